import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { productsQuery } from '../../api/catalogue-queries.ts';
import { EmptyList } from '../../components/empty-list.tsx';
import { ListLoading } from '../../components/list-loading.tsx';
import { ResultCount } from '../../components/result-count.tsx';
import { useCauseOfFailure } from '../../components/use-cause-of-failure.ts';
import { type CatalogueFilter, filterProducts } from './filter-products.ts';
import { ProductList } from './product-list.tsx';
import type { CatalogueView } from './use-catalogue-query.ts';

interface CatalogueResultsProps {
  filter: CatalogueFilter;
  view: CatalogueView;
  onClear(): void;
}

/** The products that fit the filter, how many they are, or why there are none. */
export function CatalogueResults({ filter, view, onClear }: CatalogueResultsProps) {
  const { data, error, isFetching, refetch } = useQuery(productsQuery);
  useEffect(() => {
    if (error) console.error('Failed to load products:', error);
  }, [error]);

  const cause = useCauseOfFailure(
    'der Katalog',
    'Der Katalog konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  );

  if (!data && isFetching) return <ListLoading text="Produkte werden geladen..." />;
  if (!data) {
    return (
      <EmptyList
        title="Keine Produkte gefunden"
        hint={cause}
        action="Erneut versuchen"
        onAction={() => void refetch()}
      />
    );
  }
  const products = filterProducts(data, filter);
  return (
    <>
      <ResultCount text={countText(products.length, filter.category)} />
      {products.length > 0 ? (
        <ProductList products={products} view={view} />
      ) : (
        <EmptyList
          title="Keine Produkte gefunden"
          hint="Versuchen Sie einen anderen Suchbegriff oder eine andere Kategorie."
          action="Filter zurücksetzen"
          onAction={onClear}
        />
      )}
    </>
  );
}

function countText(count: number, category: string): string {
  return `${count} Produkte gefunden${category && ` in "${category}"`}`;
}
