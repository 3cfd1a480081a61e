import type { ClosedDays } from '@shop/domain/delivery/delivery-days';
import { unchargedDays } from '@shop/domain/delivery/rental-handover';
import { sumCents } from '@shop/domain/money/money';
import { datedMachines, stageDays } from '@shop/domain/planner/machines';
import type { PlannedStage } from '@shop/domain/planner/stages';
import type { WorkedOutPlan } from '@shop/domain/planner/work-out';
import { useMemo } from 'react';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';

interface Staged {
  stages: readonly PlannedStage[];
  closed: ClosedDays;
}

/** The machines of a plan on the days of their stages, and their rent. */
export function usePlanMachines(result: WorkedOutPlan | undefined, { stages, closed }: Staged) {
  const options = useDeliveryOptions();
  return useMemo(() => {
    if (!result) return undefined;
    const days = stageDays(stages, closed);
    const machines = datedMachines(result.tools, days, unchargedDays(options));
    return {
      machines,
      netCents: sumCents(machines.map(({ price }) => price.netCents)),
      grossCents: sumCents(machines.map(({ price }) => price.grossCents)),
    };
  }, [result, stages, closed, options]);
}

export type PlanMachineDays = NonNullable<ReturnType<typeof usePlanMachines>>;
