import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useDeferredValue } from 'react';
import { ListHead } from '../../components/list-head.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { useSearchText } from '../../components/use-search-text.ts';
import type { PageHead } from '../../head/page-head.ts';
import { listBreadcrumb } from '../../head/structured-data/list-breadcrumb.ts';
import { usePageHead } from '../../head/use-page-head.ts';
import { PATHS } from '../../paths.ts';
import { CatalogueResults } from './catalogue-results.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { useCatalogueQuery } from './use-catalogue-query.ts';
import { ViewToggle } from './view-toggle.tsx';

const HEAD: PageHead = {
  title: 'Katalog',
  description:
    'Alle Baustoffe im Überblick: Schüttgut, Sand, Schotter, Beton, Pflaster und Dachdeckung mit Preisen je Tonne, m² oder Stück. Lieferung in 24–48 Stunden.',
  path: PATHS.catalogue,
  // For robots alone: the browser's bundle goes without.
  structuredData: import.meta.env.SSR ? [listBreadcrumb(PATHS.catalogue, 'Katalog')] : [],
};

/** All products, to be searched and narrowed down. */
export default function CataloguePage() {
  usePageHead(HEAD);
  const query = useCatalogueQuery();
  const { text, setText, flush } = useSearchText(query.search, query.setSearch);
  // The field follows each key at once, the list when there is time.
  const search = useDeferredValue(text);
  const clearFilter = () => {
    setText('');
    query.clearFilter();
  };
  return (
    <Container sx={{ py: { xs: 4, md: 7 } }}>
      <ListHead title="Katalog">
        Schüttgut, Sand, Beton, Pflaster und Dachdeckung für Straße, Haus und Garten. Alle Preise
        zuzüglich Mehrwertsteuer.
      </ListHead>
      <Box sx={{ display: 'flex', gap: 2, mb: 2 }}>
        <SearchField label="Produkte suchen" text={text} onChange={setText} onDone={flush} />
        <ViewToggle view={query.view} onPick={query.setView} />
      </Box>
      <CategoryFilter category={query.category} onPick={query.setCategory} />
      <Box sx={{ mt: 3, minHeight: 480 }}>
        <CatalogueResults
          category={query.category}
          search={search}
          view={query.view}
          onClear={clearFilter}
          onSearchEverywhere={() => query.setCategory('')}
        />
      </Box>
    </Container>
  );
}
