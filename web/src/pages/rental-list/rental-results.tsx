import { toCents } from '@shop/domain/money/money';
import { articleNumber, type RentalTool, rentalStock } from '@shop/domain/rental/rental';
import { type RentalFilter, rentalList } from '@shop/domain/rental/rental-list';
import { formatEuro } from '@shop/domain/text/format';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { ItemCard } from '../../components/item-card.tsx';
import { ItemList } from '../../components/item-list.tsx';
import { EmptyList, LoadedList, ResultCount } from '../../components/loaded-list.tsx';
import { FavouriteButton } from '../../features/rental/favourite-button.tsx';
import { apiQuery } from '../../lib/api/queries.ts';
import { rentalToolPath } from '../../lib/paths.ts';

interface RentalResultsProps {
  filter: RentalFilter;
  onClear(): void;
}

const NONE = 'Keine Mietgeräte gefunden';

/** The tools that match the filter, how many there are, or why there are none. */
export function RentalResults({ filter, onClear }: RentalResultsProps) {
  return (
    <LoadedList
      result={useQuery(apiQuery('GET /api/rental-tools'))}
      problem="Failed to load rental tools:"
      loading="Mietgeräte werden geladen..."
      none={NONE}
      name="die Liste der Mietgeräte"
      notLoaded="Die Mietgeräte konnten nicht geladen werden. Bitte versuchen Sie es erneut."
    >
      {(all) => <FoundTools tools={rentalList(all, filter)} onClear={onClear} />}
    </LoadedList>
  );
}

interface FoundToolsProps {
  tools: ReturnType<typeof rentalList>;
  onClear(): void;
}

function FoundTools({ tools, onClear }: FoundToolsProps) {
  return (
    <>
      <ResultCount
        text={tools.length === 1 ? '1 Mietgerät gefunden' : `${tools.length} Mietgeräte gefunden`}
      />
      {tools.length > 0 ? (
        <ItemList view="grid" items={tools}>
          {(tool, isSeenFirst) => (
            <RentalCard key={tool.id} tool={tool} isSeenFirst={isSeenFirst} />
          )}
        </ItemList>
      ) : (
        <EmptyList
          title={NONE}
          hint="Versuchen Sie andere Suchbegriffe oder entfernen Sie Filter."
          action="Filter zurücksetzen"
          onAction={onClear}
        />
      )}
    </>
  );
}

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
