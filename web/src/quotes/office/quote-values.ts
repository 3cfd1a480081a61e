import { buyerReferenceOf, siteNamed } from '@shop/domain/customer/building-site';
import { ownPriceCents } from '@shop/domain/customer/own-prices';
import type { ClosedDays } from '@shop/domain/delivery/delivery-days';
import { type Cents, timesCents, toCents, toEuro } from '@shop/domain/money/money';
import { STANDARD_VAT_RATE } from '@shop/domain/money/vat';
import type { TruckAccess } from '@shop/domain/order/delivery-wish';
import { ofOrderFields, TEXTS, type TextsOf, textsOf } from '@shop/domain/order/order-fields';
import type { PaymentMethod } from '@shop/domain/payment/payment-methods';
import type { Product } from '@shop/domain/product/product';
import type { Orderable, QuoteContent } from '@shop/domain/quote/quote';
import {
  quoteContentSchema,
  sendProblems,
  takenOrderProblems,
} from '@shop/domain/quote/quote-schema';
import { customerNumber } from '@shop/domain/text/customer-number';
import { formatAmount, formatEuro } from '@shop/domain/text/format';
import { readNumber, typedEuro, typedNumber } from '@shop/domain/text/number-input';
import { readPostalAddress } from '@shop/domain/text/postal-address';
import { readMeasured } from '@shop/domain/text/units';
import { fieldErrors } from '@shop/domain/text/validation';
import { berlinDay } from '@shop/domain/time/calendar';
import type { PriceOf } from '../../lib/own-prices.ts';
import type { Problems, useOfficeForm } from '../../office/form/use-office-form.ts';
import type { Customer } from '../../office/similar-customers.tsx';

/** What happens to the form's content. */
export type Way = 'draft' | 'send' | 'order';

/** The request; the gross total in euro as shown. */
export interface SentQuote {
  way: Way;
  content: QuoteContent;
  gross_amount: number;
  credit_reason: string;
}

export type QuoteFormState = ReturnType<typeof useOfficeForm<QuoteValues, SentQuote>>;

/** A line as typed; without `product_id` if it is free text. */
export interface TypedQuoteLine {
  product_id?: number | undefined;
  name: string;
  quantity: string;
  unit: string;
  price: string;
  rate: string;
}

export type QuoteValues = ReturnType<typeof quoteValues>;

/** A quote's content as the form's texts. */
export function quoteValues(content: QuoteContent) {
  const { delivery, lines, rebate, delivery_amount, ...texts } = content;
  const { express, ...place } = delivery;
  return {
    ...texts,
    customer_number: texts.customer_number ?? '',
    site: texts.site ?? '',
    ...ofOrderFields(TEXTS.quote, (name) => texts[name] ?? ''),
    ...ofOrderFields(TEXTS.delivery, (name) => place[name] ?? ''),
    method: place.method as string,
    truck_access: place.truck_access as string,
    wished_day: place.wished_day as string,
    express: express ? 'yes' : '',
    lines: lines.map(
      ({ product_id, name, quantity, unit, price, vat_rate }): TypedQuoteLine => ({
        product_id,
        name,
        unit,
        rate: String(vat_rate),
        quantity: typedNumber(quantity),
        price: price === 0 ? '' : typedEuro(price),
      }),
    ),
    /** Article number that is not added yet. */
    number: '',
    credit_reason: '',
    agreed: {
      delivery: typedEuro(delivery_amount),
      percent: typedNumber(rebate?.percent),
      amount: typedEuro(rebate?.amount),
      why: rebate?.reason ?? '',
    },
  };
}

