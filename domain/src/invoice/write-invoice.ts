import { splitCents } from '../books/ledger.ts';
import { COMPANY } from '../company.ts';
import { type Cents, sumCents } from '../money/money.ts';
import { grossSumCents, SMALL_AMOUNT_CENTS, type VatAmount } from '../money/vat.ts';
import { invoiceTaxNumber } from '../order/buyer.ts';
import { TEXTS, textsOf } from '../order/order-fields.ts';
import { CASH_DISCOUNT, discountOn, earlyDiscountOn } from '../payment/payment-conditions.ts';
import { paymentConditions, paymentMethodOf } from '../payment/payment-methods.ts';
import { balanceOf } from '../receivable/balance.ts';
import type { VatRates } from '../settings/vat-rates.ts';
import { formatNumber } from '../text/format.ts';
import { lastDay } from '../time/bank-days.ts';
import { addDays, type CalendarDay, daysBetween, formatDay } from '../time/calendar.ts';
import { deliveryAddress } from '../tour/delivery-text.ts';
import type { Allowance, Invoice, InvoiceLine } from './invoice.ts';
import {
  atAgreedGross,
  billedCountry,
  goodsLines,
  type InvoicedOrder,
  invoiceAddress,
  withRounding,
} from './invoiced-order.ts';

/** The company's current details as the seller. */
export function sellerOf(): Invoice['seller'] {
  return {
    name: COMPANY.name,
    street: COMPANY.street,
    postal_code: COMPANY.postalCode,
    city: COMPANY.city,
    vat_id: COMPANY.vatId,
    register: COMPANY.register,
    managing_director: COMPANY.managingDirector,
    phone: COMPANY.phone.display,
    email: COMPANY.email,
  };
}

/** What a day and the settings say; `holidays` are the public ones after that day. */
export interface InvoiceFacts extends Pick<Invoice, 'number' | 'day' | 'bank'> {
  holidays: ReadonlySet<CalendarDay>;
  vatRates?: Pick<VatRates, 'changes' | 'zero'>;
}

/** Buyer and subject of an invoice; `lines` name the place of delivery if the order has none. */
export function headOf(
  order: InvoicedOrder,
  { number, day, bank }: Pick<InvoiceFacts, 'number' | 'day' | 'bank'>,
  lines: readonly InvoiceLine[] = [],
) {
  const country = billedCountry(order);
  return {
    number,
    day,
    order: {
      number: order.order_number,
      day: order.orderedOn,
      ...(order.booking_number && { booking_number: order.booking_number }),
    },
    ...textsOf(order, TEXTS.reference),
    seller: sellerOf(),
    bank,
    buyer: {
      company: order.company_name.trim(),
      name: order.customer_name,
      email: order.customer_email,
      address: invoiceAddress(order),
      ...(country && { country }),
      ...(order.tax_number && { tax_number: invoiceTaxNumber(order.tax_number) }),
      ...(order.customer_number && { customer_number: order.customer_number }),
    },
    delivery: {
      ...(order.handedOutOn && { from: order.handedOutOn }),
      day: order.deliveredOn,
      is_pickup: order.delivery?.method === 'pickup',
      address: order.delivery ? deliveryAddress(order.delivery) : sharedAddress(lines),
    },
  };
}

/**
 * The invoice of a delivered order, written on a day. Its last days to pay are working days (§ 193 BGB), and
 * never before the due day that the order confirmation named.
 */
export function invoiceOf(ordered: InvoicedOrder, facts: InvoiceFacts): Invoice {
  const { day, holidays, vatRates = {} } = facts;
  const order = withRounding(ordered);
  const { zero } = vatRates;
  const { lines, rebates, kept, vat: agreed } = atAgreedGross(order, vatRates);
  const { taken, vat } = withEarlyDiscount(order, agreed, day, holidays);
  const allowances = [...rebates, ...kept, ...taken];
  const gross_cents = grossSumCents(vat);
  const paidOnClaims = Math.max(0, order.paid_cents - gross_cents);
  const prepaid_cents = order.paid_cents - Math.min(order.claimed_cents ?? 0, paidOnClaims);
  const payable_cents = gross_cents - prepaid_cents;
  const { invoiced } = paymentMethodOf(order.payment_method);
  const { days: daysToPay, percent, discountDays } = paymentConditions(order);
  const until_day = order.promised_until ?? lastDay(addDays(day, discountDays), holidays);
  const { due_day: told = day } = order;
  const ownDay = addDays(day, daysToPay);
  const due_day = lastDay(ownDay > told ? ownDay : told, holidays);
  const amount_cents = payable_cents - discountOn(payable_cents, percent);
  return {
    ...headOf(order, facts, lines),
    kind: 'invoice',
    lines,
    ...(allowances.length > 0 && { allowances }),
    vat: vat.map(({ rate, netCents, vatCents }) => {
      return { rate, net_cents: netCents, vat_cents: vatCents };
    }),
    ...(zero && vat.some(({ rate }) => rate === 0) && { zero }),
    net_cents: sumCents(vat.map(({ netCents }) => netCents)),
    gross_cents,
    prepaid_cents,
    ...(order.advances?.length && { advances: [...order.advances] }),
    payable_cents,
    ...(payable_cents > 0 && { due_day }),
    ...(invoiced !== 'transfer' && { payment: invoiced }),
    ...(percent > 0 &&
      amount_cents > 0 &&
      until_day >= day && {
        discount: { percent, days: daysBetween(day, until_day), until_day, amount_cents },
      }),
  };
}

