import type { AdminBooking, RentalBooking, RentalToday } from '@shop/domain/booking/booking';
import { countOut, type OutByMonth } from '@shop/domain/booking/booking-days';
import { CALL_FIRST, NOT_RESERVED, PRICE_FIRST } from '@shop/domain/booking/booking-state';
import type { BookingAmounts } from '@shop/domain/booking/booking-sums';
import { ofRenterFields, RENTER_FIELD_NAMES } from '@shop/domain/booking/renter';
import { IDEMPOTENCY_KEY_HEADER } from '@shop/domain/contract/call';
import { TAKE_BACK_MS } from '@shop/domain/order/order-status';
import { BUILT_IN_SETTINGS } from '@shop/domain/settings/settings';
import { HANDOVER, RENTAL_WISH } from '@shop/domain/testing/sent';
import { PLATE, rentalTool } from '@shop/domain/testing/stored';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectRefused as refused, writesNothing } from '../../test/answers.ts';
import { apiForTest, apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeAll, storeRentalTools } from '../../test/shop-data.ts';
import { RENTAL_BOOKING_V1 } from '../../test/stored-fixtures.ts';
import { failingAt, repeating } from '../../test/transactions.ts';
import { signedLink } from '../accounts/signed-link.ts';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import { RENTAL_BOOKINGS, type StoredRentalBooking } from '../stored/rental-booking.ts';
import { book } from './book.ts';
import { sweepBookings } from './sweep-bookings.ts';

const api = apiWithoutMails();
/** One piece, checked for a day after its return. */
const SAW = rentalTool({
  id: 7,
  name: 'Fugenschneider',
  quantity_available: 1,
  buffer_days: 1,
  insurance_price_cents: 500,
});
beforeEach(() => storeRentalTools(api.firestore, PLATE, SAW));

const WISH = { ...RENTAL_WISH, tool_id: SAW.id };
const ask = (fields: object = {}, headers: Record<string, string> = {}) =>
  api.post('/api/rental-bookings', { ...WISH, ...fields }, headers);
const bookingNumberOf = async (response: Response) =>
  ((await response.json()) as { booking_number: string }).booking_number;
async function booked(fields: object = {}, headers: Record<string, string> = {}) {
  const response = await ask(fields, headers);
  expect(response.status, await response.clone().text()).toBe(201);
  return bookingNumberOf(response);
}
const read = (number: string) => api.read<RentalBooking>(`/api/rental-bookings/${number}`);
const stored = async (number: string) =>
  (await api.stored(`rentalBookings/${number}`)) as StoredRentalBooking;
const tokenOf = async (number: string) =>
  signedLink(
    'link key',
    { purpose: 'booking', number },
    (await stored(number)).created_at.toDate(),
  );
const own = (number: string, what: 'cancel' | 'extend', body: object, headers = {}) =>
  api.post(`/api/rental-bookings/${number}/${what}`, body, headers);
const admin = (path: string, body: object) =>
  api.post(`/api/admin/rental-bookings${path}`, body, api.asAdmin());
let requests = 0;
const nextId = () => {
  requests += 1;
  return `request-${String(requests).padStart(6, '0')}`;
};
const step = (number: string, from: string, to: string, fields: object = {}) => {
  const isHandover = to === 'handed_out' || to === 'returned';
  const isEnd = to === 'declined' || to === 'cancelled';
  const told = { ...(isHandover && { record: HANDOVER }), ...(isEnd && { reason: 'Defekt' }) };
  return admin(`/${number}/step`, { request_id: nextId(), from, to, ...told, ...fields });
};
const move = (number: string, fields: object) =>
  admin(`/${number}/move`, { request_id: nextId(), pieces: 1, ...fields });
const calendar = (query: string) => api.read(`/api/admin/rental-calendar?${query}`, api.asAdmin());
const mailIds = async () =>
  (await api.firestore.collection('outbox').get()).docs.map(({ id }) => id);
const mailOf = (id: string) => api.mailer.mails.find((mail) => mail.id === id);
const mailsOf = (number: string, ...suffixes: string[]) =>
  suffixes.map((suffix) => `${number}-${suffix}`);
const setClock = (instant: string) => {
  api.clock.now = new Date(instant);
};
/** All documents except the counters of refusals. */
const uncounted = {
  everything: async () => {
    const all = Object.entries(await api.everything());
    return Object.fromEntries(all.filter(([path]) => !path.startsWith('rateLimits/')));
  },
};
const officeRead = <Answer>(path: string) => api.read<Answer>(`/api/admin/${path}`, api.asAdmin());

/** Expects the counts of days to agree with the bookings. */
async function expectCounted() {
  const { docs } = await api.firestore.collection(RENTAL_BOOKINGS.collection).get();
  const bookings = docs.map((document) => document.data() as StoredRentalBooking);
  const days = (await api.firestore.collection('rentalDays').get()).docs.map((each) => each.data());
  for (const tool of [PLATE, SAW]) {
    const of = bookings.filter(({ tool_id, blocked }) => tool_id === tool.id && blocked);
    const told = of.reduce<OutByMonth>(
      (out, { blocked, pieces }) => (blocked ? countOut(out, blocked, pieces) : out),
      new Map(),
    );
    const counted = new Map(
      days.filter(({ tool_id }) => tool_id === tool.id).map(({ month, out }) => [month, out]),
    );
    for (const month of new Set([...told.keys(), ...counted.keys()])) {
      expect([month, counted.get(month) ?? Array(31).fill(0)]).toEqual([
        month,
        told.get(month) ?? Array(31).fill(0),
      ]);
    }
  }
}

