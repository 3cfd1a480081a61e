import type { MailKind, UndeliveredMail, WaitingMail } from '@shop/domain/contract/mail';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { expectRefused } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { orderNumber, storeContacts, storeOrders } from '../../test/stored-data.ts';
import { repeating } from '../../test/transactions.ts';
import { newEntry, outboxOf } from '../stored/outbox-entry.ts';
import { sweepOutbox } from './sweep-outbox.ts';
import { retryUndelivered } from './undelivered-mail.ts';

const api = apiForTests();

const list = (query = '') =>
  api.read<UndeliveredMail[]>(`/api/admin/undelivered-mail${query}`, api.asAdmin());
const retry = (id: string) =>
  api.post(`/api/admin/undelivered-mail/${id}/retry`, {}, api.asAdmin());

async function giveUp(kind: MailKind, subjectId: string, at = '2026-03-02T10:00:00Z') {
  const { lease: _, ...entry } = newEntry(kind, subjectId, 'x', api.clock.now);
  const suffix = kind === 'order_confirmation' ? 'confirmation' : 'notice';
  const given_up_at = Timestamp.fromDate(new Date(at));
  const stored = { ...entry, state: 'given_up' as const, given_up_at };
  await outboxOf(api.firestore).doc(`${subjectId}-${suffix}`).set(stored);
}

describe('GET /api/admin/undelivered-mail', () => {
  test('lists recipient and subject of each mail, newest first, of all or of one order', async () => {
    await storeOrders(api.firestore, {});
    await storeContacts(api.firestore, {});
    await giveUp('order_confirmation', orderNumber(0), '2026-03-02T10:00:01Z');
    await giveUp('order_notice', orderNumber(0), '2026-03-02T10:00:02Z');
    await giveUp('contact_notice', 'c0000', '2026-03-02T10:00:00Z');
    const created_at = '2026-03-02T09:30:00.123Z';
    const order = { about: orderNumber(0), created_at };
    const toOffice = { recipient: 'office@shop.example' };
    expect(await list()).toEqual([
      {
        id: `${orderNumber(0)}-notice`,
        kind: 'order_notice',
        ...order,
        ...toOffice,
        given_up_at: '2026-03-02T10:00:02.000Z',
      },
      {
        id: `${orderNumber(0)}-confirmation`,
        kind: 'order_confirmation',
        ...order,
        recipient: 'erika@example.de',
        given_up_at: '2026-03-02T10:00:01.000Z',
      },
      {
        id: 'c0000-notice',
        kind: 'contact_notice',
        about: 'Erika Muster',
        ...toOffice,
        created_at,
        given_up_at: '2026-03-02T10:00:00.000Z',
      },
    ]);
    const ofOrder = (await list(`?about=${orderNumber(0)}`)).map(({ kind }) => kind);
    expect(ofOrder.sort()).toEqual(['order_confirmation', 'order_notice']);
    expect(await list('?about=AN-10001')).toEqual([]);
    for (const about of ['x', 'a%2Fb', '']) {
      const path = `/api/admin/undelivered-mail?about=${about}`;
      expect((await api.call(path, { headers: api.asAdmin() })).status).toBe(400);
    }
  });

  test('lists the newest 20, except those whose subject is gone', async () => {
    await storeContacts(api.firestore, ...Array.from({ length: 21 }, () => ({})));
    for (let index = 0; index < 21; index += 1) {
      const second = String(index).padStart(2, '0');
      await giveUp('contact_notice', `c00${second}`, `2026-03-02T10:00:${second}Z`);
    }
    expect((await list()).map(({ id }) => id).at(-1)).toBe('c0001-notice');
    await api.firestore.doc('contacts/c0020').delete();
    const shown = await list();
    expect(shown).toHaveLength(19);
    expect(shown[0]?.id).toBe('c0019-notice');
  });

  test('shows what it can of a mail whose order or entry is unreadable', async () => {
    await storeOrders(api.firestore, {}, {});
    await giveUp('order_notice', orderNumber(0), '2026-03-02T10:00:03Z');
    await api.firestore.doc(`orders/${orderNumber(0)}`).update({ total_cents: 'viel' });
    await giveUp('order_confirmation', orderNumber(1), '2026-03-02T10:00:02Z');
    const entry = api.firestore.doc(`outbox/${orderNumber(1)}-confirmation`);
    await entry.update({ subject_id: 'a/b' });
    const given_up_at = Timestamp.fromDate(new Date('2026-03-02T10:00:01Z'));
    await api.firestore.doc('outbox/torn').set({ state: 'given_up', given_up_at });
    const [reason, created_at] = ['unreadable', '2026-03-02T09:30:00.123Z'];
    const at = given_up_at.toDate().toISOString();
    expect(await list()).toEqual([
      {
        id: `${orderNumber(0)}-notice`,
        kind: 'order_notice',
        about: orderNumber(0),
        reason,
        created_at,
        given_up_at: '2026-03-02T10:00:03.000Z',
      },
      {
        id: `${orderNumber(1)}-confirmation`,
        kind: 'order_confirmation',
        about: 'a/b',
        reason,
        created_at,
        given_up_at: '2026-03-02T10:00:02.000Z',
      },
      { id: 'torn', about: '', reason, created_at: at, given_up_at: at },
    ]);
  });
});

