import { DELIVERY_ZONES } from '@shop/domain/delivery/delivery-zones';
import { EMPTY_WISH, orderTotals } from '@shop/domain/order/order';
import { orderAmounts, orderSums } from '@shop/domain/order/order-sums';
import { formatEuro } from '@shop/domain/text/format';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedOrder } from '../../../test/stored-data.ts';
import type { StoredOrder } from '../../stored/order.ts';
import { toOrder } from '../../stored/order-view.ts';
import { orderConfirmation } from './order-confirmation.ts';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 1000 }),
  unitCents: fc.integer({ min: 1, max: 10 ** 6 }),
  vatRate: fc.constantFrom(19, 7, 0),
});
const terms = fc.record({
  method: fc.constantFrom('delivery' as const, 'pickup' as const),
  zone: fc.constantFrom(undefined, ...DELIVERY_ZONES.slice(0, 3)),
  express: fc.boolean(),
});
const orders = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 20 }),
    terms,
    payment_method: fc.constantFrom('rechnung', 'vorkasse'),
    company_name: fc.constantFrom('', 'Bau GmbH'),
  })
  .map(orderOf);

test('the mail of any order has the figures that its pages make of what the server answers', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { text } = orderConfirmation(order, 'https://shop.example', '');
      const sums = orderSums(orderAmounts(toOrder(order)));
      expect(text).toContain(sums.map(({ label, amount }) => `${label}: ${amount}`).join('\n'));
      expect(text).toContain(`Betrag: ${formatEuro(order.gross_cents ?? 0)}\n`);
    }),
  );
});

interface Drawn {
  lines: { quantity: number; unitCents: number; vatRate: number }[];
  terms: {
    method: 'delivery' | 'pickup';
    zone: (typeof DELIVERY_ZONES)[number] | undefined;
    express: boolean;
  };
  payment_method: string;
  company_name: string;
}

function orderOf({ lines, terms: how, ...fields }: Drawn): StoredOrder {
  const priced = lines.map(({ quantity, unitCents, vatRate }) => {
    return { quantity, unitCents, vatRate, totalCents: quantity * unitCents };
  });
  const totals = orderTotals(priced, how);
  return storedOrder({
    ...fields,
    order_items: priced.map(({ quantity, unitCents, totalCents, vatRate }) => ({
      product_id: 1,
      product_name: 'Kies 16/32',
      quantity,
      unit_price_cents: unitCents,
      total_price_cents: totalCents,
      vat_rate: vatRate,
    })),
    subtotal_cents: totals.subtotalCents,
    delivery_cents: totals.deliveryCents,
    express_cents: totals.expressCents,
    total_cents: totals.totalCents,
    vat: totals.vat.map(({ rate, netCents, vatCents }) => {
      return { rate, net_cents: netCents, vat_cents: vatCents };
    }),
    gross_cents: totals.grossCents,
    delivery: { ...EMPTY_WISH, method: how.method, ...(how.zone && { zone: how.zone.name }) },
  });
}
