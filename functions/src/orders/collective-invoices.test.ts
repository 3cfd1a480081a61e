import type { CustomerFigures } from '@shop/domain/customer/customer-calls';
import type {
  CollectivePreview,
  InvoicePreview,
  InvoiceResult,
  ListedInvoice,
} from '@shop/domain/invoice/invoice-list';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import type { AdminOrder } from '@shop/domain/order/order';
import { PAYMENT_METHODS } from '@shop/domain/payment/payment-methods';
import { unzipSync } from 'fflate';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect, onTestFinished, test } from 'vitest';
import { expectRefused, writesNothing } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { draftText, textOf } from '../../test/pdf-text.ts';
import { storeAll } from '../../test/shop-data.ts';
import { orderNumber, storedItem, storeOrders } from '../../test/stored-data.ts';
import { CUSTOMER_V1 } from '../../test/stored-fixtures.ts';
import { paymentSums } from '../stored/balance.ts';
import { readInvoice, type StoredInvoice } from '../stored/invoice.ts';
import { ledgerOf } from '../stored/ledger.ts';
import type { StoredOrder } from '../stored/order.ts';

const api = apiWithoutMails();

/** A company's delivered order: two tonnes of gravel and 25.00 for delivery. */
const DELIVERED: Partial<StoredOrder> = {
  order_status: 'delivered',
  delivered_day: '2026-02-10',
  company_name: 'Muster Bau GmbH',
  company_address: 'Bauweg 1\n12345 Musterstadt',
  customer_email: 'erika@example.de',
  customer_number: 'K-10001',
  gross_cents: 98_53,
  vat: [{ rate: 19, net_cents: 82_80, vat_cents: 15_73 }],
  delivery: { ...EMPTY_WISH, zone: 'Zone 1' },
  created_at: Timestamp.fromDate(new Date('2026-02-02T09:30:00Z')),
  open_cents: 0,
  payment_state: 'none',
  to_invoice: true,
};
const SOUTH = { site: 'Südring', site_id: 'Südring', customer_reference: '4711' };
const NORTH = {
  site: 'Nordring',
  site_id: 'Nordring',
  customer_reference: '4712',
  delivered_day: '2026-02-20',
};

async function store(invoicing: 'monthly' | 'by_site', ...orders: Partial<StoredOrder>[]) {
  await storeAll(api.firestore, [['customers/10001', { ...CUSTOMER_V1, invoicing }]]);
  await storeOrders(api.firestore, ...orders.map((fields) => ({ ...DELIVERED, ...fields })));
}

const post = (path: string, body: object) => api.post(`/api/admin/${path}`, body, api.asAdmin());
const preview = (query = '') =>
  api.read<CollectivePreview>(`/api/admin/collective-invoices${query}`, api.asAdmin());
const send = (order_numbers: string[], request_id = 'request-000001', headers = api.asAdmin()) =>
  api.post('/api/admin/collective-invoices', { request_id, order_numbers }, headers);
async function write(...given: Parameters<typeof send>) {
  const response = await send(...given);
  expect(response.status).toBe(200);
  return (await response.json()) as Extract<InvoiceResult, { outcome: 'written' }>;
}
const stored = async (number: string) => (await api.stored(`orders/${number}`)) as StoredOrder;
const invoiceOf = async (number: string) =>
  readInvoice((await api.stored(`invoices/${number}`)) as StoredInvoice);
const [FIRST, SECOND, THIRD] = [0, 1, 2].map(orderNumber) as [string, string, string];

