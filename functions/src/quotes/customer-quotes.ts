import { CALL_US } from '@shop/domain/company';
import { referenceTo, siteNamed } from '@shop/domain/customer/building-site';
import { timesCents, toCents } from '@shop/domain/money/money';
import { EMPTY_WISH, type OrderDelivery, wishedDayProblem } from '@shop/domain/order/delivery-wish';
import { textsOf } from '@shop/domain/order/order-fields';
import type { OrderTotals } from '@shop/domain/order/order-sums';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import {
  type ChosenLine,
  isQuoteNumber,
  type Quote,
  type QuoteDelivery,
  type QuoteOrderRequest,
  type QuoteTextRequest,
} from '@shop/domain/quote/quote';
import { chosenProblem, chosenTotals, rebateFor } from '@shop/domain/quote/quote-sums';
import { formatEuro } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { isSignedLink, nonceOf } from '../accounts/signed-link.ts';
import { changeOne } from '../changes/change-one.ts';
import { companyOf } from '../customers/memberships.ts';
import { checkRateLimits, usesBy } from '../firestore/rate-limit.ts';
import { raised } from '../firestore/revision.ts';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import { readMailShare } from '../mail/confirmation-slots.ts';
import { type OutboxEntry, putMail } from '../mail/outbox.ts';
import { sendNow } from '../mail/send-entry.ts';
import { storedTotals } from '../orders/new-order.ts';
import { inNewNumber, type OrderDeps } from '../orders/place-order.ts';
import type { ContactDeps } from '../requests/send-contact.ts';
import { newContact, newContactOf } from '../stored/contact.ts';
import type { StoredSums } from '../stored/order.ts';
import {
  orderedOf,
  quoteOf,
  type StoredQuote,
  type StoredQuoteContent,
  type StoredQuoteEvent,
} from '../stored/quote.ts';
import { rememberRequest, sentEarlier, sentRequest } from '../stored/same-request.ts';
import { readyToOrder } from './order-of-quote.ts';
import { isOfAccount } from './own-quotes.ts';
import { withRebate } from './price-quote.ts';
import { CLOSED, statusAt, toQuote } from './quote-view.ts';

export type CustomerQuoteDeps = OrderDeps & ContactDeps;

/** The same for every link that opens nothing, so that numbers cannot be tried out. */
const NO_LINK = refuse('not_found', `Dieser Link zu einem Angebot ist nicht gültig. ${CALL_US}`);
const CHANGED = refuse(
  'conflict',
  'Wir haben das Angebot inzwischen geändert. Bitte laden Sie die Seite neu und prüfen Sie es noch einmal.',
);

/** Who opens a quote: the holder of its link or, with an empty token, an account with a confirmed address. */
export interface Holder {
  token: string;
  email?: string | undefined;
}

const opens = (
  { linkKey, now }: Pick<CustomerQuoteDeps, 'linkKey' | 'now'>,
  number: string,
  { token, email }: Holder,
) =>
  isQuoteNumber(number) &&
  (token === ''
    ? email !== undefined
    : isSignedLink(linkKey, { purpose: 'quote', number }, token, now()));

/** A quote for a caller who may see it; everyone else gets the same refusal. */
export async function readHeld(
  deps: Pick<CustomerQuoteDeps, 'firestore' | 'linkKey' | 'now' | 'runTransaction'>,
  number: string,
  holder: Holder,
): Promise<Outcome<StoredQuote>> {
  if (!opens(deps, number, holder)) return NO_LINK;
  return deps.runTransaction(async (transaction) => {
    const quote = (await transaction.get(quoteOf(deps.firestore, number))).data();
    const closed = quote ? await closedFor(transaction, deps, quote, holder) : NO_LINK;
    return quote && !closed ? { ok: true, value: quote } : (closed ?? NO_LINK);
  });
}

/** Why a caller may not see the quote; undefined if they may. */
async function closedFor(
  transaction: Transaction,
  { firestore, now }: Pick<CustomerQuoteDeps, 'firestore' | 'now'>,
  quote: StoredQuote,
  { token, email }: Holder,
): Promise<Refusal | undefined> {
  const isTheirs =
    token === ''
      ? await isOfAccount(transaction, firestore, quote, email)
      : nonceOf(token) === quote.link;
  return isTheirs ? endedOn(quote, now()) : NO_LINK;
}

