import { orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderNumberOf } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { storeProducts } from '../../test/shop-data.ts';
import { storeContacts, storeOrders } from '../../test/stored-data.ts';
import { repeating } from '../../test/transactions.ts';
import { placeOrder } from '../orders/place-order.ts';
import { LEASE_MS, newEntry, outboxOf, type StoredOutboxEntry } from '../stored/outbox-entry.ts';
import { acquireLease, markFailed } from './entry-transitions.ts';
import type { Mail } from './mailer.ts';
import type { OutboxDeps } from './outbox.ts';
import { sweepOutbox } from './sweep-outbox.ts';

const MINUTE_MS = 60_000;
const DEFERRED = { ok: false as const, problem: 'EENVELOPE 451', isPermanent: false };
const NUMBER = 'B-00000-00000';
const api = apiForTests();
beforeEach(() =>
  Promise.all([storeProducts(api.firestore, GRAVEL), storeOrders(api.firestore, {})]),
);

const sweep = () => sweepOutbox(api.deps);
const notice = () => outboxOf(api.firestore).doc(`${NUMBER}-notice`);
const rawNotice = () => notice().withConverter(null);
const stored = async () => (await notice().get()).data();
const sentIds = () => api.mailer.mails.map(({ id }) => id).sort();

/** Stores an entry whose process ended while sending. */
async function storeNotice(fields: Partial<StoredOutboxEntry> = {}) {
  const entry = newEntry('order_notice', NUMBER, 'dead', api.clock.now);
  await notice().set({ ...entry, ...fields });
}

describe('the sweep', () => {
  test('sends a mail that failed along with its order, once', async () => {
    api.mailer.result = DEFERRED;
    expect((await api.post('/api/orders', orderRequest())).status).toBe(201);
    const [first, second] = api.mailer.mails;
    api.mailer.reset();
    api.pass(LEASE_MS);
    await sweep();
    expect(api.mailer.mails).toHaveLength(2);
    expect(api.mailer.mails).toEqual(expect.arrayContaining([first, second]));
    api.pass(60 * MINUTE_MS);
    await sweep();
    expect(api.mailer.mails).toHaveLength(2);
  });

  test('takes over from a process that ended while sending, once its lease expires', async () => {
    const mailer = { send: () => new Promise<never>(() => {}) };
    const deps = { ...api.deps, mailer, mail: { ...api.deps.mail, waitMs: 1 } };
    await placeOrder(deps, orderRequest(), { address: '203.0.113.7' });
    api.pass(LEASE_MS - 1);
    await sweep();
    expect(api.mailer.mails).toEqual([]);
    api.pass(1);
    await sweep();
    expect(api.mailer.mails).toHaveLength(2);
  });

  test('sends each mail once when running twice at the same time', async () => {
    await storeNotice();
    await storeContacts(api.firestore, {}, {}, {}, {});
    for (const id of ['c0000', 'c0001', 'c0002', 'c0003']) {
      const entry = newEntry('contact_notice', id, 'dead', api.clock.now);
      await outboxOf(api.firestore).doc(`${id}-notice`).set(entry);
    }
    api.pass(LEASE_MS);
    await Promise.all([sweep(), sweep()]);
    const contacts = ['c0000-notice', 'c0001-notice', 'c0002-notice', 'c0003-notice'];
    expect(sentIds()).toEqual([`${NUMBER}-notice`, ...contacts]);
  });

  test('sends each mail once although the transactions of its order and its own are repeated', async () => {
    await storeNotice();
    const deps = { ...api.deps, runTransaction: repeating(api.deps.runTransaction) };
    await placeOrder(deps, orderRequest(), { address: '203.0.113.7' });
    api.pass(LEASE_MS);
    await sweepOutbox(deps);
    expect(api.mailer.mails).toHaveLength(3);
    expect(await stored()).toMatchObject({ state: 'sent', tries: 2 });
  });

  test('drops a mail whose subject is gone', async () => {
    await storeNotice();
    await api.firestore.doc(`orders/${NUMBER}`).update({ customer_email: '' });
    api.pass(LEASE_MS);
    await sweep();
    expect(await stored()).toBeUndefined();
    expect(api.mailer.mails).toEqual([]);
  });
});

