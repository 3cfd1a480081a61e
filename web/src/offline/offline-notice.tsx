import Box from '@mui/material/Box';
import { LAYOUT_CALLS, SHARED_CALLS } from '@shop/domain/contract/pages';
import { formatDateTime } from '@shop/domain/text/format';
import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useConnection } from '../lib/connection/shop-connection.ts';
import { PATHS } from '../lib/paths.ts';
import { COLORS } from '../lib/theme/colors.ts';

/** While the connection is lost, reports it and how old the displayed data may be. */
export function OfflineNotice() {
  const { isLost } = useConnection();
  useRefetchOnReconnect(isLost);
  return (
    <Box role="status" sx={place}>
      {isLost && <Explanation />}
    </Box>
  );
}

function useRefetchOnReconnect(isLost: boolean): void {
  const client = useQueryClient();
  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !isLost) void client.invalidateQueries({}, { cancelRefetch: false });
    wasLost.current = isLost;
  }, [isLost, client]);
}

function Explanation() {
  const timeMs = useDataTime();
  const isOffice = useLocation().pathname.startsWith(PATHS.admin);
  const asOf =
    timeMs === undefined ? '' : ` (Stand: ${formatDateTime(new Date(timeMs).toISOString())} Uhr)`;
  return (
    <Box data-ground="dark" sx={panel}>
      <strong>Keine Internetverbindung.</strong> Sie sehen, was zuletzt geladen wurde{asOf}.{' '}
      {isOffice
        ? 'Was Sie eingegeben haben, bleibt stehen; speichern'
        : 'Ihr Warenkorb bleibt erhalten; hineinlegen und bestellen'}{' '}
      können Sie wieder, sobald Sie Empfang haben.
    </Box>
  );
}

/** When the page's oldest catalogue data were current, in ms; undefined if it shows none. */
function useDataTime(): number | undefined {
  const { storedAt } = useConnection();
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  const loadedAt = useSyncExternalStore(
    subscribe,
    () => oldestShown(cache),
    () => undefined,
  );
  if (loadedAt === undefined) return undefined;
  return Math.min(loadedAt, storedAt ?? loadedAt);
}

function oldestShown(cache: QueryCache): number | undefined {
  const times = cache
    .findAll({ type: 'active' })
    .filter(({ queryKey: [call], state }) => isShared(call) && state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Data of the layout say nothing about the age of the page. */
const PAGE_CALLS = SHARED_CALLS.filter((call) => !LAYOUT_CALLS.includes(call));

const isShared = (call: unknown) => PAGE_CALLS.some((shared) => shared === call);

const panel = {
  px: 2,
  py: 1.5,
  bgcolor: COLORS.asphalt,
  color: COLORS.white,
  borderTop: `3px solid ${COLORS.signal}`,
};

const place = {
  typography: 'body2',
  // A form that failed to send explains the lost connection better.
  'main:has([data-tells-loss]) ~ * > &': { display: 'none' },
};