test('shows what was delivered until the end of the last month, by site if the customer wants it', async () => {
  const [end, after] = ['2026-02-28', '2026-03-01'].map((delivered_day) => ({ delivered_day }));
  await store('by_site', SOUTH, NORTH, { ...SOUTH, ...end }, { ...after });
  const all = await preview();
  expect(all).toMatchObject({ until: '2026-02-28', left_out: [], later: 1, is_cut: false });
  expect(all.groups).toEqual([
    {
      customer_number: 'K-10001',
      customer: 'Muster Bau GmbH',
      site: 'Südring',
      order_numbers: [FIRST, THIRD],
      from: '2026-02-10',
      to: '2026-02-28',
      has_email: true,
      net_amount: 165.6,
      gross_amount: 197.06,
    },
    expect.objectContaining({ site: 'Nordring', order_numbers: [SECOND] }),
  ]);
  // Renamed since.
  await api.firestore.doc(`orders/${THIRD}`).update({ site: 'Ring Süd' });
  expect((await preview()).groups).toMatchObject([
    { site: 'Ring Süd', order_numbers: [FIRST, THIRD] },
    { order_numbers: [SECOND] },
  ]);
  await api.firestore.doc('customers/10001').update({ invoicing: 'monthly' });
  const { groups } = await preview('?until=2026-03-01');
  expect(groups.map(({ order_numbers, site }) => [order_numbers.length, site])).toEqual([
    [4, undefined],
  ]);
  expect(
    (await api.call('/api/admin/collective-invoices?until=x', { headers: api.asAdmin() })).status,
  ).toBe(400);
});

test('joins what was agreed on the same conditions, whoever of the company ordered it, and tells why something is left out', async () => {
  const at = Timestamp.fromDate(new Date('2026-02-11T09:30:00Z'));
  await store(
    'monthly',
    {},
    { company_address: 'Hof 2\n12345 Musterstadt', customer_email: 'max@example.de' },
    { conditions: { payment_days: 30 } },
    { entries: [{ id: 'p', what: 'paid', cents: 1, day: '2026-02-11', by_uid: 'chef', at }] },
    { rebate: { cents: 1_00, reason: 'Treue' } },
    { withdrawal: { received_at: at, request_id: 'c0000', is_other_email: false } },
    { payment_method: 'vorkasse' },
    { order_items: [storedItem({ delivered: { quantity: 0, reason: 'Regen' } })] },
  );
  const joined = async () => (await preview()).groups.map(({ order_numbers }) => order_numbers);
  expect(await joined()).toEqual([[FIRST, SECOND], [THIRD]]);
  // Without an address in the record, only what went to the same one.
  await api.firestore.doc('customers/10001').update({ address: FieldValue.delete() });
  expect(await joined()).toEqual([[FIRST], [SECOND], [THIRD]]);
  await api.firestore.doc('customers/10001').update({ address: CUSTOMER_V1.address });
  const { left_out } = await preview();
  expect(left_out.map(({ order_number, reason }) => [order_number, reason.split('.')[0]])).toEqual([
    [orderNumber(3), 'Es gibt schon Zahlungen oder Erinnerungen dazu'],
    [orderNumber(4), 'Es gibt einen Rabatt auf alles'],
    [orderNumber(5), 'Der Kunde hat widerrufen'],
    [orderNumber(6), 'Sie wird nicht auf Rechnung bezahlt'],
    [orderNumber(7), 'Von dieser Bestellung wurde nichts geliefert'],
  ]);
  const refused = await writesNothing(api, () => send([FIRST, THIRD]));
  const message = expect.stringContaining('nicht mehr zusammen berechnen');
  expect(await refused.json()).toMatchObject({ outcome: 'refused', message });
  const { order_number } = await write([FIRST, SECOND], 'request-000002');
  const { email, vat_id, address, country, contact_name } = CUSTOMER_V1;
  expect(await stored(order_number)).toMatchObject({
    customer_name: contact_name,
    customer_email: email,
    tax_number: vat_id,
    company_address: address,
    country,
  });
});

