import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { CalendarDay } from '@shop/domain/calendar';
import { useId } from 'react';
import { errorId, FieldFrame } from '../../components/form/field-frame.tsx';
import type { CheckedPeriod, PeriodDates } from './rental-selection.ts';

interface PeriodFieldsProps {
  dates: PeriodDates;
  checked: CheckedPeriod;
  today: CalendarDay;
  onChange(dates: PeriodDates): void;
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

interface DateFieldProps {
  label: string;
  value: CalendarDay;
  earliest: CalendarDay;
  error: string | undefined;
  onChange(day: CalendarDay): void;
}

/** A native date field whose error is announced as it appears. */
function DateField({ label, value, earliest, error, onChange }: DateFieldProps) {
  const id = useId();
  return (
    <Box aria-live="polite">
      <FieldFrame id={id} label={label} required error={error}>
        <OutlinedInput
          id={id}
          type="date"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={error ? errorId(id) : undefined}
          // Without a maximum, browsers accept years of six digits.
          slotProps={{ input: { min: earliest, max: '9999-12-31' } }}
          sx={{ bgcolor: 'background.default' }}
        />
      </FieldFrame>
    </Box>
  );
}

const fields = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
  gap: 2,
};
