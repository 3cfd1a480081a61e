import type { AdminBooking, RentalBooking, ToolUtilisation } from '@shop/domain/booking/booking';
import type { AdminOrder } from '@shop/domain/order/order';
import { TAKE_BACK_MS } from '@shop/domain/order/order-status';
import { HANDOVER, RENTAL_WISH, withdrawal } from '@shop/domain/testing/sent';
import { rentalTool } from '@shop/domain/testing/stored';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { messageOf, expectRefused as refused, writesNothing } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { PLAIN_PICTURE } from '../../test/pictures.ts';
import { storeRentalTools } from '../../test/shop-data.ts';
import { CUSTOMER_V1 } from '../../test/stored-fixtures.ts';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import { ledgerOf } from '../stored/ledger.ts';
import type { StoredOrder } from '../stored/order.ts';
import { ledgerOfClaim, type StoredOwnClaim } from '../stored/own-claim.ts';

const api = apiWithoutMails();
const SAW = rentalTool({
  id: 7,
  name: 'Fugenschneider',
  quantity_available: 2,
  deposit_amount_cents: 200_00,
  insurance_price_cents: 500,
  extra_hour_price_cents: 1800,
  cleaning_price_cents: 4500,
});
beforeEach(() => storeRentalTools(api.firestore, SAW));

const WISH = {
  ...RENTAL_WISH,
  tool_id: SAW.id,
  street: 'Am Hang 7',
  postal_code: '12355',
  city: 'Neudorf',
  insured: true,
};
const RECORD = { ...HANDOVER, accessories: ['Koffer', 'Wassertank'] };
let requests = 0;
async function step(number: string, from: string, to: string, fields: object = {}) {
  requests += 1;
  const body = { request_id: `closing-${String(requests).padStart(4, '0')}`, from, to, ...fields };
  return office(number, 'step', body);
}
const office = (number: string, what: string, body: object) =>
  api.post(`/api/admin/rental-bookings/${number}/${what}`, body, api.asAdmin());
const decide = (number: string, body: object, id = 'decision-1') =>
  office(number, 'withdrawal', { id, ...body });
/** As if its customer had withdrawn just now. */
const declare = (number: string) => {
  const received = { received_at: Timestamp.fromDate(api.clock.now), request_id: 'c0000' };
  const withdrawal = { ...received, is_other_email: false };
  return api.firestore.doc(`rentalBookings/${number}`).update({ withdrawal });
};
async function bringBack(number: string, at = '2026-03-11T15:00:00Z', fields: object = {}) {
  api.clock.now = new Date(at);
  const record = { ...RECORD, meter_hours: 110, ...fields };
  return done(
    await step(number, 'handed_out', 'returned', { record, deposit: { state: 'returned' } }),
  );
}
const close = async (number: string, fields: object = { extras: {} }) =>
  done(await step(number, 'returned', 'closed', fields));
/** The first invoice, which is about this order. */
async function invoice(order_number = '') {
  const body = { request_id: 'invoice-of-rental', order_numbers: [order_number] };
  const written = await api.post('/api/admin/invoices', body, api.asAdmin());
  expect(await written.json()).toMatchObject([{ order_number, outcome: 'written' }]);
  return JSON.parse((await api.stored('invoices/RE-2026-00001'))?.content);
}
const done = async (response: Response) => {
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as AdminBooking;
};
const orderOf = ({ order_number }: AdminBooking) =>
  api.read<AdminOrder>(`/api/admin/orders/${order_number}`, api.asAdmin());
const undoClosing = ({ booking_number, history }: AdminBooking) =>
  office(booking_number, 'take-back', { to: 'closed', at: history.at(-1)?.at });

async function requested(wish: object = {}) {
  const asked = await api.post('/api/rental-bookings', { ...WISH, ...wish });
  return ((await asked.json()) as { booking_number: string }).booking_number;
}
async function confirmed(wish: object = {}, fields: object = {}) {
  const number = await requested(wish);
  await done(await step(number, 'requested', 'confirmed', fields));
  api.clock.now = new Date('2026-03-09T08:00:00Z');
  return number;
}
const handOut = (number: string, ...pictures: string[]) =>
  step(number, 'confirmed', 'handed_out', {
    record: { ...RECORD, meter_hours: 100, pictures },
    deposit: { state: 'held' },
  });

