import { toCents } from '@shop/domain/money/money';
import { articleNumber, type RentalTool, rentalStock } from '@shop/domain/rental/rental';
import { formatEuro } from '@shop/domain/text/format';
import { memo } from 'react';
import { ItemCard } from '../../components/item-card.tsx';
import { rentalToolPath } from '../../lib/paths.ts';
import { FavouriteButton } from './favourite-button.tsx';

interface RentalCardProps {
  tool: RentalTool;
  isSeenFirst: boolean;
}

export const RentalCard = memo(function RentalCard({ tool, isSeenFirst }: RentalCardProps) {
  return (
    <ItemCard
      item={tool}
      to={rentalToolPath(tool.id)}
      subtitle={
        <>
          {tool.brand}
          <span>Art.-Nr. {articleNumber(tool)}</span>
          <span>{rentalStock(tool)}</span>
        </>
      }
      price={`${formatEuro(toCents(tool.daily_price))} / Tag`}
      corner={<FavouriteButton tool={tool} />}
      isSeenFirst={isSeenFirst}
    />
  );
});
