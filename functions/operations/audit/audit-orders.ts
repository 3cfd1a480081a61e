import { isDeepStrictEqual } from 'node:util';
import { MAX_PARTS } from '@shop/domain/handover/deliveries';
import { advanceCents, heldAdvances } from '@shop/domain/invoice/advance';
import { sumCents, timesCents } from '@shop/domain/money/money';
import { grossSumCents, vatCents } from '@shop/domain/money/vat';
import { eventsOf } from '@shop/domain/order/order-history';
import { kindOf } from '@shop/domain/order/order-kinds';
import { partsOf } from '@shop/domain/order/order-parts';
import { isCancelled } from '@shop/domain/order/order-status';
import { RETENTION } from '@shop/domain/time/retention';
import { awaitsDecision } from '@shop/domain/withdrawal/withdrawal-decision';
import { tiesOf } from '../../src/customers/move-orders.ts';
import { bookedState } from '../../src/invoices/invoice-chain.ts';
import { isShared } from '../../src/invoices/shared-sums.ts';
import { stepSubject } from '../../src/mail/outbox.ts';
import { eventSubject } from '../../src/mail/subject.ts';
import { orderBalance } from '../../src/stored/balance.ts';
import type { StoredContactRequest } from '../../src/stored/contact.ts';
import { readInvoice } from '../../src/stored/invoice.ts';
import { withAccount } from '../../src/stored/ledger.ts';
import {
  BY_CUSTOMER,
  isErased,
  type StoredOrder,
  type StoredSums,
} from '../../src/stored/order.ts';
import { hasParts, historyOfPart, standingParts } from '../../src/stored/order-events.ts';
import { invoiceOfOrder, needsInvoice } from '../../src/stored/order-invoices.ts';
import type { StoredQuote } from '../../src/stored/quote.ts';
import { type Finding, isKept, lacksMail, type Seen } from './seen.ts';

export function checkContact(contact: StoredContactRequest, id: string, seen: Seen): Finding[] {
  const { created_at, request_type, replies = [] } = contact;
  return [
    lacksMail(seen, created_at, 'contact_notice', id),
    request_type === 'withdrawal' && lacksMail(seen, created_at, 'withdrawal_receipt', id),
    ...replies.map((reply) => lacksMail(seen, reply.at, 'contact_reply', id, reply.id)),
  ];
}

export function checkOrder(order: StoredOrder, id: string, seen: Seen): Finding[] {
  const { order_number, withdrawal, customer_number } = order;
  const family = order.part_of?.number ?? order_number;
  if (order.part_of || standingParts(order).length > 0) {
    seen.families.set(family, [...(seen.families.get(family) ?? []), order]);
  }
  noteUndecided(order, seen);
  const ties = tiesOf(order);
  if (customer_number || ties.length > 0) {
    seen.owners.set(id, { customer: customer_number, ties });
  }
  return [
    order_number !== id && `it says that it is ${order_number}`,
    ...auditSums(order),
    order.open_cents !== undefined &&
      isOff(order.open_cents, orderBalance(order).openCents, 'open amount'),
    order.payment_state !== undefined &&
      order.payment_state !== orderBalance(order).state &&
      `its payments make it ${orderBalance(order).state}, not ${order.payment_state}`,
    order.account_cents !== undefined &&
      order.account_cents !== withAccount(order).account_cents &&
      `its rows leave ${withAccount(order).account_cents} on the account, not ${order.account_cents}`,
    statusProblem(order),
    (editedCents(order) ?? order.total_cents) !== order.total_cents && 'its last edit differs',
    ...mailsOf(order, seen),
    ...billingOf(order, seen),
    ...(order.invoices ?? []).map(({ number }) => {
      const entry = seen.book.get(number);
      return (
        entry && entry.customer_number !== customer_number && `the book has ${number} of another`
      );
    }),
    ...collectedOf(order, seen),
    ...advancesOf(order, seen),
    withdrawalOf(order),
    withdrawal &&
      // Erasing deletes the request, too.
      !isErased(order) &&
      isKept(RETENTION.businessLetter, withdrawal.received_at, seen) &&
      !seen.has('contacts', withdrawal.request_id) &&
      'its withdrawal is missing',
  ];
}

/** An order and its parts must add up to what was agreed, unless a part was edited since. */
export function checkFamily([number, orders]: [string, readonly StoredOrder[]]): Finding {
  const whole = orders.find(({ order_number }) => order_number === number);
  const parts = orders.filter((order) => order !== whole);
  const isWhole = whole && standingParts(whole).length === parts.length;
  if (!isWhole || parts.some((part) => eventsOf(part, 'edit').length > 0)) return undefined;
  return !isShared(whole, parts) && `orders/${number}: its parts do not sum to what was agreed`;
}

