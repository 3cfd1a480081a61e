import { deliveryDayProblem } from '@shop/domain/delivery/delivery-days';
import type { CalendarDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/queries.ts';

/** Why an order cannot be delivered on a day. */
export function useDayProblem() {
  const options = useQuery(apiQuery('GET /api/delivery-options'));
  const closed = new Set(options.data?.closed_days);
  return (day: CalendarDay) => deliveryDayProblem(day, new Date(), closed);
}
