import Alert from '@mui/material/Alert';
import { moveProblem, type RentalPeriod } from '@shop/domain/booking/booking-days';
import { isHandoverDay } from '@shop/domain/delivery/rental-handover';
import type { RentalTool } from '@shop/domain/rental/rental';
import { berlinDay, type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/queries.ts';
import type { Problems, useOfficeForm } from '../../office/form/use-office-form.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { Halves, Stack } from '../../ui/layout.tsx';

/** Public and company holidays, as known to the shop. */
export function useClosedDays(): ReadonlySet<CalendarDay> {
  const { data } = useQuery(apiQuery('GET /api/delivery-options'));
  return new Set(data?.closed_days);
}

/** The part of a form with the days on which a tool is away. */
export interface TypedPeriod extends RentalPeriod {
  pieces: string;
  /** Why it is booked despite a clash. */
  despite: string;
}

export interface Circumstances {
  closed: ReadonlySet<CalendarDay>;
  /** The days of a booking that is to move. */
  moved?: RentalPeriod;
  /** The tool is already out, so only the end can change. */
  isStarted?: boolean;
  /** A tool may leave for a workshop and return on any day. */
  isDowntime: boolean;
  /** The days on which too few pieces are left. */
  clash: readonly CalendarDay[];
}

export const NO_CLASH: readonly CalendarDay[] = [];

type PeriodForm = ReturnType<typeof useOfficeForm<TypedPeriod, never>>;

interface PeriodFieldsProps extends Circumstances {
  form: Pick<PeriodForm, 'values' | 'errors' | 'isDirty' | 'day' | 'field'>;
}

/** First and last day, the days that clash, and the reason for overriding the clash. */
export function PeriodFields({ form, ...circumstances }: PeriodFieldsProps) {
  const { values, errors, isDirty, day, field } = form;
  const { closed, isStarted, isDowntime, clash } = circumstances;
  const today = berlinDay(new Date());
  const isClosed = (each: CalendarDay) => !isDowntime && !isHandoverDay(each, closed);
  // Clashing days are shown at once, but not before somebody has typed.
  const problem = isDirty ? periodProblem(values, circumstances) : undefined;
  return (
    <Stack>
      <Halves>
        {!isStarted && (
          <DateField
            label={isDowntime ? 'Ab' : 'Mietbeginn'}
            earliest={today}
            isClosed={isClosed}
            compact
            {...day('start_day')}
          />
        )}
        <DateField
          label={isDowntime ? 'Wieder da am' : 'Mietende'}
          earliest={values.start_day > today ? values.start_day : today}
          isClosed={isClosed}
          compact
          {...day('end_day')}
          error={problem ?? errors.end_day}
        />
      </Halves>
      {clash.length > 0 && (
        <>
          <Alert severity="warning" role="status">
            Nicht frei {clash.length === 1 ? 'am' : 'an diesen Tagen:'}{' '}
            {clash.map(formatDay).join(', ')}
          </Alert>
          <InputField
            label="Trotzdem buchen, weil"
            hint="Liest nur das Büro."
            required
            {...field('despite')}
          />
        </>
      )}
    </Stack>
  );
}

/** The error of a period; undefined while a day is missing. */
function periodProblem(
  { start_day, end_day }: RentalPeriod,
  { closed, moved, isStarted, isDowntime }: Circumstances,
): string | undefined {
  if (!start_day || !end_day) return undefined;
  const kind = isDowntime ? 'downtime' : 'rental';
  const wanted = isStarted ? { end_day } : { start_day, end_day };
  return moveProblem({ kind, ...moved }, wanted, berlinDay(new Date()), closed);
}

/** The errors of a form on sending, by the names of its fields. */
export function periodProblems(values: TypedPeriod, circumstances: Circumstances): Problems {
  const { start_day, end_day, despite } = values;
  const isUnexplained = circumstances.clash.length > 0 && !despite.trim();
  return {
    start_day: start_day ? undefined : 'Bitte wählen Sie einen Tag.',
    end_day: end_day ? periodProblem(values, circumstances) : 'Bitte wählen Sie einen Tag.',
    despite: isUnexplained && 'Bitte nennen Sie den Grund.',
  };
}

export function pieceOptions(tool: RentalTool | undefined) {
  const count = Math.max(1, tool?.quantity_available ?? 1);
  return Array.from({ length: count }, (_, index) => {
    return { id: String(index + 1), label: String(index + 1) };
  });
}