describe('a request', () => {
  test('that begins before the office opens tells to call, and is its first', async () => {
    api.mailer.open();
    const wish = { tool_id: PLATE.id };
    const early = await booked(wish);
    setClock('2026-03-08T10:00:00Z');
    const hurried = await booked({ ...wish, customer_email: 'max@example.de' });
    const told = [early, hurried].map((number) => mailOf(`${number}-requested`)?.text);
    expect(told.map((text) => text?.includes(CALL_FIRST))).toEqual([false, true]);
    const { requested } = await officeRead<RentalToday>('rental-today');
    expect(requested.map(({ booking_number }) => booking_number)).toEqual([hurried, early]);
  });

  test('is charged for open days while the setting says so, and later as it was agreed', async () => {
    const { rental } = BUILT_IN_SETTINGS;
    const charge = async (charged_days: 'all' | 'open', days: object[] = []) => {
      await api.firestore.doc('settings/specialDays').set({ days, schema_version: 1 });
      const doc = api.firestore.doc('settings/rental');
      await doc.set({ ...rental, charged_days, schema_version: 1 });
      await api.pass(11_000);
    };
    await storeRentalTools(api.firestore, { ...SAW, quantity_available: 2 });
    const days = { start_day: '2026-03-13', end_day: '2026-03-16', insured: true };
    const earlier = await booked(days);
    await charge('open', [{ from: '2026-03-17', to: '2026-03-17', name: 'Inventur' }]);
    const closed = { ...days, end_day: '2026-03-17' };
    await refused(await ask(closed), 422, /^Am Dienstag, 17\.03\.2026, ist geschlossen/);
    const number = await booked({ ...days, gross_amount: 88.06 });
    await charge('all');
    const charged = async (of: string) => {
      const extended = `/api/rental-bookings/${of}/price?end_day=2026-03-19`;
      const priced = [await read(of), await api.read<BookingAmounts>(extended)];
      return priced.map((each) => [each.days, each.rental_amount, each.insurance_amount]);
    };
    // Agreed, and extended by three days.
    expect(await charged(earlier)).toEqual([
      [3, 96, 15],
      [6, 192, 30],
    ]);
    expect(await charged(number)).toEqual([
      [2, 64, 10],
      [4, 128, 20],
    ]);
  });

  test('blocks its days and is announced to customer and office', async () => {
    api.mailer.open();
    const number = await booked({ insured: true });
    expect(await read(number)).toMatchObject({
      booking_number: number,
      state: 'requested',
      article_number: 'Wacker Neuson-000007',
      days: 2,
      tier: 'daily',
      rental_amount: 64,
      insurance_amount: 10,
      transport_amount: 0,
      net_amount: 74,
      gross_amount: 88.06,
      deposit_amount: 200,
      hold_until: '2026-03-04T23:00:00.000Z',
      cancel_until: '2026-03-08T11:00:00.000Z',
      is_late: false,
      history: [{ what: 'requested' }],
    });
    expect(await mailIds()).toEqual(mailsOf(number, 'notice-0', 'requested'));
    const [office, customer] = mailsOf(number, 'notice-0', 'requested').map(mailOf);
    expect(customer?.to.address).toBe('erika@example.de');
    expect(customer?.text).toContain(
      `https://shop.example/mietbuchung/${number}#token=${await tokenOf(number)}`,
    );
    // § 312f (2) BGB: on a durable medium.
    expect(customer?.text).toContain('Tag des Vertragsabschlusses');
    expect(customer?.text).not.toMatch(/Besitz genommen|Wertverlust|Rücksendung der Waren/);
    expect(customer?.text).toContain('Muster-Widerrufsformular');
    expect(office?.to.address).toBe('office@shop.example');
    expect(office?.text).toContain('069 90009-123');
    expect(await api.read('/api/rental-tools/7/availability?from=2026-03')).toMatchObject({
      pieces: 1,
      buffer_days: 1,
      free: {
        '2026-03': [1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, ...Array(20).fill(1)],
        '2026-04': Array(30).fill(1),
      },
    });
    const free = (from: string, to: string) =>
      api.read(`/api/rental-availability?from=${from}&to=${to}`);
    expect(await free('2026-03-11', '2026-03-13')).toEqual({ free: { 7: 0, 101: 5 } });
    // Checking it takes the 8th.
    expect(await free('2026-03-05', '2026-03-09')).toEqual({ free: { 7: 0, 101: 5 } });
    expect(await free('2026-03-12', '2026-03-13')).toEqual({ free: { 7: 1, 101: 5 } });
    await expectCounted();
  });

  test('is refused without a reason after too many refusals, and a valid one is still accepted', async () => {
    const refusedBookingLimit = { name: 'refused booking', max: 2, windowMs: 3_600_000 };
    const shop = await apiForTest({ catalogueTtlMs: 60_000, refusedBookingLimit });
    await storeRentalTools(shop.firestore, SAW);
    const from = async (fields: object) =>
      (await shop.post('/api/rental-bookings', { ...WISH, ...fields })).status;
    expect(await from({})).toBe(201);
    expect([await from({}), await from({ pieces: 9 })]).toEqual([409, 422]);
    const before = shop.usage();
    expect([await from({}), await from({ tool_id: 8 })]).toEqual([429, 429]);
    // Neither looks for the next free days.
    expect(shop.usage().reads - before.reads).toBe(11);
    expect(await from({ start_day: '2026-03-16', end_day: '2026-03-17' })).toBe(201);
  });

  test('gets the same answer when sent again, and is another one with other content', async () => {
    const key = { [IDEMPOTENCY_KEY_HEADER]: 'a-key-of-a-browser-0123456789' };
    const number = await booked({ tool_id: PLATE.id }, key);
    const again = await Promise.all([1, 2, 3].map(() => ask({ tool_id: PLATE.id }, key)));
    expect(await again[1]?.json()).toEqual({
      booking_number: number,
      token: await tokenOf(number),
    });
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await bookingNumberOf(again[0] as Response)).toBe(number);
    expect(await booked({ tool_id: PLATE.id, pieces: 2 }, key)).not.toBe(number);
    expect(await mailIds()).toHaveLength(4);
    await expectCounted();
  });

  test('counts once if Firestore repeats the transaction', async () => {
    const deps = { ...api.deps, runTransaction: repeating(api.deps.runTransaction) };
    const wish = { ...WISH, method: 'pickup' as const };
    expect(await book(deps, wish, { address: '10.0.0.1' })).toMatchObject({ ok: true });
    expect(await mailIds()).toHaveLength(2);
    await expectCounted();
  });

  test('is booked by the office at the price of its zone', async () => {
    const areas = [{ from: '12350', to: '12369', zone: 2 }];
    await api.firestore.doc('settings/deliveryAreas').set({ areas, schema_version: 1 });
    const place = { method: 'delivery', street: 'Bauweg 1', city: 'Ort', postal_code: '12369' };
    const wish = { ...WISH, ...place, kind: 'rental', request_id: nextId() };
    expect(await (await admin('', wish)).json()).toMatchObject({ net_amount: 159 });
  });

  test('tells each field of its renter to the office, and to others only what is theirs', async () => {
    api.mailer.open();
    const said = {
      ...ofRenterFields((name) => `Wort ${name}`),
      customer_email: 'wort@example.de',
      postal_code: '12369',
    };
    // A company needs no consent to start early.
    const number = await booked({ ...said, method: 'delivery', early_start: false });
    const told = async (call: Promise<RentalBooking>) => {
      const answer = await call;
      return ofRenterFields((name) => answer[name]);
    };
    expect(await told(officeRead(`rental-bookings/${number}`))).toStrictEqual(said);
    expect(await told(read(number))).toStrictEqual(
      ofRenterFields((name, { seenBy }) => (seenBy === 'number' ? said[name] : undefined)),
    );
    const link = { 'order-token': await tokenOf(number) };
    expect(await told(api.read(`/api/rental-bookings/${number}`, link))).toStrictEqual(
      ofRenterFields((name, { seenBy }) => (seenBy === 'office' ? undefined : said[name])),
    );
    await step(number, 'requested', 'declined', { reason: 'Zahlt nie' });
    const reasonOf = async (headers = {}) =>
      (await api.read<RentalBooking>(`/api/rental-bookings/${number}`, headers)).history.at(-1);
    expect(await reasonOf(link)).toMatchObject({ what: 'declined', reason: 'Zahlt nie' });
    expect(await reasonOf()).not.toHaveProperty('reason');
    const { text = '' } = mailOf(`${number}-notice-0`) ?? {};
    expect(RENTER_FIELD_NAMES.filter((name) => !text.includes(said[name]))).toEqual([]);
  });

  test('is refused at another total than its customer saw, with the new one', async () => {
    await storeRentalTools(api.firestore, { ...SAW, daily_price_cents: 99_900 });
    await writesNothing(uncounted, async () =>
      refused(
        await ask({ gross_amount: 76.16 }),
        422,
        'Der Gesamtpreis beträgt jetzt 2.377,62\u00a0€. Bitte prüfen Sie Ihre Reservierung.',
      ),
    );
    await booked({ gross_amount: 2377.62 });
  });

  test('costs no transport unless it is delivered, and none but the agreed one', async () => {
    const wish = { ...WISH, kind: 'rental', transport_amount: 500 };
    const office = (fields: object) => admin('', { ...wish, request_id: nextId(), ...fields });
    const place = { method: 'delivery', street: 'Bauweg 1', city: 'Ort', postal_code: '99998' };
    const numbers = [await booked({ tool_id: PLATE.id })];
    numbers.push(await bookingNumberOf(await office({ ...place, tool_id: PLATE.id })));
    const byArrangement = { ...place, tool_id: PLATE.id, transport_amount: undefined };
    const open = await bookingNumberOf(await office(byArrangement));
    await step(numbers[0] ?? '', 'requested', 'confirmed');
    setClock('2026-03-11T08:00:00Z');
    for (const number of [open, ...numbers]) {
      await step(number, 'confirmed', 'handed_out');
      await step(number, 'handed_out', 'returned');
    }
    await writesNothing(api, async () => {
      for (const fields of [{}, { ...place, kind: 'downtime', notes: 'UVV' }]) {
        await refused(await office(fields), 400, /^Ohne Anlieferung/);
      }
      for (const number of numbers) {
        const closing = step(number, 'returned', 'closed', { transport_amount: 777 });
        await refused(await closing, 422, /^Der Preis für Bringen und Holen steht schon fest/);
      }
    });
    await step(open, 'returned', 'closed', { transport_amount: 120 });
    expect(await api.stored(`orders/${open.replace('M-', 'B-')}`)).toMatchObject({
      delivery_cents: 120_00,
    });
    const billed = await read(open);
    expect(billed).toMatchObject({ transport_amount: 120, net_amount: 184 });
    const { what: to, at } = billed.history.at(-1) ?? {};
    const undone = (await (await admin(`/${open}/take-back`, { to, at })).json()) as AdminBooking;
    expect(undone).toMatchObject({ state: 'returned', net_amount: 64 });
    expect(undone).not.toHaveProperty('transport_amount');
  });

  test.each<[string, object, number, RegExp, object?]>([
    ['of the past', { start_day: '2026-02-27' }, 422, /Vergangenheit/],
    ['back on a holiday', { end_day: '2026-05-01', start_day: '2026-04-29' }, 422, /^Am Freitag/],
    ['of more pieces than there are', { pieces: 2 }, 422, /gibt es nur 1 Stück/],
    ['of no piece', { pieces: 0 }, 400, /Stückzahl/],
    ['by nobody', { customer_name: ' ' }, 400, /Name ist erforderlich/],
    ['beside what is no tool', { further: [{}] }, 400, /fehlt|Datum/],
    ['of an unknown tool', { tool_id: 999 }, 404, /Mietgerät gibt es nicht/],
    ['of an archived tool', {}, 404, /Mietgerät gibt es nicht/, { visibility: 'archived' }],
    ['of a hidden tool', {}, 422, /^Dieses Gerät/, { visibility: 'hidden' }],
    ['of a tool that is not available', {}, 422, /^Dieses Gerät/, { is_available: false }],
    ['to nowhere', { method: 'delivery' }, 400, /wohin/],
    ['begun early without consent', { early_start: undefined }, 400, /Ablauf der Widerrufsfrist/],
  ])('%s is refused, and nothing is written', async (_what, fields, status, says, tool = {}) => {
    await storeRentalTools(api.firestore, { ...SAW, ...tool });
    await writesNothing(uncounted, async () => refused(await ask(fields), status, says));
  });
});

