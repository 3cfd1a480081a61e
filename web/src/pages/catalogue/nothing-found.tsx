import { COMPANY } from '@shop/domain/company';
import { EmptyList } from '../../components/empty-list.tsx';

interface NothingFoundProps {
  /** How many products of other categories the search would find. */
  hitsElsewhere: number;
  onClear(): void;
  onSearchEverywhere(): void;
}

/** What to try where no product fits the filter. */
export function NothingFound({ hitsElsewhere, onClear, onSearchEverywhere }: NothingFoundProps) {
  if (hitsElsewhere > 0) {
    return (
      <EmptyList
        title="Keine Produkte gefunden"
        hint={`In den anderen Kategorien gibt es ${hitsElsewhere} Treffer.`}
        action="In allen Kategorien suchen"
        onAction={onSearchEverywhere}
      />
    );
  }
  return (
    <EmptyList
      title="Keine Produkte gefunden"
      hint={`Versuchen Sie einen allgemeineren Suchbegriff, etwa „Kies“ oder „Pflaster“, oder eine andere Kategorie. Wir helfen auch am Telefon: ${COMPANY.phone.display}.`}
      action="Filter zurücksetzen"
      onAction={onClear}
    />
  );
}
