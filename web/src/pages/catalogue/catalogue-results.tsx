import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { productsQuery } from '../../api/catalogue-queries.ts';
import { EmptyList } from '../../components/empty-list.tsx';
import { ListLoading } from '../../components/list-loading.tsx';
import { useCauseOfFailure } from '../../components/use-cause-of-failure.ts';
import { FoundProducts } from './found-products.tsx';

type CatalogueResultsProps = Omit<ComponentProps<typeof FoundProducts>, 'products'>;

/** The products that fit the filter, how many they are, or why there are none. */
export function CatalogueResults(props: CatalogueResultsProps) {
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
  return <FoundProducts products={data} {...props} />;
}
