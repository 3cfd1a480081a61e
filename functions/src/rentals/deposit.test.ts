import type { AdminBooking, RentalBooking } from '@shop/domain/booking/booking';
import type { OwnClaim } from '@shop/domain/deposit/own-claim';
import { toCents, toEuro } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import { HANDOVER, RENTAL_WISH } from '@shop/domain/testing/sent';
import { rentalTool } from '@shop/domain/testing/stored';
import { beforeEach, expect, test } from 'vitest';
import { expectRefused as refused } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { textOf } from '../../test/pdf-text.ts';
import { storeRentalTools } from '../../test/shop-data.ts';
import { ledgerOf } from '../stored/ledger.ts';
import type { StoredOrder } from '../stored/order.ts';

const api = apiWithoutMails();
const SAW = rentalTool({ id: 7, deposit_amount_cents: 200_00 });
beforeEach(() => storeRentalTools(api.firestore, SAW));

const admin = () => ({ headers: api.asAdmin() });
let requests = 0;
const nextId = () => `deposit-${String(++requests).padStart(4, '0')}`;
const post = (path: string, body: object) =>
  api.post(`/api/admin/${path}`, { request_id: nextId(), ...body }, api.asAdmin());
async function step(number: string, from: string, to: string, fields: object = {}) {
  const isHandover = to === 'handed_out' || to === 'returned';
  const body = { from, to, ...(isHandover && { record: HANDOVER }), ...fields };
  const response = await post(`rental-bookings/${number}/step`, body);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as AdminBooking;
}
const record = (number: string, body: object) =>
  post(`claims/${number}-K/entries`, { day: '2026-03-11', ...body });
const done = async (response: Promise<Response>) => {
  const answer = await response;
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as OwnClaim;
};
const claimOf = async (number: string) => {
  const answer = await api.call(`/api/admin/claims?booking=${number}`, admin());
  return ((await answer.json()) as OwnClaim[])[0];
};
const toldOf = async (number: string) =>
  (await api.read<RentalBooking>(`/api/rental-bookings/${number}`)).deposit;

async function confirmed() {
  const asked = await api.post('/api/rental-bookings', { ...RENTAL_WISH, tool_id: SAW.id });
  const { booking_number: number } = (await asked.json()) as { booking_number: string };
  await step(number, 'requested', 'confirmed');
  api.clock.now = new Date('2026-03-09T08:00:00Z');
  return number;
}
/** Back on Wednesday; what becomes of the deposit is decided later. */
async function returned() {
  const number = await confirmed();
  await step(number, 'confirmed', 'handed_out', { deposit: { state: 'held' } });
  api.clock.now = new Date('2026-03-11T15:00:00Z');
  await step(number, 'handed_out', 'returned', { deposit: { state: 'held' } });
  return number;
}

test('a deposit is asked for, received and, after the return, kept in part and paid back', async () => {
  const number = await confirmed();
  const asked = { step: 'receive', open_amount: 200, held_amount: 0 };
  expect(await claimOf(number)).toMatchObject(asked);
  await step(number, 'confirmed', 'handed_out', { deposit: { state: 'held' } });
  expect(await claimOf(number)).toMatchObject({ step: 'held', open_amount: 0, held_amount: 200 });
  api.clock.now = new Date('2026-03-11T15:00:00Z');
  await step(number, 'handed_out', 'returned', { deposit: { state: 'held' } });
  expect(await claimOf(number)).toMatchObject({ step: 'settle', credit_amount: 200 });
  expect(await toldOf(number)).toEqual({ state: 'held', due_amount: 200 });
  await done(record(number, { what: 'set_off', amount: 30, reason: 'Wassertank fehlt' }));
  const kept = { state: 'kept', kept_amount: 30, reason: 'Wassertank fehlt' };
  expect(await toldOf(number)).toEqual({ ...kept, due_amount: 170 });
  api.mailer.open();
  const claim = await done(record(number, { what: 'paid_back', amount: 170 }));
  expect(claim).toMatchObject({ step: 'done', credit_amount: 0, held_amount: 0 });
  expect(claim.entries.map(({ what, amount, day }) => [what, amount, day])).toEqual([
    ['requested', 200, '2026-03-02'],
    ['paid', 200, '2026-03-09'],
    ['released', 200, '2026-03-11'],
    ['set_off', 30, '2026-03-11'],
    ['paid_back', 170, '2026-03-11'],
  ]);
  const [mail] = api.mailer.mails.slice(-1);
  expect(mail?.subject).toBe(`Ihre Miete ${number} – Kautionsbeleg`);
  expect(mail?.text).toMatch(
    /200,00.€, davon 30,00.€ einbehalten: Wassertank fehlt; 170,00.€ zurückgezahlt\./,
  );
  expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
    `Kaution-Abrechnung-${number}-K.pdf`,
  ]);
  const file = await api.call(`/api/admin/rental-bookings/${number}/kaution.pdf`, admin());
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

