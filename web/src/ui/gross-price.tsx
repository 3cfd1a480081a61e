import { type Cents, toCents } from '@shop/domain/money/money';
import type { VatRate } from '@shop/domain/money/vat';
import type { Order } from '@shop/domain/order/order';
import { formatEuro } from '@shop/domain/text/format';
import { grossText, withVat } from '@shop/domain/text/vat-text';
import { part } from './layout.tsx';

interface GrossPriceProps {
  netCents: Cents;
  /** The standard rate if missing. */
  rate?: VatRate | undefined;
}

/** Gross price for consumers (§ 3 PAngV): `29,16 € inkl. 19 % MwSt.` */
export function GrossPrice({ netCents, rate }: GrossPriceProps) {
  return <Gross data-price="gross">{grossText(netCents, rate)}</Gross>;
}

/** The net total of an order, and below it the gross total, which old orders lack. */
export function OrderTotal({
  order,
}: {
  order: Pick<Order, 'total_amount' | 'gross_amount' | 'vat'>;
}) {
  const { total_amount, gross_amount, vat = [] } = order;
  return (
    <span>
      <strong data-price={gross_amount === undefined ? undefined : 'net'}>
        {formatEuro(toCents(total_amount))}
      </strong>
      {gross_amount !== undefined && (
        <Gross data-price="gross">
          {withVat(
            toCents(gross_amount),
            vat.map(({ rate }) => rate),
          )}
        </Gross>
      )}
    </span>
  );
}

const Gross = part('span', { display: 'block', typography: 'body2', color: 'text.secondary' });
