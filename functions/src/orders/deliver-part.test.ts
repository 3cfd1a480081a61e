import type { AdminOrder, Order } from '@shop/domain/order/order';
import { eventsOf } from '@shop/domain/order/order-history';
import { REMINDER_TERMS } from '@shop/domain/payment/reminders';
import { orderItem, orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL, product } from '@shop/domain/testing/stored';
import { describe, expect, test } from 'vitest';
import { auditAll } from '../../operations/audit/audit.ts';
import { expectRefused, orderNumberOf, writesNothing } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { textOf } from '../../test/pdf-text.ts';
import { storeProducts } from '../../test/shop-data.ts';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import { receivedCents } from '../stored/entries.ts';
import type { StoredOrder } from '../stored/order.ts';

const api = apiWithoutMails();

const SAND = product({ id: 2, name: 'Sand 0/2', price_cents: 10_00, unit: 't' });
const SLIP = {
  number: 'W-1',
  gross_kg: 18_840,
  tare_kg: 7_000,
  net_kg: 11_840,
  weighed_at: '2026-03-02T09:12',
  plate: 'F-AB 1',
};
const KIES = { line: 0, quantity: 11.84, slips: [SLIP] };

/** An order over 24 t of gravel and 3 t of sand that is being processed. */
async function order(fields: object = {}): Promise<string> {
  await storeProducts(api.firestore, GRAVEL, SAND);
  const order_items = [
    orderItem({ quantity: 24, total_price: 693.6 }),
    orderItem({ product_id: 2, quantity: 3, unit_price: 10, total_price: 30 }),
  ];
  const request = orderRequest({ order_items, total_amount: 723.6, ...fields });
  const number = await orderNumberOf(await api.post('/api/orders', request, api.signedIn()));
  await move(number, { from: 'pending', to: 'processing' });
  return number;
}

const post = (path: string, body: object) => api.post(`/api/admin/${path}`, body, api.asAdmin());
const move = (number: string, body: object) => post(`orders/${number}/status`, body);
const deliver = (number: string, delivered: object[], fields: object = {}) => {
  const step = { from: 'processing', to: 'delivered', part: { id: 'request-part-1' } };
  return move(number, { ...step, delivered, ...fields });
};
const stored = async (number: string) => (await api.stored(`orders/${number}`)) as StoredOrder;
/** Takes back the latest part. */
const takeBack = async (number: string) => {
  const at = eventsOf(await stored(number), 'part')
    .at(-1)
    ?.at.toDate()
    .toISOString();
  return post(`orders/${number}/take-back`, { to: 'delivered', at });
};
const paperOf = async (path: string) => {
  const answer = await api.call(`/api/admin/${path}.pdf`, { headers: api.asAdmin() });
  return textOf(Buffer.from(await answer.arrayBuffer()));
};
const noteOf = (of: string) => paperOf(`delivery-notes/${of}`);
const confirmationOf = (of: string) => paperOf(`orders/${of}/confirmation`);
const findings = async () => (await auditAll(api.firestore, api.clock.now)).findings;

test('a part becomes an order of its own, and the rest stays open', async () => {
  const number = await order();
  const answer = (await (await deliver(number, [KIES])).json()) as AdminOrder;
  const part = { number: `${number}-1`, day: '2026-03-02' };
  const lines = [{ product_name: 'Kies 16/32', unit: 't', quantity: 11.84 }];
  expect(answer).toMatchObject({
    order_status: 'processing',
    deliveries: [{ ...part, lines }],
    history: [{}, { what: 'part', ...part, lines, by: 'chef@example.de' }],
    order_items: [{ quantity: 12.16 }, { quantity: 3 }],
  });
  expect(await stored(number)).toMatchObject({ delivery_cents: 0, total_cents: 351_42 + 30_00 });
  expect(await stored(part.number)).toMatchObject({
    order_status: 'delivered',
    delivered_day: part.day,
    delivery_day: part.day,
    delivery_cents: 0,
    total_cents: 342_18,
    to_invoice: true,
    slips: ['W1'],
    part_of: { number, left: [{ quantity: 12.16 }, { quantity: 3 }] },
  });
  expect((await writesNothing(api, () => deliver(number, [KIES]))).status).toBe(200);
  const own = await api.read<AdminOrder[]>('/api/users/orders', api.signedIn());
  expect(own.map(({ deliveries, part_of }) => [deliveries, part_of])).toEqual(
    expect.arrayContaining([
      [[{ ...part, lines }], undefined],
      [undefined, number],
    ]),
  );
  expect(await findings()).toEqual([]);
  const { vat = [], gross_cents = 0 } = await stored(number);
  const off = vat.map((each) => ({ ...each, vat_cents: each.vat_cents + 1 }));
  await api.firestore.doc(`orders/${number}`).update({ vat: off, gross_cents: gross_cents + 1 });
  expect(await findings()).toContain(`orders/${number}: its parts do not sum to what was agreed`);
});

