import { priceNotes } from '@shop/domain/product/base-price';
import type { Product } from '@shop/domain/product/product';
import type { OwnPriced } from '../lib/own-prices.ts';
import { OwnPriceNote } from './price-row.tsx';

/** Lines below a net price, each a `small`: the price with VAT and, for sacks and rolls, per kg or m². */
export function PriceNotes({
  product,
}: {
  product: Pick<Product, 'price' | 'vat_rate' | 'content'> & OwnPriced;
}) {
  return (
    <>
      <OwnPriceNote of={product} />
      {priceNotes(product).map((note, index) => (
        <small key={note} data-price={index === 0 ? 'gross' : undefined}>
          {note}
        </small>
      ))}
    </>
  );
}
