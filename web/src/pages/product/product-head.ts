import type { ProductDetail } from '@shop/domain/product';
import { priceLabel } from '../../components/price-label.ts';
import { itemDescription } from '../../lib/head/item-description.ts';
import type { ListedHead } from '../../lib/head/page-head.ts';
import { shareImageOf } from '../../lib/head/share-image.ts';
import { breadcrumbList } from '../../lib/head/structured-data/breadcrumb-list.ts';
import { productData } from '../../lib/head/structured-data/product-data.ts';
import { productPath } from '../../lib/paths.ts';
import { productTrail } from './product-trail.ts';

/** What a product's page tells of itself. */
export function productHead(product: ProductDetail): ListedHead {
  const { id, name, category, description, price, image_url } = product;
  const path = productPath(id);
  return {
    title: name,
    description: itemDescription([
      description ?? `${name} aus der Kategorie ${category}.`,
      price === undefined ? 'Preis auf Anfrage.' : `${priceLabel(product)} zzgl. MwSt.`,
      'Online bestellen.',
      'Lieferung in 24–48 Stunden.',
      'Beratung am Telefon.',
    ]),
    path,
    image: shareImageOf(image_url, name),
    // For robots alone: the browser's bundle goes without.
    structuredData: import.meta.env.SSR
      ? [
          productData(product, path),
          breadcrumbList(productTrail(product), { to: path, label: name }),
        ]
      : [],
  };
}
