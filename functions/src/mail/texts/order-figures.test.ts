import { COMPANY } from '@shop/domain/company';
import { BUILT_IN_OPTIONS } from '@shop/domain/delivery/delivery-options';
import { DELIVERY_ZONES } from '@shop/domain/delivery/delivery-zones';
import { ciiXml } from '@shop/domain/invoice/cii';
import { invoiceOf } from '@shop/domain/invoice/write-invoice';
import { sumCents, toCents } from '@shop/domain/money/money';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import { grossOrderSums } from '@shop/domain/order/order-gross';
import { ORDER_PARTS } from '@shop/domain/order/order-parts';
import { orderAmounts, orderSums, orderTotals } from '@shop/domain/order/order-sums';
import { formatEuro } from '@shop/domain/text/format';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { auditSums } from '../../../operations/audit/audit-orders.ts';
import { storedOrder } from '../../../test/stored-data.ts';
import { storedTotals } from '../../orders/new-order.ts';
import { anonymisedOrder } from '../../privacy/remove-records.ts';
import { withoutParts } from '../../stored/order.ts';
import { grossIfPrivate, invoicedOrder, toOrder } from '../../stored/order-view.ts';
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
const drawn = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 20 }),
  terms,
  payment_method: fc.constantFrom('rechnung', 'vorkasse'),
  company_name: fc.constantFrom('', 'Bau GmbH'),
});

/** Added to the table only: every surface has to show it. */
const TOLL = {
  label: () => 'Maut',
  cost: ({ method }: { method: string }, { weightKg = 0 }: { weightKg?: number }) =>
    method === 'pickup' ? 0 : Math.ceil(weightKg / 1000),
  rate: 7,
  isAlways: false,
};
const parts: { part_of_test?: typeof TOLL } = ORDER_PARTS as object;
afterEach(() => delete parts.part_of_test);

test.each([
  ['the parts of today', false],
  ['a part that was added to the table', true],
])('with %s, cart, mail, pages, invoice, XML and audit have the same figures', (_, isAdded) => {
  if (isAdded) parts.part_of_test = TOLL;
  fc.assert(
    fc.property(drawn, (of) => {
      const { order, totals } = orderOf(of);
      const { text } = orderConfirmation(order, 'https://shop.example', '', '');
      const sums = orderSums(orderAmounts(toOrder(order)));
      const edited = orderOf({ ...of, terms: { method: 'pickup' } }).order;
      expect(sums).toEqual(orderSums({ ...totals, delivery: order.delivery }));
      const gross = grossIfPrivate(order);
      expect(gross === undefined).toBe(of.company_name !== '');
      const told = gross ? grossOrderSums(orderAmounts(toOrder(order)), gross) : sums;
      expect(text).toContain(told.map(({ label, amount }) => `${label}: ${amount}`).join('\n'));
      expect(text).toContain(`Betrag: ${formatEuro(totals.grossCents)} inkl. MwSt.\n`);
      for (const stored of [order, anonymisedOrder(order), { ...withoutParts(order), ...edited }]) {
        expect(auditSums(stored).filter(Boolean)).toEqual([]);
        const invoice = invoiceOf(invoicedOrder(stored), {
          number: '',
          day: '2026-11-24',
          bank: COMPANY.bank,
          holidays: new Set(),
        });
        expect(invoice.gross_cents).toBe(stored.gross_cents);
        const sent = ciiXml(invoice, 'en16931').match(/(?<=<ram:LineTotalAmount>)[\d.]+/g) ?? [];
        expect(sumCents(sent.slice(0, -1).map((euro) => toCents(Number(euro))))).toBe(
          stored.total_cents,
        );
      }
    }),
  );
});

interface Drawn {
  lines: { quantity: number; unitCents: number; vatRate: number }[];
  terms: {
    method: 'delivery' | 'pickup';
    zone?: (typeof DELIVERY_ZONES)[number] | undefined;
    express?: boolean;
  };
  payment_method: string;
  company_name: string;
}

function orderOf({ lines, terms: how, ...fields }: Drawn) {
  const priced = lines.map(({ quantity, unitCents, vatRate }) => {
    const totalCents = quantity * unitCents;
    return { quantity, weight_kg: 1500, unitCents, vatRate, totalCents };
  });
  const totals = orderTotals(priced, { options: BUILT_IN_OPTIONS, ...how });
  const order = storedOrder({
    ...fields,
    order_items: priced.map(({ quantity, unitCents, totalCents, vatRate }) => ({
      product_id: 1,
      product_name: 'Kies 16/32',
      quantity,
      unit_price_cents: unitCents,
      total_price_cents: totalCents,
      vat_rate: vatRate,
      weight_kg: 1500,
    })),
    ...storedTotals(totals),
    delivery: { ...EMPTY_WISH, method: how.method, ...(how.zone && { zone: how.zone.name }) },
  });
  return { order, totals };
}
