import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useConnection } from '../../lib/connection/shop-connection.ts';

/** The first parts of the keys of what everybody sees: texts and prices. */
const CATALOGUE_KEYS = ['products', 'categories', 'rental-tools', 'rental-categories'];

/** When the oldest part of the catalogue that the page shows was true, in ms; if it shows any. */
export function useDataTime(): number | undefined {
  const { storedAt } = useConnection();
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  const loadedAt = useSyncExternalStore(
    subscribe,
    () => oldestShown(cache),
    () => undefined,
  );
  const times = [storedAt, loadedAt].filter((time) => time !== undefined);
  return loadedAt === undefined ? undefined : Math.min(...times);
}

function oldestShown(cache: QueryCache): number | undefined {
  const times = cache
    .findAll({ type: 'active' })
    .filter(({ queryKey, state }) => isCatalogue(queryKey) && state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

const isCatalogue = ([first]: readonly unknown[]): boolean =>
  CATALOGUE_KEYS.includes(String(first));
