import { type CartItem, taxedLine } from '../cart/cart.ts';
import type { DeliveryTerms } from '../delivery/delivery-terms.ts';
import { grossShares } from '../money/gross-shares.ts';
import { type Cents, sumCents, toCents } from '../money/money.ts';
import { grossSumCents, type Taxed, taxed } from '../money/vat.ts';
import { formatEuro } from '../text/format.ts';
import { grossTotalLabel, includedVat } from '../text/vat-text.ts';
import type { Order } from './order.ts';
import { type PartCents, shownParts } from './order-parts.ts';
import {
  cartTotals,
  type OrderAmounts,
  type OrderSum,
  orderAmounts,
  part,
  partSums,
} from './order-sums.ts';

/** An order's lines and sums with VAT; they add up to its gross total. */
export interface OrderGross {
  lines: Cents[];
  subtotalCents: Cents;
  parts: Partial<PartCents>;
  /** The rebate; negative. */
  rebateCents: Cents;
  totalCents: Cents;
}

/**
 * Each line's and part's share of the gross total (`grossShares`). Undefined for orders stored without VAT and for
 * amounts that do not add up: those are shown net.
 */
export function orderGross(
  lines: readonly Taxed[],
  { parts, rebate, vat, grossCents: totalCents }: OrderAmounts,
): OrderGross | undefined {
  if (!vat || totalCents === undefined || lines.length === 0) return undefined;
  const shown = shownParts(
    parts,
    lines.map(({ rate }) => rate),
  );
  const known: Taxed[] = [
    ...lines,
    ...shown.map(({ cents: netCents, rate }) => ({ netCents, rate })),
  ];
  // Only the sum of a rebate is known; per rate, it is what is missing from the total.
  const rebates = vat.map(({ rate, netCents }) => ({
    rate,
    netCents: netCents - sumCents(known.filter((of) => of.rate === rate).map((of) => of.netCents)),
  }));
  const taken = sumCents(rebates.map(({ netCents }) => netCents));
  const isWhole = known.every(({ rate }) => vat.some((of) => of.rate === rate));
  if (!isWhole || taken !== -(rebate?.cents ?? 0) || grossSumCents(vat) !== totalCents) {
    return undefined;
  }
  const shares = grossShares([...known, ...rebates], vat);
  const ofLines = shares.slice(0, lines.length);
  const ofParts = shown.map(({ name }, index) => [name, shares[lines.length + index]]);
  return {
    lines: ofLines,
    subtotalCents: sumCents(ofLines),
    parts: Object.fromEntries(ofParts),
    rebateCents: sumCents(shares.slice(known.length)),
    totalCents,
  };
}

/** `orderGross` of an order on the wire. */
export const grossOfOrder = (
  order: Parameters<typeof orderAmounts>[0] & Pick<Order, 'order_items'>,
): OrderGross | undefined => {
  const lines = order.order_items.map((item) => taxed(toCents(item.total_price), item.vat_rate));
  return orderGross(lines, orderAmounts(order));
};

/** `orderGross` of a cart. */
export const grossOfCart = (
  items: readonly Pick<CartItem, 'price' | 'quantity' | 'vat_rate' | 'weight_kg'>[],
  terms: DeliveryTerms,
): OrderGross | undefined => orderGross(items.map(taxedLine), cartTotals(items, terms));

/** `orderSums` in gross: every part includes VAT, the total is the amount to pay, the net total follows. */
export function grossOrderSums(
  { totalCents, rebate, vat = [], delivery }: OrderAmounts,
  gross: OrderGross,
): OrderSum[] {
  return [
    part('Zwischensumme', formatEuro(gross.subtotalCents)),
    ...partSums(gross.parts, delivery),
    ...(rebate ? [part(rebate.label, formatEuro(gross.rebateCents))] : []),
    { label: grossTotalLabel(vat), amount: formatEuro(gross.totalCents), kind: 'total' },
    ...vat.map(({ rate, vatCents }) => part(includedVat(rate), formatEuro(vatCents))),
    part('Gesamtsumme netto', formatEuro(totalCents)),
  ];
}

/** Note below them. */
export const GROSS_NOTE = 'Alle Preise inkl. MwSt., wo nicht „netto“ steht.';
