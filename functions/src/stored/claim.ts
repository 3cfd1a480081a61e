import {
  type Balance,
  balanceOf,
  type Claim,
  type ClaimDiscount,
  type ClaimEntry,
} from '@shop/domain/claim/claim';
import { smallRest } from '@shop/domain/claim/claim-ends';
import { type Cents, sumCents, timesCents } from '@shop/domain/money/money';
import { grossSumCents, STANDARD_VAT_RATE, vatAmounts } from '@shop/domain/money/vat';
import { isOfAdvance } from '@shop/domain/order/order';
import { isCancelled, isDelivered } from '@shop/domain/order/order-status';
import { discountOn } from '@shop/domain/payment/payment-conditions';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { berlinDay } from '@shop/domain/time/calendar';
import { awaitsDecision } from '@shop/domain/withdrawal/withdrawal-decision';
import { needsDay } from '@shop/domain/work/todays-work';
import type { Timestamp } from 'firebase-admin/firestore';
import type {
  StoredOrder,
  StoredOrderInvoice,
  StoredPayment,
  StoredReminder,
  StoredWriteOff,
} from './order.ts';

/** The fields of an order that its claim depends on. */
type ClaimedOrder = Pick<
  StoredOrder,
  | 'order_number'
  | 'created_at'
  | 'order_status'
  | 'payment_method'
  | 'gross_cents'
  | 'payments'
  | 'due_day'
  | 'invoices'
  | 'reminders'
  | 'write_offs'
  | 'delivery_day'
  | 'customer_number'
  | 'collected_by'
  | 'booking_number'
  | 'withdrawal'
  | 'order_items'
  | 'vat'
>;

/** The valid invoice; undefined before the first one and after a cancellation. */
export function invoiceOfOrder({
  invoices,
}: Pick<StoredOrder, 'invoices'>): StoredOrderInvoice | undefined {
  const last = invoices?.findLast(({ kind }) => kind === 'invoice' || kind === 'cancellation');
  return last?.kind === 'invoice' ? last : undefined;
}

/** The credit notes of the valid invoice. */
export function creditsOfOrder(order: Pick<StoredOrder, 'invoices'>): StoredOrderInvoice[] {
  const { invoices = [] } = order;
  const invoice = invoiceOfOrder(order);
  const since = invoice ? invoices.slice(invoices.indexOf(invoice) + 1) : [];
  return since.filter(({ kind }) => kind === 'credit');
}

/** Whether credit notes have left nothing of the valid invoice: then another may follow it without a cancellation. */
export function isCreditedWhole(order: Pick<StoredOrder, 'invoices'>): boolean {
  const credits = creditsOfOrder(order);
  const { gross_cents = 0 } = invoiceOfOrder(order) ?? {};
  return (
    credits.length > 0 && gross_cents + sumCents(credits.map((each) => each.gross_cents)) === 0
  );
}

/** Whether the basis of an invoice is fixed: a valid one of its own, or one with others. */
export const isInvoiced = (order: Pick<StoredOrder, 'invoices' | 'collected_by'>): boolean =>
  order.collected_by !== undefined ||
  (invoiceOfOrder(order) !== undefined && !isCreditedWhole(order));

/** Whether an order awaits its invoice: it was handed over, still stands and has none, not even one that was credited. */
export function needsInvoice(order: ClaimedOrder): boolean {
  return (
    isDelivered(order.order_status) &&
    !isRevoked(order) &&
    !invoiceOfOrder(order) &&
    !isInvoiced(order)
  );
}

/**
 * Why a withdrawal suspends payment: until the office decides, for good if the whole order is withdrawn, and for a
 * part until its invoice is credited.
 */
export function heldByWithdrawal(
  order: StoredOrder,
): 'undecided' | 'whole' | 'uncorrected' | undefined {
  if (awaitsDecision(order) || order.withdrawn_orders?.length) return 'undecided';
  if (isRevoked(order)) return 'whole';
  return awaitsCorrection(order) ? 'uncorrected' : undefined;
}

/** Whether withdrawn goods are still billed: their invoice awaits its cancellation or a credit note. */
function awaitsCorrection(order: Pick<StoredOrder, 'invoices' | 'withdrawal'>): boolean {
  const { lines, at } = order.withdrawal?.decisions?.at(-1) ?? {};
  const invoice = invoiceOfOrder(order);
  if (!invoice || !at || isCreditedWhole(order)) return false;
  if (isRevoked(order)) return true;
  if (!lines?.length || creditsOfOrder(order).length > 0) return false;
  return invoice.created_at.toMillis() < at.toMillis();
}

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