/** The form's content; invalid numbers become ones that the schema rejects. */
export function quoteContent(values: QuoteValues): QuoteContent {
  const { lines, agreed, number: _, credit_reason: __, customer_number, site, ...others } = values;
  const { method, truck_access, wished_day, express, ...texts } = others;
  const [percent, amount, delivery_amount] = [agreed.percent, agreed.amount, agreed.delivery].map(
    (text) => (text.trim() ? (readNumber(text) ?? Number.NaN) : undefined),
  );
  const isOff = percent !== undefined || amount !== undefined || agreed.why.trim() !== '';
  const isExpress = express === 'yes' && method === 'delivery';
  return {
    ...textsOf(texts, TEXTS.quote),
    valid_until: texts.valid_until,
    conditions: texts.conditions,
    note: texts.note,
    ...(customer_number && { customer_number, ...(site && { site }) }),
    payment_method: texts.payment_method as PaymentMethod,
    orderable: texts.orderable as Orderable,
    delivery: {
      ...textsOf({ ...texts, postal_code: texts.postal_code.trim() }, TEXTS.delivery),
      method: method as QuoteContent['delivery']['method'],
      truck_access: truck_access as TruckAccess,
      wished_day: isExpress ? '' : wished_day,
      express: isExpress,
    },
    lines: lines.map(({ product_id, name, quantity, unit, price, rate }) => ({
      ...(product_id !== undefined && { product_id }),
      name,
      unit,
      vat_rate: Number(rate),
      quantity: readMeasured(quantity, unit) ?? Number.NaN,
      price: readNumber(price) ?? Number.NaN,
    })),
    ...(isOff && {
      rebate: {
        ...(percent !== undefined && { percent }),
        ...(amount !== undefined && { amount }),
        reason: agreed.why,
      },
    }),
    ...(delivery_amount !== undefined && method === 'delivery' && { delivery_amount }),
  };
}

/** The fields of a quote or order that a customer's record fills in. */
export function ofRecord({ id, input }: Customer) {
  const { name, is_company, contact_name, email, phone, address, vat_id, buyer_reference } = input;
  return {
    customer_number: customerNumber(id),
    site: '',
    customer_name: contact_name || name,
    company_name: is_company ? name : '',
    customer_email: email ?? '',
    customer_phone: phone ?? '',
    company_address: address ?? '',
    tax_number: vat_id ?? '',
    buyer_reference: buyer_reference ?? '',
  };
}

/** The fields that a building site fills in. */
export function ofSite(input: Customer['input'] | undefined, site: string) {
  const found = siteNamed(input?.sites, site);
  const buyer_reference = buyerReferenceOf(input, found);
  if (!found) return { site: '', buyer_reference };
  const texts = ofOrderFields(TEXTS.site, (name) => found[name] ?? '');
  return { ...texts, truck_access: found.truck_access, site: found.name, buyer_reference };
}

/** A postal address as the place of delivery; undefined if it cannot be read as one. */
export function placeAt(address = '') {
  const { street = '', postalCode: postal_code = '', city = '' } = readPostalAddress(address) ?? {};
  return street ? { street, postal_code, city } : undefined;
}

/** A quote for a customer's request: addressed to the sender, otherwise as if customer and site were picked. */
export function ofRequest(content: QuoteContent, customer: Customer): QuoteContent {
  const { customer_name, customer_email, customer_phone, delivery } = content;
  const picked: Partial<TextsOf<'site'>> & { site: string; truck_access?: TruckAccess } = ofSite(
    customer.input,
    content.site ?? '',
  );
  const { site, cost_centre = '', buyer_reference, truck_access = '' } = picked;
  const place = ofOrderFields(TEXTS.delivery, (name) => picked[name] || delivery[name]);
  return {
    ...content,
    ...ofRecord(customer),
    ...{ customer_name, customer_email, customer_phone, site, cost_centre, buyer_reference },
    delivery: { ...delivery, ...place, truck_access },
  };
}

/** Customer and site, which decide the prices. */
export interface Buyer {
  input: Customer['input'] | undefined;
  site: string;
}

/** A buyer's price of an article today; undefined if it is on request. */
function centsFor(
  product: Parameters<PriceOf>[0],
  { input = {} as Customer['input'], site }: Buyer,
): Cents | undefined {
  const list = product.price === undefined ? undefined : toCents(product.price);
  return ownPriceCents(product, list, input, { site, day: berlinDay(new Date()) });
}

