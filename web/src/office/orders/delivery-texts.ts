import { methodLabel } from '@shop/domain/order/delivery-text';
import { type Order, type OrderDelivery, paymentMethodLabel } from '@shop/domain/order/order';
import { formatDay, weekdayOf } from '@shop/domain/time/calendar';

/** Handover of an order, or how it will be agreed. */
export function methodText(delivery: OrderDelivery | undefined): string {
  return delivery ? methodLabel(delivery) : 'Lieferung, Ort nach Absprache';
}

/**
 * What a driver must know of the payment, who never collects money: `Vorkasse, noch nicht bezahlt: …`.
 * Without amounts, as others than the customer read it.
 */
export function paymentText({ payment_method, payment_state }: Order): string {
  const method = paymentMethodLabel(payment_method);
  if (payment_state === 'paid') return `${method}, bezahlt`;
  if (payment_method !== 'vorkasse') return `${method}, nichts zu kassieren`;
  const state = payment_state === 'part' ? 'erst teilweise bezahlt' : 'noch nicht bezahlt';
  return `${method}, ${state}: nur nach Rücksprache mit dem Büro übergeben`;
}

/** Street and town, each on its line; empty if neither is known. */
export function placeLines({ street, postal_code, city }: OrderDelivery): string[] {
  return [street, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean);
}

/** `Dienstag, 24.11.2026`. */
export function dayText(day: string): string {
  return `${weekdayOf(day)}, ${formatDay(day)}`;
}
