import type { PaymentState } from '../payment/order-payments.ts';
import { paymentMethodOf } from '../payment/payment-methods.ts';
import { berlinDay, type CalendarDay, formatDay } from '../time/calendar.ts';
import { isCancelled, orderStatus } from './order-status.ts';

/** Whether a status change would hand over the goods of a prepaid order before its payment has arrived. */
export function isUnpaidHandover(
  order: { payment_method: string; order_status: string; payment_state?: PaymentState | undefined },
  to: string,
): boolean {
  const isLeaving = orderStatus(to).isHandedOver && !orderStatus(order.order_status).isHandedOver;
  return (
    isLeaving && paymentMethodOf(order.payment_method).isPaidFirst && order.payment_state !== 'paid'
  );
}

export const MAX_REMINDERS = 3;

/** The data that determines whether a reminder may be sent. */
export interface RemindableOrder {
  status: string;
  state: PaymentState;
  /** Empty once the customer's data was erased. */
  email: string;
  dueDay: CalendarDay;
  /** The instants of earlier reminders, oldest first. */
  remindedAt: readonly Date[];
}

/** Why the customer of an order may not be sent a reminder, as a German sentence; undefined if they may. */
export function reminderProblem(order: RemindableOrder, now: Date): string | undefined {
  const today = berlinDay(now);
  const last = order.remindedAt.at(-1);
  const { isOwed, label } = orderStatus(order.status);
  if (!isOwed) {
    const which = isCancelled(order.status)
      ? 'stornierten Bestellung'
      : `Bestellung mit dem Status „${label}“`;
    return `Zu einer ${which} wird keine Zahlungserinnerung gesendet.`;
  }
  if (order.state === 'paid') return 'Diese Bestellung ist bereits bezahlt.';
  if (order.email === '') return 'Zu dieser Bestellung ist keine E-Mail-Adresse gespeichert.';
  if (today <= order.dueDay) {
    return `Die Zahlung ist erst am ${formatDay(order.dueDay)} fällig.`;
  }
  if (order.remindedAt.length >= MAX_REMINDERS) {
    return `Zu dieser Bestellung wurde schon ${MAX_REMINDERS}-mal erinnert. Bitte rufen Sie den Kunden an.`;
  }
  if (last && berlinDay(last) === today) return 'Heute wurde schon an diese Zahlung erinnert.';
  return undefined;
}
