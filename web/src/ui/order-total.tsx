import { toCents } from '@shop/domain/money/money';
import type { Order } from '@shop/domain/order/order';
import { formatEuro } from '@shop/domain/text/format';
import { besideGross, withVat } from '@shop/domain/text/vat-text';
import { Beside, Priced } from './price.tsx';

/** An order's total, net and gross; old orders only have a net one. */
export function OrderTotal({
  order: { total_amount, gross_amount, vat = [] },
}: {
  order: Pick<Order, 'total_amount' | 'gross_amount' | 'vat'>;
}) {
  const net = formatEuro(toCents(total_amount));
  if (gross_amount === undefined) return <strong>{net}</strong>;
  const gross = toCents(gross_amount);
  const rates = vat.map(({ rate }) => rate);
  return (
    <Priced
      quoted={
        <span>
          <strong data-price="net">{net}</strong>
          <Beside data-price="gross">{withVat(gross, rates)}</Beside>
        </span>
      }
      gross={
        <span>
          <strong>{formatEuro(gross)}</strong>
          <Beside>{besideGross(toCents(total_amount), rates)}</Beside>
        </span>
      }
    />
  );
}
