import type { CartItem } from '@shop/domain/cart/cart';
import { wishesOf } from '@shop/domain/cart/cart-plans';
import {
  STAGE_DAYS_AHEAD,
  type StageWish,
  stagesOfLines,
  stageText,
} from '@shop/domain/delivery/stage';
import { type DayTerms, wishedDayProblem } from '@shop/domain/order/delivery-wish';
import { useMemo } from 'react';
import { useCartState } from '../../cart/shared/cart-plan.ts';
import { Block, PlainList, Quiet, Strong } from '../../ui/layout.tsx';

export type StagedItem = CartItem & StageWish;

interface StagesOfCart {
  /** With the days that are still possible. */
  items: StagedItem[];
  /** Days of plans that are not possible any more. */
  missed: string[];
  isPrepaid: boolean;
}

/** The lines of the cart with the days on which its plans want them. */
export function useStagedItems(
  items: readonly CartItem[],
  { now, closed, ofZone, isPrepaid }: DayTerms,
): StagesOfCart {
  const { state } = useCartState();
  return useMemo(() => {
    const wishes = wishesOf(state);
    const staged = items.map((item): StagedItem => ({ ...item, ...wishes.get(item.product_id) }));
    const terms = { now, closed, ofZone, isPrepaid };
    const isLate = (item: StagedItem) =>
      item.wished_day && wishedDayProblem(item.wished_day, [item], terms, STAGE_DAYS_AHEAD);
    return {
      items: staged.map((item) => {
        const { wished_day: _, stage: __, ...plain } = item;
        return isLate(item) ? plain : item;
      }),
      isPrepaid: isPrepaid === true,
      missed: [...new Set(staged.filter(isLate).map((item) => stageText(item) ?? ''))],
    };
  }, [items, state, now, closed, ofZone, isPrepaid]);
}

/** When each stage of the plans is wanted, instead of one wished day for all. */
export function StageDays({ items, missed, isPrepaid }: StagesOfCart) {
  return (
    <div>
      <Strong>Wunschtermine aus Ihrem Plan</Strong>
      <PlainList>
        {stagesOfLines(items).map(({ told, lines }) => (
          <Block component="li" key={told} mt={0.5}>
            {told}
            <Quiet>{lines.map(({ name }) => name).join(', ')}</Quiet>
          </Block>
        ))}
      </PlainList>
      {items.some(({ wished_day }) => !wished_day) && missed.length === 0 && (
        <Quiet mt={1}>Die Termine der übrigen Artikel vereinbaren wir mit Ihnen.</Quiet>
      )}
      {missed.length > 0 && (
        <Quiet mt={1}>
          Nicht {isPrepaid ? 'mit Vorkasse' : 'mehr'} möglich: {missed.join('; ')}. Dafür
          vereinbaren wir einen Termin mit Ihnen, oder Sie wählen ihn im Plan neu.
        </Quiet>
      )}
    </div>
  );
}
