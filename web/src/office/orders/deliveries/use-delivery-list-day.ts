import { berlinDay, type CalendarDay, isCalendarDay } from '@shop/domain/time/calendar';
import { useUrlFilter } from '../../kit/tab/use-url-filter.ts';

const TODAY = 'heute';

const PARTS = {
  day: { param: 'lieferliste', allows: (day: string) => day === TODAY || isCalendarDay(day) },
};

/**
 * The day whose deliveries are listed instead of all orders, kept in the URL; undefined if there is
 * none.
 */
export function useDeliveryListDay() {
  const { filter, change } = useUrlFilter(PARTS);
  const today = berlinDay(new Date());
  return {
    today,
    day: filter.day === TODAY ? today : filter.day || undefined,
    /** Without a day, shows all orders again. */
    show: (day: CalendarDay = '') => change({ day: day === today ? TODAY : day }),
  };
}
