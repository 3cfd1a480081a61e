import { useDeferredValue } from 'react';
import { ListPage } from '../../components/list-page.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { useSearchText } from '../../components/use-search-text.ts';
import { pageHead } from '../../lib/head/page-head.ts';
import { listBreadcrumb } from '../../lib/head/structured-data.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { CatalogueResults } from './catalogue-results.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { useCatalogueQuery } from './use-catalogue-query.ts';
import { ViewToggle } from './view-toggle.tsx';

const HEAD = pageHead(
  'catalogue',
  'Alle Baustoffe im Überblick: Schüttgut, Sand, Schotter, Beton, Pflaster und Dachdeckung mit Preisen je Tonne, m² oder Stück. Lieferung in 24–48 Stunden.',
  // For search engines only, so not in the browser's bundle.
  import.meta.env.SSR ? [listBreadcrumb(PATHS.catalogue, 'Katalog')] : [],
);

/** All products, with search and filters. */
export default function CataloguePage() {
  usePageHead(HEAD);
  const query = useCatalogueQuery();
  const { text, setText, flush } = useSearchText(query.search, query.setSearch);
  // The field is updated with each key, the list with lower priority.
  const search = useDeferredValue(text);
  const clearFilter = () => {
    setText('');
    query.clearFilter();
  };
  return (
    <ListPage
      title="Katalog"
      lead="Schüttgut, Sand, Beton, Pflaster und Dachdeckung für Straße, Haus und Garten. Alle Preise zuzüglich Mehrwertsteuer."
      search={
        <>
          <SearchField label="Produkte suchen" text={text} onChange={setText} onDone={flush} />
          <ViewToggle view={query.view} onPick={query.setView} />
        </>
      }
      filters={<CategoryFilter category={query.category} onPick={query.setCategory} />}
    >
      <CatalogueResults
        category={query.category}
        search={search}
        view={query.view}
        onClear={clearFilter}
        onSearchEverywhere={() => query.setCategory('')}
      />
    </ListPage>
  );
}
