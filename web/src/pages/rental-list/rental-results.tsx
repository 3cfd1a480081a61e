import { type RentalFilter, rentalList } from '@shop/domain/rental-list';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { rentalToolsQuery } from '../../api/rental-queries.ts';
import { EmptyList } from '../../components/empty-list.tsx';
import { ListLoading } from '../../components/list-loading.tsx';
import { ResultCount } from '../../components/result-count.tsx';
import { useCauseOfFailure } from '../../components/use-cause-of-failure.ts';
import { RentalTools } from './rental-tools.tsx';

interface RentalResultsProps {
  filter: RentalFilter;
  onClear(): void;
}

/** The tools that fit the filter, how many they are, or why there are none. */
export function RentalResults({ filter, onClear }: RentalResultsProps) {
  const { data, error, isFetching, refetch } = useQuery(rentalToolsQuery);
  // The list is drawn in small steps, between which a press is answered.
  const all = useDeferredValue(data);
  useEffect(() => {
    if (error) console.error('Failed to load rental tools:', error);
  }, [error]);

  const cause = useCauseOfFailure(
    'die Liste der Mietgeräte',
    'Die Mietgeräte konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  );

  if (!all && (data || isFetching)) return <ListLoading text="Mietgeräte werden geladen..." />;
  if (!all) {
    return (
      <EmptyList
        title="Keine Mietgeräte gefunden"
        hint={cause}
        action="Erneut versuchen"
        onAction={() => void refetch()}
      />
    );
  }
  const tools = rentalList(all, filter);
  return (
    <>
      <ResultCount
        text={tools.length === 1 ? '1 Mietgerät gefunden' : `${tools.length} Mietgeräte gefunden`}
      />
      {tools.length > 0 ? (
        <RentalTools tools={tools} />
      ) : (
        <EmptyList
          title="Keine Mietgeräte gefunden"
          hint="Versuchen Sie andere Suchbegriffe oder entfernen Sie Filter."
          action="Filter zurücksetzen"
          onAction={onClear}
        />
      )}
    </>
  );
}
