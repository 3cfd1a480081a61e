import { goodsDeliveryTime, withinDeliveryTime } from '@shop/domain/product/delivery-time';
import type { Product, ProductDetail } from '@shop/domain/product/product';
import { priceLabel } from '../../components/price-row.tsx';
import { productData } from '../../lib/head/item-data.ts';
import { itemDescription } from '../../lib/head/item-description.ts';
import type { IndexedHead } from '../../lib/head/page-head.ts';
import { shareImageOf } from '../../lib/head/share-image.ts';
import { breadcrumbList } from '../../lib/head/structured-data.ts';
import { categoryPath, PATHS, productPath } from '../../lib/paths.ts';

export function productHead(product: ProductDetail): IndexedHead {
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
    // Only crawlers read it; keeps it out of the browser bundle.
    structuredData: import.meta.env.SSR
      ? [
          productData(product, path),
          breadcrumbList(productTrail(product), { to: path, label: name }),
        ]
      : [],
  };
}

export function productTrail({ category }: Pick<Product, 'category'>) {
  return [
    { to: PATHS.catalogue, label: 'Katalog' },
    { to: categoryPath(category), label: category },
  ];
}