const newEntryAt = () => newEntry('order_notice', NUMBER, 'x', api.clock.now).created_at;

describe('a failing mail', () => {
  test('is retried after 1, 2, 4 minutes and so on, and finally given up', async () => {
    const give_up_at = Timestamp.fromMillis(api.clock.now.getTime() + 200 * MINUTE_MS);
    await storeNotice({ tries: 0, next_try_at: newEntryAt(), give_up_at });
    api.mailer.result = DEFERRED;
    const triedAtMinute: number[] = [];
    const startMs = api.clock.now.getTime();
    while ((await stored())?.state === 'waiting') {
      triedAtMinute.push((api.clock.now.getTime() - startMs) / MINUTE_MS);
      await sweep();
      const next = (await stored())?.next_try_at.toMillis() ?? 0;
      api.pass(Math.max(0, next - api.clock.now.getTime()));
    }
    expect(triedAtMinute).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 200]);
    expect(await stored()).toMatchObject({ state: 'given_up', last_problem: 'EENVELOPE 451' });
    const errors = api.log.filter(({ severity }) => severity === 'ERROR');
    expect(errors).toMatchObject([{ message: 'Mail given up: EENVELOPE 451' }]);
    expect(JSON.stringify(api.log)).not.toContain(NUMBER);
  });

  test('is given up at once when its recipient is refused permanently', async () => {
    await storeNotice();
    api.mailer.result = { ok: false, problem: 'EENVELOPE 550', isPermanent: true };
    api.pass(LEASE_MS);
    await sweep();
    expect(await stored()).toMatchObject({ state: 'given_up', last_problem: 'EENVELOPE 550' });
  });

  test('is sent at most twice if the mail server takes it and then disconnects', async () => {
    const unanswered = { ok: false, problem: 'ECONNECTION', isPermanent: false } as const;
    api.mailer.result = { ...unanswered, isUnanswered: true };
    const order_number = await orderNumberOf(await api.post('/api/orders', orderRequest()));
    await storeNotice({ tries: 0, next_try_at: newEntryAt() });
    for (let hours = 0; hours < 30; hours += 6) {
      await sweep();
      api.pass(6 * 60 * MINUTE_MS);
    }
    const ids = [`${order_number}-confirmation`, `${order_number}-notice`, `${NUMBER}-notice`];
    expect(sentIds()).toEqual([...ids, ...ids].sort());
    expect(await api.read('/api/admin/undelivered-mail', api.asAdmin())).toMatchObject(
      Array(3).fill({ reason: 'unanswered' }),
    );
  });

  test('is retried for a day if it did not get that far a second time', async () => {
    await storeNotice({ unanswered: 1 });
    api.mailer.result = DEFERRED;
    api.pass(LEASE_MS);
    await sweep();
    expect(await stored()).toMatchObject({ state: 'waiting', unanswered: 1 });
  });

  test('is left alone by a process that lost its lease', async () => {
    await storeNotice();
    api.pass(LEASE_MS);
    const { runTransaction } = api.deps;
    await acquireLease(runTransaction, notice(), 'other', api.clock.now);
    expect(await markFailed(runTransaction, notice(), 'dead', DEFERRED, api.clock.now)).toBe(
      'lease_lost',
    );
    expect(await stored()).toMatchObject({ lease: 'other', state: 'waiting' });
  });
});

