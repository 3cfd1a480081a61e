import type { RentalBooking, ToolAvailability } from '@shop/domain/booking/booking';
import {
  blockedRange,
  leastFree,
  monthOfDay,
  nextFreePeriod,
  type OutByMonth,
  outOn,
  type RentalPeriod,
  recount,
} from '@shop/domain/booking/booking-days';
import { MAX_DAYS_AHEAD } from '@shop/domain/delivery/delivery-days';
import { isHandoverDay } from '@shop/domain/delivery/rental-handover';
import { addDays, type CalendarDay } from '@shop/domain/time/calendar';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useLogFailure } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { apiQuery, READ_OPTIONS } from '../../lib/api/queries.ts';
import type { DayMark } from '../../ui/form/day-calendar.tsx';

const CALL = 'GET /api/rental-tools/{id}/availability';

/** The key of everything known about a tool's days. */
export const toolDaysKey = (toolId: number) => [CALL, String(toolId)] as const;

/** How long an answer counts as fresh: others book meanwhile. */
const FRESH_MS = 15_000;

const availabilityQuery = (toolId: number, from: string) => ({
  ...READ_OPTIONS,
  queryKey: [...toolDaysKey(toolId), from],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(CALL, { params: { id: toolId }, query: { from }, signal }),
  staleTime: FRESH_MS,
});

/** How a tool is booked; days outside the request count as free. */
export interface ToolDays {
  out: OutByMonth;
  pieces: number;
  bufferDays: number;
  closed: ReadonlySet<CalendarDay>;
}

export const lastBookableDay = (today: CalendarDay) => addDays(today, MAX_DAYS_AHEAD);

/** A tool's days from the month of one day to that of another, within what can be booked. */
export function useToolDays(
  toolId: number,
  today: CalendarDay,
  from: CalendarDay,
  to: CalendarDay = from,
) {
  const last = lastBookableDay(today);
  const months = pairs(today, from < last ? from : last, to < last ? to : last);
  const { data: options } = useQuery(apiQuery('GET /api/delivery-options'));
  const { answers, isWhole, error } = useQueries({
    queries: months.map((month) => availabilityQuery(toolId, month)),
    combine: joined,
  });
  useLogFailure('Failed to load availability', error);
  const days = isWhole ? daysOf(answers, new Set(options?.closed_days)) : undefined;
  return { days, isFailed: error !== null };
}

function joined(results: UseQueryResult<ToolAvailability>[]) {
  const answers = results.flatMap(({ data }) => (data ? [data] : []));
  return {
    answers,
    isWhole: answers.length === results.length,
    error: results.find(({ isError }) => isError)?.error ?? null,
  };
}

function daysOf(answers: readonly ToolAvailability[], closed: ReadonlySet<CalendarDay>): ToolDays {
  const { pieces = 0, buffer_days: bufferDays = 0 } = answers[0] ?? {};
  const months = answers.flatMap(({ free }) => Object.entries(free));
  const out = new Map(months.map(([month, free]) => [month, free.map((count) => pieces - count)]));
  return { out, pieces, bufferDays, closed };
}

/**
 * The first months of the answers needed. Each covers two months, counted from today's, so that
 * neighbours share an answer.
 */
function pairs(today: CalendarDay, from: CalendarDay, to: CalendarDay): string[] {
  const base = monthNumber(today);
  const pairOf = (day: CalendarDay) => Math.max(0, Math.floor((monthNumber(day) - base) / 2));
  const found: string[] = [];
  for (let pair = pairOf(from); pair <= pairOf(to); pair += 1) {
    const month = base + 2 * pair;
    found.push(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`);
  }
  return found;
}

const monthNumber = (day: CalendarDay) => {
  const [year = '', month = ''] = monthOfDay(day).split('-');
  return Number(year) * 12 + Number(month) - 1;
};

/** How a day looks in the calendar. */
export function markOfDay({ out, pieces, closed }: ToolDays, day: CalendarDay): DayMark {
  if (!isHandoverDay(day, closed)) return { kind: 'closed', text: 'geschlossen' };
  const free = pieces - outOn(out, day);
  if (free <= 0) return { kind: 'taken', text: 'belegt' };
  const isScarce = pieces > 1 && (free === 1 || free < pieces / 2);
  const text = `${isScarce ? 'knapp' : 'frei'}: ${free} von ${pieces}`;
  return { kind: isScarce ? 'scarce' : 'free', text };
}

/** How many pieces are free throughout the period, including the days for checking them. */
export const freePieces = ({ out, pieces, bufferDays }: ToolDays, period: RentalPeriod): number =>
  leastFree(out, blockedRange(period, bufferDays), pieces);

export function nextFree(
  days: ToolDays,
  period: RentalPeriod,
  wanted: number,
  today: CalendarDay,
): RentalPeriod | undefined {
  return nextFreePeriod(days.out, period, { ...days, wanted, until: lastBookableDay(today) });
}

/** The days as if a booking did not exist, so that it does not block itself. */
export function withoutBooking(days: ToolDays, booking: RentalBooking): ToolDays {
  const blocked = blockedRange(booking, days.bufferDays);
  return { ...days, out: recount(days.out, { ...booking, blocked }, undefined) };
}

/** `In dieser Zeit sind 2 von 3 Stück frei.` */
export function freeText(free: number, pieces: number): string {
  if (free === 0) return 'In dieser Zeit ist kein Stück frei.';
  if (pieces === 1) return 'In dieser Zeit ist das Gerät frei.';
  return `In dieser Zeit ${free === 1 ? 'ist' : 'sind'} ${free} von ${pieces} Stück frei.`;
}
