import { array, mixed, number, type ObjectSchema, object } from 'yup';
import { isProductId, MAX_CART_LINES } from '../cart/cart.ts';
import { DELIVERY_METHODS } from '../delivery/delivery-terms.ts';
import { postalCodeText } from '../delivery/postal-code-schema.ts';
import {
  dayOf,
  euroAmount,
  requestIdSchema,
  textOrNone,
  wholeNumber,
} from '../fields/input-fields.ts';
import { rebateSchema } from '../order/order-edit.ts';
import { DELIVERY_TEXT_LIMITS } from '../order/order-request.ts';
import { phoneOrderSchema } from '../order/order-schema.ts';
import { isOfficeQuantity } from '../text/quantity.ts';
import { optionalText, requiredObject, requiredText, textSchema } from '../text/validation.ts';
import { type CalendarDay, isCalendarDay } from '../time/calendar.ts';
import {
  type ChosenLine,
  ORDERABLES,
  type Orderable,
  QUOTE_CUSTOMER,
  type QuoteContent,
  type QuotedLine,
  type QuotedPlace,
  type QuoteOpenRequest,
  type QuoteOrderRequest,
  type QuoteRequest,
  type QuoteSaveRequest,
  type QuoteSendRequest,
  type QuoteTextRequest,
  type QuoteWithdrawRequest,
} from './quote.ts';

export const QUOTE_TEXT_LIMITS = { conditions: 2000, note: 2000, text: 2000, reason: 500 } as const;

const NO_QUOTE = 'Die Angaben zum Angebot sind ungültig.';

const isAnyQuantity = (value: unknown): value is number => isOfficeQuantity(value, 't');

const line: ObjectSchema<QuotedLine> = requiredObject(NO_QUOTE, {
  product_id: mixed({ check: isProductId }).typeError(NO_QUOTE),
  name: requiredText('Bezeichnung', 200, 'Bitte geben Sie jeder Zeile eine Bezeichnung.'),
  quantity: mixed({ check: isAnyQuantity })
    .typeError('Die Menge muss eine Zahl über 0 mit höchstens drei Nachkommastellen sein.')
    .required(NO_QUOTE),
  unit: requiredText('Einheit', 20, 'Bitte geben Sie jeder Zeile eine Einheit.'),
  price: euroAmount('Einzelpreis').required('Einzelpreis: fehlt'),
  vat_rate: number().typeError(NO_QUOTE).required(NO_QUOTE).integer(NO_QUOTE).min(0, NO_QUOTE),
}).test('whole', 'Diese Einheit gibt es nur in ganzen Mengen ab 1.', (value) => {
  // Also runs if the fields are invalid.
  return !value || !isAnyQuantity(value.quantity) || isOfficeQuantity(value.quantity, value.unit);
});

const place: ObjectSchema<QuotedPlace> = requiredObject(NO_QUOTE, {
  method: mixed<QuotedPlace['method']>()
    .required('Lieferung oder Selbstabholung fehlt')
    .oneOf(DELIVERY_METHODS, 'Die Lieferart ist unbekannt'),
  street: optionalText('Straße', DELIVERY_TEXT_LIMITS.street),
  postal_code: postalCodeText(),
  city: optionalText('Ort', DELIVERY_TEXT_LIMITS.city),
});

