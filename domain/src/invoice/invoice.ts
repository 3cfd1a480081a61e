import type { DeliveryMethod } from '../delivery/delivery-terms.ts';
import type { WeighingSlip } from '../handover/delivered.ts';
import type { Cents } from '../money/money.ts';
import type { VatRate } from '../money/vat.ts';
import type { InvoiceKind } from '../order/order.ts';
import { orderFacts, type TextsOf } from '../order/order-fields.ts';
import type { InvoicedPayment } from '../payment/payment-methods.ts';
import type { BankAccount } from '../payment/payment-terms.ts';
import type { Balance } from '../receivable/balance.ts';
import type { ZeroRate } from '../settings/vat-rates.ts';
import { formatEuro, formatNumber } from '../text/format.ts';
import { readPostalAddress } from '../text/postal-address.ts';
import { type CalendarDay, formatDay } from '../time/calendar.ts';

/** One of several deliveries that an invoice joins. */
export interface Delivery {
  order_number: string;
  ordered_day: CalendarDay;
  /** The day of supply. */
  day: CalendarDay;
  customer_reference?: string | undefined;
  cost_centre?: string | undefined;
  site?: string | undefined;
  site_id?: string | undefined;
  /** In one line; of a delivery, not of a pickup. */
  address?: string | undefined;
  method?: DeliveryMethod | undefined;
  zone?: string | undefined;
}

/** References of a delivery, in the order in which papers show them. */
export const DELIVERY_TEXTS = ['site', 'customer_reference', 'cost_centre'] as const;

/** `Lieferschein B-7K3M9-QX2TP vom 24.11.2026, Ihre Bestellnummer 4711`. */
export function deliveryText(delivery: Delivery): string {
  const named = orderFacts(delivery, DELIVERY_TEXTS, 'customer').filter(({ value }) => value);
  return [
    `Lieferschein ${delivery.order_number} vom ${formatDay(delivery.day)}`,
    ...named.map(({ label, value }) => `${label} ${value}`),
  ].join(', ');
}

/** A line; quantity and amount are negative in a cancellation and a credit note. */
export interface InvoiceLine {
  article_number?: string;
  name: string;
  /** The delivered quantity, to three decimals. */
  quantity: number;
  unit: string;
  /** Number of rented items; the quantity counts the days of all of them. */
  pieces?: number;
  unit_price_cents: Cents;
  net_cents: Cents;
  vat_rate: VatRate;
  /** The ordered quantity, if it differs. */
  ordered?: number;
  reason?: string;
  slips?: WeighingSlip[];
  /** If the invoice joins several: the delivery it belongs to. */
  of?: Delivery;
  /** In a credit note: the position of the invoice's line, from 0; missing for an amount. */
  of_line?: number;
}

/** A deduction from the net amounts of one rate (BG-20); negative in a cancellation. */
export interface Allowance {
  rate: VatRate;
  net_cents: Cents;
  reason: string;
}

export const allowanceLabel = ({ reason, rate }: Allowance) => `${reason} (auf ${rate} % MwSt.)`;

/**
 * An invoice, its cancellation, a credit note on a part of it, or an advance invoice: the one object behind PDF, XML, mails and
 * screens. It is written once and never changed (§ 146 (4) AO). Amounts in cents, days in Berlin.
 */
export interface Invoice extends TextsOf<'reference'> {
  kind: InvoiceKind;
  /** `RE-2026-00001`: numbered without gaps, cancellations included. */
  number: string;
  day: CalendarDay;
  /** The invoice that a cancellation or a credit note corrects (§ 31 (5) UStDV). */
  cancels?: {
    number: string;
    day: CalendarDay;
    reason: string;
    /** The credit notes before a cancellation, which reverses what they have left. */
    credits?: string[];
  };
  /** `booking_number` is that of the billed rental. */
  order: { number: string; day: CalendarDay; booking_number?: string };
  seller: {
    name: string;
    street: string;
    postal_code: string;
    city: string;
    vat_id: string;
    register: string;
    managing_director: string;
    phone: string;
    email: string;
  };
  bank: BankAccount;
  buyer: {
    /** Empty for consumers. */
    company: string;
    name: string;
    email: string;
    /** As entered. */
    address: string;
    /** Country of the address; missing for Germany. */
    country?: string;
    /** VAT ids without blanks. */
    tax_number?: string;
    /** The number of the customer's record: `K-10001`. */
    customer_number?: string;
  };
  /**
   * The day of supply, or of an advance that of its receipt; `from` is the first one of a rental, which ends on it, and
   * of several deliveries.
   */
  delivery: { from?: CalendarDay; day: CalendarDay; is_pickup: boolean; address: string };
  lines: InvoiceLine[];
  /** Already deducted from the sums below. */
  allowances?: Allowance[];
  vat: { rate: VatRate; net_cents: Cents; vat_cents: Cents }[];
  /** Why nothing is due at the rate 0, if the settings said so. */
  zero?: ZeroRate;
  net_cents: Cents;
  gross_cents: Cents;
  /** Received before the invoice was written (BT-113). */
  prepaid_cents: Cents;
  /** The share that was invoiced in advance, with its VAT. */
  advances?: AdvanceShare[];
  /** Negative if the company owes a refund. */
  payable_cents: Cents;
  /** Missing if nothing is to be paid. */
  due_day?: CalendarDay;
  /** Missing for transfers. */
  payment?: InvoicedPayment;
  discount?: { percent: number; days: number; until_day: CalendarDay; amount_cents: Cents };
  /** What a credit note leaves to pay or to pay back. */
  leaves?: Pick<Balance, 'openCents' | 'creditCents' | 'dueDay' | 'discount'>;
}

