import { formatEuro } from '@shop/domain/format';
import { toCents } from '@shop/domain/money';
import type { Product } from '@shop/domain/product';

/** A product's price as a shopper reads it: `18,50 € / t`, or that one has to ask. */
export function priceLabel({ price, unit }: Pick<Product, 'price' | 'unit'>): string {
  return price === undefined ? 'Preis auf Anfrage' : `${formatEuro(toCents(price))} / ${unit}`;
}
