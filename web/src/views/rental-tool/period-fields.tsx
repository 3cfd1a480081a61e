import Box from '@mui/material/Box';
import type { CalendarDay } from '@shop/domain/time/calendar';
import { DateField } from '../../components/form/date-field.tsx';
import type { CheckedPeriod, PeriodDates } from './rental-selection.ts';

interface PeriodFieldsProps {
  dates: PeriodDates;
  checked: CheckedPeriod;
  today: CalendarDay;
  onChange(change: Partial<PeriodDates>): void;
}

/** First and last day of the rental, with their error messages. */
export function PeriodFields({ dates, checked, today, onChange }: PeriodFieldsProps) {
  return (
    <Box role="group" aria-label="Mietzeitraum" sx={fields}>
      <DateField
        label="Mietbeginn"
        value={dates.start}
        earliest={today}
        error={checked.startError}
        onChange={(start) => onChange({ start })}
      />
      <DateField
        label="Mietende"
        value={dates.end}
        earliest={dates.start > today ? dates.start : today}
        error={checked.endError}
        onChange={(end) => onChange({ end })}
      />
    </Box>
  );
}

const fields = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
  gap: 2,
};
