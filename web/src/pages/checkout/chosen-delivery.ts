import {
  type DeliveryOptions,
  isPostalCode,
  NO_POSTAL_CODE,
} from '@shop/domain/delivery/delivery-areas';
import { type DeliveryTerms, FLAT_RATE } from '@shop/domain/delivery/delivery-terms';
import { zonesAt } from '@shop/domain/delivery/delivery-zones';
import {
  checkDelivery,
  type DeliveryCircumstances,
  type DeliveryProblemCode,
  EXPRESS_NOT_PREPAID,
  flatRate,
} from '@shop/domain/order/delivery-wish';
import type { DeliveryWish } from '@shop/domain/order/order';
import type { CheckoutForm } from '@shop/domain/order/order-schema';
import type { Goods } from '@shop/domain/product/delivery-time';

/** The delivery that an order asks for, and what it is charged by. */
export interface ChosenDelivery {
  /** Undefined if all of it is left to a call. */
  wish: DeliveryWish | undefined;
  terms: DeliveryTerms;
}

/** The choice of a form that says nothing about delivery. */
export const LEFT_TO_A_CALL: ChosenDelivery = { wish: undefined, terms: FLAT_RATE };

/** What a delivery is checked by; without `options` they could not be loaded. */
export interface CheckedBy {
  postalCode: string;
  goods: readonly Goods[];
  options: DeliveryOptions | undefined;
  now: Date;
}

const FIELDS = { out_of_area: 'postal_code', day: 'wished_day', express: 'express' } as const;

/** The fields that `deliveryErrors` tells about. */
export const DELIVERY_ERRORS = Object.values(FIELDS);

type DeliveryErrors = Partial<Record<(typeof FIELDS)[DeliveryProblemCode], string>>;

/** What a form says about delivery, texts trimmed; undefined if it says nothing. */
function deliveryWish(form: CheckoutForm, postalCode: string): DeliveryWish | undefined {
  if (form.delivery_method === 'pickup') return { ...NOTHING, method: 'pickup' };
  const express = form.express !== '';
  const wish: DeliveryWish = {
    method: 'delivery',
    street: form.street.trim(),
    postal_code: postalCode,
    city: form.city.trim(),
    truck_access: form.truck_access,
    unloading_place: form.unloading_place.trim(),
    wished_day: express ? '' : form.wished_day.trim(),
    contact_name: form.contact_name.trim(),
    contact_phone: form.contact_phone.trim(),
    express,
  };
  const { method, ...details } = wish;
  return Object.values(details).some(Boolean) ? wish : undefined;
}

const NOTHING: Omit<DeliveryWish, 'method'> = {
  street: '',
  postal_code: '',
  city: '',
  truck_access: '',
  unloading_place: '',
  wished_day: '',
  contact_name: '',
  contact_phone: '',
  express: false,
};

/** Why the delivery is not possible, by field. */
export function deliveryErrors(form: CheckoutForm, by: CheckedBy): DeliveryErrors {
  const wish = deliveryWish(form, by.postalCode);
  if (!wish || wish.method === 'pickup') return {};
  if (wish.postal_code && !isPostalCode(wish.postal_code)) return { postal_code: NO_POSTAL_CODE };
  if (wish.postal_code && !by.options) return { postal_code: ZONE_UNKNOWN };
  const errors: DeliveryErrors = {};
  // `checkDelivery` names the first problem only.
  for (const part of [{ express: false }, { express: false, wished_day: '' }, { wished_day: '' }]) {
    const check = checkDelivery({ ...wish, ...part }, by.goods, circumstances(by));
    if (!check.ok) errors[FIELDS[check.code]] ??= check.message;
  }
  if (wish.express && form.payment_method === 'vorkasse') errors.express ??= EXPRESS_NOT_PREPAID;
  return errors;
}

const ZONE_UNKNOWN =
  'Ohne Zone kennen wir die Lieferkosten nicht. Bitte versuchen Sie es erneut, oder leeren Sie das Feld.';

/** The choice of a form without `deliveryErrors`. */
export function chosenDelivery(form: CheckoutForm, by: CheckedBy): ChosenDelivery {
  const wish = deliveryWish(form, by.postalCode);
  const within = circumstances(by);
  const check = wish && checkDelivery(wish, by.goods, within);
  return { wish, terms: check?.ok ? check.terms : flatRate(within.zones) };
}

function circumstances({ options, now }: CheckedBy): DeliveryCircumstances {
  return {
    areas: options?.areas ?? [],
    zones: zonesAt(options?.zone_prices),
    closed: new Set(options?.closed_days),
    now,
  };
}
