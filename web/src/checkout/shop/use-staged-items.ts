import type { CartItem } from '@shop/domain/cart/cart';
import { STAGE_DAYS_AHEAD } from '@shop/domain/delivery/stage';
import { type DayTerms, wishedDayProblem } from '@shop/domain/order/delivery-wish';
import { useMemo } from 'react';
import stagedItems, { type StagedItem } from '../../cart/shared/staged-items.ts';
import { plansOf } from '../../cart/shared/stored-plans.ts';
import { storedChanges, storedOfSession } from '../../cart/shared/use-cart.ts';
import { useSessionId } from '../../lib/browser-storage/session-id.ts';
import { useStoredText } from '../../lib/browser-storage/stored-text.ts';

export interface StagesOfCart {
  /** All lines; days that are no longer possible are left out. */
  items: StagedItem[];
  /** The lines whose requested day is no longer possible. */
  missed: StagedItem[];
  isPrepaid: boolean;
}

/** The lines of the cart with the delivery days requested by its plans. */
export function useStagedItems(
  items: readonly CartItem[],
  { now, closed, ofZone, isPrepaid = false }: DayTerms,
): StagesOfCart {
  const session = useSessionId();
  const text = useStoredText(storedChanges);
  return useMemo(() => {
    const staged = stagedItems(items, plansOf(storedOfSession(text, session)) ?? []);
    const terms = { now, closed, ofZone, isPrepaid };
    const missed = staged.filter(
      (item) =>
        item.wished_day && wishedDayProblem(item.wished_day, [item], terms, STAGE_DAYS_AHEAD),
    );
    const possible = staged.map((item) => {
      const { wished_day: _, stage: __, ...plain } = item;
      return missed.includes(item) ? plain : item;
    });
    return { items: possible, missed, isPrepaid };
  }, [items, text, session, now, closed, ofZone, isPrepaid]);
}