/** Handed out on Monday, returned on Wednesday after 18.5 operating hours. */
async function returned(wish: object = {}, backAt = '2026-03-11T15:00:00Z', fields = {}) {
  const number = await confirmed(wish, fields);
  await done(await handOut(number));
  api.clock.now = new Date(backAt);
  const back = {
    record: { ...RECORD, meter_hours: 118.5, accessories: ['Koffer'] },
    deposit: { state: 'kept', kept_amount: 30, reason: 'Wassertank fehlt' },
  };
  await done(await step(number, 'handed_out', 'returned', back));
  return number;
}

test('a closed booking becomes a delivered order of rent and extras, invoiced like any other', async () => {
  const number = await returned();
  const extras = { extra_hours: 2.5, cleaning: 1 };
  const closed = await close(number, { extras });
  const order_number = number.replace('M-', 'B-');
  expect(closed).toMatchObject({
    state: 'closed',
    order_number,
    extras: { ...extras, insurance: 2 },
  });
  const order = await orderOf(closed);
  // Two days at 32, insurance, two and a half hours at 18, and the cleaning.
  expect(order).toMatchObject({ order_status: 'delivered', total_amount: 64 + 10 + 45 + 45 });
  expect(order.order_items.map(({ product_name, quantity }) => [product_name, quantity])).toEqual([
    ['Miete Fugenschneider, 09.03.2026 bis 11.03.2026', 2],
    ['Maschinenbruchversicherung', 2],
    ['Mehrstunden (über 8 am Tag): 2,5 Std. zu 18,00\u00a0€', 1],
    ['Reinigung', 1],
  ]);
  api.mailer.open();
  await invoice(order_number);
  const told = api.mailer.mails.find(({ subject }) => subject.startsWith('Rechnung'))?.text;
  expect(told).toContain('zu Ihrer Miete');
  expect(told).toContain(`Auftragsnummer: ${order_number}`);
  expect(told).not.toContain('Bestell');
  for (const file of [`orders/${order_number}/confirmation`, `delivery-notes/${order_number}`]) {
    const response = await api.call(`/api/admin/${file}.pdf`, { headers: api.asAdmin() });
    await refused(response, 404, /^Dieses Dokument gibt es nicht/);
  }
});

test('the rent ends on the day of return, whenever it is recorded', async () => {
  const SATURDAY = '2026-03-14';
  const hour = { pieces: 1, insured: false, start_day: '2026-03-13', end_day: SATURDAY };
  const number = await confirmed(hour);
  api.clock.now = new Date('2026-03-13T08:00:00Z');
  await done(await handOut(number));
  // Monday.
  api.clock.now = new Date('2026-03-16T08:00:00Z');
  const back = { record: { ...RECORD, meter_hours: 101 }, deposit: { state: 'returned' } };
  for (const [returned_day, says] of [
    ['2026-03-17', 'Zurückgegeben am: Das geht nur bis heute, 16.03.2026.'],
    ['2026-03-12', 'Zurückgegeben am: Das geht erst ab dem 13.03.2026.'],
  ]) {
    const early = await step(number, 'handed_out', 'returned', { ...back, returned_day });
    expect(await messageOf(early)).toBe(says);
  }
  const onMonday = await done(await step(number, 'handed_out', 'returned', back));
  expect(onMonday).toMatchObject({ returned_day: '2026-03-16', rental_amount: 3 * 32 });
  const closing = { extras: {}, returned_day: SATURDAY };
  const undone = await done(await undoClosing(await close(number, closing)));
  expect(undone).toMatchObject({ returned_day: '2026-03-16', rental_amount: 3 * 32 });
  const closed = await close(number, closing);
  expect(closed).toMatchObject({ returned_day: SATURDAY, end_day: SATURDAY, rental_amount: 32 });
  expect(await orderOf(closed)).toMatchObject({ delivered_day: SATURDAY, total_amount: 32 });
  const late = await api.post(
    `/api/admin/orders/${closed.order_number}/delivered`,
    { lines: [], delivered_day: '2026-03-16' },
    api.asAdmin(),
  );
  expect(await messageOf(late)).toMatch(/steht mit der Abrechnung der Miete fest/);
  const { delivery } = await invoice(closed.order_number);
  expect(delivery).toMatchObject({ from: '2026-03-13', day: SATURDAY });
});

