import { toCents } from '@shop/domain/money/money';
import { grossCents } from '@shop/domain/money/vat';
import { priceNotes } from '@shop/domain/product/base-price';
import type { Product } from '@shop/domain/product/product';
import { formatEuro } from '@shop/domain/text/format';
import type { OwnPriced } from '../lib/own-prices.ts';
import { Price, VatNote } from './price.tsx';

type Priced = Pick<Product, 'price' | 'vat_rate'>;
type Goods = Priced & Pick<Product, 'unit'>;

/** `18,50 € / t`, or `Preis auf Anfrage` for a product without a price; for labels and descriptions. */
export function priceLabel({ price, unit, vat_rate }: Goods, isGross = false): string {
  if (price === undefined) return 'Preis auf Anfrage';
  const cents = toCents(price);
  return `${formatEuro(isGross ? grossCents(cents, vat_rate) : cents)} / ${unit}`;
}

export function ProductPrice({ product }: { product: Goods }) {
  const { price, unit, vat_rate } = product;
  if (price === undefined) return priceLabel(product);
  return <Price cents={toCents(price)} rate={vat_rate} unit={unit} isPair />;
}

/** Lines below a product's price, each a `small`: the other price and, for sacks and rolls, the price per kg or m². */
export function PriceNotes({
  product,
}: {
  product: Priced & Pick<Product, 'content'> & OwnPriced;
}) {
  const { price, vat_rate } = product;
  const [, base] = priceNotes(product);
  return (
    <>
      <OwnPriceNote of={product} />
      {price !== undefined && <VatNote cents={toCents(price)} rate={vat_rate} />}
      {base && <small>{base}</small>}
    </>
  );
}

/** Marks a company's own price and shows the list price; nothing for list prices. */
export function OwnPriceNote({
  of: { is_own_price, list_price, vat_rate },
}: {
  of: OwnPriced & Pick<Product, 'vat_rate'>;
}) {
  if (!is_own_price) return null;
  return (
    <small style={{ display: 'block', fontSize: '0.875rem' }}>
      Ihr Preis
      {list_price !== undefined && (
        <>
          , Liste{' '}
          <s>
            <Price cents={toCents(list_price)} rate={vat_rate} />
          </s>
        </>
      )}
    </small>
  );
}
