import { expect, test } from 'vitest';
import { readSessionId, removeSessionId, storeSessionId } from './session-id.ts';

test('stores a session id under the key sessionId until it is removed', () => {
  const id = 'session-of-a-test-0001';
  expect(readSessionId()).toBeUndefined();
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
