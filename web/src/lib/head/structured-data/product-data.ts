import type { ProductDetail } from '@shop/domain/product';
import { absoluteUrl } from '../absolute-url.ts';
import { seller } from './company-id.ts';
import { schemaObject } from './schema-object.ts';
import { technicalData } from './technical-data.ts';
import { UNIT_CODES } from './unit-codes.ts';
import { unitPrice } from './unit-price.ts';

/** A product of the catalogue, on its page at `path`. */
export function productData(product: ProductDetail, path: string) {
  const { id, name, description, category, image_url, specifications } = product;
  return schemaObject('Product', {
    name,
    ...(description && { description }),
    category,
    sku: String(id),
    url: absoluteUrl(path),
    ...(image_url && { image: absoluteUrl(image_url) }),
    ...technicalData(specifications),
    ...offerOf(product, path),
  });
}

/** Google reads no offer without a price: a product on request is only described. */
function offerOf({ price, unit }: ProductDetail, path: string) {
  if (price === undefined) return {};
  const unitCode = UNIT_CODES[unit];
  return {
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(path),
      price,
      priceCurrency: 'EUR',
      priceSpecification: unitPrice(price, { unitText: unit, ...(unitCode && { unitCode }) }),
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: seller(),
    },
  };
}
