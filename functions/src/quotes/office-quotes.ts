import { isDeepStrictEqual } from 'node:util';
import type { DraftPaperRequest } from '@shop/domain/contract/draft-paper';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import {
  type AdminQuote,
  ENDING_DAYS,
  isQuoteNumber,
  type ListedQuote,
  QUOTE_STATES,
  QUOTE_STATUSES,
  type QuoteContent,
  type QuoteRequest,
  type QuoteSaveRequest,
  type QuoteSendRequest,
  type QuoteStatus,
  type QuoteWithdrawRequest,
} from '@shop/domain/quote/quote';
import { sendProblems } from '@shop/domain/quote/quote-schema';
import { customerId } from '@shop/domain/text/customer-number';
import { addDays, berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Acting } from '../accounts/act.ts';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { type Changed, changeOne } from '../changes/change-one.ts';
import { findPage, isOneOf, readPage, type WantedPage } from '../firestore/find-page.ts';
import type { ListPage } from '../firestore/list-page.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { nextConfirmationSlot } from '../mail/confirmation-slots.ts';
import { putMail } from '../mail/outbox.ts';
import { sendNow } from '../mail/send-entry.ts';
import type { EditDeps } from '../orders/edit-order.ts';
import { contactsOf } from '../stored/contact.ts';
import { readCounter } from '../stored/counter.ts';
import type { StoredOrderItem } from '../stored/order.ts';
import {
  quoteOf,
  quotesOf,
  type StoredQuote,
  type StoredQuoteEvent,
  withQuoteTokens,
} from '../stored/quote.ts';
import { rememberRequest, sentEarlier } from '../stored/same-request.ts';
import { priceQuote } from './price-quote.ts';
import { CLOSED, statusAt, toAdminQuote, toListedQuote } from './quote-view.ts';

export const UNKNOWN_QUOTE = refuse('not_found', 'Dieses Angebot gibt es nicht.');
const NO_REQUEST = refuse('not_found', 'Diese Anfrage gibt es nicht.');
export const IS_ACCEPTED = refuse(
  'not_possible',
  'Ein angenommenes Angebot ändert sich nicht mehr.',
);
export const IS_ORDERED = refuse(
  'not_possible',
  'Von diesem Angebot wurde schon bestellt: Seine Positionen und ihre Mengen bleiben. Bitte legen Sie ein neues an.',
);
const LINK_BYTES = 16;
const MAX_EVENTS = 200;
const TOO_MANY = refuse('not_possible', `Ein Angebot fasst höchstens ${MAX_EVENTS} Ereignisse.`);

const LIST_FLAGS = { opened: 'is_opened', asked: 'is_asked', ending: 'is_ending' } as const;
/** Drafted by the shop itself and not sent yet. */
const PROPOSED = [
  { field: 'is_standing', values: [true] },
  { field: 'status', values: ['draft'] },
];
type ListFlag = keyof typeof LIST_FLAGS;

export function readWantedQuotes(query: Readonly<Record<string, unknown>>): Outcome<WantedPage> {
  const { status, customer, after } = query;
  if (customer !== undefined) {
    return typeof customer === 'string' && customerId(customer)
      ? readPage({ after }, [{ field: 'content.customer_number', values: [customer] }])
      : refuse('invalid', 'Diesen Kunden gibt es nicht.');
  }
  if (status === undefined) return readPage(query, []);
  if (status === 'standing') return readPage(query, PROPOSED);
  if (isOneOf(Object.keys(LIST_FLAGS) as ListFlag[], status)) {
    return readPage(query, [{ field: LIST_FLAGS[status], values: [true] }]);
  }
  return isOneOf(QUOTE_STATUSES, status)
    ? readPage(query, [{ field: 'status', values: [status] }])
    : refuse('invalid', 'Diesen Stand eines Angebots gibt es nicht.');
}

export async function findQuotes(
  { firestore, log, now }: AdminDeps & { now: () => Date },
  wanted: WantedPage,
): Promise<ListPage<ListedQuote>> {
  const page = await findPage(quotesOf(firestore), wanted, log);
  return { ...page, items: page.items.map(({ stored }) => toListedQuote(stored, now())) };
}

export async function readQuote(deps: EditDeps, number: string): Promise<Outcome<AdminQuote>> {
  const found = isQuoteNumber(number) && (await quoteOf(deps.firestore, number).get()).data();
  return found ? named(deps, { ok: true, value: found }) : UNKNOWN_QUOTE;
}

async function named(deps: EditDeps, changed: Changed<StoredQuote>): Promise<Outcome<AdminQuote>> {
  if (!changed.ok) return changed;
  const uids = changed.value.history.map(({ by_uid }) => by_uid);
  const nameOf = await deps.adminNames.namesOf(uids.filter(Boolean));
  return { ok: true, value: toAdminQuote(changed.value, deps.now(), nameOf) };
}

