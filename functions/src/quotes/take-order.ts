import { toCents } from '@shop/domain/money/money';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import type { OfficeOrderRequest } from '@shop/domain/quote/quote';
import { takenOrderProblems } from '@shop/domain/quote/quote-schema';
import { formatEuro } from '@shop/domain/text/format';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Acting } from '../accounts/act.ts';
import { requireSeen } from '../changes/seen.ts';
import { raised } from '../firestore/revision.ts';
import { type Refusal, refuse } from '../lib/refusal.ts';
import type { OutboxEntry } from '../mail/outbox.ts';
import { sendNow } from '../mail/send-entry.ts';
import { ORDER_NOTES } from '../orders/admin-order.ts';
import type { EditDeps } from '../orders/edit-order.ts';
import { creditNote } from '../orders/order-credit.ts';
import { inNewNumber, type OrderDeps, type PlacedOrder } from '../orders/place-order.ts';
import {
  quoteOf,
  type StoredQuote,
  type StoredQuoteContent,
  withQuoteTokens,
} from '../stored/quote.ts';
import { rememberRequest, sentEarlier } from '../stored/same-request.ts';
import { IS_ACCEPTED, IS_ORDERED, UNKNOWN_QUOTE } from './office-quotes.ts';
import { readyToOrder, sumsOf } from './order-of-quote.ts';
import { priceQuote } from './price-quote.ts';
import { CLOSED } from './quote-view.ts';

type TakeDeps = OrderDeps & EditDeps & Acting;
type Taken = Extract<PlacedOrder, { ok: true }> & { mails?: readonly OutboxEntry[] };

/**
 * Takes an order at the office's prices, once however often it is sent; if it comes of a quote, that is accepted as
 * the order says it. Refuses a gross total other than the one that the customer was told, and a quote other than the
 * one that the admin saw.
 */
export async function takeOrder(
  deps: TakeDeps,
  request: OfficeOrderRequest,
  uid: string,
): Promise<PlacedOrder> {
  const taken = await inNewNumber<Taken | Refusal>(deps, (transaction, orderNumber) =>
    takeWithin(transaction, deps, request, { orderNumber, uid }),
  );
  if (!taken.ok) return taken;
  const { mails, ...placed } = taken;
  if (mails) await sendNow(deps, mails);
  return placed;
}

async function takeWithin(
  transaction: Transaction,
  deps: TakeDeps,
  { id, content, gross_amount, credit_reason, quote_number }: OfficeOrderRequest,
  { orderNumber, uid }: { orderNumber: string; uid: string },
): Promise<Taken | Refusal> {
  const { firestore } = deps;
  const now = deps.now();
  const earlier = await sentEarlier(transaction, deps);
  if (earlier && !earlier.ok) return earlier;
  if (earlier) {
    const { answer, at } = earlier.value;
    return { ok: true, orderNumber: answer, orderedAt: at.toDate(), isNew: false };
  }
  const reference = quote_number === undefined ? undefined : quoteOf(firestore, quote_number);
  const quote = reference && (await transaction.get(reference)).data();
  if (quote) await requireSeen(deps, quote);
  const refusal = reference && notToAccept(quote);
  if (refusal) return refusal;
  const priced = await priceQuote(transaction, deps, content, quote?.content.order_items);
  if (!priced.ok) return priced;
  const { value } = priced;
  const { closed_days } = await deps.freshOptions();
  const [problem] = Object.values(
    takenOrderProblems(
      { ...value, lines: content.lines, delivery: value.delivery ?? EMPTY_WISH },
      now,
      new Set(closed_days),
    ),
  );
  if (problem) return refuse('not_possible', problem);
  if (value.gross_cents !== toCents(gross_amount)) {
    const message = `Der Gesamtbetrag ist jetzt ${formatEuro(value.gross_cents ?? 0)}. Bitte prüfen Sie die Bestellung.`;
    return refuse('not_possible', message);
  }
  const ready = await readyToOrder(transaction, deps, {
    content: value,
    sums: sumsOf(value),
    orderNumber,
    quoteNumber: quote?.number,
    takenBy: uid,
    creditReason: credit_reason,
    pricedAt: quote?.offer?.sent_at.toDate(),
  });
  if (!ready.ok) return ready;
  const at = Timestamp.fromDate(now);
  rememberRequest(transaction, deps, orderNumber);
  if (reference && quote) {
    const event = { id, by_uid: uid, at, order_number: orderNumber };
    const by = { uid, what: 'ordered', at };
    transaction.set(reference, raised(quote, accepted(quote, value, event), by));
  }
  const overdrawn = ready.value.isBeyondCredit && creditNote(credit_reason ?? '');
  const text = [overdrawn, value.note].filter(Boolean).join('\n');
  if (text) {
    const notes = [{ id, text, by_uid: uid, at }];
    transaction.create(ORDER_NOTES.notesOf(firestore, orderNumber), { notes, schema_version: 1 });
  }
  return { ok: true, orderNumber, orderedAt: now, isNew: true, mails: ready.value.write() };
}

function notToAccept(quote: StoredQuote | undefined): Refusal | undefined {
  if (!quote) return UNKNOWN_QUOTE;
  if (quote.status === 'accepted') return IS_ACCEPTED;
  return quote.history.some(({ what }) => what === 'ordered') ? IS_ORDERED : undefined;
}

/** The quote as it was ordered, in a version that the order confirms. */
function accepted(
  { next_day: _, ...quote }: StoredQuote,
  content: StoredQuoteContent,
  event: Omit<StoredQuote['history'][number], 'what'>,
): StoredQuote {
  const version = (quote.offer?.version ?? 0) + 1;
  const lines = content.order_items.map(({ quantity }, line) => ({ line, quantity }));
  return withQuoteTokens({
    ...quote,
    content,
    status: 'accepted',
    ...CLOSED,
    offer: { content, version, sent_at: event.at },
    history: [...quote.history, { ...event, what: 'ordered', version, lines }],
  });
}
