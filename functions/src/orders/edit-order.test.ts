import { FLAT_RATE } from '@shop/domain/delivery/delivery-terms';
import type { AdminOrder } from '@shop/domain/order/order';
import { eventsOf } from '@shop/domain/order/order-history';
import { orderTotalProblem } from '@shop/domain/order/order-sums';
import { deliveryWish, orderRequest, paymentRequest } from '@shop/domain/testing/sent';
import { GRAVEL, JUST_FREE, SLATE } from '@shop/domain/testing/stored';
import { beforeEach, expect, test } from 'vitest';
import { expectRefused, orderNumberOf, writesNothing } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeAreas, storeProducts } from '../../test/shop-data.ts';

const api = apiWithoutMails();
let number: string;
beforeEach(async () => {
  await storeProducts(api.firestore, GRAVEL, JUST_FREE, SLATE);
  await storeAreas(api.firestore);
  number = await orderNumberOf(await api.post('/api/orders', orderRequest()));
});

const EDIT = {
  id: 'edit-0001',
  items: [{ product_id: 1, quantity: 3 }],
  reason: 'Am Telefon besprochen.',
};
const edit = (fields: object = {}, of = number) =>
  api.post(`/api/admin/orders/${of}/edit`, { ...EDIT, ...fields }, api.asAdmin());
const edited = async (fields: object = {}) => {
  const preview = (await (await edit(fields)).json()) as AdminOrder;
  const response = await edit({ ...fields, total_amount: preview.total_amount });
  expect(response.status).toBe(200);
  return (await response.json()) as AdminOrder;
};
const order = async () => api.stored(`orders/${number}`);

const INVOICED =
  'Zu dieser Lieferung gibt es schon die Rechnung RE-2026-00001. Bitte stornieren Sie sie zuerst.';
const NO_EDIT = 'Eine Bestellung mit dem Status „Geliefert“ lässt sich nicht mehr ändern.';
const FREE = { name: 'Wartezeit', quantity: 2, unit: 'Std.', price: 45, vat_rate: 19 };

test('free lines, a rebate and a price of delivery are in all sums, and in the invoice', async () => {
  api.mailer.open();
  const rebate = { percent: 10, reason: 'Treue' };
  const first = await edited({ free_lines: [FREE], rebate, delivery_amount: 60 });
  // 3 t for 86.70, 90.00 of waiting and 60.00 of delivery: 236.70 less a tenth.
  expect(first).toMatchObject({
    subtotal_amount: 176.7,
    delivery_amount: 60,
    delivery_agreed: true,
    rebate: { ...rebate, amount: 23.67 },
    total_amount: 213.03,
    gross_amount: 253.51,
  });
  expect(first.order_items[1]).not.toHaveProperty('product_id');
  const [event] = eventsOf(first, 'edit');
  expect(event?.lines[1]).toMatchObject({ product_name: 'Wartezeit', from: 0, to: 2 });
  const [mail] = api.mailer.mails.slice(-1);
  const told = ['Rabatt: 10 %, 23,67\u00a0€ netto', 'Lieferpreis vereinbart: 60,00\u00a0€ netto'];
  expect(event?.agreed).toEqual(told);
  expect(mail?.text).toContain(`${told.join('.\n\n')}.`);
  expect(mail?.text.replaceAll('\u00a0', ' ')).toMatch(
    /Wartezeit: .*, zusammen 107,10 € \(netto 90,00 €\)\n.*Lieferung: 71,40 €\nRabatt 10 %: Treue: -28,17 €\n.*netto: 213,03 €/s,
  );
  // They stay until they are changed themselves.
  const items = [{ product_id: 1, quantity: 4 }];
  expect(await edited({ id: 'edit-0002', items })).toMatchObject({
    total_amount: 239.04,
    history: [{}, { what: 'edit', agreed: [] }],
  });
  const delivered = { order_status: 'delivered', invoice_address: 'Hof 1, 12345 Musterstadt' };
  await api.firestore.doc(`orders/${number}`).update(delivered);
  const later = { id: 'edit-0003', items: undefined };
  await expectRefused(await edit({ ...later, items }), 422, NO_EDIT);
  expect(await edited({ ...later, rebate: { amount: 39.04, reason: 'Kulanz' } })).toMatchObject({
    rebate: { amount: 39.04 },
    total_amount: 226.56,
  });
  const request = { request_id: 'invoice-0001', order_numbers: [number] };
  expect((await api.post('/api/admin/invoices', request, api.asAdmin())).status).toBe(200);
  const { content } = (await api.stored('invoices/RE-2026-00001')) as { content: string };
  const invoice = JSON.parse(content);
  expect(invoice).toMatchObject({
    lines: [{ name: 'Kies 16/32' }, { name: 'Wartezeit', net_cents: 90_00 }, { net_cents: 60_00 }],
    allowances: [{ rate: 19, net_cents: 39_04, reason: 'Rabatt: Kulanz' }],
    net_cents: 226_56,
  });
  expect(invoice.lines[1]).not.toHaveProperty('article_number');
  await expectRefused(await edit({ ...later, id: 'edit-0004', rebate: null }), 422, INVOICED);
});

