import type { Auth } from 'firebase-admin/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdminNames } from './admin-names.ts';

const START = Date.parse('2026-03-02T09:30:00.000Z');
let clock: Date;
let emails: Map<string, string>;
const getUsers = vi.fn<Auth['getUsers']>();

beforeEach(() => {
  clock = new Date(START);
  emails = new Map([['anna', 'anna@example.de']]);
  getUsers.mockReset();
  getUsers.mockImplementation(async (identifiers) => {
    const asked = new Set(identifiers.flatMap((identifier) => Object.values(identifier)));
    const users = [...emails].map(([uid, email]) => ({ uid, email }));
    const found = users.filter(({ uid }) => asked.has(uid));
    return { users: found, notFound: [] } as unknown as Awaited<ReturnType<Auth['getUsers']>>;
  });
});

const open = () => openAdminNames({ getUsers }, () => clock);

test('names an admin by e-mail address, and an id without an account as a former admin', async () => {
  const nameOf = await open().namesOf(['anna', 'bert']);
  expect(nameOf('anna')).toBe('anna@example.de');
  expect(nameOf('bert')).toBe('ehemaliges Konto');
});

test('a name is cached for ten minutes', async () => {
  const names = open();
  await names.namesOf(['anna', 'anna']);
  emails.set('anna', 'a.neu@example.de');
  clock = new Date(START + 599_999);
  expect((await names.namesOf(['anna']))('anna')).toBe('anna@example.de');
  expect(getUsers).toHaveBeenCalledTimes(1);
  clock = new Date(START + 600_000);
  expect((await names.namesOf(['anna']))('anna')).toBe('a.neu@example.de');
});

test('does not call Firebase Auth if there is nobody to name', async () => {
  await open().namesOf([]);
  expect(getUsers).not.toHaveBeenCalled();
});

test('splits more ids than one call takes into several calls', async () => {
  const uids = Array.from({ length: 150 }, (_, index) => `uid-${index}`);
  await open().namesOf(uids);
  expect(getUsers.mock.calls.map(([identifiers]) => identifiers.length)).toEqual([100, 50]);
});

test('leaves names out while Firebase Auth fails, and shows them once it answers', async () => {
  const names = open();
  getUsers.mockRejectedValueOnce(new Error('gone'));
  expect((await names.namesOf(['anna']))('anna')).toBe('Name gerade nicht abrufbar');
  expect((await names.namesOf(['anna']))('anna')).toBe('anna@example.de');
});

test('a silent Firebase Auth delays a list by at most three seconds', async () => {
  vi.useFakeTimers();
  getUsers.mockReturnValueOnce(new Promise(() => {}));
  const waiting = open().namesOf(['anna']);
  await vi.advanceTimersByTimeAsync(3000);
  expect((await waiting)('anna')).toBe('Name gerade nicht abrufbar');
  vi.useRealTimers();
});
