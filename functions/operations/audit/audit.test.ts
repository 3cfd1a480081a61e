import type { AdminBooking } from '@shop/domain/booking/booking';
import { isEventMail, MAIL_KINDS } from '@shop/domain/contract/mail';
import type { KeptPaper } from '@shop/domain/office/office';
import type { AdminOrder } from '@shop/domain/order/order';
import { eventsOf } from '@shop/domain/order/order-history';
import {
  contactRequest,
  HANDOVER,
  NEW_BANK,
  orderRequest,
  paymentRequest,
  RENTAL_WISH,
  withdrawal,
} from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { SEED_DOCUMENTS } from '@shop/seed/stored-documents';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { signedLink } from '../../src/accounts/signed-link.ts';
import { sweepOutbox } from '../../src/mail/sweep-outbox.ts';
import { PICTURE_FILE } from '../../src/stored/picture-file.ts';
import { orderNumberOf } from '../../test/answers.ts';
import { sharedApi } from '../../test/api-for-tests.ts';
import { PROJECT } from '../../test/google/identity-toolkit.ts';
import { PLAIN_PICTURE } from '../../test/pictures.ts';
import { runCommand } from '../../test/run-command.ts';
import { QUOTE_CONTENT } from '../../test/sample-calls.ts';
import { storeAll } from '../../test/shop-data.ts';
import { CUSTOMER_V1, FIXTURES } from '../../test/stored-fixtures.ts';
import { holdMail } from '../hold-mail.ts';
import type { CommandContext } from '../targets.ts';
import { AUDITED, audit } from './audit.ts';
import { AUDITED_MAILS } from './seen.ts';

const MINUTE_MS = 60_000;
const INVOICE = 'RE-2026-00001';
const api = sharedApi({ deadlineMs: 30_000 }); // keeping a whole shop takes long on a busy machine
/** Orders of the shop below. */
const numbers: string[] = [];
let snapshot: Awaited<ReturnType<typeof takeSnapshot>>;

async function takeSnapshot() {
  return { documents: await api.everything(), at: api.clock.now };
}

async function restore({ documents, at } = snapshot) {
  const { mails } = api.mailer;
  api.reset();
  Object.assign(api.mailer, { mails });
  api.clock.now = at;
  const all = Object.entries(documents) as [string, object][];
  for (let index = 0; index < all.length; index += 500) {
    await storeAll(api.firestore, all.slice(index, index + 500));
  }
}

const run = (command: typeof audit, ...args: string[]) =>
  runCommand((streams) => {
    const firestoreHost = process.env.FIRESTORE_EMULATOR_HOST;
    const context: CommandContext = {
      config: { projectId: PROJECT },
      firestoreHost,
      now: () => api.clock.now,
      ...streams,
    };
    return command(args, context);
  });
const document = (path: string) => api.firestore.doc(path);

