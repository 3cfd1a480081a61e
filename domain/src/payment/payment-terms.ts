import { COMPANY } from '../company.ts';
import { type Cents, toCents } from '../money/money.ts';
import { formatNumber } from '../text/format.ts';
import { berlinDay, type CalendarDay } from '../time/calendar.ts';
import type { Transfer } from './epc-qr.ts';
import type { OrderMoney } from './order-payments.ts';
import { CASH_DISCOUNT } from './payment-conditions.ts';
import {
  invoiceIntro,
  isPaymentMethod,
  type PaidBy,
  paymentConditions,
  paymentMethodOf,
} from './payment-methods.ts';

/** An account that customers transfer money to. */
export interface BankAccount {
  holder: string;
  name: string;
  iban: string;
  bic: string;
}

/** An order on the wire, with what is owed. */
export interface PayableOrder extends OrderMoney, PaidBy {
  order_number: string;
  created_at: string;
  gross_amount?: number;
  /** Account shown to the customer; by default the company's. */
  bank?: BankAccount;
}

/** How an order is paid: `transfer` if its confirmation names the bank account. */
export interface PaymentTerms {
  intro: string;
  amountCents: Cents;
  /** When an order is to be paid that has no invoice yet. */
  afterInvoice?: string;
  /** The last day to pay in time; missing in old prepaid orders, whose customers were given none. */
  dueDay?: CalendarDay;
  /** The amount if it is paid on `untilDay` at the latest. */
  discount?: { percent: number; untilDay: CalendarDay; amountCents: Cents };
  transfer?: Transfer & { bank: string };
}

/**
 * How to pay an order, as page, mails and papers tell it; undefined for unknown methods, and for old orders
 * without a gross amount. Due day and discount run from the invoice.
 */
export function paymentTerms(order: PayableOrder, today: CalendarDay): PaymentTerms | undefined {
  const { payment_method, gross_amount, claim = 'advance', discount, due_day } = order;
  if (!isPaymentMethod(payment_method) || gross_amount === undefined) return undefined;
  const row = paymentMethodOf(payment_method);
  const { intro, isPaidFirst } = row;
  const isBusiness = order.company_name.trim() !== '';
  const { days, percent, discountDays } = paymentConditions(order);
  if (claim === 'advance') {
    const cheaper = `, bei Zahlung binnen ${discountDays} Tagen ${formatNumber(percent)}\u00A0% Skonto`;
    const when = `${days} Tage nach Rechnungsdatum${percent > 0 ? cheaper : ''}`;
    return {
      intro: [invoiceIntro(order), !isBusiness && row.forConsumers].filter(Boolean).join(' '),
      amountCents: toCents(gross_amount),
      ...(days > 0 && { afterInvoice: when }),
    };
  }
  const amountCents = toCents(
    (isPaidFirst ? order.open_amount : order.debt_amount) ?? gross_amount,
  );
  const terms = isPaidFirst
    ? transferTerms(order.payment_reference ?? order.order_number, amountCents, order.bank)
    : { amountCents };
  // Customers of old prepaid orders were told no day: it is the order's own.
  const isTold = due_day !== undefined && due_day > berlinDay(new Date(order.created_at));
  return {
    ...terms,
    intro,
    ...(isTold && { dueDay: due_day }),
    ...(discount &&
      today <= discount.until_day && {
        discount: {
          percent: order.conditions?.discount_percent ?? CASH_DISCOUNT.percent,
          untilDay: discount.until_day,
          amountCents: toCents(discount.amount),
        },
      }),
  };
}

/** A transfer of any amount of an order to an account of the company. */
export function transferTerms(
  reference: string,
  amountCents: Cents,
  account: BankAccount = COMPANY.bank,
): PaymentTerms & Required<Pick<PaymentTerms, 'transfer'>> {
  const { holder, name: bank, iban, bic } = account;
  const transfer = { amountCents, holder, bank, iban, bic, reference };
  return {
    intro: 'Bitte überweisen Sie den offenen Betrag auf unser Konto:',
    amountCents,
    transfer,
  };
}

/** An IBAN as printed: `DE89 3704 0044 0532 0130 00`. */
export const formatIban = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');
