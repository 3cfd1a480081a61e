import { toCents } from '@shop/domain/money/money';
import type { VatRate } from '@shop/domain/money/vat';
import { articleNumber, type RentalTool, rentalStock } from '@shop/domain/rental/rental';
import type { RentalTier } from '@shop/domain/rental/rental-price';
import { netNote } from '@shop/domain/text/vat-text';
import { memo, type ReactNode } from 'react';
import { PERIOD_PARAMS, rentalPath, tierParam } from '../../lib/paths.ts';
import { ItemCard } from '../../ui/item-card.tsx';
import { Price, Priced } from '../../ui/price.tsx';
import { FavouriteButton } from './favourite-button.tsx';

interface RentalCardProps {
  tool: RentalTool;
  rate?: VatRate;
  isSeenFirst: boolean;
  heading?: 'h3';
  /** How many are free in the list's filtered period; the card's link passes that period on. */
  free?: number | undefined;
  start?: string;
  end?: string;
  /** The tier charged for that period unless another is chosen, and its price. */
  tier?: RentalTier | undefined;
  sum?: ReactNode;
  /** The weekend price for that period, if it is lower: nobody gets it unasked. */
  weekend?: ReactNode;
}

export const RentalCard = memo(function RentalCard(props: RentalCardProps) {
  const { tool, rate, free, start = '', end = '', tier, sum, weekend, ...card } = props;
  const dayCents = toCents(tool.daily_price);
  return (
    <ItemCard
      item={tool}
      to={rentalPath('rentalTool', tool.id, {
        [PERIOD_PARAMS.start]: start,
        [PERIOD_PARAMS.end]: end,
        ...tierParam(tier),
      })}
      subtitle={
        <>
          {tool.brand}
          <span>Art.-Nr. {articleNumber(tool)}</span>
          <span>
            {free === undefined
              ? (rentalStock(tool) ?? 'Zurzeit nicht verfügbar')
              : `${free} von ${tool.quantity_available} frei`}
          </span>
        </>
      }
      price={
        <>
          <Price cents={dayCents} rate={rate} unit="Tag" isPair={sum !== undefined} />
          {!weekend && tool.weekend_price !== undefined && (
            <small>
              Wochenende <Price cents={toCents(tool.weekend_price)} rate={rate} isShort />
            </small>
          )}
          {sum ? (
            <>
              <small data-price="gross">{sum}</small>
              {weekend && <small data-price="gross">{weekend}</small>}
            </>
          ) : (
            <Priced quoted={null} gross={<small>{netNote(dayCents, rate)}</small>} />
          )}
        </>
      }
      corner={<FavouriteButton tool={tool} />}
      {...card}
    />
  );
});
