import { type Cents, sumCents, timesCents } from '@shop/domain/money/money';
import { grossSumCents, STANDARD_VAT_RATE, vatAmounts } from '@shop/domain/money/vat';
import { isOfAdvance } from '@shop/domain/order/order';
import { isCancelled } from '@shop/domain/order/order-status';
import { discountOn } from '@shop/domain/payment/payment-conditions';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import {
  type Balance,
  balanceOf,
  type Claim,
  type ClaimDiscount,
} from '@shop/domain/receivable/balance';
import { smallRest } from '@shop/domain/receivable/ends';
import { type Entry, entriesOf } from '@shop/domain/receivable/entries';
import { berlinDay } from '@shop/domain/time/calendar';
import { tourSums } from '@shop/domain/tour/delivery-list';
import { needsDay } from '@shop/domain/work/todays-work';
import type { Timestamp } from 'firebase-admin/firestore';
import { countedEntries, moneyOf, type StoredEntry, withAdded } from './entries.ts';
import type { StoredOrder, StoredOrderInvoice, StoredReminder } from './order.ts';
import {
  awaitsCorrection,
  creditsOfOrder,
  invoiceOfOrder,
  isRevoked,
  needsInvoice,
} from './order-invoices.ts';

/** The fields of an order that its claim depends on. */
type ClaimedOrder = Pick<
  StoredOrder,
  | 'order_number'
  | 'created_at'
  | 'order_status'
  | 'payment_method'
  | 'gross_cents'
  | 'entries'
  | 'due_day'
  | 'invoices'
  | 'reminders'
  | 'delivery_day'
  | 'customer_number'
  | 'collected_by'
  | 'booking_number'
  | 'withdrawal'
  | 'order_items'
  | 'vat'
>;

/**
 * What is still to be paid back of an order: all that was paid if its customer withdrew from all of it, even while its
 * invoice stands, else what no invoice will use.
 */
export function refundCents(order: ClaimedOrder): Cents {
  const claim = claimOf(order);
  const { creditCents, paidCents } = balanceOf(claim);
  if (isRevoked(order)) return Math.max(0, paidCents);
  return claim.kind !== 'advance' || isCancelled(order.order_status) ? creditCents : 0;
}

/**
 * What the customer owes of an order, by its invoice or, before there is one, by its prepayment. What was paid in
 * advance counts for the invoice.
 */
export function claimOf(order: ClaimedOrder): Claim {
  const invoice = invoiceOfOrder(order);
  const credits = creditsOfOrder(order);
  const ordered = berlinDay(order.created_at.toDate());
  const isBilled = order.invoices?.some(({ kind }) => !isOfAdvance(kind));
  const isInAdvance = paymentMethodOf(order.payment_method).isPaidFirst && !isBilled;
  const cents = order.gross_cents;
  const received = [
    ...countedEntries([...moneyOf(order), ...standingWriteOffs(order)]),
    ...standingReminders(order).flatMap(costEntries),
  ];
  if (invoice) {
    return {
      kind: 'invoice',
      reference: invoice.number,
      entries: [
        { what: 'invoiced', cents: invoice.gross_cents, day: invoice.day },
        ...credits.map(({ gross_cents, day }): Entry => {
          return { what: 'credited', cents: -gross_cents, day };
        }),
        ...received,
      ],
      dueDay: invoice.due_day,
      discount: discountOf(invoice, sumCents(credits.map((each) => -each.gross_cents))),
    };
  }
  const reference = order.order_number;
  if (!isInAdvance) return { kind: 'advance', reference, entries: received };
  const requested: Entry[] = [{ what: 'requested', cents, day: ordered }];
  const isOff = isCancelled(order.order_status) || isRevoked(order);
  if (isOff) requested.push({ what: 'cancelled', cents, day: ordered });
  return {
    kind: 'prepayment',
    reference,
    entries: [...requested, ...received],
    dueDay: order.due_day ?? ordered,
  };
}

/** The discount of an invoice, on what credit notes have left to pay of it. */
function discountOf(
  { discount, payable_cents }: StoredOrderInvoice,
  creditedCents: Cents,
): ClaimDiscount | undefined {
  const leftCents = payable_cents - creditedCents;
  if (!discount || leftCents <= 0) return undefined;
  const cents = creditedCents > 0 ? discountOn(leftCents, discount.percent) : discount.cents;
  return { cents, untilDay: discount.until_day };
}

/** Which reminders and write-offs belong to the claim of today. */
export interface Standing {
  /** When it began, if there was another before: a replaced invoice takes them with it. */
  since: Timestamp | undefined;
  /** Cancelling or crediting all of an invoice voids its reminders. */
  isVoid: boolean;
}

export function standingOf(order: Pick<StoredOrder, 'invoices'>): Standing {
  const invoice = invoiceOfOrder(order);
  const left = [...(invoice ? [invoice] : []), ...creditsOfOrder(order)];
  const isVoid = !!invoice && sumCents(left.map(({ gross_cents }) => gross_cents)) <= 0;
  return { since: claimedAnew(order.invoices), isVoid };
}

/** The last cancellation, or an invoice that follows one credited as a whole. */
function claimedAnew(invoices: StoredOrder['invoices'] = []): Timestamp | undefined {
  const own = invoices.filter(({ kind }) => kind === 'invoice' || kind === 'cancellation');
  return own.findLast(({ kind }, index) => {
    return kind === 'cancellation' || own[index - 1]?.kind === 'invoice';
  })?.created_at;
}

