import type { Cents } from '../money/money.ts';

/** Days from its date until an invoice is due. */
export const INVOICE_DAYS = 14;

/** Where and when private customers pay in cash or by card, which the checkout does not offer. */
export const CASH_PLACE = 'nach Absprache, beim Fahrer oder auf dem Hof';

/** Cash discount for business customers, from the date of the invoice. */
export const CASH_DISCOUNT = { percent: 2, days: 8 };

/** How a customer's deliveries are invoiced, if not one by one. */
export const INVOICING = {
  monthly: 'eine Sammelrechnung im Monat',
  by_site: 'eine Sammelrechnung im Monat je Baustelle',
} as const;
export type Invoicing = keyof typeof INVOICING;

/** When a customer pays and with which cash discount, if not like everybody; days from the invoice. */
export interface OwnConditions {
  payment_days?: number | undefined;
  /** 0 for no discount. */
  discount_percent?: number | undefined;
  discount_days?: number | undefined;
  invoicing?: Invoicing | undefined;
}

/** The terms of a customer's record that an order keeps, as they were then. */
const KEPT: Record<keyof OwnConditions, true> = {
  payment_days: true,
  discount_percent: true,
  discount_days: true,
  invoicing: true,
};
export const OWN_CONDITION_NAMES = Object.keys(KEPT) as (keyof OwnConditions)[];

/** The conditions of a record; undefined if it has none of its own. */
export function conditionsOf(record: OwnConditions): OwnConditions | undefined {
  const own = OWN_CONDITION_NAMES.filter((name) => record[name] !== undefined);
  return own.length > 0 ? Object.fromEntries(own.map((name) => [name, record[name]])) : undefined;
}

/** `Mit 2 % Skonto`. */
export const discountLabel = (percent: number): string => `Mit ${percent}\u00A0% Skonto`;

/** The cash discount on what is to be paid of an invoice. */
export const discountOn = (payableCents: Cents, percent = CASH_DISCOUNT.percent): Cents =>
  Math.round((payableCents * percent) / 100);

/** The same by paying ahead of the invoice; rounded up, so that parts of an order have no less than all of it. */
export const earlyDiscountOn = (cents: Cents, percent: number): Cents =>
  Math.ceil((cents * percent) / 100);

/** Duration of a transfer: `1–2 Werktage`. */
export const prepaymentTimeText = (days: number): string =>
  days === 1 ? '1 Werktag' : `1–${days} Werktage`;
