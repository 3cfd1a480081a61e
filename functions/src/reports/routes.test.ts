import type { AdminStats, OrdersOfDay } from '@shop/domain/contract/user';
import { PLANNED_ROLES } from '@shop/domain/planner/projects';
import { GRAVEL } from '@shop/domain/testing/stored';
import type { TodaysWork } from '@shop/domain/work/todays-work';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeProducts } from '../../test/shop-data.ts';
import {
  createdAt,
  orderNumber,
  storeContacts,
  storedItem,
  storeOrders,
} from '../../test/stored-data.ts';
import { BOOK_ENTRY_V1, CUSTOMER_V1, RENTAL_BOOKING_V1 } from '../../test/stored-fixtures.ts';

const api = apiWithoutMails();

const download = (path: string) => api.call(path, { headers: api.asAdmin() });

/** The rows as objects by column; the file has to start with a byte order mark. */
async function rowsIn(response: Response): Promise<Record<string, string>[]> {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [titles = [], ...rows] = bytes
    .subarray(3)
    .toString()
    .split('"\r\n')
    .slice(0, -1)
    .map((row) =>
      row
        .slice(1)
        .split('";"')
        .map((cell) => cell.replaceAll('""', '"')),
    );
  for (const row of rows) expect(row).toHaveLength(titles.length);
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [titles[index], cell])));
}

describe('GET /api/admin/orders.csv', () => {
  test('has one row per order, in the format of German spreadsheets, in a file named by the day in Berlin', async () => {
    api.clock.now = new Date('2026-03-31T22:30:00Z');
    await storeOrders(api.firestore, {
      order_status: 'delivered',
      company_name: 'Muster; Söhne "Bau"',
      company_address: 'Hauptstraße 1\n60311 Frankfurt',
      tax_number: 'DE123456789',
      customer_reference: 'Kst. 4711',
      notes: 'Zeile 1\r\nZeile 2',
      subtotal_cents: 1_234_50,
      delivery_cents: 25_00,
      express_cents: 50_00,
      total_cents: 1_309_50,
      order_items: [
        storedItem({ quantity: 1200 }),
        storedItem({ product_name: 'Sand, gewaschen', unit: 'Sack', quantity: 1 }),
      ],
    });
    const response = await download('/api/admin/orders.csv');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="bestellungen-2026-04-01.csv"',
      'cache-control': 'private, no-store',
    });
    expect(await rowsIn(response)).toEqual([
      {
        Auftragsnummer: orderNumber(0),
        Datum: '02.03.2026 10:30',
        Status: 'Geliefert',
        Name: 'Erika Muster',
        'E-Mail': 'erika@example.de',
        Telefon: '069 90009-123',
        Firma: 'Muster; Söhne "Bau"',
        Firmenadresse: 'Hauptstraße 1\n60311 Frankfurt',
        'USt-IdNr./Steuernummer': 'DE123456789',
        Zahlungsart: 'Rechnung',
        Artikel: '1.200 t Kies 16/32 | 1 Sack Sand, gewaschen',
        'Warenwert (EUR)': '1234,50',
        'Lieferung (EUR)': '25,00',
        'Expresslieferung (EUR)': '50,00',
        'Gesamtbetrag (EUR)': '1309,50',
        'Gesamtbetrag brutto (EUR)': '1558,31',
        Anmerkungen: 'Zeile 1\r\nZeile 2',
        Rechnung: '',
        'Berechnet brutto (EUR)': '0,00',
        Zahlung: 'noch nicht berechnet',
        'Bezahlt (EUR)': '0,00',
        'Offen (EUR)': '0,00',
        'Rabatt (EUR)': '0,00',
        Kundennummer: '',
        Baustelle: '',
        'Leitweg-ID': '',
        'Fällig am': '',
        'Bestellnummer des Kunden': 'Kst. 4711',
        Kostenstelle: '',
        Rechnungsanschrift: '',
        Land: '',
      },
    ]);
  });
});

