import { DELIVERY_METHODS } from '@shop/domain/delivery/delivery-terms';
import type { Truck } from '@shop/domain/delivery/order-weight';
import { type OrderDelivery, TRUCK_ACCESS } from '@shop/domain/order/order';
import type { CalendarDay } from '@shop/domain/time/calendar';
import type { Timestamp } from 'firebase-admin/firestore';
import {
  type Checks,
  isFlag,
  isInstant,
  isPositive,
  isText,
  listOf,
  oneOf,
  optional,
  shapeOf,
} from './checks.ts';

export interface StoredDeliveryDayChange {
  /** Empty if the day was taken back. */
  day: CalendarDay | '';
  by_uid: string;
  at: Timestamp;
}

export interface StoredOrderDelivery {
  delivery?: OrderDelivery;
  /** Missing until somebody names one. */
  delivery_day?: CalendarDay;
  /** Oldest first; missing until the office's first change. */
  delivery_day_changes?: StoredDeliveryDayChange[];
}

export const ORDER_DELIVERY_CHECKS: Checks<StoredOrderDelivery> = {
  delivery: optional(
    shapeOf<OrderDelivery>({
      method: oneOf(DELIVERY_METHODS),
      street: isText,
      postal_code: isText,
      city: isText,
      truck_access: oneOf(TRUCK_ACCESS),
      unloading_place: isText,
      wished_day: isText,
      contact_name: isText,
      contact_phone: isText,
      express: isFlag,
      zone: optional(isText),
      truck: optional(shapeOf<Truck>({ total_t: isPositive, load_t: isPositive })),
    }),
  ),
  delivery_day: optional(isText),
  delivery_day_changes: optional(
    listOf(shapeOf<StoredDeliveryDayChange>({ day: isText, by_uid: isText, at: isInstant })),
  ),
};