/** Writes a new quote with the next number, once however often it is sent. */
export async function createQuote(
  deps: EditDeps & Acting,
  { id, content, contact_id, send }: QuoteRequest,
  uid: string,
): Promise<Outcome<AdminQuote> & { isNew?: boolean }> {
  const { firestore } = deps;
  let isNew = false;
  const created = await deps.runTransaction<Changed<StoredQuote>>(async (transaction) => {
    isNew = false;
    const earlier = await sentEarlier(transaction, deps);
    if (earlier && !earlier.ok) return earlier;
    if (earlier) {
      const made = (await transaction.get(quoteOf(firestore, earlier.value.answer))).data();
      return made ? { ok: true, value: made } : UNKNOWN_QUOTE;
    }
    const contact = contact_id && (await readContact(transaction, deps, contact_id));
    if (contact === false) return NO_REQUEST;
    const more = contact_id ? { contact_id } : {};
    const drafted = await newDraft(transaction, deps, { id, by_uid: uid, content, more });
    if (!drafted.ok) return drafted;
    const { quote, create } = drafted.value;
    const made = send
      ? await asSent(transaction, deps, quote, { id: `${id}-sent`, by_uid: uid })
      : { ok: true as const, value: quote };
    if (!made.ok) return made;
    create(made.value);
    rememberRequest(transaction, deps, made.value.number);
    isNew = true;
    return made;
  });
  if (created.ok && created.mails) await sendNow(deps, created.mails);
  return { ...(await named(deps, created)), isNew };
}

/** A quote with the next number, and a function that creates it. */
export async function newDraft(
  transaction: Transaction,
  deps: EditDeps,
  { id, by_uid, content, more }: NewDraft,
): Promise<Outcome<Draft>> {
  const { last, note } = await readCounter(transaction, deps.firestore, 'quotes');
  const priced = await priceQuote(transaction, deps, content);
  if (!priced.ok) return priced;
  const at = Timestamp.fromDate(deps.now());
  const quote = withQuoteTokens({
    number: `AN-${last + 1}`,
    link: newLink(deps),
    created_at: at,
    revision: 1,
    status: 'draft',
    content: priced.value,
    is_opened: false,
    is_asked: false,
    is_ending: false,
    ...more,
    history: [{ id, what: 'created', by_uid, at }],
    schema_version: 1,
  });
  const create = (made: StoredQuote) => {
    note(last + 1);
    transaction.create(quoteOf(deps.firestore, made.number), made);
  };
  return { ok: true, value: { quote, create } };
}

export interface Draft {
  quote: StoredQuote;
  create(made: StoredQuote): void;
}

const newLink = ({ randomBytes }: EditDeps) =>
  Buffer.from(randomBytes(LINK_BYTES)).toString('base64url');

interface NewDraft {
  id: string;
  by_uid: string;
  content: QuoteContent;
  more: Pick<StoredQuote, 'contact_id' | 'is_standing'>;
}

async function readContact(transaction: Transaction, { firestore }: EditDeps, id: string) {
  if (!/^[\w-]{1,64}$/.test(id) || /^__.*__$/.test(id)) return false;
  return (await transaction.get(contactsOf(firestore).doc(id))).exists;
}

type Change = (
  quote: StoredQuote,
  transaction: Transaction,
) => Promise<Changed<StoredQuote>> | Changed<StoredQuote>;

/** Changes a quote as an admin, unless somebody else changed it meanwhile. */
async function changeQuote(
  deps: EditDeps,
  number: string,
  change: Change,
  isVersion = true,
): Promise<Outcome<AdminQuote>> {
  if (!isQuoteNumber(number)) return UNKNOWN_QUOTE;
  const reference = quoteOf(deps.firestore, number);
  const changed = await changeOne<StoredQuote>(
    deps,
    reference,
    UNKNOWN_QUOTE,
    async (quote, transaction) => {
      if (quote.status === 'accepted') return IS_ACCEPTED;
      // Withdrawing, which needs no version, stays possible.
      if (isVersion && quote.history.length >= MAX_EVENTS) return TOO_MANY;
      return change(quote, transaction);
    },
  );
  return named(deps, changed);
}

/** What sending `content` would show: the next version of a quote, or the first one of a new quote. */
export function draftQuote(
  deps: EditDeps,
  { number, content }: NonNullable<DraftPaperRequest['quote']>,
): Promise<Outcome<Required<Pick<StoredQuote, 'content' | 'offer'>>>> {
  return deps.runTransaction(async (transaction) => {
    const quote =
      number && (await transaction.get(quoteOf(deps.firestore, number)).then((at) => at.data()));
    if (quote === undefined && number) return UNKNOWN_QUOTE;
    const { content: before, offer } = quote || {};
    const priced = await priceQuote(transaction, deps, content, before?.order_items);
    if (!priced.ok) return priced;
    const sent_at = Timestamp.fromDate(deps.now());
    const next = { content: priced.value, version: (offer?.version ?? 0) + 1, sent_at };
    return { ok: true as const, value: { content: priced.value, offer: next } };
  });
}

