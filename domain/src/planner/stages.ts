import {
  type ClosedDays,
  earliestDeliveryDay,
  isDeliveryDay,
  NO_DELIVERY_DAY,
} from '../delivery/delivery-days.ts';
import { type Truck, trucksFor } from '../delivery/order-weight.ts';
import { STAGE_DAYS_AHEAD, STAGE_IDS, STAGES, type StageId } from '../delivery/stage.ts';
import { loadedKg } from '../delivery/stage-trips.ts';
import type { DeliveryTime } from '../product/delivery-time.ts';
import { workingDayAfter } from '../time/bank-days.ts';
import { addDays, berlinDay, type CalendarDay, formatDay } from '../time/calendar.ts';
import { concreteText } from './concrete.ts';
import type { PlanDays } from './plan.ts';
import type { PlannerGoods } from './planner-goods.ts';
import type { PlanSlot } from './projects.ts';
import type { WorkedOutPlan } from './work-out.ts';

const STAGE_OF: Readonly<Record<PlanSlot, StageId>> = {
  fleece: 'base',
  frost: 'base',
  base: 'base',
  topsoil: 'base',
  mesh: 'base',
  edge: 'edge',
  edge_concrete: 'edge',
  bedding: 'paving',
  paving: 'paving',
  wearing: 'paving',
  gravel: 'paving',
  grid: 'paving',
  concrete: 'paving',
  mulch: 'paving',
  joint: 'joint',
  infill: 'joint',
};

/** Daily output of two people with the plan's machines, in m² of the whole area. */
const M2_PER_DAY: Readonly<Record<StageId, number>> = {
  dig: 60,
  base: 60,
  edge: 40,
  paving: 25,
  joint: 60,
};

/** Working days in which the concrete of the edge hardens before anything is laid against it. */
const HARDENING_DAYS = 1;

export interface PlannedStage {
  id: StageId;
  label: string;
  /** Goods delivered for it, each product once. */
  lines: { product: PlannerGoods; quantity: number }[];
  /** Weight of what comes by tipper or flatbed; missing if any weight is unknown. */
  weightKg?: number;
  trips: { truck: Truck; count: number }[];
  /** Kind of concrete, and why. */
  concrete: string[];
  workingDays: number;
  /** As chosen or else suggested. */
  day: CalendarDay;
  /** A chosen day that is not possible, and why. */
  refused?: { day: CalendarDay; why: string };
  /** The first day that may be chosen. */
  earliest: CalendarDay;
}

interface StageCircumstances {
  days: PlanDays;
  now: Date;
  closed: ClosedDays;
  ofZone: DeliveryTime | undefined;
  trucks: readonly Truck[];
}

/** The stages of a plan, in order, with their goods and days. */
export function stagesOf(plan: WorkedOutPlan, circumstances: StageCircumstances): PlannedStage[] {
  const { days, now, closed, ofZone, trucks } = circumstances;
  const lines = linesByStage(plan);
  const ids = STAGE_IDS.filter((id) => (id === 'dig' ? plan.excavation.m3 > 0 : lines.has(id)));
  const last = addDays(berlinDay(now), STAGE_DAYS_AHEAD);
  const problemOf = (day: CalendarDay, earliest: CalendarDay): string => {
    if (day < earliest) return `Frühestens am ${formatDay(earliest)}.`;
    if (day > last) return `Spätestens am ${formatDay(last)}.`;
    return isDeliveryDay(day, closed) ? '' : NO_DELIVERY_DAY;
  };
  const comes = (id: StageId) =>
    earliestDeliveryDay(
      (lines.get(id) ?? []).map(({ product }) => product),
      now,
      closed,
      ofZone,
    );
  // Digging starts no earlier than the first goods can arrive.
  const [first = 'dig'] = ids.filter((id) => lines.has(id));
  let earliest = comes(first);
  let suggested = earliest;
  return ids.map((id, index): PlannedStage => {
    earliest = latest(earliest, comes(id));
    const chosen = days[id] ?? (index === 0 ? days.start : undefined);
    const why = chosen && problemOf(chosen, earliest);
    const day = chosen && !why ? chosen : latest(suggested, earliest);
    const workingDays = Math.ceil(plan.areaM2 / M2_PER_DAY[id]);
    const own = lines.get(id) ?? [];
    const stage = {
      id,
      label: STAGES[id],
      lines: own,
      workingDays,
      day,
      earliest,
      ...(chosen && why && { refused: { day: chosen, why } }),
    };
    earliest = day;
    const busy = workingDays + (id === 'edge' ? HARDENING_DAYS : 0);
    suggested = workingDayAfter(day, { days: busy, holidays: closed }, isDeliveryDay);
    return { ...stage, ...loadOf(own, trucks), concrete: concreteOf(plan, id) };
  });
}

/** The day and stage for which each product is wanted. */
export const wishesOfStages = (stages: readonly PlannedStage[]) =>
  new Map(
    stages.flatMap(({ id: stage, day: wished_day, lines }) =>
      lines.map(({ product }) => [product.id, { stage, wished_day }] as const),
    ),
  );

const latest = (a: CalendarDay, b: CalendarDay): CalendarDay => (a > b ? a : b);

/** A product used in two stages is delivered with the first. */
function linesByStage({ lines }: WorkedOutPlan): Map<StageId, PlannedStage['lines']> {
  const byStage = new Map<StageId, PlannedStage['lines']>();
  const sorted = [...lines].sort(
    (a, b) => STAGE_IDS.indexOf(STAGE_OF[a.slot]) - STAGE_IDS.indexOf(STAGE_OF[b.slot]),
  );
  const known = new Map<number, PlannedStage['lines'][number]>();
  for (const { slot, product, quantity } of sorted) {
    const there = known.get(product.id);
    if (there) there.quantity += quantity;
    else {
      const line = { product, quantity };
      known.set(product.id, line);
      byStage.set(STAGE_OF[slot], [...(byStage.get(STAGE_OF[slot]) ?? []), line]);
    }
  }
  return byStage;
}

function loadOf(lines: PlannedStage['lines'], trucks: readonly Truck[]) {
  const weightKg = loadedKg(lines.map(({ product, quantity }) => ({ ...product, quantity })));
  if (weightKg === undefined) return { trips: [] };
  return { weightKg, trips: trucks.map((truck) => ({ truck, count: trucksFor(weightKg, truck) })) };
}

const concreteOf = ({ lines }: WorkedOutPlan, id: StageId): string[] =>
  lines.flatMap(({ slot, product, quantity, working: { exact } }) => {
    return STAGE_OF[slot] === id ? (concreteText({ product, exact, quantity }) ?? []) : [];
  });