export const quoteContentSchema: ObjectSchema<QuoteContent> = phoneOrderSchema
  .pick([...QUOTE_CUSTOMER])
  .shape({
    customer_reference: optionalText('Zeichen des Kunden', 60),
    buyer_reference: optionalText('Leitweg-ID', 46),
    delivery: place,
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

const seen = wholeNumber('Stand', 0, 1_000_000).required(NO_QUOTE);

export const quoteSchema: ObjectSchema<QuoteRequest> = requiredObject(NO_QUOTE, {
  id: requestIdSchema,
  contact_id: textOrNone('Anfrage', 64),
  content: quoteContentSchema,
});

export const quoteSaveSchema: ObjectSchema<QuoteSaveRequest> = requiredObject(NO_QUOTE, {
  id: requestIdSchema,
  seen,
  content: quoteContentSchema,
});

export const quoteSendSchema: ObjectSchema<QuoteSendRequest> = requiredObject(NO_QUOTE, {
  id: requestIdSchema,
  seen,
  valid_until: dayOf('Gültig bis'),
});

export const quoteWithdrawSchema: ObjectSchema<QuoteWithdrawRequest> = requiredObject(NO_QUOTE, {
  id: requestIdSchema,
  reason: optionalText('Grund', QUOTE_TEXT_LIMITS.reason, 'many'),
});

const NO_TOKEN = 'Dieser Link ist nicht vollständig.';
const token = textSchema().typeError(NO_TOKEN).required(NO_TOKEN).max(200, NO_TOKEN);

export const quoteOpenSchema: ObjectSchema<QuoteOpenRequest> = requiredObject(NO_QUOTE, { token });

export const quoteTextSchema: ObjectSchema<QuoteTextRequest> = requiredObject(NO_QUOTE, {
  id: requestIdSchema,
  token,
  text: requiredText('Text', QUOTE_TEXT_LIMITS.text, 'Bitte schreiben Sie uns etwas.', 'many'),
});

const chosen: ObjectSchema<ChosenLine> = requiredObject(NO_QUOTE, {
  line: wholeNumber('Position', 0, MAX_CART_LINES).required(NO_QUOTE),
  quantity: mixed({ check: isAnyQuantity }).typeError(NO_QUOTE).required(NO_QUOTE),
});

export const quoteOrderSchema: ObjectSchema<QuoteOrderRequest> = requiredObject(NO_QUOTE, {
  id: requestIdSchema,
  token,
  version: wholeNumber('Version', 1, 1000).required(NO_QUOTE),
  lines: array().of(chosen).typeError(NO_QUOTE).required(NO_QUOTE).max(MAX_CART_LINES, NO_QUOTE),
  gross_amount: number().typeError(NO_QUOTE).required(NO_QUOTE).min(0, NO_QUOTE),
  delivery: object({
    street: optionalText('Straße', DELIVERY_TEXT_LIMITS.street),
    city: optionalText('Ort', DELIVERY_TEXT_LIMITS.city),
    unloading_place: optionalText('Abladestelle', DELIVERY_TEXT_LIMITS.unloading_place),
    contact_name: optionalText('Ansprechpartner', DELIVERY_TEXT_LIMITS.contact_name),
    contact_phone: optionalText('Telefon vor Ort', DELIVERY_TEXT_LIMITS.contact_phone),
    wished_day: optionalText('Wunschtermin', 10).test(
      'day',
      'Bitte geben Sie den Wunschtermin als Datum an.',
      (value) => !value?.trim() || isCalendarDay(value.trim()),
    ),
  })
    .typeError(NO_QUOTE)
    .required(NO_QUOTE)
    .noUnknown(NO_QUOTE),
});

/** Why a quote cannot be sent like this today, as a German sentence; undefined if it can. */
export function sendProblem(
  quote: Pick<QuoteContent, 'customer_email' | 'valid_until'> & {
    lines: readonly unknown[];
    delivery: Pick<QuotedPlace, 'method' | 'postal_code'>;
  },
  today: CalendarDay,
): string | undefined {
  const { customer_email, lines, delivery, valid_until } = quote;
  if (!customer_email) return 'Ohne E-Mail-Adresse lässt sich das Angebot nicht senden.';
  if (lines.length === 0) return 'Ein Angebot braucht mindestens einen Artikel.';
  if (delivery.method === 'delivery' && !delivery.postal_code) {
    return 'Bitte geben Sie die Postleitzahl der Lieferung an.';
  }
  if (valid_until < today) return 'Der letzte Tag der Gültigkeit ist schon vorbei.';
  return undefined;
}
