import { toCents } from '@shop/domain/money/money';
import { articleNumber, type RentalTool, rentalStock } from '@shop/domain/rental/rental';
import type { RentalTier } from '@shop/domain/rental/rental-price';
import { formatEuro, formatShortEuro } from '@shop/domain/text/format';
import { memo, type ReactNode } from 'react';
import { PERIOD_PARAMS, rentalPath, tierParam } from '../../lib/paths.ts';
import { ItemCard } from '../../ui/item-card.tsx';
import { FavouriteButton } from './favourite-button.tsx';

interface RentalCardProps {
  tool: RentalTool;
  isSeenFirst: boolean;
  heading?: 'h3';
  /** How many are free in the list's filtered period; the card's link passes that period on. */
  free?: number | undefined;
  start?: string;
  end?: string;
  /** The cheapest for that period, and what it costs then. */
  tier?: RentalTier | undefined;
  sum?: ReactNode;
}

export const RentalCard = memo(function RentalCard(props: RentalCardProps) {
  const { tool, free, start = '', end = '', tier, sum, ...card } = props;
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
          <span data-price={sum ? 'net' : undefined}>
            {formatEuro(toCents(tool.daily_price))} / Tag
          </span>
          {tool.weekend_price !== undefined && (
            <small>Wochenende {formatShortEuro(toCents(tool.weekend_price))}</small>
          )}
          {sum && <small data-price="gross">{sum}</small>}
        </>
      }
      corner={<FavouriteButton tool={tool} />}
      {...card}
    />
  );
});