/** The total of the last edit, less what parts and a withdrawal have taken since. */
function editedCents(order: StoredOrder): number | undefined {
  const { history = [], withdrawal } = order;
  const last = eventsOf(order, 'edit').at(-1);
  if (!last) return undefined;
  const since = standingParts({ history: history.slice(history.indexOf(last)) });
  const { taken, at } = withdrawal?.decisions?.at(-1) ?? {};
  const withdrawn = taken && at && at >= last.at ? taken.net_cents : 0;
  return last.to_cents - sumCents(since.map(({ net_cents }) => net_cents)) - withdrawn;
}

/** Withdrawn goods must not be billed. */
function withdrawalOf({ withdrawal, to_invoice, ...order }: StoredOrder): Finding {
  const { lines, taken } = withdrawal?.decisions?.at(-1) ?? {};
  const isBilled = to_invoice === true && !kindOf(order).isRental && !taken;
  return isBilled && (lines?.length ?? 0) > 0 && 'goods withdrawn from it are still to be billed';
}

function noteUndecided(order: StoredOrder, { undecided }: Seen): void {
  const { order_number, collected_by, order_status, withdrawn_orders } = order;
  const of = (number: string) => undecided.get(number) ?? { found: [] };
  if (kindOf(order).joinsOthers && !isCancelled(order_status)) {
    undecided.set(order_number, { ...of(order_number), noted: withdrawn_orders ?? [] });
  }
  if (!collected_by || !awaitsDecision(order)) return;
  const { found, ...others } = of(collected_by.order_number);
  undecided.set(collected_by.order_number, { ...others, found: [...found, order_number] });
}

/** A collective invoice is held for the withdrawn deliveries on it that await a decision. */
export function checkUndecided([number, { noted, found }]: [
  string,
  { noted?: string[]; found: string[] },
]): Finding {
  return (
    noted !== undefined &&
    !isDeepStrictEqual(noted.toSorted(), found.toSorted()) &&
    `orders/${number}: it waits for ${noted.join(', ') || 'none'}, not ${found.join(', ') || 'none'}`
  );
}

/** An order and its parts share one declaration, and any decision on the whole. */
export function checkWithdrawal([number, orders]: [string, readonly StoredOrder[]]): Finding {
  const told = orders.map(({ withdrawal }) => {
    const isWhole = withdrawal?.decisions?.at(-1)?.outcome === 'whole';
    return `${withdrawal?.request_id} ${isWhole}`;
  });
  return new Set(told).size > 1 && `orders/${number}: its parts have another withdrawal`;
}

export function checkQuote(
  { number, offer, content, history, status, contact_id }: StoredQuote,
  id: string,
  seen: Seen,
): Finding[] {
  return [
    number !== id && `it says that it is ${number}`,
    ...[content, ...(offer ? [offer.content] : [])].flatMap(auditSums),
    // A draft can be withdrawn.
    (offer ? status === 'draft' : status !== 'draft' && status !== 'withdrawn') &&
      `it is ${status}`,
    contact_id !== undefined && !seen.has('contacts', contact_id) && 'its request is missing',
    ...history.map(
      ({ order_number, at }) =>
        order_number !== undefined &&
        isKept(RETENTION.businessLetter, at, seen) &&
        !seen.has('orders', order_number) &&
        `its order ${order_number} is missing`,
    ),
  ];
}

const isOff = (is: number, should: number, what: string, most = 0) =>
  Math.abs(is - should) > most && `its ${what} is ${is} cents, not ${should}`;

export function auditSums(
  order: StoredSums & Partial<Pick<StoredOrder, 'part_of' | 'history'>>,
): Finding[] {
  // Each part may be off by a rounding error below one cent.
  const roundings = order.part_of || hasParts(order) ? MAX_PARTS : 0;
  const { order_items, subtotal_cents, total_cents, vat } = order;
  const parts = sumCents(Object.values(partsOf(order, 'cents')));
  // A draft of a standing order may have no goods, whose rate its delivery would have.
  const hasRate = order_items.length > 0;
  const taxed = (hasRate ? vat : undefined)?.map(({ rate, net_cents, vat_cents }) => {
    return { rate, netCents: net_cents, vatCents: vat_cents };
  });
  return [
    ...order_items.map(({ quantity, unit_price_cents, total_price_cents }, index) =>
      isOff(
        total_price_cents,
        timesCents(unit_price_cents, quantity),
        `line ${index + 1}`,
        roundings,
      ),
    ),
    isOff(subtotal_cents, sumCents(order_items.map((item) => item.total_price_cents)), 'subtotal'),
    // An edit may have made the order smaller than its rebate.
    isOff(total_cents, Math.max(0, subtotal_cents + parts - (order.rebate?.cents ?? 0)), 'total'),
    taxed && isOff(sumCents(taxed.map(({ netCents }) => netCents)), total_cents, 'taxed amount'),
    ...(taxed ?? []).map((each) =>
      isOff(each.vatCents, vatCents(each.netCents, each.rate), `VAT of ${each.rate} %`, roundings),
    ),
    taxed &&
      order.gross_cents !== undefined &&
      isOff(order.gross_cents, grossSumCents(taxed), 'gross total'),
  ];
}