describe('GET /api/admin/customers.csv', () => {
  test('has a row for each record, by name, and no formulas', async () => {
    const customers = api.firestore.collection('customers');
    await customers.doc('10001').set({ ...CUSTOMER_V1, notes: '=1+1', discount_percent: 2.5 });
    const other = { id: 10_002, name: 'Abel', sort_name: 'abel', is_company: false };
    await customers.doc('10002').set({ ...CUSTOMER_V1, ...other, credit_limit_cents: 1200_00 });
    const [abel, muster] = await rowsIn(await download('/api/admin/customers.csv'));
    expect(abel).toMatchObject({
      Kundennummer: 'K-10002',
      Name: 'Abel',
      Firma: 'nein',
      'Kreditrahmen (EUR)': '1200,00',
      'Skonto (%)': '',
    });
    expect(muster).toMatchObject({
      Kundennummer: 'K-10001',
      Firma: 'ja',
      Ansprechpartner: 'Erika Muster',
      Land: 'Österreich',
      'Leitweg-ID': '04011000-1234512345-06',
      Debitorenkonto: '10400',
      Rechnungsanschrift: 'Bauweg 1\n12345 Musterstadt',
      'Skonto (%)': '2,5',
      Notizen: "'=1+1",
      Stand: 'Aktiv',
      Baustellen: 'Neubau Gartenstraße',
      Konten: 'erika@example.de | max@example.de',
    });
  });
});

describe('GET /api/admin/contacts.csv', () => {
  test('has one row per request', async () => {
    await storeContacts(api.firestore, { request_type: 'service_inquiry' });
    const response = await download('/api/admin/contacts.csv');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="kontaktanfragen-2026-03-02.csv"',
    );
    expect(await rowsIn(response)).toEqual([
      {
        Datum: '02.03.2026 10:30',
        'Art der Anfrage': 'Leistungsanfrage',
        Name: 'Erika Muster',
        'E-Mail': 'erika@example.de',
        Telefon: '069 90009-123',
        Nachricht: 'Firma: Muster GmbH\n\nBitte rufen Sie mich zurück.',
        Artikel: '',
        Postleitzahl: '',
        Status: 'Offen',
        Notizen: '',
        Antworten: '',
      },
    ]);
  });

  test('has 1001 requests, newest first, each exactly once', async () => {
    const count = 1001;
    const contacts = Array.from({ length: count }, (_, index) => ({
      name: `Nr. ${index}`,
      created_at: new Timestamp(1_772_443_800 + Math.floor(index / 7), 0),
    }));
    await storeContacts(api.firestore, ...contacts);
    const rows = await rowsIn(await download('/api/admin/contacts.csv'));
    const names = rows.map((row) => Number(row.Name?.slice(4)));
    expect(names).toEqual(Array.from({ length: count }, (_, index) => count - 1 - index));
  });
});

test('GET /api/admin/rental-bookings.csv has one row per booking, whose amounts add up', async () => {
  const { booking_number, transport_cents, ...untold } = RENTAL_BOOKING_V1;
  const bookings = api.firestore.collection('rentalBookings');
  await bookings.doc(booking_number).set(RENTAL_BOOKING_V1);
  await bookings.doc('M-7K2MQ-4XN8V').set({ ...untold, booking_number: 'M-7K2MQ-4XN8V' });
  const rows = await rowsIn(await download('/api/admin/rental-bookings.csv'));
  const told = rows.find(({ Buchungsnummer }) => Buchungsnummer === booking_number);
  expect(told).toMatchObject({
    Mietende: '11.03.2026',
    'Miete (EUR)': '64,00',
    'Maschinenbruchversicherung (EUR)': '10,00',
    'Bringen und holen (EUR)': '95,00',
    'Netto (EUR)': '169,00',
  });
  const transports = rows.map((row) => row['Bringen und holen (EUR)']).sort();
  expect(transports).toEqual(['95,00', 'nach Absprache']);
});

