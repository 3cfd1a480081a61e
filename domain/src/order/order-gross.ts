import { type CartItem, taxedLine } from '../cart/cart.ts';
import type { DeliveryTerms } from '../delivery/delivery-terms.ts';
import { grossShares } from '../money/gross-shares.ts';
import { type Cents, sumCents, toCents } from '../money/money.ts';
import { grossSumCents, STANDARD_VAT_RATE, type Taxed } from '../money/vat.ts';
import { formatEuro } from '../text/format.ts';
import { grossTotalLabel, includedVat } from '../text/vat-text.ts';
import type { Order, OrderItem } from './order.ts';
import { type PartCents, shownParts } from './order-parts.ts';
import { cartTotals, type OrderAmounts, type OrderSum, orderAmounts } from './order-sums.ts';

/** What an order's lines and sums are with VAT; together they are its gross total. */
export interface OrderGross {
  lines: Cents[];
  subtotalCents: Cents;
  parts: Partial<PartCents>;
  /** What a rebate takes off; negative. */
  rebateCents: Cents;
  totalCents: Cents;
}

/**
 * Each line's and part's share of the gross total (`grossShares`). Undefined for orders older than their VAT, and for
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
  // A rebate is known as a sum only; per rate it is what the total lacks.
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

type Lines = readonly Pick<OrderItem, 'total_price' | 'vat_rate'>[];

/** As `orderGross`, of an order on the wire. */
export const grossOfOrder = (
  order: Parameters<typeof orderAmounts>[0] & Pick<Order, 'order_items'>,
): OrderGross | undefined => orderGross(taxedLines(order.order_items), orderAmounts(order));

/** As `orderGross`, of a cart. */
export const grossOfCart = (
  items: readonly Pick<CartItem, 'price' | 'quantity' | 'vat_rate' | 'weight_kg'>[],
  terms: DeliveryTerms,
): OrderGross | undefined => orderGross(items.map(taxedLine), cartTotals(items, terms));

const taxedLines = (lines: Lines): Taxed[] =>
  lines.map(({ total_price, vat_rate: rate = STANDARD_VAT_RATE }) => {
    return { netCents: toCents(total_price), rate };
  });

/** `orderSums` in gross: every part includes VAT, the total is the amount to pay, the net total follows. */
export function grossOrderSums(
  { totalCents, rebate, vat = [], delivery }: OrderAmounts,
  gross: OrderGross,
): OrderSum[] {
  return [
    part('Zwischensumme', formatEuro(gross.subtotalCents)),
    ...shownParts(gross.parts).map(({ name, label, cents }): OrderSum => {
      return { ...part(label(delivery), costText(cents)), part: name };
    }),
    ...(rebate ? [part(rebate.label, formatEuro(gross.rebateCents))] : []),
    { label: grossTotalLabel(vat), amount: formatEuro(gross.totalCents), kind: 'total' },
    ...vat.map(({ rate, vatCents }) => part(includedVat(rate), formatEuro(vatCents))),
    part('Gesamtsumme netto', formatEuro(totalCents)),
  ];
}

/** Below them. */
export const GROSS_NOTE = 'Alle Preise inkl. MwSt., wo nicht „netto“ steht.';

const costText = (cents: Cents): string => (cents === 0 ? 'Kostenlos' : formatEuro(cents));

const part = (label: string, amount: string): OrderSum => ({ label, amount, kind: 'part' });