/** Why a quote is closed to everyone; undefined while it is open. */
function endedOn(quote: StoredQuote, now: Date): Refusal | undefined {
  const { offer } = quote;
  if (!offer) return NO_LINK;
  const status = statusAt(quote, now);
  if (status === 'withdrawn') {
    return refuse('not_possible', `Dieses Angebot ist zurückgezogen. ${CALL_US}`);
  }
  if (status !== 'expired') return undefined;
  const day = formatDay(offer.content.valid_until);
  return refuse(
    'not_possible',
    `Dieses Angebot ist nach dem ${day} abgelaufen. Wir erneuern es gern. ${CALL_US}`,
  );
}

/**
 * Shows a quote to the holder of its link, and notes for the office that it was opened. Not a change that an open form
 * of the office has to know of: it alters nothing that is typed there.
 */
export async function openQuote(
  deps: CustomerQuoteDeps,
  number: string,
  holder: Holder,
): Promise<Outcome<Quote>> {
  if (!opens(deps, number, holder)) return NO_LINK;
  const at = Timestamp.fromDate(deps.now());
  const reference = quoteOf(deps.firestore, number);
  const opened = await changeOne<StoredQuote>(deps, reference, NO_LINK, async (quote, tx) => {
    const closed = await closedFor(tx, deps, quote, holder);
    if (closed || quote.is_opened || !quote.offer) return closed;
    const { version } = quote.offer;
    const entry = { id: `opened-${version}`, what: 'opened' as const, by_uid: '', at, version };
    const value = { ...quote, is_opened: true, history: [...quote.history, entry] };
    return { ok: true, value, isAside: true };
  });
  if (!opened.ok) return opened;
  const shown = toQuote(opened.value, deps.now());
  return shown ? { ok: true, value: shown } : NO_LINK;
}

const TEXTS = {
  asked: { told: 'Frage zum Angebot', status: undefined },
  declined: { told: 'Abgelehnt: Angebot', status: 'declined' },
} as const;

const MAX_ASKED = 50;
const ASKED_ENOUGH = refuse(
  'not_possible',
  `Zu diesem Angebot haben Sie uns schon ${MAX_ASKED} Fragen gestellt. Bitte rufen Sie uns an.`,
);

/** Stores what the customer writes, once, as a request that the office handles like others. */
export async function answerQuote(
  deps: CustomerQuoteDeps,
  number: string,
  { id, token, text }: QuoteTextRequest,
  {
    what,
    address,
    email,
  }: { what: keyof typeof TEXTS; address: string; email?: string | undefined },
): Promise<Outcome<Quote>> {
  const holder = { token, email };
  if (!opens(deps, number, holder)) return NO_LINK;
  const { told, status } = TEXTS[what];
  const request = sentRequest(deps, number, id, [what, text]);
  const contactReference = newContactOf(deps.firestore, undefined);
  const reference = quoteOf(deps.firestore, number);
  const acting = { ...deps, act: { uid: '', what, seen: undefined, request } };
  const changed = await changeOne<StoredQuote>(acting, reference, NO_LINK, async (quote, tx) => {
    const closed = await closedFor(tx, deps, quote, holder);
    if (closed) return closed;
    const refusal = status && notOpen(quote);
    if (refusal) return refusal;
    if (
      what === 'asked' &&
      quote.history.filter((each) => each.what === what).length >= MAX_ASKED
    ) {
      return ASKED_ENOUGH;
    }
    const allowance = await checkRateLimits(tx, deps, usesBy(address, deps.contactLimit));
    if (!allowance.ok) return allowance;
    const share = await readMailShare(tx, deps, address);
    allowance.count();
    share.take();
    const { customer_name: name, customer_email: email, customer_phone: phone } = offerOf(quote);
    const message = `${told} ${number}\n\n${text}`;
    const contact = newContact({ name, email, phone, message, request_type: 'quote' }, deps.now());
    tx.create(contactReference, contact);
    const subject = { kind: 'contact_notice' as const, contact };
    const mails = [putMail(tx, deps, contactReference.id, subject, undefined, share)];
    const at = Timestamp.fromDate(deps.now());
    const { next_day, ...kept } = quote;
    const value: StoredQuote = {
      ...kept,
      ...(status ? { status, ...CLOSED } : { is_asked: true, ...(next_day && { next_day }) }),
      history: [...quote.history, { id, what, by_uid: '', at, text }],
    };
    return { ok: true, value, mails };
  });
  if (!changed.ok) return changed;
  // The answer to a request that is sent again shows the quote, too.
  const closed = await deps.runTransaction((tx) => closedFor(tx, deps, changed.value, holder));
  if (closed) return closed;
  const shown = toQuote(changed.value, deps.now());
  return shown ? { ok: true, value: shown } : NO_LINK;
}

