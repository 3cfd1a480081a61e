import { goodsDeliveryTime, withinDeliveryTime } from '@shop/domain/product/delivery-time';
import type { Product, ProductDetail } from '@shop/domain/product/product';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { apiQuery } from '../../lib/api/queries.ts';
import { productData } from '../../lib/head/item-data.ts';
import { itemDescription } from '../../lib/head/item-description.ts';
import type { IndexedHead } from '../../lib/head/page-head.ts';
import { shareImageOf } from '../../lib/head/share-image.ts';
import { breadcrumbList } from '../../lib/head/structured-data.ts';
import { useHead } from '../../lib/head/use-page-head.ts';
import { atOwnPrice, usePriceOf } from '../../lib/own-prices.ts';
import { categoryPath, PATHS, productPath } from '../../lib/paths.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { DetailPage } from '../../ui/detail-page.tsx';
import { priceLabel } from '../../ui/product-price.tsx';
import { LeadOn } from '../shared/lead-on.tsx';
import { ProductView } from '../shared/product-view.tsx';

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
    <DetailPage result={result} texts={TEXTS} list={LIST} more={<LeadOn />}>
      {(product) => <ProductDetails key={product.id} product={product} />}
    </DetailPage>
  );
}

function ProductDetails({ product }: { product: ProductDetail }) {
  useHead(productHead(product));
  return (
    <>
      <Breadcrumb trail={productTrail(product)} name={product.name} />
      <ProductView product={useOwnProduct(product)} />
    </>
  );
}

/** The product and those that it links to at the prices of the company that is ordered for. */
function useOwnProduct(product: ProductDetail): ProductDetail {
  const of = usePriceOf();
  return useMemo(() => {
    const { related, alternatives } = product;
    return {
      ...atOwnPrice(product, of),
      ...(related && { related: related.map((each) => atOwnPrice(each, of)) }),
      ...(alternatives && { alternatives: alternatives.map((each) => atOwnPrice(each, of)) }),
    };
  }, [product, of]);
}

function productHead(product: ProductDetail): IndexedHead {
  const { id, name, category, description, price, image_url } = product;
  const path = productPath(id);
  return {
    title: name,
    description: itemDescription([
      description ?? `${name} aus der Kategorie ${category}.`,
      price === undefined ? 'Preis auf Anfrage.' : `${priceLabel(product)} zzgl. MwSt.`,
      'Online bestellen.',
      `Lieferung ${withinDeliveryTime(goodsDeliveryTime(product))}.`,
      'Beratung am Telefon.',
    ]),
    path,
    image: shareImageOf(image_url, product.pictures?.[0]?.alt || name),
    // Only crawlers read it, so it is kept out of the browser bundle.
    structuredData: import.meta.env.SSR
      ? [
          productData(product, path),
          breadcrumbList(productTrail(product), { to: path, label: name }),
        ]
      : [],
  };
}

function productTrail({ category }: Pick<Product, 'category'>) {
  return [
    { to: PATHS.catalogue, label: 'Katalog' },
    { to: categoryPath(category), label: category },
  ];
}
