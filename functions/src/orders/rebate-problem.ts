import type { Rebate } from '@shop/domain/order/rebate';
import { formatEuro } from '@shop/domain/text/format';
import type { StoredSums } from '../stored/order.ts';
import { rebateTaken } from '../stored/order-view.ts';

/** Refuses a rebate in euro above the total it is deducted from. */
export function rebateProblem({ percent, cents }: Rebate, sums: StoredSums): string | undefined {
  const takenCents = rebateTaken(sums);
  return percent || cents <= takenCents
    ? undefined
    : `Der Rabatt von ${formatEuro(cents)} ist mehr als alles zusammen: ${formatEuro(takenCents)}.`;
}
