import type { RentalTool } from '@shop/domain/rental';
import { articleNumber } from '@shop/domain/rental-list';
import { absoluteUrl } from '../absolute-url.ts';
import { seller } from './company-id.ts';
import { schemaObject } from './schema-object.ts';
import { technicalData } from './technical-data.ts';
import { DAY, MONTH, WEEK } from './unit-codes.ts';
import { unitPrice } from './unit-price.ts';

/** A tool that is let, on its page at `path`. */
export function rentalToolData(tool: RentalTool, path: string) {
  return schemaObject('Product', {
    name: tool.name,
    description: tool.description,
    category: tool.category,
    sku: articleNumber(tool),
    brand: { '@type': 'Brand', name: tool.brand },
    ...(tool.model && { model: tool.model }),
    url: absoluteUrl(path),
    ...(tool.image_url && { image: absoluteUrl(tool.image_url) }),
    ...technicalData(tool.specifications),
    offers: {
      '@type': 'Offer',
      // Without it an offer is a sale.
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      url: absoluteUrl(path),
      price: tool.daily_price,
      priceCurrency: 'EUR',
      priceSpecification: [
        unitPrice(tool.daily_price, DAY),
        unitPrice(tool.weekly_price, WEEK),
        unitPrice(tool.monthly_price, MONTH),
      ],
      availability: `https://schema.org/${tool.is_available ? 'InStock' : 'OutOfStock'}`,
      seller: seller(),
    },
  });
}