/** The history leads step by step to the order's current status. */
function statusProblem(order: StoredOrder): Finding {
  const { order_status } = order;
  const changes = eventsOf(order, 'status');
  let status = changes[0]?.from ?? order_status;
  for (const { from, to, taken_back } of changes) {
    if (from !== status) return `its history goes from ${status} on with ${from}`;
    if (!taken_back) status = to;
  }
  return status !== order_status && `its history ends with ${status}, not ${order_status}`;
}

/** Erased customers get no mails, and a rental's bill only that of its invoice. */
function mailsOf(order: StoredOrder, seen: Seen): Finding[] {
  const { order_number: number, created_at, invoices = [] } = order;
  if (order.customer_email === '') return [];
  const billed = invoices.map((invoice) =>
    lacksMail(seen, invoice.created_at, 'invoice', number, invoice.number),
  );
  if (kindOf(order).isBill) return billed;
  const reached = eventsOf(order, 'status').findLast(({ taken_back }) => !taken_back);
  const step = reached && stepSubject(order);
  const inherited = order.part_of ? historyOfPart(order) : [];
  // Dropped with a cancellation; what a part inherits was mailed of the whole order.
  const told = isCancelled(order.order_status) ? [] : (order.history ?? []);
  return [
    !order.part_of && lacksMail(seen, created_at, 'order_confirmation', number),
    !order.part_of && lacksMail(seen, created_at, 'order_notice', number),
    step && lacksMail(seen, reached.at, step.kind, number, step.part),
    reached?.by_uid === BY_CUSTOMER && lacksMail(seen, reached.at, 'cancellation_notice', number),
    ...told.map((event, index) => {
      const mail = !inherited.includes(event) && eventSubject(order, index);
      return mail && lacksMail(seen, event.at, mail.kind, number, mail.part);
    }),
    ...billed,
  ];
}

/** The invoice that bills it with others is that of the order which collects it. */
function collectedOf({ collected_by, created_at }: StoredOrder, seen: Seen): Finding[] {
  const { invoice, order_number } = collected_by ?? {};
  return [
    invoice !== undefined &&
      isKept(RETENTION.invoice, created_at, seen) &&
      seen.invoices.get(invoice)?.order_number !== order_number &&
      `its collective invoice ${invoice} is missing`,
  ];
}

/** An invoice deducts all that was invoiced in advance, and before there is one that money is there. */
function advancesOf(order: StoredOrder, seen: Seen): Finding[] {
  const held = heldAdvances(order.invoices, order.entries);
  const { number } = invoiceOfOrder(order) ?? {};
  const stored = number === undefined ? undefined : seen.invoices.get(number);
  const deducted = stored ? (readInvoice(stored).advances ?? []) : held;
  return [
    !isDeepStrictEqual(held, deducted) &&
      `its invoice ${number} deducts ${advanceCents(deducted)} cents of advances, not ${advanceCents(held)}`,
    !number &&
      advanceCents(held) > orderBalance(order).paidCents &&
      'its advance invoices name money that it no longer has',
  ];
}

/** Order, invoices and book agree. */
function billingOf(order: StoredOrder, seen: Seen): Finding[] {
  const { invoices = [], to_invoice } = order;
  const last = invoiceOfOrder(order);
  const booked = last && seen.book.get(last.number);
  const { state, open_cents } = bookedState(order);
  return [
    ...invoices.map(
      ({ number, created_at }) =>
        isKept(RETENTION.invoice, created_at, seen) &&
        seen.invoices.get(number)?.order_number !== order.order_number &&
        `its invoice ${number} is missing`,
    ),
    booked &&
      (booked.open_cents !== open_cents || booked.state !== state) &&
      `the book says of ${last.number}: ${booked.state}, ${booked.open_cents} cents; its payments: ${state}, ${open_cents}`,
    to_invoice !== undefined &&
      to_invoice !== needsInvoice(order) &&
      'its mark for an invoice is wrong',
  ];
}
