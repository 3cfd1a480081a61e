import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { COMPANY } from '@shop/domain/company';
import { PRODUCT_CATEGORIES, type Product } from '@shop/domain/product';
import { productSearch } from '@shop/domain/product-search';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyList } from '../../components/loaded-list.tsx';
import { categoryPath, searchPath } from '../../lib/paths.ts';
import { RentalHits } from './rental-hits.tsx';

export const NONE = 'Keine Produkte gefunden';

interface NothingFoundProps {
  products: readonly Product[];
  search: string;
  /** How many products of other categories match the search. */
  hitsElsewhere: number;
  onClear(): void;
  onSearchEverywhere(): void;
}

/** Why no product is shown, and where to go on. */
export function NothingFound({
  products,
  search,
  hitsElsewhere,
  onClear,
  onSearchEverywhere,
}: NothingFoundProps) {
  if (hitsElsewhere > 0) {
    return (
      <EmptyList
        title={NONE}
        hint={`In den anderen Kategorien gibt es ${hitsElsewhere} Treffer.`}
        action="In allen Kategorien suchen"
        onAction={onSearchEverywhere}
      />
    );
  }
  const nearest = productSearch(products).nearestQueries(search);
  return (
    <EmptyList
      title={NONE}
      hint={`Versuchen Sie einen allgemeineren Suchbegriff, etwa „Kies“ oder „Pflaster“, oder eine andere Kategorie. Wir helfen auch am Telefon: ${COMPANY.phone.display}.`}
      action="Filter zurücksetzen"
      onAction={onClear}
    >
      {nearest.length > 0 && (
        <Row title="Meinten Sie">
          {nearest.map((text) => (
            <Link key={text} component={RouterLink} to={searchPath(text)}>
              {text}
            </Link>
          ))}
        </Row>
      )}
      <RentalHits search={search} />
      <Row title="Kategorien">
        {PRODUCT_CATEGORIES.map((category) => (
          <Link key={category} component={RouterLink} to={categoryPath(category)}>
            {category}
          </Link>
        ))}
      </Row>
      <Row title="Telefon">
        <Link href={COMPANY.phone.href}>{COMPANY.phone.display}</Link>
      </Row>
    </EmptyList>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={row}>
      <span>{title}:</span>
      {children}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: 2,
  '& > *': { display: 'flex', alignItems: 'center', minHeight: 44 },
  '& a': { fontWeight: 600 },
};
