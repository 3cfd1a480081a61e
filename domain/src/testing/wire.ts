import type { RentalBooking, ToolAvailability } from '../booking/booking.ts';
import type { CartItem } from '../cart/cart.ts';
import type { CurrentUser } from '../contract/user.ts';
import { BUILT_IN_OPTIONS, type DeliveryOptions } from '../delivery/delivery-options.ts';
import type { OrderDelivery } from '../order/delivery-wish.ts';
import type { Order, OrderItem } from '../order/order.ts';
import type { ProductDetail } from '../product/product.ts';
import type { RentalTool } from '../rental/rental.ts';

// Answers of the API; each test passes in the values it is about.

/** Gravel at 24.50 EUR a tonne. */
export function product(values: Partial<ProductDetail> = {}): ProductDetail {
  return {
    id: 7,
    name: 'Kies 16/32',
    description: 'Rundkies für Drainagen.',
    category: 'Schüttgut',
    price: 24.5,
    unit: 't',
    specifications: [{ label: 'Körnung', value: '16/32 mm' }],
    ...values,
  };
}

export function rentalTool(values: Partial<RentalTool> = {}): RentalTool {
  return {
    id: 101,
    name: 'Rüttelplatte 90 kg',
    description: 'Verdichtet Pflaster und Schotter.',
    category: 'Verdichtung',
    brand: 'Muster',
    model: 'RP 90',
    specifications: [{ label: 'Betriebsgewicht', value: '90 kg' }],
    daily_price: 45.5,
    weekly_price: 254.8,
    monthly_price: 955.5,
    deposit_amount: 300,
    quantity_available: 2,
    is_available: true,
    ...values,
  };
}

export function currentUser(values: Partial<CurrentUser> = {}): CurrentUser {
  return {
    email: 'anna@beispiel.example',
    created_at: '2026-03-05T09:30:00.000Z',
    google_user_data: { name: 'Anna Beispiel', given_name: 'Anna' },
    is_admin: false,
    ...values,
  };
}

/** Two tonnes of gravel at 19.90 EUR. */
export function cartItem(values: Partial<CartItem> = {}): CartItem {
  return {
    id: '7',
    product_id: 7,
    name: 'Kies 0/32',
    price: 19.9,
    quantity: 2,
    unit: 't',
    category: 'Schüttgut',
    ...values,
  };
}

export function orderItem(values: Partial<OrderItem> = {}): OrderItem {
  return {
    product_id: 4,
    product_name: 'Kies 0/32',
    quantity: 2,
    unit: 't',
    category: 'Schüttgut',
    unit_price: 19.9,
    total_price: 39.8,
    ...values,
  };
}

/** Two tonnes of that gravel, ordered by a private customer. */
export function order(values: Partial<Order> = {}): Order {
  const order_number = values.order_number ?? 'B-7K3M9-QX2TP';
  return {
    id: order_number,
    order_number,
    created_at: '2026-11-03T13:05:00.000Z',
    payment_method: 'rechnung',
    order_status: 'pending',
    subtotal_amount: 39.8,
    delivery_amount: 25,
    total_amount: 64.8,
    customer_name: 'Anna Beispiel',
    customer_email: 'anna@beispiel.example',
    customer_phone: '069 1234',
    company_name: '',
    notes: '',
    order_items: [orderItem()],
    ...values,
  };
}

/** A delivery by an 18-tonne truck to a building site in zone 2, without a wished day. */
export function orderDelivery(differences: Partial<OrderDelivery> = {}): OrderDelivery {
  return {
    method: 'delivery',
    street: 'Am Hang 7',
    postal_code: '12355',
    city: 'Neudorf',
    truck_access: 'no',
    unloading_place: 'Hinter der Garage',
    wished_day: '',
    contact_name: 'Paul Polier',
    contact_phone: '0171 234567',
    express: false,
    zone: 'Zone 2',
    ...differences,
  };
}

/** Zone prices other than the built-in ones. */
export const OTHER_ZONE_PRICES = [
  { free_from: 650, otherwise: 29.9 },
  { free_from: 800, otherwise: 49.5 },
  { free_from: 1200, otherwise: 80 },
];

/** 11111 is in zone 1, 22222 in zone 2, 33333 in zone 3, 44444 beyond. */
export function deliveryOptions(values: Partial<DeliveryOptions> = {}): DeliveryOptions {
  const areas = [1, 2, 3, 4].map((zone) => {
    const postalCode = String(zone).repeat(5);
    return { from: postalCode, to: postalCode, zone };
  });
  return { ...BUILT_IN_OPTIONS, areas, ...values };
}

/** A plate compactor that Anna has requested, from Wednesday to Friday. */
export function rentalBooking(values: Partial<RentalBooking> = {}): RentalBooking {
  return {
    booking_number: 'M-7K3M9-QX2TP',
    state: 'requested',
    created_at: '2026-11-23T09:00:00.000Z',
    start_day: '2026-11-25',
    end_day: '2026-11-27',
    tool_id: 101,
    tool_name: 'Rüttelplatte 90 kg',
    article_number: 'RP 90',
    pieces: 1,
    method: 'pickup',
    tier: 'daily',
    days: 2,
    rental_amount: 91,
    insurance_amount: 0,
    net_amount: 91,
    gross_amount: 108.29,
    vat_rate: 19,
    deposit_amount: 300,
    deposit: { state: 'none' },
    hold_until: '2026-11-24T23:00:00.000Z',
    cancel_until: '2026-11-24T11:00:00.000Z',
    is_late: false,
    history: [{ what: 'requested', at: '2026-11-23T09:00:00.000Z' }],
    customer_name: 'Anna Beispiel',
    customer_email: 'anna@beispiel.example',
    customer_phone: '069 1234',
    ...values,
  };
}

/**
 * Availability of two months, given their lengths in days; all `pieces` are free except on the given
 * days.
 */
export function toolAvailability(
  months: Readonly<Record<string, number>>,
  taken: Readonly<Record<string, number>> = {},
  pieces = 3,
): ToolAvailability {
  const dayOf = (month: string, index: number) => `${month}-${String(index + 1).padStart(2, '0')}`;
  const free = Object.entries(months).map(([month, length]) => [
    month,
    Array.from({ length }, (_, index) => pieces - (taken[dayOf(month, index)] ?? 0)),
  ]);
  return { pieces, buffer_days: 0, free: Object.fromEntries(free) };
}