test('more than is held is refused', async () => {
  const number = await returned();
  const body = { what: 'paid_back', amount: 50 };
  await refused(record(number, { ...body, amount: 201 }), 422, /höchstens 200,00/);
  await refused(record(number, { ...body, day: '2026-03-01' }), 422, /vor der Buchung/);
  await refused(record(number, { what: 'set_off', amount: 1 }), 400, /warum/);
  await refused(record('M-00000-00000', { what: 'paid', amount: 1 }), 404, /Kaution/);
});

test('an entry is reversed once, by another entry', async () => {
  const number = await returned();
  const { entries } = await done(record(number, { what: 'set_off', amount: 30, reason: 'x' }));
  const back = { what: 'set_off', amount: 30, reverses: entries.at(-1)?.id };
  const claim = await done(record(number, back));
  expect(claim).toMatchObject({ credit_amount: 200 });
  expect(claim.entries.at(-1)).toMatchObject({ amount: -30, reverses: back.reverses });
  expect(await toldOf(number)).toEqual({ state: 'held', due_amount: 200 });
  await refused(record(number, back), 409, /gegenbuchen/);
  await done(record(number, { what: 'paid_back', amount: 200 }));
  const paid = claim.entries.find(({ what }) => what === 'paid')?.id;
  await refused(record(number, { what: 'paid', amount: 1, reverses: paid }), 422, /später/);
});

test('what is used for the invoice is a payment of it, and goes back only with the deposit', async () => {
  const number = await returned();
  const use = { what: 'set_off', amount: 50, reason: 'mit der Miete verrechnet' };
  await refused(record(number, { ...use, for: 'B-00000-00000' }), 422, /Abrechnung/);
  await refused(record(number, { ...use, for: '../x' }), 400, /Abrechnung/);
  const { order_number = '' } = await step(number, 'returned', 'closed');
  await post('invoices', { order_numbers: [order_number] });
  const order = () => api.read<AdminOrder>(`/api/admin/orders/${order_number}`, api.asAdmin());
  const { open_amount = 0 } = await order();
  const early = { ...use, for: order_number, day: '2026-03-10' };
  await refused(record(number, early), 422, /vor der Bestellung/);
  await refused(record(number, { ...use, amount: 199, for: order_number }), 422, /offen/i);
  const { entries } = await done(record(number, { ...use, for: order_number }));
  const receipt = await api.call(`/api/admin/rental-bookings/${number}/kaution.pdf`, admin());
  const text = await textOf(Buffer.from(await receipt.arrayBuffer()));
  expect(text).toContain(`verrechnet mit ${order_number}: mit der Miete verrechnet`);
  const [payment] = (await order()).payments ?? [];
  expect(payment).toMatchObject({ amount: 50, day: '2026-03-11', from_deposit: `${number}-K` });
  const booked = ledgerOf((await api.stored(`orders/${order_number}`)) as StoredOrder);
  expect(booked.map(({ purpose, cents }) => [purpose, cents])).toContainEqual(['deposit', -50_00]);
  expect(await order()).toMatchObject({
    open_amount: toEuro(toCents(open_amount) - 50_00),
    payment_state: 'part',
  });
  const taken = { id: nextId(), amount: -50, day: '2026-03-11', reverses: payment?.id };
  await refused(
    api.post(`/api/admin/orders/${order_number}/payments`, taken, api.asAdmin()),
    409,
    /Kaution/,
  );
  await done(record(number, { ...use, reverses: entries.at(-1)?.id }));
  expect(await order()).toMatchObject({ open_amount, payment_state: 'open' });
});

test('what was used and then paid back from the order is not taken back once more', async () => {
  const number = await returned();
  const { order_number = '' } = await step(number, 'returned', 'closed');
  await post('invoices', { order_numbers: [order_number] });
  const use = { what: 'set_off', amount: 50, reason: 'x', for: order_number };
  const { entries } = await done(record(number, use));
  const back = { id: nextId(), amount: -50, day: '2026-03-11' };
  const path = `/api/admin/orders/${order_number}/payments`;
  expect((await api.post(path, back, api.asAdmin())).status).toBe(200);
  const reversal = { ...use, reverses: entries.at(-1)?.id };
  await refused(record(number, reversal), 422, /höchstens, was bezahlt ist: 0,00/);
});

