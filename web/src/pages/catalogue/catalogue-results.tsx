import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { LoadedList } from '../../components/loaded-list.tsx';
import { apiQuery } from '../../lib/api/queries.ts';
import { FoundProducts } from './found-products.tsx';

type CatalogueResultsProps = Omit<ComponentProps<typeof FoundProducts>, 'products'>;

/** The products that fit the filter, how many they are, or why there are none. */
export function CatalogueResults(props: CatalogueResultsProps) {
  return (
    <LoadedList
      result={useQuery(apiQuery('GET /api/products'))}
      problem="Failed to load products:"
      loading="Produkte werden geladen..."
      none="Keine Produkte gefunden"
      name="der Katalog"
      notLoaded="Der Katalog konnte nicht geladen werden. Bitte versuchen Sie es erneut."
    >
      {(products) => <FoundProducts products={products} {...props} />}
    </LoadedList>
  );
}
