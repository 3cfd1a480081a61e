import { REQUEST_TYPES } from '@shop/domain/request/contact';
import { addDays, berlinMidnight } from '@shop/domain/time/calendar';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { writesNothing } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { orderNumber, storeContacts, storeOrders } from '../../test/stored-data.ts';
import {
  CONFIRMATION_ID,
  CONFIRMATION_V1,
  CUSTOMER_V1,
  INVOICE_V1,
  INVOICED_ORDER_V1,
  KEPT_PAPER_V1,
  ORDERED_CART_V1,
  OUTBOX_ENTRY_V1,
  RENTAL_BOOKING_V1,
} from '../../test/stored-fixtures.ts';
import { failingAt } from '../../test/transactions.ts';
import type { StoredOrder } from '../stored/order.ts';
import { applyRetention, type RetentionOptions, retainDaily } from './apply-retention.ts';

/** An afternoon of the year in which everything below happened. */
const HAPPENED = at('2026-03-02T15:00:00+01:00');
const CLOSED = { order_status: 'delivered', created_at: HAPPENED };
const NUMBER = orderNumber(0);

const api = apiWithoutMails();

function at(instant: string): Timestamp {
  return Timestamp.fromDate(new Date(instant));
}

const store = (path: string, document: object) => api.firestore.doc(path).set(document);
const paths = async () => Object.keys(await api.everything()).sort();

/** Applies the periods on a day in Berlin; resolves to the non-zero counts. */
async function retainOn(
  day: string,
  options: Partial<RetentionOptions> = {},
  runTransaction = api.deps.runTransaction,
) {
  const deps = { ...api.deps, runTransaction, now: () => berlinMidnight(day) };
  const results = await applyRetention(deps, { dryRun: false, ...options });
  return Object.fromEntries(results.filter(({ count }) => count > 0).map((r) => [r.kind, r.count]));
}

const storeGivenUp = (id = 'c0000-notice', given_up_at = HAPPENED) =>
  store(`outbox/${id}`, { ...OUTBOX_ENTRY_V1, subject_id: 'other', given_up_at });

const request = (request_type: (typeof REQUEST_TYPES)[number]) => () =>
  storeContacts(api.firestore, { request_type, created_at: HAPPENED });

const DELIVERED = {
  what: 'status',
  from: 'processing',
  to: 'delivered',
  by_uid: 'office',
} as const;
const NEW_YEAR = at('2027-01-01T00:00:00+01:00');
const BOOKING = 'M-7K2MQ-4XN8T';
const storeBooking = (fields: object) =>
  store(`rentalBookings/${BOOKING}`, { ...RENTAL_BOOKING_V1, ...fields });
const storeOrder = (fields: object) => () =>
  storeOrders(api.firestore, { ...CLOSED, ...fields } as Partial<StoredOrder>);
const [INVOICE] = INVOICED_ORDER_V1.invoices;
const PAID = { id: 'payment-1', what: 'paid', cents: 98_53, day: '2027-01-04', by_uid: 'office' };

