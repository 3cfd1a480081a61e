import { isSessionId } from '@shop/domain/cart/cart';
import { expect, test, vi } from 'vitest';
import { randomId } from './random-id.ts';

test('ids differ and can be session ids', () => {
  const ids = Array.from({ length: 50 }, randomId);
  expect(new Set(ids).size).toBe(50);
  expect(ids.every(isSessionId)).toBe(true);
});

test('makes an id from random bytes outside a secure context', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) });
  expect(randomId()).toBe('0a'.repeat(16));
  expect(isSessionId(randomId())).toBe(true);
});