test('is an order of its own that joins the deliveries, mailed once', async () => {
  api.mailer.open();
  const weighed = {
    number: 'W-1',
    gross_kg: 14_340,
    tare_kg: 12_500,
    net_kg: 1840,
    weighed_at: '2026-02-10T07:42',
    plate: 'MT-KB 318',
  };
  const delivered = { quantity: 1.84, slips: [weighed] };
  await store('monthly', { ...SOUTH, order_items: [storedItem({ delivered })] }, NORTH);
  const body = { collective: { order_numbers: [SECOND, FIRST] } };
  const draft = await writesNothing(api, () => post('draft-paper', body));
  const { order_number, number } = await write([SECOND, FIRST]);
  expect(number).toBe('RE-2026-00001');
  const again = await writesNothing(api, () => send([SECOND, FIRST]));
  expect(await again.json()).toEqual({ order_number, outcome: 'written', number });
  const other = await send([FIRST], 'request-000001');
  expect(other.status).toBe(409);
  expect(await (await send([FIRST], 'request-000002', api.asAdmin('anna'))).json()).toMatchObject({
    outcome: 'refused',
    message: `${FIRST}: Diese Lieferung ist in der Sammelrechnung ${number} berechnet.`,
  });
  const invoice = await invoiceOf(number);
  expect(invoice).toMatchObject({
    delivery: { from: '2026-02-10', day: '2026-02-20' },
    net_cents: 53_18 + 25_00 + 82_80,
    lines: [
      { quantity: 1.84, slips: [weighed], of: { order_number: FIRST, customer_reference: '4711' } },
      { name: 'Lieferung (Zone 1)', net_cents: 25_00, of: { day: '2026-02-10' } },
      { quantity: 2, of: { order_number: SECOND, site: 'Nordring' } },
      { net_cents: 25_00 },
    ],
  });
  expect(invoice).not.toHaveProperty('customer_reference');
  expect(invoice).not.toHaveProperty('site');
  expect(await stored(order_number)).toMatchObject({
    kind: 'collective',
    customer_number: 'K-10001',
    user_id: null,
    to_invoice: false,
    open_cents: invoice.gross_cents,
  });
  for (const joined of [FIRST, SECOND]) {
    const collected_by = { order_number, invoice: number };
    expect(await stored(joined)).toMatchObject({ collected_by, to_invoice: false, open_cents: 0 });
    expect((await stored(joined)).last_changes?.at(-1)).toMatchObject({ what: 'collected' });
  }
  const [mail] = api.mailer.mails.filter(({ subject }) => subject.includes(number));
  expect(mail?.text).toContain(`die Rechnung ${number} zu Ihren Lieferungen`);
  const pdf = await api.call(`/api/invoices/${number}/pdf`, { headers: api.asAdmin() });
  const text = await textOf(Buffer.from(await pdf.arrayBuffer()));
  expect(await draftText(draft)).toBe(
    text.replaceAll(number, 'Entwurf').replace(order_number, 'Entwurf'),
  );
  expect(text).toContain(
    `Lieferschein ${FIRST} vom 10.02.2026, Baustelle Südring, Ihre Bestellnummer 4711`,
  );
  expect(text).toContain('10.02.2026 bis 20.02.2026');
  const shares = (await api.stored(`invoiceBook/${number}`)) as { shares: object[] };
  const [listed] = await api.read<ListedInvoice[]>('/api/admin/invoices', api.asAdmin());
  expect(listed).toMatchObject({ number, order_kind: 'collective' });
  expect(listed).not.toHaveProperty('site');
  expect(shares.shares).toMatchObject([
    { category: 'Lieferung', place: 'Zone 1', net_cents: 25_00, site: 'Nordring' },
    { category: 'Lieferung', net_cents: 25_00, site: 'Südring' },
    { name: 'Kies 16/32', net_cents: 57_80, kg: 2000 },
    { name: 'Kies 16/32', net_cents: 53_18, kg: 1840 },
  ]);
});

test('says once what all its deliveries share, and is told apart in the list', async () => {
  await store('by_site', SOUTH, SOUTH);
  const { number } = await write([FIRST, SECOND]);
  const pdf = await api.call(`/api/invoices/${number}/pdf`, { headers: api.asAdmin() });
  const text = await textOf(Buffer.from(await pdf.arrayBuffer()));
  expect(text).toContain('Leistungszeitraum 10.02.2026 Ihre Bestellnummer 4711 Baustelle Südring');
  expect(text.split('Südring')).toHaveLength(2);
  expect(text.split('Ihre Bestellnummer')).toHaveLength(2);
  expect(await api.read('/api/admin/invoices', api.asAdmin())).toMatchObject([
    { number, order_kind: 'collective', site: 'Südring' },
  ]);
});

