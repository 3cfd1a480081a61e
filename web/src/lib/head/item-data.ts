import { toCents, toEuro } from '@shop/domain/money/money';
import { grossCents } from '@shop/domain/money/vat';
import { articleDigits } from '@shop/domain/product/article-number';
import type { ProductDetail, Specification } from '@shop/domain/product/product';
import { articleNumber, type RentalTool } from '@shop/domain/rental/rental';
import { absoluteUrl } from '../paths.ts';
import { schemaObject, seller } from './structured-data.ts';

export function productData(product: ProductDetail, path: string) {
  const { id, article_number, name, description, category, specifications } = product;
  return schemaObject('Product', {
    name,
    ...(description && { description }),
    category,
    sku: article_number ?? articleDigits(id),
    url: absoluteUrl(path),
    ...imagesOf(product),
    ...technicalData(specifications),
    ...offerOf(product, path),
  });
}

/** Google accepts no offer without a price, so a product on request has none. */
function offerOf({ price, unit, vat_rate }: ProductDetail, path: string) {
  if (price === undefined) return {};
  const unitCode = UNIT_CODES[unit];
  const perUnit = { unitText: unit, ...(unitCode && { unitCode }) };
  const gross = toEuro(grossCents(toCents(price), vat_rate));
  return {
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(path),
      price,
      priceCurrency: 'EUR',
      priceSpecification: [
        unitPrice(price, perUnit),
        { ...unitPrice(gross, perUnit), valueAddedTaxIncluded: true },
      ],
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: seller(),
    },
  };
}

export function rentalToolData(tool: RentalTool, path: string) {
  return schemaObject('Product', {
    name: tool.name,
    description: tool.description,
    category: tool.category,
    sku: articleNumber(tool),
    brand: { '@type': 'Brand', name: tool.brand },
    ...(tool.model && { model: tool.model }),
    url: absoluteUrl(path),
    ...imagesOf(tool),
    ...technicalData(tool.specifications),
    offers: {
      '@type': 'Offer',
      // Without this, the offer would be a sale.
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      url: absoluteUrl(path),
      price: tool.daily_price,
      priceCurrency: 'EUR',
      priceSpecification: [
        unitPrice(tool.daily_price, { unitCode: 'DAY', unitText: 'Tag' }),
        unitPrice(tool.weekly_price, { unitCode: 'WEE', unitText: 'Woche' }),
        unitPrice(tool.monthly_price, { unitCode: 'MON', unitText: 'Monat' }),
      ],
      availability: `https://schema.org/${tool.is_available ? 'InStock' : 'OutOfStock'}`,
      seller: seller(),
    },
  });
}

/** All pictures, or the only one. */
function imagesOf({ image_url, pictures = [] }: Pick<ProductDetail, 'image_url' | 'pictures'>) {
  if (pictures.length > 1) return { image: pictures.map(({ url }) => absoluteUrl(url)) };
  return image_url ? { image: absoluteUrl(image_url) } : {};
}

function technicalData(specifications: readonly Specification[]) {
  if (specifications.length === 0) return {};
  return {
    additionalProperty: specifications.map(({ label, value }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
    })),
  };
}

/**
 * UN/CEFACT codes of units (Recommendation 20; packages have an X and their code from Recommendation
 * 21).
 */
export const UNIT_CODES: Readonly<Record<string, string>> = {
  t: 'TNE',
  'm³': 'MTQ',
  'm²': 'MTK',
  Stück: 'H87',
  Sack: 'XBG',
};

function unitPrice(price: number, unit: { unitText: string; unitCode?: string }) {
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: false,
    ...unit,
  };
}
