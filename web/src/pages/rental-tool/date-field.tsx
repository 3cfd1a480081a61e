import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { CalendarDay } from '@shop/domain/calendar';
import { useId } from 'react';
import { errorId, FieldFrame } from '../../components/form/field-frame.tsx';

interface DateFieldProps {
  label: string;
  value: CalendarDay;
  earliest: CalendarDay;
  error: string | undefined;
  onChange(day: CalendarDay): void;
}

/** A day, picked the way the device does it; an error is announced as it appears. */
export function DateField({ label, value, earliest, error, onChange }: DateFieldProps) {
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
          // Without a latest day, browsers take six digits for a year.
          slotProps={{ input: { min: earliest, max: '9999-12-31' } }}
          sx={{ bgcolor: 'background.default' }}
        />
      </FieldFrame>
    </Box>
  );
}
