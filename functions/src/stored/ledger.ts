import type { DatevRow } from '@shop/domain/books/datev';
import {
  addRates,
  type LedgerStep,
  postingsOf,
  type RateCents,
  type SupplyCents,
  splitCents,
} from '@shop/domain/books/ledger';
import { isWaived } from '@shop/domain/claim/claim-ends';
import { sumCents } from '@shop/domain/money/money';
import { type InvoiceKind, isOfAdvance } from '@shop/domain/order/order';
import { isDelivered } from '@shop/domain/order/order-status';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import type { Timestamp } from 'firebase-admin/firestore';
import { claimOf, isRevoked, orderBalance, paymentSums, standingWriteOffs } from './claim.ts';
import {
  isErased,
  type OrderCore,
  type StoredOrder,
  type StoredOrderInvoice,
  type StoredPayment,
  type StoredReminder,
  type StoredVat,
  type StoredWriteOff,
  withSearchTokens,
  withSlips,
} from './order.ts';
import { invoicedOrder } from './order-view.ts';

/** What changed what is owed, when it was recorded. */
type Recorded =
  | { at: Timestamp; invoice: StoredOrderInvoice }
  | { at: Timestamp; payment: StoredPayment }
  | { at: Timestamp; reminder: StoredReminder }
  | { at: Timestamp; write_off: StoredWriteOff };

const recorded = ({
  invoices = [],
  payments = [],
  reminders = [],
  write_offs = [],
}: StoredOrder): Recorded[] =>
  [
    // Money is taxed when it comes, with an advance invoice or without.
    ...invoices
      .filter(({ kind }) => !isOfAdvance(kind))
      .map((invoice): Recorded => ({ at: invoice.created_at, invoice })),
    ...payments.map((payment): Recorded => ({ at: payment.at, payment })),
    ...reminders.map((reminder): Recorded => ({ at: reminder.at, reminder })),
    ...write_offs.map((write_off): Recorded => ({ at: write_off.at, write_off })),
  ].sort((a, b) => a.at.toMillis() - b.at.toMillis());

/** The order with what had been recorded by then. */
const orderAfter = (order: StoredOrder, steps: readonly Recorded[]): StoredOrder => ({
  ...order,
  invoices: steps.flatMap((step) => ('invoice' in step ? step.invoice : [])),
  payments: steps.flatMap((step) => ('payment' in step ? step.payment : [])),
  reminders: steps.flatMap((step) => ('reminder' in step ? step.reminder : [])),
  write_offs: steps.flatMap((step) => ('write_off' in step ? step.write_off : [])),
});

const CORRECTIONS: Partial<Record<InvoiceKind, string>> = {
  cancellation: 'Storno',
  credit: 'Korrektur',
};

function stepsOf(order: StoredOrder): LedgerStep[] {
  const all = recorded(order);
  const { deliveredOn } = invoicedOrder(order);
  return all.map((step, index): LedgerStep => {
    const after = orderAfter(order, all.slice(0, index + 1));
    const written = after.invoices?.findLast(({ kind }) => kind === 'invoice');
    const waived = standingWriteOffs(after).filter(({ reason }) => isWaived(reason));
    const of = {
      claim: claimOf(after),
      shares: leftOf(after, written),
      waived_cents: sumCents(waived.map(({ amount_cents }) => amount_cents)),
    };
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
      return { ...of, id: number, day, voucher: written?.number ?? number, document };
    }
    const { order_number, order_status, invoices } = order;
    const first = invoices?.find(({ kind }) => !isOfAdvance(kind));
    const settles = (written ?? first)?.number ?? order_number;
    if ('payment' in step) {
      const { id, amount_cents: money_cents, day, means, ...payment } = step.payment;
      const { from_deposit, other_order, reverses } = payment;
      const advance = advanceOf(order, step.payment);
      const isEarly = !isDelivered(order_status) || day < deliveredOn;
      const isAdvance = !written && (isEarly || advance !== undefined);
      const voucher = isAdvance ? order_number : settles;
      const isTransfer = other_order !== undefined;
      const isDeposit = from_deposit !== undefined;
      const isReversal = reverses !== undefined;
      const money = { money_cents, means, advance, isAdvance, isDeposit, isTransfer, isReversal };
      const supply_day =
        other_order === order.part_of?.number
          ? deliveredOn
          : order.deliveries?.find(({ number }) => number === other_order)?.day;
      const ofPart = isTransfer ? { supply_day } : {};
      return { ...of, id: `${order_number}-${id}`, day, voucher, ...ofPart, ...money };
    }
    const { id } = 'reminder' in step ? step.reminder : step.write_off;
    const day = berlinDay(step.at.toDate());
    return { ...of, id: `${order_number}-${id}`, day, voucher: settles };
  });
}

/** Whether an invoice replaces one that was credited as a whole, in the periods of the credit notes. */
function followsCredit({ invoices = [] }: StoredOrder, invoice: string): boolean {
  const at = invoices.findIndex(({ number }) => number === invoice);
  return invoices.slice(0, at).findLast(({ kind }) => kind !== 'credit')?.kind === 'invoice';
}

/** What an advance invoice says of a payment, or of the money that a part took along. */
function advanceOf(
  { invoices = [] }: StoredOrder,
  { id, advances }: StoredPayment,
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
  const { invoices = [], is_collecting = false, order_status } = order;
  const at = invoices.findIndex(({ number }) => number === cancellation);
  const isInvoiced = invoices.slice(at).some(({ kind }) => kind === 'invoice');
  return isInvoiced || is_collecting || (isDelivered(order_status) && !isRevoked(order));
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
  const changed = withSlips(withSearchTokens({ ...facts, ...paymentSums(facts) }));
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
