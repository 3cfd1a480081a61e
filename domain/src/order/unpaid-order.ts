import { paymentMethodOf } from '../payment/payment-methods.ts';
import type { ReminderStage } from '../payment/reminders.ts';
import type { Claim } from '../receivable/balance.ts';
import { STOP_REASONS, type StopReason } from '../receivable/ends.ts';
import type { ClaimState } from '../receivable/states.ts';
import { addDays, berlinDay, type CalendarDay, formatDay, weekdayOf } from '../time/calendar.ts';
import { orderStatus } from './order-status.ts';

/** Whether a status change would hand over the goods of a prepaid order before its payment has arrived. */
export function isUnpaidHandover(
  order: { payment_method: string; order_status: string; payment_state?: ClaimState | undefined },
  to: string,
): boolean {
  const isLeaving = orderStatus(to).isHandedOver && !orderStatus(order.order_status).isHandedOver;
  return (
    isLeaving && paymentMethodOf(order.payment_method).isPaidFirst && order.payment_state !== 'paid'
  );
}

/** What decides besides the order's facts whether a reminder may be sent. */
export interface RemindableOrder {
  claim: Claim['kind'];
  state: ClaimState;
  /** Costs of reminders are not dunned on their own. */
  isCostsAlone: boolean;
  dueDay: CalendarDay | undefined;
  /** Its day is empty if it was lifted. */
  stop?: { until: CalendarDay; reason: StopReason; for_customer?: boolean | undefined } | undefined;
  /** The reminders of this claim, oldest first. */
  reminders: readonly { at: Date; payBy?: CalendarDay | undefined }[];
}

/** Why the customer of an order may not be sent a reminder, as a German sentence; undefined if they may. */
export function reminderProblem(
  order: RemindableOrder,
  stages: readonly Pick<ReminderStage, 'wait_days'>[],
  now: Date,
): string | undefined {
  const today = berlinDay(now);
  const { reminders, dueDay } = order;
  const last = reminders.at(-1);
  if (order.state === 'written_off') return 'Der Rest dieser Rechnung ist ausgebucht.';
  if (order.state === 'paid') return 'Diese Bestellung ist bereits bezahlt.';
  if (order.isCostsAlone) {
    return 'Offen sind nur noch Mahnkosten: Daran wird nicht noch einmal erinnert.';
  }
  if (dueDay === undefined || order.state === 'none') {
    return 'Zu dieser Bestellung gibt es noch keine Rechnung.';
  }
  if (today <= dueDay) return `Die Zahlung ist erst am ${formatDay(dueDay)} fällig.`;
  if (order.stop && today <= order.stop.until) {
    const whose = order.stop.for_customer
      ? 'Mahnstopp für alle Rechnungen des Kunden'
      : 'Mahnstopp';
    return `${whose} bis ${formatDay(order.stop.until)}: ${STOP_REASONS[order.stop.reason]}.`;
  }
  if (order.claim === 'prepayment' && last) {
    return 'An eine Vorkasse wird nur einmal erinnert. Bitte rufen Sie den Kunden an.';
  }
  if (reminders.length >= stages.length) {
    return `Zu dieser Bestellung wurde schon ${stages.length}-mal erinnert. Bitte rufen Sie den Kunden an.`;
  }
  if (last && berlinDay(last.at) === today) return 'Heute wurde schon an diese Zahlung erinnert.';
  if (last?.payBy !== undefined && today <= last.payBy) {
    return `Die Frist der letzten Erinnerung läuft noch bis ${formatDay(last.payBy)}.`;
  }
  const from = addDays(last?.payBy ?? dueDay, stages[reminders.length]?.wait_days ?? 0);
  if (today <= from)
    return `Die nächste Erinnerung ist erst nach dem ${formatDay(from)} vorgesehen.`;
  if (weekdayOf(today) === 'Sonntag') return 'Sonntags werden keine Erinnerungen gesendet.';
  return undefined;
}
