import { CHANGES, type ChangeCall, revisedBy } from '@shop/domain/contract/api';
import { type ApiError, SEEN_REVISION_HEADER } from '@shop/domain/contract/call';
import type { RevisedRecord } from '@shop/domain/contract/describe';
import type { OfficeFields } from '@shop/domain/office/stored-catalogue';
import { GRAVEL, PLATE, SLATE } from '@shop/domain/testing/stored';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { entryStoreOf, PRODUCT_STORE } from '../src/changes/entry-stores.ts';
import { expectRefused, writesNothing } from './answers.ts';
import { apiWithoutMails } from './api-for-tests.ts';
import { ENTRIES, firstRequest, KNOWN, SAMPLE_CALLS } from './sample-calls.ts';
import { storeAll } from './shop-data.ts';
import { numberedContacts, numberedOrders, orderNumber } from './stored-data.ts';
import {
  CUSTOMER_V1,
  REMEMBERED_USER_V1,
  RENTAL_BOOKING_V1,
  SENT_QUOTE_V1,
  STANDING_ORDER_V1,
} from './stored-fixtures.ts';

const api = apiWithoutMails();
const PENDING = orderNumber(0);
const DELIVERED = orderNumber(1);
const OVERDUE = orderNumber(2);
const INVOICE = 'RE-2026-00001';
const ADMINS = ['chef', 'anna', 'bernd'];
/** Ignores what a paper has said so far, kept before a change. */
const settled = {
  everything: async () => {
    const all = Object.entries(await api.everything());
    return Object.fromEntries(all.filter(([path]) => !/^(rateLimits|keptPapers)\//.test(path)));
  },
};
const ID_TAKEN = 'Die Kennung dieser Anfrage wurde schon für eine andere verwendet.';

/** A customer's account at the books cannot be that of another. */
const another = (entry: object) => ({
  ...entry,
  name: 'Andere',
  ...('debtor' in entry && { debtor: 10_490 }),
});

beforeEach(async () => {
  const orders = numberedOrders([
    {},
    { order_status: 'delivered', customer_name: 'Max Brandt', company_address: 'Weg 1\n12345 Ort' },
    { order_status: 'processing', payment_method: 'vorkasse', due_day: '2026-02-01' },
  ]);
  await storeAll(api.firestore, [
    ...[GRAVEL, SLATE].map((stored) => [`products/${stored.id}`, stored] as const),
    [`rentalTools/${PLATE.id}`, PLATE],
    ...ENTRIES.map(
      ({ collection, stored }) => [`${collection}/90`, { ...another(stored), id: 90 }] as const,
    ),
    ...numberedContacts([{}]),
    ...orders,
    [`rentalBookings/${KNOWN.booking}`, RENTAL_BOOKING_V1],
    [`quotes/${KNOWN.quote}`, SENT_QUOTE_V1],
    ['counters/quotes', { last: 10_001, schema_version: 1 }],
    ['standingOrders/standing', STANDING_ORDER_V1],
    [
      'admins/registry',
      { admins: ADMINS.map((uid) => ({ uid, since: api.clock.now })), schema_version: 1 },
    ],
  ]);
  for (const uid of ADMINS) api.asAdmin(uid);
  for (const uid of ['erika', 'max']) api.signedIn(uid);
});

interface Sent {
  /** Values of the path parameter and body without its id; those of the samples by default. */
  at?: string;
  body?: object;
}
interface Prepared extends Sent {
  prepare?(): Promise<unknown>;
}
interface Repeated extends Prepared {
  /** What the same id cannot be used for. */
  other: Sent;
}

const post = (path: string, body: object, uid = 'chef', headers = {}) => {
  api.pass(1000);
  return api.post(`/api/admin/${path}`, body, { ...api.asAdmin(uid), ...headers });
};
const savePrices = async () => {
  for (const product of [GRAVEL, SLATE]) {
    const input = { ...PRODUCT_STORE.toInput(product), price: 30 };
    const request_id = `request-0000${product.id}`;
    const changes = [{ id: `${product.id}`, version: 0, input }];
    await post('products', { request_id, batch_id: 'batch-000001', changes });
  }
};
/** For saves, an id cannot be used for another item; other content is a conflict, which the form resolves. */
const otherEntry = ({ path, stored, input }: (typeof ENTRIES)[number]) => {
  const { version = 0 } = stored as OfficeFields;
  const change = { id: '90', version, input: { ...another(input), visibility: 'hidden' } };
  return [`POST /api/admin/${path}`, { other: { body: { changes: [change] } } }];
};
const writeInvoice = () =>
  post('invoices', { request_id: 'request-invoice', order_numbers: [DELIVERED] });

const paid = (id: string) => {
  const at = Timestamp.fromDate(new Date('2026-03-02T09:00:00Z'));
  return { id, what: 'paid' as const, cents: 40_00, day: '2026-03-02', by_uid: 'chef', at };
};
const PAID_AHEAD = {
  payment_method: 'vorkasse',
  company_name: 'Brandt Bau GmbH',
  entries: [paid('payment-1'), paid('payment-2')],
};

const withdraw = (path: string) => {
  const received_at = Timestamp.fromDate(api.clock.now);
  const withdrawal = { received_at, request_id: 'c0000', is_other_email: false };
  return api.firestore.doc(path).update({ withdrawal });
};

const storeCustomers = async (...ids: number[]) => {
  for (const id of ids) await api.firestore.doc(`customers/${id}`).set({ ...CUSTOMER_V1, id });
};

const quoteBody = (fields: object) => {
  const { body } = sample('POST /api/admin/quotes');
  return { content: { ...body.content, conditions: 'Andere', ...fields } };
};
function changedBody(call: ChangeCall, fields: object): Sent {
  return { body: { ...sample(call).body, ...fields } };
}

const EDIT = { items: [{ product_id: 1, quantity: 3 }], reason: 'Tel.', total_amount: 111.7 };
const PLACE = { street: 'Weg 1', postal_code: '12340', city: 'Ort' };
const PAYMENT = { amount: 10, day: '2026-03-02' };
const CONFIRM = { request_id: 'request-confirmed', from: 'requested', to: 'confirmed' };
const confirmBooking = () => post(`rental-bookings/${KNOWN.booking}/step`, CONFIRM);
const DEPOSIT = { what: 'paid', amount: 200, day: '2026-03-02' };
const CREDIT = { lines: [{ line: 0, quantity: 1 }], amounts: [], reason: 'Feucht' };

/** Every call whose request has an id. */
const CALLS: Partial<Record<ChangeCall, Repeated>> = {
  'POST /api/admin/orders': { other: { body: { gross_amount: 508.59, ...quoteBody({}) } } },
  'POST /api/admin/orders/{orderNumber}/edit': {
    body: EDIT,
    other: { body: { ...EDIT, place: PLACE } },
  },
  'POST /api/admin/orders/{orderNumber}/payments': {
    body: PAYMENT,
    other: { body: { ...PAYMENT, day: '2026-03-01' } },
  },
  'POST /api/admin/orders/{orderNumber}/reminder': { at: OVERDUE, other: {} },
  'POST /api/admin/reminder-run': {
    body: { order_numbers: [OVERDUE] },
    other: { body: { order_numbers: [OVERDUE, PENDING] } },
  },
  'POST /api/admin/orders/{orderNumber}/write-off': {
    prepare: writeInvoice,
    at: DELIVERED,
    other: { body: { reason: 'settled' } },
  },
  'POST /api/admin/orders/{orderNumber}/withdrawal': {
    prepare: () => withdraw(`orders/${PENDING}`),
    at: PENDING,
    body: { outcome: 'whole' },
    other: { body: { outcome: 'none', reason: 'nach Maß' } },
  },
  'POST /api/admin/quotes': { other: { body: quoteBody({ note: 'x' }) } },
  'POST /api/admin/quotes/{number}/save': { other: { body: quoteBody({}) } },
  'POST /api/admin/quotes/{number}/send': { other: { body: { valid_until: '2026-04-30' } } },
  'POST /api/admin/quotes/{number}/withdraw': { other: { body: { reason: 'Doppelt' } } },
  'POST /api/admin/rental-bookings/{bookingNumber}/withdrawal': {
    prepare: () => withdraw(`rentalBookings/${KNOWN.booking}`),
    body: { outcome: 'whole' },
    other: { body: { outcome: 'none', reason: 'Frist vorbei' } },
  },
  'POST /api/admin/claims/{id}/entries': {
    prepare: confirmBooking,
    at: `${KNOWN.booking}-K`,
    body: DEPOSIT,
    other: { body: { ...DEPOSIT, amount: 100 } },
  },
  'POST /api/admin/customers/{id}/merge': {
    prepare: () => storeCustomers(10_001, 10_002, 10_003),
    other: { at: '10003', body: { into: 'K-10002' } },
  },
  'POST /api/admin/orders/{orderNumber}/notes': { other: { body: { text: 'Tor zu' } } },
  'POST /api/admin/rental-bookings/{bookingNumber}/notes': { other: { body: { text: 'Tor zu' } } },
  'POST /api/admin/rental-bookings': {
    other: changedBody('POST /api/admin/rental-bookings', { kind: 'downtime', notes: 'UVV' }),
  },
  'POST /api/admin/rental-bookings/{bookingNumber}/move': {
    other: { body: { start_day: '2026-03-10', end_day: '2026-03-13', pieces: 2 } },
  },
  'POST /api/admin/rental-bookings/{bookingNumber}/step': {
    other: { body: { from: 'confirmed', to: 'cancelled', reason: 'Doppelt' } },
  },
  'POST /api/admin/standing-orders/{id}': {
    other: { body: { state: 'paused', reason: 'Ferien' } },
  },
  'POST /api/admin/invoices': {
    body: { order_numbers: [DELIVERED] },
    other: { body: { order_numbers: [DELIVERED, PENDING] } },
  },
  'POST /api/admin/collective-invoices': {
    prepare: async () => {
      const customer = { ...CUSTOMER_V1, invoicing: 'monthly' };
      await api.firestore.doc('customers/10001').set(customer);
      const collected = { customer_number: 'K-10001', payment_method: 'rechnung', entries: [] };
      await api.firestore.doc(`orders/${DELIVERED}`).update(collected);
    },
    body: { order_numbers: [DELIVERED] },
    other: { body: { order_numbers: [DELIVERED, PENDING] } },
  },
  'POST /api/admin/invoices/{number}/cancel': {
    prepare: writeInvoice,
    at: INVOICE,
    other: { body: { reason: 'Doppelt' } },
  },
  'POST /api/admin/orders/{orderNumber}/advance-invoice': {
    prepare: () => api.firestore.doc(`orders/${PENDING}`).update(PAID_AHEAD),
    at: PENDING,
    body: { payment: 'payment-1' },
    other: { body: { payment: 'payment-2' } },
  },
  'POST /api/admin/invoices/{number}/credit': {
    prepare: writeInvoice,
    at: INVOICE,
    body: CREDIT,
    other: { body: { ...CREDIT, lines: [{ line: 0, quantity: 2 }] } },
  },
  'POST /api/admin/datev': {
    prepare: writeInvoice,
    body: { month: '2026-03' },
    other: { body: { month: '2026-02' } },
  },
  'POST /api/admin/contacts/{id}/notes': { other: { body: { text: 'Ruft nicht zurück.' } } },
  'POST /api/admin/contacts/{id}/reply': { other: { body: { text: 'Nein.' } } },
  ...Object.fromEntries(ENTRIES.map(otherEntry)),
  'POST /api/admin/settings/{name}': {
    body: { version: 0, value: { standard: 7, rates: [7, 19] } },
    other: { at: 'specialDays', body: { version: 0, value: { days: [] } } },
  },
  'POST /api/admin/changes/{id}/undo': {
    prepare: savePrices,
    at: 'request-00001-0',
    other: { at: 'request-00007-0' },
  },
  'POST /api/admin/batches/{id}/undo': {
    prepare: savePrices,
    at: 'batch-000001',
    other: { body: { batch_id: 'undo-batch-0002' } },
  },
  'POST /api/admin/admins': {
    body: { email: 'erika@example.de' },
    other: { body: { email: 'max@example.de' } },
  },
  'POST /api/admin/admins/{id}/take': { at: 'anna', other: { at: 'bernd' } },
  'POST /api/admin/admins/{id}/end-sessions': { at: 'anna', other: { at: 'bernd' } },
  'POST /api/users/companies/{number}/sites': {
    prepare: () => {
      const owner = { ...CUSTOMER_V1.members[0], email: 'max@example.de' };
      return api.firestore.doc('customers/10001').set({ ...CUSTOMER_V1, members: [owner] });
    },
    other: changedBody('POST /api/users/companies/{number}/sites', { site: { name: 'Nord' } }),
  },
  'POST /api/users/standing-orders': {
    prepare: () =>
      api.firestore.doc('users/max').set({ ...REMEMBERED_USER_V1, name: 'Max', phone: '0171 1' }),
    other: changedBody('POST /api/users/standing-orders', { name: 'Andere' }),
  },
  'POST /api/users/standing-orders/{id}': {
    prepare: () =>
      api.firestore.doc('standingOrders/standing').set({ ...STANDING_ORDER_V1, uid: 'max' }),
    other: { body: { state: 'ended' } },
  },
  'POST /api/quotes/{number}/ask': {
    other: changedBody('POST /api/quotes/{number}/ask', { text: 'Anders' }),
  },
  'POST /api/quotes/{number}/decline': {
    other: changedBody('POST /api/quotes/{number}/decline', { text: 'Anders' }),
  },
  'POST /api/quotes/{number}/order': {
    ...changedBody('POST /api/quotes/{number}/order', { gross_amount: 487.17 }),
    other: changedBody('POST /api/quotes/{number}/order', { lines: [{ line: 0, quantity: 1.5 }] }),
  },
};

function sample(call: string) {
  const found = SAMPLE_CALLS.find(({ name }) => name === call);
  if (!found) throw new Error(`${call} has no sample`);
  const [path, { body = '{}' }] = firstRequest(found);
  const index = found.path.split('/').findIndex((part) => part.startsWith('{'));
  return { path: found.path, at: path.split('/')[index], body: JSON.parse(body) };
}

/** The field with the request's id; undefined for a call without one. */
function idFieldOf(call: ChangeCall): string | undefined {
  const schema: object = CHANGES[call].body;
  const fields = 'fields' in schema ? Object.keys(schema.fields as object) : [];
  return ['request_id', 'id'].find((name) => fields.includes(name));
}

async function send(call: ChangeCall, { at, body }: Sent, uid?: string, headers?: object) {
  const first = sample(call);
  const idField = idFieldOf(call);
  const id = idField !== undefined && { [idField]: KNOWN.id };
  const path = first.path.replace(/\{\w+\}/, at ?? first.at ?? '');
  const sent = { ...(body ?? first.body), ...id };
  const admin = path.split('/api/admin/')[1];
  if (admin !== undefined) return post(admin, sent, uid, headers);
  api.pass(1000);
  return api.post(path, sent, api.signedIn('max'));
}

/** Calls that neither add twice nor refuse what a cart or company already has; their tests are with their code. */
const ELSEWHERE_TESTED: readonly string[] = [
  'POST /api/cart/plan',
  'POST /api/users/companies/{number}/members',
  'POST /api/users/companies/{number}/membership',
];

test('the tables have every call with an id', () => {
  const calls = Object.keys(CHANGES) as ChangeCall[];
  const expected = calls.filter((call) => idFieldOf(call) && !ELSEWHERE_TESTED.includes(call));
  expect(Object.keys(CALLS).sort()).toEqual(expected.sort());
});

test.each(Object.entries(CALLS) as [ChangeCall, Repeated][])(
  'the id of %s serves once for its own request, and for nothing else',
  async (call, { other, prepare, ...sent }) => {
    await prepare?.();
    const first = await send(call, sent);
    expect([200, 201], await first.clone().text()).toContain(first.status);
    const isOfOffice = call.startsWith('POST /api/admin/');
    await writesNothing(settled, async () => {
      expect((await send(call, sent)).status).toBe(200);
      if (isOfOffice) await expectRefused(await send(call, sent, 'bernd'), 409, ID_TAKEN);
      if (Object.keys(other).length === 0) return;
      await expectRefused(await send(call, { ...sent, ...other }), 409, ID_TAKEN);
    });
  },
);

test('the id that wrote an invoice cannot cancel it', async () => {
  await writeInvoice();
  const cancel = { request_id: 'request-invoice', reason: 'Falsch' };
  const response = await writesNothing(settled, () => post(`invoices/${INVOICE}/cancel`, cancel));
  expect(await response.json()).toEqual({ message: ID_TAKEN, code: 'id_taken' });
});

/** The step that was taken just now. */
const toTakeBack = (to: string) => ({ to, at: api.clock.now.toISOString() });

/** What changes that name a revision need, if not their sample. */
const BASED: Partial<Record<ChangeCall, Prepared>> = {
  ...CALLS,
  'POST /api/admin/orders': {
    body: { ...quoteBody({}), gross_amount: 508.59, quote_number: KNOWN.quote },
  },
  'POST /api/admin/orders/{orderNumber}/take-back': {
    prepare: () => post(`orders/${PENDING}/status`, { from: 'pending', to: 'processing' }),
    get body() {
      return toTakeBack('processing');
    },
  },
  'POST /api/admin/orders/{orderNumber}/delivered': { at: DELIVERED },
  'POST /api/admin/deliveries/{day}/stops': { body: { order_numbers: [PENDING] } },
  'POST /api/admin/customers/{id}/orders': {
    prepare: () => storeCustomers(10_001),
    body: { order_number: PENDING },
  },
  'POST /api/admin/rental-bookings/{bookingNumber}/customer': {
    prepare: () => storeCustomers(10_001),
  },
  'POST /api/admin/rental-bookings/{bookingNumber}/take-back': {
    prepare: confirmBooking,
    get body() {
      return toTakeBack('confirmed');
    },
  },
};

/** Where the record of a change is, unless that is what the path names. */
const ELSEWHERE: Partial<Record<ChangeCall, string>> = {
  'POST /api/admin/orders': `quotes/${KNOWN.quote}`,
  'POST /api/admin/customers/{id}/orders': `orders/${PENDING}`,
  'POST /api/admin/invoices/{number}/cancel': `orders/${DELIVERED}`,
  'POST /api/admin/invoices/{number}/credit': `orders/${DELIVERED}`,
};
const COLLECTIONS: Record<RevisedRecord, string> = {
  order: 'orders',
  booking: 'rentalBookings',
  quote: 'quotes',
  standing_order: 'standingOrders',
  request: 'contacts',
  tour: 'tours',
  customer: 'customers',
};

/** The revision before and after somebody else's change. */
async function changedByBernd(path: string) {
  const { revision = 0, version = 0, ...entry } = (await api.stored(path)) ?? {};
  if (path.startsWith('customers/')) {
    const input = entryStoreOf('customer')?.toInput({ ...entry, notes: 'Neu' } as never);
    const change = { id: path.split('/')[1], version, input };
    await post('customers', { request_id: 'request-bernd', changes: [change] }, 'bernd');
    return [version, version + 1];
  }
  const at = Timestamp.fromDate(api.clock.now);
  const next = { revision: revision + 1, by_uid: 'bernd', at, what: 'billing' };
  const tour = { order_numbers: [], expires_at: at, schema_version: 1 };
  const stop = path.startsWith('tours/') && tour;
  const changed = { revision: next.revision, last_changes: [next], ...stop };
  await api.firestore.doc(path).set(changed, { merge: true });
  return [revision, revision + 1];
}

const OF_OFFICE = (Object.keys(CHANGES) as ChangeCall[]).flatMap((call) => {
  const record = call.startsWith('POST /api/admin/') && revisedBy(call);
  return record ? [[call, COLLECTIONS[record]] as const] : [];
});

test.each(OF_OFFICE)(
  '%s is refused on another revision than was seen, with who has changed what',
  async (call, collection) => {
    const row: Prepared = BASED[call] ?? {};
    await row.prepare?.();
    const { at = sample(call).at, body } = row;
    const sent = { ...(at !== undefined && { at }), ...(body && { body }) };
    const path = ELSEWHERE[call] ?? `${collection}/${at}`;
    const [before, now = 0] = await changedByBernd(path);
    const on = (revision = 0) =>
      send(call, sent, 'chef', { [SEEN_REVISION_HEADER]: `${revision}` });
    const refused = await writesNothing(settled, () => on(before));
    const { message, code } = (await refused.json()) as ApiError;
    expect([refused.status, code]).toEqual([409, 'changed']);
    expect(message).toMatch(
      /^Inzwischen wurde hier etwas geändert: .+ \(bernd@example\.de, \d\d:\d\d Uhr\)\. Was Sie/,
    );
    const done = await on(now);
    expect([200, 201], await done.clone().text()).toContain(done.status);
    const { revision, version } = (await api.stored(path)) ?? {};
    expect(version ?? revision).toBe(now + 1);
  },
);

test.each(ENTRIES)(
  'POST /api/admin/$path on another version is answered with the entry as it is',
  async ({ path, stored, input }) => {
    const { version = 0 } = stored as OfficeFields;
    const changes = [{ id: '90', version: version + 1, input: another(input) }];
    const save = () => post(path, { request_id: KNOWN.id, changes });
    const response = await writesNothing(settled, save);
    expect(await response.json()).toMatchObject([{ outcome: 'conflict', current: { version } }]);
  },
);
