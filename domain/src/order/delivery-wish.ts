import { isPostalCode, outOfAreaMessage, zoneOfPostalCode } from '../delivery/delivery-areas.ts';
import {
  type ClosedDays,
  earliestDeliveryDay,
  isDeliveryDay,
  isExpressPossible,
  MAX_DAYS_AHEAD,
  NO_DELIVERY_DAY,
} from '../delivery/delivery-days.ts';
import type { DeliveryOptions } from '../delivery/delivery-options.ts';
import type { DeliveryMethod, DeliveryTerms } from '../delivery/delivery-terms.ts';
import { type DeliveryZone, zonesAt } from '../delivery/delivery-zones.ts';
import type { Truck } from '../delivery/order-weight.ts';
import { paymentLabels } from '../payment/payment-methods.ts';
import type { DeliveryTime, Goods } from '../product/delivery-time.ts';
import { workingDayAfter } from '../time/bank-days.ts';
import {
  addDays,
  berlinDay,
  type CalendarDay,
  formatDay,
  isCalendarDay,
} from '../time/calendar.ts';
import { TEXTS, type TextsOf, textsOf } from './order-fields.ts';

/** Whether a 40-t truck can reach the place of delivery; empty if unanswered. */
export const TRUCK_ACCESS = ['', 'yes', 'no'] as const;
export type TruckAccess = (typeof TRUCK_ACCESS)[number];

/** Where, how and when the goods are wanted; every text may be empty. */
export interface DeliveryWish extends TextsOf<'delivery'> {
  method: DeliveryMethod;
  truck_access: TruckAccess;
  /** A day, or empty. */
  wished_day: CalendarDay | '';
  /** Delivery today, for a surcharge. */
  express: boolean;
}

/** A wish for delivery without any details. */
export const EMPTY_WISH: DeliveryWish = {
  method: 'delivery',
  ...textsOf({}, TEXTS.delivery),
  truck_access: '',
  wished_day: '',
  express: false,
};

/** An order's delivery, with its postcode's zone at the time. */
export interface OrderDelivery extends DeliveryWish {
  zone?: string;
  /** The smaller truck as set on the day of the order, if a large one cannot reach the place. */
  truck?: Truck;
}

/** Everything that determines whether a delivery is possible. */
export interface DeliveryCircumstances {
  options: DeliveryOptions;
  now: Date;
  /** Whether payment comes before delivery. */
  isPrepaid?: boolean;
}

export type DeliveryCheck =
  | { ok: true; terms: DeliveryTerms; zone: DeliveryZone | undefined }
  | { ok: false; code: 'out_of_area' | 'day' | 'express'; message: string };

/** The terms of a requested delivery of goods, or why it is not possible, as a German sentence. */
export function checkDelivery(
  wish: DeliveryWish,
  goods: readonly Goods[],
  { options, now, isPrepaid }: DeliveryCircumstances,
): DeliveryCheck {
  const closed = new Set(options.closed_days);
  const zone =
    wish.method === 'delivery' && isPostalCode(wish.postal_code)
      ? zoneOfPostalCode(options.areas, wish.postal_code, zonesAt(options.zone_prices))
      : undefined;
  const day = wish.wished_day;
  const dayProblem = wish.express
    ? expressDayProblem(day, now)
    : day && wishedDayProblem(day, goods, { now, closed, ofZone: zone?.deliveryTime, isPrepaid });
  if (dayProblem) return { ok: false, code: 'day', message: dayProblem };
  if (wish.method === 'pickup') {
    if (!wish.express) return { ok: true, terms: { options, method: 'pickup' }, zone: undefined };
    return { ok: false, code: 'express', message: EXPRESS_NOT_FOR_PICKUP };
  }
  if (wish.postal_code && zone?.freeFromCents === undefined) {
    return { ok: false, code: 'out_of_area', message: outOfAreaMessage(wish.postal_code) };
  }
  if (wish.express && !isExpressPossible(zone, goods, now, closed)) {
    return { ok: false, code: 'express', message: EXPRESS_NOT_POSSIBLE };
  }
  return { ok: true, terms: { options, method: 'delivery', zone, express: wish.express }, zone };
}

const EXPRESS_NOT_FOR_PICKUP = 'Expresslieferung und Selbstabholung schließen sich aus.';
/** Message if an order cannot be delivered today. */
export const EXPRESS_NOT_POSSIBLE =
  'Expresslieferung ist für diese Bestellung nicht (mehr) möglich. Bitte wählen Sie die normale Lieferung.';

/** Message for express with prepayment: the goods would arrive before the money. */
export const EXPRESS_NOT_PREPAID = `Expresslieferung und ${paymentLabels(true).join(' oder ')} schließen sich aus: Die Ware käme vor Ihrer Zahlung an. Bitte wählen Sie ${paymentLabels(false).join(', ')} oder die normale Lieferung.`;

export function expressDayProblem(day: string, now: Date): string | undefined {
  if (day === '' || day === berlinDay(now)) return undefined;
  return 'Die Expresslieferung kommt heute. Bitte wählen Sie keinen anderen Wunschtermin.';
}

/** Conditions, besides the goods, for the first possible day. */
export interface DayTerms {
  now: Date;
  closed: ClosedDays;
  ofZone?: DeliveryTime | undefined;
  isPrepaid?: boolean | undefined;
}

/** The first possible day (`earliestDeliveryDay`); with prepayment, lead times start when the money has arrived. */
export function earliestWishedDay(
  goods: readonly Goods[],
  { now, closed, ofZone, isPrepaid }: DayTerms,
): CalendarDay {
  return earliestDeliveryDay(goods, isPrepaid ? paidAt(now, closed) : now, closed, ofZone);
}

/** Duration of a transfer in bank days. Days without delivery, which include the public holidays, do not count. */
const TRANSFER_DAYS = 2;

function paidAt(now: Date, closed: ClosedDays): Date {
  const today = berlinDay(now);
  const paid = workingDayAfter(today, { days: TRANSFER_DAYS, holidays: closed });
  return new Date(now.getTime() + Date.parse(paid) - Date.parse(today));
}

export const prepaidDayText = (earliest: CalendarDay): string =>
  `Bei Vorkasse frühestens am ${formatDay(earliest)}, weil die Zahlung zwei Banktage braucht.`;

/** Why goods cannot be delivered on a day, as a German sentence; undefined if they can. */
export function wishedDayProblem(
  day: string,
  goods: readonly Goods[],
  terms: DayTerms,
  daysAhead = MAX_DAYS_AHEAD,
): string | undefined {
  const { now, closed, isPrepaid } = terms;
  if (!isCalendarDay(day)) return 'Bitte geben Sie den Wunschtermin als Datum an.';
  const earliest = earliestWishedDay(goods, terms);
  if (day < earliest) {
    return isPrepaid
      ? prepaidDayText(earliest)
      : `Der früheste Termin ist der ${formatDay(earliest)}.`;
  }
  const latest = addDays(berlinDay(now), daysAhead);
  if (day > latest) return `Der Wunschtermin kann höchstens der ${formatDay(latest)} sein.`;
  if (isDeliveryDay(day, closed)) return undefined;
  return `${NO_DELIVERY_DAY} Bitte wählen Sie einen anderen Tag.`;
}
