import { TEXTS } from '@shop/domain/order/order-fields';
import { orderTokens } from '@shop/domain/order/order-tokens';
import {
  ORDERABLES,
  QUOTE_EVENTS,
  QUOTE_STATUSES,
  type QuoteEventKind,
} from '@shop/domain/quote/quote';
import type { Firestore } from 'firebase-admin/firestore';
import {
  type Checked,
  isFlag,
  isInstant,
  isPositive,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
  shapeOf,
} from '../firestore/checks.ts';
import { REQUESTED } from '../firestore/event.ts';
import { changedAt, REVISED } from '../firestore/revision.ts';
import { collectionOf, documentOf, type StoredType } from '../firestore/stored-type.ts';
import { SUMS } from './order.ts';
import { textChecks } from './text-checks.ts';

const CONTENT = {
  ...textChecks([...TEXTS.quote, 'site']),
  payment_method: isText,
  /** The customer's record: `K-10001`, and one of its building sites, as in an order. */
  customer_number: optional(isText),
  site_id: optional(isText),
  ...SUMS,
  delivery_below: optional(
    shapeOf<{ goods_cents: number; cents: number }>({ goods_cents: isWhole, cents: isWhole }),
  ),
  orderable: oneOf(ORDERABLES),
  valid_until: isText,
  conditions: isText,
  note: isText,
};
/** What a quote says, with its sums. */
export type StoredQuoteContent = Checked<typeof CONTENT>;

const OFFER = {
  content: shapeOf<StoredQuoteContent>(CONTENT),
  version: isWhole,
  sent_at: isInstant,
};

const CHOSEN = { line: isWhole, quantity: isPositive };

const EVENT = {
  ...REQUESTED,
  what: oneOf(Object.keys(QUOTE_EVENTS) as QuoteEventKind[]),
  /** The version that was sent or ordered. */
  version: optional(isWhole),
  /** What the customer or the office wrote. */
  text: optional(isText),
  order_number: optional(isText),
  lines: optional(listOf(shapeOf<Checked<typeof CHOSEN>>(CHOSEN))),
};
export type StoredQuoteEvent = Checked<typeof EVENT>;

const QUOTE = {
  ...REVISED,
  number: isText,
  created_at: isInstant,
  revision: isWhole,
  status: oneOf(QUOTE_STATUSES),
  /** Content of its next version. */
  content: shapeOf<StoredQuoteContent>(CONTENT),
  /** Content as last sent, which no longer changes; missing in a draft. */
  offer: optional(shapeOf<Checked<typeof OFFER>>(OFFER)),
  /** State of the offer, for lists. */
  is_opened: isFlag,
  is_asked: isFlag,
  is_ending: isFlag,
  /** When the sweep has something to do. */
  next_day: optional(isText),
  contact_id: optional(isText),
  /** Random part of its link's token; a new one revokes the link sent to a previous address. */
  link: isText,
  /** Proposed by the shop itself. */
  is_standing: optional(isFlag),
  /** Who sees it in their account: the address of its offer, in lower case, and the number of its customer. */
  offered_to: optional(listOf(isText)),
  /** Oldest first. */
  history: listOf(shapeOf<StoredQuoteEvent>(EVENT)),
  search_tokens: listOf(isText),
};

/** A document of `quotes/{number}`. */
export interface StoredQuote extends Checked<typeof QUOTE> {
  schema_version: 1;
}

export const QUOTES: StoredType<StoredQuote> = {
  collection: 'quotes',
  version: 1,
  checks: QUOTE,
};
export const quotesOf = collectionOf(QUOTES);
export const quoteOf = documentOf(QUOTES);

/** The quote with its search words and the accounts that see it. */
export function withQuoteTokens(quote: Omit<StoredQuote, 'search_tokens'>): StoredQuote {
  const { number, content, offer } = quote;
  const { customer_email = '', customer_number } = offer?.content ?? {};
  return {
    ...quote,
    changed_at: changedAt(quote),
    search_tokens: orderTokens({ ...content, order_number: number }),
    ...(offer && {
      offered_to: [customer_email.toLowerCase(), ...(customer_number ? [customer_number] : [])],
    }),
  };
}

const MAX_IN = 30;

/** Numbers of the quotes that answer these requests and were sent to their sender's address, by request. */
export async function quotesOfRequests(
  firestore: Firestore,
  ids: readonly string[],
  verifiedEmail: string,
): Promise<Map<string, string[]>> {
  const chunks = Array.from({ length: Math.ceil(ids.length / MAX_IN) }, (_, chunk) =>
    ids.slice(chunk * MAX_IN, (chunk + 1) * MAX_IN),
  );
  const found = await Promise.all(
    chunks.map((some) =>
      quotesOf(firestore)
        .withConverter(null)
        .where('contact_id', 'in', some)
        .select('contact_id', 'offered_to')
        .limit(MAX_IN)
        .get(),
    ),
  );
  const numbers = new Map<string, string[]>();
  for (const quote of found.flatMap(({ docs }) => docs)) {
    if (quote.get('offered_to')?.[0] !== verifiedEmail) continue;
    const request = String(quote.get('contact_id'));
    numbers.set(request, [...(numbers.get(request) ?? []), quote.id]);
  }
  return numbers;
}

/** The quantity of a quote's line ordered so far. */
export function orderedOf(quote: Pick<StoredQuote, 'history'>, line: number): number {
  const parts = quote.history.flatMap(({ what, lines = [] }) =>
    what === 'ordered' ? lines.filter((each) => each.line === line) : [],
  );
  return parts.reduce((sum, { quantity }) => sum + Math.round(quantity * 1000), 0) / 1000;
}