test('of several sites counts for each of them, with its papers', async () => {
  const goods = [storedItem({ category: 'Schüttgut' })];
  const site = { order_items: goods, delivered_day: '2026-02-10' };
  await store('monthly', { ...SOUTH, ...site }, { ...NORTH, ...site });
  const { number, order_number } = await write([FIRST, SECOND]);
  const figures = (of: string) =>
    api.read<CustomerFigures>(`/api/admin/customers/10001/figures${of}`, api.asAdmin());
  const { sites, materials } = await figures('');
  expect(sites.rows).toEqual([
    { name: 'Nordring', values: [82.8] },
    { name: 'Südring', values: [82.8] },
  ]);
  expect(materials.rows).toMatchObject([{ values: [4] }]);
  expect(await figures('?site=Nordring')).toMatchObject({
    revenue: { rows: [{ name: '2026', values: [82.8] }] },
    materials: { rows: [{ values: [2] }] },
    invoices: [{ number }],
  });
  expect(await figures('?site=West')).toMatchObject({ revenue: { rows: [] }, invoices: [] });
  expect((await api.stored('bookMonths/2026-03')) as object).toMatchObject({
    shares: [{ name: '' }, { name: 'Kies 16/32', kg: 4000 }],
  });
  const path = 'papers.zip?from=2026-02-01&to=2026-02-28&site=Nordring';
  const zip = await api.call(`/api/admin/customers/10001/${path}`, { headers: api.asAdmin() });
  const files = Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())));
  expect(files).toEqual([`Lieferschein-${SECOND}.pdf`, `${number}.pdf`]);
  await storeAll(api.firestore, [['customers/10002', { ...CUSTOMER_V1, id: 10_002 }]]);
  const assign = () => post('customers/10002/orders', { order_number: FIRST });
  await expectRefused(await writesNothing(api, assign), 422, new RegExp(order_number));
});

test('names the place of delivery if it is the same for all', async () => {
  const town = { ...EMPTY_WISH, postal_code: '12345', city: 'Musterstadt' };
  const port = { delivery: { ...town, street: 'Hafenstraße 7' } };
  await store('monthly', port, port, port, { delivery: { ...town, street: 'Weg 1' } });
  const { number } = await write([FIRST, SECOND]);
  expect((await invoiceOf(number)).delivery.address).toBe('Hafenstraße 7, 12345 Musterstadt');
  const { number: other } = await write([THIRD, orderNumber(3)], 'request-000002');
  expect((await invoiceOf(other)).delivery.address).toBe('');
});

test('collects and credits any method on account', async () => {
  const payment_method = 'lastschrift';
  const methods: Record<string, object> = PAYMENT_METHODS;
  methods[payment_method] = { ...PAYMENT_METHODS.rechnung, label: 'Lastschrift' };
  onTestFinished(() => {
    Reflect.deleteProperty(methods, payment_method);
  });
  await store('monthly', { payment_method }, { payment_method }, {});
  const { credit_cents } = paymentSums(await stored(FIRST));
  expect(credit_cents).toBe(DELIVERED.gross_cents);
  const { groups } = await preview();
  expect(groups.map(({ order_numbers }) => order_numbers)).toEqual([[FIRST, SECOND], [THIRD]]);
  const { order_number, number } = await write([FIRST, SECOND]);
  expect(await stored(order_number)).toMatchObject({ payment_method, kind: 'collective' });
  expect(await invoiceOf(number)).toMatchObject({ net_cents: 2 * 82_80 });
  const lines = [{ line: 0, quantity: 0.5 }];
  const body = { request_id: 'request-credit-1', lines, amounts: [], reason: 'Nass' };
  expect((await post(`invoices/${number}/credit`, body)).status).toBe(200);
});

