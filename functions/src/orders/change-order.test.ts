import type { AdminOrder } from '@shop/domain/order/order';
import { eventsOf } from '@shop/domain/order/order-history';
import { type OrderStatus, TAKE_BACK_MS } from '@shop/domain/order/order-status';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectRefused, writesNothing } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { orderNumber, storedOrder, storeOrders } from '../../test/stored-data.ts';
import { failingToCommit, repeating } from '../../test/transactions.ts';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import type { StoredOrder } from '../stored/order.ts';
import { outboxOf } from '../stored/outbox-entry.ts';
import { type StepDeps, takeStep } from './change-order.ts';
import { changeStatus } from './change-status.ts';
import { takeBackStep } from './take-back-step.ts';

const NUMBER = orderNumber(0);
const HOUR_MS = 3_600_000;
const api = apiForTests();
beforeEach(() => storeOrders(api.firestore, {}));

const move = (from: OrderStatus, to: OrderStatus, fields = {}, uid = 'chef') =>
  api.post(`/api/admin/orders/${NUMBER}/status`, { from, to, ...fields }, api.asAdmin(uid));
const takeBack = (fields: object = {}, uid = 'chef') => {
  const step = { to: 'processing', at: '2026-03-02T09:30:00.123Z', ...fields };
  return api.post(`/api/admin/orders/${NUMBER}/take-back`, step, api.asAdmin(uid));
};
/** Lets the time for undoing a step pass; then mails are sent. */
async function passHold() {
  api.pass(TAKE_BACK_MS);
  await sweepOutbox(api.deps);
}
const change = (deps: StepDeps) =>
  changeStatus(deps, NUMBER, { from: 'pending', to: 'processing' }, 'chef');
const entries = async () => (await outboxOf(api.firestore).get()).docs;

test('the customer gets a mail with the office’s reason, which the history keeps', async () => {
  const response = await move('pending', 'cancelled', { reason: ' Kies ist vergriffen. ' });
  expect(await response.json()).toMatchObject({
    history: [{ what: 'status', to: 'cancelled', reason: 'Kies ist vergriffen.' }],
    steps: [{ status: 'cancelled', reason: 'Kies ist vergriffen.' }],
  });
  expect(api.mailer.mails).toEqual([]);
  api.pass(TAKE_BACK_MS - 1);
  await sweepOutbox(api.deps);
  expect(api.mailer.mails).toEqual([]);
  await passHold();
  const [mail, ...others] = api.mailer.mails;
  expect(mail?.to).toEqual({ name: '', address: 'erika@example.de' });
  expect(mail?.text).toContain('Grund:\nKies ist vergriffen.');
  expect(others).toEqual([]);
});

