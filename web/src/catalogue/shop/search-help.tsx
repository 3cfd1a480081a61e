import Link from '@mui/material/Link';
import { COMPANY } from '@shop/domain/company';
import { findPages } from '@shop/domain/contract/page-words';
import type { Product } from '@shop/domain/product/product';
import { productSearch } from '@shop/domain/product/product-search';
import type { RentalTool } from '@shop/domain/rental/rental';
import { toolNameSearch, toolSearch } from '@shop/domain/rental/tool-search';
import { nearestQueries } from '@shop/domain/search/search-nearest';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/queries.ts';
import { categoryPath, rentalSearchPath, rentalToolPath, searchPath } from '../../lib/paths.ts';
import { part } from '../../ui/layout.tsx';
import { useCategories } from '../shared/use-categories.ts';
import { NothingFound } from './nothing-found.tsx';

interface CatalogueFilter {
  /** Empty for all categories. */
  category: string;
  /** Words to find in name, description or category; empty for all products. */
  search: string;
}

/**
 * The products that match the filter, with all words of the search or else most of them: best hits first,
 * otherwise in the catalogue's order.
 */
function filterProducts(
  products: readonly Product[],
  { category, search }: CatalogueFilter,
): Product[] {
  const found = productSearch(products).findBest(search);
  return category === '' ? found : found.filter((product) => product.category === category);
}

interface SearchHelpProps {
  products: readonly Product[];
  search: string;
  /** With hits, only tools whose names match the search are shown, and pages. */
  hasHits: boolean;
}

function SearchHelp({ products, search, hasHits }: SearchHelpProps) {
  const categories = useCategories();
  if (hasHits) {
    return (
      <>
        {productSearch(products).find(search).length === 0 && (
          <Entry>Keine Treffer mit allen Wörtern; das passt zu den meisten.</Entry>
        )}
        <RentalHits search={search} searchOf={toolNameSearch} />
        <PageHits search={search} />
      </>
    );
  }
  const names = products.map(({ name }) => name);
  return (
    <>
      <Line
        title="Meinten Sie"
        links={nearestQueries(search, names, productSearch(products).find).map((text) => ({
          to: searchPath(text),
          label: text,
        }))}
      />
      <RentalHits search={search} searchOf={toolSearch} />
      <PageHits search={search} />
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

const MOST_TOOLS = 3;
const MOST_PAGES = 3;

const NONE: readonly RentalTool[] = [];

function RentalHits({ search, searchOf }: { search: string; searchOf: typeof toolSearch }) {
  const { data: tools = NONE } = useQuery(apiQuery('GET /api/rental-tools'));
  const found = searchOf(tools).findBest(search);
  const links = found
    .slice(0, MOST_TOOLS)
    .map(({ id, name }) => ({ to: rentalToolPath(id), label: name }));
  if (found.length > MOST_TOOLS) {
    links.push({ to: rentalSearchPath(search), label: `alle ${found.length} Mietgeräte` });
  }
  return <Line title="Im Mietpark" links={links} />;
}

function PageHits({ search }: { search: string }) {
  const links = findPages(search)
    .slice(0, MOST_PAGES)
    .map(({ path, title }) => ({ to: path, label: title }));
  return <Line title="Zum Thema" links={links} />;
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

export default { filterProducts, NothingFound, productSearch, SearchHelp };
