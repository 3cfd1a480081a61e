import { describe, expect, it } from 'vitest';
import { changedDocuments } from './load.ts';
import { SEED_DOCUMENTS, type SeedDocument } from './stored-documents.ts';

const [first, second] = SEED_DOCUMENTS as [SeedDocument, SeedDocument];

describe('the changed documents', () => {
  it('are all of them in an empty database', () => {
    expect(changedDocuments(new Map(), [first, second])).toEqual([first, second]);
  });

  it('do not include a document with the same fields in another order', () => {
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
    const existing = new Map<string, unknown>([
      [first.path, found],
      [second.path, second.data],
    ]);
    expect(changedDocuments(existing, [first, second])).toEqual([first]);
  });
});