async function office<Answer = unknown>(path: string, body: object): Promise<Answer> {
  const response = await api.post(`/api/admin/${path}`, body, api.asAdmin());
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

const place = async (session_id: string) =>
  orderNumberOf(await api.post('/api/orders', orderRequest({ session_id })));
const step = (number = '', from: string, to: string) =>
  office<AdminOrder>(`orders/${number}/status`, { from, to });
const sweepLater = async () => {
  api.pass(11 * MINUTE_MS);
  await sweepOutbox(api.deps);
};

const [TOOL = ''] = SEED_DOCUMENTS.flatMap(({ path }) => path.split('rentalTools/')[1] ?? []);
const DAYS = `rentalDays/${TOOL}-2026-03`;
/** A requested booking, and a closed one. */
let booking = '';
let rental = '';
/** The id of what the edited order was confirmed as. */
let confirmation = '';
/** The name of the closed booking's photo. */
let photo = '';
const MOVED = { start_day: '2026-03-10', end_day: '2026-03-12', pieces: 1 };
/** Performs every kind of action in a shop with the demo's catalogue. */
async function keepShop(): Promise<void> {
  await storeAll(
    api.firestore,
    SEED_DOCUMENTS.map(({ path, data }) => [path, data]),
  );
  await document('products/1').set(GRAVEL);
  await document('settings/revision').set({ revision: 0, schema_version: 1 });
  await api.read('/api/products');
  for (let index = 0; index < 5; index += 1) {
    numbers.push(await place(`session-0123456789abcdef${index}`));
  }
  const [delivered, cancelled, edited, waiting, withdrawn = ''] = numbers;
  await step(delivered, 'pending', 'processing');
  const taken = await step(delivered, 'processing', 'on_the_way');
  const { at } = eventsOf(taken, 'status').at(-1) ?? { at: '' };
  await office(`orders/${delivered}/take-back`, { to: 'on_the_way', at });
  await step(delivered, 'processing', 'delivered');
  await step(cancelled, 'pending', 'cancelled');
  const token = signedLink(
    'link key',
    { purpose: 'cancel-order', number: withdrawn },
    api.clock.now,
  );
  expect((await api.post(`/api/orders/${withdrawn}/cancel`, { token })).status).toBe(200);
  const edit = { id: 'edit-0001', items: [{ product_id: 1, quantity: 3 }], reason: 'x' };
  await office(`orders/${edited}/edit`, { ...edit, total_amount: 111.7 });
  const papers = await api.read<KeptPaper[]>(`/api/admin/papers/${edited}`, api.asAdmin());
  confirmation = papers[0]?.id ?? '';
  const invoice = await office('invoices', { request_id: 'request-1', order_numbers: [delivered] });
  expect(invoice).toMatchObject([{ number: INVOICE }]);
  await office(`invoices/${INVOICE}/cancel`, { request_id: 'cancel-01', reason: 'x' });
  await office('invoices', { request_id: 'request-2', order_numbers: [delivered] });
  await office(`orders/${delivered}/payments`, paymentRequest());
  await office(`orders/${waiting}/notes`, { id: 'note-0001', text: 'x' });
  await office('deliveries/2026-03-05/stops', { order_numbers: [waiting] });
  const inCart = { product_id: 1, quantity: 1 };
  await api.post('/api/cart', inCart, { 'session-id': 'session-of-a-cart' });
  await api.post('/api/contact', contactRequest());
  await api.post('/api/withdrawals', withdrawal({ order_number: waiting ?? '' }));
  const [{ id: contact } = { id: '' }] = (await api.firestore.collection('contacts').get()).docs;
  await office(`contacts/${contact}/reply`, { id: 'reply-0001', text: 'x' });
  for (const price of [30, 31]) {
    const product = await api.read<{ input: object }>('/api/admin/products/7', api.asAdmin());
    const changes = [{ ...product, id: '7', input: { ...product.input, price } }];
    await office('products', { request_id: `price-00${price}`, changes });
  }
  await office('settings/bank', { request_id: 'bank-00001', version: 0, value: NEW_BANK });
  await office('changes/bank-00001-0/undo', { request_id: 'undo-00001' });
  const wish = { ...RENTAL_WISH, tool_id: Number(TOOL) };
  const booked = await api.post('/api/rental-bookings', wish);
  booking = ((await booked.json()) as { booking_number: string }).booking_number;
  await office(`rental-bookings/${booking}/move`, { request_id: 'moved-0001', ...MOVED });
  const today = { ...wish, start_day: '2026-03-02', end_day: '2026-03-02' };
  const phoned = { ...today, kind: 'rental', request_id: 'phone-0001' };
  rental = (await office<AdminBooking>('rental-bookings', phoned)).booking_number;
  const { url } = await office<{ url: string }>('rental-pictures', { renditions: PLAIN_PICTURE });
  photo = PICTURE_FILE.exec(url)?.[1] ?? '';
  for (const [from, to] of [
    ['confirmed', 'handed_out'],
    ['handed_out', 'returned'],
    ['returned', 'closed'],
  ]) {
    const record = to === 'closed' ? {} : { record: { ...HANDOVER, pictures: [url] } };
    const request_id = `step-${to}`.replace('_', '-');
    await office(`rental-bookings/${rental}/step`, { request_id, from, to, ...record });
  }
  await sweepLater();
}

beforeAll(async () => {
  await keepShop();
  snapshot = await takeSnapshot();
});
beforeEach(() => restore());

test('reads every collection', () => {
  const known = new Set(AUDITED.map(({ name }) => name));
  expect(FIXTURES.filter(([{ collection }]) => !known.has(collection))).toEqual([]);
});

test('reports nothing for an intact shop', async () => {
  const { code, output, errors } = await run(audit);
  expect({ code, errors, lines: output.trim().split('\n') }).toEqual({
    code: 0,
    errors: '',
    lines: [
      expect.stringMatching(/^Read in .+: 32 outbox, 3 invoices, .+ 6 orders, .+ 1 health\.$/),
      'Nothing is broken.',
    ],
  });
});

test('misses owners that merging or assigning left behind', async () => {
  const merged = { ...CUSTOMER_V1, merged_into: 'K-10002', visibility: 'archived' };
  await document('customers/10001').set(merged);
  const [, , whole, part] = numbers;
  const tied = { customer_number: 'K-10001', part_of: { number: whole, left: [] } };
  await document(`orders/${part}`).update(tied);
  await document(`orders/${whole}`).update({ customer_number: 'K-10002' });
  const { output } = await run(audit);
  expect(output).toContain(`orders/${part}: it is still of K-10001, who is merged into K-10002`);
  expect(output).toContain(`orders/${part}: it is of K-10001, but ${whole} is not`);
});

test('has no alarm about a rebate larger than its order, or a quote withdrawn as a draft', async () => {
  const edit = async (id: string, fields: object) => {
    const body = { id, reason: 'x', ...fields };
    const { total_amount } = await office<AdminOrder>(`orders/${numbers[3]}/edit`, body);
    return office<AdminOrder>(`orders/${numbers[3]}/edit`, { ...body, total_amount });
  };
  await edit('edit-0101', { rebate: { amount: 80, reason: 'x' } });
  const items = [{ product_id: 1, quantity: 1 }];
  expect(await edit('edit-0102', { items })).toMatchObject({ total_amount: 0 });
  const draft = { id: 'quote-0001', content: QUOTE_CONTENT };
  const { number } = await office<{ number: string }>('quotes', draft);
  await office(`quotes/${number}/withdraw`, { id: 'withdraw-1', reason: '' });
  expect((await run(audit)).output).toContain('Nothing is broken.');
});

test('misses a mail of each kind', async () => {
  const to = { request_id: 'step-confirmed', from: 'requested', to: 'confirmed' };
  const { created_at } = await office<AdminBooking>(`rental-bookings/${booking}/step`, to);
  const token = signedLink(
    'link key',
    { purpose: 'booking', number: booking },
    new Date(created_at),
  );
  const longer = { token, end_day: '2026-03-13' };
  const extended = await api.post(`/api/rental-bookings/${booking}/extend`, longer);
  expect(await extended.json()).toMatchObject({ end_day: '2026-03-13' });
  const { docs } = await api.firestore.collection('outbox').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  const { output } = await run(audit);
  const audited = Object.entries(AUDITED_MAILS).flatMap(([kind, is]) => (is === true ? kind : []));
  const kept = [...audited, ...MAIL_KINDS.filter(isEventMail)];
  expect(kept.filter((kind) => !output.includes(`its mail ${kind} is missing`))).toEqual([]);
});

type Damage = [path: () => string, fields: object | undefined, finding: RegExp];
const order = (index: number) => () => `orders/${numbers[index]}`;
const mail = (index: number, suffix: string) => () => `outbox/${numbers[index]}-${suffix}`;
const at = (path: string) => () => path;
const booked = (fields: object, finding: RegExp): Damage => {
  return [() => `rentalBookings/${booking}`, fields, finding];
};
const told = (suffix: string) => () => `outbox/${booking}-${suffix}`;
const shown = (width: number) => () => `rentalPictures/${photo}-${width}`;
const INVOICE_PAPER = at(`keptPapers/invoice-${INVOICE}-0`);
const GONE = undefined;

/** What no damage beside it in its row would cause: each document is damaged once a row. */
const DAMAGES: Record<string, Damage[]> = {
  'what cannot be read, and what was changed': [
    [order(3), { total_cents: '82' }, /orders.+cannot be read: total_cents/],
    [order(2), { total_cents: 1 }, /its last edit differs/],
    [at(`invoices/${INVOICE}`), { content: '{}' }, /^invoices: RE-2026-00001 was changed/m],
    [INVOICE_PAPER, { bytes: Buffer.from('x') }, /-00001-0: it is not what its hash says/],
    [at('bookMonths/2026-03'), { net_cents: 1 }, /bookMonths.2026-03: it is not the sum of the/],
    [at('products/7'), { price_cents: 1 }, /not what the log says of its last version/],
    [at('settings/revision'), { revision: 3 }, /it is 3, but an item has 4/],
    [at(DAYS), { out: Array(31).fill(1) }, /rentalDays.+not what the b/],
    [at('orders2/1'), {}, /^orders2: the shop has no such collection/m],
  ],
  'newer versions, and what is about nothing': [
    [order(3), { schema_version: 9 }, /newer release wrote its version 9/],
    [order(0), { order_status: 'on_the_way' }, /ends with delivered, not on_/],
    [() => `keptPapers/${confirmation}-0`, { about: ['B-0'] }, /is no B-0, which it is about/],
    [at('tours/2026-03-05'), { order_numbers: ['B-1'] }, /its stop B-1 is/],
    [at('products/1'), { related_ids: [987] }, /^products\/1: nothing is its related article 987/m],
    [shown(400), { booking_number: 'M-1' }, /its booking M-1 is missing/],
    [shown(800), GONE, /rentalRecords.+its photo .+-800 is missing/],
    [at('orderNotes/B-1'), { notes: [], schema_version: 1 }, /no such order/],
    booked({ state: 'confirmed' }, /its history ends with requested, not confirmed/),
  ],
  'what is missing': [
    [order(4), GONE, /^carts.+its order B-.+ is missing/m],
    [mail(3, 'confirmation'), GONE, /order_confirmation is/],
    [mail(1, 'cancelled'), GONE, /order_cancelled is missing/],
    [at('bookMonths/2026-03'), GONE, /bookMonths.+: it is miss/],
    [at('invoices/RE-2026-00002'), GONE, /numbers are missing before/],
    [at('changes/price-0030-0'), GONE, /log lacks its version 1/],
    [at(DAYS), GONE, /^rentalDays.+: it is missing/m],
    [at(`rentalTools/${TOOL}`), GONE, /rentalBookings.+its tool .+ is missing/],
    [told('moved-1'), GONE, /its mail booking_moved is missing/],
    [told('notice-0'), GONE, /mail booking_notice is/],
    [() => `orders/${rental.replace('M', 'B')}`, GONE, /rentalBookings.+its order B-.+ is missing/],
  ],
  'sums that do not add up': [
    [order(3), { total_cents: 8281 }, /its total is 8281 cents, not 8280/],
    [order(0), { entries: [] }, /open amount is 4853 cents, not 9853/],
    [INVOICE_PAPER, { parts: 2 }, /-00001: it is not what its hash says/],
    [at(`invoiceBook/${INVOICE}`), GONE, /no entry in the book/],
    [at('products/7'), { article_number: '10 001' }, /7: product 1 has its article number 10001/],
    [shown(400), { expires_at: Timestamp.now() }, /it will be deleted before/],
    booked({ blocked: FieldValue.delete() }, /as requested, it keeps no days/),
  ],
  'a wrong gross total, and other days and shards': [
    [at('categories/1'), { position: 9 }, /catalogueShards: categories.1/],
    [order(3), { gross_cents: 9999 }, /its gross total is 9999 cents, not 9853/],
    booked({ end_day: '2026-03-15' }, /it does not keep the days of its period/),
  ],
  'a collective invoice that waits for nothing': [
    [order(3), { kind: 'collective', withdrawn_orders: ['B-1'] }, /it waits for B-1, not none/],
  ],
  'a wrong account': [[order(3), { account_cents: 5 }, /its rows leave .+ on the account, not 5/]],
};

test.each(Object.entries(DAMAGES))('reports %s', async (_what, damages) => {
  for (const [path, fields] of damages) {
    await (fields ? document(path()).set(fields, { merge: true }) : document(path()).delete());
  }
  const { code, output } = await run(audit);
  expect(code).toBe(1);
  for (const [, , finding] of damages) expect(output).toMatch(finding);
});

test('after a restore, mails sent since then are left to the office instead of sent again', async () => {
  const waiting = numbers[3] ?? '';
  await step(waiting, 'pending', 'processing');
  api.mailer.result = { ok: false, problem: 'ECONNREFUSED', isPermanent: false };
  const late = await place('session-that-waits-for-mail');
  const anHourAgo = await takeSnapshot();
  api.mailer.reset();
  await sweepLater();
  const lost = await place('session-that-is-lost');
  const sentBefore = api.mailer.mails.map(({ id }) => id).sort();
  const told = [`${late}-confirmation`, `${late}-notice`, `${waiting}-processing`];
  expect(sentBefore).toEqual([...told, `${lost}-confirmation`, `${lost}-notice`].sort());
  // Without holding the mails, a sweep would send these twice.
  await restore(anHourAgo);
  api.mailer.reset();
  await sweepLater();
  expect(api.mailer.mails.map(({ id }) => id).sort()).toEqual(told.sort());

  await restore(anHourAgo);
  api.mailer.reset();
  expect((await run(holdMail)).output).toMatch(/^Would hold in .+: 3 waiting mails\.\nNothing was/);
  expect((await run(holdMail, '--yes')).output).toMatch(/^Held in .+: 3 waiting mails\.\n$/);
  await sweepLater();
  expect(api.mailer.mails).toEqual([]);
  const listed = await api.read<object[]>('/api/admin/undelivered-mail', api.asAdmin());
  expect(listed).toHaveLength(told.length);
  for (const id of told) {
    expect(listed).toContainEqual(expect.objectContaining({ id, reason: 'restored' }));
  }
  expect((await run(audit)).code).toBe(0);
  await office(`undelivered-mail/${late}-notice/retry`, {});
  await sweepOutbox(api.deps);
  expect(api.mailer.mails.map(({ id }) => id)).toEqual([`${late}-notice`]);
  // The phone repeats an order placed after the backup: the restored cart does not know it.
  expect(await place('session-that-is-lost')).not.toBe(lost);
});
