import { isSessionId } from '@shop/domain/cart';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newSessionId, readSessionId, removeSessionId, storeSessionId } from './session-id.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a visitor has no session id at first', () => {
  expect(readSessionId()).toBeUndefined();
});

test('a stored session id stands under the key sessionId until it is removed', () => {
  const id = newSessionId();
  storeSessionId(id);
  expect(localStorage.getItem('sessionId')).toBe(id);
  expect(readSessionId()).toBe(id);
  removeSessionId();
  expect(localStorage.getItem('sessionId')).toBeNull();
});

test.each(['', 'short', 'with spaces in the middle', '../../orders/someone-elses'])(
  'what is no session id counts as none: "%s"',
  (text) => {
    localStorage.setItem('sessionId', text);
    expect(readSessionId()).toBeUndefined();
  },
);

test('new session ids differ and satisfy the rule of the server', () => {
  const ids = Array.from({ length: 50 }, newSessionId);
  expect(new Set(ids).size).toBe(50);
  expect(ids.every(isSessionId)).toBe(true);
});

test('without a secure context a session id is made from random bytes', () => {
  const getRandomValues = (bytes: Uint8Array) => bytes.fill(10);
  vi.stubGlobal('crypto', { getRandomValues });
  expect(newSessionId()).toBe('0a'.repeat(16));
  expect(isSessionId(newSessionId())).toBe(true);
});