describe('a mail that stored data make unsendable', () => {
  const order = () => api.firestore.doc(`orders/${NUMBER}`);

  /** Sweeps every six hours; returns after how many the entry was given up. */
  async function hoursUntilGivenUp(deps: OutboxDeps = api.deps): Promise<number> {
    for (let hours = 6; hours < 40; hours += 6) {
      api.pass(6 * 60 * MINUTE_MS);
      await sweepOutbox(deps);
      if ((await rawNotice().get()).get('state') === 'given_up') return hours;
    }
    return Number.POSITIVE_INFINITY;
  }

  test('is given up after a day when its order is unreadable', async () => {
    await storeNotice();
    await order().update({ total_cents: 'viel' });
    expect(await hoursUntilGivenUp()).toBe(24);
    const problem = 'a document of orders, version 1, cannot be read: total_cents';
    expect(await stored()).toMatchObject({ tries: 5, last_problem: problem });
    const errors = api.log.filter(({ severity }) => severity === 'ERROR');
    expect(errors).toMatchObject([{ message: `Mail given up: ${problem}` }]);
  });

  const failingLog = () => {
    throw new Error('disk full');
  };
  const mailWithoutOrigin = () => ({
    ...api.deps.mail,
    get siteOrigin(): string {
      throw new RangeError();
    },
  });
  test.each<[string, () => Partial<OutboxDeps>, string]>([
    ['when composing it fails', () => ({ mail: mailWithoutOrigin() }), 'RangeError'],
    ['although its failures cannot be logged', () => ({ log: failingLog }), DEFERRED.problem],
  ])('is given up after a day %s', async (_, deps, last_problem) => {
    await storeNotice();
    api.mailer.result = DEFERRED;
    expect(await hoursUntilGivenUp({ ...api.deps, ...deps() })).toBe(24);
    expect(await stored()).toMatchObject({ last_problem });
  });

  test('is given up after a day when its entry is unreadable', async () => {
    await storeNotice();
    await notice().update({ tries: 'viele' });
    expect(await hoursUntilGivenUp()).toBe(24);
    expect((await rawNotice().get()).get('last_problem')).toMatch(/tries$/);
  });

  test('is given up at once if its entry does not even say how long to try', async () => {
    await rawNotice().set({ state: 'waiting', next_try_at: newEntryAt() });
    expect(await hoursUntilGivenUp()).toBe(6);
    expect(api.log).toMatchObject([
      { severity: 'ERROR', message: expect.stringMatching(/^Mail given up: .* cannot be read: /) },
    ]);
  });

  test('does not hold up the others, however many there are', async () => {
    await storeNotice();
    const entry = newEntry('order_notice', NUMBER, 'x', api.clock.now);
    const unreadable = { ...entry, tries: 'viele', next_try_at: newEntryAt() };
    for (let index = 0; index < 7; index += 1) {
      await api.firestore.doc(`outbox/a-${index}`).set(unreadable);
    }
    api.pass(LEASE_MS);
    await sweep();
    expect(sentIds()).toEqual([`${NUMBER}-notice`]);
  });
});

describe('a clock that goes wrong', () => {
  const HOUR_MS = 60 * MINUTE_MS;

  test('a scheduler that stalled for a day then sends each mail once and gives up those that fail', async () => {
    api.mailer.result = DEFERRED;
    const late = await orderNumberOf(await api.post('/api/orders', orderRequest()));
    await storeNotice();
    api.mailer.reset();
    api.pass(25 * HOUR_MS);
    const send = (mail: Mail) => {
      api.mailer.mails.push(mail);
      return Promise.resolve(mail.id === `${NUMBER}-notice` ? DEFERRED : { ok: true as const });
    };
    for (let sweeps = 0; sweeps < 3; sweeps += 1) {
      await sweepOutbox({ ...api.deps, mailer: { send } });
      api.pass(HOUR_MS);
    }
    expect(sentIds()).toEqual(
      [`${NUMBER}-notice`, `${late}-confirmation`, `${late}-notice`].sort(),
    );
    expect((await stored())?.state).toBe('given_up');
  });

  test('mails of a process whose clock was an hour ahead go out an hour late, and once', async () => {
    const right = api.clock.now;
    api.pass(HOUR_MS);
    await storeNotice();
    api.clock.now = right;
    for (let minutes = 0; minutes < 80; minutes += 10) {
      await sweep();
      expect(sentIds()).toEqual(minutes < 70 ? [] : [`${NUMBER}-notice`]);
      api.pass(10 * MINUTE_MS);
    }
    api.clock.now = right;
    await sweep();
    expect(sentIds()).toEqual([`${NUMBER}-notice`]);
  });
});
