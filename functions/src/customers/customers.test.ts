import { CALL_TERMS } from '@shop/domain/contract/api';
import { type CustomerSite, MAX_SITES, siteId } from '@shop/domain/customer/building-site';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import { orderItem, orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL, SLATE } from '@shop/domain/testing/stored';
import { unzipSync } from 'fflate';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectRefused, messageOf, orderNumberOf, writesNothing } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { officeList } from '../../test/office-lists.ts';
import { storeAreas, storeProducts } from '../../test/shop-data.ts';
import { orderNumber, storeOrders } from '../../test/stored-data.ts';
import {
  BOOK_ENTRY_V1,
  CUSTOMER_V2,
  DAMAGE_V1,
  INVOICE_V1,
  INVOICED_ORDER_V1,
  RENTAL_BOOKING_V1,
  STANDING_ORDER_V1,
} from '../../test/stored-fixtures.ts';
import { CUSTOMER_STORE } from '../changes/entry-stores.ts';
import { usesId } from '../firestore/rate-limit.ts';
import { sweepOutbox } from '../mail/sweep-outbox.ts';

const api = apiWithoutMails();

const COMPANY = {
  is_company: true,
  name: 'Muster Bau GmbH',
  members: [],
  sites: [],
  visibility: 'visible',
};
let sent = 0;

async function save(input: object, id?: string, version = 0) {
  sent += 1;
  const changes = [{ ...(id && { id }), version, input: { ...COMPANY, ...input } }];
  const body = { request_id: `request-${10_000 + sent}`, changes };
  const response = await api.post('/api/admin/customers', body, api.asAdmin());
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as never[])[0];
}

const { list, found } = officeList(api, 'customers');

test('customers get numbers from K-10001 on, each once, are listed by name and found by any word', async () => {
  await save({ vat_id: 'de 123.456.789', email: 'buero@muster.example' });
  await save({ name: 'Ärmel & Söhne', members: [] });
  await save({ is_company: false, name: 'Erika Zorn', visibility: 'archived' });
  expect(await found({})).toEqual([10_002, 10_003, 10_001]);
  expect(await found({ search: 'k-10003' })).toEqual([10_003]);
  expect(await found({ search: 'DE1234 muster' })).toEqual([10_001]);
  expect(await found({ visibility: 'current', is_company: 'true' })).toEqual([10_002, 10_001]);
  expect((await list({ sort: 'price' })).status).toBe(400);
  expect((await list({ category: 'Sand' })).status).toBe(400);
  await api.firestore.doc('customers/10003').delete();
  expect(await save({ name: 'Neu' })).toMatchObject({ current: { id: '10004' } });
});

const store = (path: string, document: object) => api.firestore.doc(path).set(document);
async function storeCustomer(id: number, fields: object = {}) {
  await store(`customers/${id}`, { ...CUSTOMER_V2, id, ...fields });
  await store('counters/customers', { last: id, schema_version: 1 });
}
const office = async (path: string, body: object) => {
  const response = await api.post(`/api/admin/customers/${path}`, body, api.asAdmin());
  const answer = (await response.json()) as { customer_number?: string };
  return { ...answer, status: response.status };
};
const storeMany = (length: number, fields: object) =>
  storeOrders(api.firestore, ...Array.from({ length }, () => fields));
const ofOrder = async (index = 0) => (await api.stored(`orders/${orderNumber(index)}`)) ?? {};

