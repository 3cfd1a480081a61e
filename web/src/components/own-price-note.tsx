import { toCents } from '@shop/domain/money/money';
import { formatEuro } from '@shop/domain/text/format';
import type { OwnPriced } from '../lib/own-prices.ts';

/** Says that a price is the company's own, with that of the list; nothing for list prices. */
export function OwnPriceNote({ of: { list_price } }: { of: OwnPriced & { unit?: string } }) {
  if (list_price === undefined) return null;
  return (
    <small style={{ display: 'block' }}>
      Ihr Preis, Liste <s>{formatEuro(toCents(list_price))}</s>
    </small>
  );
}
