import { COMPANY, OPENING_HOURS } from '../company.ts';
import { methodLabel } from '../delivery/delivery-terms.ts';
import { EXPRESS_TIME } from '../delivery/delivery-zones.ts';
import { truckOf } from '../delivery/order-weight.ts';
import { type StageWish, stageDaysText } from '../delivery/stage.ts';
import type { OrderDelivery, TruckAccess } from '../order/delivery-wish.ts';
import { type Order, orderDeliveryTime } from '../order/order.ts';
import { paymentMethodOf } from '../payment/payment-methods.ts';
import { withinDeliveryTime } from '../product/delivery-time.ts';
import { formatNumber } from '../text/format.ts';
import { formatDay, weekdayOf } from '../time/calendar.ts';

/** The method with its zone: `Lieferung, Zone 2`. */
export const deliveryLabel = (delivery: Pick<OrderDelivery, 'method' | 'zone'>): string =>
  [methodLabel(delivery), delivery.zone].filter(Boolean).join(', ');

/** `Bauweg 1, 12345 Musterstadt`, as far as known. */
export function deliveryAddress({
  street,
  postal_code,
  city,
}: Pick<OrderDelivery, 'street' | 'postal_code' | 'city'>): string {
  const town = [postal_code, city].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}

/** Next steps of an order as sentences: scheduling and handover. */
export interface Handover {
  appointment: string;
  /** Missing if the delivery day is yet to be agreed. */
  arrival?: string;
  /** Kerbside sentence; missing for pickup. */
  kerbside?: string;
}

/** The lead time, for the middle of a sentence; empty for orders that are paid first. */
export function usualTime(
  order: Parameters<typeof orderDeliveryTime>[0] & Pick<Order, 'payment_method'>,
): string {
  const time = orderDeliveryTime(order);
  const waits = paymentMethodOf(order.payment_method).isPaidFirst;
  return time && !waits ? `, in der Regel ${withinDeliveryTime(time)} an Werktagen` : '';
}

/**
 * The handover of an order, with or without delivery data. `usually` is inserted into the sentence for a
 * delivery without a requested day: `, in der Regel in 24 Stunden`.
 */
export function handoverOf(
  delivery: OrderDelivery | undefined,
  usually = '',
  lines: readonly StageWish[] = [],
): Handover {
  const day = delivery?.wished_day && formatDay(delivery.wished_day);
  if (delivery?.method === 'pickup') {
    const wish = day ? `Ihr Wunschtermin ist der ${day}. ` : '';
    return {
      appointment: `${wish}Wir rufen Sie an, sobald Ihre Ware bereitliegt.`,
      arrival: pickupPlace(),
    };
  }
  const kerbside = kerbsideText(delivery);
  if (delivery?.express) {
    return {
      kerbside,
      appointment: 'Wir rufen Sie vor der Anlieferung an.',
      arrival: `Ihre Expresslieferung kommt noch am Tag der Bestellung, in der Regel innerhalb von ${EXPRESS_TIME}.`,
    };
  }
  const days = stageDaysText(lines);
  if (days) {
    const appointment = `Wir rufen Sie an und stimmen die Liefertermine mit Ihnen ab. Ihre Wunschtermine: ${days}.`;
    return { appointment, kerbside };
  }
  const agreed = 'Wir rufen Sie an und stimmen den Liefertermin mit Ihnen ab';
  const when = day ? `; Ihr Wunschtermin ist der ${day}` : usually;
  return { appointment: `${agreed}${when}.`, kerbside };
}

function kerbsideText(delivery: OrderDelivery | undefined): string {
  if (!delivery?.truck_access) {
    return 'Wir liefern frei Bordsteinkante; die Zufahrt muss befestigt und frei sein. Welcher Lkw zu Ihnen passt, klären wir vorher mit Ihnen.';
  }
  const { total_t } = truckOf(delivery);
  return `Wir liefern frei Bordsteinkante mit Lkw bis ${formatNumber(total_t)} t; die Zufahrt muss befestigt und frei sein.`;
}

/** The answer about access for 40-t trucks, and its wording elsewhere. */
const ACCESS: Record<TruckAccess, { answer: string; told: string }> = {
  yes: { answer: 'ja', told: 'mit 40-t-Lkw möglich' },
  no: { answer: 'nein', told: 'mit 40-t-Lkw nicht möglich' },
  '': { answer: 'keine Angabe', told: 'nicht angegeben' },
};

export const accessAnswer = (access: TruckAccess): string => ACCESS[access].answer;

/** Whether a large truck can reach the place; empty if nothing is delivered. */
export const accessText = (delivery: OrderDelivery | undefined): string =>
  delivery?.method === 'delivery' ? ACCESS[delivery.truck_access].told : '';

const YARD = `${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.city}`;
const OPEN = OPENING_HOURS.filter(({ hours }) => hours !== 'geschlossen')
  .map(({ days, hours }) => `${days} ${hours}`)
  .join(', ');

/** Where and when goods or rented tools are picked up, as a sentence. */
export const pickupPlace = (what = 'Ihre Ware') =>
  `Holen Sie ${what} bei uns ab: ${YARD}, ${OPEN} Uhr.`;

/** The delivery method of an order; without one, that it is yet to be agreed. */
export const methodText = (delivery: OrderDelivery | undefined): string =>
  delivery ? methodLabel(delivery) : 'Lieferung, Ort nach Absprache';

/**
 * What the driver, who never collects money, must know about the payment: `Vorkasse, noch nicht
 * bezahlt: …`. Without amounts, as others than the customer read it.
 */
export function paymentText({
  payment_method,
  payment_state,
}: Pick<Order, 'payment_method' | 'payment_state'>): string {
  const { label, isPaidFirst, driver } = paymentMethodOf(payment_method);
  if (payment_state === 'paid') return `${label}, bezahlt`;
  if (!isPaidFirst) return `${label}, ${driver}`;
  const state = payment_state === 'part' ? 'erst teilweise bezahlt' : 'noch nicht bezahlt';
  return `${label}, ${state}: ${driver}`;
}

/** Street and town, each on its line; empty if neither is known. */
export const placeLines = ({ street, postal_code, city }: OrderDelivery): string[] =>
  [street, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean);

/** `Dienstag, 24.11.2026`. */
export const dayText = (day: string): string => `${weekdayOf(day)}, ${formatDay(day)}`;
