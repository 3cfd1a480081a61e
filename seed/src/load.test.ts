import { describe, expect, it, test } from 'vitest';
import { sortDocuments } from './load.ts';
import { SEED_DOCUMENTS, type SeedDocument } from './stored-documents.ts';

const [first, second] = SEED_DOCUMENTS as [SeedDocument, SeedDocument];

const changedDocuments = (existing: ReadonlyMap<string, object>, wanted: SeedDocument[]) =>
  sortDocuments(existing, wanted).changed;

describe('the changed documents', () => {
  it('are all of them in an empty database', () => {
    expect(changedDocuments(new Map(), [first, second])).toEqual([first, second]);
  });

  it('exclude a document with the same fields in another order', () => {
    const reversed = Object.fromEntries(Object.entries(first.data).reverse());
    expect(changedDocuments(new Map([[first.path, reversed]]), [first])).toEqual([]);
  });

  it.each([
    ['another value', { ...first.data, name: 'Kies' }],
    ['an extra field', { ...first.data, color: 'grau' }],
    ['a missing field', { id: 1 }],
    ['other technical data', { ...first.data, specifications: [] }],
    ['a price as text', { ...first.data, price_cents: '2450' }],
  ])('include the one with %s', (_, found) => {
    const existing = new Map<string, object>([
      [first.path, found],
      [second.path, second.data],
    ]);
    expect(changedDocuments(existing, [first, second])).toEqual([first]);
  });
});

test.each([
  ['without a version', {}, false],
  ['in another revision', { changed_in: 7 }, false],
  ['indexed for the lists', { changed_in: 0 }, false],
  ['saved by the office', { version: 1, changed_in: 7 }, true],
])('a document %s is left alone: %s', (_, fields, isLeftAlone) => {
  const found = new Map([[first.path, { ...first.data, ...fields }]]);
  const leftAlone = isLeftAlone ? [first.path] : [];
  expect(sortDocuments(found, [first])).toEqual({ changed: [], leftAlone });
});
