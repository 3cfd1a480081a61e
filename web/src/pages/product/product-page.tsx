import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { detailPage } from '../../components/detail-layout.ts';
import { DetailLoading } from '../../components/detail-loading.tsx';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { productQuery } from '../../lib/api/catalogue-queries.ts';
import { PATHS } from '../../lib/paths.ts';
import { usePathParam } from '../../lib/use-path-param.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductNotFound } from './product-not-found.tsx';

/** One product: what it is, what it costs, and the way into the cart. */
export default function ProductPage() {
  const id = usePathParam(PATHS.product, 'id');
  const { data, error, isFetching, refetch } = useQuery(productQuery(id));
  const isFault = error !== null && !(error instanceof ApiFailure && error.status < 500);
  useEffect(() => {
    if (isFault) console.error('Failed to load product:', error);
  }, [isFault, error]);

  if (data) {
    return (
      <Container sx={detailPage}>
        <ProductDetails key={data.id} product={data} />
      </Container>
    );
  }
  if (data === undefined && isFetching) return <DetailLoading text="Produkt wird geladen..." />;
  return <ProductNotFound {...(isFault ? { onRetry: () => void refetch() } : {})} />;
}