test('what is to be billed of a part is what its invoice comes to, once it is weighed', async () => {
  const number = await order();
  await deliver(number, [KIES]);
  const admin = (of: string) => api.read<AdminOrder>(`/api/admin/orders/${of}`, api.asAdmin());
  const { to_bill_amount } = await admin(`${number}-1`);
  expect((await admin(number)).to_bill_amount).toBeUndefined();
  const invoice_address = 'Erika Muster, Bauweg 1, 12345 Musterstadt';
  await api.firestore.doc(`orders/${number}-1`).update({ invoice_address });
  const body = { request_id: 'request-0001', order_numbers: [`${number}-1`] };
  expect((await post('invoices', body)).status).toBe(200);
  const billed = await admin(`${number}-1`);
  expect(billed.invoices?.map(({ gross_amount }) => gross_amount)).toEqual([to_bill_amount]);
  expect(billed.to_bill_amount).toBeUndefined();
});

test('the confirmation of an order and of its parts is of all that was ordered, to the cent', async () => {
  const number = await order({ payment_method: 'vorkasse' });
  await api.firestore.doc(`orders/${number}`).update({ delivery_day: '2026-03-02' });
  const before = await confirmationOf(number);
  expect(before).toContain('24 t');
  expect(before).toContain('Montag, 02.03.2026');
  const unpaid = { despite_open_payment: true };
  await deliver(number, [KIES], unpaid);
  await deliver(number, [{ line: 1, quantity: 1.5 }], {
    ...unpaid,
    part: { id: 'request-part-2' },
  });
  for (const of of ['', '-1', '-2']) expect(await confirmationOf(`${number}${of}`)).toBe(before);
});

test('a delivery note drawn after the delivery has what was weighed, and the earlier one is kept', async () => {
  const number = await order();
  expect(await noteOf(number)).toMatch(/ 24 t /);
  const slips = [{ ...SLIP, gross_kg: 30_640, net_kg: 23_640 }];
  const delivered = [{ line: 0, quantity: 23.64, slips }];
  await move(number, { from: 'processing', to: 'delivered', delivered });
  expect(await noteOf(number)).toMatch(/Wiegeschein W-1: 23\.640 kg 23,64 t /);
  expect(await api.read(`/api/admin/papers/${number}`, api.asAdmin())).toHaveLength(2);
});

test('refuses nothing, unknown lines and much more than ordered; all that is left is the usual step', async () => {
  const number = await order();
  const refusals: [delivered: object[], says: RegExp][] = [
    [[{ line: 0, quantity: 0 }], /^Bitte geben Sie an, was geliefert wurde\.$/],
    [[KIES, { line: 7, quantity: 1 }], /^Bitte geben Sie an, was geliefert wurde\.$/],
    [[{ line: 1, quantity: 4 }], /^Sand 0\/2: Die Menge weicht um mehr als 10 % ab\./],
  ];
  for (const [delivered, says] of refusals) {
    await expectRefused(await writesNothing(api, () => deliver(number, delivered)), 400, says);
  }
  const all = [24, 3].map((quantity, line) => ({ line, quantity }));
  expect(await (await deliver(number, all)).json()).toMatchObject({ order_status: 'delivered' });
  expect(eventsOf(await stored(number), 'part')).toEqual([]);
});

