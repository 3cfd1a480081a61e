import { berlinDay, type CalendarDay, isCalendarDay } from '@shop/domain/time/calendar';
import { useSearchParams } from 'react-router-dom';

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
