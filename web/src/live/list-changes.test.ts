import { expect, test } from 'vitest';
import { listChanges } from './list-changes.ts';

const fromServer = (...ids: string[]) => ({ ids, isFromServer: true });

test('the first snapshot has no new entries', () => {
  const changes = listChanges();
  expect(changes(fromServer('B-2', 'B-1'))).toEqual([]);
});

test('later entries are new', () => {
  const changes = listChanges();
  changes(fromServer('B-1'));
  expect(changes(fromServer('B-3', 'B-2', 'B-1'))).toEqual(['B-3', 'B-2']);
  expect(changes(fromServer('B-4', 'B-3', 'B-2'))).toEqual(['B-4']);
});

test('a changed entry is a change without new ids', () => {
  const changes = listChanges();
  changes(fromServer('B-1'));
  expect(changes(fromServer('B-1'))).toEqual([]);
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
