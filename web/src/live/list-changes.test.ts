import { expect, test } from 'vitest';
import { listChanges } from './list-changes.ts';

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