/** Changes the next version; the customer still sees the one that was sent. */
export function saveQuote(
  deps: EditDeps,
  number: string,
  { id, content, send }: QuoteSaveRequest,
  uid: string,
): Promise<Outcome<AdminQuote>> {
  const at = Timestamp.fromDate(deps.now());
  return changeQuote(deps, number, async (quote, transaction) => {
    const before = quote.content.order_items;
    const priced = await priceQuote(transaction, deps, content, before);
    if (!priced.ok) return priced;
    const isOrdered = quote.history.some(({ what }) => what === 'ordered');
    const isSame = isDeepStrictEqual(before.map(goodsOf), priced.value.order_items.map(goodsOf));
    if (isOrdered && !isSame) return IS_ORDERED;
    // Several saves in a row are one event.
    const [last] = quote.history.slice(-1);
    const isAgain = last?.what === 'saved' && last.by_uid === uid;
    const history = isAgain ? quote.history.slice(0, -1) : quote.history;
    const value = withQuoteTokens({
      ...quote,
      content: priced.value,
      history: [...history, { id, what: 'saved', by_uid: uid, at }],
    });
    return send
      ? asSent(transaction, deps, value, { id: `${id}-sent`, by_uid: uid })
      : { ok: true, value };
  });
}

/** An article may have been renamed since. */
const goodsOf = ({ product_id, product_name, quantity, unit }: StoredOrderItem) => {
  return { product_id, quantity, unit, ...(product_id === 0 && { product_name }) };
};

/** Sends what a quote says as its next version, or the same until another day: its customer gets link and PDF. */
export function sendQuote(
  deps: EditDeps,
  number: string,
  { id, valid_until }: QuoteSendRequest,
  uid: string,
): Promise<Outcome<AdminQuote>> {
  return changeQuote(deps, number, (quote, transaction) => {
    const content = { ...quote.content, ...(valid_until && { valid_until }) };
    return asSent(transaction, deps, { ...quote, content }, { id, by_uid: uid });
  });
}

/** The quote sent in its next version, with the mail about it, which is written. */
async function asSent(
  transaction: Transaction,
  deps: EditDeps,
  quote: StoredQuote,
  by: Pick<StoredQuoteEvent, 'id' | 'by_uid'>,
): Promise<Changed<StoredQuote>> {
  const at = Timestamp.fromDate(deps.now());
  const today = berlinDay(deps.now());
  const { content, number } = quote;
  const { order_items: lines, delivery = EMPTY_WISH } = content;
  const [problem] = Object.values(sendProblems({ ...content, lines, delivery }, today));
  if (problem) return refuse('not_possible', problem);
  const slot = await nextConfirmationSlot(transaction, deps, content.customer_email, {
    isByOffice: true,
  });
  const version = (quote.offer?.version ?? 0) + 1;
  const { customer_email: before = content.customer_email } = quote.offer?.content ?? {};
  const isReaddressed = before.toLowerCase() !== content.customer_email.toLowerCase();
  const value = withQuoteTokens({
    ...quote,
    ...(isReaddressed && { link: newLink(deps) }),
    offer: { content, version, sent_at: at },
    status: 'sent',
    is_opened: false,
    is_asked: false,
    is_ending: false,
    next_day: nextDay(content.valid_until, today),
    history: [...quote.history, { ...by, what: 'sent', at, version }],
  });
  const subject = { kind: 'quote' as const, quote: value, part: String(version) };
  return { ok: true, value, mails: [putMail(transaction, deps, number, subject, slot)] };
}

/** The day on which its customer is reminded or, if that is near, on which it has ended. */
const nextDay = (validUntil: CalendarDay, today: CalendarDay): CalendarDay => {
  const ending = addDays(validUntil, -ENDING_DAYS);
  return ending > today ? ending : addDays(validUntil, 1);
};

/** Nobody can open or order it any more. */
export function withdrawQuote(
  deps: EditDeps,
  number: string,
  { id, reason }: QuoteWithdrawRequest,
  uid: string,
): Promise<Outcome<AdminQuote>> {
  const at = Timestamp.fromDate(deps.now());
  const withdrawn = (quote: StoredQuote): Changed<StoredQuote> => {
    const status: QuoteStatus = statusAt(quote, deps.now());
    if (status === 'withdrawn' || status === 'declined') {
      return refuse('not_possible', `Das Angebot ist schon „${QUOTE_STATES[status].label}“.`);
    }
    const { next_day: _, ...kept } = quote;
    const entry: StoredQuoteEvent = { id, what: 'withdrawn', by_uid: uid, at };
    const value: StoredQuote = {
      ...kept,
      status: 'withdrawn',
      ...CLOSED,
      history: [...quote.history, { ...entry, ...(reason && { text: reason }) }],
    };
    return { ok: true, value };
  };
  return changeQuote(deps, number, withdrawn, false);
}