describe('its customer', () => {
  test('cancels with the link or the account, once, until the promised hour', async () => {
    api.mailer.open();
    const number = await booked({}, api.signedIn('erika'));
    setClock('2026-03-08T10:59:00Z');
    const token = await tokenOf(number);
    const answers = await Promise.all([
      own(number, 'cancel', { token }),
      own(number, 'cancel', {}, api.signedIn('erika')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { history } = await read(number);
    expect(history.map(({ what }) => what)).toEqual(['requested', 'cancelled']);
    const mails = mailsOf(number, 'cancelled', 'notice-0', 'notice-1', 'requested');
    expect(await mailIds()).toEqual(mails);
    const told = mailOf(`${number}-cancelled`)?.text;
    expect(told).toContain('Kosten entstehen Ihnen dadurch nicht.');
    expect(told).not.toMatch(/Kaution|Summe|€/);
    await expectCounted();
    const late = await booked();
    setClock('2026-03-08T11:00:00Z');
    await writesNothing(api, async () =>
      refused(await own(late, 'cancel', { token: await tokenOf(late) }), 409, /„Eingegangen“/),
    );
    expect(await read(late)).not.toHaveProperty('cancel_until');
  });

  test('is nobody else, nor the holder of a wrong or expired link', async () => {
    const number = await booked({}, api.signedIn('erika'));
    const unknown = /Mietbuchung gibt es nicht/;
    await writesNothing(api, async () => {
      for (const what of ['cancel', 'extend'] as const) {
        const body = what === 'extend' ? { end_day: '2026-03-13' } : {};
        await refused(await own(number, what, body), 404, unknown);
        await refused(await own(number, what, body, api.signedIn('max')), 404, unknown);
        await refused(await own(number, what, { ...body, token: 'x' }), 404, /Link/);
      }
      const token = await tokenOf(number);
      setClock('2027-03-03T00:00:00Z');
      await refused(await own(number, 'cancel', { token }), 404, /Link/);
    });
    expect(await api.read('/api/users/rental-bookings', api.signedIn('max'))).toEqual([]);
    expect(await api.read('/api/users/rental-bookings', api.signedIn('erika'))).toMatchObject([
      { booking_number: number },
    ]);
  });

  test('who booked without signing in finds it in the account of the same confirmed address', async () => {
    const number = await booked({ customer_email: 'Anna@example.de' });
    const later = { start_day: '2026-03-16', end_day: '2026-03-17' };
    await booked({ customer_email: 'anna@example.de', ...later }, api.signedIn('anna'));
    const last = { start_day: '2026-03-23', end_day: '2026-03-24' };
    await booked({ customer_email: 'bert@example.de', ...last });
    const guests = (headers: Record<string, string>) =>
      api.read('/api/users/guest-rentals', headers);
    expect(await guests(api.signedIn('anna'))).toMatchObject([{ booking_number: number }]);
    expect(await guests(api.signedIn('anna'))).toHaveLength(1);
    const account = { localId: 'anna', email: 'anna@example.de' };
    const unconfirmed = api.google.sessionOf(account, { email_verified: false });
    expect(await guests({ cookie: `__session=${unconfirmed}` })).toEqual([]);
  });

  test('extends it if it is free until then, at the agreed prices', async () => {
    const number = await booked();
    await booked({ start_day: '2026-03-16', end_day: '2026-03-17' });
    await storeRentalTools(api.firestore, { ...SAW, daily_price_cents: 9900 });
    const token = await tokenOf(number);
    const extend = (end_day: string) => own(number, 'extend', { end_day, token });
    await writesNothing(api, async () => {
      await refused(await extend('2026-03-16'), 409, /^Ab dem 16\.03\.2026 .*reserviert/);
      await refused(await extend('2026-03-10'), 422, /nach dem 11\.03\.2026/);
    });
    const told = await api.read<object>(`/api/rental-bookings/${number}/price?end_day=2026-03-14`);
    expect(told).toMatchObject({ days: 5, rental_amount: 160, net_amount: 160 });
    expect(await (await extend('2026-03-14')).json()).toMatchObject({
      ...told,
      end_day: '2026-03-14',
      state: 'requested',
    });
    for (const query of ['', '?end_day=x', '?end_day=2026-03-01', '?end_day=2026-03-14&pieces=0']) {
      const refusal = await api.call(`/api/rental-bookings/${number}/price${query}`);
      await refused(refusal, 400, /Tage und Stückzahl/);
    }
    expect((await extend('2026-03-14')).status).toBe(200);
    expect(await mailIds()).toEqual(
      expect.arrayContaining(mailsOf(number, 'extended-1', 'notice-1')),
    );
    await expectCounted();
  });
});

describe('today', () => {
  test('is over for handover and return after the last one, but still open for the office', async () => {
    api.mailer.open();
    const days = [{ from: '2026-03-10', to: '2026-03-10', name: 'Inventur', hours: '08:00–12:00' }];
    await api.firestore.doc('settings/specialDays').set({ days, schema_version: 1 });
    const wish = { tool_id: PLATE.id, start_day: '2026-03-09' };
    const number = await booked({ ...wish, start_day: '2026-03-03', end_day: '2026-03-04' });
    setClock('2026-03-09T16:00:00Z');
    await refused(await ask(wish), 422, /^Heute ist seit 16:30 Uhr keine Übergabe mehr möglich/);
    const token = await tokenOf(number);
    const extended = () => own(number, 'extend', { end_day: '2026-03-09', token });
    await refused(await extended(), 422, /seit 17:00 Uhr keine Rückgabe/);
    const office = { ...WISH, ...wish, kind: 'rental', request_id: nextId() };
    expect((await admin('', office)).status).toBe(201);
    const { text } = api.mailer.mails.at(-1) ?? {};
    expect(text).toMatch(/Auf der Seite Ihrer Reservierung können Sie sie verlängern\.$/m);
    setClock('2026-03-09T15:29:00Z');
    expect([(await ask(wish)).status, (await extended()).status]).toEqual([201, 200]);
    setClock('2026-03-10T11:00:00Z');
    await refused(await ask({ ...wish, start_day: '2026-03-10' }), 422, /seit 11:30 Uhr/);
  });
});

describe('the open requests of one network or one mailbox', () => {
  const LIFTS = rentalTool({ id: 9, name: 'Bühne', quantity_available: 30 });
  const TWO_WEEKS = { tool_id: 9, start_day: '2026-03-09', end_day: '2026-03-23' };
  beforeEach(() => storeRentalTools(api.firestore, LIFTS));
  const from = (host: number) => ({ 'x-forwarded-for': `203.0.113.${host}, 192.0.2.1` });
  const isReserved = async (number: string) => !(await read(number)).reserves_nothing;

  test('reserve ten machines for two weeks; more are accepted, reserve nothing, and say so', async () => {
    api.mailer.open();
    const first = await booked({ ...TWO_WEEKS, pieces: 10 }, from(1));
    expect(await isReserved(first)).toBe(true);
    const one = { ...TWO_WEEKS, end_day: '2026-03-10' };
    const free = async () =>
      (await api.read<{ free: object }>('/api/rental-availability?from=2026-03-09&to=2026-03-10'))
        .free;
    const before = await free();
    const fromNetwork = await booked({ ...one, customer_email: 'andere@example.de' }, from(1));
    const fromMailbox = await booked({ ...one, customer_email: 'E.Rika+2@example.de' }, from(2));
    expect(await free()).toEqual(before);
    const neither = await booked({ ...one, customer_email: 'dritte@example.de' }, from(3));
    const alone = { ...TWO_WEEKS, end_day: '2026-08-21', customer_email: 'vierte@example.de' };
    const halfYear = await booked(alone, from(4));
    const numbers = [fromNetwork, fromMailbox, neither, halfYear];
    expect(await Promise.all(numbers.map(isReserved))).toEqual([false, false, true, false]);
    expect(mailOf(`${fromNetwork}-requested`)?.text).toContain(NOT_RESERVED);
    const notice = mailOf(`${fromNetwork}-notice-0`)?.text;
    expect(notice).toContain('Reserviert: erst mit Ihrer Bestätigung');
    expect(JSON.stringify(await stored(first))).not.toContain('203.0.113');
    await expectCounted();
    // Decided by the office, the first one no longer counts and forgets its network.
    expect((await step(first, 'requested', 'confirmed')).status).toBe(200);
    for (const field of ['held_by', 'hold_until']) {
      expect(await stored(first)).not.toHaveProperty(field);
    }
    expect(await isReserved(await booked(one, from(1)))).toBe(true);
    expect((await step(fromNetwork, 'requested', 'confirmed')).status).toBe(200);
    expect((await stored(fromNetwork)).blocked).toEqual({ from: '2026-03-09', to: '2026-03-10' });
    // Taken back, this one reserves nothing again, and the first counts again towards its mailbox.
    for (const number of [fromNetwork, first]) {
      const { what: to, at } = (await stored(number)).history.at(-1) ?? {};
      const undone = { to, at: at?.toDate().toISOString() };
      expect((await admin(`/${number}/take-back`, undone)).status).toBe(200);
    }
    const all = [fromNetwork, first, await booked(one, from(5))];
    expect(await Promise.all(all.map(isReserved))).toEqual([false, true, false]);
    await storeRentalTools(api.firestore, { ...LIFTS, quantity_available: 1 });
    const late = await step(fromMailbox, 'requested', 'confirmed');
    await refused(late, 409, /^Nicht genug Stück frei/);
    await expectCounted();
  });

  test('reserve no more by coming at once, or by being extended', async () => {
    const tools = [20, 21, 22].map((id) => ({ ...LIFTS, id }));
    await storeRentalTools(api.firestore, ...tools);
    const numbers = await Promise.all(
      tools.map(({ id }) => booked({ ...TWO_WEEKS, tool_id: id, pieces: 5 }, from(1))),
    );
    const reserved = await Promise.all(numbers.map(isReserved));
    expect(reserved.filter(Boolean)).toHaveLength(2);
    for (const isHeld of [true, false]) {
      const number = numbers[reserved.indexOf(isHeld)] ?? '';
      const body = { end_day: '2026-08-14', token: await tokenOf(number) };
      await refused(await own(number, 'extend', body), 409, /erst verlängern, wenn wir sie best/);
    }
    await expectCounted();
  });
});

describe('the office', () => {
  test('confirms, hands out, takes back and closes, each announced and recorded', async () => {
    const number = await booked();
    expect((await step(number, 'requested', 'confirmed')).status).toBe(200);
    api.pass(TAKE_BACK_MS);
    api.mailer.open();
    await sweepOutbox(api.deps);
    const [file] = mailOf(`${number}-confirmed`)?.attachments ?? [];
    api.mailer.open(false);
    expect(file?.filename).toBe(`${number}.ics`);
    expect(file?.content.toString()).toMatch(/DTSTART;VALUE=DATE:20260309\r\n/);
    expect(file?.content.toString()).toMatch(/DTEND;VALUE=DATE:20260312\r\n/);
    await refused(await step(number, 'confirmed', 'handed_out'), 422, /beginnt erst am 09\.03/);
    setClock('2026-03-09T07:00:00Z');
    const out = await step(number, 'confirmed', 'handed_out', { deposit: { state: 'held' } });
    expect(await out.json()).toMatchObject({
      state: 'handed_out',
      deposit: { state: 'held' },
      handover: { condition: 'Ohne Mängel', by: 'chef@example.de', at: '2026-03-09T07:00:00.000Z' },
    });
    setClock('2026-03-10T07:00:00Z');
    await step(number, 'handed_out', 'returned', { deposit: { state: 'held' } });
    // Returned a day early: only the check blocks the 10th.
    expect((await stored(number)).blocked).toEqual({ from: '2026-03-09', to: '2026-03-11' });
    const kept = { state: 'kept', kept_amount: 200.01, reason: 'Kratzer' };
    await refused(await step(number, 'returned', 'closed', { deposit: kept }), 422, /Kaution/);
    const closed = await step(number, 'returned', 'closed', {
      deposit: { ...kept, kept_amount: 25 },
      extras: { cleaning: 1, fuel: 2.5 },
    });
    expect(await closed.json()).toMatchObject({
      state: 'closed',
      deposit: { state: 'kept', kept_amount: 25, reason: 'Kratzer' },
      extras: { cleaning: 1, fuel: 2.5 },
      return_record: { signed_by: 'Erika Muster' },
    });
    const customer = JSON.stringify([await read(number), await stored(number)]);
    expect(customer).not.toMatch(/Ohne Mängel|Koffer/);
    expect(await mailIds()).toEqual(
      mailsOf(number, 'confirmed', 'handed-out', 'notice-0', 'requested', 'returned'),
    );
    await expectCounted();
  });

  test('confirms a request whose transport is by arrangement only at the price agreed, until taken back', async () => {
    api.mailer.open();
    const place = { method: 'delivery', street: 'Bauweg 1', city: 'Ort', postal_code: '99998' };
    const number = await booked(place);
    const asked = mailOf(`${number}-requested`)?.text;
    expect(asked).toContain(`unverbindliche Reservierung. ${PRICE_FIRST}`);
    expect(asked).not.toContain('Muster-Widerrufsformular');
    const confirm = (fields: object = {}) => step(number, 'requested', 'confirmed', fields);
    await writesNothing(api, async () => {
      await refused(await confirm(), 422, /^Der Preis für Bringen und Holen ist noch offen\./);
      await refused(await confirm({ transport_amount: -1 }), 400, /^Transport/);
    });
    const open = await stored(number);
    const { history } = (await (await confirm({ transport_amount: 99 })).json()) as AdminBooking;
    const body = { to: 'confirmed', at: history.at(-1)?.at };
    expect((await admin(`/${number}/take-back`, body)).status).toBe(200);
    const some = expect.any(Array);
    const raised = { revision: expect.any(Number), last_changes: some };
    expect(await stored(number)).toEqual({ ...open, ...raised, history: some, held_by: some });
    const agreed = { transport_amount: 120, net_amount: 184, gross_amount: 218.96 };
    expect(await (await confirm({ transport_amount: 120 })).json()).toMatchObject(agreed);
    api.pass(TAKE_BACK_MS);
    await sweepOutbox(api.deps);
    expect(mailOf(`${number}-confirmed`)?.text).toMatch(/218,96(.|\n)*Muster-Widerrufsformular/);
  });

  test('learns when a booking has moved on', async () => {
    const number = await booked();
    await step(number, 'requested', 'confirmed');
    await writesNothing(api, async () => {
      await refused(await step(number, 'requested', 'declined'), 409, /„Bestätigt“/);
      await refused(await step(number, 'confirmed', 'expired'), 422, /kann nicht auf „Verfallen“/);
    });
  });

  test('moves a booking, sees the clashing days, and may override them', async () => {
    const number = await booked();
    const other = await booked({ start_day: '2026-03-16', end_day: '2026-03-17' });
    const days = { start_day: '2026-03-14', end_day: '2026-03-17' };
    await writesNothing(api, async () => {
      await refused(
        await move(number, days),
        409,
        'Nicht genug Stück frei am 16.03.2026, 17.03.2026. Der nächste freie Zeitraum ist 18.03.2026 bis 21.03.2026.',
      );
      await refused(await move(number, { ...days, end_day: '2026-03-13' }), 422, /nicht vor/);
    });
    const body = { request_id: 'request-moved', pieces: 1, ...days, despite_clash: 'Geliehen' };
    for (const _again of [1, 2]) {
      expect(await (await admin(`/${number}/move`, body)).json()).toMatchObject({
        ...days,
        days: 3,
        rental_amount: 96,
        despite_clash: 'Geliehen',
        cancel_until: '2026-03-13T11:00:00.000Z',
      });
    }
    expect(JSON.stringify(await read(number))).not.toContain('Geliehen');
    expect((await mailIds()).filter((id) => /moved/.test(id))).toEqual([`${number}-moved-1`]);
    await expectCounted();
    expect(await calendar('from=2026-03-15&to=2026-03-20')).toMatchObject({
      bookings: [
        { booking_number: number, blocked: { from: '2026-03-14', to: '2026-03-18' } },
        { booking_number: other },
      ],
      is_cut: false,
    });
  });

  test('books by phone, and blocks a tool for the workshop', async () => {
    const nobody = { customer_name: '', customer_email: '', customer_phone: '' };
    const downtime = { ...WISH, ...nobody, kind: 'downtime', notes: 'UVV', request_id: nextId() };
    const sunday = { ...downtime, start_day: '2026-03-08', end_day: '2026-03-09' };
    const kept = await admin('', sunday);
    expect(kept.status).toBe(201);
    expect((await admin('', sunday)).status).toBe(200);
    const { booking_number, ...rest } = (await kept.json()) as AdminBooking;
    expect(rest).toMatchObject({ kind: 'downtime', state: 'confirmed', net_amount: 0 });
    expect((await api.call(`/api/rental-bookings/${booking_number}`)).status).toBe(404);
    const phoned = { ...WISH, kind: 'rental', customer_email: '', start_day: '2026-03-09' };
    const taken = await admin('', { ...phoned, request_id: nextId() });
    expect(taken.status).toBe(201);
    expect(await taken.json()).toMatchObject({ state: 'confirmed', kind: 'rental' });
    await refused(await admin('', { ...phoned, request_id: nextId() }), 409, /am 09\.03\.2026, 10/);
    expect(await mailIds()).toEqual([]);
    expect((await step(booking_number, 'confirmed', 'cancelled')).status).toBe(200);
    await expectCounted();
  });

  test('hands out a tool with an overdue inspection only with a reason, and lists what is due', async () => {
    await storeRentalTools(api.firestore, { ...SAW, inspection_due: '08.03.2026' });
    await storeRentalTools(api.firestore, { ...PLATE, inspection_due: '09.04.2026' });
    const number = await booked({ start_day: '2026-03-09' });
    await step(number, 'requested', 'confirmed');
    const dueOn = async (instant: string) => {
      setClock(instant);
      const { inspections } = await officeRead<RentalToday>('rental-today');
      return inspections.map(({ tool_id, due }) => [tool_id, due]);
    };
    expect(await dueOn('2026-03-09T07:00:00Z')).toEqual([[SAW.id, '2026-03-08']]);
    const hidden = { ...SAW, inspection_due: '08.03.2026', visibility: 'hidden' } as const;
    await storeRentalTools(api.firestore, hidden);
    expect(await dueOn('2026-03-10T07:00:00Z')).toEqual([
      [SAW.id, '2026-03-08'],
      [PLATE.id, '2026-04-09'],
    ]);
    // The office still sees the bookings of a hidden tool.
    expect(await calendar('from=2026-03-09&to=2026-03-15')).toMatchObject({
      bookings: [{ tool_name: SAW.name }],
    });
    expect(await officeRead('rental-fleet')).toMatchObject([
      { id: SAW.id, visibility: 'hidden', quantity_available: 1 },
      { id: PLATE.id, visibility: 'visible' },
    ]);
    const used = await officeRead<{ tool_id: number }[]>('rental-utilisation?month=2026-03');
    expect(used.map(({ tool_id }) => tool_id)).toContain(SAW.id);
    const handOut = (fields: object = {}) => step(number, 'confirmed', 'handed_out', fields);
    await writesNothing(api, async () =>
      refused(await handOut(), 422, /^Die UVV-Prüfung des Geräts war am 08\.03\.2026 fällig/),
    );
    const despite_inspection = 'Prüfer kommt morgen';
    expect(await (await handOut({ despite_inspection })).json()).toMatchObject({
      state: 'handed_out',
      despite_inspection,
    });
    expect(JSON.stringify(await read(number))).not.toContain('Prüfer');
  });

  test('finds bookings by words and state, and sees what a day brings', async () => {
    const number = await booked();
    const other = await booked({ tool_id: PLATE.id, customer_name: 'Max Bauer' });
    const found = async (query: string) =>
      (await officeRead<AdminBooking[]>(`rental-bookings?${query}`)).map(
        ({ booking_number }) => booking_number,
      );
    expect(await found('search=fugen')).toEqual([number]);
    expect(await found('search=max%20bau&state=requested')).toEqual([other]);
    expect(await found('state=confirmed')).toEqual([]);
    expect(new Set(await found(''))).toEqual(new Set([number, other]));
    const days = 'rental-calendar?from=2026-03-01';
    for (const query of ['rental-bookings?state=x', days, `${days}&to=2026-08-29`]) {
      const path = `/api/admin/${query}`;
      expect((await api.call(path, { headers: api.asAdmin() })).status).toBe(400);
    }
    // The office asks this before it hides several tools.
    expect(await calendar('from=2026-03-01&to=2026-08-28')).toMatchObject({ bookings: [{}, {}] });
    const today = () => officeRead('rental-today');
    await step(other, 'requested', 'confirmed');
    setClock('2026-03-09T07:00:00Z');
    expect(await today()).toMatchObject({
      requested: [{ booking_number: number }],
      out: [{ booking_number: other }],
      back: [],
    });
    await step(other, 'confirmed', 'handed_out');
    setClock('2026-03-11T07:00:00Z');
    expect(await today()).toMatchObject({ out: [], back: [{ booking_number: other }] });
    setClock('2026-03-12T07:00:00Z');
    expect(await today()).toMatchObject({
      back: [],
      overdue: [{ booking_number: other, is_late: true }],
      cut: [],
    });
  });

  test('pages its bookings, and learns when calendar and day are incomplete', async () => {
    const fill = (length: number, over: object = {}) => {
      const many = Array.from({ length }, (_, index) => {
        const booking_number = `M-00000-${String(index).padStart(5, '0')}`;
        const document = { ...RENTAL_BOOKING_V1, booking_number, ...over };
        return [`rentalBookings/${booking_number}`, document] as const;
      });
      return storeAll(api.firestore, many);
    };
    await fill(101);
    const page = async (query: string) => {
      const path = `/api/admin/rental-bookings?${query}`;
      const response = await api.call(path, { headers: api.asAdmin() });
      const [next, total] = ['next-page', 'total-count'].map((name) => response.headers.get(name));
      return { count: ((await response.json()) as object[]).length, next, total };
    };
    const first = await page('state=requested');
    expect(first).toMatchObject({ count: 50, total: '101' });
    const second = await page(`state=requested&after=${first.next}`);
    expect(await page(`state=requested&after=${second.next}`)).toMatchObject({
      count: 1,
      next: null,
    });
    // The only one in its state follows the first fifty that match the word.
    await fill(1, { state: 'confirmed' });
    expect(await page('search=eri&state=confirmed')).toMatchObject({ count: 1, total: '1' });
    const today = () => officeRead('rental-today');
    expect(await today()).toMatchObject({ cut: [] });
    await fill(102);
    expect(await today()).toMatchObject({ cut: ['requested'], requested: { length: 100 } });
    await fill(401);
    expect(await calendar('from=2026-03-09&to=2026-03-15')).toMatchObject({
      is_cut: true,
      bookings: { length: 400 },
    });
    const ofTool = 'from=2026-03-09&to=2027-03-15&tool=';
    expect(await calendar(`${ofTool}7`)).toEqual({ bookings: [], is_cut: false });
    expect(await calendar(`${ofTool}101`)).toMatchObject({ bookings: { length: 400 } });
  });
});

describe('the sweep', () => {
  test('expires overdue requests and announces it', async () => {
    const number = await booked();
    setClock('2026-03-04T22:59:00Z');
    await sweepBookings(api.deps);
    expect((await read(number)).state).toBe('requested');
    setClock('2026-03-04T23:00:00Z');
    await Promise.all([sweepBookings(api.deps), sweepBookings(api.deps)]);
    expect(await read(number)).toMatchObject({
      state: 'expired',
      history: [{}, { what: 'expired' }],
    });
    expect(await mailIds()).toContain(`${number}-expired`);
    await expectCounted();
    await booked();
  });

  test('steps over bookings that it cannot read', async () => {
    const number = await booked();
    const hold_until = Timestamp.fromDate(new Date('2026-03-01T00:00:00Z'));
    for (let index = 0; index < 21; index += 1) {
      const number = `M-00000-000${10 + index}`;
      await api.firestore.doc(`rentalBookings/${number}`).set({ hold_until, schema_version: 1 });
    }
    setClock('2026-03-04T23:00:00Z');
    await sweepBookings(api.deps);
    expect((await read(number)).state).toBe('expired');
  });

  test('blocks another day for an unreturned tool, though others have booked it', async () => {
    const number = await booked();
    await step(number, 'requested', 'confirmed');
    const next = await booked({ start_day: '2026-03-12', end_day: '2026-03-13' });
    await step(next, 'requested', 'confirmed');
    setClock('2026-03-09T07:00:00Z');
    await step(number, 'confirmed', 'handed_out');
    for (const [instant, to] of [
      ['2026-03-11T22:59:00Z', '2026-03-12'],
      ['2026-03-11T23:00:00Z', '2026-03-14'],
      ['2026-03-12T23:00:00Z', '2026-03-15'],
    ] as const) {
      setClock(instant);
      await sweepBookings(api.deps);
      expect((await stored(number)).blocked).toEqual({ from: '2026-03-09', to });
      await expectCounted();
    }
    expect(await read(number)).toMatchObject({ is_late: true, state: 'handed_out' });
    // The next customer keeps the days, and may cancel.
    expect((await read(next)).state).toBe('confirmed');
    await step(number, 'handed_out', 'returned');
    expect((await stored(number)).blocked).toEqual({ from: '2026-03-09', to: '2026-03-14' });
    await expectCounted();
  });

  test('loses nothing when it ends halfway', async () => {
    api.mailer.open();
    const numbers = [await booked(), await booked({ tool_id: PLATE.id })];
    setClock('2026-03-04T23:00:00Z');
    api.mailer.result = { ok: false, problem: 'ECONNREFUSED', isPermanent: false };
    const runTransaction = failingAt(2, api.deps.runTransaction);
    await sweepBookings({ ...api.deps, runTransaction });
    await expectCounted();
    await sweepBookings(api.deps);
    await expectCounted();
    api.mailer.reset();
    api.pass(10 * 60_000);
    await sweepOutbox(api.deps);
    for (const number of numbers) {
      expect((await read(number)).state).toBe('expired');
      const sent = api.mailer.mails.filter(({ id }) => id === `${number}-expired`);
      expect(sent).toHaveLength(1);
    }
  });
});

describe('a tool that is booked', () => {
  const { id, schema_version, image_url, ...fields } = PLATE;
  const INPUT = {
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) =>
        name.endsWith('_cents') ? [name.replace('_cents', ''), Number(value) / 100] : [name, value],
      ),
    ),
    pictures: [],
    visibility: 'visible',
  };
  let version = 0;
  beforeEach(() => {
    version = 0;
  });
  async function save(input: object) {
    const changes = [{ id: String(id), version, input: { ...INPUT, ...input } }];
    const body = { request_id: nextId(), changes };
    const response = await api.post('/api/admin/rental-tools', body, api.asAdmin());
    const [result] = (await response.json()) as { outcome: string; message?: string }[];
    if (result?.outcome === 'saved') version += 1;
    return result?.message ?? result?.outcome;
  }

  test('keeps the booked pieces, and stays out of the archive', async () => {
    await booked({ tool_id: id, pieces: 3, start_day: '2026-08-03', end_day: '2026-08-03' });
    expect(await save({ quantity_available: 3 })).toBe('saved');
    await writesNothing(api, async () => {
      expect(await save({ quantity_available: 2 })).toBe(
        'Am 03.08.2026 sind 3 Stück vermietet oder reserviert: So viele müssen es bleiben.',
      );
      expect(await save({ visibility: 'archived' })).toMatch(
        /^Das Gerät ist am 03\.08\.2026 .*Archiv\.$/,
      );
    });
    expect(await save({ quantity_available: 3, daily_price: 1, is_available: false })).toBe(
      'saved',
    );
    setClock('2026-08-04T08:00:00Z');
    expect(await save({ visibility: 'archived' })).toBe('saved');
  });

  test('cannot be undone to fewer pieces', async () => {
    expect(await save({ quantity_available: 6 })).toBe('saved');
    await booked({ tool_id: id, pieces: 6 });
    const [change] = await api.read<{ id: string }[]>('/api/admin/changes', api.asAdmin());
    const body = { request_id: nextId() };
    await writesNothing(api, async () =>
      refused(
        await api.post(`/api/admin/changes/${change?.id}/undo`, body, api.asAdmin()),
        422,
        /^Am 09\.03\.2026 sind 6 Stück/,
      ),
    );
  });

  test('never has fewer pieces than are booked, whoever comes first', async () => {
    for (let round = 0; round < 6; round += 1) {
      api.reset();
      version = 0;
      await storeRentalTools(api.firestore, PLATE);
      const [saved, answer] = await Promise.all([
        save({ quantity_available: 1 }),
        ask({ tool_id: id, pieces: 3 }),
      ]);
      expect([saved === 'saved', answer.status]).toEqual(
        answer.status === 201 ? [false, 201] : [true, 422],
      );
    }
  });
});