test('the book has all invoices, with what they have of each rate', async () => {
  const book = api.firestore.collection('invoiceBook');
  await book.doc('RE-2026-00001').set({ ...BOOK_ENTRY_V1, due_day: '2026-01-20' });
  const paid = { number: 'RE-2026-00002', state: 'paid', open_cents: 0 };
  await book.doc(paid.number).set({ ...BOOK_ENTRY_V1, ...paid });
  const invoices = await rowsIn(await download('/api/admin/invoice-book.csv'));
  expect(invoices.map(({ Nummer, Stand }) => `${Nummer} ${Stand}`).sort()).toEqual([
    'RE-2026-00001 offen',
    'RE-2026-00002 bezahlt',
  ]);
  const rates = [{ rate: 7, net_cents: 82_80, vat_cents: 5_80 }];
  await book.doc(paid.number).update({ vat: [...rates, { rate: 16, net_cents: 1, vat_cents: 0 }] });
  const rated = await rowsIn(await download('/api/admin/invoice-book.csv'));
  expect(rated.find(({ Nummer }) => Nummer === paid.number)).toMatchObject({
    'Netto 19 % (EUR)': '0,00',
    'Netto 7 % (EUR)': '82,80',
    'MwSt. 7 % (EUR)': '5,80',
    'Andere Steuersätze': '16 %: 0,01 + 0,00',
  });
});

const stats = () => api.read<AdminStats>('/api/admin/stats', api.asAdmin());

