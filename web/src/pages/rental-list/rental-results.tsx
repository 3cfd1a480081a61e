import { type RentalFilter, rentalList } from '@shop/domain/rental/rental-list';
import { useQuery } from '@tanstack/react-query';
import { ItemList } from '../../components/item-list.tsx';
import { EmptyList, LoadedList, ResultCount } from '../../components/loaded-list.tsx';
import { RentalCard } from '../../features/rental/rental-card.tsx';
import { apiQuery } from '../../lib/api/queries.ts';

const NONE = 'Keine Mietgeräte gefunden';

/** The tools that match the filter, how many there are, or why there are none. */
export function RentalResults({ filter, onClear }: { filter: RentalFilter; onClear(): void }) {
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
