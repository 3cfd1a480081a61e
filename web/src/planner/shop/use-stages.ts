import { LARGE_TRUCK } from '@shop/domain/delivery/order-weight';
import { unchargedDays } from '@shop/domain/delivery/rental-handover';
import type { StageWish } from '@shop/domain/delivery/stage';
import { sumCents } from '@shop/domain/money/money';
import { datedMachines, stageDays } from '@shop/domain/planner/machines';
import type { PlanDays } from '@shop/domain/planner/plan';
import { stagesOf, wishesOfStages } from '@shop/domain/planner/stages';
import type { WorkedOutPlan } from '@shop/domain/planner/work-out';
import { useMemo } from 'react';
import { useDeliveryPlace } from '../../delivery/shared/use-delivery-place.ts';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { useNow } from '../../lib/use-now.ts';

const NO_DAYS: PlanDays = {};
const NO_WISHES: ReadonlyMap<number, StageWish> = new Map();

/** The stages of a plan. They become requested days only once the visitor has chosen one. */
export function useStages(
  result: WorkedOutPlan | undefined,
  days: PlanDays | undefined,
  clock: () => Date,
) {
  const now = useNow(clock);
  const { closed_days, small_truck } = useDeliveryOptions();
  const place = useDeliveryPlace();
  const ofZone = 'zone' in place ? place.zone?.deliveryTime : undefined;
  return useMemo(() => {
    const closed = new Set(closed_days);
    const trucks = [LARGE_TRUCK, small_truck];
    const circumstances = { days: days ?? NO_DAYS, now, closed, ofZone, trucks };
    const stages = result ? stagesOf(result, circumstances) : [];
    return { stages, wishes: days ? wishesOfStages(stages) : NO_WISHES, closed };
  }, [result, days, now, closed_days, small_truck, ofZone]);
}

type Staged = Pick<ReturnType<typeof useStages>, 'stages' | 'closed'>;

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
