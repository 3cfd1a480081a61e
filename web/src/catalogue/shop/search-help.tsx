import Link from '@mui/material/Link';
import { COMPANY } from '@shop/domain/company';
import { shopSearch } from '@shop/domain/contract/shop-search';
import type { Product } from '@shop/domain/product/product';
import { nearestQueries } from '@shop/domain/search/search-nearest';
import { useEffect } from 'react';
import { foundNothing } from '../../lib/missed-search.ts';
import { categoryPath, searchPath } from '../../lib/paths.ts';
import { part } from '../../ui/layout.tsx';
import { useCategories } from '../shared/use-categories.ts';
import { FoundParts } from './found-parts.tsx';
import { NothingFound } from './nothing-found.tsx';

interface SearchHelpProps {
  products: readonly Product[];
  search: string;
  /** Whether a search for this text finds anything, not only products. */
  finds(text: string): boolean;
}

/** Suggestions when no product was found. Reports the search to the office if nothing else was found either. */
function SearchHelp({ products, search, finds }: SearchHelpProps) {
  const categories = useCategories();
  const isMissed = !finds(search);
  useEffect(() => {
    foundNothing(isMissed ? search : '');
    return () => foundNothing('');
  }, [isMissed, search]);
  const names = products.map(({ name }) => name);
  const nearest = nearestQueries(search, names, finds);
  return (
    <>
      <Line
        title="Meinten Sie"
        links={nearest.map((text) => ({ to: searchPath(text), label: text }))}
      />
      <Line
        title="Kategorien"
        links={categories.map(({ category }) => ({
          to: categoryPath(category),
          label: category,
        }))}
      />
      <Entry>
        Telefon: <Link href={COMPANY.phone.href}>{COMPANY.phone.display}</Link>
      </Entry>
    </>
  );
}

interface LineProps {
  title: string;
  links: readonly { to: string; label: string }[];
}

function Line({ title, links }: LineProps) {
  if (links.length === 0) return null;
  return (
    <Entry>
      {title}:{' '}
      {links.map(({ to, label }, index) => (
        <span key={to}>
          {index > 0 && ' · '}
          <Link href={to}>{label}</Link>
        </span>
      ))}
    </Entry>
  );
}

const Entry = part('div', { mb: 2, lineHeight: 2, '& a': { fontWeight: 600 } });

export default { FoundParts, NothingFound, SearchHelp, shopSearch };
