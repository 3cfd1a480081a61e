import { STANDARD_VAT_RATE } from '@shop/domain/money/vat';
import { TEXTS, textsOf } from '@shop/domain/order/order-fields';
import { contactRequest, orderRequest } from '@shop/domain/testing/sent';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { StoredContactRequest } from '../src/stored/contact.ts';
import { storedOrder as derived } from '../src/stored/ledger.ts';
import type { StoredOrder, StoredOrderInvoice, StoredOrderItem } from '../src/stored/order.ts';
import { storeAll } from './shop-data.ts';

/** A stored order of two tonnes of gravel. */
export function storedOrder(fields: Partial<StoredOrder> = {}): StoredOrder {
  const { payment_method, ...request } = orderRequest();
  const total_cents = fields.total_cents ?? 8280;
  const vat_cents = Math.round((total_cents * STANDARD_VAT_RATE) / 100);
  const facts = {
    ...textsOf(request, TEXTS.head),
    payment_method,
    order_number: 'B-00000-00000',
    created_at: Timestamp.fromDate(new Date('2026-03-02T09:30:00.123Z')),
    order_status: 'pending',
    subtotal_cents: 5780,
    delivery_cents: 2500,
    total_cents,
    vat: [{ rate: STANDARD_VAT_RATE, net_cents: total_cents, vat_cents }],
    gross_cents: total_cents + vat_cents,
    order_items: [storedItem()],
    user_id: null,
    schema_version: 1 as const,
    ...fields,
  };
  return { ...derived(facts), ...fields };
}

/** An invoice in its order: of the order above, on the day that it was placed. */
export const storedInvoice = (
  fields: Partial<StoredOrderInvoice> & Pick<StoredOrderInvoice, 'number'>,
): StoredOrderInvoice => ({
  kind: 'invoice',
  created_at: Timestamp.fromDate(new Date('2026-03-02T10:00:00Z')),
  day: '2026-03-02',
  supply_day: '2026-03-02',
  gross_cents: 98_53,
  payable_cents: 98_53,
  vat: [{ rate: STANDARD_VAT_RATE, net_cents: 82_80, vat_cents: 15_73 }],
  ...fields,
});

export function storedItem(fields: Partial<StoredOrderItem> = {}): StoredOrderItem {
  return {
    product_id: 1,
    product_name: 'Kies 16/32',
    unit: 't',
    category: 'Schüttgut',
    quantity: 2,
    unit_price_cents: 2890,
    total_price_cents: 5780,
    ...fields,
  };
}

/** `B-00000-00007` for 7. */
export const orderNumber = (index: number): string => `B-00000-${String(index).padStart(5, '0')}`;

/** A document for each set of fields, numbered from 0. */
export const numberedOrders = (orders: readonly Partial<StoredOrder>[]) =>
  orders.map((fields, index) => {
    const order_number = orderNumber(index);
    return [`orders/${order_number}`, storedOrder({ order_number, ...fields })] as const;
  });

export const storeOrders = (firestore: Firestore, ...orders: Partial<StoredOrder>[]) =>
  storeAll(firestore, numberedOrders(orders));

/** A document for each set of fields, under the ids c0000, c0001 and so on. */
export function numberedContacts(contacts: readonly Partial<StoredContactRequest>[]) {
  const [created] = createdAt('2026-03-02T09:30:00.123Z');
  return contacts.map((fields, index) => {
    const stored = { ...contactRequest(), ...created, schema_version: 1, ...fields };
    return [`contacts/c${String(index).padStart(4, '0')}`, stored] as const;
  });
}

export const storeContacts = (firestore: Firestore, ...contacts: Partial<StoredContactRequest>[]) =>
  storeAll(firestore, numberedContacts(contacts));

/** Instants as `created_at` fields. */
export function createdAt(...instants: string[]): { created_at: Timestamp }[] {
  return instants.map((instant) => ({ created_at: Timestamp.fromDate(new Date(instant)) }));
}