test.each<[what: string, storeIt: () => Promise<unknown>, firstDeleted: string]>([
  ['a delivered order', storeOrder({}), '2035-01-01'],
  ['a cancelled order', storeOrder({ order_status: 'cancelled' }), '2035-01-01'],
  [
    'an order that was delivered in the next year',
    storeOrder({ history: [{ ...DELIVERED, at: NEW_YEAR }] }),
    '2036-01-01',
  ],
  [
    'an order that was paid in the year after its delivery',
    storeOrder({ entries: [{ ...PAID, at: NEW_YEAR }] }),
    '2036-01-01',
  ],
  [
    'an order that was invoiced in the year after its delivery',
    storeOrder({ invoices: [{ ...INVOICE, created_at: NEW_YEAR }] }),
    '2036-01-01',
  ],
  [
    'an invoice with its paper and its entry in the book',
    async () => {
      await store('invoices/RE-2026-00001', INVOICE_V1);
      await store('invoiceBook/RE-2026-00001', { number: 'RE-2026-00001' });
      for (const part of [0, 1]) {
        await store(`keptPapers/invoice-RE-2026-00001-${part}`, KEPT_PAPER_V1);
      }
    },
    '2035-01-01',
  ],
  [
    'a batch for DATEV',
    () => store('datevBatches/2026-03-1', { created_at: at('2026-04-01T00:00:00+02:00') }),
    '2035-01-01',
  ],
  [
    'a booking that was closed in the next year',
    async () => {
      const history = [{ id: 'x', what: 'closed', by_uid: 'office', at: NEW_YEAR }];
      await storeBooking({ state: 'closed', history });
      const name = 'a'.repeat(32);
      const handover = { pictures: [`/api/admin/rental-pictures/${name}-800.jpg`] };
      await store(`rentalRecords/${BOOKING}`, { handover, schema_version: 1 });
      await store(`rentalPictures/${name}-400`, { bytes: 'x' });
      const contract = { ...KEPT_PAPER_V1, kind: 'contract', about: [BOOKING] };
      await store(`keptPapers/contract-${BOOKING}-x-0`, contract);
    },
    '2036-01-01',
  ],
  ['a downtime', () => storeBooking({ kind: 'downtime' }), '2035-01-01'],
  [
    'an archived customer',
    () => store('customers/10001', { ...CUSTOMER_V1, visibility: 'archived' }),
    '2035-01-01',
  ],
  [
    'a letter to a customer',
    () => store(`keptPapers/${CONFIRMATION_ID}-0`, CONFIRMATION_V1),
    '2033-01-01',
  ],
  ['a general request', request('contact'), '2026-08-30'],
  ['a request to call back', request('callback'), '2026-08-30'],
  ['a request for a quote', request('quote'), '2033-01-01'],
  ['a request for a service', request('service_inquiry'), '2033-01-01'],
  ['a request about a delivery', request('delivery'), '2033-01-01'],
  ['a complaint', request('complaint'), '2033-01-01'],
  ['the entry of an undelivered mail', () => storeGivenUp(), '2026-04-02'],
])('%s is kept the day before it is due, and deleted on that day', async (_what, storeIt, due) => {
  await storeIt();
  expect(await writesNothing(api, () => retainOn(addDays(due, -1)))).toEqual({});
  await retainOn(due);
  expect(await api.everything()).toEqual({});
});

test('open orders and rentals, customers in use and waiting mails are never deleted', async () => {
  const open = ['pending', 'processing', 'on hold'].map((order_status) => {
    return { ...CLOSED, order_status } as Partial<StoredOrder>;
  });
  await storeOrders(api.firestore, ...open);
  await store('customers/10001', CUSTOMER_V1);
  await storeBooking({ state: 'handed_out' });
  await store('outbox/a', { ...OUTBOX_ENTRY_V1, state: 'waiting', given_up_at: HAPPENED });
  expect(await writesNothing(api, () => retainOn('2099-01-01'))).toEqual({});
});

test('a mail that is queued again just before its deletion is kept', async () => {
  await storeGivenUp();
  const entry = api.firestore.doc('outbox/c0000-notice');
  await retainOn('2026-04-02', {}, async (update) => {
    await entry.update({ state: 'waiting' });
    return api.deps.runTransaction(update);
  });
  expect((await entry.get()).get('state')).toBe('waiting');
});

test('deleting an order takes its traces with it, and nothing else', async () => {
  await storeOrders(api.firestore, CLOSED, { ...CLOSED, created_at: at('2027-01-01T12:00:00Z') });
  for (const [index, subject_id] of [NUMBER, orderNumber(1)].entries()) {
    await store(`outbox/${subject_id}-notice`, { ...OUTBOX_ENTRY_V1, subject_id, state: 'sent' });
    await store(`carts/${index}`, { ...ORDERED_CART_V1, order_number: subject_id });
  }
  await retainOn('2035-01-01');
  const { request_hash: _, ...cart } = ORDERED_CART_V1;
  expect(await paths()).toEqual([
    'carts/0',
    'carts/1',
    `orders/${orderNumber(1)}`,
    `outbox/${orderNumber(1)}-notice`,
  ]);
  expect(await api.stored('carts/0')).toEqual({ ...cart, order_number: NUMBER });
});

