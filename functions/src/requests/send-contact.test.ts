import { randomUUID } from 'node:crypto';
import { contactRequest, SESSION } from '@shop/domain/testing/sent';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { expectRefused } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { repeating } from '../../test/transactions.ts';
import { usesId } from '../firestore/rate-limit.ts';
import { transactionRunner } from '../firestore/run-transaction.ts';
import { usesOf } from '../firestore/stored-uses.ts';
import { type ContactDeps, sendContact } from './send-contact.ts';

const HOME = '203.0.113.7';
const HOSTING = '192.0.2.1';
const LIMIT = { name: 'contact', max: 5, windowMs: 60_000 };
const api = apiForTests({ deadlineMs: 60_000 });

const send = (forwardedFor = `${HOME}, ${HOSTING}`, message = 'Hallo') =>
  api.post('/api/contact', contactRequest({ message }), { 'x-forwarded-for': forwardedFor });
const sendTimes = async (count: number) => {
  for (let sent = 0; sent < count; sent += 1) expect((await send()).status).toBe(201);
};
/** The counter of an address or a session. */
const counterOf = (by: string, key = 'key') =>
  usesOf(api.firestore, usesId(key, LIMIT.name, by)).get();
const sizeOf = async (collection: string) =>
  (await api.firestore.collection(collection).get()).size;
const passSeconds = (seconds: number) => api.pass(seconds * 1000);

describe('from one address', () => {
  test('stores five requests a minute and refuses the sixth without any write', async () => {
    await sendTimes(5);
    const before = await api.everything();
    passSeconds(17.5);
    const response = await send();
    expect(response.headers.get('retry-after')).toBe('43');
    expect(response.headers.get('cache-control')).toBe('no-store');
    await expectRefused(response, 429, /zu viele Anfragen\. .* in einer Minute erneut\.$/);
    expect(await api.everything()).toEqual(before);
  });

  test('two processes together store exactly five', async () => {
    const admin = initializeApp({ projectId: 'demo-functions' }, randomUUID());
    const firestore = getFirestore(admin);
    const runTransaction = transactionRunner(firestore, 60_000);
    const processes = [{}, { firestore, runTransaction }];
    const sent = processes.flatMap((deps) => Array.from({ length: 6 }, () => sendFrom(deps)));
    const results = await Promise.all(sent);
    await deleteApp(admin);
    expect(results.filter((result) => result.ok)).toHaveLength(5);
    expect(await sizeOf('contacts')).toBe(5);
  });

  test('accepts no more than an hour and a day allow', async () => {
    const longer = [
      { max: 2, windowMs: 3_600_000 },
      { max: 3, windowMs: 86_400_000 },
    ];
    const sendOne = () => sendFrom({ contactLimit: { ...LIMIT, longer } });
    expect([(await sendOne()).ok, (await sendOne()).ok]).toEqual([true, true]);
    passSeconds(3599);
    expect(await sendOne()).toMatchObject({ code: 'too_many', retryAfterSeconds: 1 });
    passSeconds(1);
    expect((await sendOne()).ok).toBe(true);
    passSeconds(3600);
    const refused = await sendOne();
    expect(refused).toMatchObject({ message: expect.stringContaining('in 22 Stunden erneut') });
    const counter = await counterOf(HOME);
    expect(counter.get('expires_at').toDate().toISOString()).toBe('2026-03-03T10:30:00.123Z');
    passSeconds(22 * 3600);
    const again = [await sendOne(), await sendOne(), await sendOne()];
    expect(again.map(({ ok }) => ok)).toEqual([true, true, false]);
  });

  test('does not count invalid requests and those of robots', async () => {
    for (let sent = 0; sent < 6; sent += 1) expect((await send(undefined, ' ')).status).toBe(400);
    for (let sent = 0; sent < 6; sent += 1) {
      const robot = contactRequest({ website: 'x' });
      await api.post('/api/contact', robot, { 'x-forwarded-for': `${HOME}, ${HOSTING}` });
    }
    await sendTimes(5);
  });
});

describe('from one session', () => {
  const sendFromSession = (sessionId: string, client: number) =>
    api.post('/api/contact', contactRequest(), {
      'session-id': sessionId,
      'x-forwarded-for': `203.0.113.${client}, ${HOSTING}`,
    });

  test('refuses the sixth request in a minute, whatever address it comes from', async () => {
    for (const client of [1, 2, 3, 4, 5]) {
      expect((await sendFromSession(SESSION, client)).status).toBe(201);
    }
    const before = await api.everything();
    const response = await sendFromSession(SESSION, 6);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await api.everything()).toEqual(before);
    expect(JSON.stringify(before)).not.toContain(SESSION);
  });

  test('accepts every request with an invalid id as if it had none', async () => {
    for (const client of [1, 2, 3, 4, 5, 6]) {
      expect((await sendFromSession('x', client)).status).toBe(201);
    }
    expect((await counterOf('203.0.113.6')).exists).toBe(true);
    expect((await counterOf('session x')).exists).toBe(false);
  });
});

test('the counter holds timestamps, and the address only as a keyed hash', async () => {
  await send();
  const ids = async () =>
    (await api.firestore.collection('rateLimits').get()).docs.map(({ id }) => id);
  for (const id of await ids()) expect(id).toMatch(/^([0-9a-f]{64}|notices|receipts)$/);
  expect((await counterOf(HOME)).data()).toEqual({
    used_at: [Timestamp.fromDate(new Date('2026-03-02T09:30:00.123Z'))],
    counts: [1],
    expires_at: Timestamp.fromDate(new Date('2026-03-02T09:31:00.123Z')),
    schema_version: 1,
  });
  const known = await ids();
  await sendFrom({ rateLimitKey: 'key' });
  expect(await ids()).toEqual(known);
  await sendFrom({ rateLimitKey: 'other key' });
  expect((await counterOf(HOME, 'other key')).exists).toBe(true);
  expect(JSON.stringify(await api.everything())).not.toContain(HOME);
});

test('stores once if Firestore repeats the transaction', async () => {
  await sendTimes(4);
  const result = await sendFrom({ runTransaction: repeating(api.deps.runTransaction) });
  expect(result.ok).toBe(true);
  expect(await sizeOf('contacts')).toBe(5);
});

function sendFrom(overrides: Partial<ContactDeps>) {
  const deps = { ...api.deps, contactLimit: LIMIT, ...overrides };
  return sendContact(deps, contactRequest(), { address: HOME });
}