describe('an order of a customer', () => {
  const INVOICE = BOOK_ENTRY_V1.number;
  beforeEach(async () => {
    await storeCustomer(10_001);
    const invoices = INVOICED_ORDER_V1.invoices as never;
    await storeOrders(api.firestore, { invoices }, { order_items: [] });
    await store(`invoiceBook/${INVOICE}`, BOOK_ENTRY_V1);
  });
  const assign = (body: object, id = '10001') =>
    office(`${id}/orders`, { order_number: orderNumber(0), ...body });

  test('is given and taken away, with the entries of its invoices, and found by number', async () => {
    expect(await assign({})).toMatchObject({ status: 200, customer_number: 'K-10001' });
    expect(await api.stored(`invoiceBook/${INVOICE}`)).toMatchObject({
      customer_number: 'K-10001',
    });
    const orders = officeList(api, 'orders');
    expect(await orders.found({ customer: 'K-10001' })).toEqual([0]);
    expect(await orders.found({ search: 'k-10001' })).toEqual([0]);
    expect((await orders.list({ customer: 'x' })).status).toBe(400);
    expect((await assign({ is_removed: true })).customer_number).toBeUndefined();
    expect(await api.stored(`invoiceBook/${INVOICE}`)).not.toHaveProperty('customer_number');
  });

  test('moves with its parts, without the site and conditions of another customer', async () => {
    const [site] = CUSTOMER_V2.sites;
    await storeCustomer(10_002, {
      sites: [{ ...site, name: 'Süd', buyer_reference: '991-01234-38' }],
    });
    const part = { id: 'part-1', number: orderNumber(1), day: '2026-03-01', lines: [] };
    const agreed = { what: 'part', positions: [], net_cents: 0, by_uid: 'a', at: new Date() };
    const own = { customer_number: 'K-10001', conditions: { payment_days: 60 } };
    await storeOrders(
      api.firestore,
      { ...own, site: 'SU\u0308D', history: [{ ...part, ...agreed }] as never },
      { ...own, site: 'Nord', part_of: { number: orderNumber(0), left: [] } },
      own,
    );
    expect(await assign({}, '10002')).toMatchObject({ status: 200, site: 'Süd' });
    for (const index of [0, 1]) {
      expect(await ofOrder(index)).toMatchObject({ customer_number: 'K-10002' });
      expect(await ofOrder(index)).not.toHaveProperty('conditions');
    }
    expect(await ofOrder(1)).not.toHaveProperty('site');
    expect(await ofOrder(2)).toMatchObject(own);
    await assign({ order_number: orderNumber(1) });
    expect(await ofOrder(0)).toMatchObject({ customer_number: 'K-10001' });
  });

  test('is billed as the record says with one press, and its invoice is warned about before', async () => {
    const [site] = CUSTOMER_V2.sites;
    await storeCustomer(10_001, { payment_days: 60, sites: [{ ...site, name: 'Süd' }] });
    const guest = { company_name: 'Muster', company_address: 'Am Weg 1', site: 'Süd' };
    await storeOrders(api.firestore, {
      ...guest,
      order_status: 'delivered',
      customer_number: 'K-10001',
    });
    const path = `/api/admin/invoice-preview?order=${orderNumber(0)}`;
    const warned = async () =>
      (await api.read<{ warnings: { warning: string }[] }>(path, api.asAdmin())).warnings;
    const differs = 'Firma, Rechnungsanschrift, USt-IdNr./Steuernummer, Leitweg-ID, Konditionen.';
    expect(await warned()).toMatchObject([
      { warning: expect.stringContaining(`Anders als beim Kunden K-10001: ${differs}`) },
    ]);
    expect((await assign({ as_record: true })).status).toBe(200);
    expect(await ofOrder()).toMatchObject({
      company_name: CUSTOMER_V2.name,
      company_address: CUSTOMER_V2.address,
      country: 'AT',
      tax_number: CUSTOMER_V2.vat_id,
      buyer_reference: CUSTOMER_V2.buyer_reference,
      conditions: { payment_days: 60 },
      site: 'Süd',
      history: [{ what: 'billing', has_new_address: true, has_new_conditions: true }],
    });
    expect(await warned()).toEqual([]);
    await assign({ as_record: true });
    expect((await ofOrder()).history).toHaveLength(1);
    await storeOrders(api.firestore, { ...guest, order_status: 'cancelled' });
    expect((await assign({ as_record: true })).status).toBe(422);
  });

  test('is refused if either is unknown', () =>
    writesNothing(api, async () => {
      expect(await assign({ order_number: 'B-99999-99999' })).toMatchObject({ status: 404 });
      for (const id of ['10002', 'x']) expect(await assign({}, id)).toMatchObject({ status: 404 });
    }));

  test('counts in the figures of the customer, with what was rented', async () => {
    await assign({});
    await store('rentalBookings/M-7K2MQ-4XN8T', {
      ...RENTAL_BOOKING_V1,
      customer_email: 'max@example.de',
    });
    // By a colleague in its name, and by the same person for another customer.
    const others = [
      ['M-2ZZZZ-4XN8T', 'K-10001', 'polier@example.de'],
      ['M-3ZZZZ-4XN8T', 'K-10002', 'max@example.de'],
    ];
    for (const [number, customer_number, customer_email] of others) {
      const start_day = '2026-12-01';
      const names = { booking_number: number, customer_number, customer_email, start_day };
      await store(`rentalBookings/${number}`, { ...RENTAL_BOOKING_V1, ...names });
    }
    const path = '/api/admin/customers/10001/figures';
    expect(await api.read<object>(path, api.asAdmin())).toMatchObject({
      open: { rows: [{ values: expect.arrayContaining([98.53]) }, { invoice: INVOICE }] },
      revenue: { rows: [{ name: '2026', values: [expect.any(Number)] }] },
      invoices: [{ number: INVOICE }],
      rentals: [{ booking_number: 'M-2ZZZZ-4XN8T' }, { booking_number: 'M-7K2MQ-4XN8T' }],
      is_cut: false,
    });
    const debt = { open_amount: 98.53, open_count: 1 };
    expect(await api.read('/api/admin/customers/10001/debt', api.asAdmin())).toEqual(debt);
    await store('customers/10001', { ...CUSTOMER_V2, credit_limit_cents: 500_00 });
    expect(await api.read('/api/admin/customers/10001/debt', api.asAdmin())).toEqual({
      ...debt,
      credit: { limit_amount: 500, used_amount: 98.53 },
    });
    for (const what of ['figures', 'debt']) {
      const unknown = await api.call(`/api/admin/customers/9/${what}`, { headers: api.asAdmin() });
      expect(unknown.status).toBe(404);
    }
  });
});

describe('a debtor’s account', () => {
  const { debtor: _, ...numbered } = CUSTOMER_V2;
  const input = CUSTOMER_STORE.toInput(numbered as never);
  let requests = 0;
  const save = (...changes: { id?: string; version: number; input: object }[]) =>
    api.post(
      '/api/admin/customers',
      { request_id: `request-debtor-${++requests}`, label: '', changes },
      api.asAdmin(),
    );
  const outcomes = async (...changes: Parameters<typeof save>) =>
    (await (await save(...changes)).json()) as { outcome: string; message?: string }[];

  test.each([
    [10_400, 'Das Debitorenkonto 10400 hat schon Muster Bau GmbH (K-10001).'],
    [10_002, 'Das Debitorenkonto 10002 hat schon Zweite (K-10002).'],
    [123_456_789, 'Debitorenkonto: Zahl von 10.000 bis 69.999 erwartet'],
    [10_003, undefined],
  ])('%i is refused if another customer has it or it is too long: %s', async (debtor, message) => {
    await storeCustomer(10_001);
    await store('customers/10002', { ...numbered, id: 10_002, name: 'Zweite' });
    await storeCustomer(10_003, { debtor: 10_500 });
    const [result] = await outcomes({ id: '10003', version: 1, input: { ...input, debtor } });
    expect(result?.message).toBe(message);
    expect(result?.outcome).toBe(message ? 'refused' : 'saved');
    const twice = { version: 0, input: { ...input, debtor: 12_400 } };
    const given = await outcomes(twice, { ...twice, input: { ...twice.input, name: 'Neu' } });
    expect(given.map(({ outcome }) => outcome)).toEqual(['saved', 'refused']);
  });

  test('of another is skipped by the numbers of new customers', async () => {
    await storeCustomer(10_001, { debtor: 10_003 });
    await storeCustomer(10_002, { debtor: 20_000 });
    const added = await outcomes({ version: 0, input }, { version: 0, input });
    expect(added).toMatchObject([{ current: { id: '10004' } }, { current: { id: '10005' } }]);
  });
});

