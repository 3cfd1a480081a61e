import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { EmptyList } from './empty-list.tsx';
import { ListLoading } from './list-loading.tsx';
import { useCauseOfFailure } from './use-cause-of-failure.ts';

interface LoadedListProps<Item> {
  result: UseQueryResult<Item[]>;
  /** For the console, when it cannot be loaded. */
  problem: string;
  loading: string;
  /** What stands over an empty list. */
  none: string;
  /** Its name within a sentence: `der Katalog`. */
  name: string;
  /** Why it is empty, where the connection is not the cause. */
  notLoaded: string;
  children(items: readonly Item[]): ReactNode;
}

/** A list of the shop, or why there is none: it is on its way, or it could not be loaded. */
export function LoadedList<Item>({
  result: { data, error, isFetching, refetch },
  problem,
  loading,
  none,
  name,
  notLoaded,
  children,
}: LoadedListProps<Item>) {
  // The list is drawn in small steps, between which a press is answered.
  const items = useDeferredValue(data);
  useEffect(() => {
    if (error) console.error(problem, error);
  }, [error, problem]);
  const cause = useCauseOfFailure(name, notLoaded);
  if (items) return children(items);
  if (data || isFetching) return <ListLoading text={loading} />;
  return (
    <EmptyList
      title={none}
      hint={cause}
      action="Erneut versuchen"
      onAction={() => void refetch()}
    />
  );
}
