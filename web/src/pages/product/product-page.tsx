import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { ProductDetail } from '@shop/domain/product/product';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { DetailLoading, detailPage } from '../../components/detail-page.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { useCauseOfFailure } from '../../lib/connection/shop-connection.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { ProductView } from '../../views/product/product-view.tsx';
import { productHead, productTrail } from './product-head.ts';

/** The product whose id is in the URL. */
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

function ProductDetails({ product }: { product: ProductDetail }) {
  usePageHead(productHead(product));
  return (
    <>
      <Breadcrumb trail={productTrail(product)} name={product.name} />
      <ProductView product={product} />
    </>
  );
}

/** `onRetry` is passed if the product could not be loaded and may exist. */
function ProductNotFound({ onRetry }: { onRetry?: () => void }) {
  const cause = useCauseOfFailure(
    'dieses Produkt',
    'Das Produkt konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.',
  );
  return (
    <MessagePage
      title="Produkt nicht gefunden"
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>Erneut versuchen</Button>}
          <Button
            component={RouterLink}
            to={PATHS.catalogue}
            variant={onRetry ? 'outlined' : 'contained'}
          >
            Zurück zum Katalog
          </Button>
        </>
      }
    >
      {onRetry
        ? cause
        : 'Das Produkt gibt es nicht oder nicht mehr. Im Katalog finden Sie unser ganzes Sortiment.'}
    </MessagePage>
  );
}