describe('a withdrawal', () => {
  test('marks the booking that it names, at the same cost as an unknown one', async () => {
    const number = await booked();
    const send = async (order_number: string) => {
      const before = api.usage().reads;
      const body = { name: 'Erika', email: 'erika@example.de', order_number, goods: '' };
      const response = await api.post('/api/withdrawals', body);
      expect(response.status).toBe(201);
      return api.usage().reads - before;
    };
    const existing = await send(number.toLowerCase());
    expect(await send('M-00000-00000')).toBe(existing);
    expect(await send('B-00000-00000')).toBe(existing);
    expect(await officeRead(`rental-bookings/${number}`)).toMatchObject({
      withdrawal: { received_at: '2026-03-02T09:30:00.123Z', is_other_email: false },
    });
    expect(await read(number)).not.toHaveProperty('withdrawal');
  });
});

test('an undeliverable mail is listed with its booking, and dropped once that is over', async () => {
  api.mailer.open();
  api.mailer.result = { ok: false, problem: 'EENVELOPE', isPermanent: true };
  const number = await booked();
  api.pass(10 * 60_000);
  await sweepOutbox(api.deps);
  const listed = await officeRead<{ kind: string }[]>('undelivered-mail');
  expect(listed).toHaveLength(2);
  const requested = { about: number, recipient: 'erika@example.de' };
  expect(listed.find(({ kind }) => kind === 'booking_requested')).toMatchObject(requested);
  await step(number, 'requested', 'declined');
  const left = await officeRead<{ kind: string }[]>('undelivered-mail');
  expect(left.map(({ kind }) => kind)).toEqual(['booking_notice']);
});
