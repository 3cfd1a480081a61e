import Box from '@mui/material/Box';
import { berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import { getIn, useFormikContext } from 'formik';
import { DateField } from '../../components/form/date-field.tsx';
import { FIELD_GRID } from '../editing/field-sections.tsx';

/** A range of days, both ends included. */
export interface Period {
  from: CalendarDay;
  to: CalendarDay;
}

/** Whether all of its days are over; never true without an end. */
export function isPast({ to }: Period, today: CalendarDay): boolean {
  return to !== '' && to < today;
}

/**
 * First and last day of the row at a path. Choosing the first day also sets the last one until that is
 * chosen.
 */
export function PeriodFields({ path }: { path: string }) {
  const { values, errors, setFieldValue, setFieldError } = useFormikContext();
  const { from, to }: Period = getIn(values, path);
  const error: string | Partial<Period> | undefined = getIn(errors, path);
  const ofFields = typeof error === 'string' ? { to: error } : error;
  const today = berlinDay(new Date());

  function set(name: keyof Period, day: CalendarDay): void {
    void setFieldValue(`${path}.${name}`, day, false);
    setFieldError(typeof error === 'string' ? path : `${path}.${name}`, undefined);
  }

  return (
    <Box sx={{ ...FIELD_GRID, mb: 2 }}>
      <DateField
        label="Von"
        value={from}
        earliest={today}
        error={ofFields?.from}
        onChange={(day) => {
          set('from', day);
          if (to === '' || to === from) set('to', day);
        }}
      />
      <DateField
        label="Bis"
        value={to}
        earliest={from || today}
        error={ofFields?.to}
        onChange={(day) => set('to', day)}
      />
    </Box>
  );
}
