import Button from '@mui/material/Button';
import { moveProblem, type RentalPeriod } from '@shop/domain/booking/booking-days';
import type { RentalTool } from '@shop/domain/rental/rental';
import { rentalDays } from '@shop/domain/rental/rental-price';
import { addDays, type CalendarDay, weekdayOf } from '@shop/domain/time/calendar';
import { periodText } from './booking-words.ts';
import { countedUnits } from './tier-texts.ts';
import { freePieces, freeText, lastBookableDay, nextFree, useToolDays } from './tool-days.ts';

interface AvailabilityProps {
  tool: RentalTool;
  /** Starts today or later. */
  period: RentalPeriod;
  pieces?: number;
  saysClosed?: boolean;
  today: CalendarDay;
  onTake(period: RentalPeriod): void;
}

/** Whether a tool is free in a period and, if not, when it next will be for as long. */
export default function PeriodAvailability(props: AvailabilityProps) {
  const { tool, period, pieces = 1, saysClosed = false, today } = props;
  const end = addDays(period.end_day, tool.buffer_days ?? 0);
  const { days, isFailed } = useToolDays(tool.id, today, period.start_day, end);
  if (isFailed) return <p>{UNKNOWN}</p>;
  if (!days) return null;
  const problem = moveProblem({}, period, today, days.closed);
  if (period.end_day > lastBookableDay(today))
    return (
      <p>
        {problem} {BY_PHONE}
      </p>
    );
  const free = freePieces(days, period);
  // The date fields already say that Sundays are closed.
  const isSaid =
    saysClosed || [period.start_day, period.end_day].some((day) => weekdayOf(day) === 'Sonntag');
  return (
    <>
      <p>{freeText(free, days.pieces)}</p>
      {problem && !isSaid && <p>{problem}</p>}
      {(problem || free < pieces) && (
        <NextFree {...props} pieces={pieces} isFree={free >= pieces} />
      )}
    </>
  );
}

const UNKNOWN =
  'Ob das Gerät in dieser Zeit frei ist, lässt sich gerade nicht anzeigen. Wir prüfen es, wenn Sie anfragen.';

const BY_PHONE = 'Für spätere Termine rufen Sie uns bitte an.';

interface NextFreeProps extends AvailabilityProps {
  /** Whether the requested period is impossible although enough pieces are free. */
  isFree?: boolean;
}

/** Loads all bookable months, the first of which are already known. */
export function NextFree({
  tool,
  period,
  pieces = 1,
  isFree = false,
  today,
  onTake,
}: NextFreeProps) {
  const { days } = useToolDays(tool.id, today, period.start_day, lastBookableDay(today));
  if (!days) return null;
  const next = nextFree(days, period, pieces, today);
  if (!next) return <p>Ein freier Zeitraum dieser Länge ist nicht in Sicht. {BY_PHONE}</p>;
  return (
    <>
      <p>
        Der nächste {isFree ? 'mögliche' : 'freie'} Zeitraum: {periodText(next)} (
        {countedUnits('daily', rentalDays(next.start_day, next.end_day))}).
      </p>
      <Button variant="outlined" size="small" onClick={() => onTake(next)} sx={{ mt: 1 }}>
        Diesen Zeitraum nehmen
      </Button>
    </>
  );
}
