import type { AdminBooking } from '../booking/booking.ts';
import type { CategoryInput } from '../office/category.ts';
import type { Versioned } from '../office/office.ts';
import type { ProductInput } from '../office/product-input.ts';
import type { RentalToolInput } from '../office/rental-tool-input.ts';
import { type OrderFacts, refusedDeeds } from '../order/deeds.ts';
import { type AdminOrder, invoiceInForce, standingInvoice } from '../order/order.ts';
import { kindName } from '../order/order-kinds.ts';
import { isOrderStatus, orderStatus } from '../order/order-status.ts';
import type { StoredContact } from '../request/contact.ts';
import { awaitsDecision } from '../withdrawal/withdrawal-decision.ts';
import { order, rentalBooking, rentalTool } from './wire.ts';

// What the office gets and edits; each test passes in the values it is about.

/** A pending order of a business customer. */
export function adminOrder(differences: Partial<AdminOrder> = {}): AdminOrder {
  const { deliveries: _, ...plain } = order({
    order_number: differences.order_number ?? 'B-7K3M9-QX2TP',
  });
  const shown = {
    ...plain,
    refused: {},
    payment_method: 'vorkasse',
    customer_phone: '069 / 12 34',
    company_name: 'Beispiel Bau GmbH',
    company_address: 'Bauweg 1\n12345 Musterstadt',
    tax_number: 'DE123456789',
    customer_reference: 'Kst. 4711',
    notes: 'Bitte am Hoftor abladen.',
    order_items: [
      { product_name: 'Kies 0/32', quantity: 2, unit: 't', unit_price: 19.9, total_price: 39.8 },
    ],
    history: [],
    ...differences,
  };
  return { ...shown, refused: { ...refusedDeeds(factsOf(shown)), ...differences.refused } };
}

export function storedContact(differences: Partial<StoredContact> = {}): StoredContact {
  return {
    id: 'c1',
    name: 'Bernd Muster',
    email: 'bernd@muster.example',
    phone: '0171 23 45-67',
    message: 'Firma: Muster AG\n\nWas kostet eine Zufahrt?',
    request_type: 'quote',
    created_at: '2026-11-02T09:30:00.000Z',
    ...differences,
  };
}

/** A booking of `rentalBooking`, as the office sees it. */
export function adminBooking(differences: Partial<AdminBooking> = {}): AdminBooking {
  return {
    ...rentalBooking(),
    kind: 'rental',
    blocked: { from: '2026-11-25', to: '2026-11-27' },
    buffer_days: 0,
    prices: { daily_price: 45.5, weekly_price: 254.8, monthly_price: 955.5, deposit_amount: 300 },
    ...differences,
  };
}

export function rentalToolInput(fields: Partial<RentalToolInput> = {}): RentalToolInput {
  const { id: _, model: __, ...tool } = rentalTool({ name: 'Rüttelplatte', specifications: [] });
  return { ...tool, pictures: [], visibility: 'visible', ...fields };
}

export function category(
  id: string,
  name: string,
  position: number,
  fields: Partial<CategoryInput> = {},
): Versioned<CategoryInput> {
  return {
    id,
    version: 1,
    input: { of: 'product', name, position, visibility: 'visible', ...fields },
  };
}

/** A visible product at 24.50 EUR a tonne, as the office edits it. */
export function productInput(fields: Partial<ProductInput> = {}): ProductInput {
  return {
    name: 'Kies 16/32',
    category: 'Schüttgut',
    unit: 't',
    price: 24.5,
    specifications: [],
    related_ids: [],
    pictures: [],
    visibility: 'visible',
    ...fields,
  };
}

/** As the server finds them in what is stored. */
function factsOf(shown: AdminOrder): OrderFacts {
  const { order_status, delivery } = shown;
  const kind = kindName(shown);
  const { collecting_order: order_number, collected_by } = shown;
  const isInvoiced = invoiceInForce(shown) !== undefined || shown.claim === 'invoice';
  const credited = standingInvoice(shown) ? 'credited' : 'uninvoiced';
  return {
    kind: kind !== 'order' ? kind : shown.part_of ? 'part' : 'single',
    invoicing: isInvoiced ? 'invoiced' : order_number ? 'collected' : credited,
    status: isOrderStatus(order_status) ? order_status : 'cancelled',
    withdrawal: awaitsDecision(shown) ? 'undecided' : 'none',
    customer: shown.is_held ? 'held' : 'known',
    label: orderStatus(order_status, delivery?.method).label,
    invoice: standingInvoice(shown)?.number ?? (isInvoiced ? 'RE-2026-00009' : undefined),
    collected_by: order_number ? { order_number, invoice: collected_by } : undefined,
  };
}
