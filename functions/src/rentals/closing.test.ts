import type { AdminBooking, RentalBooking, ToolUtilisation } from '@shop/domain/booking/booking';
import type { AdminOrder } from '@shop/domain/order/order';
import { TAKE_BACK_MS } from '@shop/domain/order/order-status';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { messageOf, writesNothing } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { PLAIN_PICTURE } from '../../test/pictures.ts';
import {
  HANDOVER,
  RENTAL_WISH,
  rentalTool,
  storeRentalTools,
  withdrawal,
} from '../../test/shop-data.ts';
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

async function confirmed(wish: object = {}, fields: object = {}) {
  const asked = await api.post('/api/rental-bookings', { ...WISH, ...wish });
  const { booking_number: number } = (await asked.json()) as { booking_number: string };
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
  api.mailer.open();
  const number = await returned();
  const extras = { extra_hours: 2.5, cleaning: 1 };
  const closed = await close(number, { extras });
  const order_number = number.replace('M-', 'B-');
  expect(closed).toMatchObject({
    state: 'closed',
    order_number,
    extras: { ...extras, insurance: 2 },
  });
  const order = await api.read<AdminOrder>(`/api/admin/orders/${order_number}`, api.asAdmin());
  // Two days at 32, insurance, two and a half hours at 18, and the cleaning.
  expect(order).toMatchObject({ order_status: 'delivered', total_amount: 64 + 10 + 45 + 45 });
  expect(order.order_items.map(({ product_name, quantity }) => [product_name, quantity])).toEqual([
    ['Miete Fugenschneider, 09.03.2026 bis 11.03.2026', 2],
    ['Maschinenbruchversicherung', 2],
    ['Mehrstunden (über 8 am Tag): 2,5 Std. zu 18,00\u00a0€', 1],
    ['Reinigung', 1],
  ]);
  await invoice(order_number);
  const told = api.mailer.mails.find(({ subject }) => subject.startsWith('Rechnung'))?.text;
  expect(told).toContain('zu Ihrer Miete');
  expect(told).toContain(`Auftragsnummer: ${order_number}`);
  expect(told).not.toContain('Bestell');
  const again = await step(number, 'returned', 'closed', { extras });
  expect([again.status, await messageOf(again)]).toEqual([
    409,
    expect.stringMatching(/Abgeschlossen/),
  ]);
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
    const refused = await step(number, 'handed_out', 'returned', { ...back, returned_day });
    expect(await messageOf(refused)).toBe(says);
  }
  const onMonday = await done(await step(number, 'handed_out', 'returned', back));
  expect(onMonday).toMatchObject({ returned_day: '2026-03-16', rental_amount: 3 * 32 });
  const closing = { extras: {}, returned_day: SATURDAY };
  const closed = await close(number, closing);
  expect(closed).toMatchObject({ returned_day: SATURDAY, end_day: SATURDAY, rental_amount: 32 });
  const order = await api.read<AdminOrder>(
    `/api/admin/orders/${closed.order_number}`,
    api.asAdmin(),
  );
  expect(order).toMatchObject({ delivered_day: SATURDAY, total_amount: 32 });
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
    const { order_number } = closed;
    const order = await api.read(`/api/admin/orders/${order_number}`, api.asAdmin());
    expect(order).toMatchObject({ gross_amount });
    const step = { to: 'closed', at: closed.history.at(-1)?.at };
    const undone = await done(await office(number, 'take-back', step));
    expect(undone).toMatchObject({ vat_rate: 19, gross_amount: 76.16 });
    await close(number);
    const { gross_cents, vat } = await invoice(order_number);
    expect([gross_cents, vat]).toMatchObject([Math.round(gross_amount * 100), [{ rate: 16 }]]);
  },
);

