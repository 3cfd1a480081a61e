import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { firstHandover } from '@shop/domain/delivery/rental-handover';
import { rentalPeriodError } from '@shop/domain/rental/rental-price';
import { startTransition, useOptimistic } from 'react';
import { useNotices } from '../../settings/shared/use-notices.ts';
import { DateField } from '../../ui/form/date-field.tsx';

/** A day is empty if it is not set or not yet complete. */
export interface ListPeriod {
  start: string;
  end: string;
}

interface PeriodFilterProps {
  period: ListPeriod;
  now: () => Date;
  onPick(name: keyof ListPeriod, day: string): void;
}

/**
 * The days between which a tool must be free. Loaded late, as it contains form fields that the list
 * does without.
 */
export default function PeriodFilter({ period, now, onPick }: PeriodFilterProps) {
  // As in FilterSelect.
  const [dates, show] = useOptimistic(period, (earlier, change: Partial<ListPeriod>) => {
    return { ...earlier, ...change };
  });
  const { special_days: special } = useNotices();
  const today = firstHandover({ now: now(), special });
  const earliestEnd = dates.start > today ? dates.start : today;
  const errorOf = (from: string, to: string, first: string) =>
    from && to ? rentalPeriodError(from, to, first) : undefined;
  const pick = (name: keyof ListPeriod) => (day: string) =>
    startTransition(() => {
      show({ [name]: day });
      onPick(name, day);
    });
  return (
    <Box role="group" aria-label="Frei im Zeitraum" sx={fields}>
      <DateField
        label="Frei von"
        compact
        required={false}
        value={dates.start}
        earliest={today}
        error={errorOf(dates.start, dates.start, today)}
        onChange={pick('start')}
      />
      <DateField
        label="Frei bis"
        compact
        required={false}
        value={dates.end}
        earliest={earliestEnd}
        error={errorOf(earliestEnd, dates.end, earliestEnd)}
        onChange={pick('end')}
      />
      {(dates.start || dates.end) && (
        <Button
          variant="text"
          onClick={() => {
            pick('start')('');
            pick('end')('');
          }}
        >
          Zeitraum entfernen
        </Button>
      )}
    </Box>
  );
}

const fields = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    md: 'repeat(4, 1fr)',
  },
  alignItems: 'start',
  gap: 2,
  mb: 2,
};