describe('merging', () => {
  const merge = (into: string, id = '10001', request_id = 'request-merge-1') =>
    office(`${id}/merge`, { request_id, into });

  test('archives the one, joins it to the other, and moves its orders in steps', async () => {
    await storeCustomer(10_001);
    const { vat_id: _, debtor: __, ...other } = CUSTOMER_V2;
    await store('customers/10002', {
      ...other,
      id: 10_002,
      name: 'Muster Bau',
      notes: 'Zahlt gut.',
      members: [{ ...CUSTOMER_V2.members[1], may_see_invoices: true }],
    });
    const mine = { customer_number: 'K-10001' };
    await storeMany(22, mine);
    // Not billed yet, so that no order takes it along.
    const rental = [`rentalBookings/${DAMAGE_V1.booking_number}`, `claims/${DAMAGE_V1.number}`];
    await store(rental[0] ?? '', { ...RENTAL_BOOKING_V1, ...mine });
    await store(rental[1] ?? '', { ...DAMAGE_V1, ...mine });
    const repeated = { ...STANDING_ORDER_V1, site: 'neubau gartenstraße' };
    await store('standingOrders/standing', repeated);
    expect(await merge('K-10002')).toMatchObject({ moved: 20, has_more: true });
    expect(await merge('K-10002')).toMatchObject({ moved: 2, has_more: false });
    expect(await merge('K-10002')).toMatchObject({ moved: 0, has_more: false });
    expect(await api.stored('customers/10001')).toMatchObject({
      merged_into: 'K-10002',
      visibility: 'archived',
      member_emails: [],
      version: 2,
    });
    expect(await api.stored('customers/10002')).toMatchObject({
      name: 'Muster Bau',
      vat_id: 'ATU12345678',
      debtor: 10_400,
      version: 2,
      notes: 'Zahlt gut.\nZahlt nach Abschlag.',
      member_emails: ['max@example.de', 'erika@example.de'],
    });
    expect(await officeList(api, 'orders').found({ customer: 'K-10002' })).toHaveLength(22);
    for (const path of rental) {
      expect(await api.stored(path)).toMatchObject({ customer_number: 'K-10002' });
    }
    const moved = {
      customer_number: 'K-10002',
      site: expect.stringMatching(/^Neubau/),
      revision: 2,
    };
    expect(await api.stored('standingOrders/standing')).toMatchObject(moved);
    // Both are one change of the log, which can be taken back.
    const undo = { request_id: 'request-undo-2', batch_id: 'request-undo-2' };
    const response = await api.post('/api/admin/batches/request-merge-1/undo', undo, api.asAdmin());
    expect(await response.json()).toMatchObject({ undone: 2 });
    expect(await api.stored('customers/10001')).toMatchObject({ visibility: 'visible' });
  });

  test('waits until an earlier one has moved all, and is taken back as a whole', async () => {
    for (const id of [10_001, 10_002, 10_003]) await storeCustomer(id, { sites: [], members: [] });
    await storeMany(21, { customer_number: 'K-10001' });
    expect(await merge('K-10002')).toMatchObject({ has_more: true });
    const next = () => merge('K-10003', '10002', 'request-merge-2');
    const message = expect.stringContaining('Von K-10001 ziehen noch Bestellungen hierher um.');
    expect(await next()).toMatchObject({ status: 422, message });
    expect(await merge('K-10002', '10001', 'request-merge-3')).toMatchObject({ moved: 1 });
    expect(await next()).toMatchObject({ moved: 20 });
    const undo = { request_id: 'request-undo-1' };
    const half = api.post('/api/admin/changes/request-merge-1-1/undo', undo, api.asAdmin());
    await expectRefused(half, 422, /als Ganzes/);
  });

  test('joins what its form accepts: conditions as one block, sites and their prices by one name', async () => {
    const [site] = CUSTOMER_V2.sites;
    const sites = (name: string, fields: object = {}) => [{ ...site, name, ...fields }];
    const price = { product_id: 1, price: 9.9, from: '2026-01-01', site: 'SÜD' };
    const none = { members: [], vat_id: undefined, debtor: undefined };
    const plain = (fields: object) =>
      JSON.parse(JSON.stringify({ ...CUSTOMER_V2, ...none, ...fields }));
    const from = {
      discount_percent: 3,
      discount_days: 20,
      payment_days: 30,
      fixed_prices: [price],
    };
    await store('customers/10001', plain({ ...from, vat_id: 'ATU12345678', sites: sites('SÜD') }));
    const into = {
      country: undefined,
      payment_days: 14,
      sites: sites('Süd', { is_archived: true }),
    };
    await store('customers/10002', plain({ ...into, id: 10_002 }));
    await storeOrders(api.firestore, { customer_number: 'K-10001', site: 'SÜD' });
    await store(`orders/${orderNumber(1)}`, { customer_number: 'K-10001', schema_version: 1 });
    const body = { request_id: 'request-merge-1', into: 'K-10002', conditions: 'merged' };
    expect(await office('10001/merge', body)).toMatchObject({ moved: 2, has_more: false });
    const joined = await api.stored('customers/10002');
    expect(joined).toMatchObject({
      discount_days: 20,
      payment_days: 30,
      fixed_prices: [{ ...price, site: 'Süd' }],
      sites: [{ name: 'Süd' }],
    });
    expect(joined).not.toHaveProperty('vat_id');
    expect(joined?.sites).not.toMatchObject([{ is_archived: true }]);
    expect(await ofOrder()).toMatchObject({ customer_number: 'K-10002', site: 'Süd' });
    expect(await ofOrder(1)).toMatchObject({ customer_number: 'K-10002' });
  });

  test('is not done by hand, nor into what the form would refuse', async () => {
    await storeCustomer(10_001, { notes: 'a'.repeat(1500) });
    await storeCustomer(10_002, { notes: 'b'.repeat(1500), members: [] });
    const message = expect.stringMatching(/^Zusammen geht das nicht.*Notizen/);
    expect(await merge('K-10002')).toMatchObject({ status: 422, message });
    await storeCustomer(10_003, { version: 1 });
    expect(await save({ merged_into: 'K-10002' }, '10003', 1)).toMatchObject({
      outcome: 'refused',
    });
  });

  test('is refused into itself, into what there is not, and into a merged one', async () => {
    await storeCustomer(10_001);
    await storeCustomer(10_004, { merged_into: 'K-10002' });
    await writesNothing(api, async () => {
      expect(await merge('K-10001')).toMatchObject({ status: 400 });
      for (const into of ['K-10003', 'x']) expect(await merge(into)).toMatchObject({ status: 404 });
      expect(await merge('K-10004')).toMatchObject({ status: 409 });
    });
  });
});