/** Whether it was recorded of the claim of today. */
export const isOfToday = ({ at }: { at: Timestamp }, { since }: Pick<Standing, 'since'>) =>
  !since || at.toMillis() > since.toMillis();

/** The reminders whose claims are still valid. */
export function standingReminders(
  order: Pick<StoredOrder, 'reminders' | 'invoices'>,
): StoredReminder[] {
  const standing = standingOf(order);
  if (standing.isVoid) return [];
  return (order.reminders ?? []).filter((each) => isOfToday(each, standing));
}

/** The write-offs of today's claim, with small rests. */
export function standingWriteOffs(order: Pick<StoredOrder, 'entries' | 'invoices'>): StoredEntry[] {
  const standing = standingOf(order);
  return entriesOf(order.entries ?? [], 'relief').filter((each) => isOfToday(each, standing));
}

/** Writes off a small remainder of the invoice or prepayment, if there is one on that day. */
export function withRest(
  order: StoredOrder,
  toleranceCents: Cents,
  entry: Pick<StoredEntry, 'id' | 'day' | 'by_uid' | 'at'>,
): StoredOrder {
  const claim = claimOf(order);
  const cents = smallRest(balanceOf(claim), toleranceCents, entry.day);
  if (claim.kind === 'advance' || cents === 0) return order;
  return withAdded(order, { ...entry, what: 'small_rest', cents });
}

/** How many reminders of the same claim came before it: a replaced invoice starts over. */
export function reminderStage(
  { reminders = [], invoices }: Pick<StoredOrder, 'reminders' | 'invoices'>,
  { id, at }: StoredReminder,
): number {
  const before = invoices?.filter(({ created_at }) => created_at.toMillis() < at.toMillis());
  const since = claimedAnew(before);
  const same = reminders.filter((each) => isOfToday(each, { since }));
  return Math.max(
    0,
    same.findIndex((each) => each.id === id),
  );
}

/** What a reminder claims besides the amount that was open before. */
export function costEntries(reminder: StoredReminder): Entry[] {
  const { fee_cents = 0, flat_cents = 0, interest_cents = 0, at } = reminder;
  const day = berlinDay(at.toDate());
  const costs = { fee: fee_cents, flat_sum: flat_cents, interest: interest_cents };
  return Object.entries(costs).flatMap(([what, cents]) =>
    cents > 0 ? { what: what as keyof typeof costs, cents, day } : [],
  );
}

export const costCents = (reminder: StoredReminder): Cents =>
  sumCents(costEntries(reminder).map(({ cents }) => cents));

/** The balance of an order; see `balanceOf`. */
export const orderBalance = (order: ClaimedOrder): Balance => balanceOf(claimOf(order));

/** Whether a paper is a letter that was not posted yet. */
export const isToPost = ({ channel, posted_at }: Pick<StoredReminder, 'channel' | 'posted_at'>) =>
  channel === 'letter' && !posted_at;

/** What an order takes of its customer's credit: what is open of its invoice or, before that, will be. */
function usedCredit(
  order: ClaimedOrder,
  { kind }: Claim,
  { openCents, paidCents }: Balance,
): Cents {
  if (kind === 'invoice') return openCents;
  // The order that collects it has its claim.
  if (order.collected_by) return 0;
  const isOnAccount = paymentMethodOf(order.payment_method).isOnAccount;
  const isOff = isCancelled(order.order_status) || isRevoked(order);
  return isOnAccount && !isOff ? Math.max(0, expectedCents(order) - paidCents) : 0;
}

/** The gross total to expect on the invoice: of the delivered quantities once they are known. */
export function expectedCents(order: ClaimedOrder): Cents {
  const { order_items, vat, gross_cents } = order;
  const changed = order_items.filter(({ delivered, quantity }) => delivered?.quantity !== quantity);
  const beyond = changed.flatMap(({ delivered, quantity, unit_price_cents: price, vat_rate }) => {
    if (!delivered) return [];
    const netCents = timesCents(price, delivered.quantity) - timesCents(price, quantity);
    return { netCents, rate: vat_rate ?? STANDARD_VAT_RATE };
  });
  if (beyond.length === 0) return gross_cents;
  const agreed = vat.map(({ rate, net_cents }) => ({ rate, netCents: net_cents }));
  return grossSumCents(vatAmounts([...agreed, ...beyond]));
}

/** What an order stores for queries: of its claim, and whether it waits for a delivery day or an invoice. */
export function paymentSums(order: ClaimedOrder) {
  const claim = claimOf(order);
  const balance = balanceOf(claim);
  const { state, openCents } = balance;
  return {
    payment_state: state,
    open_cents: openCents,
    to_post:
      (openCents > 0 && standingReminders(order).some(isToPost)) ||
      (order.invoices ?? []).some(isToPost),
    to_refund: refundCents(order) > 0 || awaitsCorrection(order),
    ...(order.withdrawal && { is_revoked: isRevoked(order) }),
    ...(claim.dueDay !== undefined && { due_day: claim.dueDay }),
    needs_day: needsDay(order),
    ...tourSums(order),
    to_invoice: needsInvoice(order),
    ...(order.customer_number && { credit_cents: usedCredit(order, claim, balance) }),
  };
}
