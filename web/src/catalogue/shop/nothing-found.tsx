import { COMPANY } from '@shop/domain/company';
import type { ReactNode } from 'react';
import { EmptyList } from '../../ui/loaded-list.tsx';
import type { CatalogueQuery } from './use-catalogue-query.ts';

const NONE = 'Keine Produkte gefunden';

interface NothingFoundProps {
  query: CatalogueQuery;
  /** How many products match category and search. */
  hits: number;
  /** How many products of any category match the search. */
  elsewhere(): number;
  onClear(): void;
  children: ReactNode;
}

/**
 * Says how many hits there are without the facets or in other categories; if there are none, shows what
 * may help.
 */
export function NothingFound(props: NothingFoundProps) {
  const { query, hits, elsewhere, onClear, children } = props;
  if (hits > 0) {
    return (
      <EmptyList
        title={NONE}
        hint={`Ohne die gewählten Filter gibt es ${hits} Treffer.`}
        action="Alle Filter entfernen"
        onAction={query.clearFacets}
      />
    );
  }
  const hitsElsewhere = query.category ? elsewhere() : 0;
  if (hitsElsewhere > 0) {
    return (
      <EmptyList
        title={NONE}
        hint={`In den anderen Kategorien gibt es ${hitsElsewhere} Treffer.`}
        action="In allen Kategorien suchen"
        onAction={() => query.setCategory('')}
      />
    );
  }
  return (
    <EmptyList
      title={NONE}
      hint={`Versuchen Sie einen allgemeineren Suchbegriff, etwa „Kies“ oder „Pflaster“, oder eine andere Kategorie. Wir helfen auch am Telefon: ${COMPANY.phone.display}.`}
      action="Filter zurücksetzen"
      onAction={onClear}
    >
      {children}
    </EmptyList>
  );
}
