import type { AdminBooking, RentalBooking } from '@shop/domain/booking/booking';
import { outOn } from '@shop/domain/booking/booking-days';
import { TAKE_BACK_MS } from '@shop/domain/order/order-status';
import { RENTAL_WISH, withdrawal } from '@shop/domain/testing/sent';
import { PLATE, rentalTool } from '@shop/domain/testing/stored';
import { beforeEach, expect, test } from 'vitest';
import { expectRefused as refused } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeAreas, storeRentalTools } from '../../test/shop-data.ts';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import { readOut } from '../stored/rental-booking.ts';
import { sweepBookings } from './sweep-bookings.ts';

const api = apiWithoutMails();
const SAW = rentalTool({
  id: 7,
  name: 'Fugenschneider',
  quantity_available: 1,
  weekend_price_cents: 89_00,
});
const PLACE = { street: 'Baugasse 3', postal_code: '12345', city: 'Musterstadt' };
const DAYS = { start_day: '2026-03-09', end_day: '2026-03-11' };
const WISH = {
  ...RENTAL_WISH,
  ...PLACE,
  method: 'delivery',
  tool_id: PLATE.id,
  further: [{ tool_id: SAW.id, pieces: 1, ...DAYS }],
};
const TRIP = 60;

beforeEach(async () => {
  await storeRentalTools(api.firestore, PLATE, SAW);
  await storeAreas(api.firestore);
});

const ask = (fields: object = {}) => api.post('/api/rental-bookings', { ...WISH, ...fields });
async function booked(fields: object = {}) {
  const response = await ask(fields);
  expect(response.status, await response.clone().text()).toBe(201);
  const { booking_number, token } = (await response.json()) as {
    booking_number: string;
    token: string;
  };
  const { set = [] } = await read(booking_number);
  const numbers = set.map((part) => part.booking_number);
  const [first = '', second = ''] = numbers;
  return { numbers, first, second, token };
}
const read = (number: string, headers = {}) =>
  api.read<RentalBooking>(`/api/rental-bookings/${number}`, headers);
const office = (number: string) =>
  api.read<AdminBooking>(`/api/admin/rental-bookings/${number}`, api.asAdmin());
const both = async ([first = '', second = '']: string[]) => [
  await office(first),
  await office(second),
];
const told = async (numbers: string[]) =>
  (await both(numbers)).map(({ state, transport_amount }) => [state, transport_amount]);
const states = async (numbers: string[]) => (await both(numbers)).map(({ state }) => state);

let requests = 0;
async function admin(number: string, call: string, body: object) {
  requests += 1;
  const id = `request-${String(requests).padStart(6, '0')}`;
  const path = `/api/admin/rental-bookings/${number}/${call}`;
  return api.post(
    path,
    { ...(call !== 'take-back' && { request_id: id }), ...body },
    api.asAdmin(),
  );
}
/** The other booking of a reservation, as the office sees it. */
const seen = async (number = '') => {
  const { revision = 0 } = await office(number);
  return [{ booking_number: number, revision }];
};
const mails = () => api.mailer.mails.filter(({ to }) => to.address === 'erika@example.de');
async function mailed() {
  api.pass(TAKE_BACK_MS);
  await sweepOutbox(api.deps);
  return mails().at(-1);
}
const takenOn = async (day: string) =>
  outOn(await readOut(api.firestore, SAW.id, [day.slice(0, 7)]), day);

