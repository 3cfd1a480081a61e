import type { FreeTools, ToolAvailability } from '@shop/domain/booking/booking';
import {
  blockedRange,
  leastFree,
  monthOfDay,
  monthsIn,
  type OutByMonth,
  outOn,
  type RentalPeriod,
} from '@shop/domain/booking/booking-days';
import { isProductId } from '@shop/domain/cart/cart';
import { MAX_DAYS_AHEAD } from '@shop/domain/delivery/delivery-days';
import type { StoredRentalTool } from '@shop/domain/office/stored-catalogue';
import {
  addDays,
  berlinDay,
  daysBetween,
  isCalendarDay,
  isCalendarMonth,
  monthOf,
} from '@shop/domain/time/calendar';
import { POLL_MS } from '../cache/document-cache.ts';
import type { CatalogueDeps } from '../cache/office-state.ts';
import type { RentalCatalogue } from '../catalogue/catalogue.ts';
import { readable } from '../firestore/readable.ts';
import { type Cached, cached } from '../lib/cached.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { readOut, rentalDaysOf } from '../stored/rental-booking.ts';

export const NO_TOOL = refuse('not_found', 'Dieses Mietgerät gibt es nicht.');
const NO_MONTH = refuse('invalid', 'Für diesen Monat gibt es keine Auskunft.');
const NO_PERIOD = refuse('invalid', 'Bitte geben Sie einen Zeitraum von höchstens 60 Tagen an.');
const MAX_LISTED_DAYS = 60;
/** More than the possible combinations of tools and months. */
const MAX_KEPT = 2000;

interface AvailabilityDeps extends CatalogueDeps {
  rental: RentalCatalogue;
  catalogueTtlMs: number;
}

/**
 * How many pieces are free on which day, at most ten seconds old. Costs one read per tool and month; for all
 * tools, as many reads as documents of booked days in those months. For display only, not for booking.
 */
export function openAvailability(deps: AvailabilityDeps) {
  const { firestore, now, log, rental } = deps;
  const kept = new Map<string, Cached<unknown>>();

  async function keep<T>(key: string, read: () => Promise<T>): Promise<T> {
    if (kept.size > MAX_KEPT) kept.clear();
    const ttlMs = Math.min(POLL_MS, deps.catalogueTtlMs);
    const known = kept.get(key) ?? cached<unknown>({ read, now, ttlMs, onStale: () => {} });
    kept.set(key, known);
    return (await known.fresh()).value as T;
  }

  const outOfTool = async (toolId: number, months: readonly string[]): Promise<OutByMonth> => {
    const counts = await Promise.all(
      months.map((month) => keep(`${toolId} ${month}`, () => readOut(firestore, toolId, [month]))),
    );
    return new Map(counts.flatMap((count) => [...count]));
  };

  const outInMonth = (month: string) =>
    keep(month, async () => {
      const { docs } = await rentalDaysOf(firestore).where('month', '==', month).get();
      return new Map(readable(docs, log).map(({ stored }) => [stored.tool_id, stored.out]));
    });

  return {
    /** For one tool in a month and the next one, within the bookable period. */
    async ofTool(id: string, month: unknown): Promise<Outcome<ToolAvailability>> {
      const tool = await findTool(rental, id);
      if (!tool) return NO_TOOL;
      const today = berlinDay(now());
      const last = monthOfDay(addDays(today, MAX_DAYS_AHEAD));
      if (!isCalendarMonth(month)) return NO_MONTH;
      if (month < monthOfDay(today) || month > last) return NO_MONTH;
      const next = monthOfDay(monthOf(`${month}-01`).next);
      const months = next > last ? [month] : [month, next];
      const out = await outOfTool(tool.id, months);
      const pieces = piecesOf(tool);
      const free = months.map((each) => {
        const days = daysOf(each).map((day) => Math.max(0, pieces - outOn(out, day)));
        return [each, days];
      });
      const { buffer_days = 0 } = tool;
      return { ok: true, value: { pieces, buffer_days, free: Object.fromEntries(free) } };
    },
    /** For all tools that can be booked: the number of pieces free throughout a period. */
    async ofAll(start: unknown, end: unknown): Promise<Outcome<FreeTools>> {
      const period = readPeriod(start, end, berlinDay(now()));
      if (!period) return NO_PERIOD;
      const tools = [...(await rental.remembered()).values()].filter((tool) => tool.is_available);
      const rangeOf = (tool: StoredRentalTool) => blockedRange(period, tool.buffer_days ?? 0);
      const months = [...new Set(tools.flatMap((tool) => monthsIn(rangeOf(tool))))];
      const counts = await Promise.all(
        months.map(async (month) => [month, await outInMonth(month)] as const),
      );
      const free = tools.map((tool) => {
        const out = new Map(counts.map(([month, of]) => [month, of.get(tool.id) ?? []] as const));
        return [tool.id, leastFree(out, rangeOf(tool), tool.quantity_available)];
      });
      return { ok: true, value: { free: Object.fromEntries(free) } };
    },
  };
}

async function findTool(
  rental: RentalCatalogue,
  id: string,
): Promise<StoredRentalTool | undefined> {
  const toolId = Number(id);
  if (!isProductId(toolId) || String(toolId) !== id) return undefined;
  return (await rental.findStored([toolId])).get(toolId);
}

/** The number of pieces that can be booked. */
function piecesOf({ is_available, quantity_available }: StoredRentalTool): number {
  return is_available ? quantity_available : 0;
}

function daysOf(month: string): string[] {
  const { first, next } = monthOf(`${month}-01`);
  return Array.from({ length: daysBetween(first, next) }, (_, index) => addDays(first, index));
}

function readPeriod(start: unknown, end: unknown, today: string): RentalPeriod | undefined {
  if (typeof start !== 'string' || typeof end !== 'string') return undefined;
  if (!isCalendarDay(start) || !isCalendarDay(end) || start > end) return undefined;
  const isNear = today <= start && end <= addDays(today, MAX_DAYS_AHEAD);
  return isNear && daysBetween(start, end) <= MAX_LISTED_DAYS
    ? { start_day: start, end_day: end }
    : undefined;
}
