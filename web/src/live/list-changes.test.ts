import { expect, test } from 'vitest';
import { isPlaced, listChanges } from './list-changes.ts';

const fromServer = (...ids: string[]) => ({ ids, isFromServer: true });

test('later entries are new, but neither those of the first snapshot nor changed ones', () => {
  const changes = listChanges();
  expect(changes(fromServer('B-1'))).toEqual([]);
  expect(changes(fromServer('B-1'))).toEqual([]);
  expect(changes(fromServer('B-3', 'B-2', 'B-1'))).toEqual(['B-3', 'B-2']);
  expect(changes(fromServer('B-4', 'B-3', 'B-2'))).toEqual(['B-4']);
});

test('the first entry of an empty list is new', () => {
  const changes = listChanges();
  changes(fromServer());
  expect(changes(fromServer('B-1'))).toEqual(['B-1']);
});

test('ignores a snapshot from the cache', () => {
  const changes = listChanges();
  expect(changes({ ids: [], isFromServer: false })).toBeUndefined();
  expect(changes(fromServer('B-1'))).toEqual([]);
  expect(changes({ ids: [], isFromServer: false })).toBeUndefined();
  expect(changes(fromServer('B-1'))).toEqual([]);
});

const ORDER = { order_status: 'pending' };
test.each([
  ['an order that the office took', { ...ORDER, taken_by_uid: 'chef' }, false],
  ['a part delivered', { ...ORDER, part_of: { number: 'B-1', left: [] } }, false],
  ['the bill of a rental', { ...ORDER, kind: 'rental' }, false],
  ['a collective invoice', { ...ORDER, kind: 'collective' }, false],
  ['a booking', { kind: 'rental', history: [{ by_uid: '' }, { by_uid: 'chef' }] }, true],
  ['a booking that the office made', { kind: 'rental', history: [{ by_uid: 'chef' }] }, false],
])('tells whether customers placed it: %s', (_, stored, isNews) => {
  expect(isPlaced(stored)).toBe(isNews);
});
