import type { AdminOrder } from '@shop/domain/order/order';
import { expect, test } from 'vitest';
import { auditAll } from '../../operations/audit/audit.ts';
import { expectRefused, orderNumberOf, writesNothing } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { textOf } from '../../test/pdf-text.ts';
import { GRAVEL, orderItem, orderRequest, product, storeProducts } from '../../test/shop-data.ts';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import type { StoredOrder } from '../stored/order.ts';

const api = apiForTests();

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
    orderItem({
      product_id: 2,
      product_name: 'Sand 0/2',
      quantity: 3,
      unit_price: 10,
      total_price: 30,
    }),
  ];
  const request = orderRequest({ order_items, total_amount: 723.6, ...fields });
  const number = await orderNumberOf(await api.post('/api/orders', request, api.signedIn()));
  await move(number, { from: 'pending', to: 'processing' });
  return number;
}

const move = (number: string, body: object) =>
  api.post(`/api/admin/orders/${number}/status`, body, api.asAdmin());
const deliver = (number: string, delivered: object[], fields: object = {}) =>
  move(number, {
    from: 'processing',
    to: 'delivered',
    part: { id: 'request-part-1', seen: 0 },
    delivered,
    ...fields,
  });
const stored = async (number: string) => (await api.stored(`orders/${number}`)) as StoredOrder;
const takeBack = (number: string, at: string) =>
  api.post(`/api/admin/orders/${number}/take-back`, { to: 'delivered', at }, api.asAdmin());

test('a part becomes an order of its own, and the rest stays open', async () => {
  const number = await order();
  const answer = (await (await deliver(number, [KIES])).json()) as AdminOrder;
  const part = { number: `${number}-1`, day: '2026-03-02' };
  const lines = [{ product_name: 'Kies 16/32', unit: 't', quantity: 11.84 }];
  expect(answer).toMatchObject({
    order_status: 'processing',
    deliveries: [{ ...part, lines, by: 'chef@example.de' }],
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
  const other = { part: { id: 'request-part-2', seen: 0 } };
  await expectRefused(
    await writesNothing(api, () => deliver(number, [KIES], other)),
    409,
    'Von dieser Bestellung wurde inzwischen ein Teil geliefert. Bitte prüfen Sie sie noch einmal.',
  );
  const own = await api.read<AdminOrder[]>('/api/users/orders', api.signedIn());
  expect(own.map(({ deliveries, part_of }) => [deliveries, part_of])).toEqual(
    expect.arrayContaining([
      [[{ ...part, lines }], undefined],
      [undefined, number],
    ]),
  );
  expect((await auditAll(api.firestore, api.clock.now)).findings).toEqual([]);
});

test('all that is left is the usual step', async () => {
  const number = await order();
  const all = [24, 3].map((quantity, line) => ({ line, quantity }));
  expect(await (await deliver(number, all)).json()).toMatchObject({ order_status: 'delivered' });
  expect(await stored(number)).not.toHaveProperty('deliveries');
});

test.each([
  ['nothing', [{ line: 0, quantity: 0 }], 'Bitte geben Sie an, was geliefert wurde.'],
  ['an unknown line', [KIES, { line: 7, quantity: 1 }], 'Bitte geben Sie an, was geliefert wurde.'],
  [
    'much more than ordered',
    [{ line: 1, quantity: 4 }],
    'Sand 0/2: Die Menge weicht um mehr als 10 % ab. Bitte geben Sie den Grund an.',
  ],
])('refuses %s', async (_, delivered, message) => {
  const number = await order();
  await expectRefused(await writesNothing(api, () => deliver(number, delivered)), 400, message);
});

test('a part that was taken back is in its order again, with its money and the price of delivery', async () => {
  const number = await order({ payment_method: 'vorkasse' });
  const paid = { id: 'request-paid-1', amount: 500, day: '2026-03-02' };
  await api.post(`/api/admin/orders/${number}/payments`, paid, api.asAdmin());
  const edit = {
    id: 'request-edit-1',
    seen: 0,
    delivery_amount: 40,
    reason: 'Kran',
    total_amount: 763.6,
  };
  await api.post(`/api/admin/orders/${number}/edit`, edit, api.asAdmin());
  const before = await stored(number);
  const unpaid = { despite_open_payment: true };
  const answer = (await (await deliver(number, [KIES], unpaid)).json()) as AdminOrder;
  const [part, rest] = [await stored(`${number}-1`), await stored(number)];
  expect(part).toMatchObject({ delivery_cents: 40_00, payments: [{ amount_cents: 454_79 }] });
  expect(rest).toMatchObject({ open_cents: 408_68, delivery_cents: 0 });
  await sweepOutbox(api.deps);
  await expectRefused(
    await takeBack(`${number}-1`, part.status_changes?.at(-1)?.at.toDate().toISOString() ?? ''),
    422,
    'Eine Teillieferung nehmen Sie bitte bei ihrer Bestellung zurück.',
  );
  const { at = '' } = answer.deliveries?.[0] ?? {};
  expect((await takeBack(number, at)).status).toBe(200);
  expect(await api.stored(`orders/${number}-1`)).toBeUndefined();
  const after = await stored(number);
  const { order_items, total_cents, delivery_cents, gross_cents, open_cents } = before;
  const sums = { order_items, total_cents, delivery_cents, gross_cents, open_cents };
  expect(after).toMatchObject({ ...sums, deliveries: [{ taken_back: { by_uid: 'chef' } }] });
  expect((await writesNothing(api, () => takeBack(number, at))).status).toBe(200);
  const next = await deliver(number, [KIES], {
    ...unpaid,
    part: { id: 'request-part-2', seen: 1 },
  });
  expect(await next.json()).toMatchObject({ deliveries: [{}, { number: `${number}-2` }] });
  expect((await auditAll(api.firestore, api.clock.now)).findings).toEqual([]);
});

test('note and mail of a part tell what was delivered and what is left, and the rest ends as such', async () => {
  const number = await order();
  await move(number, { from: 'processing', to: 'on_the_way' });
  expect((await deliver(number, [KIES], { from: 'on_the_way' })).status).toBe(200);
  expect(await stored(number)).toMatchObject({
    order_status: 'processing',
    status_changes: [{}, { to: 'on_the_way', taken_back: { by_uid: 'chef' } }],
  });
  const noteOf = async (of: string) => {
    const path = `/api/admin/delivery-notes/${of}.pdf`;
    const answer = await api.call(path, { headers: api.asAdmin() });
    return textOf(Buffer.from(await answer.arrayBuffer()));
  };
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
  expect(texts).toContain('Es fehlen noch 12,16 t Kies 16/32, 3 t Sand 0/2.');
  expect(texts).toContain('wir haben den Rest Ihrer Bestellung storniert und liefern ihn nicht.');
  expect((await auditAll(api.firestore, api.clock.now)).findings).toEqual([]);
});