describe('GET /api/admin/stats', () => {
  test('counts orders, requests and accounts, and sums revenue without cancelled orders', async () => {
    expect(Object.values(await stats())).toEqual(Array(6).fill(0));
    await storeOrders(
      api.firestore,
      { total_cents: 8280 },
      { total_cents: 10_01, order_status: 'processing' },
      { total_cents: 1_000_000_07, order_status: 'delivered' },
      { total_cents: 99_99, order_status: 'cancelled' },
      { total_cents: 99_98, order_status: 'delivered', is_revoked: true },
      { total_cents: 99_97, order_status: 'cancelled', is_revoked: true },
      // What nobody ordered: a bill of several, one of a rental, and a part.
      { total_cents: 5, order_status: 'delivered', kind: 'collective' },
      { total_cents: 10, order_status: 'delivered', booking_number: 'M-7K2MQ-4XN8T' },
      { total_cents: 20, order_status: 'delivered', part_of: { number: orderNumber(1), left: [] } },
    );
    await storeContacts(api.firestore, {}, {});
    await api.firestore.doc('users/erika').set({ email: 'erika@example.de' });
    expect(await stats()).toEqual({
      totalOrders: 6,
      totalContacts: 2,
      totalUsers: 1,
      totalRevenue: 1_000_093.18,
      ordersThisMonth: 6,
      contactsThisMonth: 2,
    });
  });

  test.each([
    ['March', '2026-03-31T21:59:00Z', '2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
    ['October', '2026-09-30T22:00:00Z', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
  ])('starts and ends the month at midnight in Berlin: %s', async (_, now, first, next) => {
    api.clock.now = new Date(now);
    const before = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();
    const inside = createdAt(first, before(next));
    const outside = createdAt(before(first), next);
    await storeOrders(api.firestore, ...inside, ...outside);
    await storeContacts(api.firestore, ...inside, ...outside, ...outside);
    const [orders, contacts] = [{ totalOrders: 4, ordersThisMonth: 2 }, { totalContacts: 6 }];
    expect(await stats()).toMatchObject({ ...orders, ...contacts, contactsThisMonth: 2 });
  });
});

test('GET /api/admin/today counts what is due on this day in Berlin', async () => {
  api.clock.now = new Date('2026-03-02T23:30:00Z');
  const today = { delivery_day: '2026-03-03' } as const;
  await storeOrders(
    api.firestore,
    { ...today, order_status: 'pending' },
    { ...today, order_status: 'on_the_way' },
    { ...today, order_status: 'delivered', to_invoice: true },
    { ...today, order_status: 'cancelled', to_refund: true },
    { delivery_day: '2026-03-04', order_status: 'processing' },
    { delivery_day: '2026-03-02', order_status: 'pending' },
    { order_status: 'pending', needs_day: true, to_post: true },
    { order_status: 'processing', payment_state: 'part' },
    { order_status: 'delivered', payment_state: 'open' },
  );
  await storeContacts(
    api.firestore,
    { status: 'open' },
    { status: 'open', request_type: 'withdrawal' },
    { status: 'done', request_type: 'withdrawal' },
  );
  const add = (collection: string, field: string, ...values: string[]) =>
    Promise.all(
      values.map((value) => api.firestore.collection(collection).add({ [field]: value })),
    );
  await add('rentalBookings', 'state', 'requested', 'confirmed');
  await add('claims', 'step', 'settle', 'held');
  for (const [state, due_day] of [
    ['open', '2026-03-02'],
    ['part', '2026-03-01'],
    ['open', '2026-03-03'],
    ['paid', '2026-03-02'],
  ]) {
    await api.firestore.collection('invoiceBook').add({ state, due_day });
  }
  const coverage = { kind: 'bulk', kg_per_unit: 1000, loose_density: 1.6 } as const;
  await storeProducts(api.firestore, { ...GRAVEL, coverage, roles: ['base'] });
  const work = await api.read<TodaysWork>('/api/admin/today', api.asAdmin());
  expect(work).toEqual({
    new_orders: 3,
    past_day: 1,
    to_assign: 0,
    without_day: 2,
    unpaid_ahead: 1,
    deliveries_today: 2,
    deliveries_tomorrow: 1,
    to_invoice: 2,
    overdue: 2,
    letters: 1,
    to_refund: 1,
    deposits: 1,
    withdrawals: 1,
    open_requests: 2,
    rental_requests: 1,
    quotes_asked: 0,
    quotes_ending: 0,
    standing_orders: 0,
    standing_ended: 0,
    bare_roles: PLANNED_ROLES.filter((role) => role !== 'base'),
    first_refund_due: expect.stringMatching(/^2026-03-1\d$/),
    base_rate_from: '2026-01-01',
  });
  for (const [list, name] of [
    ['orders?status=pending', 'new_orders'],
    ['orders?status=no_day', 'without_day'],
    ['orders?payment=ahead', 'unpaid_ahead'],
    ['orders?payment=to_invoice', 'to_invoice'],
    ['reminder-run?list=letters', 'letters'],
    ['orders?payment=credit', 'to_refund'],
    ['contacts?type=withdrawal&status=open', 'withdrawals'],
    ['contacts?status=open', 'open_requests'],
  ] as const) {
    const listed = await api.call(`/api/admin/${list}`, { headers: api.asAdmin() });
    expect(listed.headers.get('total-count'), name).toBe(String(work[name]));
  }
});

describe('GET /api/admin/orders-per-day', () => {
  const perDay = () => api.read<OrdersOfDay[]>('/api/admin/orders-per-day', api.asAdmin());

  test('has each of the last 30 days in order, even those without orders, but no older orders', async () => {
    const instants = createdAt('2026-01-31T22:59:59.999Z', '2026-01-31T23:00:00Z');
    const joined = { ...instants[1], kind: 'collective' as const };
    await storeOrders(api.firestore, ...instants, joined);
    const days = await perDay();
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2026-02-01', orders: 1 });
    expect(days[27]).toEqual({ day: '2026-02-28', orders: 0 });
    expect(days[29]).toEqual({ day: '2026-03-02', orders: 0 });
    expect(days.reduce((sum, { orders }) => sum + orders, 0)).toBe(1);
  });

  test.each([
    ['spring, 23 hours', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['autumn, 25 hours', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ])('counts the day of a clock change: %s', async (_, day, first, last) => {
    api.clock.now = new Date(`${day}T12:00:00Z`);
    const [before, after] = [Date.parse(first) - 1, Date.parse(last) + 1];
    const outside = [before, before, after].map((at) => new Date(at).toISOString());
    await storeOrders(api.firestore, ...createdAt(first, last, ...outside));
    const days = await perDay();
    expect(days.at(-1)).toEqual({ day, orders: 2 });
    expect(days.at(-2)).toMatchObject({ orders: 2 });
    api.clock.now = new Date(`${day}T23:30:00Z`);
    expect((await perDay()).map(({ orders }) => orders).slice(-3)).toEqual([2, 2, 1]);
  });
});