test.each([
  ['a company, at the net price', 'Muster GmbH', 74.24, 16],
  ['a consumer, at the gross price agreed', '', 76.16, 19],
])(
  'a rental is taxed at the rate of its day of return: of %s',
  async (_, company_name, gross_amount, vat_rate) => {
    const changes = [{ from: '2026-03-11', rate: 19, to: 16 }];
    const value = { standard: 19, rates: [19], changes };
    const setting = { request_id: 'vat-rates-0001', version: 0, value };
    const saved = await api.post('/api/admin/settings/vatRates', setting, api.asAdmin());
    expect(await saved.json()).toMatchObject({ outcome: 'saved' });
    const number = await returned({ insured: false, ...(company_name && { company_name }) });
    const closed = await close(number);
    expect(closed).toMatchObject({ net_amount: 64, vat_rate, gross_amount });
    const undone = await done(await undoClosing(closed));
    expect(undone).toMatchObject({ vat_rate: 19, gross_amount: 76.16 });
    const { gross_cents, vat } = await invoice((await close(number)).order_number);
    expect([gross_cents, vat]).toMatchObject([Math.round(gross_amount * 100), [{ rate: 16 }]]);
  },
);

test('a deposit is held at the handover, and its outcome told at the return, as are the hours', async () => {
  const number = await confirmed();
  const record = { ...RECORD, meter_hours: 100 };
  const deposit = { state: 'kept', kept_amount: 30, reason: 'vorab' };
  await refused(await step(number, 'confirmed', 'handed_out', { record, deposit }), 422, /erst/);
  await done(await handOut(number));
  await refused(await step(number, 'handed_out', 'returned', { record }), 422, /Kaution/);
  const back = { record: { ...record, meter_hours: 99.5 }, deposit: { state: 'returned' } };
  const fewer = await step(number, 'handed_out', 'returned', back);
  await refused(fewer, 422, /weniger als bei der Übergabe/);
});