test('what was agreed is corrected, taken away and kept by itself', async () => {
  let count = -1;
  const next = (fields: object) => {
    count += 1;
    return edited({ items: undefined, id: `edit-100${count}`, ...fields });
  };
  await next({ free_lines: [FREE, { ...FREE, quantity: 3 }], delivery_amount: 60 });
  expect(await next({ delivery_amount: null })).toMatchObject({ delivery_amount: 25 });
  expect(await order()).not.toHaveProperty('delivery_agreed');
  // A part of what is measured may be a line.
  const longer = { ...FREE, quantity: 5.125 };
  const made = await next({ free_lines: [FREE, longer] });
  expect(made.order_items[2]).toMatchObject({ quantity: 5.125, total_price: 230.63 });
  const lines = [{ product_name: 'Wartezeit', from: 3, to: 5.125 }];
  expect(eventsOf(made, 'edit').at(-1)?.lines).toMatchObject(lines);
  const at7 = { ...FREE, vat_rate: 7 };
  expect((await next({ free_lines: [at7, longer] })).order_items[1]).toMatchObject({ vat_rate: 7 });
  const unit = await next({ free_lines: [{ ...at7, unit: 'h' }, longer] });
  expect(eventsOf(unit, 'edit').at(-1)?.lines).toMatchObject([
    { unit: 'Std.', from: 2, to: 0 },
    { unit: 'h', from: 0, to: 2 },
  ]);
  const rebate = { amount: 80, reason: 'Treue' };
  await next({ free_lines: [], rebate, delivery_amount: 0, items: EDIT.items });
  const fewer = await next({ items: [{ product_id: 1, quantity: 1 }] });
  expect(fewer).toMatchObject({ rebate: { amount: 28.9, agreed_amount: 80 }, total_amount: 0 });
  const more = await next({ items: [{ product_id: 1, quantity: 4 }] });
  expect(more).toMatchObject({ rebate: { amount: 80 }, total_amount: 35.6 });
  expect(more.rebate).not.toHaveProperty('agreed_amount');
});

test('a delivered order keeps what was delivered of a free line until its quantity is changed, and has its zone’s price of delivery again', async () => {
  await edited({ free_lines: [FREE], delivery_amount: 60 });
  const { order_items, ...stored } = (await order()) as { order_items: object[] };
  const delivered = { ...order_items[1], delivered: { quantity: 1 } };
  await api.firestore
    .doc(`orders/${number}`)
    .set({ ...stored, order_status: 'delivered', order_items: [order_items[0], delivered] });
  const again = { id: 'edit-0002', items: undefined };
  const same = { ...again, free_lines: [{ ...FREE, price: 50 }] };
  const kept = { total_price: 100, delivered_quantity: 1 };
  expect((await edited(same)).order_items[1]).toMatchObject(kept);
  const more = { ...again, id: 'edit-0003', free_lines: [{ ...FREE, quantity: 4 }] };
  expect((await edited(more)).order_items[1]).not.toHaveProperty('delivered_quantity');
  const none = { ...again, id: 'edit-0004', delivery_amount: null, free_lines: [] };
  expect(await edited(none)).toMatchObject({ delivery_amount: 25, total_amount: 111.7 });
});

test('ordered goods keep their price, new ones get today’s, and all sums follow', async () => {
  await storeProducts(api.firestore, { ...GRAVEL, price_cents: 9900 });
  const pay = paymentRequest({ id: 'payment-1', amount: 98.53 });
  await api.post(`/api/admin/orders/${number}/payments`, pay, api.asAdmin());
  const items = [
    { product_id: 1, quantity: 3 },
    { product_id: 20, quantity: 1 },
  ];
  expect(await edited({ items })).toMatchObject({
    order_items: [
      { product_id: 1, quantity: 3, unit_price: 28.9, total_price: 86.7 },
      { product_id: 20, quantity: 1, unit_price: 500, total_price: 500 },
    ],
    subtotal_amount: 586.7,
    delivery_amount: 0,
    total_amount: 586.7,
    gross_amount: 698.17,
    payment_state: 'none',
    credit_amount: 98.53,
    history: [
      {
        what: 'edit',
        by: 'chef@example.de',
        at: '2026-03-02T09:30:00.123Z',
        reason: EDIT.reason,
        total_before: 82.8,
        total_after: 586.7,
        lines: [
          { product_name: 'Kies 16/32', unit: 't', from: 2, to: 3 },
          { product_name: 'Beton C25/30', unit: 't', from: 0, to: 1 },
        ],
        has_new_place: false,
      },
    ],
  });
  const found = await api.read<AdminOrder[]>('/api/admin/orders?search=beton', api.asAdmin());
  expect(found.map(({ order_number }) => order_number)).toEqual([number]);
});

