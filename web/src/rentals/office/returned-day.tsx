import type { AdminBooking } from '@shop/domain/booking/booking';
import { handoverDayProblem } from '@shop/domain/handover/delivered';
import { berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import { DateField } from '../../ui/form/date-field.tsx';

interface ReturnedDayProps {
  booking: AdminBooking;
  value: CalendarDay;
  error: string | undefined;
  onChange(day: CalendarDay): void;
}

function limits({ handover, start_day }: AdminBooking) {
  const first = handover ? berlinDay(new Date(handover.at)) : start_day;
  return { today: berlinDay(new Date()), first };
}

/** The day on which the tool came back, which ends the rent. */
export function ReturnedDay({ booking, ...field }: ReturnedDayProps) {
  const { today, first } = limits(booking);
  return (
    <DateField
      label="Zurückgegeben am"
      hint="Bis zu diesem Tag wird Miete berechnet, mindestens bis zum vereinbarten Ende."
      earliest={first}
      isClosed={(each) => each > today}
      {...field}
    />
  );
}

export const returnedDayProblem = (booking: AdminBooking, day: CalendarDay) =>
  day ? handoverDayProblem(day, limits(booking)) : 'Bitte wählen Sie einen Tag.';
