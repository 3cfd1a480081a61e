import type { Notices } from '@shop/domain/settings/notices';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/queries.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';

const NONE: Notices = { banners: [], special_days: [] };

/** Today's notices; empty until the layout has loaded them. */
export function useNotices({ isLoader = false } = {}): Notices {
  const { data } = useQuery({ ...apiQuery('GET /api/notices'), enabled: isLoader });
  // The notices may be loaded before the page is hydrated.
  const isHydrated = useIsHydrated();
  return (isHydrated && data) || NONE;
}