/** Higher than the office's limit, so that the latest version sent can still be ordered. */
const MAX_EVENTS = 250;
/** Below Firestore's megabyte by more than an order of a hundred long lines adds. */
const isFull = (quote: StoredQuote) => Buffer.byteLength(JSON.stringify(quote)) > 900_000;
const ORDERED_ENOUGH = refuse(
  'not_possible',
  `Aus diesem Angebot wurde schon so oft bestellt, dass wir ein neues brauchen. ${CALL_US}`,
);

function notOpen({ status, history }: StoredQuote): Refusal | undefined {
  if (status === 'declined') {
    return refuse('conflict', `Dieses Angebot ist abgelehnt. ${CALL_US}`);
  }
  if (status !== 'accepted') return undefined;
  const { order_number } = history.findLast((each) => each.order_number !== undefined) ?? {};
  return refuse(
    'conflict',
    `Dieses Angebot wurde bereits angenommen: Ihre Bestellung hat die Nummer ${order_number}.`,
  );
}

interface Orderer {
  address: string;
  userId?: string | undefined;
  /** Confirmed, and in lower case. */
  email?: string | undefined;
}

interface Ordered {
  ok: true;
  orderNumber: string;
  orderedAt: Date;
  isNew: boolean;
  mails?: readonly OutboxEntry[];
}

/**
 * Orders lines of a quote at its prices and terms, whatever the catalogue says by now. One transaction reads the quote,
 * creates the order with its mails and notes it in the quote, so that of two at once one gets it; a repeated request
 * gets the first order again.
 */
export async function orderQuote(
  deps: CustomerQuoteDeps,
  number: string,
  request: QuoteOrderRequest,
  orderer: Orderer,
): Promise<Ordered | Refusal> {
  if (!opens(deps, number, { token: request.token, email: orderer.email })) return NO_LINK;
  const ordered = await inNewNumber<Ordered | Refusal>(deps, (transaction, orderNumber) =>
    orderWithin(transaction, deps, { number, orderNumber, ...orderer }, request),
  );
  if (ordered.ok && ordered.mails) await sendNow(deps, ordered.mails);
  return ordered;
}

async function orderWithin(
  transaction: Transaction,
  deps: CustomerQuoteDeps,
  given: Orderer & { number: string; orderNumber: string },
  { id, token, lines, version, gross_amount, delivery, ...named }: QuoteOrderRequest,
): Promise<Ordered | Refusal> {
  const { number, orderNumber, address, userId, email } = given;
  const reference = quoteOf(deps.firestore, number);
  const quote = (await transaction.get(reference)).data();
  if (!quote) return NO_LINK;
  const acted = sentRequest(deps, number, id, ['ordered', lines, version, delivery, named]);
  const acting = { ...deps, act: { request: acted } };
  const earlier = await sentEarlier(transaction, acting);
  if (earlier && !earlier.ok) return earlier;
  if (earlier) {
    const { answer, at } = earlier.value;
    return { ok: true, orderNumber: answer, orderedAt: at.toDate(), isNew: false };
  }
  const refusal = (await closedFor(transaction, deps, quote, { token, email })) ?? notOpen(quote);
  const offer = toQuote(quote, deps.now());
  if (refusal || !offer) return refusal ?? NO_LINK;
  if (quote.history.length >= MAX_EVENTS || isFull(quote)) return ORDERED_ENOUGH;
  if (offer.version !== version) return CHANGED;
  const wanted = await wantedDelivery(deps, quote, delivery);
  const problem = chosenProblem(offer, lines) ?? wanted.problem;
  if (problem) return refuse('not_possible', problem);
  const content = await namedBy(transaction, deps, offerOf(quote), named, email);
  if (!content) return OTHER_SITE;
  const totals = chosenTotals(offer, lines);
  if (totals.grossCents !== toCents(gross_amount)) {
    const message = `Der Gesamtbetrag ist ${formatEuro(totals.grossCents)}. Bitte prüfen Sie Ihre Auswahl.`;
    return refuse('not_possible', message);
  }
  const limit = await checkRateLimits(transaction, deps, usesBy(address, deps.orderLimit));
  if (!limit.ok) return limit;
  const ready = await readyToOrder(transaction, deps, {
    content,
    sums: chosenSums(content, offer, lines, totals, wanted.delivery),
    orderNumber,
    quoteNumber: number,
    userId,
    address,
    pricedAt: quote.offer?.sent_at.toDate(),
  });
  if (!ready.ok) return ready;
  limit.count();
  const { order, write } = ready.value;
  const entry: StoredQuoteEvent = {
    id,
    version,
    lines,
    by_uid: '',
    what: 'ordered',
    at: order.created_at,
    order_number: orderNumber,
  };
  const by = { uid: '', what: entry.what, at: entry.at };
  transaction.set(reference, raised(quote, withOrder(quote, entry), by));
  rememberRequest(transaction, acting, orderNumber);
  const mails = write();
  return { ok: true, orderNumber, orderedAt: deps.now(), isNew: true, mails };
}

