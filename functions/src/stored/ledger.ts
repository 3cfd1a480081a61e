import type { DatevRow } from '@shop/domain/books/datev';
import {
  addRates,
  type LedgerStep,
  postingsOf,
  type RateCents,
  type SupplyCents,
  splitCents,
  totalsOf,
} from '@shop/domain/books/ledger';
import { sumCents } from '@shop/domain/money/money';
import { type InvoiceKind, isOfAdvance } from '@shop/domain/order/order';
import { eventsOf } from '@shop/domain/order/order-history';
import { kindOf } from '@shop/domain/order/order-kinds';
import { isDelivered } from '@shop/domain/order/order-status';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { openAccount } from '@shop/domain/receivable/balance';
import { isWaived } from '@shop/domain/receivable/ends';
import { entryKind } from '@shop/domain/receivable/entries';
import { berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import type { Timestamp } from 'firebase-admin/firestore';
import { changedAt } from '../firestore/revision.ts';
import {
  claimOf,
  costEntries,
  isOfToday,
  orderBalance,
  paymentSums,
  type Standing,
  standingOf,
  standingWriteOffs,
} from './balance.ts';
import type { StoredEntry, StoredVat } from './entries.ts';
import {
  isErased,
  type OrderCore,
  type StoredOrder,
  type StoredOrderInvoice,
  type StoredReminder,
  withSearchTokens,
  withSlips,
} from './order.ts';
import { isRevoked } from './order-invoices.ts';
import { invoicedOrder } from './order-view.ts';

/** What changed what is owed, when it was recorded. */
type Recorded = { at: Timestamp } & (
  | { invoice: StoredOrderInvoice }
  | { entry: StoredEntry }
  | { reminder: StoredReminder }
);

const recorded = ({ invoices = [], entries = [], reminders = [] }: StoredOrder): Recorded[] =>
  [
    // Money is taxed when it comes, with an advance invoice or without.
    ...invoices
      .filter(({ kind }) => !isOfAdvance(kind))
      .map((invoice): Recorded => ({ at: invoice.created_at, invoice })),
    ...entries.map((entry): Recorded => ({ at: entry.at, entry })),
    ...reminders.map((reminder): Recorded => ({ at: reminder.at, reminder })),
  ].sort((a, b) => a.at.toMillis() - b.at.toMillis());

const CORRECTIONS: Partial<Record<InvoiceKind, string>> = {
  cancellation: 'Storno',
  credit: 'Korrektur',
};

/** The claim of an order as recorded; an invoice or its correction restarts it. */
function begunBy(past: StoredOrder) {
  const invoice = past.invoices?.findLast(({ kind }) => kind === 'invoice');
  const waived = standingWriteOffs(past).filter(isWaived);
  return {
    invoice,
    account: openAccount(claimOf(past)),
    standing: standingOf(past),
    shares: leftOf(past, invoice),
    waivedCents: sumCents(waived.map(({ cents }) => cents)),
  };
}

/** The entries that a step adds to what is owed. */
function addedBy(step: Recorded, { since, isVoid }: Standing, dayOf: ReadonlyMap<string, string>) {
  if ('reminder' in step) {
    return isVoid || !isOfToday(step, { since }) ? [] : costEntries(step.reminder);
  }
  if ('invoice' in step) return [];
  const { entry } = step;
  const isOver = entryKind(entry.what).of === 'relief' && !isOfToday(entry, { since });
  return isOver ? [] : [{ ...entry, day: dayOf.get(entry.reverses ?? '') ?? entry.day }];
}

function stepsOf(order: StoredOrder): LedgerStep[] {
  const { deliveredOn } = invoicedOrder(order);
  const past = { invoices: [], entries: [], reminders: [] } as Past;
  const dayOf = new Map(order.entries?.map(({ id, day }) => [id, day]));
  let now = begunBy({ ...order, ...past });
  return recorded(order).map((step): LedgerStep => {
    if ('invoice' in step) {
      past.invoices.push(step.invoice);
      now = begunBy({ ...order, ...past });
    } else if ('entry' in step) past.entries.push(step.entry);
    else past.reminders.push(step.reminder);
    for (const entry of addedBy(step, now.standing, dayOf)) {
      now.account.add(entry);
      if (isWaived(entry)) now.waivedCents += entry.cents;
    }
    const totals = totalsOf(now.account, now.waivedCents);
    return { ...stepOf(order, step, now.invoice, deliveredOn), totals, shares: now.shares };
  });
}

type Past = { [List in 'invoices' | 'entries' | 'reminders']: NonNullable<StoredOrder[List]> };

/** A step without what it leaves owed; `written` is the last invoice by then. */
function stepOf(
  order: StoredOrder,
  step: Recorded,
  written: StoredOrderInvoice | undefined,
  deliveredOn: CalendarDay,
): Omit<LedgerStep, 'totals' | 'shares'> {
  if ('invoice' in step) {
    const { number, kind, day, due_day, supply_day } = step.invoice;
    const correction = CORRECTIONS[kind];
    const text = correction ? `${correction} ${number}` : '';
    const amounts = suppliesOf(order, step.invoice, supply_day);
    const isOfSupply =
      (kind === 'invoice' && !followsCredit(order, number)) ||
      (kind === 'cancellation' && standsAfter(order, number));
    const tax_day = isOfSupply ? undefined : day;
    const document = { amounts, text, due_day, supply_day, tax_day };
    return { id: number, day, voucher: written?.number ?? number, document };
  }
  const { order_number, order_status, invoices, part_of } = order;
  const first = invoices?.find(({ kind }) => !isOfAdvance(kind));
  const settles = (written ?? first)?.number ?? order_number;
  const { id } = 'entry' in step ? step.entry : step.reminder;
  const own = { id: `${order_number}-${id}`, voucher: settles };
  if ('reminder' in step || entryKind(step.entry.what).of === 'relief') {
    return { ...own, day: berlinDay(step.at.toDate()) };
  }
  const { entry } = step;
  const { day, other } = entry;
  const advance = advanceOf(order, entry);
  const isEarly = !isDelivered(order_status) || day < deliveredOn;
  const isAdvance = !written && (isEarly || advance !== undefined);
  const voucher = isAdvance ? order_number : settles;
  const isTransfer = entryKind(entry.what).account === 'transfer';
  const supply_day =
    other === part_of?.number
      ? deliveredOn
      : eventsOf(order, 'part').find(({ number }) => number === other)?.day;
  return { ...own, day, voucher, ...(isTransfer && { supply_day }), entry, advance, isAdvance };
}

/** Whether an invoice replaces one that was credited as a whole, in the periods of the credit notes. */
function followsCredit({ invoices = [] }: StoredOrder, invoice: string): boolean {
  const at = invoices.findIndex(({ number }) => number === invoice);
  return invoices.slice(0, at).findLast(({ kind }) => kind !== 'credit')?.kind === 'invoice';
}

/** What an advance invoice says of a payment, or of the money that a part took along. */
function advanceOf(
  { invoices = [] }: StoredOrder,
  { id, advances }: StoredEntry,
): LedgerStep['advance'] {
  const written = invoices.findLast(({ kind, payment }) => kind === 'advance' && payment === id);
  if (written) return { voucher: written.number, amounts: grossOf(written.vat) };
  return (
    advances && {
      amounts: addRates(
        advances.flatMap(({ vat }) => grossOf(vat)),
        [],
      ),
    }
  );
}

const grossOf = (vat: readonly StoredVat[]): RateCents[] =>
  vat.map(({ rate, net_cents, vat_cents }) => ({ rate, cents: net_cents + vat_cents }));

/** Whether the supply of a cancelled invoice remains: it was or will be invoiced again, alone or with others. */
function standsAfter(order: StoredOrder, cancellation: string): boolean {
  const { invoices = [], order_status } = order;
  const at = invoices.findIndex(({ number }) => number === cancellation);
  const isInvoiced = invoices.slice(at).some(({ kind }) => kind === 'invoice');
  return (
    isInvoiced || kindOf(order).joinsOthers || (isDelivered(order_status) && !isRevoked(order))
  );
}

/** Gross by rate: of an invoice, else as agreed. */
const sharesOf = (order: StoredOrder, invoice?: StoredOrderInvoice): RateCents[] =>
  grossOf((invoice ?? order).vat);

/** Gross amounts by rate and month of supply. */
function suppliesOf(
  order: StoredOrder,
  invoice: StoredOrderInvoice,
  supply_day: CalendarDay,
): SupplyCents[] {
  const { supplies = [] } = invoice;
  return sharesOf(order, invoice).flatMap((share) => {
    const own = supplies.filter(({ rate }) => rate === share.rate);
    const days = own.length > 0 ? own : [{ rate: share.rate, day: supply_day, net_cents: 1 }];
    const nets = days.map(({ rate, net_cents: cents }) => ({ rate, cents }));
    return splitCents(share.cents, nets).map((each, index) => {
      return { ...each, supply_day: days[index]?.day ?? supply_day };
    });
  });
}

/** What credits have left of an invoice. */
function leftOf(order: StoredOrder, invoice?: StoredOrderInvoice): RateCents[] {
  const { invoices = [] } = order;
  const since = invoice ? invoices.slice(invoices.indexOf(invoice)) : [];
  const credits = since.filter(({ kind }) => kind === 'credit');
  const of = sharesOf(order, invoice);
  return credits.reduce((left, credit) => addRates(left, sharesOf(order, credit)), of);
}

/** The rows of an order's money for the books, which name the customer as its invoice does. */
export function ledgerOf(order: StoredOrder): DatevRow[] {
  const { invoiced } = paymentMethodOf(order.payment_method);
  const of = {
    customer: order.company_name || (isErased(order) ? '' : order.customer_name),
    order_number: order.order_number,
    ...(order.customer_number && { customer_number: order.customer_number }),
    ...(order.site && { site: order.site }),
    payment: invoiced === 'transfer' ? '' : invoiced.datev,
  };
  const named = new Map(order.invoices?.map(({ number, customer }) => [number, customer]));
  return postingsOf(stepsOf(order)).map((posting) => {
    return { ...posting, ...of, customer: named.get(posting.voucher) || of.customer };
  });
}

/** Identifies what a row says; if any of it changes, the row in the books is reversed and replaced. */
export const rowKey = ({ id, day, cents, voucher, tax_day }: DatevRow) =>
  [id, day, cents, voucher, ...(tax_day ? [tax_day] : [])].join('|');

export const monthOfDay = (day: CalendarDay) => day.slice(0, 7);

/** The order with what its rows leave on the customer's account; to be called after `paymentSums`. */
export function withAccount(order: StoredOrder, rows = ledgerOf(order)): StoredOrder {
  const { account_cents: _, ...others } = order;
  const account_cents = sumCents(rows.map(({ cents }) => cents));
  const isListed = account_cents !== 0 || (order.to_refund && orderBalance(order).creditCents > 0);
  return isListed ? { ...others, account_cents } : others;
}

/**
 * An order as it is stored: with the fields that follow from its others, for queries, and the months whose rows in the
 * books are no longer those of `before`.
 */
export function storedOrder(facts: OrderCore, before?: StoredOrder): StoredOrder {
  const changed = withSlips(
    withSearchTokens({ ...facts, ...paymentSums(facts), changed_at: changedAt(facts) }),
  );
  const rows = ledgerOf(changed);
  const order = withAccount(changed, rows);
  const [now, then] = [rows, before ? ledgerOf(before) : []].map(
    (all) => new Map(all.map((row) => [rowKey(row), monthOfDay(row.day)])),
  ) as [Map<string, string>, Map<string, string>];
  const added = [...now].filter(([key]) => !then.has(key));
  const gone = [...then].filter(([key]) => !now.has(key));
  if (added.length + gone.length === 0) return order;
  const months = [...added, ...gone].map(([, month]) => month);
  return { ...order, to_books: [...new Set([...(order.to_books ?? []), ...months])].sort() };
}
