import { toCents } from '@shop/domain/money/money';
import { articleNumber, type RentalTool, rentalStock } from '@shop/domain/rental/rental';
import { formatEuro } from '@shop/domain/text/format';
import { memo } from 'react';
import { ItemCard } from '../../components/item-card.tsx';
import { PERIOD_PARAMS, rentalPath } from '../../lib/paths.ts';
import { FavouriteButton } from './favourite-button.tsx';

interface RentalCardProps {
  tool: RentalTool;
  isSeenFirst: boolean;
  /** How many are free in the list's filtered period; the card's link passes that period on. */
  free?: number | undefined;
  start?: string;
  end?: string;
}

export const RentalCard = memo(function RentalCard(props: RentalCardProps) {
  const { tool, isSeenFirst, free, start = '', end = '' } = props;
  return (
    <ItemCard
      item={tool}
      to={rentalPath('rentalTool', tool.id, {
        [PERIOD_PARAMS.start]: start,
        [PERIOD_PARAMS.end]: end,
      })}
      subtitle={
        <>
          {tool.brand}
          <span>Art.-Nr. {articleNumber(tool)}</span>
          <span>
            {free === undefined ? rentalStock(tool) : `${free} von ${tool.quantity_available} frei`}
          </span>
        </>
      }
      price={`${formatEuro(toCents(tool.daily_price))} / Tag`}
      corner={<FavouriteButton tool={tool} />}
      isSeenFirst={isSeenFirst}
    />
  );
});
