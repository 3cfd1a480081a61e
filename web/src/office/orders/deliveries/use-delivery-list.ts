import { berlinDay, type CalendarDay, isCalendarDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { callApi } from '../../../lib/api/client.ts';
import { READ_OPTIONS } from '../../../lib/api/queries.ts';
import { useAdminKey } from '../../kit/api/use-admin-key.ts';

const PARAM = 'lieferliste';
const TODAY = 'heute';

/** The day whose deliveries are listed in place of all orders, kept in the URL; undefined if none is. */
export function useDeliveryListDay() {
  const [params, setParams] = useSearchParams();
  const named = params.get(PARAM) ?? '';
  const today = berlinDay(new Date());
  return {
    today,
    day: named === TODAY ? today : isCalendarDay(named) ? named : undefined,
    /** Without a day it leads back to all orders. */
    show(day: CalendarDay | undefined) {
      const next = new URLSearchParams(params);
      if (day === undefined) next.delete(PARAM);
      else next.set(PARAM, day === today ? TODAY : day);
      setParams(next, { state: { keepScroll: true } });
    },
  };
}

/** Deliveries of a day; refetched with the orders. */
export function useDeliveries(day: CalendarDay) {
  return useQuery({
    ...READ_OPTIONS,
    queryKey: [...useAdminKey(), 'orders', 'deliveries', day],
    queryFn: ({ signal }) => callApi('GET /api/admin/deliveries', { query: { day }, signal }),
  });
}
