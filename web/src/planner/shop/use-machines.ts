import { earliestDeliveryDay } from '@shop/domain/delivery/delivery-days';
import type { DeliveryTerms } from '@shop/domain/delivery/delivery-terms';
import { isHandoverDay, unchargedDays } from '@shop/domain/delivery/rental-handover';
import { datedMachines, stageDays } from '@shop/domain/planner/machines';
import type { Plan } from '@shop/domain/planner/plan';
import type { WorkedOutPlan } from '@shop/domain/planner/work-out';
import { addDays, type CalendarDay } from '@shop/domain/time/calendar';
import { useMemo, useState } from 'react';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { useNow } from '../../lib/use-now.ts';

/** How many days one can choose to begin on. */
const OFFERED_DAYS = 60;

/** The machines of a plan on the days of their stages, from a day on: the earliest of delivery until one is picked. */
export function usePlanMachines(
  { plan, terms, result }: { plan: Plan; terms: DeliveryTerms; result: WorkedOutPlan | undefined },
  clock: () => Date,
) {
  const now = useNow(clock);
  const options = useDeliveryOptions();
  const [picked, pick] = useState<CalendarDay>();
  return useMemo(() => {
    if (!result) return undefined;
    const closed = new Set(options.closed_days);
    const zone = terms.method === 'delivery' ? terms.zone : undefined;
    const goods = result.lines.map(({ product }) => product);
    const earliest = earliestDeliveryDay(goods, now, closed, zone?.deliveryTime);
    const start = picked !== undefined && picked > earliest ? picked : earliest;
    const all = Array.from({ length: OFFERED_DAYS }, (_, index) => addDays(earliest, index));
    const stages = stageDays(plan, start, closed);
    const machines = datedMachines(result.tools, stages, unchargedDays(options));
    return {
      machines,
      start,
      days: all.filter((day) => isHandoverDay(day, closed)),
      pick,
      netCents: machines.reduce((sum, { price }) => sum + price.netCents, 0),
      grossCents: machines.reduce((sum, { price }) => sum + price.grossCents, 0),
    };
  }, [plan, terms, result, now, options, picked]);
}

export type PlanMachineDays = NonNullable<ReturnType<typeof usePlanMachines>>;
