import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { CalendarDay } from '@shop/domain/calendar';
import { useId, useLayoutEffect, useRef } from 'react';
import { errorId, FieldFrame } from '../../components/form/field-frame.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  // Not rendered: browsers restart a half-typed date, which counts as bad input, when its value or its
  // limits are written, as React would do on hydration.
  const write = () => {
    const field = input.current;
    if (!field || field === document.activeElement || field.validity.badInput) return;
    field.min = earliest;
    if (value !== '' && value !== field.value) field.value = value;
  };
  useLayoutEffect(write);
  return (
    <Box aria-live="polite">
      <FieldFrame id={id} label={label} required error={error}>
        <OutlinedInput
          id={id}
          type="date"
          inputRef={input}
          onChange={(event) => onChange(event.target.value)}
          onBlur={write}
          aria-describedby={error ? errorId(id) : undefined}
          // Without a maximum, browsers accept years of six digits.
          slotProps={{ input: { max: '9999-12-31' } }}
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