/** What an advance invoice has taxed of money that an order holds; amounts are negative where it went elsewhere. */
export interface AdvanceShare {
  number: string;
  day: CalendarDay;
  /** When the money came, which is when its VAT was due. */
  received: CalendarDay;
  vat: Invoice['vat'];
}

/** `RE-2026-00001`. */
export function invoiceNumber(year: string, count: number): string {
  return `RE-${year}-${String(count).padStart(5, '0')}`;
}

/** Placeholder number of an invoice, credit note or quote that is only a preview. */
export const DRAFT_NUMBER = 'Entwurf';

export function isInvoiceNumber(text: string): boolean {
  return /^RE-\d{4}-\d{5,7}$/.test(text);
}

/** What the reason on a correction is the reason of. */
export const REASON_LABELS: Record<InvoiceKind, string> = {
  invoice: 'Grund',
  cancellation: 'Grund der Stornierung',
  credit: 'Grund der Korrektur',
  advance: 'Grund',
  advance_cancellation: 'Grund der Stornierung',
};

/** When and how much to pay, as sentences. */
export function paymentSentences(invoice: Invoice): string[] {
  const { kind, payable_cents, due_day, discount, cancels, prepaid_cents } = invoice;
  if (kind === 'cancellation' && cancels) {
    const together = cancels.credits ? ` zusammen mit ${cancels.credits.join(' und ')}` : '';
    return [
      `Diese Stornorechnung hebt die Rechnung ${cancels.number} vom ${formatDay(cancels.day)}${together} vollständig auf. Was Sie darauf schon bezahlt haben, erstatten oder verrechnen wir.`,
    ];
  }
  if (kind === 'advance') {
    return [
      `Die Leistung ist noch nicht erbracht. Sie haben diese Anzahlung am ${formatDay(invoice.delivery.day)} bezahlt; zu zahlen ist darauf nichts. Die Rechnung über die Leistung zieht sie mit ihrer MwSt. ab.`,
    ];
  }
  if (kind === 'advance_cancellation' && cancels) {
    return [
      `Diese Stornorechnung hebt die Anzahlungsrechnung ${cancels.number} vom ${formatDay(cancels.day)} auf, soweit sie nicht schon mit einer Teillieferung verrechnet ist. Was Sie darauf bezahlt haben, erstatten oder verrechnen wir.`,
    ];
  }
  if (kind === 'credit' && cancels) {
    return [
      `Diese Rechnungskorrektur mindert die Rechnung ${cancels.number} vom ${formatDay(cancels.day)} um ${formatEuro(-invoice.gross_cents)}.`,
      ...(invoice.leaves ? [leftSentence(invoice.leaves)] : []),
    ];
  }
  if (payable_cents < 0) {
    return [`Sie haben ${formatEuro(-payable_cents)} zu viel bezahlt; wir erstatten sie Ihnen.`];
  }
  if (payable_cents === 0) {
    return [prepaid_cents > 0 ? 'Der Betrag ist vollständig bezahlt.' : 'Es ist nichts zu zahlen.'];
  }
  const when = due_day === invoice.day ? 'sofort' : `bis ${formatDay(due_day ?? invoice.day)}`;
  return [
    invoice.payment?.sentence ?? `Zahlbar ${when} ohne Abzug.`,
    ...(discount
      ? [
          `Bei Zahlung bis ${formatDay(discount.until_day)} ziehen Sie ${formatNumber(discount.percent)} % Skonto ab und zahlen ${formatEuro(discount.amount_cents)}.`,
        ]
      : []),
  ];
}

function leftSentence(left: NonNullable<Invoice['leaves']>): string {
  const { openCents, creditCents, dueDay, discount } = left;
  if (creditCents > 0) {
    return `Sie haben damit ${formatEuro(creditCents)} zu viel bezahlt; wir erstatten sie Ihnen.`;
  }
  if (openCents === 0) return 'Damit ist nichts mehr zu zahlen.';
  const until = dueDay ? ` bis ${formatDay(dueDay)}` : '';
  const cheaper = discount
    ? `, bei Zahlung bis ${formatDay(discount.untilDay)} nur ${formatEuro(discount.cents)}`
    : '';
  return `Zu zahlen sind damit noch ${formatEuro(openCents)}${until}${cheaper}.`;
}

/** What the invoice says of its goods at 0 %. */
export function zeroText({ zero }: Pick<Invoice, 'zero'>): string | undefined {
  return zero && `${zero.kind === 'exempt' ? 'Steuerfrei' : '0 % Umsatzsteuer'}: ${zero.text}`;
}

/** Whether the customer's PDF carries the invoice as XML: customers in business read it by machine. */
export function hasXml(invoice: Invoice): boolean {
  return invoice.buyer.company !== '';
}

/**
 * Whether there is an XRechnung: it needs a buyer reference, an e-mail address and a parseable postal
 * address.
 */
export function hasXRechnung({ buyer, buyer_reference }: Invoice): boolean {
  return (
    Boolean(buyer_reference) &&
    readPostalAddress(buyer.address, Boolean(buyer.country)) !== undefined &&
    buyer.email !== ''
  );
}
