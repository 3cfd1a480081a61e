import { formatDay, weekdayOf } from '@shop/domain/calendar';
import type { DeliveryMethod } from '@shop/domain/delivery-terms';
import type { OrderDelivery, TruckAccess } from '@shop/domain/order';

const METHODS: Record<DeliveryMethod, string> = { delivery: 'Lieferung', pickup: 'Selbstabholung' };

/** `Lieferung, Express`; for an order that names nothing, how it is agreed. */
export function methodText(delivery: OrderDelivery | undefined): string {
  if (!delivery) return 'Lieferung, Ort nach Absprache';
  return delivery.express ? `${METHODS[delivery.method]}, Express` : METHODS[delivery.method];
}

const ACCESS: Record<TruckAccess, string> = {
  '': 'nicht angegeben',
  yes: 'mit 40-t-Lkw möglich',
  no: 'mit 40-t-Lkw nicht möglich',
};

/** Whether a truck gets there; empty where nothing is delivered. */
export function accessText(delivery: OrderDelivery | undefined): string {
  return delivery?.method === 'delivery' ? ACCESS[delivery.truck_access] : '';
}

/** Street and town, each on its line; empty if neither is known. */
export function placeLines({ street, postal_code, city }: OrderDelivery): string[] {
  return [street, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean);
}

/** `Dienstag, 24.11.2026`. */
export function dayText(day: string): string {
  return `${weekdayOf(day)}, ${formatDay(day)}`;
}
