import { toEuro } from '@shop/domain/money/money';
import { type Order, orderTotals } from '@shop/domain/order/order';
import { orderAmounts, orderSums } from '@shop/domain/order/order-sums';
import { formatEuro } from '@shop/domain/text/format';
import { cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render-at.tsx';
import { OrderCard } from '../dashboard/order-card.tsx';
import { OrderConfirmation } from './order-confirmation.tsx';

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 1000 }),
    unitCents: fc.integer({ min: 1, max: 10 ** 6 }),
    vatRate: fc.constantFrom(19, 7),
  }),
  { minLength: 1, maxLength: 5 },
);

test('confirmation, payment and account show the same net and gross totals', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom('rechnung', 'vorkasse'), (drawn, payment_method) => {
      const order = orderOf(drawn, payment_method);
      const [net, gross] = [order.total_amount, order.gross_amount ?? 0].map((euro) =>
        plain(formatEuro(Math.round(euro * 100))),
      );
      renderAt('/', { '/': <OrderConfirmation order={order} /> });
      const region = (name: string) => screen.getByRole('region', { name });
      const sums = orderSums(orderAmounts(order)).map(({ label, amount }) => label + amount);
      expect(region('Bestellte Artikel')).toHaveTextContent(plain(sums.join('')));
      expect(region('Bestellinformationen')).toHaveTextContent(`Gesamtsumme${net}${gross} inkl.`);
      expect(region('So bezahlen Sie')).toHaveTextContent(`Betrag${gross}`);
      cleanup();
      renderAt('/', { '/': <OrderCard order={order} onChange={() => {}} /> });
      expect(screen.getByRole('article')).toHaveTextContent(`Gesamtsumme${net}${gross} inkl.`);
      cleanup();
    }),
    { numRuns: 20 },
  );
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function orderOf(
  drawn: { quantity: number; unitCents: number; vatRate: number }[],
  payment_method: string,
): Order {
  const priced = drawn.map((line) => ({ ...line, totalCents: line.quantity * line.unitCents }));
  const totals = orderTotals(priced);
  return {
    id: 'B-7K3M9-QX2TP',
    order_number: 'B-7K3M9-QX2TP',
    created_at: '2026-11-03T13:05:00.000Z',
    payment_method,
    order_status: 'pending',
    customer_name: 'Anna Beispiel',
    customer_email: 'anna@beispiel.example',
    customer_phone: '069 1234',
    company_name: '',
    notes: '',
    order_items: priced.map(({ quantity, unitCents, totalCents, vatRate }) => ({
      product_name: 'Kies 16/32',
      quantity,
      unit_price: toEuro(unitCents),
      total_price: toEuro(totalCents),
      vat_rate: vatRate,
    })),
    subtotal_amount: toEuro(totals.subtotalCents),
    delivery_amount: toEuro(totals.deliveryCents),
    total_amount: toEuro(totals.totalCents),
    vat: totals.vat.map(({ rate, netCents, vatCents }) => {
      return { rate, net_amount: toEuro(netCents), vat_amount: toEuro(vatCents) };
    }),
    gross_amount: toEuro(totals.grossCents),
  };
}