/** The same in euro, for a plan's goods. */
export const pricesFor =
  (buyer: Buyer): PriceOf =>
  (product) => {
    const cents = centsFor(product, buyer);
    return cents === undefined ? undefined : toEuro(cents);
  };

/** The price as shown in the form; empty if on request. */
function priceFor({ id, category, price }: Product, buyer: Buyer): string {
  const cents = centsFor({ id, category, price }, buyer);
  return cents === undefined ? '' : formatAmount(cents);
}

export function lineOf(product: Product, buyer: Buyer, quantity = 1): TypedQuoteLine {
  const { id: product_id, name, unit, vat_rate = STANDARD_VAT_RATE } = product;
  const texts = { name, unit, rate: String(vat_rate), quantity: typedNumber(quantity) };
  return { product_id, ...texts, price: priceFor(product, buyer) };
}

/** A line's VAT rate; for an article the catalogue's, as in an order. */
export function rateOfLine(
  { product_id, vat_rate }: QuoteContent['lines'][number],
  products: readonly Product[],
): number {
  const product = products.find(({ id }) => id === product_id);
  return product ? (product.vat_rate ?? STANDARD_VAT_RATE) : vat_rate;
}

/** A line's amount and, with an own price, the list price; empty while the input is invalid. */
export function lineNote(
  { product_id, quantity, unit, price }: TypedQuoteLine,
  products: readonly Product[],
  buyer: Buyer,
): string {
  const [count, cents] = [readMeasured(quantity, unit), readNumber(price)];
  if (count === undefined || cents === undefined) return '';
  const sum = `${formatEuro(timesCents(toCents(cents), count))} netto`;
  const product = products.find(({ id }) => id === product_id);
  const list = product?.price === undefined ? undefined : toCents(product.price);
  const isOwn = product && price === priceFor(product, buyer) && toCents(cents) !== list;
  if (!isOwn) return sum;
  return `${sum}; eigener Preis${list === undefined ? '' : `, Liste ${formatEuro(list)}`}`;
}

/** The lines for another buyer; prices typed by the office stay. */
export function repriced(
  lines: readonly TypedQuoteLine[],
  products: readonly Product[],
  [before, now]: readonly [Buyer, Buyer],
): TypedQuoteLine[] {
  return lines.map((line) => {
    const product = products.find(({ id }) => id === line.product_id);
    const isTyped = !product || line.price !== priceFor(product, before);
    return isTyped ? line : { ...line, price: priceFor(product, now) };
  });
}

/** The form field for each problem of the content. */
const FIELDS: Record<string, string> = {
  'rebate.percent': 'agreed.percent',
  'rebate.amount': 'agreed.amount',
  'rebate.reason': 'agreed.why',
  rebate: 'agreed.percent',
  delivery_amount: 'agreed.delivery',
  'delivery.wished_day': 'wished_day',
  // These have no field.
  lines: '',
  'delivery.express': '',
};

/** Problems of the content today, for the intended step. */
export function quoteProblems(
  values: QuoteValues,
  way: Way,
  { now, closed }: { now: Date; closed: ClosedDays },
): Problems {
  if (values.number.trim()) return { '': NOT_ADDED };
  const content = quoteContent(values);
  const wrong = Object.entries({
    ...(way === 'send' && sendProblems(content, berlinDay(now))),
    ...(way === 'order' && takenOrderProblems(content, now, closed)),
    ...fieldErrors(quoteContentSchema, content),
  });
  const shown = wrong.map(([path, text]): [string, string | undefined] => {
    const dotted = path.replace(/\[(\d+)\]/g, '.$1');
    // A line as a whole has no field.
    const field = /^lines\.\d+$/.test(dotted) ? `${dotted}.quantity` : dotted;
    return [FIELDS[path] ?? field, text];
  });
  return { ...(wrong.length > 0 && { '': MARKED }), ...Object.fromEntries(shown) };
}

const NOT_ADDED = 'Bitte fügen Sie den weiteren Artikel hinzu, oder leeren Sie sein Feld.';
const MARKED = 'Bitte prüfen Sie die markierten Felder.';
