import { ORDER_TOKEN_HEADER } from '@shop/domain/order/order-request';
import { deliveryWish, NEW_BANK, orderItem, orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectRefused, orderNumberOf } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeAreas, storeProducts } from '../../test/shop-data.ts';
import { storedOrder as anOrder, orderNumber, storeOrders } from '../../test/stored-data.ts';

const api = apiWithoutMails();
beforeEach(() => storeProducts(api.firestore, GRAVEL));

const order = (fields = {}) => api.post('/api/orders', orderRequest(fields));
const storedOrder = async (orderNumber: string) => await api.stored(`orders/${orderNumber}`);
const confirmation = () => api.mailer.mails.find(({ id }) => id.endsWith('confirmation'))?.text;

test('stores an order at the catalogue’s prices with totals in cents and the catalogue’s names, and answers its number', async () => {
  const order_items = [orderItem({ product_name: '<b>Gold</b>' })];
  const response = await order({
    notes: ' Bitte anrufen ',
    company_name: 'Muster GmbH',
    order_items,
  });
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const orderNumber = await orderNumberOf(response);
  expect(orderNumber).toMatch(/^B-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  const { order_items: lines, ...placed } = anOrder({ order_number: orderNumber });
  expect(await storedOrder(orderNumber)).toEqual({
    ...placed,
    company_name: 'Muster GmbH',
    notes: 'Bitte anrufen',
    order_items: [{ ...lines[0], vat_rate: 19 }],
    vat: [{ rate: 19, net_cents: 8280, vat_cents: 1573 }],
    gross_cents: 9853,
    payment_state: 'none',
    open_cents: 0,
    to_refund: false,
    to_post: false,
    needs_day: true,
    search_tokens: expect.arrayContaining(['muster', 'erika', 'kies']),
  });
});

test('an order keeps the article number and lead time that its product had', async () => {
  const own = {
    article_number: 'KS-16',
    delivery_time: { min: 5, max: 10, unit: 'days' },
  } as const;
  api.mailer.open();
  await storeProducts(api.firestore, { ...GRAVEL, ...own });
  const number = await orderNumberOf(await api.post('/api/orders', orderRequest()));
  await storeProducts(api.firestore, GRAVEL);
  const order = await api.read(`/api/orders/${number}`);
  expect(order).toMatchObject({ order_items: [own] });
  expect(confirmation()).toContain('KS-16');
  expect(confirmation()).toContain('5–10\u00a0Tagen');
});

test('refuses an order that differs from the catalogue, and counts only the refusal', async () => {
  const before = await api.everything();
  await expectRefused(await order({ total_amount: 82.81 }), 422, /82,80/);
  const [counter, ...others] = Object.entries(await api.everything()).filter(
    ([path]) => !(path in before),
  );
  expect(counter).toEqual([
    expect.stringMatching(/^rateLimits\//),
    expect.objectContaining({ counts: [1] }),
  ]);
  expect(others).toEqual([]);
});

test('a guest order is shown to the account that has confirmed its address', async () => {
  await storeOrders(
    api.firestore,
    { customer_email: 'anna@example.de', order_status: 'delivered' },
    { customer_email: 'bert@example.de' },
    { customer_email: 'anna@example.de', user_id: 'x' },
    { customer_email: 'Anna@example.de' },
  );
  const listed = (headers: Record<string, string>) => api.read('/api/users/guest-orders', headers);
  const number = orderNumber(0);
  expect(await listed(api.signedIn('anna'))).toMatchObject([
    { order_number: orderNumber(3) },
    { order_number: number, has_note: true },
  ]);
  expect(await listed(api.signedIn('carl'))).toEqual([]);
  const note = `/api/orders/${number}/lieferschein.pdf`;
  const account = { localId: 'anna', email: 'anna@example.de' };
  const session = api.google.sessionOf(account, { email_verified: false });
  const unconfirmed = { cookie: `__session=${session}` };
  expect(await listed(unconfirmed)).toEqual([]);
  expect((await api.call(note, { headers: api.signedIn('anna') })).status).toBe(200);
  for (const headers of [unconfirmed, api.signedIn('bert')]) {
    expect((await api.call(note, { headers })).status).toBe(404);
  }
});

describe('GET /api/orders/{orderNumber}', () => {
  test('returns the order in euros, without admin-only data', async () => {
    const orderNumber = await orderNumberOf(await order({ tax_number: 'DE1', notes: 'x' }));
    const response = await api.call(`/api/orders/${orderNumber}`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { session_id, company_address, tax_number, order_items, ...sent } = orderRequest();
    expect(await response.json()).toEqual({
      ...sent,
      id: orderNumber,
      order_number: orderNumber,
      created_at: '2026-03-02T09:30:00.123Z',
      order_status: 'pending',
      subtotal_amount: 57.8,
      delivery_amount: 25,
      vat: [{ rate: 19, net_amount: 82.8, vat_amount: 15.73 }],
      gross_amount: 98.53,
      paid_amount: 0,
      claim: 'advance',
      open_amount: 0,
      payment_state: 'none',
      notes: '',
      is_shortened: true,
      order_items: [{ ...order_items[0], unit: 't', category: 'Schüttgut', vat_rate: 19 }],
    });
  });

  test('shows place, contact, site and notes to its account, link and browser alone', async () => {
    api.mailer.open();
    await storeAreas(api.firestore);
    const PRIVATE = {
      street: 'Bauweg 1',
      city: 'Baudorf',
      unloading_place: 'Hinterm Schuppen',
      postal_code: '12350',
      contact_name: 'Polier Paul',
      contact_phone: '0171 999',
    };
    const [notes, customer_reference, site] = ['Hund beißt', 'Kst. 4711', 'Neubau Gartenstraße'];
    const delivery = { ...deliveryWish(PRIVATE), express: false };
    const body = { ...orderRequest({ total_amount: 102.8, notes, customer_reference }), delivery };
    const placed = await api.post('/api/orders', body);
    const cookie = placed.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(placed.headers.get('set-cookie')).toContain('HttpOnly');
    const { order_number: number, token } = (await placed.json()) as Record<string, string>;
    const rebate = { cents: 0, percent: 1, reason: 'Reklamation vom Mai' };
    const conditions = { payment_days: 45 };
    await api.firestore
      .doc(`orders/${number}`)
      .update({ site, user_id: 'erika', rebate, conditions });
    const another = await api.post(
      '/api/orders',
      { ...body, session_id: 'another-session-0001', notes: 'Nochmal' },
      { cookie },
    );
    const later = another.headers.get('set-cookie')?.split(';')[0] ?? '';
    const mail = api.mailer.mails.find(({ to }) => to.address === body.customer_email);
    const linked = /#ansehen=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const told = (headers: Record<string, string>) =>
      api.call(`/api/orders/${number}`, { headers }).then((answer) => answer.text());
    const words = [...Object.values(PRIVATE), notes, customer_reference, site, rebate.reason];
    const open = [
      api.asAdmin(),
      api.signedIn('erika'),
      ...[cookie, later].map((each) => ({ cookie: each })),
      ...[linked, token ?? ''].map((each) => ({ [ORDER_TOKEN_HEADER]: each })),
    ];
    for (const headers of open)
      for (const word of words) expect(await told(headers)).toContain(word);
    const { order_number: other } = (await another.json()) as Record<string, string>;
    const forged = cookie.replace(String(number), String(other));
    const shut = [
      ...[{}, api.signedIn('max'), { cookie: forged }, { cookie: '__session=orders.x' }],
      { [ORDER_TOKEN_HEADER]: `${linked}x` },
    ];
    for (const headers of shut) {
      for (const word of words) expect(await told(headers)).not.toContain(word);
    }
  });
});

describe('an order after the office has changed a setting', () => {
  // The app sees that no settings are left of the test before.
  beforeEach(() => api.read('/api/delivery-options'));
  const set = async (name: string, value: unknown, version = 0) => {
    const body = { request_id: `${name}-request-${version}`, version, value };
    const response = await api.post(`/api/admin/settings/${name}`, body, api.asAdmin());
    expect(await response.json()).toMatchObject({ outcome: 'saved' });
  };
  const ZONE_PRICES = {
    zones: [
      { free_from: 500, otherwise: 29 },
      { free_from: 750, otherwise: 49.5 },
      { free_from: 1000, otherwise: 75 },
    ],
  };

  test('costs the new price of its zone, which shoppers see', async () => {
    await storeAreas(api.firestore);
    await set('zonePrices', ZONE_PRICES);
    expect(await api.read('/api/delivery-options')).toMatchObject({
      zone_prices: ZONE_PRICES.zones,
    });
    const WISH = deliveryWish({ postal_code: '12350', wished_day: '2026-03-04' });
    // Like a request from a browser version without express delivery.
    const { express: _, ...delivery } = WISH;
    const says = 'Der Gesamtbetrag beträgt jetzt 107,30\u00a0€. Bitte prüfen Sie Ihren Warenkorb.';
    await expectRefused(await order({ total_amount: 102.8, delivery }), 422, says);
    const number = await orderNumberOf(await order({ total_amount: 107.3, delivery }));
    await set('zonePrices', { zones: [...ZONE_PRICES.zones].reverse() }, 1);
    expect(await storedOrder(number)).toMatchObject({
      delivery: { ...WISH, zone: 'Zone 2' },
      delivery_cents: 4950,
      total_cents: 10_730,
    });
  });

  test('cannot come in company holidays, nor until a working day after them has passed', async () => {
    await set('specialDays', { days: [{ from: '2026-03-02', to: '2026-03-04', name: 'Ferien' }] });
    const on = (wished_day: string) => order({ delivery: { method: 'delivery', wished_day } });
    await expectRefused(await on('2026-03-04'), 422, 'Der früheste Termin ist der 06.03.2026.');
    expect((await on('2026-03-06')).status).toBe(201);
  });

  test('has no stage in holidays, however far ahead', async () => {
    await set('specialDays', { days: [{ from: '2026-12-28', to: '2026-12-30', name: 'Ferien' }] });
    const on = (wished_day: string) =>
      order({ order_items: [orderItem({ stage: 'base', wished_day })] });
    for (const day of ['2026-12-25', '2026-12-28']) {
      await expectRefused(await on(day), 422, /^„Kies 16\/32“: .* Feiertagen/);
    }
    expect((await on('2026-12-31')).status).toBe(201);
  });

  test('keeps the account shown to a prepaying customer, and on invoice names none', async () => {
    api.mailer.open();
    await set('bank', NEW_BANK);
    const number = await orderNumberOf(await order({ payment_method: 'vorkasse' }));
    await set('bank', { ...NEW_BANK, name: 'Noch eine Bank' }, 1);
    expect(await api.read(`/api/orders/${number}`)).toMatchObject({ bank: NEW_BANK });
    expect(confirmation()).toContain('IBAN: DE02 1203 0000 0000 2020 51');
    expect(confirmation()).not.toContain('DE89');
    const onInvoice = await order({ session_id: 'another-session-0001' });
    expect(await storedOrder(await orderNumberOf(onInvoice))).not.toHaveProperty('bank');
  });

  test('paid in advance is due after working days, on the day shown to its customer', async () => {
    api.mailer.open();
    // A Thursday evening in Berlin before Good Friday.
    api.clock.now = new Date('2026-04-02T21:45:00Z');
    const prepaid = { payment_method: 'vorkasse' } as const;
    const first = await orderNumberOf(await order(prepaid));
    expect(await storedOrder(first)).toMatchObject({ due_day: '2026-04-08' });
    expect(confirmation()).toContain('Zahlbar bis: 08.04.2026');
    await set('prepayment', { days: 5 });
    expect(await api.read('/api/delivery-options')).toMatchObject({ prepayment_days: 5 });
    const later = { ...prepaid, session_id: 'another-session-0001' };
    const second = await orderNumberOf(await order(later));
    expect(await storedOrder(second)).toMatchObject({ due_day: '2026-04-13' });
    expect(await storedOrder(first)).toMatchObject({ due_day: '2026-04-08' });
  });

  test('keeps the truck shown to a customer whom a large one cannot reach, and nobody else’s', async () => {
    api.mailer.open();
    const TRUCK = { total_t: 7.5, load_t: 3.2 };
    await set('smallTruck', TRUCK);
    expect(await api.read('/api/delivery-options')).toMatchObject({ small_truck: TRUCK });
    const placed = (wish: object, fields: object = {}) =>
      order({ delivery: { method: 'delivery', ...wish }, ...fields }).then(orderNumberOf);
    const number = await placed({ truck_access: 'no' });
    await set('smallTruck', { ...TRUCK, total_t: 12 }, 1);
    const shown = await api.read(`/api/orders/${number}`);
    expect(shown).toMatchObject({ delivery: { truck_access: 'no', truck: TRUCK } });
    expect(confirmation()).toContain('Zufahrt: mit 40-t-Lkw nicht möglich');
    expect(confirmation()).toContain('frei Bordsteinkante mit Lkw bis 7,5 t');
    expect(confirmation()).not.toContain('bis 40 t');
    const fits = await placed({ truck_access: 'yes' }, { session_id: 'another-session-0001' });
    const pickup = { method: 'pickup', truck_access: 'no' };
    const fetched = { total_amount: 57.8, session_id: 'another-session-0002' };
    for (const each of [fits, await placed(pickup, fetched)]) {
      expect((await storedOrder(each))?.delivery).not.toHaveProperty('truck');
    }
  });
});