test('books all tools with one transport charge, one mail and one page', async () => {
  api.mailer.open();
  const { numbers, token, first, second } = await booked();
  expect(await told(numbers)).toEqual([
    ['requested', TRIP],
    ['requested', 0],
  ]);
  expect(await takenOn('2026-03-10')).toBe(1);
  const page = await read(first, { 'order-token': token });
  expect(page.set).toMatchObject([
    { booking_number: first, tool_name: PLATE.name, gross_amount: 147.56, is_cancellable: true },
    { booking_number: second, tool_name: SAW.name, gross_amount: 76.16, deposit_amount: 200 },
  ]);
  expect(page.set?.[1]?.token).toEqual(expect.any(String));
  const other = await read(second);
  expect(other.set?.[0]).not.toHaveProperty('token');
  expect([page.group, other.group]).toEqual([first, first]);
  const [mail, ...others] = mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Ihre Reservierung ${first} ist eingegangen`);
  const text = mail?.text.replaceAll('\u00a0', ' ');
  expect(text).not.toContain(second);
  expect(text).toContain('Übergabe: Wir bringen und holen');
  for (const said of [SAW.name, 'ohne Kaution, inkl. MwSt.: 223,72 €']) {
    expect(text).toContain(said);
  }
  expect(text).toContain('mit Kaution, inkl. MwSt.: 623,72 €');
  expect(text).toMatch(
    /Miete für 2 Tage, Tagespreis: 76,16 €\nBringen und holen: 71,40 €\nGesamtpreis/,
  );
  const again = await ask();
  expect(await again.json()).not.toMatchObject({ booking_number: first });
});

test('charges transport per rental period, and refuses another total than was seen', async () => {
  const later = { tool_id: SAW.id, pieces: 1, start_day: '2026-03-10', end_day: '2026-03-11' };
  const gross = (net: number) => Math.round(net * 119) / 100;
  const total = gross(64 + TRIP) + gross(32 + TRIP);
  await refused(await ask({ further: [later], gross_amount: total - 1 }), 422, /jetzt 257,04.€/);
  const { numbers } = await booked({ further: [later], gross_amount: total });
  expect((await told(numbers)).map(([, transport]) => transport)).toEqual([TRIP, TRIP]);
});

test('books nothing if one tool is not free, and names it with its days', async () => {
  await booked();
  const before = (await api.firestore.collection('rentalBookings').get()).size;
  await refused(await ask(), 409, /^Fugenschneider, 09\.03\.2026 bis 11\.03\.2026: .+ nicht frei/);
  const closed = { ...WISH.further[0], end_day: '2026-03-15' };
  await refused(await ask({ further: [closed] }), 422, /^Fugenschneider: Am Sonntag/);
  const twice = [WISH.further[0], WISH.further[0]].map((each) => ({
    ...each,
    start_day: '2026-03-16',
    end_day: '2026-03-17',
  }));
  await refused(await ask({ further: twice }), 409, /^Fugenschneider, 16\.03\.2026/);
  const many = Array(8).fill(WISH.further[0]);
  await refused(await ask({ further: many }), 400, /Höchstens 8 Geräte/);
  expect((await api.firestore.collection('rentalBookings').get()).size).toBe(before);
});

test('is confirmed at once with one mail, and that is taken back for all', async () => {
  api.mailer.open();
  const { numbers, first, second } = await booked();
  const confirm = { from: 'requested', to: 'confirmed' };
  const stale = [{ booking_number: second, revision: 7 }];
  await refused(await admin(first, 'step', { ...confirm, others: stale }), 409, /geändert/);
  const stranger = [{ booking_number: 'M-7K2MQ-4XN8T', revision: 0 }];
  await refused(await admin(first, 'step', { ...confirm, others: stranger }), 400, /gehören nicht/);
  const others = await seen(second);
  expect((await admin(first, 'step', { ...confirm, others })).status).toBe(200);
  expect(await states(numbers)).toEqual(['confirmed', 'confirmed']);
  const at = (await office(second)).history.at(-1)?.at;
  expect((await admin(second, 'take-back', { to: 'confirmed', at })).status).toBe(200);
  expect(await states(numbers)).toEqual(['requested', 'requested']);
  await mailed();
  expect(mails()).toHaveLength(1);
  expect((await admin(first, 'step', { ...confirm, others: await seen(second) })).status).toBe(200);
  const mail = await mailed();
  expect(mails()).toHaveLength(2);
  expect(mail?.subject).toBe(`Ihre Reservierung ${first} ist bestätigt`);
  expect(mail?.text).toContain(SAW.name);
  expect(mail?.text).not.toContain(second);
  expect(mail?.attachments?.map(({ filename }) => filename)).toEqual(
    numbers.map((number) => `${number}.ics`),
  );
});

test('moves as a whole when asked, and not at all if one is taken', async () => {
  const { numbers, first, second } = await booked();
  await booked({
    further: [{ ...WISH.further[0], start_day: '2026-03-16', end_day: '2026-03-17' }],
  });
  const to = (day: number) => ({
    start_day: `2026-03-${day}`,
    end_day: `2026-03-${day + 2}`,
    pieces: 1,
  });
  const taken = await admin(first, 'move', { ...to(16), others: await seen(second) });
  await refused(taken, 409, /^Fugenschneider/);
  expect((await office(first)).start_day).toBe(DAYS.start_day);
  const moved = await admin(first, 'move', { ...to(10), others: await seen(second) });
  expect(moved.status, await moved.clone().text()).toBe(200);
  expect((await both(numbers)).map(({ start_day }) => start_day)).toEqual(
    Array(2).fill('2026-03-10'),
  );
  expect(await takenOn('2026-03-09')).toBe(0);
  expect((await admin(first, 'move', to(11))).status).toBe(200);
  expect((await office(second)).start_day).toBe('2026-03-10');
});

test('keeps paying for transport when the payer drops out, until that is taken back', async () => {
  api.mailer.open();
  const { numbers, first, second } = await booked();
  const decline = { from: 'requested', to: 'declined', reason: 'Defekt' };
  expect((await admin(first, 'step', decline)).status).toBe(200);
  expect(await told(numbers)).toEqual([
    ['declined', TRIP],
    ['requested', TRIP],
  ]);
  const at = (await office(first)).history.at(-1)?.at;
  expect((await admin(first, 'take-back', { to: 'declined', at })).status).toBe(200);
  expect(await told(numbers)).toEqual([
    ['requested', TRIP],
    ['requested', 0],
  ]);
  expect((await admin(first, 'step', decline)).status).toBe(200);
  const mail = await mailed();
  expect(mail?.subject).toBe(`Ihre Reservierung ${first}: ${PLATE.name} ist leider nicht möglich`);
  // The page of what still stands.
  expect(mail?.text).toContain(`/mietbuchung/${second}#token=`);
  expect(mail?.text).not.toContain(`/mietbuchung/${first}`);
  expect(mail?.text).toContain(`berechnen wir jetzt bei ${SAW.name}`);
});

