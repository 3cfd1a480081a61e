import Box from '@mui/material/Box';
import type { CalendarDay } from '@shop/domain/calendar';
import { DateField } from './date-field.tsx';
import type { CheckedPeriod, PeriodDates } from './rental-period.ts';

interface PeriodFieldsProps {
  dates: PeriodDates;
  checked: CheckedPeriod;
  today: CalendarDay;
  onChange(dates: PeriodDates): void;
}

/** From when to when the tool is wanted, and what does not work about it. */
export function PeriodFields({ dates, checked, today, onChange }: PeriodFieldsProps) {
  return (
    <Box role="group" aria-label="Mietzeitraum" sx={fields}>
      <DateField
        label="Mietbeginn"
        value={dates.start}
        earliest={today}
        error={checked.startError}
        onChange={(start) => onChange({ ...dates, start })}
      />
      <DateField
        label="Mietende"
        value={dates.end}
        earliest={dates.start > today ? dates.start : today}
        error={checked.endError}
        onChange={(end) => onChange({ ...dates, end })}
      />
    </Box>
  );
}

const fields = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
  gap: 2,
};
