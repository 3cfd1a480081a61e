import type { DeliveryWish } from '../order/delivery-wish.ts';
import type { OrderRequest, OrderRequestItem } from '../order/order-request.ts';
import type { PaymentRequest } from '../payment/order-payments.ts';
import type { ContactRequest, ContactSubmission } from '../request/contact.ts';
import type { Withdrawal } from '../withdrawal/withdrawal.ts';

// Bodies as pages send them; each test passes in the values it is about.

export const SESSION = 'session-0123456789abcdef';

/** A tool picked up from Monday, 9 March, to Wednesday, as the reservation page sends it. */
export const RENTAL_WISH = {
  start_day: '2026-03-09',
  end_day: '2026-03-11',
  pieces: 1,
  method: 'pickup',
  early_start: true,
  customer_name: 'Erika Muster',
  customer_email: 'erika@example.de',
  customer_phone: '069 90009-123',
} as const;

/** The record of a tool changing hands. */
export const HANDOVER = {
  condition: 'Ohne Mängel',
  accessories: ['Koffer'],
  pictures: [] as string[],
  signature: 'M10 20L90 60',
  signed_by: 'Erika Muster',
};

/** A valid order of two tonnes of gravel, as the checkout page sends it. */
export function orderRequest(fields: Partial<OrderRequest> = {}): OrderRequest {
  return {
    session_id: SESSION,
    customer_name: 'Erika Muster',
    customer_email: 'erika@example.de',
    customer_phone: '069 90009-123',
    company_name: '',
    company_address: '',
    tax_number: '',
    payment_method: 'rechnung',
    notes: '',
    total_amount: 82.8,
    order_items: [orderItem()],
    ...fields,
  };
}

export function orderItem(fields: Partial<OrderRequestItem> = {}): OrderRequestItem {
  return {
    product_id: 1,
    product_name: 'Kies 16/32',
    quantity: 2,
    unit_price: 28.9,
    total_price: 57.8,
    ...fields,
  };
}

/** A delivery to a building site, without a day. */
export function deliveryWish(fields: Partial<DeliveryWish> = {}): DeliveryWish {
  return {
    method: 'delivery',
    street: 'Bauweg 1',
    postal_code: '12345',
    city: 'Musterstadt',
    truck_access: 'yes',
    unloading_place: 'Hinter dem Haus',
    wished_day: '',
    contact_name: 'Bernd Polier',
    contact_phone: '0171 234567',
    express: false,
    ...fields,
  };
}

/** An account other than the built-in one. */
export const NEW_BANK = {
  holder: 'Muster Bau GmbH',
  name: 'Neue Bank',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
};

/** A valid contact request, as the contact page sends it. */
export function contactRequest(fields: Partial<ContactSubmission> = {}): ContactRequest {
  return {
    name: 'Erika Muster',
    email: 'erika@example.de',
    phone: '069 90009-123',
    message: 'Firma: Muster GmbH\n\nBitte rufen Sie mich zurück.',
    request_type: 'contact',
    ...fields,
  };
}

/** Pays part of the gross total of the order above, on the day of the order. */
export const paymentRequest = (fields: Partial<PaymentRequest> = {}): PaymentRequest => ({
  id: 'payment-1',
  amount: 50,
  day: '2026-03-02',
  ...fields,
});

/** A valid withdrawal from a whole order, as its page sends it. */
export function withdrawal(fields: Partial<Withdrawal> = {}): Withdrawal {
  return {
    name: 'Erika Muster',
    email: 'erika@example.de',
    order_number: 'B-7K3M9-QX2TP',
    goods: '',
    ...fields,
  };
}