test('undoes a step for ten minutes: everything is as before, but the history names it', async () => {
  const number = await requested();
  const path = `/api/admin/rental-bookings/${number}`;
  const last = async () => {
    const { history } = await api.read<AdminBooking>(path, api.asAdmin());
    return history.at(-1);
  };
  const takeBack = async () => {
    const { what: to, at } = (await last()) ?? {};
    return api.post(`${path}/take-back`, { to, at }, api.asAdmin());
  };
  const all = async () => {
    const found = Object.entries(await api.everything()) as [string, Record<string, unknown>][];
    return found.flatMap(([id, { history, before, held_by, expires_at, ...known }]) => {
      // Undoing counts as a change, too.
      const { revision, last_changes, changed_at, ...fields } = known;
      // An empty record may remain, and the request is remembered.
      if (/^(rateLimits|requests)\//.test(id) || Object.keys(fields).length === 1) return [];
      // Its entries are only added; what they come to is as before.
      const { open_cents, credit_cents } = fields;
      if (/^claims/.test(id))
        return open_cents || credit_cents ? [[id, open_cents, credit_cents]] : [];
      return [[id, /^rentalPictures/.test(id) ? fields.booking_number : fields]];
    });
  };
  const record = { ...RECORD, pictures: [await photo()] };
  const undone = async (from: string, to: string, fields: object = {}) => {
    const before = await all();
    await done(await step(number, from, to, fields));
    for (const _again of [1, 2]) await done(await takeBack());
    expect([to, await all()]).toEqual([to, before]);
    expect(await last()).toMatchObject({ what: to, taken_back: { by: 'chef@example.de' } });
    expect(await last()).not.toHaveProperty('reason');
    const { history } = await api.read<RentalBooking>(`/api/rental-bookings/${number}`);
    expect(history.at(-1)).toMatchObject({ what: from });
  };
  await undone('requested', 'declined', { reason: 'Defekt' });
  await undone('requested', 'confirmed');
  await done(await step(number, 'requested', 'confirmed'));
  await undone('confirmed', 'cancelled', { reason: 'Defekt' });
  api.clock.now = new Date('2026-03-09T08:00:00Z');
  await undone('confirmed', 'handed_out', { record, deposit: { state: 'held' } });
  await done(await step(number, 'confirmed', 'handed_out', { record }));
  const until = new Date(api.clock.now.getTime() + TAKE_BACK_MS).toISOString();
  expect(await last()).toMatchObject({ by: 'chef@example.de', can_take_back_until: until });
  api.pass(TAKE_BACK_MS);
  expect((await takeBack()).status).toBe(422);
  api.clock.now = new Date('2026-03-13T08:00:00Z');
  await undone('handed_out', 'returned', { record: RECORD, deposit: { state: 'returned' } });
  await done(await step(number, 'handed_out', 'returned', { record: RECORD }));
  await undone('returned', 'closed', { extras: { cleaning: 1 } });
  const { order_number } = await close(number, {});
  const reason = 'Treue';
  const rebate = { id: 'edit-of-rental-1', reason, rebate: { percent: 50, reason } };
  const add = (what: string, fact: object) =>
    api.post(`/api/admin/orders/${order_number}/${what}`, fact, api.asAdmin());
  const { total_amount } = (await (await add('edit', rebate)).json()) as AdminOrder;
  const facts: [string, object, RegExp][] = [
    ['edit', { ...rebate, total_amount }, /schon etwas geändert/],
    ['notes', { id: 'note-of-rental-01', text: 'Rechnung per Post' }, /schon Notizen/],
    ['payments', { id: 'payment-of-rental', amount: 10, day: '2026-03-13' }, /oder bezahlt/],
  ];
  for (const [what, fact, says] of facts) {
    await add(what, fact);
    await writesNothing(api, async () => refused(await takeBack(), 422, says));
  }
});

test('the signed records are the office’s papers, and go to the customer with their step’s mail', async () => {
  const number = await returned();
  api.pass(TAKE_BACK_MS);
  api.mailer.open();
  await sweepOutbox(api.deps);
  const papers = api.mailer.mails.flatMap(({ attachments = [] }) =>
    attachments.map(({ filename }) => filename),
  );
  expect(papers).toEqual(
    expect.arrayContaining([`Mietvertrag-${number}.pdf`, `Rueckgabe-${number}.pdf`]),
  );
  for (const file of ['mietvertrag.pdf', 'rueckgabe.pdf']) {
    const path = `/api/admin/rental-bookings/${number}/${file}`;
    const shown = await api.call(path, { headers: api.asAdmin() });
    expect([shown.status, (await shown.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
  }
  const own = await api.read<RentalBooking>(`/api/rental-bookings/${number}`);
  expect(own.deposit).toEqual({ state: 'kept', kept_amount: 30, reason: 'Wassertank fehlt' });
  expect(own).not.toHaveProperty('handover');
});

async function photo(): Promise<string> {
  const renditions = PLAIN_PICTURE;
  const kept = await api.post('/api/admin/rental-pictures', { renditions }, api.asAdmin());
  return ((await kept.json()) as { url: string }).url;
}
const storedPhotos = async () =>
  Object.entries(await api.everything()).flatMap(([path, stored]) =>
    path.startsWith('rentalPictures/') ? [stored] : [],
  );

test('shows photos of a tool to the office only, uncached', async () => {
  const url = await photo();
  const shown = await api.call(url, { headers: api.asAdmin() });
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(shown.headers.get('cache-control')).toBe('private, no-store');
  expect((await api.call(url)).status).toBe(401);
  expect((await api.call(url.replace('/admin/rental-pictures', '/pictures'))).status).toBe(404);
});

test('deletes a photo after two days unless a record shows it, of one rental', async () => {
  api.clock.now = new Date('2026-03-09T08:00:00Z');
  const url = await photo();
  const expires_at = Timestamp.fromDate(new Date('2026-03-11T23:00:00Z'));
  expect(await storedPhotos()).toMatchObject([{ expires_at }, { expires_at }]);
  const [booking_number, other] = [await confirmed(), await confirmed()];
  await done(await handOut(booking_number, url));
  const photos = await storedPhotos();
  expect(photos).toMatchObject([{ booking_number }, { booking_number }]);
  expect(JSON.stringify(photos)).not.toContain('expires_at');
  expect(await photo()).not.toBe(url);
  const gone = `/api/admin/rental-pictures/${'a'.repeat(32)}-800.webp`;
  const says = /^Ein Foto ist nicht mehr gespeichert oder gehört zu einer anderen Miete/;
  await writesNothing(api, async () => {
    for (const shown of [url, gone]) await refused(await handOut(other, shown), 409, says);
  });
});

test('refuses a record without a signature, or with pictures of elsewhere', async () => {
  const number = await confirmed();
  const picture = `${'a'.repeat(32)}-800.webp`;
  for (const [field, value] of [
    ...['MM', 'M10 20M300 90', 'M10 20L14 22', 'M10 20L601 20', 'M10 20L90'].map(
      (path) => ['signature', path] as const,
    ),
    ['pictures', ['https://example.com/a.webp']],
    ['pictures', [`https://example.com/api/admin/rental-pictures/${picture}`]],
    ['pictures', [`/api/pictures/${picture}`]],
  ] as const) {
    const record = { ...RECORD, meter_hours: 100, [field]: value };
    const answer = await step(number, 'confirmed', 'handed_out', { record });
    await refused(answer, 400, /^(Die Unterschrift fehlt|Bilder: Die Adresse ist ungültig)/);
  }
});

test('the utilisation of a month has days, downtime and the rent of its days', async () => {
  await returned();
  const nobody = { customer_name: '', customer_email: '', customer_phone: '', insured: false };
  const period = { start_day: '2026-03-16', end_day: '2026-03-18', notes: 'UVV-Prüfung' };
  const workshop = {
    ...WISH,
    ...nobody,
    ...period,
    request_id: 'downtime-of-saw-01',
    kind: 'downtime',
  };
  const away = await api.post('/api/admin/rental-bookings', workshop, api.asAdmin());
  expect(away.status, await away.clone().text()).toBe(201);
  const path = '/api/admin/rental-utilisation?month=2026-03';
  const days = { rented_days: 2, possible_days: 62, downtime_days: 2 };
  expect(await api.read<ToolUtilisation[]>(path, api.asAdmin())).toEqual([
    { tool_id: 7, name: 'Fugenschneider', pieces: 2, ...days, revenue: 64 },
  ]);
});

test.each([
  [{ outcome: 'none', reason: 'Frist vorbei' }, 74, true],
  [{ outcome: 'part', used_days: 1 }, 37, true],
  [{ outcome: 'whole' }, 0, false],
])(
  'a withdrawal decided as %o leaves %i € of a rental to charge',
  async (decision, net, isOwed) => {
    const number = await confirmed();
    await done(await handOut(number));
    expect((await decide(number, decision)).status).toBe(409);
    await declare(number);
    expect((await decide(number, { outcome: 'part', reason: 'halb' })).status).toBe(422);
    expect((await decide(number, { outcome: 'part', used_days: 9 })).status).toBe(422);
    api.mailer.open();
    const decided = await done(await decide(number, decision));
    expect(decided).toMatchObject({ net_amount: net, withdrawal: { decisions: [decision] } });
    const { search_tokens } = (await api.stored(`rentalBookings/${number}`)) ?? {};
    const found = isOwed ? [`${net}00`] : [];
    expect(search_tokens).toEqual(expect.arrayContaining(found));
    const mail = api.mailer.mails.find(({ subject }) => subject.endsWith('– Widerruf'));
    expect(mail?.text).toContain(isOwed ? 'Er ist' : 'Sie brauchen nichts zu bezahlen.');
    api.mailer.open(false);
    await bringBack(number);
    const { order_number } = await close(number);
    expect(await api.stored(`orders/${order_number}`)).toMatchObject({
      total_cents: net * 100,
      to_invoice: isOwed,
    });
    expect((await decide(number, decision, 'decision-2')).status).toBe(422);
  },
);

test.each(['M-', 'B-'])(
  'a withdrawal from a billed rental, by its %s number, is decided with its order',
  async (prefix) => {
    const number = await returned();
    const closed = await close(number);
    const { order_number } = closed;
    const declared = withdrawal({ order_number: number.replace('M-', prefix) });
    expect((await api.post('/api/withdrawals', declared)).status).toBe(201);
    const whole = { id: 'decision-1', outcome: 'whole' };
    expect(await messageOf(await decide(number, whole))).toMatch(/in der Abrechnung/);
    const path = `/api/admin/orders/${order_number}/withdrawal`;
    expect((await api.post(path, whole, api.asAdmin())).status).toBe(200);
    expect(await api.stored(`orders/${order_number}`)).toMatchObject({ to_invoice: false });
    const booking = await api.read(`/api/admin/rental-bookings/${number}`, api.asAdmin());
    expect(booking).toMatchObject({
      net_amount: 74,
      withdrawal: { decisions: [{ outcome: 'whole' }] },
    });
    expect(await messageOf(await undoClosing(closed))).toMatch(
      /Über den Widerruf dieser Miete ist schon entschieden/,
    );
  },
);

test('a rental withdrawn from before it begins is cancelled, frees its days and is not moved', async () => {
  const number = await confirmed();
  await declare(number);
  expect(await done(await decide(number, { outcome: 'whole' }))).toMatchObject({
    state: 'cancelled',
    withdrawal: { decisions: [{ outcome: 'whole' }] },
  });
  expect(await api.stored(`rentalBookings/${number}`)).not.toHaveProperty('blocked');
  const days = { start_day: '2026-03-20', end_day: '2026-03-21', pieces: 1 };
  const moved = await office(number, 'move', { request_id: 'request-move-1', ...days });
  expect(await messageOf(moved)).toMatch(/wirksam widerrufen/);
});

test('a withdrawn rental keeps its days until its tool is back, and is not extended', async () => {
  const number = await confirmed({ ...WISH, end_day: '2026-03-18' }, {});
  await done(await handOut(number));
  await declare(number);
  const decided = await done(await decide(number, { outcome: 'whole' }));
  expect(decided).toMatchObject({ state: 'handed_out', rental_amount: 0 });
  const blocked = async () => (await api.stored(`rentalBookings/${number}`))?.blocked;
  expect(await blocked()).toEqual({ from: '2026-03-09', to: '2026-03-18' });
  const days = { start_day: '2026-03-09', end_day: '2026-03-20', pieces: 1 };
  const moved = await office(number, 'move', { request_id: 'request-move-2', ...days });
  expect(await messageOf(moved)).toMatch(/wirksam widerrufen/);
  await bringBack(number);
  expect(await blocked()).toEqual({ from: '2026-03-09', to: '2026-03-11' });
  const { out = [] } = (await api.stored('rentalDays/7-2026-03')) ?? {};
  expect([out[9], out[10], out[16]]).toEqual([1, 0, 0]);
});

test('only who asked for an early start owes the days used of a withdrawn rental', async () => {
  const number = await confirmed();
  await declare(number);
  await api.firestore.doc(`rentalBookings/${number}`).update({ early_start: false });
  await refused(await decide(number, { outcome: 'part', used_days: 1 }), 422, /schuldet nichts/);
});

test('above 250 € the invoice address is asked at the hand-over, and not again at the bill', async () => {
  const nowhere = { street: undefined, postal_code: undefined, city: undefined };
  const number = await confirmed({ ...nowhere, end_day: '2026-03-19' });
  const out = { record: RECORD, deposit: { state: 'held' } };
  const missing = /Rechnungsanschrift fehlt; über 250 € .* bei der Übergabe/;
  await refused(await step(number, 'confirmed', 'handed_out', out), 422, missing);
  const invoice_address = 'Ring 1, 12345 Musterstadt';
  await done(await step(number, 'confirmed', 'handed_out', { ...out, invoice_address }));
  await bringBack(number, '2026-03-19T08:00:00Z', { meter_hours: undefined });
  const { order_number } = await close(number);
  expect(await api.stored(`orders/${order_number}`)).toMatchObject({ invoice_address });
});

test('the bill says "Transport", and names the day of an early return in its line and as its day', async () => {
  const number = await confirmed({ method: 'delivery' }, { transport_amount: 80 });
  await done(await handOut(number));
  await bringBack(number, '2026-03-10T15:00:00Z');
  const { lines, delivery } = await invoice((await close(number)).order_number);
  const names = lines.map(({ name }: { name: string }) => name);
  expect(names[0]).toBe('Miete Fugenschneider, 09.03.2026 bis 10.03.2026');
  expect(names).toContain('Transport');
  expect(delivery).toMatchObject({ from: '2026-03-09', day: '2026-03-10' });
});

describe('a rental of a company', () => {
  const COMPANY = { ...CUSTOMER_V1, payment_days: 30, credit_limit_cents: 1_000_000 };
  beforeEach(() => api.firestore.doc('customers/10001').set(COMPANY));
  const of = { ...WISH, customer_number: 'K-10001' };
  const bookedBy = {
    member: () => api.post('/api/rental-bookings', of, api.signedIn('max')),
    office: () => {
      const body = { ...of, request_id: 'booking-0001', kind: 'rental' };
      return api.post('/api/admin/rental-bookings', body, api.asAdmin());
    },
  };

  test.each(['member', 'office'] as const)(
    'booked by the %s is billed by its record',
    async (who) => {
      const answer = await bookedBy[who]();
      expect(answer.status).toBe(201);
      const { booking_number: number } = (await answer.json()) as { booking_number: string };
      const office = () =>
        api.read<AdminBooking>(`/api/admin/rental-bookings/${number}`, api.asAdmin());
      expect(await office()).toMatchObject({
        customer_number: 'K-10001',
        company_name: COMPANY.name,
        invoice_address: COMPANY.address,
      });
      if (who === 'member') await done(await step(number, 'requested', 'confirmed'));
      api.clock.now = new Date('2026-03-09T08:00:00Z');
      await done(await handOut(number));
      const damaged = { request_id: 'damage-0001', what: 'damaged', amount: 50, day: '2026-03-09' };
      const claims = `/api/admin/claims/${number}-S`;
      await api.post(`${claims}/entries`, { ...damaged, reason: 'Kratzer' }, api.asAdmin());
      expect(await api.stored(`claims/${number}-S`)).toMatchObject({ customer_number: 'K-10001' });
      await bringBack(number);
      const { order_number } = await close(number);
      const billed = await api.stored(`orders/${order_number}`);
      expect(billed).toMatchObject({
        customer_number: 'K-10001',
        company_address: COMPANY.address,
        tax_number: COMPANY.vat_id,
        buyer_reference: COMPANY.buyer_reference,
        conditions: { payment_days: 30 },
        credit_cents: billed?.gross_cents,
      });
      await invoice(order_number);
      expect(await api.stored('invoiceBook/RE-2026-00001')).toMatchObject({
        customer_number: 'K-10001',
        due_day: '2026-04-10',
      });
      const rows = [
        ...ledgerOf((await api.stored(`orders/${order_number}`)) as StoredOrder),
        ...ledgerOfClaim((await api.stored(`claims/${number}-S`)) as StoredOwnClaim),
      ];
      expect(new Set(rows.map((row) => row.customer_number))).toEqual(new Set(['K-10001']));
      // Assigned to nobody, the damage goes with the bill.
      const removed = { order_number, is_removed: true };
      await api.post('/api/admin/customers/10001/orders', removed, api.asAdmin());
      expect(await office()).not.toHaveProperty('customer_number');
      expect(await api.stored(`claims/${number}-S`)).not.toHaveProperty('customer_number');
    },
  );

  test('is not booked by others, nor for a customer that there is not', async () => {
    expect((await api.post('/api/rental-bookings', of)).status).toBe(422);
    const unknown = { ...of, customer_number: 'K-10009', request_id: 'booking-0002' };
    const body = { ...unknown, kind: 'rental' };
    expect((await api.post('/api/admin/rental-bookings', body, api.asAdmin())).status).toBe(404);
    expect((await api.firestore.collection('rentalBookings').get()).size).toBe(0);
  });
});