test('two admins at once collect an order once', async () => {
  await store('monthly', {}, {});
  const answers = await Promise.all([
    write([FIRST, SECOND], 'request-000001'),
    write([FIRST, SECOND], 'request-000002', api.asAdmin('anna')),
  ]);
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['refused', 'written']);
  expect(await api.stored('invoices/RE-2026-00002')).toBeUndefined();
});

test('keeps the deliveries as they are billed, until its invoice is cancelled and it is dissolved', async () => {
  await store('monthly', {}, {});
  const { order_number, number } = await write([FIRST, SECOND]);
  const lines = [{ line: 0, quantity: 1.9 }];
  const off = { from: 'delivered', to: 'cancelled' };
  const cancel = { request_id: 'request-cancel', reason: 'Falsche Menge' };
  await post(`invoices/${number}/cancel`, cancel);
  expect(await stored(FIRST)).toMatchObject({ collected_by: { order_number }, to_invoice: false });
  expect(await stored(order_number)).toMatchObject({ to_invoice: true });
  const { left_out, groups } = await preview();
  expect([groups, left_out[0]?.order_number]).toEqual([[], order_number]);
  const dissolve = () => post(`orders/${order_number}/status`, off);
  expect(await (await dissolve()).json()).toMatchObject({ order_status: 'cancelled' });
  expect((await writesNothing(api, dissolve)).status).toBe(200);
  expect(await stored(FIRST)).toMatchObject({ to_invoice: true });
  expect(await stored(FIRST)).not.toHaveProperty('collected_by');
  expect((await stored(FIRST)).last_changes?.slice(-2)).toMatchObject([
    { what: 'collected', by_uid: 'chef' },
    { what: 'collected', by_uid: 'chef' },
  ]);
  expect((await post(`orders/${FIRST}/delivered`, { lines })).status).toBe(200);
  expect(await write([FIRST, SECOND], 'request-000002')).toMatchObject({ number: 'RE-2026-00003' });
});

test('what is too large to be stored at once is split by its bytes, slips included', async () => {
  const slip = { number: 'W-100', gross_kg: 18_840, tare_kg: 7_000, net_kg: 11_840 };
  const slips = Array.from({ length: 20 }, () => {
    return { ...slip, weighed_at: '2026-02-10T09:12', plate: 'F-AB 1234' };
  });
  const items = [1, 2, 3].map((id) => {
    return { ...storedItem({ product_id: id }), delivered: { quantity: 2, slips } };
  });
  const order = { ...SOUTH, order_items: items, subtotal_cents: 173_40 };
  await store('monthly', ...Array.from({ length: 90 }, () => order));
  const { groups } = await preview();
  expect(groups.length).toBeGreaterThan(1);
  expect(groups.flatMap(({ order_numbers }) => order_numbers)).toHaveLength(90);
  await write(groups[0]?.order_numbers ?? []);
});

test('a withdrawal from a delivery stops the reminders of its invoice; a stranger’s stops nothing', async () => {
  await store('monthly', SOUTH, SOUTH);
  const declare = async (email: string) => {
    const body = { name: 'Erika', email, order_number: FIRST, goods: '' };
    expect((await api.post('/api/withdrawals', body)).status).toBe(201);
  };
  const remind = async (number: string, id: string) => {
    await api.firestore.doc(`orders/${number}`).update({ due_day: '2026-01-02' });
    const answer = await post(`orders/${number}/reminder`, { id });
    return [answer.status, await answer.text()];
  };
  await declare('fremd@example.de');
  expect((await preview()).groups).toMatchObject([{ order_numbers: [FIRST, SECOND] }]);
  const { order_number } = await write([FIRST, SECOND]);
  await declare('erika@example.de');
  const held = [422, expect.stringContaining('Der Kunde hat widerrufen')];
  expect(await remind(order_number, 'request-remind-1')).toEqual(held);
  const none = { id: 'request-none-1', outcome: 'none', reason: 'Zu spät' };
  await post(`orders/${FIRST}/withdrawal`, none);
  expect((await remind(order_number, 'request-remind-2'))[1]).not.toContain('widerrufen');
});