test('the list shows what is to be settled', async () => {
  const number = await returned();
  const list = async (query: string) => {
    const answer = await api.call(`/api/admin/claims?${query}`, admin());
    return ((await answer.json()) as OwnClaim[]).map(({ booking_number }) => booking_number);
  };
  expect(await list('step=settle')).toEqual([number]);
  expect(await list(`search=${number.slice(2, 7)}`)).toEqual([number]);
  expect(await list('step=held')).toEqual([]);
  await done(record(number, { what: 'paid_back', amount: 200 }));
  expect(await list('step=settle')).toEqual([]);
});

test('a damage is a letter without VAT, against which the deposit is set off in the same step', async () => {
  const number = await returned();
  const damaged = { request_id: nextId(), what: 'damaged', amount: 320, day: '2026-03-11' };
  const what = { ...damaged, reason: 'Sägeblatt und Schutzhaube', set_off: true };
  const path = `claims/${number}-S/entries`;
  await refused(post(path, damaged), 400, /beschädigt/);
  api.mailer.open();
  const claim = await done(post(path, what));
  api.mailer.open(false);
  const owed = { kind: 'damage', step: 'receive', debt_amount: 320, due_day: '2026-03-25' };
  expect(claim).toMatchObject({ ...owed, held_amount: 200, open_amount: 120 });
  expect(await claimOf(number)).toMatchObject({ step: 'done', held_amount: 0, credit_amount: 0 });
  const { reason } = what;
  expect(await toldOf(number)).toMatchObject({ state: 'kept', kept_amount: 200, reason });
  const { damage } = await api.read<RentalBooking>(`/api/rental-bookings/${number}`);
  const told = { amount: 320, open_amount: 120, due_day: '2026-03-25', reason };
  expect(damage).toEqual(told);
  const [mail] = api.mailer.mails.slice(-1);
  expect(mail?.subject).toBe(`Ihre Miete ${number} – Schadensanzeige`);
  expect(mail?.text).toMatch(
    /320,00.€: Sägeblatt und Schutzhaube; offen 120,00.€, zu zahlen bis 25\.03\.2026/,
  );
  expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
    `Schadensanzeige-${number}-S.pdf`,
  ]);
  const file = await api.call(`/api/admin/rental-bookings/${number}/schaden.pdf`, admin());
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const csv = await (await api.call('/api/admin/open-items.csv', admin())).text();
  expect(csv.replaceAll('"', '')).toMatch(
    new RegExp(`${number}-S;11.03.2026;[^;]+;${number};320,00;120,00;25.03.2026`),
  );
  await done(post(path, { what: 'paid', amount: 120, day: '2026-03-11' }));
  await post('datev', { month: '2026-03' });
  const batch = await api.call('/api/admin/datev/2026-03-1.csv', admin());
  const rows = Buffer.from(await batch.arrayBuffer())
    .toString('latin1')
    .split('\r\n')
    .slice(2, -1);
  const shown = rows.map((row) =>
    [0, 1, 7, 13].map((at) => row.replaceAll('"', '').split(';')[at]).join(' '),
  );
  expect(shown.map((row) => row.replace(/ [^ ]+ [^ ]+$/, '')).sort()).toEqual([
    '120,00 H 1200 Zahlung',
    '200,00 H 1200 Kaution',
    '200,00 H 1732 Kaution verrechnet',
    '200,00 S 1732 Kaution',
    '320,00 S 2742 Schadenersatz',
  ]);
});

test('a damage is corrected by reversal, and what the deposit paid goes back only with the deposit', async () => {
  const number = await confirmed();
  const path = `claims/${number}-S/entries`;
  const damaged = { what: 'damaged', amount: 50, day: '2026-03-09', reason: 'Kratzer' };
  await refused(post(path, damaged), 422, /nach der Übergabe/);
  await step(number, 'confirmed', 'handed_out', { deposit: { state: 'held' } });
  const { entries } = await done(post(path, damaged));
  const use = { ...damaged, what: 'set_off', for: `${number}-S` };
  await refused(record(number, { ...use, amount: 51 }), 422, /Schaden offen sind nur 50,00/);
  const used = (await done(record(number, use))).entries.at(-1);
  const from = (await done(post(path, { ...damaged, amount: 1 }))).entries.find(
    ({ what }) => what === 'from_deposit',
  );
  await refused(post(path, { ...damaged, reverses: from?.id }), 409, /gegenbuchen/);
  await done(record(number, { ...use, reverses: used?.id }));
  const claim = await done(post(path, { ...damaged, reverses: entries[0]?.id }));
  expect([claim.debt_amount, claim.open_amount, claim.held_amount]).toEqual([1, 1, 0]);
  expect(await toldOf(number)).toEqual({ state: 'held' });
});
