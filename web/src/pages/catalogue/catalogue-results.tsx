import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useDeferredValue, useEffect } from 'react';
import { productsQuery } from '../../api/catalogue-queries.ts';
import { EmptyList } from '../../components/empty-list.tsx';
import { ListLoading } from '../../components/list-loading.tsx';
import { useCauseOfFailure } from '../../components/use-cause-of-failure.ts';
import { FoundProducts } from './found-products.tsx';

type CatalogueResultsProps = Omit<ComponentProps<typeof FoundProducts>, 'products'>;

/** The products that fit the filter, how many they are, or why there are none. */
export function CatalogueResults(props: CatalogueResultsProps) {
  const { data, error, isFetching, refetch } = useQuery(productsQuery);
  // The list is drawn in small steps, between which a press is answered.
  const products = useDeferredValue(data);
  useEffect(() => {
    if (error) console.error('Failed to load products:', error);
  }, [error]);

  const cause = useCauseOfFailure(
    'der Katalog',
    'Der Katalog konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  );

  if (!products && (data || isFetching)) return <ListLoading text="Produkte werden geladen..." />;
  if (!products) {
    return (
      <EmptyList
        title="Keine Produkte gefunden"
        hint={cause}
        action="Erneut versuchen"
        onAction={() => void refetch()}
      />
    );
  }
  return <FoundProducts products={products} {...props} />;
}
