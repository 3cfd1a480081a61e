import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  bookingPeriodProblem,
  isHandoverDay,
  type RentalPeriod,
} from '@shop/domain/booking/booking-days';
import { berlinDay, type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { DateField } from '../../components/form/date-field.tsx';
import { InputField } from '../../components/form/text-field.tsx';
import { apiQuery } from '../../lib/api/queries.ts';
import { columns } from '../../lib/theme/shared-styles.ts';

/** Public and company holidays, as known to the shop. */
export function useClosedDays(): ReadonlySet<CalendarDay> {
  const { data } = useQuery(apiQuery('GET /api/delivery-options'));
  return new Set(data?.closed_days);
}

interface PeriodFormProps {
  period: RentalPeriod;
  /** The tool is already out, so only the end can change. */
  isStarted?: boolean;
  /** A tool may leave for a workshop and return on any day. */
  isDowntime?: boolean;
  clash: readonly CalendarDay[] | undefined;
  reason: string;
  onChange(period: RentalPeriod): void;
  onReason(reason: string): void;
}

/** First and last day, the days that clash, and the reason for booking all the same. */
export function PeriodForm(props: PeriodFormProps) {
  const { period, isStarted, isDowntime, clash, reason, onChange, onReason } = props;
  const closed = useClosedDays();
  const today = berlinDay(new Date());
  const isClosed = (day: CalendarDay) => !isDowntime && !isHandoverDay(day, closed);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ ...columns('sm', 1, 1), gap: 2 }}>
        {!isStarted && (
          <DateField
            label={isDowntime ? 'Ab' : 'Mietbeginn'}
            value={period.start_day}
            earliest={today}
            isClosed={isClosed}
            compact
            error={undefined}
            onChange={(start_day) => onChange({ ...period, start_day })}
          />
        )}
        <DateField
          label={isDowntime ? 'Wieder da am' : 'Mietende'}
          value={period.end_day}
          earliest={period.start_day > today ? period.start_day : today}
          isClosed={isClosed}
          compact
          error={periodProblem(period, { closed, today, isStarted, isDowntime })}
          onChange={(end_day) => onChange({ ...period, end_day })}
        />
      </Box>
      {clash && clash.length > 0 && (
        <>
          <Alert severity="warning" role="status">
            Nicht frei {clash.length === 1 ? 'am' : 'an diesen Tagen:'}{' '}
            {clash.map(formatDay).join(', ')}
          </Alert>
          <InputField
            label="Trotzdem buchen, weil"
            hint="Liest nur das Büro."
            value={reason}
            maxLength={300}
            onChange={({ target }) => onReason(target.value)}
          />
        </>
      )}
    </Box>
  );
}

interface Circumstances {
  closed: ReadonlySet<CalendarDay>;
  today: CalendarDay;
  isStarted?: boolean | undefined;
  isDowntime?: boolean | undefined;
}

/** What is wrong with a period; undefined while a day is missing. */
export function periodProblem(
  period: RentalPeriod,
  { closed, today, isStarted, isDowntime }: Circumstances,
): string | undefined {
  const { start_day, end_day } = period;
  if (!start_day || !end_day) return undefined;
  if (isDowntime) return end_day < start_day ? 'Das Ende liegt vor dem Anfang.' : undefined;
  return bookingPeriodProblem(isStarted ? { start_day: end_day, end_day } : period, today, closed);
}