test('is cancelled by its customer as a whole or in part', async () => {
  api.mailer.open();
  const { numbers, token, first, second } = await booked();
  const cancel = (number: string, body: object) =>
    api.post(`/api/rental-bookings/${number}/cancel`, body);
  const { set } = await read(first, { 'order-token': token });
  const part = await cancel(second, { token: set?.[1]?.token });
  expect(await part.json()).toMatchObject({
    state: 'cancelled',
    set: [{}, { state: 'cancelled' }],
  });
  expect(await states(numbers)).toEqual(['requested', 'cancelled']);
  expect(mails().at(-1)?.subject).toBe(`Ihre Reservierung ${first}: ${SAW.name} ist storniert`);
  const other = await booked();
  const sent = mails().length;
  expect((await cancel(other.first, { token: other.token, whole_set: true })).status).toBe(200);
  expect(await states(other.numbers)).toEqual(['cancelled', 'cancelled']);
  expect(mails()).toHaveLength(sent + 1);
  expect(await takenOn('2026-03-10')).toBe(0);
  const last = await booked();
  expect((await read(last.first)).set).toMatchObject([{}, { takes_trip: true }]);
  await cancel(last.first, { token: last.token });
  expect(api.mailer.mails.map(({ subject }) => subject)).toContain(
    `Reservierung ${last.first} storniert: ${PLATE.name}`,
  );
});

test('expires as a whole, with one mail, if the office does not answer', async () => {
  api.mailer.open();
  const later = { ...WISH.further[0], start_day: '2026-03-16', end_day: '2026-03-17' };
  const { numbers } = await booked({ further: [later] });
  const [first] = await both(numbers);
  api.clock.now = new Date(first?.hold_until ?? '');
  await sweepBookings(api.deps);
  expect(await states(numbers)).toEqual(['expired', 'expired']);
  await sweepOutbox(api.deps);
  expect(mails().map(({ id }) => id)).toEqual([
    `${numbers[0]}-requested`,
    expect.stringMatching(/-expired$/),
  ]);
});

test('is withdrawn as a whole by its number, in part by the number of a part', async () => {
  const { numbers, first, second } = await booked();
  const withdraw = (order_number: string) =>
    api.post('/api/withdrawals', withdrawal({ order_number }));
  const withdrawn = async () => (await both(numbers)).map((each) => Boolean(each.withdrawal));
  await withdraw(second);
  expect(await withdrawn()).toEqual([false, true]);
  await withdraw(first);
  expect(await withdrawn()).toEqual([true, true]);
});

test('charges the weekend price only if chosen, and names its hours', async () => {
  api.mailer.open();
  const days = { start_day: '2026-03-13', end_day: '2026-03-16', method: 'pickup' };
  const wish = { ...days, tool_id: SAW.id, further: undefined };
  const { booking_number } = (await (
    await ask({ ...wish, tier: 'weekend', company_name: 'Bau GmbH' })
  ).json()) as RentalBooking;
  const chosen = await read(booking_number);
  expect(chosen).toMatchObject({ tier: 'weekend', rental_amount: 89 });
  expect(chosen.weekend).toEqual({ from: '12:00', until: '08:00' });
  expect(mails().at(-1)?.text).toContain('Beginn: 13.03.2026, ab 12:00 Uhr');
  expect(mails().at(-1)?.text).toContain('Rückgabe: 16.03.2026, bis 08:00 Uhr');
  expect(mails().at(-1)?.text).toContain('3 Tage zum Wochenendpreis, 105,91\u00a0€ brutto');
  expect(mails().at(-1)?.text).toContain('Miete für 3 Tage, Wochenendpreis: 89,00\u00a0€');
  expect(mails().at(-1)?.text).toContain('Übergabe: Selbstabholung in unserem Mietpark');
  expect(mails().at(-1)?.text).toContain('Summe netto: 89,00 €\nzzgl.');
  const later = { ...wish, start_day: '2026-03-20', end_day: '2026-03-23' };
  const unasked = (await (await ask(later)).json()) as RentalBooking;
  expect(await read(unasked.booking_number)).toMatchObject({ tier: 'daily', rental_amount: 96 });
});
