import { type BookingPrice, bookingPrice } from '../booking/booking-price.ts';
import { isHandoverDay } from '../delivery/rental-handover.ts';
import type { StageId } from '../delivery/stage.ts';
import { addDays, type CalendarDay } from '../time/calendar.ts';
import { areaOf, type Plan } from './plan.ts';
import type { PlannerTool } from './planner-goods.ts';
import { PROJECTS, TOOL_KINDS } from './projects.ts';

/** A machine that a plan needs, and for how many days of work. */
export interface PlannedMachine {
  toolId: number;
  name: string;
  stage: StageId;
  days: number;
  /** Needed on the last days of its stage instead of the first. */
  isLast: boolean;
  tool: PlannerTool;
}

/** A machine with its rental period and price. */
export interface DatedMachine extends PlannedMachine {
  start_day: CalendarDay;
  end_day: CalendarDay;
  price: BookingPrice;
}

/** The cheapest machine of each kind; plates come twice, as they would stand idle while the paving is laid. */
export function machinesOf(plan: Plan, tools: readonly PlannerTool[]): PlannedMachine[] {
  return PROJECTS[plan.project].tools.flatMap(([kind, stage]): PlannedMachine[] => {
    const { starts, m2PerDay, kg, isLast = false } = TOOL_KINDS[kind];
    const fitting = tools.filter(({ name }) => name.startsWith(starts) && isWithin(name, kg));
    const [tool] = fitting.sort((a, b) => a.daily_price - b.daily_price);
    if (!tool) return [];
    const days = Math.ceil(areaOf(plan) / m2PerDay);
    return [{ toolId: tool.id, name: tool.name, stage, days, isLast, tool }];
  });
}

/** Whether a machine's weight, which is in its name, is that of its kind; true if it is unknown. */
function isWithin(name: string, kg = { from: 0, to: Number.POSITIVE_INFINITY }): boolean {
  const [, digits] = /(\d+) kg/.exec(name) ?? [];
  return digits === undefined || (Number(digits) >= kg.from && Number(digits) <= kg.to);
}

/** The working days of each stage. */
export function stageDays(
  stages: readonly { id: StageId; day: CalendarDay; workingDays: number }[],
  closed: ReadonlySet<CalendarDay>,
): Map<StageId, CalendarDay[]> {
  return new Map(
    stages.map(({ id, day: from, workingDays }) => {
      const days: CalendarDay[] = [];
      for (let day = from; days.length < workingDays; day = addDays(day, 1)) {
        if (isHandoverDay(day, closed)) days.push(day);
      }
      return [id, days];
    }),
  );
}

/** Machines with the days of their stage and the price of renting them for these. */
export function datedMachines(
  machines: readonly PlannedMachine[],
  stages: ReadonlyMap<StageId, readonly CalendarDay[]>,
  closed?: ReadonlySet<CalendarDay>,
): DatedMachine[] {
  return machines.flatMap((machine) => {
    const { stage, days, isLast, tool } = machine;
    // A covering without joints is compacted as it is laid.
    const all = stages.get(stage) ?? stages.get('paving') ?? [];
    const used = isLast ? all.slice(-days) : all.slice(0, days);
    const [start_day] = used;
    const end_day = used.at(-1);
    if (start_day === undefined || end_day === undefined) return [];
    const period = { start_day, end_day, pieces: 1, transportCents: 0, closed };
    return [{ ...machine, start_day, end_day, price: bookingPrice(tool, period) }];
  });
}
