import type { CartItem } from '@shop/domain/cart/cart';
import { wishesOf } from '@shop/domain/cart/plan-wishes';
import { STAGE_DAYS_AHEAD, type StageWish } from '@shop/domain/delivery/stage';
import { type DayTerms, wishedDayProblem } from '@shop/domain/order/delivery-wish';
import { useMemo } from 'react';
import { plansOf, storedOfSession } from '../../cart/shared/stored-plans.ts';
import { storedChanges } from '../../cart/shared/use-cart.ts';
import { useSessionId } from '../../lib/browser-storage/session-id.ts';
import { useStoredText } from '../../lib/browser-storage/stored-text.ts';

export type StagedItem = CartItem & StageWish;

export interface StagesOfCart {
  /** With the days that are still possible. */
  items: StagedItem[];
  /** With days that are not possible any more. */
  missed: StagedItem[];
  isPrepaid: boolean;
}

/** The lines of the cart with the days on which its plans want them. */
export function useStagedItems(
  items: readonly CartItem[],
  { now, closed, ofZone, isPrepaid = false }: DayTerms,
): StagesOfCart {
  const session = useSessionId();
  const text = useStoredText(storedChanges);
  const wishes = useMemo(
    () => wishesOf(plansOf(storedOfSession(text, session)) ?? []),
    [text, session],
  );
  return useMemo(() => {
    const staged = items.map((item): StagedItem => ({ ...item, ...wishes.get(item.product_id) }));
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
  }, [items, wishes, now, closed, ofZone, isPrepaid]);
}
