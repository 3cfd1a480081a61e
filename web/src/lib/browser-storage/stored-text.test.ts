import { expect, test, vi } from 'vitest';
import { storedText } from './stored-text.ts';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const full = (): Storage => ({
  ...localStorage,
  length: 0,
  clear: () => {},
  key: () => null,
  getItem: () => 'old',
  removeItem: () => {},
  setItem: () => {
    throw new DOMException('Quota exceeded', 'QuotaExceededError');
  },
});

test('stores a text in the browser’s storage until it is removed', () => {
  const text = storedText('color', () => localStorage);
  text.set('yellow');
  expect(storedText('color', () => localStorage).get()).toBe('yellow');
  expect(localStorage.getItem('color')).toBe('yellow');
  text.remove();
  expect(text.get()).toBeNull();
});

test.each([
  ['blocked', blocked, null],
  ['full', full, 'old'],
])('with a %s storage the text lives in memory', (_, storage, before) => {
  const text = storedText('color', storage);
  expect(text.get()).toBe(before);
  text.set('yellow');
  expect(text.get()).toBe('yellow');
});

test('listeners hear of changes here and in other tabs until they unsubscribe', () => {
  const text = storedText('color', () => localStorage);
  const listener = vi.fn();
  const leave = text.subscribe(listener);
  text.set('yellow');
  window.dispatchEvent(new StorageEvent('storage', { key: 'color' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(listener).toHaveBeenCalledTimes(3);
  leave();
  text.set('grey');
  window.dispatchEvent(new StorageEvent('storage', { key: 'color' }));
  expect(listener).toHaveBeenCalledTimes(3);
});
