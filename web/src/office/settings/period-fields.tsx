import Box from '@mui/material/Box';
import { berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import { DateField } from '../../components/form/date-field.tsx';
import type { FieldMessages } from '../editing/read-values.ts';

/** Days, both included. */
export interface Period {
  from: CalendarDay;
  to: CalendarDay;
}

interface PeriodFieldsProps {
  period: Period;
  /** Of the row in the errors: `days[0]`. */
  path: string;
  errors: FieldMessages;
  onChange(period: Period): void;
}

/** Whether all of its days are over; a period without an end is not. */
export function isPast({ to }: Period, today: CalendarDay): boolean {
  return to !== '' && to < today;
}

/** From and to, both included. A first day is the last one, too, until another is chosen. */
export function PeriodFields({ period, path, errors, onChange }: PeriodFieldsProps) {
  const { from, to } = period;
  const today = berlinDay(new Date());
  return (
    <Box sx={columns}>
      <DateField
        label="Von"
        value={from}
        earliest={today}
        error={errors[`${path}.from`]}
        onChange={(day) => onChange({ from: day, to: to === '' || to === from ? day : to })}
      />
      <DateField
        label="Bis"
        value={to}
        earliest={from || today}
        error={errors[`${path}.to`] ?? errors[path]}
        onChange={(day) => onChange({ from, to: day })}
      />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 2,
  mb: 2,
};
