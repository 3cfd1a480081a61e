import type { Cents } from '@shop/domain/money/money';
import {
  PAYMENT_STATES,
  type PaymentBalance,
  type PaymentState,
  paymentBalance,
} from '@shop/domain/payment/order-payments';
import { type BankAccount, paymentDueDay } from '@shop/domain/payment/payment-terms';
import type { CalendarDay } from '@shop/domain/time/calendar';
import type { Timestamp } from 'firebase-admin/firestore';
import {
  type Checks,
  isInstant,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
  shapeOf,
} from './checks.ts';

export interface StoredPayment {
  /** Chosen by the admin's browser, so that a repeated request counts once. */
  id: string;
  /** Below zero what was paid back or taken back. */
  amount_cents: Cents;
  day: CalendarDay;
  /** The id of the payment that this entry takes back. */
  reverses?: string;
  by_uid: string;
  at: Timestamp;
}

export interface StoredReminder {
  id: string;
  by_uid: string;
  at: Timestamp;
}

export interface StoredOrderPayment {
  /** The account last told to the customer: when a prepaid order was placed, and with each reminder. */
  bank?: BankAccount;
  /** Oldest first; missing until the first payment. */
  payments?: StoredPayment[];
  /** Missing in old orders, which count as open. */
  payment_state?: PaymentState;
  /** Gross; missing in old orders. */
  open_cents?: Cents;
  /** Missing in old orders. */
  due_day?: CalendarDay;
  /** Oldest first; missing until the first reminder. */
  reminders?: StoredReminder[];
}

export const ORDER_PAYMENT_CHECKS: Checks<StoredOrderPayment> = {
  bank: optional(shapeOf<BankAccount>({ holder: isText, name: isText, iban: isText, bic: isText })),
  payments: optional(
    listOf(
      shapeOf<StoredPayment>({
        id: isText,
        amount_cents: Number.isSafeInteger,
        day: isText,
        reverses: optional(isText),
        by_uid: isText,
        at: isInstant,
      }),
    ),
  ),
  payment_state: optional(oneOf(PAYMENT_STATES)),
  open_cents: optional(isWhole),
  due_day: optional(isText),
  reminders: optional(
    listOf(shapeOf<StoredReminder>({ id: isText, by_uid: isText, at: isInstant })),
  ),
};

/** The fields of an order that its balance depends on. */
interface PaidOrder extends Pick<StoredOrderPayment, 'payments' | 'due_day'> {
  order_number: string;
  created_at: Timestamp;
  payment_method: string;
  company_name: string;
  total_cents: Cents;
  gross_cents?: Cents;
}

/** Stored sums of an order's payments, for queries of open and overdue ones. */
export function paymentSums(
  order: PaidOrder,
): Required<Pick<StoredOrderPayment, 'payment_state' | 'open_cents' | 'due_day'>> {
  const { state, openCents } = balanceOf(order);
  const due_day = order.due_day ?? paymentDueDay(order.payment_method, order.created_at.toDate());
  return { payment_state: state, open_cents: openCents, due_day };
}

/** Payment balance of an order. */
export function balanceOf(order: PaidOrder): PaymentBalance {
  const owed = {
    orderNumber: order.order_number,
    createdAt: order.created_at.toDate(),
    paymentMethod: order.payment_method,
    companyName: order.company_name,
    totalCents: order.total_cents,
    grossCents: order.gross_cents,
  };
  const booked = (order.payments ?? []).map(({ amount_cents: amountCents, day }) => {
    return { amountCents, day };
  });
  return paymentBalance(owed, booked);
}
