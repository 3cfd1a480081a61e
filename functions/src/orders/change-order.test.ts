import type { OrderStatus } from '@shop/domain/order/order-status';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectRefused, writesNothing } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { orderNumber, storedOrder, storeOrders } from '../../test/stored-data.ts';
import { failingToCommit, repeating } from '../../test/transactions.ts';
import { sweepOutbox } from '../mail/sweep-outbox.ts';
import type { StoredOrder } from '../stored/order.ts';
import { LEASE_MS, outboxOf } from '../stored/outbox-entry.ts';
import { type StepDeps, takeStep } from './change-order.ts';
import { changeStatus } from './change-status.ts';

const NUMBER = orderNumber(0);
const HOUR_MS = 3_600_000;
const api = apiForTests();
beforeEach(() => storeOrders(api.firestore, {}));

const move = (from: OrderStatus, to: OrderStatus, fields = {}, uid = 'chef') =>
  api.post(`/api/admin/orders/${NUMBER}/status`, { from, to, ...fields }, api.asAdmin(uid));
const change = (deps: StepDeps) =>
  changeStatus(deps, NUMBER, { from: 'pending', to: 'processing' }, 'chef');
const entries = async () => (await outboxOf(api.firestore).get()).docs;

test('the customer gets a mail with the office’s reason, which the history keeps', async () => {
  const response = await move('pending', 'cancelled', { reason: ' Kies ist vergriffen. ' });
  expect(await response.json()).toMatchObject({
    status_changes: [{ to: 'cancelled', reason: 'Kies ist vergriffen.' }],
    steps: [{ status: 'cancelled', reason: 'Kies ist vergriffen.' }],
  });
  const [mail, ...others] = api.mailer.mails;
  expect(mail?.to).toEqual({ name: '', address: 'erika@example.de' });
  expect(mail?.text).toContain('Grund:\nKies ist vergriffen.');
  expect(others).toEqual([]);
});

describe('a step is told once', () => {
  test('however often it is sent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => move('pending', 'processing')),
    );
    // Repeated within the same millisecond of the test's clock, it is the same change.
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const order = await api.stored(`orders/${NUMBER}`);
    expect(order?.status_changes).toHaveLength(1);
    expect(api.mailer.mails).toHaveLength(1);
  });

  test('and a later repetition is refused', async () => {
    await move('pending', 'processing');
    api.pass(1);
    expect((await move('pending', 'processing')).status).toBe(409);
    expect(api.mailer.mails).toHaveLength(1);
  });

  test('by a transaction that Firestore repeats, with the sweep if the answer got lost', async () => {
    const deps = { ...api.deps, runTransaction: repeating(api.deps.runTransaction) };
    expect(await change(deps)).toMatchObject({ ok: true });
    expect((await api.stored(`orders/${NUMBER}`))?.status_changes).toHaveLength(1);
    api.pass(LEASE_MS);
    await sweepOutbox(api.deps);
    await sweepOutbox(api.deps);
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
        const step = { from: before.order_status, to: 'processing', by_uid: 'chef', at };
        const taken = await takeStep(transaction, api.deps, before, step);
        if (!taken.ok) throw new Error(taken.message);
        return taken.order;
      });
    await begin(await begin(order));
    api.pass(LEASE_MS);
    await sweepOutbox(api.deps);
    const ids = api.mailer.mails.map(({ id }) => id);
    expect(ids.sort()).toEqual([`${NUMBER}-processing`, `${NUMBER}-processing-2`]);
  });

  test('not after the order was cancelled, when its mail had to wait', async () => {
    api.mailer.result = { ok: false, problem: 'ESOCKET', isPermanent: false };
    await move('pending', 'processing');
    api.mailer.reset();
    await move('processing', 'cancelled');
    api.pass(LEASE_MS);
    await sweepOutbox(api.deps);
    expect(api.mailer.mails.map(({ id }) => id)).toEqual([`${NUMBER}-cancelled`]);
    expect((await entries()).map(({ id }) => id)).toEqual([`${NUMBER}-cancelled`]);
  });

  test('not to a customer whose data were erased', async () => {
    await storeOrders(api.firestore, { customer_email: '', customer_name: 'Gelöscht' });
    expect((await move('pending', 'cancelled')).status).toBe(200);
    expect(await entries()).toEqual([]);
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
  expect(api.mailer.mails).toHaveLength(2);
  api.pass(HOUR_MS);
  await sweepOutbox(api.deps);
  expect(api.mailer.mails.map(({ id }) => id)).toEqual(
    [0, 1, 2].map((index) => `${orderNumber(index)}-processing`),
  );
});

describe('POST /api/admin/orders/{orderNumber}/status', () => {
  const stored = async () => await api.stored(`orders/${orderNumber(0)}`);

  test('changes the status, answers the order, and records who did it and when', async () => {
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
      status_changes: changes,
    });
    expect(await stored()).toEqual({
      ...storedOrder({ user_id: 'erika', order_status: 'delivered' }),
      status_changes: changes.map(({ by, at, ...change }) => {
        const by_uid = by.split('@')[0];
        return { ...change, by_uid, at: Timestamp.fromDate(new Date(at)) };
      }),
    });
  });

  test('a change that is not allowed is refused in German', async () => {
    await storeOrders(api.firestore, { order_status: 'delivered' });
    await expectRefused(
      await writesNothing(api, () => move('delivered', 'cancelled')),
      422,
      'Eine Bestellung mit dem Status „Geliefert“ kann nicht auf „Storniert“ gesetzt werden.',
    );
  });

  test('an admin who saw an older status is told the current one, and nothing is written', async () => {
    await storeOrders(api.firestore, { order_status: 'cancelled' });
    await expectRefused(
      await writesNothing(api, () => move('pending', 'processing')),
      409,
      'Die Bestellung wurde inzwischen geändert und hat jetzt den Status „Storniert“.',
    );
  });

  describe('of an order that is paid in advance', () => {
    const handOver = (fields = {}) => move('processing', 'on_the_way', fields);
    const prepaid = { payment_method: 'vorkasse', order_status: 'processing' };

    test.each([{}, { to: 'delivered' }, { despite_open_payment: false }])(
      'is refused with %j until the payment has arrived',
      async (body) => {
        await storeOrders(api.firestore, prepaid);
        await expectRefused(
          await writesNothing(api, () => handOver(body)),
          422,
          'Die Vorkasse zu dieser Bestellung ist noch nicht vollständig eingegangen. Bitte bestätigen Sie, dass die Ware trotzdem herausgeht.',
        );
      },
    );

    test('is made once it is paid, or confirmed', async () => {
      await storeOrders(api.firestore, { ...prepaid, payment_state: 'paid' });
      expect((await handOver()).status).toBe(200);
      await api.reset();
      await storeOrders(api.firestore, prepaid);
      expect((await handOver({ despite_open_payment: true })).status).toBe(200);
      expect((await move('on_the_way', 'delivered')).status).toBe(200);
    });
  });
});
