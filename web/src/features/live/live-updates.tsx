import { lazy, Suspense } from 'react';
import { LiveBoundary } from './live-boundary.tsx';
import type { LiveList } from './live-queries.ts';

const LiveListener = lazy(() => import('./live-listener.tsx'));

export interface LiveUpdatesProps {
  list: LiveList;
  /**
   * Called when listening has begun, since something may have happened after the page was loaded,
   * and with each change from then on; with the ids of new entries, an order's being its number.
   */
  onChange(newIds: readonly string[]): void;
}

/**
 * Listens to Firestore for as long as it is shown, which is nothing to see. Firebase is loaded
 * only now. When listening fails the page works as before and loads anew when it gets the focus.
 */
export function LiveUpdates(props: LiveUpdatesProps) {
  return (
    <LiveBoundary>
      <Suspense>
        <LiveListener {...props} />
      </Suspense>
    </LiveBoundary>
  );
}