test('a part that was taken back is in its order again, with its money and the price of delivery', async () => {
  api.mailer.open();
  const number = await order({ payment_method: 'vorkasse' });
  const paid = { id: 'request-paid-1', amount: 500, day: '2026-03-02' };
  await post(`orders/${number}/payments`, paid);
  const [id, reason] = ['request-edit-1', 'Kran'];
  const edit = { id, delivery_amount: 40, reason, total_amount: 763.6 };
  await post(`orders/${number}/edit`, edit);
  const before = await stored(number);
  const unpaid = { despite_open_payment: true };
  await deliver(number, [KIES], unpaid);
  const [part, rest] = [await stored(`${number}-1`), await stored(number)];
  expect(part).toMatchObject({
    delivery_cents: 40_00,
    entries: [{ what: 'from_order', cents: 454_79 }],
  });
  expect(rest).toMatchObject({ open_cents: 408_68, delivery_cents: 0 });
  await sweepOutbox(api.deps);
  expect((await takeBack(number)).status).toBe(200);
  expect(await api.stored(`orders/${number}-1`)).toBeUndefined();
  const after = await stored(number);
  const { order_items, total_cents, delivery_cents, gross_cents, open_cents } = before;
  const sums = { order_items, total_cents, delivery_cents, gross_cents, open_cents };
  expect(after).toMatchObject(sums);
  expect(eventsOf(after, 'part')).toMatchObject([{ taken_back: { by_uid: 'chef' } }]);
  expect((await writesNothing(api, () => takeBack(number))).status).toBe(200);
  const next = await deliver(number, [KIES], { ...unpaid, part: { id: 'request-part-2' } });
  expect(await next.json()).toMatchObject({ deliveries: [{ number: `${number}-2` }] });
  expect(await findings()).toEqual([]);
});

test('note and mail of a part tell what was delivered and what is left, and the rest ends as such', async () => {
  api.mailer.open();
  const number = await order();
  await move(number, { from: 'processing', to: 'on_the_way' });
  expect((await deliver(number, [KIES], { from: 'on_the_way' })).status).toBe(200);
  expect(await stored(number)).toMatchObject({
    order_status: 'processing',
    history: [{}, { to: 'on_the_way', taken_back: { by_uid: 'chef' } }, { what: 'part' }],
  });
  const note = await noteOf(`${number}-1`);
  for (const text of [`Lieferschein zu ${number}-1`, '11,84 t', 'Wiegeschein W-1: 11.840 kg']) {
    expect(note).toContain(text);
  }
  expect(note).toContain('12,16 t Kies 16/32, 3 t Sand 0/2');
  expect(await noteOf(number)).toContain('11,84 von 27 t geliefert');
  await move(number, { from: 'processing', to: 'cancelled', reason: 'Baustelle fertig' });
  api.pass(11 * 60_000);
  await sweepOutbox(api.deps);
  const mails = api.mailer.mails.filter(({ id }) => /delivered|cancelled/.test(id));
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    `Der Rest Ihrer Bestellung ${number} ist storniert`,
    `Ihre Bestellung ${number} ist teilweise geliefert`,
  ]);
  const texts = mails.map(({ text }) => text.replace(/\s+/g, ' ')).join();
  expect(texts).toContain('Bisher: 11,84 von 27 t geliefert, Rest storniert');
  expect(texts).toContain('Es fehlen noch 12,16 t Kies 16/32, 3 t Sand 0/2.');
  expect(texts).toContain('wir haben den Rest Ihrer Bestellung storniert und liefern ihn nicht.');
  expect(await findings()).toEqual([]);
});

test('a rest within the tolerance is no reason to keep prepaid goods back', async () => {
  const number = await order({ payment_method: 'vorkasse' });
  const { gross_cents = 0 } = await stored(number);
  const terms = { ...REMINDER_TERMS, tolerance: 0.05, version: 1, schema_version: 1 };
  await api.firestore.doc('settings/reminders').set(terms);
  const pay = (id: string, cents: number) =>
    post(`orders/${number}/payments`, { id, amount: cents / 100, day: '2026-03-02' });
  await pay('request-paid-1', gross_cents - 5_00);
  await expectRefused(await deliver(number, [KIES]), 422, /noch nicht vollständig eingegangen/);
  await pay('request-paid-2', 4_99);
  expect(await stored(number)).toMatchObject({ payment_state: 'paid', open_cents: 0 });
  expect((await deliver(number, [KIES])).status).toBe(200);
  const rest = [12.16, 3].map((quantity, line) => ({ line, quantity }));
  const last = { from: 'processing', to: 'delivered', delivered: rest };
  expect((await move(number, last)).status).toBe(200);
  expect(await stored(number)).toMatchObject({ payment_state: 'paid', open_cents: 0 });
  expect(await findings()).toEqual([]);
});