test('taking back a closing that corrected the day of return restores it', async () => {
  const number = await returned();
  const closed = await close(number, { extras: {}, returned_day: '2026-03-10' });
  expect(closed.returned_day).toBe('2026-03-10');
  const undone = { to: 'closed', at: closed.history.at(-1)?.at };
  const { returned_day, end_day, rental_amount } = await done(
    await office(number, 'take-back', undone),
  );
  expect([returned_day, end_day, rental_amount]).toEqual(['2026-03-11', '2026-03-11', 64]);
});

test('a return with fewer hours than at the handover is refused', async () => {
  const number = await confirmed();
  await done(await handOut(number));
  const record = { ...RECORD, meter_hours: 99.5 };
  const deposit = { state: 'returned' };
  const answer = await step(number, 'handed_out', 'returned', { record, deposit });
  expect([answer.status, await messageOf(answer)]).toEqual([
    422,
    expect.stringMatching(/weniger als bei der Übergabe/),
  ]);
});

test('a deposit is held at the handover, and its outcome told at the return', async () => {
  const number = await confirmed();
  const record = { ...RECORD, meter_hours: 100 };
  const deposit = { state: 'kept', kept_amount: 30, reason: 'vorab' };
  const early = await step(number, 'confirmed', 'handed_out', { record, deposit });
  expect([early.status, await messageOf(early)]).toEqual([422, expect.stringMatching(/erst/)]);
  await done(await handOut(number));
  const late = await step(number, 'handed_out', 'returned', { record });
  expect([late.status, await messageOf(late)]).toEqual([422, expect.stringMatching(/Kaution/)]);
});

test('such an order has neither a confirmation nor a delivery note', async () => {
  const number = await returned();
  const { order_number } = await close(number, {});
  for (const path of [`orders/${order_number}/confirmation`, `delivery-notes/${order_number}`]) {
    const response = await api.call(`/api/admin/${path}.pdf`, { headers: api.asAdmin() });
    expect([response.status, await messageOf(response)]).toEqual([
      404,
      'Dieses Dokument gibt es nicht.',
    ]);
  }
});

test('undoes a step for ten minutes: everything is as before, but the history names it', async () => {
  api.mailer.open();
  const asked = await api.post('/api/rental-bookings', WISH);
  const { booking_number: number } = (await asked.json()) as { booking_number: string };
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
      const { revision, last_changes, ...fields } = known;
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
    const sent = api.mailer.mails.length;
    await done(await step(number, from, to, fields));
    for (const _again of [1, 2]) await done(await takeBack());
    expect([to, await all(), api.mailer.mails.length]).toEqual([to, before, sent]);
    expect(await last()).toMatchObject({ what: to, taken_back: { by: 'chef@example.de' } });
    expect(await last()).not.toHaveProperty('reason');
    const { history } = await api.read<RentalBooking>(`/api/rental-bookings/${number}`);
    expect(history.at(-1)).toMatchObject({ what: from });
  };
  await undone('requested', 'declined', { reason: 'Defekt' });
  await undone('requested', 'confirmed');
  await done(await step(number, 'requested', 'confirmed'));
  await undone('confirmed', 'cancelled', { reason: 'Defekt' });
  expect(api.mailer.mails).toHaveLength(2);
  api.clock.now = new Date('2026-03-09T08:00:00Z');
  await sweepOutbox(api.deps);
  await undone('confirmed', 'handed_out', { record, deposit: { state: 'held' } });
  await done(await step(number, 'confirmed', 'handed_out', { record }));
  const until = new Date(api.clock.now.getTime() + TAKE_BACK_MS).toISOString();
  expect(await last()).toMatchObject({ by: 'chef@example.de', can_take_back_until: until });
  api.pass(TAKE_BACK_MS);
  expect((await takeBack()).status).toBe(422);
  api.clock.now = new Date('2026-03-13T08:00:00Z');
  await sweepOutbox(api.deps);
  await undone('handed_out', 'returned', { record: RECORD, deposit: { state: 'returned' } });
  await done(await step(number, 'handed_out', 'returned', { record: RECORD }));
  await undone('returned', 'closed', { extras: { cleaning: 1 } });
  const { order_number } = await close(number, {});
  const reason = 'Treue';
  const rebate = { id: 'edit-of-rental-1', reason, rebate: { percent: 50, reason } };
  const preview = `/api/admin/orders/${order_number}/edit`;
  const { total_amount } = (await (
    await api.post(preview, rebate, api.asAdmin())
  ).json()) as AdminOrder;
  const facts: [string, object, RegExp][] = [
    ['edit', { ...rebate, total_amount }, /schon etwas geändert/],
    ['notes', { id: 'note-of-rental-01', text: 'Rechnung per Post' }, /schon Notizen/],
    ['payments', { id: 'payment-of-rental', amount: 10, day: '2026-03-13' }, /oder bezahlt/],
  ];
  for (const [what, fact, says] of facts) {
    await api.post(`/api/admin/orders/${order_number}/${what}`, fact, api.asAdmin());
    await writesNothing(api, async () => {
      const response = await takeBack();
      expect([response.status, await messageOf(response)]).toEqual([
        422,
        expect.stringMatching(says),
      ]);
    });
  }
});

