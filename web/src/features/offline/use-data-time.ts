import { SHARED_CALLS } from '@shop/domain/pages';
import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useConnection } from '../../lib/connection/shop-connection.ts';

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

const isCatalogue = ([call]: readonly unknown[]): boolean =>
  SHARED_CALLS.some((shared) => shared === call);