/** Where all that an invoice of several deliveries bills was delivered; empty if that is several places. */
function sharedAddress(lines: readonly InvoiceLine[]): string {
  const [address = '', ...others] = new Set(lines.map((line) => line.of?.address));
  return others.length === 0 ? address : '';
}

/** Discounts that payments before the invoice may have taken: one promised with an earlier order, or the invoice's own. */
function earlyDiscounts(
  order: InvoicedOrder,
  day: CalendarDay,
  holidays: ReadonlySet<CalendarDay>,
) {
  const { company_name, payment_method, orderedOn, due_day, discount_until = day } = order;
  const { hasDiscount } = paymentMethodOf(payment_method);
  const isPromised = due_day !== undefined && company_name.trim() !== '' && hasDiscount;
  const untilDay = lastDay(addDays(orderedOn, CASH_DISCOUNT.days), holidays);
  const { percent } = paymentConditions(order);
  const own = `${formatNumber(percent)} % Skonto bei Zahlung vor der Rechnung`;
  const promised = `${CASH_DISCOUNT.percent} % Skonto bei Zahlung bis ${formatDay(untilDay)}`;
  return [
    ...(isPromised ? [{ percent: CASH_DISCOUNT.percent, untilDay, reason: promised }] : []),
    ...(percent > 0 ? [{ percent, untilDay: discount_until, reason: own }] : []),
  ];
}

/** The discount that payments have taken before an invoice of that gross amount. */
function takenEarly(
  order: InvoicedOrder,
  gross: Cents,
  day: CalendarDay,
  holidays: ReadonlySet<CalendarDay>,
) {
  const { orderedOn, received = [] } = order;
  const entries = [{ what: 'invoiced' as const, cents: gross, day: orderedOn }, ...received];
  return earlyDiscounts(order, day, holidays)
    .map(({ untilDay, ...each }) => {
      const discount = { cents: earlyDiscountOn(gross, each.percent), untilDay };
      const claim = { kind: 'invoice' as const, reference: '', entries, discount };
      return { ...each, cents: balanceOf(claim).discountCents };
    })
    .find(({ cents }) => cents > 0);
}

/**
 * What a part of an order leaves unpaid because all of the order was paid ahead, less a discount. It and the rest then
 * have their share of that discount with their invoices.
 */
export function earlyDiscountOfPart(
  order: InvoicedOrder,
  [gross, ofPart]: readonly [Cents, Cents],
  day: CalendarDay,
  holidays: ReadonlySet<CalendarDay>,
): Cents {
  const taken = takenEarly(order, gross, day, holidays);
  return taken ? Math.min(taken.cents, earlyDiscountOn(ofPart, taken.percent)) : 0;
}

/**
 * Deducts a discount taken before the invoice, so that nothing stays open and no discount is booked later. Splits
 * gross amounts, as payments are gross.
 */
function withEarlyDiscount(
  order: InvoicedOrder,
  vat: readonly VatAmount[],
  day: CalendarDay,
  holidays: ReadonlySet<CalendarDay>,
): { taken: Allowance[]; vat: readonly VatAmount[] } {
  const cents = grossSumCents(vat);
  const used = takenEarly(order, cents, day, holidays);
  if (!used) return { taken: [], vat };
  const gross = vat.map(({ rate, netCents, vatCents }) => ({ rate, cents: netCents + vatCents }));
  const left = splitCents(cents - used.cents, gross).map(({ rate, cents: each }) => {
    const netCents = Math.round((each * 100) / (100 + rate));
    return { rate, netCents, vatCents: each - netCents };
  });
  const { reason } = used;
  const taken = vat.map(({ rate, netCents }, index) => {
    return { rate, net_cents: netCents - (left[index]?.netCents ?? 0), reason };
  });
  return { taken: taken.filter(({ net_cents }) => net_cents !== 0), vat: left };
}

/** Why an order cannot be invoiced, as a German sentence. */
export function invoiceProblem(order: InvoicedOrder): string | undefined {
  const { gross_cents, buyer } = invoiceOf(order, {
    number: '',
    day: order.deliveredOn,
    bank: COMPANY.bank,
    holidays: new Set(),
  });
  if (goodsLines(order).length === 0) {
    return 'Von dieser Bestellung wurde nichts geliefert.';
  }
  return addressProblem({ gross_cents, buyer });
}

/** Why an invoice cannot be written without the buyer's address, as a German sentence. */
export function addressProblem({
  gross_cents,
  buyer,
}: Pick<Invoice, 'gross_cents' | 'buyer'>): string | undefined {
  return gross_cents > SMALL_AMOUNT_CENTS && buyer.address === ''
    ? 'Die Rechnungsanschrift fehlt; über 250 € muss sie auf der Rechnung stehen.'
    : undefined;
}
