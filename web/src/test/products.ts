import type { ProductDetail } from '@shop/domain/product';

/** A product for tests: gravel at 24.50 EUR a tonne, unless said otherwise. */
export function product(values: Partial<ProductDetail> = {}): ProductDetail {
  return {
    id: 7,
    name: 'Kies 16/32',
    description: 'Rundkies für Drainagen.',
    category: 'Schüttgut',
    price: 24.5,
    unit: 't',
    specifications: [{ label: 'Körnung', value: '16/32 mm' }],
    ...values,
  };
}
