import { formatNumber } from '../text/format.ts';
import {
  CASH_DISCOUNT,
  INVOICE_DAYS,
  INVOICING,
  type Invoicing,
  type OwnConditions,
  prepaymentTimeText,
} from './payment-conditions.ts';

/** An invoice's wording for payments other than a transfer by its due day. */
export interface InvoicedPayment {
  /** Code from UNTDID 4461 (BT-81). */
  means_code: string;
  /** Replaces the due day. */
  sentence: string;
  /** DATEV's `Zahlweise`. */
  datev: string;
}

/** What the checkout knows when it tells of a method. */
interface Choice {
  isPrivate: boolean;
  isExpress: boolean;
  conditions?: OwnConditions | undefined;
  prepaymentDays: number;
}

/** Everything that depends on how an order is paid. */
interface PaymentRow {
  label: string;
  /** On confirmations. */
  confirmed: string;
  /** Who may choose it. */
  customers: readonly ('private' | 'business')[];
  /**
   * Paid before the goods leave, within the working days of the settings: shown with bank and QR
   * code at once, never delivered by express, and handed over unpaid only deliberately.
   */
  isPaidFirst: boolean;
  /** Delivered on trust, which a customer's credit limit bounds. */
  isOnAccount: boolean;
  /** Payment is due after the invoice; without one or with `isPaidFirst`, after the order. */
  days: number;
  /** Whether companies that pay early get the cash discount. */
  hasDiscount: boolean;
  /** Below its name in the checkout. */
  hint: (choice: Choice) => string;
  /** Sentences of the page about delivery and payment. */
  told: readonly string[];
  /** Introduces the payment instructions; consumers also read `forConsumers`. */
  intro: string;
  forConsumers?: string;
  /** What the driver has to know while payment is outstanding. */
  driver: string;
  invoiced: 'transfer' | InvoicedPayment;
}

/** § 5 (2) of the terms; the order itself is accepted either way. */
const FIRST_ORDER =
  'Für Privatkunden ab der zweiten Bestellung; bei der ersten stimmen wir die Zahlungsart mit Ihnen ab.';

const { percent, days } = CASH_DISCOUNT;

/** `Sie erhalten eine Sammelrechnung im Monat.` */
const invoicingText = (invoicing: Invoicing) => `Sie erhalten ${INVOICING[invoicing]}.`;

/** What introduces the payment of an order before its invoice. */
export function invoiceIntro({ payment_method, conditions = {} }: PaidBy): string {
  const { intro, isOnAccount } = paymentMethodOf(payment_method);
  const { invoicing } = conditions;
  return isOnAccount && invoicing ? `${intro} ${invoicingText(invoicing)}` : intro;
}

/** Every method of payment. */
export const PAYMENT_METHODS = {
  rechnung: {
    label: 'Rechnung',
    confirmed: `Rechnung (${INVOICE_DAYS} Tage)`,
    customers: ['private', 'business'],
    isPaidFirst: false,
    isOnAccount: true,
    days: INVOICE_DAYS,
    hasDiscount: true,
    hint: ({ isPrivate, conditions = {} }) => {
      const { payment_days = INVOICE_DAYS, discount_percent = percent } = conditions;
      const cheaper = `, mit ${formatNumber(discount_percent)}\u00A0% Skonto innerhalb von ${conditions.discount_days ?? days} Tagen`;
      const more = discount_percent > 0 ? cheaper : '';
      const due = `Zahlbar innerhalb von ${payment_days} Tagen nach Rechnungsdatum`;
      const joined = conditions.invoicing ? `. ${invoicingText(conditions.invoicing)}` : '';
      return `${due}${isPrivate ? `. ${FIRST_ORDER}` : more + joined}`;
    },
    told: [
      `Für Geschäftskunden: zahlbar innerhalb von ${INVOICE_DAYS} Tagen nach Rechnungsdatum.`,
      `${percent} % Skonto bei Zahlung innerhalb von ${days} Tagen.`,
    ],
    intro: 'Sie zahlen auf Rechnung. Die Rechnung mit unserer Bankverbindung kommt per E-Mail.',
    forConsumers: FIRST_ORDER,
    driver: 'nichts zu kassieren',
    invoiced: 'transfer',
  },
  vorkasse: {
    label: 'Vorkasse',
    confirmed: 'Vorkasse',
    customers: ['private', 'business'],
    isPaidFirst: true,
    isOnAccount: false,
    days: 0,
    hasDiscount: false,
    hint: ({ prepaymentDays, isExpress }) =>
      `Per Überweisung, ${prepaymentTimeText(prepaymentDays)}${isExpress ? '. Nicht zusammen mit Expresslieferung' : ''}`,
    told: [
      'Per Überweisung, für alle Kunden.',
      'Der Zahlungseingang dauert 1–2 Werktage; danach liefern wir.',
    ],
    intro:
      'Bitte überweisen Sie den Gesamtbetrag auf unser Konto und geben Sie den Verwendungszweck an. Wir liefern, sobald Ihre Zahlung eingegangen ist.',
    driver: 'nur nach Rücksprache mit dem Büro übergeben',
    invoiced: 'transfer',
  },
} as const satisfies Record<string, PaymentRow>;

export type PaymentMethod = keyof typeof PAYMENT_METHODS;
/** Preselected at checkout. */
export const DEFAULT_METHOD: PaymentMethod = 'rechnung';
export const PAYMENT_METHOD_NAMES = Object.keys(PAYMENT_METHODS) as PaymentMethod[];

/** Their labels; only those that are paid before delivery, or that are not. */
export const paymentLabels = (isPaidFirst?: boolean): string[] =>
  Object.values(PAYMENT_METHODS)
    .filter((row) => (isPaidFirst ?? row.isPaidFirst) === row.isPaidFirst)
    .map(({ label }) => label);

export const isPaymentMethod = (method: string): method is PaymentMethod =>
  Object.hasOwn(PAYMENT_METHODS, method);

/** The row of a stored method; unknown ones are shown as they are, due at once and never offered. */
export function paymentMethodOf(method: string): PaymentRow {
  if (isPaymentMethod(method)) return PAYMENT_METHODS[method];
  const told = { hint: () => '', told: [], intro: '', driver: 'nichts zu kassieren' };
  const texts = { ...told, label: method, confirmed: method };
  const terms = {
    isPaidFirst: false,
    isOnAccount: false,
    days: 0,
    hasDiscount: false,
    invoiced: 'transfer',
  } as const;
  return { ...texts, ...terms, customers: [] };
}

/** What a method's conditions depend on. */
export interface PaidBy {
  payment_method: string;
  /** Empty for consumers, who get no discount. */
  company_name: string;
  conditions?: OwnConditions | undefined;
}

/** In days from the invoice: the customer's own conditions, else those of the method. No discount at 0 percent. */
export function paymentConditions({ payment_method, company_name, conditions = {} }: PaidBy) {
  const { days, hasDiscount } = paymentMethodOf(payment_method);
  const { payment_days, discount_percent, discount_days } = conditions;
  const isDiscounted = hasDiscount && company_name.trim() !== '';
  return {
    days: days > 0 ? (payment_days ?? days) : days,
    percent: isDiscounted ? (discount_percent ?? CASH_DISCOUNT.percent) : 0,
    discountDays: discount_days ?? CASH_DISCOUNT.days,
  };
}

/** How an order is paid, as its confirmation tells it. */
export function confirmedPayment(order: PaidBy): string {
  const { label, confirmed, days } = paymentMethodOf(order.payment_method);
  const own = paymentConditions(order).days;
  return own === days ? confirmed : `${label} (${own} Tage)`;
}
