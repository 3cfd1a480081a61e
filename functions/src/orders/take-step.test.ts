import type { OrderStatus } from '@shop/domain/order/order-status';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
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

const move = (from: OrderStatus, to: OrderStatus, fields = {}, number = NUMBER) =>
  api.post(`/api/admin/orders/${number}/status`, { from, to, ...fields }, api.asAdmin());
const change = (deps: StepDeps) =>
  changeStatus(deps, NUMBER, { from: 'pending', to: 'processing' }, 'chef');
const entries = async () => (await outboxOf(api.firestore).get()).docs;
const pass = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};

describe('the customer gets a mail', () => {
  test('at each step, from the order to its delivery', async () => {
    for (const [from, to] of [
      ['pending', 'processing'],
      ['processing', 'on_the_way'],
      ['on_the_way', 'delivered'],
    ] as const) {
      expect((await move(from, to)).status).toBe(200);
    }
    expect(api.mailer.mails).toMatchObject([
      { id: `${NUMBER}-processing`, subject: `Ihre Bestellung ${NUMBER} ist bestätigt` },
      { id: `${NUMBER}-on-the-way`, subject: `Ihre Bestellung ${NUMBER} ist unterwegs` },
      { id: `${NUMBER}-delivered`, subject: `Ihre Bestellung ${NUMBER} ist geliefert` },
    ]);
    for (const { to, replyTo } of api.mailer.mails) {
      expect(to).toEqual({ name: '', address: 'erika@example.de' });
      expect(replyTo?.address).toBe('office@shop.example');
    }
  });

  test('with the office’s reason, which the history keeps', async () => {
    const response = await move('pending', 'cancelled', { reason: ' Kies ist vergriffen. ' });
    expect(await response.json()).toMatchObject({
      status_changes: [{ to: 'cancelled', reason: 'Kies ist vergriffen.' }],
      steps: [{ status: 'cancelled', reason: 'Kies ist vergriffen.' }],
    });
    const [mail, ...others] = api.mailer.mails;
    expect(mail?.text).toContain('Grund:\nKies ist vergriffen.');
    expect(others).toEqual([]);
  });

  test.each([
    ['of more than 500 characters', { reason: 'x'.repeat(501) }],
    ['that is no text', { reason: 1 }],
  ])('but not with a reason %s', async (_what, fields) => {
    const before = await api.everything();
    expect((await move('pending', 'cancelled', fields)).status).toBe(400);
    expect(await api.everything()).toEqual(before);
  });

  test('and a reason belongs to a cancellation alone', async () => {
    expect((await move('pending', 'processing', { reason: 'x' })).status).toBe(400);
  });
});

describe('a step is told once', () => {
  test('however often it is sent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => move('pending', 'processing')),
    );
    // Repeated within the same millisecond of the test's clock, it is the same change.
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const order = (await api.firestore.doc(`orders/${NUMBER}`).get()).data();
    expect(order?.status_changes).toHaveLength(1);
    expect(api.mailer.mails).toHaveLength(1);
  });

  test('and a later repetition is refused', async () => {
    await move('pending', 'processing');
    pass(1);
    expect((await move('pending', 'processing')).status).toBe(409);
    expect(api.mailer.mails).toHaveLength(1);
  });

  test('by a transaction that Firestore repeats, with the sweep if the answer got lost', async () => {
    const deps = { ...api.deps, runTransaction: repeating(api.deps.runTransaction) };
    expect(await change(deps)).toMatchObject({ ok: true });
    pass(LEASE_MS);
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
    pass(LEASE_MS);
    await sweepOutbox(api.deps);
    const ids = api.mailer.mails.map(({ id }) => id);
    expect(ids.sort()).toEqual([`${NUMBER}-processing`, `${NUMBER}-processing-2`]);
  });

  test('not after the order was cancelled, when its mail had to wait', async () => {
    api.mailer.result = { ok: false, problem: 'ESOCKET', isPermanent: false };
    await move('pending', 'processing');
    api.mailer.reset();
    await move('processing', 'cancelled');
    pass(LEASE_MS);
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
  pass(HOUR_MS);
  await sweepOutbox(api.deps);
  expect(api.mailer.mails.map(({ id }) => id)).toEqual(
    [0, 1, 2].map((index) => `${orderNumber(index)}-processing`),
  );
});
