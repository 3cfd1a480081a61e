import { describe, expect, it } from 'vitest';
import { differing } from './differing.ts';
import { SEED_DOCUMENTS, type SeedDocument } from './stored-documents.ts';

const [first, second] = SEED_DOCUMENTS as [SeedDocument, SeedDocument];

describe('the documents that differ', () => {
  it('are all of them when nothing is there', () => {
    expect(differing(new Map(), [first, second])).toEqual([first, second]);
  });

  it('are none when everything is there, whatever the order of fields', () => {
    const reversed = Object.fromEntries(Object.entries(first.data).reverse());
    expect(differing(new Map([[first.path, reversed]]), [first])).toEqual([]);
  });

  it.each([
    ['another value', { ...first.data, name: 'Kies' }],
    ['a field too many', { ...first.data, color: 'grau' }],
    ['a field too few', { id: first.data.id }],
    ['another row of technical data', { ...first.data, specifications: [] }],
    ['a price as text', { ...first.data, price_cents: '2450' }],
  ])('include the one with %s', (_, found) => {
    const existing = new Map<string, unknown>([
      [first.path, found],
      [second.path, second.data],
    ]);
    expect(differing(existing, [first, second])).toEqual([first]);
  });
});