test('a payment that was a mistake is taken back with the shares of the parts, unless they are invoiced', async () => {
  api.mailer.open();
  const number = await order({ payment_method: 'vorkasse' });
  const { gross_cents = 0 } = await stored(number);
  const part = `${number}-1`;
  const pay = (id: string, cents: number, fields: object = {}) =>
    post(`orders/${number}/payments`, { id, amount: cents / 100, day: '2026-03-02', ...fields });
  await pay('request-paid-1', gross_cents);
  expect((await deliver(number, [KIES])).status).toBe(200);
  const { gross_cents: share = 0 } = await stored(part);
  expect(await stored(part)).toMatchObject({ open_cents: 0, payment_state: 'paid' });
  const back = () => pay('request-back-1', -gross_cents, { reverses: 'request-paid-1' });
  const billing = { invoice_address: 'Erika Muster, Bauweg 1, 12345 Musterstadt' };
  await api.firestore.doc(`orders/${part}`).update(billing);
  await post('invoices', { request_id: 'request-invoice', order_numbers: [part] });
  const says = `^Einen Teil dieser Zahlung hat die Rechnung RE-2026-00001 der Teillieferung ${part} verr`;
  await expectRefused(await writesNothing(api, back), 422, new RegExp(says));
  await post('invoices/RE-2026-00001/cancel', { request_id: 'request-cancel', reason: 'Zahlung' });
  const mails = api.mailer.mails.length;
  expect((await back()).status).toBe(200);
  expect((await writesNothing(api, back)).status).toBe(200);
  expect(api.mailer.mails).toHaveLength(mails);
  expect(await stored(number)).toMatchObject({ open_cents: gross_cents - share });
  const both = [await stored(number), await stored(part)];
  expect(both.map(receivedCents)).toEqual([0, 0]);
  expect((await stored(number)).account_cents ?? 0).toBe(0);
  await post('invoices', { request_id: 'request-again', order_numbers: [part] });
  expect(await stored(part)).toMatchObject({ open_cents: share, account_cents: share });
  expect(await findings()).toEqual([]);
});

test('a part that was taken back leaves status and day of its order as they were, whatever was set for the rest', async () => {
  const number = await order();
  await api.firestore.doc(`orders/${number}`).update({ delivery_day: '2026-03-02' });
  await move(number, { from: 'processing', to: 'on_the_way' });
  const { history: before = [] } = await stored(number);
  expect((await deliver(number, [KIES], { from: 'on_the_way' })).status).toBe(200);
  expect(await stored(number)).toMatchObject({ order_status: 'processing' });
  expect(await stored(number)).not.toHaveProperty('delivery_day');
  const setDay = (day: string) => post(`orders/${number}/events`, { what: 'delivery_day', day });
  expect((await setDay('2026-03-06')).status).toBe(200);
  expect((await takeBack(number)).status).toBe(200);
  expect(await stored(number)).toMatchObject({
    order_status: 'on_the_way',
    delivery_day: '2026-03-02',
    history: [...before, { what: 'part', taken_back: { by_uid: 'chef' } }, { day: '2026-03-06' }],
  });
  expect((await setDay('2026-03-06')).status).toBe(200);
  expect(await stored(number)).toMatchObject({ delivery_day: '2026-03-06' });
  expect(await findings()).toEqual([]);
});

