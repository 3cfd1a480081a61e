import { formatEuro } from '@shop/domain/format';
import { toCents } from '@shop/domain/money';
import type { RentalTool } from '@shop/domain/rental';
import { articleNumber } from '@shop/domain/rental-list';
import { memo } from 'react';
import { ItemCard } from '../../components/item-card.tsx';
import { FavouriteButton } from '../../features/rental/favourite-button.tsx';
import { rentalToolPath } from '../../lib/paths.ts';

interface RentalCardProps {
  tool: RentalTool;
  /** Its picture is not waited for. */
  isSeenFirst: boolean;
}

/** A tool of the list, with its price by the day. */
export const RentalCard = memo(function RentalCard({ tool, isSeenFirst }: RentalCardProps) {
  return (
    <ItemCard
      item={tool}
      to={rentalToolPath(tool.id)}
      subtitle={
        <>
          {tool.brand}
          <span>Art.-Nr. {articleNumber(tool)}</span>
        </>
      }
      price={`${formatEuro(toCents(tool.daily_price))} / Tag`}
      corner={<FavouriteButton tool={tool} />}
      isSeenFirst={isSeenFirst}
    />
  );
});