test('without a total it returns a preview and stores nothing; then the customer gets one mail with reason, lines and the amount still due', async () => {
  api.mailer.open();
  const preview = await writesNothing(api, () => edit());
  expect(await preview.json()).toMatchObject({ total_amount: 111.7, gross_amount: 132.92 });
  await edit({ total_amount: 111.7 });
  await edit({ total_amount: 111.7 });
  const [mail, ...others] = api.mailer.mails;
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    id: `${number}-event-edit-0`,
    subject: `Ihre Bestellung ${number} wurde geändert`,
    to: { address: 'erika@example.de' },
  });
  for (const text of ['Bisher: 82,80', 'Jetzt: 111,70', 'Grund:\nAm Telefon', '3 t je', '132,92']) {
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(text);
  }
});

test('a new place costs the rate of its zone; the same place changes nothing', async () => {
  const sent = {
    ...orderRequest({ session_id: 'session-of-another-cart', total_amount: 82.8 }),
    delivery: deliveryWish({ postal_code: '12340', street: 'Bauweg 1', city: 'Musterstadt' }),
  };
  number = await orderNumberOf(await api.post('/api/orders', sent));
  const items = [{ product_id: 1, quantity: 2 }];
  const place = { street: 'Am Hang 7', postal_code: '12355', city: 'Neudorf' };
  expect(await edited({ items, place })).toMatchObject({
    delivery: { ...place, zone: 'Zone 2', unloading_place: sent.delivery.unloading_place },
    delivery_amount: 45,
    history: [{ what: 'edit', lines: [], has_new_place: true }],
  });
  const again = await edit({ id: 'edit-0002', items, place });
  await expectRefused(again, 422, 'An der Bestellung ist nichts geändert.');
});

test('undoing a delivery discards what it recorded', async () => {
  const move = (step: string, body: object) =>
    api.post(`/api/admin/orders/${number}/${step}`, body, api.asAdmin());
  await move('status', { from: 'pending', to: 'processing' });
  const delivered = [{ line: 0, quantity: 1.9 }];
  const gone = await move('status', { from: 'processing', to: 'delivered', delivered });
  const { at } = eventsOf((await gone.json()) as AdminOrder, 'status').at(-1) ?? {};
  const undone = (await (await move('take-back', { to: 'delivered', at })).json()) as AdminOrder;
  expect(undone.order_items[0]).not.toHaveProperty('delivered_quantity');
  expect(undone).not.toHaveProperty('delivered_day');
});

test('is refused without sense, goods, price or reason, and nothing is written', async () => {
  const of = (product_id: number, quantity: number) => ({ items: [{ product_id, quantity }] });
  const refusals: [fields: object, status: number, message: string | RegExp][] = [
    [of(999, 1), 422, 'Einen Artikel mit der Nummer 10999 verkaufen wir nicht.'],
    [of(7, 1), 422, '„Schieferplatten“ gibt es nur auf Anfrage.'],
    [of(1, 1_000_000), 422, orderTotalProblem(28_900_000_00, FLAT_RATE) ?? ''],
    [of(1, 2), 422, 'An der Bestellung ist nichts geändert.'],
    [{ total_amount: 1 }, 422, /^Die Gesamtsumme beträgt jetzt 111,70.€\. Bitte prüfen Sie die/],
    [{ items: [] }, 400, 'Eine Bestellung braucht mindestens einen Artikel.'],
    [{ reason: ' ' }, 400, 'Bitte geben Sie einen Grund an.'],
    [{ rebate: { percent: 33.335, reason: 'x' } }, 400, /^Rabatt in Prozent: höchstens zwei Nach/],
    [{ rebate: { reason: 'x' } }, 400, 'Der Rabatt ist ein Anteil oder ein Betrag.'],
    [{ free_lines: [{ ...FREE, vat_rate: 16 }] }, 422, /^Diesen MwSt\.-Satz gibt es in den Einst/],
    [
      { free_lines: [{ ...FREE, unit: 'Stück', quantity: 1.5 }] },
      400,
      /^Die Menge muss eine ganze/,
    ],
    [
      { place: { street: 'Weg 1', postal_code: '99999', city: 'Ort' } },
      422,
      /^Nach 99999 liefern wir/,
    ],
  ];
  for (const [fields, status, message] of refusals) {
    await expectRefused(await writesNothing(api, () => edit(fields)), status, message);
  }
});