describe('a withdrawal from an order delivered in parts', () => {
  const declare = (order_number: string, email = 'erika@example.de') =>
    api.post('/api/withdrawals', { name: 'Erika', email, order_number, goods: '' });
  const decide = async (number: string, body: object) => {
    const said = { id: `decision-${number}`, ...body };
    const answer = await post(`orders/${number}/withdrawal`, said);
    expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, '']);
    return (await answer.json()) as AdminOrder;
  };
  const invoice = async (number: string) => {
    const invoice_address = 'Erika Muster\nBauweg 1\n12345 Musterstadt';
    await api.firestore.doc(`orders/${number}`).update({ invoice_address });
    const body = { request_id: `invoice-${number}`, order_numbers: [number] };
    const answer = await post('invoices', body);
    return ((await answer.json()) as { outcome: string; number?: string }[])[0];
  };
  /** An order for 24 t of gravel and 3 t of sand, of which 11.84 t were delivered. */
  async function inParts() {
    const number = await order();
    await deliver(number, [KIES]);
    return [number, `${number}-1`] as const;
  }
  const held = async (number: string) => {
    const shown = await api.read<Order>(`/api/orders/${number}`);
    return shown.is_payment_on_hold === true;
  };

  test.each([
    ['the order', (number: string) => number],
    ['a part, as spoken', (number: string) => `${number.toLowerCase().replaceAll('-', ' ')} 1`],
    ['the invoice of a part', () => 're 2026 00001'],
  ])('is one for all of them, whichever number is named: %s', async (_, named) => {
    const [number, part] = await inParts();
    await invoice(part);
    expect((await declare(named(number))).status).toBe(201);
    const [whole, own] = [await stored(number), await stored(part)];
    expect(whole.withdrawal).toMatchObject({ is_other_email: false });
    expect(own.withdrawal).toEqual(whole.withdrawal);
    expect([await held(number), await held(part)]).toEqual([true, true]);
    const due = { due_day: '2026-01-02', payment_state: 'open' };
    await api.firestore.doc(`orders/${part}`).update(due);
    const reminded = await post(`orders/${part}/reminder`, { id: 'request-remind-1' });
    await expectRefused(reminded, 422, /Der Kunde hat widerrufen/);
    await decide(part, { outcome: 'none', reason: 'Zu spät' });
    expect((await stored(number)).withdrawal?.decisions).toMatchObject([{ outcome: 'none' }]);
    expect([await held(number), await held(part)]).toEqual([false, false]);
  });

  test('decided for all cancels what is not delivered in the same step, and bills nothing', async () => {
    api.mailer.open();
    const [number, part] = await inParts();
    await declare(part);
    await decide(part, { outcome: 'whole', cancels: true });
    expect(await stored(number)).toMatchObject({
      order_status: 'cancelled',
      withdrawal: { decisions: [{ outcome: 'whole' }] },
    });
    expect(await stored(part)).toMatchObject({ to_invoice: false });
    expect(await invoice(part)).toMatchObject({ outcome: 'refused' });
    await sweepOutbox(api.deps);
    expect(await findings()).toEqual([]);
  });

  test('decided for a part comes off what is delivered, and comes back with another decision', async () => {
    const number = await order();
    await declare(number);
    const before = await stored(number);
    const lines = [5, 3].map((quantity, line) => ({ line, quantity }));
    const { order_items } = await decide(number, { outcome: 'part', lines });
    expect(order_items).toMatchObject([{ product_name: 'Kies 16/32', quantity: 19 }]);
    const told = await api.read<Order>(`/api/orders/${number}`, api.asAdmin());
    expect(told.withdrawal_told?.[0]).toContain('5 t Kies 16/32, 3 t Sand 0/2; beim Rest');
    expect(await findings()).toEqual([]);
    const again = { id: 'decision-two', outcome: 'none', reason: 'Zurückgenommen' };
    await decide(number, again);
    const { order_items: items, total_cents, gross_cents } = before;
    expect(await stored(number)).toMatchObject({ order_items: items, total_cents, gross_cents });
    const less = { id: 'decision-three', outcome: 'part', lines: [{ line: 0, quantity: 4 }] };
    await decide(number, less);
    await deliver(number, [KIES]);
    const [left, part] = [await stored(number), await stored(`${number}-1`)];
    expect(left.order_items).toMatchObject([{ quantity: 8.16 }, { quantity: 3 }]);
    expect(part.withdrawal?.decisions?.at(-1)).not.toHaveProperty('lines');
    expect(part.order_items).toMatchObject([{ quantity: 11.84, delivered: { quantity: 11.84 } }]);
    expect(await findings()).toEqual([]);
  });

  test('decided for a part of what was delivered is not billed', async () => {
    const [number, part] = await inParts();
    await declare(number);
    const lines = [{ line: 0, quantity: 1.84 }];
    await decide(part, { outcome: 'part', lines });
    expect((await stored(number)).withdrawal?.decisions).toMatchObject([{ outcome: 'part' }]);
    expect(await stored(part)).toMatchObject({
      to_invoice: true,
      order_items: [{ quantity: 11.84, delivered: { quantity: 10, reason: 'Widerrufen' } }],
    });
    const { number: written } = (await invoice(part)) ?? {};
    const { invoices: [billed] = [] } = await stored(part);
    // 10 t at 28.90 net.
    expect(billed).toMatchObject({ number: written, gross_cents: 343_91 });
    expect(await held(part)).toBe(false);
    expect(await findings()).toEqual([]);
    await api.firestore.doc(`orders/${part}`).update({ 'withdrawal.request_id': 'other' });
    expect(await findings()).toContain(`orders/${number}: its parts have another withdrawal`);
  });

  test('is not lost with a part that is taken back', async () => {
    api.mailer.open();
    const [number, part] = await inParts();
    await declare(part);
    expect((await takeBack(number)).status).toBe(200);
    expect((await stored(number)).withdrawal).toMatchObject({ is_other_email: false });
    await sweepOutbox(api.deps);
    expect(await findings()).toEqual([]);
  });
});

