import type { PaymentMethod } from '@shop/domain/payment/payment-methods';
import type { Orderable, QuoteContent } from '@shop/domain/quote/quote';
import { quoteContentSchema } from '@shop/domain/quote/quote-schema';
import { formatNumber, parseDecimal } from '@shop/domain/text/format';
import { fieldErrors } from '@shop/domain/text/validation';
import type { Problems } from '../kit/form/use-office-form.ts';

/** A line as typed; `product_id` is missing in a free one. */
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
  const shown = (value: number | undefined) => (value === undefined ? '' : formatNumber(value));
  return {
    ...texts,
    customer_reference: texts.customer_reference ?? '',
    buyer_reference: texts.buyer_reference ?? '',
    ...delivery,
    lines: lines.map(
      ({ product_id, name, quantity, unit, price, vat_rate }): TypedQuoteLine => ({
        ...{ product_id, name, unit, rate: String(vat_rate) },
        quantity: shown(quantity),
        price: price === 0 ? '' : shown(price),
      }),
    ),
    /** Of an article not added yet. */
    number: '',
    agreed: {
      delivery: shown(delivery_amount),
      percent: shown(rebate?.percent),
      amount: shown(rebate?.amount),
      why: rebate?.reason ?? '',
    },
  };
}

/** What the form says; a text that is no number becomes one that the schema refuses. */
export function quoteContent(values: QuoteValues): QuoteContent {
  const { street, postal_code, city, method, lines, agreed, number: _, ...texts } = values;
  const [percent, amount, delivery_amount] = [agreed.percent, agreed.amount, agreed.delivery].map(
    (text) => (text.trim() ? (parseDecimal(text) ?? Number.NaN) : undefined),
  );
  const isOff = percent !== undefined || amount !== undefined || agreed.why.trim() !== '';
  return {
    ...texts,
    payment_method: texts.payment_method as PaymentMethod,
    orderable: texts.orderable as Orderable,
    delivery: { method, street, postal_code: postal_code.trim(), city },
    lines: lines.map(({ product_id, name, quantity, unit, price, rate }) => ({
      ...(product_id !== undefined && { product_id }),
      ...{ name, unit, vat_rate: Number(rate) },
      quantity: parseDecimal(quantity) ?? Number.NaN,
      price: parseDecimal(price) ?? Number.NaN,
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

/** Where the form shows a problem of the content. */
const FIELDS: Record<string, string> = {
  'rebate.percent': 'agreed.percent',
  'rebate.amount': 'agreed.amount',
  'rebate.reason': 'agreed.why',
  rebate: 'agreed.percent',
  delivery_amount: 'agreed.delivery',
};

export function quoteProblems(values: QuoteValues): Problems {
  const wrong = Object.entries(fieldErrors(quoteContentSchema, quoteContent(values)));
  const shown = wrong.map(([path, text]): [string, string | undefined] => {
    const dotted = path.replace(/\[(\d+)\]/g, '.$1');
    // A line as a whole has no field.
    const field = /^lines\.\d+$/.test(dotted) ? `${dotted}.quantity` : dotted;
    return [FIELDS[path] ?? field, text];
  });
  if (values.number.trim()) return { '': NOT_ADDED };
  return { ...Object.fromEntries(shown), ...(wrong.length > 0 && { '': MARKED }) };
}

const NOT_ADDED = 'Bitte fügen Sie den weiteren Artikel hinzu, oder leeren Sie sein Feld.';
const MARKED = 'Bitte prüfen Sie die markierten Felder.';
