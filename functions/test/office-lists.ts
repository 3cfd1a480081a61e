import { expect } from 'vitest';
import firestore from '../../firestore.indexes.json' with { type: 'json' };
import type { Sort } from '../src/firestore/position.ts';
import type { TestApi } from './start-api.ts';

type Query = Readonly<Record<string, string>>;

/** A list of the office, with helpers to query it. */
export function officeList(api: TestApi, path: string) {
  const list = (query: Query) =>
    api.call(`/api/admin/${path}?${new URLSearchParams(query)}`, { headers: api.asAdmin() });
  /** The numbers at the end of the ids on the first page. */
  const found = async (query: Query) => {
    const response = await list(query);
    expect(response.status, await response.clone().text()).toBe(200);
    return numbersIn(response);
  };
  /** All pages one after the other, with the reads of each. */
  const pagesOf = async (query: Query) => {
    const [pages, reads] = [[] as number[][], [] as number[]];
    let after: string | null = '';
    while (after !== null) {
      const before = api.usage().reads;
      const response = await list({ ...query, ...(after && { after }) });
      reads.push(api.usage().reads - before);
      pages.push(await numbersIn(response));
      after = response.headers.get('next-page');
    }
    return { pages, reads };
  };
  return { list, found, pagesOf };
}

async function numbersIn(response: Response): Promise<number[]> {
  return ((await response.json()) as { id: string }[]).map(({ id }) =>
    Number(id.split('-').at(-1)),
  );
}

/**
 * Expects an index for each sort order, with each filter and with a search: for several equality filters,
 * Firestore merges indexes that share the sorted field.
 */
export function expectIndexes(
  collectionGroup: string,
  filters: readonly string[],
  sorts: Readonly<Record<string, Sort>>,
): void {
  for (const { field, direction } of Object.values(sorts)) {
    const sorted = { fieldPath: field, order: direction === 'asc' ? 'ASCENDING' : 'DESCENDING' };
    const firsts = [
      ...filters
        .filter((filter) => filter !== field)
        .map((filter) => {
          return { fieldPath: filter, order: 'ASCENDING' };
        }),
      { fieldPath: 'search_tokens', arrayConfig: 'CONTAINS' },
    ];
    for (const first of firsts) {
      const index = { collectionGroup, queryScope: 'COLLECTION', fields: [first, sorted] };
      expect(firestore.indexes).toContainEqual(index);
    }
  }
}