const read = () => api.read<WaitingMail>('/api/admin/waiting-mail', api.asAdmin());
const wait = (id: string, fields: object) => {
  const entry = newEntry('contact_notice', id, 'x', api.clock.now);
  return api.firestore.doc(`outbox/${id}`).set({ ...entry, ...fields });
};

test('GET /api/admin/waiting-mail counts mails waiting for a quarter of an hour, readable or not', async () => {
  await wait('first', {});
  api.clock.now = new Date('2026-03-02T09:31:00Z');
  await wait('second', { tries: 'viele' });
  await wait('sent', { state: 'sent' });
  api.clock.now = new Date('2026-03-02T09:45:00Z');
  expect(await read()).toEqual({ count: 0 });
  api.clock.now = new Date('2026-03-02T09:46:01Z');
  expect(await read()).toEqual({ count: 2, oldest_at: '2026-03-02T09:30:00.123Z' });
});

describe('POST /api/admin/undelivered-mail/{id}/retry', () => {
  test('retries the mail at once and for another day, also if sending fails again', async () => {
    await storeContacts(api.firestore, {});
    await giveUp('contact_notice', 'c0000');
    api.clock.now = new Date('2026-03-05T10:00:00Z');
    const response = await retry('c0000-notice');
    expect([response.status, await response.json()]).toEqual([200, null]);
    expect(await list()).toEqual([]);
    api.mailer.result = { ok: false, problem: 'ESOCKET', isPermanent: false };
    await sweepOutbox(api.deps);
    expect(api.mailer.mails.map(({ id }) => id)).toEqual(['c0000-notice']);
    const stored = (await outboxOf(api.firestore).doc('c0000-notice').get()).data();
    expect(stored).toMatchObject({
      state: 'waiting',
      tries: 1,
      next_try_at: Timestamp.fromDate(new Date('2026-03-05T10:01:00Z')),
      give_up_at: Timestamp.fromDate(new Date('2026-03-06T10:00:00Z')),
    });
  });

  test('answers 404 for unknown mails, and 409 for those not given up', async () => {
    for (const id of ['missing', 'a%2Fb', '__x__', 'x'.repeat(100)]) {
      const response = await retry(id);
      await expectRefused(response, 404, 'Diese E-Mail gibt es nicht.');
    }
    await giveUp('contact_notice', 'c0000');
    expect((await retry('c0000-notice')).status).toBe(200);
    api.clock.now = new Date('2026-03-05T10:00:00Z');
    const response = await retry('c0000-notice');
    await expectRefused(response, 409, 'Diese E-Mail wird bereits wieder zugestellt.');
  });

  test('queues a mail whose entry is unreadable, also when Firestore retries its transaction', async () => {
    await giveUp('contact_notice', 'c0000');
    await api.firestore.doc('outbox/c0000-notice').update({ tries: 'viele', kind: 7 });
    const deps = { ...api.deps, runTransaction: repeating(api.deps.runTransaction) };
    expect(await retryUndelivered(deps, 'c0000-notice')).toMatchObject({ ok: true });
    expect((await api.firestore.doc('outbox/c0000-notice').get()).get('state')).toBe('waiting');
  });
});