test('after the delivery of a stage, the rest is due on the day of the next one', async () => {
  await storeProducts(api.firestore, GRAVEL, SAND);
  const base = { stage: 'base' as const, wished_day: '2026-03-05' };
  const order_items = [
    orderItem({ quantity: 24, total_price: 693.6, ...base }),
    orderItem({
      product_id: 2,
      quantity: 3,
      unit_price: 10,
      total_price: 30,
      stage: 'paving',
      wished_day: '2026-03-09',
    }),
  ];
  const request = orderRequest({ order_items, total_amount: 723.6 });
  const number = await orderNumberOf(await api.post('/api/orders', request, api.signedIn()));
  expect(await stored(number)).toMatchObject({
    delivery_day: '2026-03-05',
    order_items: [base, { stage: 'paving', wished_day: '2026-03-09' }],
  });
  const seen = await api.read<Order>(`/api/orders/${number}`);
  expect(seen.order_items[0]).toMatchObject(base);
  await move(number, { from: 'pending', to: 'processing' });
  // A day early and incomplete: the rest keeps its day.
  await deliver(number, [KIES]);
  expect(await stored(number)).toMatchObject({ delivery_day: '2026-03-05' });
  await takeBack(number);
  api.pass(60_000);
  await deliver(number, [{ line: 0, quantity: 24 }], { part: { id: 'request-part-2' } });
  expect(await stored(number)).toMatchObject({ delivery_day: '2026-03-09', needs_day: false });
  await takeBack(number);
  expect(await stored(number)).toMatchObject({
    delivery_day: '2026-03-05',
    order_items: [base, {}],
  });
  expect(await findings()).toEqual([]);
});

test('a delivery note names the days of stages; with another day it is another order', async () => {
  await storeProducts(api.firestore, GRAVEL);
  const wish = { stage: 'base' as const, wished_day: '2026-03-05' };
  const item = orderItem(wish);
  const number = await orderNumberOf(
    await api.post('/api/orders', orderRequest({ order_items: [item] })),
  );
  expect(await noteOf(number)).toContain('Unterbau: Donnerstag, 05.03.2026');
  // Sent again, it is the same order; with another day, a different one.
  const again = (fields: object) =>
    api.post('/api/orders', orderRequest({ order_items: [orderItem({ ...wish, ...fields })] }));
  expect(await orderNumberOf(await again({}))).toBe(number);
  await expectRefused(await again({ wished_day: '2026-03-06' }), 409, new RegExp(number));
});
