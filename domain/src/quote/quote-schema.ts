import { array, boolean, mixed, number, type ObjectSchema, object } from 'yup';
import { isProductId, MAX_CART_LINES } from '../cart/cart.ts';
import { creditReasonText } from '../customer/credit-reason.ts';
import { type ClosedDays, deliveryDayProblem } from '../delivery/delivery-days.ts';
import {
  dayOf,
  euroAmount,
  requestIdSchema,
  textOrNone,
  wholeNumber,
} from '../fields/input-fields.ts';
import { type DeliveryWish, EXPRESS_NOT_PREPAID } from '../order/delivery-wish.ts';
import { lineFields, rebateSchema } from '../order/order-edit.ts';
import { textSchemas } from '../order/order-field-schema.ts';
import { TEXTS } from '../order/order-fields.ts';
import { deliverySchema, phoneOrderSchema, wishedDaySchema } from '../order/order-schema.ts';
import { paymentMethodOf } from '../payment/payment-methods.ts';
import { isOfficeQuantity, isRestQuantity } from '../text/quantity.ts';
import { optionalText, requiredObject, requiredText, textSchema } from '../text/validation.ts';
import type { CalendarDay } from '../time/calendar.ts';
import {
  type ChosenLine,
  isQuoteNumber,
  type OfficeOrderRequest,
  ORDERABLES,
  type Orderable,
  QUOTE_CUSTOMER,
  type QuoteContent,
  type QuotedLine,
  type QuoteOpenRequest,
  type QuoteOrderRequest,
  type QuoteRequest,
  type QuoteSaveRequest,
  type QuoteSendRequest,
  type QuoteTextRequest,
  type QuoteWithdrawRequest,
} from './quote.ts';

export const QUOTE_TEXT_LIMITS = {
  conditions: 2000,
  note: 2000,
  text: 2000,
  reason: 500,
} as const;

const NO_QUOTE = 'Die Angaben zum Angebot sind ungültig.';

const line = requiredObject<QuotedLine>(NO_QUOTE, {
  product_id: mixed({ check: isProductId }).typeError(NO_QUOTE),
  ...lineFields(NO_QUOTE),
}).test('whole', 'Diese Einheit gibt es nur in ganzen Mengen ab 1.', (value) => {
  // Also runs if the fields are invalid.
  return !value || !isRestQuantity(value.quantity) || isOfficeQuantity(value.quantity, value.unit);
});

export const quoteContentSchema: ObjectSchema<QuoteContent> = phoneOrderSchema
  .pick([...QUOTE_CUSTOMER, 'customer_number', 'site'])
  .shape({
    delivery: deliverySchema.required(NO_QUOTE),
    lines: array()
      .of(line)
      .typeError(NO_QUOTE)
      .required(NO_QUOTE)
      .min(0)
      .max(MAX_CART_LINES, `Ein Angebot fasst höchstens ${MAX_CART_LINES} Positionen.`),
    rebate: rebateSchema(NO_QUOTE),
    delivery_amount: euroAmount('Lieferpreis', 0),
    orderable: mixed<Orderable>().oneOf(ORDERABLES, NO_QUOTE).required(NO_QUOTE),
    valid_until: dayOf('Gültig bis').required('Bitte geben Sie an, bis wann das Angebot gilt.'),
    conditions: optionalText('Bedingungen', QUOTE_TEXT_LIMITS.conditions, 'many'),
    note: optionalText('Notiz', QUOTE_TEXT_LIMITS.note, 'many'),
  })
  .typeError(NO_QUOTE)
  .required(NO_QUOTE)
  .noUnknown(NO_QUOTE);

const send = boolean().typeError(NO_QUOTE).nonNullable(NO_QUOTE);
const amount = number().typeError(NO_QUOTE).required(NO_QUOTE).min(0, NO_QUOTE);

export const quoteSchema = requiredObject<QuoteRequest>(NO_QUOTE, {
  id: requestIdSchema,
  contact_id: textOrNone('Anfrage', 64),
  content: quoteContentSchema,
  send,
});

export const quoteSaveSchema = requiredObject<QuoteSaveRequest>(NO_QUOTE, {
  id: requestIdSchema,
  content: quoteContentSchema,
  send,
});

export const officeOrderSchema = requiredObject<OfficeOrderRequest>(NO_QUOTE, {
  id: requestIdSchema,
  content: quoteContentSchema,
  gross_amount: amount,
  credit_reason: creditReasonText(),
  quote_number: textSchema()
    .typeError(NO_QUOTE)
    .nonNullable(NO_QUOTE)
    .test('number', NO_QUOTE, (number) => number === undefined || isQuoteNumber(number)),
});