/** Whether its customer has withdrawn from all of it, as the office has decided. */
export const isRevoked = ({ withdrawal }: Pick<StoredOrder, 'withdrawal'>): boolean =>
  withdrawal?.decisions?.at(-1)?.outcome === 'whole';

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
    ...(order.payments ?? []).map(asOfReversed).map(paymentEntry),
    ...standingReminders(order).flatMap(costEntries),
    ...standingWriteOffs(order).map(asOfReversed).map(writeOffEntry),
  ];
  if (invoice) {
    return {
      kind: 'invoice',
      reference: invoice.number,
      entries: [
        { what: 'invoiced', cents: invoice.gross_cents, day: invoice.day },
        ...credits.map(({ gross_cents, day }): ClaimEntry => {
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
  const requested: ClaimEntry[] = [{ what: 'requested', cents, day: ordered }];
  const isOff = isCancelled(order.order_status) || isRevoked(order);
  if (isOff) requested.push({ what: 'cancelled', cents, day: ordered });
  return {
    kind: 'prepayment',
    reference,
    entries: [...requested, ...received],
    dueDay: order.due_day ?? ordered,
  };
}

/** What is reversed never was: it counts from the day of what it reverses. */
function asOfReversed<Entry extends Pick<StoredPayment, 'id' | 'day' | 'reverses'>>(
  entry: Entry,
  _index: number,
  all: readonly Entry[],
): Entry {
  const reversed = entry.reverses && all.find(({ id }) => id === entry.reverses);
  return reversed ? { ...entry, day: reversed.day } : entry;
}

function paymentEntry({ amount_cents: cents, day, reverses, ...of }: StoredPayment): ClaimEntry {
  const isBack = reverses === undefined ? cents < 0 : cents > 0;
  if (!isBack) return { what: 'paid', cents, day };
  return { what: of.other_order ? 'set_off' : 'paid_back', cents: -cents, day };
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

/** The reminders whose claims are still valid: cancelling or crediting all of an invoice voids those of its reminders. */
export function standingReminders(
  order: Pick<StoredOrder, 'reminders' | 'invoices'>,
): StoredReminder[] {
  const invoice = invoiceOfOrder(order);
  const left = [...(invoice ? [invoice] : []), ...creditsOfOrder(order)];
  const isGone = invoice && sumCents(left.map(({ gross_cents }) => gross_cents)) <= 0;
  return isGone ? [] : stillValid(order.reminders, order.invoices);
}

/**
 * When the claim of today began, if there was another before: with the last cancellation, or with an invoice that
 * follows one credited as a whole.
 */
function claimedAnew(invoices: StoredOrder['invoices'] = []): Timestamp | undefined {
  return invoices.findLast(({ kind }, index) => {
    const before = invoices.slice(0, index).findLast((each) => each.kind !== 'credit');
    return kind === 'cancellation' || (kind === 'invoice' && before?.kind === 'invoice');
  })?.created_at;
}

/** What happened to the claim of today: a replaced invoice takes its reminders and write-offs with it. */
function stillValid<Entry extends { at: Timestamp }>(
  entries: readonly Entry[] = [],
  invoices: StoredOrder['invoices'],
): Entry[] {
  const since = claimedAnew(invoices);
  return entries.filter(({ at }) => !since || at.toMillis() > since.toMillis());
}

/** The write-offs of today's claim. */
export const standingWriteOffs = ({
  write_offs,
  invoices,
}: Pick<StoredOrder, 'write_offs' | 'invoices'>) => stillValid(write_offs, invoices);

/** Writes off a small remainder of the invoice or prepayment, if there is one on that day. */
export function withRest(
  order: StoredOrder,
  toleranceCents: Cents,
  entry: Pick<StoredWriteOff, 'id' | 'day' | 'by_uid' | 'at'>,
): StoredOrder {
  const claim = claimOf(order);
  const amount_cents = smallRest(balanceOf(claim), toleranceCents, entry.day);
  if (claim.kind === 'advance' || amount_cents === 0) return order;
  const rest = { ...entry, amount_cents, reason: 'small_rest' as const };
  return { ...order, write_offs: [...(order.write_offs ?? []), rest] };
}

function writeOffEntry({ amount_cents: cents, day, reason }: StoredWriteOff): ClaimEntry {
  return { what: reason === 'small_rest' ? reason : 'written_off', cents, day };
}

/** How many reminders of the same claim came before it: a replaced invoice starts over. */
export function reminderStage(
  { reminders = [], invoices }: Pick<StoredOrder, 'reminders' | 'invoices'>,
  { id, at }: StoredReminder,
): number {
  const before = invoices?.filter(({ created_at }) => created_at.toMillis() < at.toMillis());
  const same = stillValid(reminders, before);
  return Math.max(
    0,
    same.findIndex((each) => each.id === id),
  );
}

/** What a reminder claims besides the amount that was open before. */
function costEntries(reminder: StoredReminder): ClaimEntry[] {
  const { fee_cents = 0, flat_cents = 0, interest_cents = 0, at } = reminder;
  const day = berlinDay(at.toDate());
  const costs = { fee: fee_cents, flat_sum: flat_cents, interest: interest_cents };
  return Object.entries(costs).flatMap(([what, cents]) =>
    cents > 0 ? { what: what as keyof typeof costs, cents, day } : [],
  );
}

export const costCents = (reminder: StoredReminder): Cents =>
  sumCents(costEntries(reminder).map(({ cents }) => cents));

/** What is owed of an order; see `balanceOf`. */
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
function expectedCents(order: ClaimedOrder): Cents {
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
    to_invoice: needsInvoice(order),
    ...(order.customer_number && { credit_cents: usedCredit(order, claim, balance) }),
  };
}