const OTHER_SITE = refuse('not_possible', `Für diese Baustelle gilt das Angebot nicht. ${CALL_US}`);

/** The offer with the customer's own references; a site only from members who may order, and where the quote delivers. */
async function namedBy(
  transaction: Transaction,
  { firestore }: CustomerQuoteDeps,
  content: StoredQuoteContent,
  {
    site: name,
    ...numbers
  }: Pick<QuoteOrderRequest, 'customer_reference' | 'cost_centre' | 'site'>,
  email: string | undefined,
): Promise<StoredQuoteContent | undefined> {
  const named = { ...content, ...textsOf(numbers, ['customer_reference', 'cost_centre']) };
  if (!name || name === content.site) return named;
  const { customer_number = '', delivery = EMPTY_WISH } = content;
  const company = await companyOf(transaction, firestore, customer_number, email);
  const site = company.ok ? siteNamed(company.value.sites, name) : undefined;
  const isThere = delivery.method === 'pickup' || site?.postal_code === delivery.postal_code;
  return site && isThere && !content.site ? { ...named, ...referenceTo(site) } : undefined;
}

/** It is accepted by its first order or, if parts may be ordered, once nothing is left. */
function withOrder(quote: StoredQuote, entry: StoredQuoteEvent): StoredQuote {
  const ordered = { ...quote, history: [...quote.history, entry] };
  const { orderable, order_items } = offerOf(quote);
  const isLeft = order_items.some((item, line) => orderedOf(ordered, line) < item.quantity);
  if (orderable === 'parts' && isLeft) return ordered;
  const { next_day: _, ...kept } = ordered;
  return { ...kept, status: 'accepted', ...CLOSED };
}

const offerOf = ({ offer, content }: StoredQuote) => offer?.content ?? content;

/** The quote's place with the customer's additions, or what is missing or wrong. */
async function wantedDelivery(
  deps: CustomerQuoteDeps,
  quote: StoredQuote,
  wanted: QuoteDelivery,
): Promise<{ delivery: OrderDelivery; problem?: string | undefined }> {
  const place = offerOf(quote).delivery ?? EMPTY_WISH;
  const isDelivery = place.method === 'delivery';
  const { wished_day, ...texts } = wanted;
  const delivery: OrderDelivery = {
    ...place,
    wished_day,
    ...(isDelivery && {
      ...texts,
      street: place.street || wanted.street,
      city: place.city || wanted.city,
    }),
  };
  if (isDelivery && (!delivery.street || !delivery.city)) {
    return { delivery, problem: 'Bitte geben Sie Straße und Ort der Lieferung an.' };
  }
  if (!wished_day) return { delivery };
  const { closed_days } = await deps.freshOptions();
  const isPrepaid = paymentMethodOf(offerOf(quote).payment_method).isPaidFirst;
  const terms = { now: deps.now(), closed: new Set(closed_days), isPrepaid };
  return { delivery, problem: wishedDayProblem(wished_day, [], terms) };
}

/** The sums of an order of some of a quote's lines, at its prices and price of delivery. */
function chosenSums(
  content: StoredQuoteContent,
  offer: Quote,
  lines: readonly ChosenLine[],
  totals: OrderTotals,
  delivery: OrderDelivery,
): StoredSums {
  const sums = {
    ...storedTotals(totals),
    delivery,
    order_items: lines.flatMap(({ line, quantity }) => {
      const item = content.order_items[line];
      if (!item) return [];
      const total_price_cents = timesCents(item.unit_price_cents, quantity);
      return { ...item, quantity, total_price_cents };
    }),
    ...(delivery.method === 'delivery' && { delivery_agreed: true }),
  };
  return withRebate(sums, rebateFor(offer, totals.subtotalCents));
}
