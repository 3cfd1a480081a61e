import type { ProductDetail } from '@shop/domain/product/product';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { DetailPage } from '../../components/detail-page.tsx';
import { apiQuery } from '../../lib/api/queries.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { ProductView } from '../../views/product/product-view.tsx';
import { productHead, productTrail } from './product-head.ts';

const TEXTS = {
  name: 'product',
  loading: 'Produkt wird geladen...',
  what: 'dieses Produkt',
  failed: 'Das Produkt konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.',
  missingTitle: 'Produkt nicht gefunden',
  missing:
    'Das Produkt gibt es nicht oder nicht mehr. Im Katalog finden Sie unser ganzes Sortiment.',
};

const LIST = { to: PATHS.catalogue, label: 'Zurück zum Katalog' };

export default function ProductPage() {
  const { id = '' } = useParams();
  const result = useQuery(apiQuery('GET /api/products/{id}', { id }));
  return (
    <DetailPage result={result} texts={TEXTS} list={LIST}>
      {(product) => <ProductDetails key={product.id} product={product} />}
    </DetailPage>
  );
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