describe('a run', () => {
  /** Three orders, and one of every request and mail. */
  async function storeMany(orders = 3) {
    await storeOrders(api.firestore, ...Array.from({ length: orders }, () => CLOSED));
    const created_at = HAPPENED;
    const requests = REQUEST_TYPES.map((request_type) => ({ request_type, created_at }));
    await storeContacts(api.firestore, ...requests);
    await storeGivenUp();
  }
  const OTHERS = { 'general requests': 2, 'business letters': 4, 'undelivered mails': 1 };

  test('counts the same and changes nothing if it is dry', async () => {
    // More orders than a page has.
    await storeMany(105);
    const all = { orders: 105, ...OTHERS };
    expect(await writesNothing(api, () => retainOn('2035-01-01', { dryRun: true }))).toEqual(all);
    expect(await retainOn('2035-01-01')).toEqual(all);
    expect(await api.everything()).toEqual({});
  });

  test.each([1, 5])('is completed by the next if it fails at deletion %i', async (nth) => {
    await storeMany();
    await retainOn('2035-01-01', {}, failingAt(nth, api.deps.runTransaction));
    expect(await api.everything()).not.toEqual({});
    await retainOn('2035-01-01');
    expect(await api.everything()).toEqual({});
  });

  test('is continued by the next if it is limited', async () => {
    await storeMany();
    const counts = [];
    for (let run = 0; run < 3; run += 1) {
      counts.push((await retainOn('2035-01-01', { maxOfKind: 2 })).orders);
    }
    expect(counts).toEqual([2, 1, undefined]);
    expect(await api.everything()).toEqual({});
  });

  test('is not held up by orders that were closed later if it is limited', async () => {
    const history = [{ ...DELIVERED, at: at('2027-01-08T12:00:00Z') }];
    await storeOrders(api.firestore, CLOSED, ...Array(3).fill({ ...CLOSED, history }));
    expect(await retainOn('2035-01-01', { maxOfKind: 1 })).toEqual({ orders: 1 });
    expect(await retainOn('2035-01-01', { maxOfKind: 1 })).toEqual({});
    expect(await paths()).toHaveLength(3);
  });

  test('costs 11 reads if nothing is due, however much is stored', async () => {
    await storeMany(105);
    const { reads, writes } = api.usage();
    await retainOn('2026-04-01');
    expect(api.usage()).toMatchObject({ reads: reads + 11, writes });
  });
});

describe('every day', () => {
  const retain = (day: string, runTransaction = api.deps.runTransaction) =>
    retainDaily({ ...api.deps, runTransaction, now: () => berlinMidnight(day) });

  test('logs the counts and nothing else', async () => {
    await storeOrders(api.firestore, CLOSED);
    await retain('2035-01-01');
    const none = { invoices: 0, 'general requests': 0, bookings: 0, 'undelivered mails': 0 };
    expect(api.log).toMatchObject([
      { severity: 'INFO', message: 'Retention applied', deleted: { orders: 1, ...none } },
    ]);
    expect(Object.keys(api.log[0] ?? {})).toEqual(['severity', 'message', 'deleted']);
  });

  test('logs a failing kind, which does not hold up the others', async () => {
    await storeOrders(api.firestore, CLOSED);
    await storeGivenUp();
    await retain('2035-01-01', failingAt(1, api.deps.runTransaction));
    expect(await paths()).toEqual([`orders/${NUMBER}`]);
    expect(api.log.at(-1)).toEqual({
      severity: 'ERROR',
      message: 'Retention failed: Error',
      kind: 'orders',
    });
  });
});