test('the signed records are the office’s papers, and go to the customer with their step’s mail', async () => {
  api.mailer.open();
  const number = await returned();
  api.pass(TAKE_BACK_MS);
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
    expect(shown.status).toBe(200);
    expect(
      Buffer.from(await shown.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await api.call(path)).status).toBe(401);
  }
  const own = await api.read<RentalBooking>(`/api/rental-bookings/${number}`);
  expect(own.deposit).toEqual({ state: 'kept', kept_amount: 30, reason: 'Wassertank fehlt' });
  expect(own).not.toHaveProperty('handover');
});

async function photo(): Promise<string> {
  const renditions = PLAIN_PICTURE;
  const kept = await api.post('/api/admin/rental-pictures', { renditions }, api.asAdmin());
  expect(kept.status).toBe(201);
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

test('deletes a photo after two days unless a record shows it', async () => {
  api.clock.now = new Date('2026-03-09T08:00:00Z');
  const url = await photo();
  const expires_at = Timestamp.fromDate(new Date('2026-03-11T23:00:00Z'));
  expect(await storedPhotos()).toMatchObject([{ expires_at }, { expires_at }]);
  const number = await confirmed();
  await done(await handOut(number, url));
  const [narrow, wide] = await storedPhotos();
  expect([narrow, wide]).toMatchObject([{ booking_number: number }, { booking_number: number }]);
  expect(narrow).not.toHaveProperty('expires_at');
  expect(wide).not.toHaveProperty('expires_at');
});

test('keeps the same photo for each of two rentals', async () => {
  const [one, other] = [await photo(), await photo()];
  expect(one).not.toBe(other);
});

test.each([
  [
    'of another rental',
    async () => {
      const url = await photo();
      await done(await handOut(await confirmed(), url));
      return url;
    },
  ],
  ['that is gone', async () => `/api/admin/rental-pictures/${'a'.repeat(32)}-800.webp`],
])('does not record a photo %s', async (_what, urlOf) => {
  const url = await urlOf();
  const number = await confirmed();
  await writesNothing(api, async () => {
    const response = await handOut(number, url);
    expect([response.status, await messageOf(response)]).toEqual([
      409,
      expect.stringMatching(
        /^Ein Foto ist nicht mehr gespeichert oder gehört zu einer anderen Miete/,
      ),
    ]);
  });
});

test.each([
  ['signature', 'MM'],
  ['signature', 'M10 20M300 90'],
  ['signature', 'M10 20L14 22'],
  ['signature', 'M10 20L601 20'],
  ['signature', 'M10 20L90'],
  ['pictures', ['https://example.com/a.webp']],
  ['pictures', [`https://example.com/api/admin/rental-pictures/${'a'.repeat(32)}-800.webp`]],
  ['pictures', [`/api/pictures/${'a'.repeat(32)}-800.webp`]],
])('refuses a record with the %s %j', async (field, value) => {
  const number = await confirmed();
  const record = { ...RECORD, meter_hours: 100, [field]: value };
  const response = await step(number, 'confirmed', 'handed_out', {
    record,
    deposit: { state: 'held' },
  });
  expect([response.status, await messageOf(response)]).toEqual([
    400,
    expect.stringMatching(/^(Die Unterschrift fehlt|Bilder: Die Adresse ist ungültig)/),
  ]);
});

test('the utilisation of a month has days, downtime and the rent of its days', async () => {
  await returned();
  const workshop = {
    ...WISH,
    request_id: 'downtime-of-saw-01',
    kind: 'downtime',
    start_day: '2026-03-16',
    end_day: '2026-03-18',
    notes: 'UVV-Prüfung',
    customer_name: '',
    customer_email: '',
    customer_phone: '',
    insured: false,
  };
  const away = await api.post('/api/admin/rental-bookings', workshop, api.asAdmin());
  expect(away.status, await away.clone().text()).toBe(201);
  const path = '/api/admin/rental-utilisation';
  const rows = await api.read<ToolUtilisation[]>(`${path}?month=2026-03`, api.asAdmin());
  expect(rows).toEqual([
    {
      tool_id: 7,
      name: 'Fugenschneider',
      pieces: 2,
      rented_days: 2,
      possible_days: 62,
      downtime_days: 2,
      revenue: 64,
    },
  ]);
  expect((await api.call(`${path}?month=2026-3`, { headers: api.asAdmin() })).status).toBe(400);
});

test.each([
  [{ outcome: 'none', reason: 'Frist vorbei' }, 74, true],
  [{ outcome: 'part', used_days: 1 }, 37, true],
  [{ outcome: 'whole' }, 0, false],
])(
  'a withdrawal decided as %o leaves %i € of a rental to charge',
  async (decision, net, isOwed) => {
    api.mailer.open();
    const number = await confirmed();
    await done(await handOut(number));
    expect((await decide(number, decision)).status).toBe(409);
    await declare(number);
    expect((await decide(number, { outcome: 'part', reason: 'halb' })).status).toBe(422);
    expect((await decide(number, { outcome: 'part', used_days: 9 })).status).toBe(422);
    const decided = await done(await decide(number, decision));
    expect(decided).toMatchObject({ net_amount: net, withdrawal: { decisions: [decision] } });
    const mail = api.mailer.mails.find(({ subject }) => subject.endsWith('– Widerruf'));
    expect(mail?.text).toContain(isOwed ? 'Er ist' : 'Sie brauchen nichts zu bezahlen.');
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
    const { order_number = '', history } = await close(number);
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
    const taken = await office(number, 'take-back', { to: 'closed', at: history.at(-1)?.at });
    expect(await messageOf(taken)).toMatch(/Über den Widerruf dieser Miete ist schon entschieden/);
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
  const refused = await decide(number, { outcome: 'part', used_days: 1 });
  expect(await messageOf(refused)).toMatch(/schuldet nichts/);
});

test('above 250 € the invoice address is asked at the hand-over, and not again at the bill', async () => {
  const { street: _, postal_code: __, city: ___, ...WITHOUT } = WISH;
  const asked = await api.post('/api/rental-bookings', { ...WITHOUT, end_day: '2026-03-19' });
  const { booking_number: number } = (await asked.json()) as { booking_number: string };
  await done(await step(number, 'requested', 'confirmed'));
  api.clock.now = new Date('2026-03-09T08:00:00Z');
  const out = { record: RECORD, deposit: { state: 'held' } };
  const refused = await step(number, 'confirmed', 'handed_out', out);
  expect([refused.status, await messageOf(refused)]).toEqual([
    422,
    expect.stringMatching(/Rechnungsanschrift fehlt; über 250 € .* bei der Übergabe/),
  ]);
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
