import { type Cents, sumCents, toCents } from '../money/money.ts';
import type { VatAmount } from '../money/vat.ts';
import { formatEuro } from '../text/format.ts';
import { grossTotalLabel, vatLabel } from '../text/vat-text.ts';
import { methodLabel } from './delivery-text.ts';
import type { Order, OrderDelivery } from './order.ts';

/** The stored amounts of an order; old orders know neither VAT nor a gross amount. */
export interface OrderAmounts {
  subtotalCents: Cents;
  deliveryCents: Cents;
  expressCents?: Cents | undefined;
  /** Net. */
  totalCents: Cents;
  vat?: readonly VatAmount[] | undefined;
  grossCents?: Cents | undefined;
  delivery?: Pick<OrderDelivery, 'method' | 'zone'> | undefined;
}

export function orderAmounts(order: Order): OrderAmounts {
  const totalCents = toCents(order.total_amount);
  const expressCents = toCents(order.express_amount ?? 0);
  const subtotalCents = sumCents(order.order_items.map((item) => toCents(item.total_price)));
  return {
    subtotalCents,
    // Derived from the stored total, as the delivery rules may have changed since the order.
    deliveryCents: totalCents - expressCents - subtotalCents,
    expressCents,
    totalCents,
    vat: order.vat?.map(({ rate, net_amount, vat_amount }) => {
      return { rate, netCents: toCents(net_amount), vatCents: toCents(vat_amount) };
    }),
    grossCents: order.gross_amount === undefined ? undefined : toCents(order.gross_amount),
    delivery: order.delivery,
  };
}

/** A line below the goods; `total` is net, `gross` the amount to pay. */
export interface OrderSum {
  label: string;
  amount: string;
  kind: 'part' | 'delivery' | 'total' | 'gross';
}

/** The sums of an order as every page and mail shows them, from goods to the gross total. */
export function orderSums(amounts: OrderAmounts): OrderSum[] {
  const { subtotalCents, deliveryCents, expressCents = 0, totalCents, delivery } = amounts;
  const method = methodLabel(delivery && { method: delivery.method });
  return [
    part('Zwischensumme', formatEuro(subtotalCents)),
    {
      label: delivery?.zone ? `${method} (${delivery.zone})` : method,
      amount: deliveryCents === 0 ? 'Kostenlos' : formatEuro(deliveryCents),
      kind: 'delivery',
    },
    ...(expressCents > 0 ? [part('Expresslieferung', formatEuro(expressCents))] : []),
    { label: 'Gesamtsumme', amount: formatEuro(totalCents), kind: 'total' },
    ...taxes(amounts),
  ];
}

/** Note below the sums; orders without a gross amount are net throughout. */
export function pricesNote(grossCents: Cents | undefined): string {
  if (grossCents === undefined) return 'Alle Preise zzgl. MwSt.';
  return 'Einzelpreise, Lieferung und Gesamtsumme zzgl. MwSt.';
}

function taxes({ vat = [], grossCents }: OrderAmounts): OrderSum[] {
  if (grossCents === undefined) return [];
  return [
    ...vat.map((taxed) => part(vatLabel(taxed, vat), formatEuro(taxed.vatCents))),
    { label: grossTotalLabel(vat), amount: formatEuro(grossCents), kind: 'gross' },
  ];
}

function part(label: string, amount: string): OrderSum {
  return { label, amount, kind: 'part' };
}