describe('an account of a company', () => {
  const unconfirmed = (uid: string) => {
    const account = { localId: uid, email: `${uid}@example.de` };
    return { cookie: `__session=${api.google.sessionOf(account, { email_verified: false })}` };
  };
  const company = (uid: string, path = '') =>
    api.call(`/api/users/companies${path}`, { headers: api.signedIn(uid) });
  const member = (uid: string, fields: object, number = 'K-10001') =>
    api.post(
      `/api/users/companies/${number}/members`,
      {
        request_id: 'request-member-1',
        email: 'Anna@example.de',
        is_owner: false,
        may_order: true,
        may_see_invoices: false,
        ...fields,
      },
      api.signedIn(uid),
    );
  beforeEach(async () => {
    await storeProducts(api.firestore, GRAVEL);
    await storeAreas(api.firestore);
    await storeCustomer(10_001);
  });

  test('sees it, its orders, and invoices if it may; others see nothing', async () => {
    await storeOrders(
      api.firestore,
      { customer_number: 'K-10001', invoices: INVOICED_ORDER_V1.invoices as never, user_id: 'x' },
      {},
      { customer_number: 'K-10001', kind: 'collective' },
    );
    const [own] = (await (await company('max')).json()) as Record<string, unknown>[];
    expect(own).toEqual({
      number: 'K-10001',
      name: 'Muster Bau GmbH',
      country: 'AT',
      tax_number: 'ATU12345678',
      address: CUSTOMER_V2.address,
      buyer_reference: CUSTOMER_V2.buyer_reference,
      is_owner: false,
      may_order: true,
      may_see_orders: true,
      may_see_invoices: false,
      contact_name: CUSTOMER_V2.contact_name,
      phone: CUSTOMER_V2.phone,
      sites: CUSTOMER_V2.sites,
    });
    const orders = async (uid: string) => {
      const response = await company(uid, '/K-10001/orders');
      return response.ok ? ((await response.json()) as object[]) : response.status;
    };
    expect(await orders('max')).toEqual([expect.not.objectContaining({ invoices: [] })]);
    expect(await orders('erika')).toEqual([
      expect.objectContaining({ kind: 'collective' }),
      expect.objectContaining({ invoices: [expect.anything()] }),
    ]);
    for (const [uid, total] of Object.entries({ max: '1', erika: '2' })) {
      expect((await company(uid, '/K-10001/orders')).headers.get('total-count')).toBe(total);
    }
    expect(await (await company('anna')).json()).toEqual([]);
    expect(await orders('anna')).toBe(404);
    const [first, max] = CUSTOMER_V2.members;
    await storeCustomer(10_001, { members: [first, { ...max, may_order: false }] });
    expect(await orders('max')).toBe(422);
    expect((await company('max', '/K-10001/figures')).status).toBe(422);
    const nothing = { name: 'Muster Bau GmbH', address: '', tax_number: '', sites: [] };
    expect(await (await company('max')).json()).toMatchObject([nothing]);
    expect(await api.read('/api/users/companies', unconfirmed('max'))).toEqual([]);
  });

  test('sees open invoices, earliest due date first and without one last, if it may see invoices', async () => {
    const entry = { ...BOOK_ENTRY_V1, customer_number: 'K-10001', state: 'open' };
    const { due_day: _, ...undated } = entry;
    const due = { 'RE-1': '2026-04-01', 'RE-2': '2026-03-20' };
    for (const [number, due_day] of Object.entries(due)) {
      await store(`invoiceBook/${number}`, { ...entry, number, due_day, open_cents: 12_50 });
    }
    await store('invoiceBook/RE-0', { ...undated, number: 'RE-0', open_cents: 12_50 });
    await store('invoiceBook/RE-3', { ...entry, number: 'RE-3', state: 'paid', open_cents: 0 });
    const open = await (await company('erika', '/K-10001/open')).json();
    expect(open).toMatchObject([
      { number: 'RE-2', due_day: '2026-03-20', open_amount: 12.5 },
      { number: 'RE-1' },
      { number: 'RE-0', open_amount: 12.5 },
    ]);
    for (const uid of ['max', 'anna']) {
      await expectRefused(company(uid, '/K-10001/open'), 404, /gehört Ihr Konto nicht/);
    }
  });

  test('adds, changes and closes building sites if it manages the company', async () => {
    const [known] = CUSTOMER_V2.sites;
    const change = (uid: string, body: object, number = 'K-10001') =>
      api.post(`/api/users/companies/${number}/sites`, body, api.signedIn(uid));
    const site = { name: 'Südring', street: 'Ring 1', cost_centre: '8815' };
    const added = { request_id: 'request-site-1', is_new: true, site };
    expect((await change('erika', added)).status).toBe(200);
    expect((await change('erika', added)).status).toBe(200);
    const closed = { ...known, is_archived: true };
    const closing = { request_id: 'request-site-2', is_new: false, site: closed };
    expect(await (await change('erika', closing)).json()).toMatchObject({
      sites: [
        { ...known, is_archived: true },
        { name: 'Südring', cost_centre: '8815' },
      ],
    });
    const again = { ...added, request_id: 'request-site-3', site: { ...site, city: 'Ort' } };
    await expectRefused(change('erika', again), 409, /gibt es schon/);
    const unknown = { ...again, is_new: false, site: { ...site, name: 'Nord' } };
    await expectRefused(change('erika', unknown), 404, /gibt es nicht/);
    for (const [uid, number] of [['max'], ['anna'], ['erika', 'K-19999']] as const) {
      await expectRefused(change(uid, again, number), 404, /gehört Ihr Konto nicht/);
    }
    const foreign = { name: 'Hof', id: known?.name };
    const named = { ...added, request_id: 'request-site-5', site: foreign };
    expect((await change('erika', named)).status).toBe(200);
    const { sites = [] } = (await api.stored('customers/10001')) as { sites?: CustomerSite[] };
    expect(sites.map(siteId)).toEqual([known?.name, 'Südring', 'Hof']);
    const full = Array.from({ length: MAX_SITES - sites.length }, (_, at) => {
      return { ...known, name: `BV ${at}` };
    });
    await storeCustomer(10_001, { sites: [...sites, ...full] });
    const repeated = { ...added, request_id: 'request-site-4' };
    expect((await change('erika', repeated)).status).toBe(200);
    const more = { ...repeated, site: { name: 'Nord' } };
    await expectRefused(change('erika', more), 422, /höchstens 50 Baustellen/);
    await storeCustomer(10_001, { visibility: 'hidden' });
    await expectRefused(change('erika', again), 404, /gehört Ihr Konto nicht/);
  });

  describe('of a building site', () => {
    const site = 'Neubau Gartenstraße';
    const of = `site=${encodeURIComponent(site)}`;
    const ofSite = { site, site_id: site };
    const common = { customer_number: 'K-10001', user_id: 'x' };
    const papers = (uid: string, query: string) =>
      company(uid, `/K-10001/papers.zip?from=2026-03-01&to=2026-03-31${query}`);
    const filesOf = async (response: Response) => {
      expect(response.status, await response.clone().text()).toBe(200);
      return Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())));
    };
    beforeEach(async () => {
      const { invoices } = INVOICED_ORDER_V1;
      await storeOrders(
        api.firestore,
        { ...common, ...ofSite, order_status: 'delivered', invoices: invoices as never },
        { ...common, ...ofSite },
        { ...common, order_status: 'delivered' },
        { ...ofSite, order_status: 'delivered' },
      );
      await store('invoices/RE-2026-00001', INVOICE_V1);
      const entry = { ...BOOK_ENTRY_V1, customer_number: 'K-10001' };
      await store('invoiceBook/RE-2026-00001', { ...entry, ...ofSite });
      await store('invoiceBook/RE-2026-00002', { ...entry, number: 'RE-2026-00002', vat: [] });
    });

    test('reads orders, and those that are still to be delivered', async () => {
      const numbers = async (query: string) => {
        const response = await company('max', `/K-10001/orders?${query}`);
        return ((await response.json()) as { order_number: string }[]).map((o) => o.order_number);
      };
      expect(await numbers(of)).toEqual([1, 0].map(orderNumber));
      expect(await numbers(`${of}&open=true`)).toEqual([orderNumber(1)]);
      expect((await company('max', `/K-10001/orders?site=${'x'.repeat(81)}`)).status).toBe(400);
      expect(await officeList(api, 'orders').found({ customer: 'K-10001', site })).toEqual([1, 0]);
    });

    test('reads tonnes by material, and sums if it may see invoices', async () => {
      const figures = async (uid: string, query = '') =>
        (await company(uid, `/K-10001/figures${query}`)).json();
      const [net] = [BOOK_ENTRY_V1.shares[0]?.net_cents ?? 0].map((cents) => cents / 100);
      expect(await figures('max')).toEqual({
        materials: expect.objectContaining({
          series: ['2026'],
          rows: [{ name: 'Kies 16/32', values: [4] }],
        }),
        is_cut: false,
      });
      expect(await figures('erika', `?${of}`)).toMatchObject({
        materials: { rows: [{ values: [2] }] },
        revenue: { rows: [{ name: '2026', values: [net] }] },
        sites: { rows: [{ name: site, values: [net] }] },
      });
      expect(await figures('erika')).toMatchObject({
        sites: { rows: [{ name: site }, { name: 'ohne Baustelle' }] },
      });
      expect((await company('anna', '/K-10001/figures')).status).toBe(404);
      const office = `/api/admin/customers/10001/figures?${of}`;
      expect(await api.read<object>(office, api.asAdmin())).toMatchObject({
        invoices: [{ number: 'RE-2026-00001' }],
        tonnes: { rows: [{ values: [2] }] },
      });
    });

    test('gets the papers of a period in one file, with invoices if it may see them', async () => {
      const [first, third] = [0, 2].map((index) => `Lieferschein-${orderNumber(index)}.pdf`);
      const invoice = ['RE-2026-00001.pdf', 'RE-2026-00001.xml'];
      expect(await filesOf(await papers('max', ''))).toEqual([third, first]);
      expect(await filesOf(await papers('erika', `&${of}`))).toEqual([first, ...invoice]);
      const office = '/api/admin/customers/10001/papers.zip?from=2026-03-02&to=2026-03-02';
      const all = await api.call(office, { headers: api.asAdmin() });
      expect(await filesOf(all)).toEqual([third, first, ...invoice]);
      for (const query of ['&from=2026-03-03', '&to=x', `&site=${'x'.repeat(81)}`]) {
        expect((await papers('erika', query)).status).toBe(404);
      }
      expect((await papers('anna', '')).status).toBe(404);
      expect(await filesOf(await papers('erika', '&site=Anderswo'))).toEqual(['Keine Belege.txt']);
    });

    test('refuses more papers than fit into a file', async () => {
      await storeMany(210, { ...common, site_id: 'Groß' });
      const refused = papers('erika', '&site=Gro%C3%9F');
      await expectRefused(refused, 422, /^Das sind mehr als 200 Belege/);
    });
  });

  test('changes rights and sites so often only, as each change stands in the log', async () => {
    const toggled = (index: number) =>
      member('erika', { request_id: `request-toggle-${index}`, may_see_invoices: index % 2 === 1 });
    const { now } = api.clock;
    const used = { used_at: [now], counts: [39], expires_at: now, schema_version: 1 };
    await store(`rateLimits/${usesId('key', 'member', '10001')}`, used);
    expect((await toggled(0)).status).toBe(200);
    const says = /^Konten und Baustellen dieser Firma wurden gerade sehr oft geändert/;
    await expectRefused(await writesNothing(api, () => toggled(1)), 429, says);
    const site = { request_id: 'request-site-1', is_new: true, site: { name: 'Nord' } };
    const added = () => api.post('/api/users/companies/K-10001/sites', site, api.signedIn('erika'));
    await expectRefused(await writesNothing(api, added), 429, says);
    // A refused change does not count towards the limit, which expires after an hour.
    api.pass(3600_000);
    expect((await toggled(3)).status).toBe(200);
  });

  test('of a company with thousands of orders gets its list without counting all', async () => {
    await storeMany(1001, { customer_number: 'K-10001' });
    const before = api.usage();
    const answer = await company('erika', '/K-10001/orders');
    expect(answer.headers.get('total-count')).toBeNull();
    expect(await answer.json()).toHaveLength(50);
    const { reads = 0 } = CALL_TERMS['GET /api/users/companies/{number}/orders'];
    expect(api.usage().reads - before.reads).toBeLessThanOrEqual(reads);
  });

  const answer = (uid: string, is_member: boolean, headers = api.signedIn(uid)) => {
    const body = { request_id: `request-${uid}-${is_member}`, is_member };
    return api.post('/api/users/companies/K-10001/membership', body, headers);
  };
  const invitations = async (uid: string) =>
    (await api.call('/api/users/invitations', { headers: api.signedIn(uid) })).json();
  const mailsTo = (email: string) => api.mailer.mails.filter(({ to }) => to.address === email);

  test('that is invited has nothing of it before it accepts, by a mail', async () => {
    api.mailer.open();
    await storeOrders(api.firestore, { customer_number: 'K-10001', user_id: 'x' });
    expect((await member('erika', {})).status).toBe(200);
    await member('erika', {});
    await member('erika', { request_id: 'request-member-2', may_see_invoices: true });
    const [mail, ...more] = mailsTo('anna@example.de');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/^Einladung von Muster Bau GmbH/),
      text: expect.stringContaining('/dashboard?bereich=firma'),
    });
    const invited = { number: 'K-10001', name: 'Muster Bau GmbH', invited_day: '2026-03-02' };
    expect(await invitations('anna')).toEqual([invited]);
    expect(await invitations('max')).toEqual([]);
    expect(await (await company('anna')).json()).toEqual([]);
    expect((await company('anna', '/K-10001/orders')).status).toBe(404);
    expect((await order('anna', 'K-10001')).status).toBe(422);
    expect((await member('anna', { request_id: 'request-member-3' })).status).toBe(404);
    const document = await api.stored('customers/10001');
    expect(document).toMatchObject({ invited_emails: ['anna@example.de'] });
    expect(document).toMatchObject({ member_emails: ['erika@example.de', 'max@example.de'] });
    expect(JSON.stringify((document as { likeness: object }).likeness)).not.toContain('anna');

    expect((await answer('anna', true, unconfirmed('anna'))).status).toBe(404);
    expect((await answer('bert', true)).status).toBe(404);
    expect(await (await answer('anna', true)).json()).toEqual([]);
    expect((await writesNothing(api, () => answer('anna', true))).status).toBe(200);
    expect(await (await company('anna')).json()).toMatchObject([{ may_see_invoices: true }]);
    expect((await order('anna', 'K-10001')).status).toBe(201);
    expect(await api.stored('changes/request-anna-true-0')).toMatchObject({ by_uid: 'anna' });
    expect(mailsTo('anna@example.de').map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('gehört jetzt'),
    );
  });

  test('declines, or leaves again, even as the last that manages it', async () => {
    await member('erika', {});
    expect((await answer('anna', false)).status).toBe(200);
    expect(await invitations('anna')).toEqual([]);
    expect((await writesNothing(api, () => answer('anna', false))).status).toBe(200);
    expect((await answer('anna', true)).status).toBe(404);
    expect((await answer('erika', false)).status).toBe(200);
    expect(await (await company('erika')).json()).toEqual([]);
    expect(await api.stored('customers/10001')).toMatchObject({
      member_emails: ['max@example.de'],
      invited_emails: [],
    });
  });

  test('is invited no more once that was taken back, also by a mail that waits', async () => {
    api.mailer.open();
    api.mailer.result = { ok: false, problem: 'ESOCKET', isPermanent: false };
    await member('erika', {});
    await member('erika', { request_id: 'request-member-2', is_removed: true });
    const tried = mailsTo('anna@example.de').length;
    api.mailer.result = { ok: true };
    api.pass(300_000);
    await sweepOutbox(api.deps);
    expect(mailsTo('anna@example.de')).toHaveLength(tried);
    expect((await answer('anna', true)).status).toBe(404);
  });

  test('is added by the office at once and told by mail, once', async () => {
    api.mailer.open();
    const { members } = CUSTOMER_V2;
    const rights = { is_owner: false, may_order: true, may_see_invoices: false };
    const both = [{ email: 'anna@example.de', ...rights }, ...members];
    await save({ members: both }, '10001', 1);
    await save({ members: both, notes: 'x' }, '10001', 2);
    await sweepOutbox(api.deps);
    expect(await (await company('anna')).json()).toMatchObject([{ may_order: true }]);
    const mails = mailsTo('anna@example.de').map(({ subject }) => subject);
    expect(mails).toEqual([expect.stringMatching(/^Ihr Konto gehört jetzt zu Muster Bau GmbH/)]);
    expect(mailsTo('max@example.de')).toEqual([]);
  });

  test('that manages it invites, changes and removes others, which the log tells', async () => {
    expect((await member('erika', {})).status).toBe(200);
    expect(await (await member('erika', {})).json()).toMatchObject({
      members: [
        { email: 'erika@example.de' },
        { email: 'max@example.de' },
        { email: 'anna@example.de', invited_day: '2026-03-02' },
      ],
    });
    expect(await api.stored('customers/10001')).toMatchObject({ version: 2 });
    const other = await member('erika', { email: 'bert@example.de' });
    expect(other.status).toBe(409);
    expect(await api.stored('changes/request-member-1-0')).toMatchObject({ by_uid: 'erika' });
    await member('erika', {
      request_id: 'request-member-2',
      email: 'max@example.de',
      is_removed: true,
    });
    expect(await api.stored('customers/10001')).toMatchObject({
      member_emails: ['erika@example.de'],
      invited_emails: ['anna@example.de'],
    });
    expect((await member('max', { request_id: 'request-member-3' })).status).toBe(404);
    expect((await member('erika', { email: 'erika@example.de', is_removed: true })).status).toBe(
      422,
    );
  });

  const order = (uid: string | undefined, customer_number: string) =>
    api.post(
      '/api/orders',
      orderRequest({ company_name: 'Muster Bau GmbH', customer_number }),
      uid ? api.signedIn(uid) : {},
    );
  const stored = async () =>
    (await api.firestore.collection('orders').get()).docs.map((each) =>
      each.get('customer_number'),
    );
  const [OWNER] = CUSTOMER_V2.members;

  test('orders for it, also if it was merged meanwhile', async () => {
    expect((await order('max', 'K-10001')).status).toBe(201);
    expect((await order('max', 'K-10001')).status).toBe(200);
    expect(await stored()).toEqual(['K-10001']);
    await storeCustomer(10_002, { merged_into: 'K-10001', members: [], visibility: 'archived' });
    const merged = { session_id: 'session-of-merged', customer_number: 'K-10002' };
    expect((await place(merged)).status).toBe(201);
    expect(await stored()).toEqual(['K-10001', 'K-10001']);
  });

  test.each([
    ['a guest', undefined, {}],
    ['a stranger', 'anna', {}],
    ['an account that may not', 'erika', { members: [{ ...OWNER, may_order: false }] }],
    ['an account of a blocked company', 'max', { visibility: 'hidden' }, /keine Bestellungen an/],
  ])('%s orders nothing for it', async (_, uid, fields, says = /darf für diese Firma nicht/) => {
    await storeCustomer(10_001, fields);
    await expectRefused(order(uid, 'K-10001'), 422, says);
    expect(await stored()).toEqual([]);
  });

  const FIXED = [{ product_id: 1, price: 20, from: '2026-01-01', site: '' }];
  const atPrice = (unit_price: number, fields: object = {}) => ({
    order_items: [{ ...orderRequest().order_items[0], unit_price, total_price: 2 * unit_price }],
    total_amount: 2 * unit_price + 25,
    ...fields,
  });
  const place = (fields: object, uid = 'max') =>
    api.post(
      '/api/orders',
      orderRequest({ company_name: 'X', customer_number: 'K-10001', ...fields }),
      api.signedIn(uid),
    );
  test('is sold at its own price what others have to ask for', async () => {
    await storeProducts(api.firestore, GRAVEL, SLATE);
    const slate = { product_id: SLATE.id, product_name: SLATE.name };
    const [item] = atPrice(20).order_items;
    const fields = atPrice(20, { order_items: [{ ...item, ...slate }] });
    const expectOnRequest = (response: Promise<Response>) =>
      expectRefused(response, 422, /gibt es nur auf Anfrage/);
    await expectOnRequest(place(fields));
    await storeCustomer(10_001, { fixed_prices: [{ ...FIXED[0], product_id: SLATE.id }] });
    const own = { ...orderRequest({ company_name: 'X' }), ...fields };
    await expectOnRequest(api.post('/api/orders', own, api.signedIn('max')));
    await expectOnRequest(api.post('/api/orders', own));
    expect((await place(fields, 'anna')).status).toBe(422);
    expect((await place(fields)).status).toBe(201);
  });

  const SITE = 'Neubau Gartenstraße';
  const atSite = [{ product_id: 1, price: 18.55, from: '2026-01-01', site: SITE }];

  test('pays the price of its site, and nobody else does', async () => {
    const terms = { fixed_prices: [...FIXED, ...atSite], payment_days: 30, discount_percent: 0 };
    const fields = atPrice(18.55, { site: SITE });
    await storeCustomer(10_001, terms);
    await expectRefused(place({}), 422, /jetzt/);
    expect((await place(fields)).status).toBe(201);
    const [order] = (await api.firestore.collection('orders').get()).docs;
    expect(order?.data()).toMatchObject({
      conditions: { payment_days: 30, discount_percent: 0 },
      credit_cents: order?.get('gross_cents'),
      site: SITE,
    });
    const alone = { ...fields, site: undefined, session_id: 'session-of-oneself' };
    expect((await place({ ...alone, customer_number: undefined })).status).toBe(422);
  });

  test('is billed as the record says, and keeps nothing of it for the own profile', async () => {
    const typed = { company_name: 'Andere GmbH', company_address: 'Weg 9', tax_number: 'DE1' };
    expect((await place({ ...typed, country: 'FR', remember: true })).status).toBe(201);
    const [order] = (await api.firestore.collection('orders').get()).docs;
    const { name: company_name, address: company_address, vat_id, country } = CUSTOMER_V2;
    const billed = { company_name, company_address, tax_number: vat_id, country };
    expect(order?.data()).toMatchObject(billed);
    expect(await api.stored('users/max')).toEqual({ phone: expect.any(String) });
  });

  test('sees own prices, conditions and credit; who may not order sees none of them', async () => {
    const terms = { fixed_prices: FIXED, payment_days: 30, credit_limit_cents: 100_000 };
    const members = CUSTOMER_V2.members.map((each) => ({
      ...each,
      may_order: each.email.startsWith('max'),
    }));
    await storeCustomer(10_001, { ...terms, members });
    await storeOrders(api.firestore, { customer_number: 'K-10001', credit_cents: 4550 });
    const companies = async (uid: string) => {
      const response = await api.call('/api/users/companies', { headers: api.signedIn(uid) });
      expect(response.headers.get('cache-control')).toMatch(/no-store|private/);
      return ((await response.json()) as object[])[0];
    };
    expect(await companies('max')).toMatchObject({
      fixed_prices: FIXED,
      payment_days: 30,
      credit: { limit_amount: 1000, used_amount: 45.5 },
    });
    const owner = await companies('erika');
    for (const field of ['fixed_prices', 'payment_days', 'credit']) {
      expect(owner).not.toHaveProperty(field);
    }
  });

  test('does not pass the credit limit while orders of a merged record are still on the way', async () => {
    await storeCustomer(10_002, { members: [], member_emails: [] });
    await storeMany(21, { customer_number: 'K-10002', gross_cents: 98_53 });
    const merge = { request_id: 'request-merge-1', into: 'K-10001' };
    await storeCustomer(10_001, { credit_limit_cents: 0 });
    expect(await office('10002/merge', merge)).toMatchObject({ moved: 20, has_more: true });
    await api.firestore.doc(`orders/${orderNumber(20)}`).update({ credit_cents: 98_53 });
    const { docs } = await api.firestore.collection('orders').get();
    const used = docs.reduce((sum, each) => sum + each.get('credit_cents'), 0);
    await storeCustomer(10_001, { credit_limit_cents: used + 98_52 });
    expect((await place({})).status).toBe(422);
    await storeCustomer(10_001, { credit_limit_cents: used + 98_53 });
    expect((await place({ session_id: 'session-after-merging' })).status).toBe(201);
  });

  test('the office raises the limit before an order takes more than that', async () => {
    await storeCustomer(10_001, { credit_limit_cents: 120_00 });
    const mine = { customer_number: 'K-10001' };
    const order = { ...mine, gross_cents: 98_53, credit_cents: 98_53 };
    await storeOrders(api.firestore, order, { ...mine, payment_method: 'vorkasse' });
    const change = (of: number, what: string, body: object) =>
      api.post(`/api/admin/orders/${orderNumber(of)}/${what}`, body, api.asAdmin());
    const items = [{ product_id: 1, quantity: 9 }];
    const edit = { id: 'request-edit-1', reason: 'Mehr', items };
    const billing = {
      buyer_reference: '',
      address: 'Weg 1, 12345 Ort',
      customer: { company_name: 'Muster Bau GmbH', payment_method: 'rechnung' },
    };
    for (const [of, what, body] of [
      [0, 'edit', edit],
      [1, 'billing', billing],
    ] as const) {
      const says = /sind 21,47\s€ frei\. Bitte erhöhen Sie ihn/;
      await expectRefused(change(of, what, body), 422, says);
      await storeCustomer(10_001, { credit_limit_cents: 500_00 });
      expect((await change(of, what, body)).status).toBe(200);
      await storeCustomer(10_001, { credit_limit_cents: 120_00 });
    }
  });

  test('the office gives an order or takes a cancellation back beyond the limit with a reason alone', async () => {
    await storeCustomer(10_001, { credit_limit_cents: 120_00 });
    const owed = { customer_number: 'K-10001', gross_cents: 98_53, credit_cents: 98_53 };
    await storeOrders(api.firestore, owed, owed, { gross_cents: 98_53 });
    const order = (path: string, body: object) =>
      api.post(`/api/admin/${path}`, body, api.asAdmin());
    const cancelled = `orders/${orderNumber(1)}`;
    await order(`${cancelled}/status`, { from: 'pending', to: 'cancelled' });
    const { history } = (await api.stored(cancelled)) as {
      history: [{ at: Timestamp }];
    };
    const at = history[0].at.toDate().toISOString();
    for (const [of, path, body] of [
      [1, `${cancelled}/take-back`, { to: 'cancelled', at }],
      [2, 'customers/10001/orders', { order_number: orderNumber(2) }],
    ] as const) {
      const before = await api.stored(`orders/${orderNumber(of)}`);
      const refused = await order(path, body);
      expect([refused.status, await refused.json()]).toMatchObject([
        422,
        { code: 'beyond_credit' },
      ]);
      expect(await api.stored(`orders/${orderNumber(of)}`)).toEqual(before);
      const reasoned = { ...body, credit_reason: 'Zahlt morgen' };
      for (const repeated of [reasoned, reasoned]) {
        expect((await order(path, repeated)).status).toBe(200);
      }
      expect(await api.stored(`orders/${orderNumber(of)}`)).toMatchObject(owed);
      const { notes } = (await api.stored(`orderNotes/${orderNumber(of)}`)) as { notes: object[] };
      expect(notes).toMatchObject([{ text: 'Kreditrahmen überschritten: Zahlt morgen' }]);
    }
  });

  test('a guest’s order of the same company is proposed, and held on account while that is stopped', async () => {
    const address = 'Musterstraße 1\n12345 Musterstadt';
    const [, max] = CUSTOMER_V2.members;
    await api.firestore.doc('customers/10001').delete();
    const members = [{ ...max, is_owner: true }];
    await save({ address, vat_id: 'DE123456789', members, visibility: 'hidden' });
    const [id] = await found({});
    const likely_customer = `K-${id}`;
    const nobody = { company_name: 'Fremd AG', company_address: 'Weg 9', customer_email: 'a@b.de' };
    let sessions = 0;
    const order = async (more: object) => {
      const session_id = `session-of-a-guest-${++sessions}`;
      const body = orderRequest({ ...nobody, session_id, ...more });
      return orderNumberOf(await api.post('/api/orders', body));
    };
    const vat = { tax_number: 'DE 123 456 789' };
    const other = await order({});
    const prepaid = await order({ ...vat, payment_method: 'vorkasse' });
    expect(await api.stored(`orders/${other}`)).not.toHaveProperty('likely_customer');
    expect(await api.stored(`orders/${prepaid}`)).not.toHaveProperty('is_held');
    const held = [
      await order(vat),
      await order({ customer_email: 'MAX@example.de' }),
      await order({ company_address: 'Musterstr. 1, 12345 Musterstadt' }),
      await order({ company_name: 'MUSTER-BAU GmbH' }),
    ];
    for (const number of held) {
      const proposed = { likely_customer, is_held: true };
      expect(await api.stored(`orders/${number}`)).toMatchObject(proposed);
    }
    const toAssign = async () => api.read<object>('/api/admin/today', api.asAdmin());
    expect(await toAssign()).toMatchObject({ to_assign: 5 });
    for (const list of [`likely=${likely_customer}`, 'status=to_assign']) {
      expect(await api.read(`/api/admin/orders?${list}`, api.asAdmin())).toHaveLength(5);
    }
    const [order_number = ''] = held;
    const path = `/api/admin/orders/${order_number}/status`;
    const begin = () => api.post(path, { from: 'pending', to: 'processing' }, api.asAdmin());
    const give = (body: object) => office(`${id}/orders`, { order_number, ...body });
    expect(await messageOf(await begin())).toMatch(/wartet auf Ihr Ja/);
    expect(await give({})).toMatchObject({ code: 'beyond_credit' });
    expect(await give({ credit_reason: 'Zahlt morgen' })).toMatchObject({ status: 200 });
    expect((await begin()).status).toBe(200);
    expect(await give({ order_number: prepaid, is_other: true })).toMatchObject({ status: 200 });
    expect(await api.stored(`orders/${prepaid}`)).not.toHaveProperty('likely_customer');
    expect(await toAssign()).toMatchObject({ to_assign: 3 });
  });

  test('orders placed at once do not pass the credit limit', async () => {
    await storeCustomer(10_001, { credit_limit_cents: 40_000 });
    const sessions = Array.from({ length: 8 }, (_, index) => `session-in-a-race-${index}`);
    await Promise.all(sessions.map((session_id) => place({ session_id })));
    const used = (await api.firestore.collection('orders').get()).docs.map((each) =>
      each.get('credit_cents'),
    );
    expect(used.length).toBeLessThanOrEqual(4);
    // Sent again, those that were there are answered, and others only take what is left.
    const statuses: number[] = [];
    for (const session_id of sessions) statuses.push((await place({ session_id })).status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(4);
    expect(statuses.filter((status) => status === 422)).toHaveLength(4);
    const says = /^Auf Rechnung geht diese Bestellung nicht: .* sind 5,88\s€ frei/;
    await expectRefused(place({ session_id: 'session-after-the-race' }), 422, says);
    const prepaid = { session_id: 'session-prepaid-1', payment_method: 'vorkasse' };
    expect((await place(prepaid)).status).toBe(201);
  });

  describe('for a building site', () => {
    const [SITE] = CUSTOMER_V2.sites;
    const own = '991-01234-38';
    const [site, record] = [SITE?.name, CUSTOMER_V2.buyer_reference];

    test.each([
      [undefined, own],
      [record, own],
      ['992-90009-96', '992-90009-96'],
    ])('with the Leitweg-ID %s is stored with %s', async (buyer_reference, expected) => {
      await storeCustomer(10_001, { sites: [{ ...SITE, buyer_reference: own }] });
      const sent = { site, ...(buyer_reference && { buyer_reference }) };
      expect((await place(sent)).status).toBe(201);
      const [stored] = (await api.firestore.collection('orders').get()).docs;
      expect(stored?.data()).toMatchObject({ site, buyer_reference: expected });
    });

    test('is refused with the postcode of another place, and if it is closed or unknown', async () => {
      const { street = '', postal_code = '', city = '' } = SITE ?? {};
      const to = (code: string) => {
        const place = { method: 'delivery', street, postal_code: code, city, truck_access: 'yes' };
        return { site, session_id: `session-to-${code}`, delivery: { ...EMPTY_WISH, ...place } };
      };
      const told = async (fields: object) => messageOf(await place(fields));
      expect(await told(to('12399'))).toContain('andere Postleitzahl als die Baustelle');
      expect((await place(to(postal_code))).status).toBe(201);
      const gone = 'Diese Baustelle gibt es nicht mehr.';
      expect(await told({ site: 'Anderswo' })).toContain(gone);
      await storeCustomer(10_001, { sites: [{ ...SITE, to_day: '2026-02-28' }] });
      expect(await told({ site })).toContain(gone);
      await storeCustomer(10_001, { sites: [{ ...SITE, to_day: '2026-03-10' }] });
      const staged = (wished_day: string) => ({
        site,
        session_id: 'session-of-stages',
        order_items: [orderItem({ stage: 'base', wished_day })],
      });
      expect(await told(staged('2026-03-11'))).toContain(gone);
      expect((await place(staged('2026-03-10'))).status).toBe(201);
    });
  });
});
