import { isCalendarDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { useLogFailure } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import type { PeriodDates } from './rental-selection.ts';

const FRESH_MS = 15_000;

/** The free pieces of each tool in a period; loads nothing without one. */
export function useFreeTools({ start, end }: PeriodDates) {
  const isAsked = isCalendarDay(start) && isCalendarDay(end) && start <= end;
  const { data, error } = useQuery({
    ...READ_OPTIONS,
    queryKey: ['GET /api/rental-availability', start, end],
    queryFn: ({ signal }) =>
      callApi('GET /api/rental-availability', { query: { from: start, to: end }, signal }),
    enabled: isAsked,
    staleTime: FRESH_MS,
  });
  useLogFailure('Failed to load availability', error);
  return { free: isAsked ? data?.free : undefined, error, isLoading: isAsked && !data && !error };
}