export const quoteSendSchema = requiredObject<QuoteSendRequest>(NO_QUOTE, {
  id: requestIdSchema,
  valid_until: dayOf('Gültig bis'),
});

export const quoteWithdrawSchema = requiredObject<QuoteWithdrawRequest>(NO_QUOTE, {
  id: requestIdSchema,
  reason: optionalText('Grund', QUOTE_TEXT_LIMITS.reason, 'many'),
});

const NO_TOKEN = 'Dieser Link ist nicht vollständig.';
const token = textSchema().typeError(NO_TOKEN).defined(NO_TOKEN).max(200, NO_TOKEN);

export const quoteOpenSchema = requiredObject<QuoteOpenRequest>(NO_QUOTE, { token });

export const quoteTextSchema = requiredObject<QuoteTextRequest>(NO_QUOTE, {
  id: requestIdSchema,
  token,
  text: requiredText('Text', QUOTE_TEXT_LIMITS.text, 'Bitte schreiben Sie uns etwas.', 'many'),
});

const chosen = requiredObject<ChosenLine>(NO_QUOTE, {
  line: wholeNumber('Position', 0, MAX_CART_LINES).required(NO_QUOTE),
  quantity: mixed({ check: isRestQuantity }).typeError(NO_QUOTE).required(NO_QUOTE),
});

const { postal_code: _, ...place } = textSchemas(TEXTS.delivery);

export const quoteOrderSchema = requiredObject<QuoteOrderRequest>(NO_QUOTE, {
  id: requestIdSchema,
  token,
  version: wholeNumber('Version', 1, 1000).required(NO_QUOTE),
  lines: array().of(chosen).typeError(NO_QUOTE).required(NO_QUOTE).max(MAX_CART_LINES, NO_QUOTE),
  gross_amount: amount,
  ...textSchemas(['customer_reference', 'cost_centre', 'site']),
  delivery: object({ ...place, wished_day: wishedDaySchema })
    .typeError(NO_QUOTE)
    .required(NO_QUOTE)
    .noUnknown(NO_QUOTE),
});

type Place = 'street' | 'postal_code' | 'city';

interface Sendable extends Pick<QuoteContent, 'customer_email' | 'valid_until'> {
  lines: readonly unknown[];
  delivery: Pick<DeliveryWish, 'method' | Place | 'express' | 'wished_day'>;
}

/** Why a quote cannot be sent like this today: German sentences by the path of a field, none if it can. */
export function sendProblems(quote: Sendable, today: CalendarDay): Record<string, string> {
  const { customer_email, lines, delivery, valid_until } = quote;
  const { method, postal_code, express } = delivery;
  const problems = {
    customer_email: !customer_email && 'Ohne E-Mail-Adresse lässt sich das Angebot nicht senden.',
    lines: lines.length === 0 && 'Ein Angebot braucht mindestens einen Artikel.',
    'delivery.postal_code': method === 'delivery' && !postal_code && NO_POSTAL_CODE,
    'delivery.express':
      express && 'Heute liefern lässt sich nur eine Bestellung, kein Angebot über mehrere Tage.',
    valid_until: valid_until < today && 'Der letzte Tag der Gültigkeit ist schon vorbei.',
  };
  return told(problems);
}

/** The same for an order that the office takes. */
export function takenOrderProblems(
  {
    lines,
    delivery,
    payment_method,
  }: Omit<Sendable, 'customer_email' | 'valid_until'> & { payment_method: string },
  now: Date,
  closed: ClosedDays,
): Record<string, string> {
  const { method, wished_day, express } = delivery;
  const lacks = (name: Place) => method === 'delivery' && !delivery[name].trim();
  return told({
    lines: lines.length === 0 && 'Eine Bestellung braucht mindestens einen Artikel.',
    'delivery.street': lacks('street') && 'Bitte geben Sie Straße und Hausnummer der Lieferung an.',
    'delivery.postal_code': lacks('postal_code') && NO_POSTAL_CODE,
    'delivery.city': lacks('city') && 'Bitte geben Sie den Ort der Lieferung an.',
    'delivery.express':
      express && paymentMethodOf(payment_method).isPaidFirst && EXPRESS_NOT_PREPAID,
    'delivery.wished_day':
      !express && wished_day !== '' && deliveryDayProblem(wished_day, now, closed),
  });
}

const NO_POSTAL_CODE = 'Bitte geben Sie die Postleitzahl der Lieferung an.';

const told = (problems: Record<string, string | false | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([path, text]) => (text ? [[path, text]] : [])),
  );
