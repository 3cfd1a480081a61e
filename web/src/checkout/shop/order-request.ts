import type { CartItem } from '@shop/domain/cart/cart';
import { isPostalCode, NO_POSTAL_CODE } from '@shop/domain/delivery/delivery-areas';
import type { DeliveryOptions } from '@shop/domain/delivery/delivery-options';
import type { DeliveryTerms } from '@shop/domain/delivery/delivery-terms';
import { firstStageDay, type StageWish, wishOf } from '@shop/domain/delivery/stage';
import { toEuro } from '@shop/domain/money/money';
import {
  checkDelivery,
  type DeliveryWish,
  EMPTY_WISH,
  EXPRESS_NOT_PREPAID,
} from '@shop/domain/order/delivery-wish';
import {
  type FieldOf,
  NO_TEXTS,
  ofOrderFields,
  TEXTS,
  textsOf,
} from '@shop/domain/order/order-fields';
import { type OrderRequest, requestItem } from '@shop/domain/order/order-request';
import type { CheckoutForm } from '@shop/domain/order/order-schema';
import { cartTotals } from '@shop/domain/order/order-sums';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import type { Goods } from '@shop/domain/product/delivery-time';
import { knownOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { trimmed } from '../../lib/form-draft.ts';

/** Asked of companies alone. */
const COMPANY_FIELD_NAMES = [
  ...(['company_name', 'company_address', 'tax_number'] as const),
  ...TEXTS.reference,
];

/**
 * The body of `POST /api/orders`: the trimmed form values, and the cart as the shopper sees it, priced by the terms in
 * the summary. Values typed for the other type of customer are left out.
 */
export function orderRequest(
  form: CheckoutForm,
  sessionId: string,
  items: readonly (CartItem & StageWish)[],
  postalCode = '',
  terms?: DeliveryTerms,
): OrderRequest {
  const isStaged = form.delivery_method === 'delivery' && !form.express;
  const wish = deliveryWish(withStages(form, items), postalCode);
  const texts = trimmed(form);
  const isBusiness = texts.customer_type === 'business';
  const customerNumber = isBusiness && texts.customer_number;
  const isAsked: Partial<Record<FieldOf<'head'>, unknown>> = {
    ...ofOrderFields(COMPANY_FIELD_NAMES, () => isBusiness),
    site: customerNumber,
    invoice_address: !isBusiness,
    country: isBusiness || texts.invoice_address,
  };
  const given = TEXTS.head.filter((name) => isAsked[name] ?? true);
  return {
    ...textsOf({ ...NO_TEXTS, ...textsOf(texts, given) }, TEXTS.head),
    session_id: sessionId,
    payment_method: texts.payment_method,
    total_amount: toEuro(cartTotals(items, terms).totalCents),
    order_items: items.map((item) => ({ ...requestItem(item), ...(isStaged && wishOf(item)) })),
    ...(wish && { delivery: wish }),
    ...(customerNumber && { customer_number: customerNumber }),
    ...(form.remember && { remember: true }),
  };
}

/** With stages, each line has its own requested day, so there is none for the whole order. */
export const withStages = (form: CheckoutForm, items: readonly StageWish[]): CheckoutForm =>
  firstStageDay(items) ? { ...form, wished_day: '' } : form;

const FIELDS = { out_of_area: 'postal_code', day: 'wished_day', express: 'express' } as const;

export const DELIVERY_ERRORS = Object.values(FIELDS);

/** The form's delivery wish with trimmed texts; undefined if nothing was filled in. */
function deliveryWish(form: CheckoutForm, postalCode: string): DeliveryWish | undefined {
  if (form.delivery_method === 'pickup') return { ...EMPTY_WISH, method: 'pickup' };
  const { truck_access, wished_day, express, ...texts } = trimmed(form);
  const details = {
    ...textsOf({ ...texts, postal_code: postalCode }, TEXTS.delivery),
    truck_access,
    wished_day: express ? '' : wished_day,
    express: express !== '',
  };
  return Object.values(details).some(Boolean) ? { method: 'delivery', ...details } : undefined;
}

/**
 * Why the delivery is not possible, by field; `options` is undefined if the zones could not be loaded.
 */
export function deliveryErrors(
  form: CheckoutForm,
  postalCode: string,
  goods: readonly Goods[],
  options: DeliveryOptions | undefined,
  now: Date,
) {
  const errors: Partial<Record<(typeof DELIVERY_ERRORS)[number], string>> = {};
  const wish = deliveryWish(form, postalCode);
  if (!wish || wish.method === 'pickup') return errors;
  if (wish.postal_code && !isPostalCode(wish.postal_code)) return { postal_code: NO_POSTAL_CODE };
  if (wish.postal_code && !options) return { postal_code: ZONE_UNKNOWN };
  const isPrepaid = paymentMethodOf(form.payment_method).isPaidFirst;
  const circumstances = { options: knownOptions(options), now, isPrepaid };
  // `checkDelivery` reports only the first problem.
  for (const part of [{ express: false }, { express: false, wished_day: '' }, { wished_day: '' }]) {
    const check = checkDelivery({ ...wish, ...part }, goods, circumstances);
    if (!check.ok) errors[FIELDS[check.code]] ??= check.message;
  }
  if (wish.express && isPrepaid) errors.express ??= EXPRESS_NOT_PREPAID;
  return errors;
}

const ZONE_UNKNOWN =
  'Ohne Zone kennen wir die Lieferkosten nicht. Bitte versuchen Sie es erneut, oder leeren Sie das Feld.';
