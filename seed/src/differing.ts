import { isDeepStrictEqual } from 'node:util';
import type { SeedDocument } from './stored-documents.ts';

/**
 * Those of the wanted documents that are missing or not exactly alike; the order of fields does
 * not count. `existing` holds the data found at each path.
 */
export function differing(
  existing: ReadonlyMap<string, unknown>,
  wanted: readonly SeedDocument[],
): SeedDocument[] {
  return wanted.filter(({ path, data }) => !isDeepStrictEqual(existing.get(path), data));
}
