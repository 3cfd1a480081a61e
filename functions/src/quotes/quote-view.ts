import { isDeepStrictEqual } from 'node:util';
import { toEuro } from '@shop/domain/money/money';
import { STANDARD_VAT_RATE } from '@shop/domain/money/vat';
import { EMPTY_WISH, type OrderDelivery } from '@shop/domain/order/delivery-wish';
import { allTexts, TEXTS, textsOf } from '@shop/domain/order/order-fields';
import { partFields, partsOf } from '@shop/domain/order/order-parts';
import type { PaymentMethod } from '@shop/domain/payment/payment-methods';
import {
  type AdminQuote,
  type ListedQuote,
  QUOTE_CUSTOMER,
  type Quote,
  type QuoteContent,
  type QuoteEvent,
  quoteStatusOn,
} from '@shop/domain/quote/quote';
import { berlinDay } from '@shop/domain/time/calendar';
import { fromAllFields, toIso } from '../firestore/all-fields.ts';
import { isFreeLine } from '../stored/order.ts';
import { rebateTaken, toOrderItem, toOrderVat, toRebate } from '../stored/order-view.ts';
import { orderedOf, type StoredQuote, type StoredQuoteContent } from '../stored/quote.ts';

/** The state of a quote that nobody has to answer any more. */
export const CLOSED = { is_ending: false, is_asked: false };

/** The status of a stored quote at an instant. */
export function statusAt({ status, offer, content }: StoredQuote, now: Date) {
  return quoteStatusOn({ status, ...(offer?.content ?? content) }, berlinDay(now));
}

/** A quote as its customer sees it; undefined if it was never sent. */
export function toQuote(stored: StoredQuote, now: Date): Quote | undefined {
  const { number, offer, history } = stored;
  if (!offer) return undefined;
  const { content, version, sent_at } = offer;
  const { truck: _, ...delivery }: OrderDelivery = content.delivery ?? EMPTY_WISH;
  return fromAllFields<Quote>({
    number,
    version,
    status: statusAt(stored, now),
    sent_at: toIso(sent_at),
    valid_until: content.valid_until,
    orderable: content.orderable,
    payment_method: content.payment_method,
    customer_name: content.customer_name,
    company_name: content.company_name,
    customer_number: content.customer_number,
    site: content.site,
    ...allTexts(textsOf(content, TEXTS.offered), TEXTS.offered),
    delivery,
    items: content.order_items.map((item, line) => ({
      ...toOrderItem(item),
      vat_rate: item.vat_rate ?? STANDARD_VAT_RATE,
      left: Math.round((item.quantity - orderedOf(stored, line)) * 1000) / 1000,
    })),
    subtotal_amount: toEuro(content.subtotal_cents),
    ...partFields(partsOf(content, 'cents'), 'amount'),
    rebate: content.rebate && toRebate(content.rebate, rebateTaken(content)),
    total_amount: toEuro(content.total_cents),
    vat: content.vat?.map(toOrderVat),
    gross_amount: toEuro(content.gross_cents ?? 0),
    conditions: content.conditions,
    delivery_below: content.delivery_below && {
      goods_amount: toEuro(content.delivery_below.goods_cents),
      amount: toEuro(content.delivery_below.cents),
    },
    order_numbers: history.flatMap(({ order_number }) => order_number ?? []),
  });
}

export function toListedQuote(stored: StoredQuote, now: Date): ListedQuote {
  const { number, created_at, is_opened, is_asked, is_standing, content } = stored;
  return {
    number,
    status: statusAt(stored, now),
    created_at: toIso(created_at),
    customer_name: content.customer_name,
    company_name: content.company_name,
    valid_until: (stored.offer?.content ?? content).valid_until,
    gross_amount: toEuro(content.gross_cents ?? 0),
    is_opened,
    is_asked,
    ...(is_standing && { is_standing }),
  };
}

export function toAdminQuote(
  stored: StoredQuote,
  now: Date,
  nameOf: (uid: string) => string,
): AdminQuote {
  const { offer, content, contact_id } = stored;
  const shown = toQuote(stored, now);
  return {
    ...toListedQuote(stored, now),
    revision: stored.revision,
    content: toContent(content),
    is_changed: offer !== undefined && !isDeepStrictEqual(offer.content, content),
    ...(contact_id !== undefined && { contact_id }),
    ...(shown && { offer: shown }),
    history: stored.history.map(({ what, by_uid, at, text, version, order_number }) =>
      fromAllFields<QuoteEvent>({
        what,
        by: by_uid === '' ? undefined : nameOf(by_uid),
        at: toIso(at),
        text,
        version,
        order_number,
      }),
    ),
  };
}

function toContent(stored: StoredQuoteContent): QuoteContent {
  const customer = QUOTE_CUSTOMER.map((field) => [field, stored[field]]);
  const { rebate, delivery_agreed, customer_number, site } = stored;
  const { zone: _, truck: _truck, ...delivery }: OrderDelivery = stored.delivery ?? EMPTY_WISH;
  return {
    ...(Object.fromEntries(customer) as Record<(typeof QUOTE_CUSTOMER)[number], string>),
    payment_method: stored.payment_method as PaymentMethod,
    ...(customer_number && { customer_number }),
    ...(site && { site }),
    delivery,
    lines: stored.order_items.map((item) => ({
      ...(!isFreeLine(item) && { product_id: item.product_id }),
      name: item.product_name,
      quantity: item.quantity,
      unit: item.unit ?? '',
      price: toEuro(item.unit_price_cents),
      vat_rate: item.vat_rate ?? STANDARD_VAT_RATE,
    })),
    ...(rebate && {
      rebate: {
        ...(rebate.percent ? { percent: rebate.percent } : { amount: toEuro(rebate.cents) }),
        reason: rebate.reason,
      },
    }),
    ...(delivery_agreed && { delivery_amount: toEuro(stored.delivery_cents) }),
    orderable: stored.orderable,
    valid_until: stored.valid_until,
    conditions: stored.conditions,
    note: stored.note,
  };
}
