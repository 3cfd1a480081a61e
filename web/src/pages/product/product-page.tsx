import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { detailPage } from '../../components/detail-layout.ts';
import { DetailLoading } from '../../components/detail-loading.tsx';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductNotFound } from './product-not-found.tsx';

/** One product: what it is, what it costs, and the way into the cart. */
export default function ProductPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(apiQuery('GET /api/products/{id}', { id }));
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