test('its orders are not in the ordinary run unless chosen, and count once', async () => {
  await store('monthly', {}, {}, { customer_number: 'K-10002' });
  const run = (query = '') =>
    api.read<InvoicePreview>(`/api/admin/invoice-preview${query}`, api.asAdmin());
  const { ready, collective } = await run();
  expect([ready.map(({ order }) => order.number), collective]).toEqual([[THIRD], 2]);
  expect((await run(`?order=${FIRST}`)).warnings).toEqual([
    { order_number: FIRST, warning: expect.stringContaining('bekommt Sammelrechnungen') },
  ]);
  const stats = () => api.read<object>('/api/admin/stats', api.asAdmin());
  const perDay = () => api.read<object[]>('/api/admin/orders-per-day', api.asAdmin());
  const before = [await stats(), await perDay()];
  await write([FIRST, SECOND]);
  expect([await stats(), await perDay()]).toEqual(before);
  const told = await api.read<AdminOrder>(`/api/admin/orders/${FIRST}`, api.asAdmin());
  expect(told).toMatchObject({ collected_by: 'RE-2026-00001', payment_state: 'none' });
});

test('an ordinary delivery behind hundreds of collective ones is in the ordinary run', async () => {
  const later = Timestamp.fromDate(new Date('2026-02-20T09:30:00Z'));
  const ordinary = { customer_number: 'K-10002', created_at: later };
  await store('monthly', ...Array.from({ length: 506 }, () => ({})), ordinary);
  const preview = await api.read<InvoicePreview>('/api/admin/invoice-preview', api.asAdmin());
  expect(preview.ready.map(({ order }) => order.number)).toEqual([orderNumber(506)]);
  expect(preview).toMatchObject({ collective: 506, is_cut: false });
});

test('a customer whom nobody reminds is named, but not reminded', async () => {
  await store('monthly', {});
  await write([FIRST]);
  await api.firestore.doc('customers/10001').update({ reminding: 'none' });
  api.pass(60 * 24 * 3600_000);
  expect(await api.read('/api/admin/reminder-run', api.asAdmin())).toMatchObject([
    { reference: 'RE-2026-00001', problem: 'Dieser Kunde wird nach seinem Eintrag nicht gemahnt.' },
  ]);
});

test.each([
  // 98.53 each as agreed, whatever VAT is in it.
  ['a consumer', false, 197_06],
  // 82.80 net each, at 20 % for the second.
  ['a company', true, 98_53 + 99_36],
])(
  'across a change of the rate, %s pays what was agreed, in a row for each rate',
  async (_, is_company, gross) => {
    const changes = [{ from: '2026-02-15', rate: 19, to: 20 }];
    const rates = { standard: 19, rates: [19, 7], changes, version: 1, schema_version: 1 };
    await api.firestore.doc('settings/vatRates').set(rates);
    const of = is_company ? {} : { company_name: '', company_address: '' };
    await store('monthly', of, { ...of, delivered_day: '2026-02-20' });
    const { vat_id: __, country: ___, ...record } = CUSTOMER_V1;
    const kept = { ...record, is_company, invoicing: 'monthly' };
    await storeAll(api.firestore, [['customers/10001', kept]]);
    const { groups } = await preview();
    expect(groups.map(({ gross_amount }) => gross_amount)).toEqual([gross / 100]);
    const { number, order_number } = await write([FIRST, SECOND]);
    const { vat, gross_cents, lines } = await invoiceOf(number);
    expect(gross_cents).toBe(gross);
    const rows = ledgerOf(await stored(order_number));
    const billed = vat.map(({ rate, net_cents, vat_cents }) => [rate, net_cents + vat_cents]);
    expect(billed).toEqual([20, 19].map((rate) => [rate, rate === 19 ? 98_53 : gross - 98_53]));
    expect(rows.map(({ rate, cents }) => [rate, cents])).toEqual(billed);
    expect(lines.map(({ vat_rate }) => vat_rate)).toEqual([19, 19, 20, 20]);
  },
);
