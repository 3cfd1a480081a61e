import Box from '@mui/material/Box';
import {
  handoverHours,
  nearestHandovers,
  tooLateToday,
  unchargedDays,
} from '@shop/domain/delivery/rental-handover';
import type { RentalTool } from '@shop/domain/rental/rental';
import { rentalDays } from '@shop/domain/rental/rental-price';
import { type CalendarDay, formatDay, isCalendarDay, weekdayOf } from '@shop/domain/time/calendar';
import { useMemo, useRef } from 'react';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { useNotices } from '../../settings/shared/use-notices.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { calendarOf } from './calendar-of.tsx';
import type { CheckedPeriod, PeriodDates } from './rental-selection.ts';
import { countedUnits } from './tier-texts.ts';

interface PeriodFieldsProps {
  tool: RentalTool;
  dates: PeriodDates;
  checked: CheckedPeriod;
  today: CalendarDay;
  /** The first possible handover day; today by default. */
  earliest?: CalendarDay;
  onChange(change: Partial<PeriodDates>): void;
}

export function PeriodFields({
  tool,
  dates,
  checked,
  today,
  earliest = today,
  onChange,
}: PeriodFieldsProps) {
  const loadCalendar = useMemo(() => calendarOf(tool.id, today), [tool.id, today]);
  return (
    <Box role="group" aria-label="Mietzeitraum" sx={fields}>
      <DateField
        label="Mietbeginn"
        value={dates.start}
        earliest={earliest}
        error={checked.startError}
        loadCalendar={loadCalendar}
        onChange={(start) => onChange({ start })}
      />
      <DateField
        label="Mietende"
        value={dates.end}
        earliest={dates.start > earliest ? dates.start : earliest}
        error={checked.endError}
        loadCalendar={loadCalendar}
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

const loadAvailability = () => import('./period-availability.tsx');

interface FreeNoteProps extends Omit<PeriodFieldsProps, 'checked'> {
  /** Undefined without a valid period. */
  days: number | undefined;
  pieces?: number;
  /** Whether the fields say which of the days are closed. */
  saysClosed?: boolean;
}

/** Shows how many are free in a valid period; loads its code and data only then. */
export function FreeNote({
  tool,
  dates,
  days,
  pieces = 1,
  saysClosed = false,
  today,
  onChange,
}: FreeNoteProps) {
  const isWanted = tool.is_available && days !== undefined;
  const Availability = useLoaded(loadAvailability, isWanted);
  const region = useRef<HTMLDivElement>(null);
  return (
    <Box aria-live="polite" ref={region} tabIndex={-1} sx={note}>
      {Availability && isWanted && (
        <Availability
          tool={tool}
          period={{ start_day: dates.start, end_day: dates.end }}
          pieces={pieces}
          saysClosed={saysClosed}
          today={today}
          onTake={({ start_day: start, end_day: end }) => {
            // The clicked button, and with it the focus, is about to go.
            region.current?.focus({ preventScroll: true });
            onChange({ start, end });
          }}
        />
      )}
    </Box>
  );
}

const note = { outline: 'none', '& p': { m: 0, mt: 1, fontWeight: 600 } };

interface HandoverProps {
  dates: PeriodDates;
  /** Whether the fields say which of the days are closed. */
  saysClosed?: boolean;
  today: CalendarDay;
  now: () => Date;
}

interface PeriodNotesProps extends HandoverProps {
  /** Undefined without a valid period. */
  days: number | undefined;
}

/** How the days of a period are counted, and when a tool changes hands if a date is a closed day. */
export function PeriodNotes({ days, ...given }: PeriodNotesProps) {
  const { start, end } = given.dates;
  const handovers = useHandoverNotes(given);
  const closed = unchargedDays(useDeliveryOptions());
  const notes =
    days === undefined
      ? handovers
      : [countNote(start, end, days) + chargedNote(start, end, days, closed), ...handovers];
  return (
    <Box aria-live="polite" sx={{ typography: 'body2', '& p': { m: 0, mt: 1 } }}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Box>
  );
}

/** Why a tool does not change hands on these days, and when it does instead. */
export function useHandoverNotes({
  dates: { start, end },
  saysClosed = false,
  today,
  now,
}: HandoverProps): string[] {
  const { special_days: special } = useNotices();
  const earliestEnd = start > today ? start : today;
  const late = start === today && tooLateToday(start, 'Übergabe', { now: now(), special });
  return [
    late,
    closedNote(start, today, !saysClosed && 'Mietbeginn', 'Übergabe'),
    closedNote(end, earliestEnd, !saysClosed && 'Mietende', 'Rückgabe'),
  ].filter((note) => typeof note === 'string');
}

function countNote(start: CalendarDay, end: CalendarDay, days: number): string {
  if (start === end) return 'Übergabe und Rückgabe am selben Tag zählen als 1 Tag.';
  return `${shortDay(start)} bis ${shortDay(end)}: ${countedUnits('daily', days)}. Gezählt wird nach dem Datum, nicht nach der Uhrzeit.`;
}

function chargedNote(
  start: CalendarDay,
  end: CalendarDay,
  days: number,
  closed: ReadonlySet<CalendarDay> | undefined,
): string {
  const charged = rentalDays(start, end, closed);
  if (charged === days) return '';
  return ` Berechnet ${charged === 1 ? 'wird 1 Tag' : `werden ${charged} Tage`}: Tage, an denen wir geschlossen haben, kosten nichts.`;
}

function closedNote(
  day: CalendarDay,
  earliest: CalendarDay,
  name: string | false,
  handover: string,
): string | false {
  if (!isCalendarDay(day) || day < earliest) return false;
  const choices = nearestHandovers(day, earliest).map(
    (open) => `am ${shortDay(open)} (${handoverHours(open)} Uhr)`,
  );
  if (choices.length === 0) return false;
  const closed = name ? `${name}: Am ${weekdayOf(day)} ist geschlossen. ` : '';
  return `${closed}${handover} ist ${choices.join(' oder ')}.`;
}

/** `Montag, 23.11.` */
const shortDay = (day: CalendarDay) => `${weekdayOf(day)}, ${formatDay(day).slice(0, 6)}`;