describe('a step is announced once', () => {
  test('however often an admin sends it, but only by one', async () => {
    const first: unknown = await (await move('pending', 'processing')).json();
    api.pass(1000);
    const answers = await writesNothing(api, () =>
      Promise.all([
        ...Array.from({ length: 8 }, () => move('pending', 'processing')),
        move('pending', 'processing', {}, 'anna'),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual([...Array(8).fill(200), 409]);
    expect(await answers[0]?.json()).toEqual(first);
    await passHold();
    expect(api.mailer.mails).toHaveLength(1);
  });

  test('if Firestore repeats the transaction, by the sweep if the answer got lost', async () => {
    const deps = { ...api.deps, runTransaction: repeating(api.deps.runTransaction) };
    expect(await change(deps)).toMatchObject({ ok: true });
    expect((await api.stored(`orders/${NUMBER}`))?.history).toHaveLength(1);
    await passHold();
    await passHold();
    expect(api.mailer.mails.map(({ id }) => id)).toEqual([`${NUMBER}-processing`]);
  });

  test('and not at all if it was not committed', async () => {
    const deps = { ...api.deps, runTransaction: failingToCommit(api.deps.runTransaction) };
    await expect(change(deps)).rejects.toThrow('not committed');
    expect(await entries()).toEqual([]);
    expect(api.mailer.mails).toEqual([]);
  });

  test('again when its status is reached again', async () => {
    const order = storedOrder({ order_number: NUMBER });
    const begin = (before: StoredOrder) =>
      api.deps.runTransaction(async (transaction) => {
        const at = Timestamp.fromDate(api.clock.now);
        const from = before.order_status;
        const step = { what: 'status', from, to: 'processing', by_uid: 'chef', at } as const;
        const taken = await takeStep(transaction, api.deps, before, step);
        if (!taken.ok) throw new Error(taken.message);
        return taken.value;
      });
    await begin(await begin(order));
    await passHold();
    const ids = api.mailer.mails.map(({ id }) => id);
    expect(ids.sort()).toEqual([`${NUMBER}-processing`, `${NUMBER}-processing-2`]);
  });

  test('not to a customer whose data were erased', async () => {
    await storeOrders(api.firestore, { customer_email: '', customer_name: 'Gelöscht' });
    expect((await move('pending', 'cancelled')).status).toBe(200);
    expect(await entries()).toEqual([]);
  });
});

describe('a step is undone', () => {
  const order = async () => api.stored(`orders/${NUMBER}`);

  test('with its mail, and the history shows both', async () => {
    await move('pending', 'processing');
    api.pass(TAKE_BACK_MS - 1);
    const answer = (await (await takeBack({}, 'anna')).json()) as AdminOrder;
    const at = api.clock.now.toISOString();
    expect(answer).toMatchObject({
      order_status: 'pending',
      steps: [],
      history: [{ what: 'status', to: 'processing', taken_back: { by: 'anna@example.de', at } }],
    });
    expect(answer.history[0]).not.toHaveProperty('can_take_back_until');
    expect(await entries()).toEqual([]);
    await passHold();
    expect(api.mailer.mails).toEqual([]);
    await move('pending', 'processing');
    await passHold();
    expect(api.mailer.mails.map(({ id }) => id)).toEqual([`${NUMBER}-processing-2`]);
  });

  test('once, however often it is sent or repeated', async () => {
    const moved = (await (await move('pending', 'processing')).json()) as AdminOrder;
    const [step = { to: '', at: '' }] = eventsOf(moved, 'status');
    expect(step).toMatchObject({ can_take_back_until: '2026-03-02T09:40:00.123Z' });
    const deps = { ...api.deps, runTransaction: repeating(api.deps.runTransaction) };
    expect(await takeBackStep(deps, NUMBER, step, 'chef')).toMatchObject({ ok: true });
    const stored = await order();
    const answers = await Promise.all([takeBack(), takeBack({}, 'anna')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await order()).toEqual(stored);
  });

  test('even a cancellation: the previous step’s mail is sent although it was dropped', async () => {
    await move('pending', 'processing');
    api.pass(1);
    await move('processing', 'cancelled', { reason: 'Irrtum' });
    api.pass(TAKE_BACK_MS - 1);
    await sweepOutbox(api.deps);
    expect((await entries()).map(({ id }) => id)).toEqual([`${NUMBER}-cancelled`]);
    const response = await takeBack({ to: 'cancelled', at: '2026-03-02T09:30:00.124Z' });
    expect(await response.json()).toMatchObject({ order_status: 'processing' });
    expect(JSON.stringify(await order())).not.toContain('Irrtum');
    await passHold();
    expect(api.mailer.mails.map(({ id }) => id)).toEqual([`${NUMBER}-processing`]);
  });

  test.each([
    ['ten minutes later', () => Promise.resolve(api.pass(TAKE_BACK_MS)), 422],
    ['when its mail is being sent', () => entryIs({ tries: 1 }), 422],
    ['when its mail was sent', () => entryIs({ state: 'sent' }), 422],
    ['when the order has moved on', () => move('processing', 'on_the_way'), 409],
  ])('not %s', async (_when, happen, status) => {
    await move('pending', 'processing');
    api.pass(1);
    await happen();
    const sentence =
      status === 422
        ? 'Ein Schritt lässt sich nur zehn Minuten lang zurücknehmen, bevor der Kunde davon erfährt.'
        : 'Die Bestellung wurde inzwischen geändert und hat jetzt den Status „Unterwegs“.';
    await expectRefused(await writesNothing(api, () => takeBack()), status, sentence);
  });
  const entryIs = (fields: object) =>
    api.firestore.doc(`outbox/${NUMBER}-processing`).update(fields);

  test('not if the customer took it, or it never happened', async () => {
    expect((await takeBack()).status).toBe(409);
    await storeOrders(api.firestore, { user_id: 'erika' });
    await api.post(`/api/orders/${NUMBER}/cancel`, {}, api.signedIn('erika'));
    const refused = await writesNothing(api, () => takeBack({ to: 'cancelled' }));
    await expectRefused(refused, 422, /hat der Kunde selbst storniert/);
  });
});

test('mails beyond the recipient’s limit are held back and sent later', async () => {
  const limits = { ...api.deps.mail.limits, confirmationsPerHour: 2 };
  const deps = { ...api.deps, mail: { ...api.deps.mail, limits } };
  await storeOrders(api.firestore, {}, {}, {});
  for (const index of [0, 1, 2]) {
    const wanted = { from: 'pending', to: 'processing' } as const;
    expect(await changeStatus(deps, orderNumber(index), wanted, 'chef')).toMatchObject({
      ok: true,
    });
  }
  await passHold();
  expect(api.mailer.mails).toHaveLength(2);
  api.pass(HOUR_MS);
  await sweepOutbox(api.deps);
  expect(api.mailer.mails.map(({ id }) => id)).toEqual(
    [0, 1, 2].map((index) => `${orderNumber(index)}-processing`),
  );
});

test('a step changes the status, answers the order, and records who did it and when', async () => {
  await storeOrders(api.firestore, { user_id: 'erika' });
  const first = await move('pending', 'processing');
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  api.clock.now = new Date('2026-03-05T08:00:00.000Z');
  const second = await move('processing', 'delivered', {}, 'anna');
  const [processing, delivered] = ['processing', 'delivered'];
  const changes = [
    { from: 'pending', to: processing, by: 'chef@example.de', at: '2026-03-02T09:30:00.123Z' },
    { from: processing, to: delivered, by: 'anna@example.de', at: '2026-03-05T08:00:00.000Z' },
  ];
  expect(await second.json()).toMatchObject({
    order_number: orderNumber(0),
    order_status: 'delivered',
    history: changes.map((change) => ({ what: 'status', ...change })),
  });
  expect(await api.stored(`orders/${NUMBER}`)).toEqual({
    ...storedOrder({ user_id: 'erika', order_status: 'delivered' }),
    revision: 2,
    last_changes: expect.any(Array),
    changed_at: Timestamp.fromDate(new Date('2026-03-05T08:00:00.000Z')),
    history: changes.map(({ by, at, ...change }) => {
      const by_uid = by.split('@')[0];
      return { what: 'status', ...change, by_uid, at: Timestamp.fromDate(new Date(at)) };
    }),
    delivered_day: '2026-03-05',
    to_invoice: true,
    payment_state: 'none',
    open_cents: 0,
    to_refund: false,
    to_post: false,
    needs_day: false,
  });
});
