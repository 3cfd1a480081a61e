import {
  monthsIn,
  nextFreePeriod,
  type OutByMonth,
  type RentalPeriod,
} from '@shop/domain/booking/booking-days';
import { CALL_US } from '@shop/domain/company';
import { MAX_DAYS_AHEAD } from '@shop/domain/delivery/delivery-days';
import { addDays, berlinDay, formatDay } from '@shop/domain/time/calendar';
import type { Firestore } from 'firebase-admin/firestore';
import type { ShopSettings } from '../cache/office-state.ts';
import { type Refusal, refuse } from '../lib/refusal.ts';
import { closedDays } from '../settings/closed-days.ts';
import { readOut } from '../stored/rental-booking.ts';

/** A tool's days without this booking: in the months that were read and, once requested, in all others. */
export interface KnownDays {
  out: OutByMonth;
  pieces: number;
  others?: Promise<OutByMonth>;
}

/** The days on which too few pieces are left. */
export interface Clash {
  days: string[];
  known: KnownDays;
  wanted: RentalPeriod & {
    tool_id: number;
    pieces: number;
    buffer_days: number;
    /** If it is part of a reservation with several tools, the message names the tool. */
    set?: readonly string[] | undefined;
    tool_name?: string;
  };
}

interface TellDeps {
  firestore: Firestore;
  now: () => Date;
  settings?: ShopSettings;
}

const nameOf = ({ set, tool_name, start_day, end_day }: Clash['wanted']) =>
  set ? `${tool_name}, ${formatDay(start_day)} bis ${formatDay(end_day)}: ` : '';

/** The refusal of a booking that finds no free days. */
export type TellClash = (deps: TellDeps, clash: Clash) => Promise<Refusal>;

/**
 * For customers: names the next free period of this length. Reads the months that can be booked, seven at
 * most.
 */
export async function tellNextFree(deps: TellDeps, clash: Clash): Promise<Refusal> {
  const what =
    clash.wanted.pieces > 1
      ? 'In diesem Zeitraum sind nicht so viele Stück frei.'
      : 'In diesem Zeitraum ist das Gerät nicht frei.';
  return refuse('conflict', `${nameOf(clash.wanted)}${what} ${await nextFreeText(deps, clash)}`);
}

/** For customers extending a rental. */
export async function tellFirstTaken(_deps: unknown, { days }: Clash): Promise<Refusal> {
  const message = `Ab dem ${formatDay(days[0] ?? '')} ist das Gerät für andere reserviert. ${CALL_US}`;
  return refuse('conflict', message);
}

/** For the office, which may override it. */
export async function tellDays(deps: TellDeps, clash: Clash): Promise<Refusal> {
  const { days } = clash;
  const named = days.slice(0, MAX_NAMED).map(formatDay).join(', ');
  const others = days.length - MAX_NAMED;
  const more =
    others > 0 ? ` und ${others === 1 ? 'einem weiteren Tag' : `${others} weiteren Tagen`}` : '';
  const message = `${nameOf(clash.wanted)}Nicht genug Stück frei am ${named}${more}. ${await nextFreeText(deps, clash)}`;
  return refuse('conflict', message);
}

const MAX_NAMED = 5;

async function nextFreeText(
  { firestore, now, settings }: TellDeps,
  { known, wanted }: Clash,
): Promise<string> {
  const { out, pieces } = known;
  const { buffer_days: bufferDays, tool_id, start_day, end_day } = wanted;
  const today = berlinDay(now());
  const until = addDays(today, MAX_DAYS_AHEAD);
  const months = monthsIn({ from: today, to: addDays(until, bufferDays + 1) });
  known.others ??= readOut(
    firestore,
    tool_id,
    months.filter((month) => !out.has(month)),
  );
  const [others, set] = await Promise.all([known.others, settings?.fresh()]);
  const closed = set ? closedDays(now(), set) : new Set<string>();
  const wish = { pieces, wanted: wanted.pieces, bufferDays, closed, until };
  const next = nextFreePeriod(new Map([...out, ...others]), { start_day, end_day }, wish);
  return next
    ? `Der nächste freie Zeitraum ist ${formatDay(next.start_day)} bis ${formatDay(next.end_day)}.`
    : `Bis zum ${formatDay(until)} gibt es keinen so langen freien Zeitraum. ${CALL_US}`;
}
