import { LARGE_TRUCK } from '@shop/domain/delivery/order-weight';
import type { StageWish } from '@shop/domain/delivery/stage';
import type { PlanDays } from '@shop/domain/planner/plan';
import { stagesOf, wishesOfStages } from '@shop/domain/planner/stages';
import type { WorkedOutPlan } from '@shop/domain/planner/work-out';
import { useMemo } from 'react';
import { useDeliveryPlace } from '../../delivery/shared/use-delivery-place.ts';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { useNow } from '../../lib/use-now.ts';

const NO_DAYS: PlanDays = {};
const NO_WISHES: ReadonlyMap<number, StageWish> = new Map();

/** The stages of a plan; days are wished only once one of them was chosen. */
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
