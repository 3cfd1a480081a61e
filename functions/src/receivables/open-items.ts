import { type ClaimStep, ownBalance } from '@shop/domain/deposit/deposit';
import type { OpenItem } from '@shop/domain/statistics/open-items';
import { berlinDay } from '@shop/domain/time/calendar';
import type { Firestore } from 'firebase-admin/firestore';
import { storedPages } from '../firestore/list-page.ts';
import type { Sort } from '../firestore/position.ts';
import type { Log } from '../lib/log.ts';
import { orderBalance } from '../stored/balance.ts';
import { ordersOf, type StoredOrder } from '../stored/order.ts';
import { invoiceOfOrder } from '../stored/order-invoices.ts';
import { ownClaimsOf, type StoredOwnClaim } from '../stored/own-claim.ts';

const BY_ACCOUNT: Sort = { field: 'account_cents', direction: 'desc', kind: 'number' };
const OPEN_STEPS: readonly ClaimStep[] = ['receive', 'settle'];

/**
 * What stands open on the customers' accounts, as the rows for the tax adviser have it: damages of rentals, then
 * what is owed to customers, and what they owe of orders, the largest first.
 */
export async function* openItemPages(
  { firestore, log }: { firestore: Firestore; log: Log },
  customerNumber?: string,
): AsyncGenerator<OpenItem[]> {
  const [orders, claims] = [ordersOf(firestore), ownClaimsOf(firestore)].map((all) =>
    customerNumber === undefined ? all : all.where('customer_number', '==', customerNumber),
  ) as [ReturnType<typeof ordersOf>, ReturnType<typeof ownClaimsOf>];
  const damages = claims.where('kind', '==', 'damage').where('step', 'in', OPEN_STEPS);
  for await (const page of storedPages(damages, log)) yield page.map(itemOfDamage);
  for (const owed of ['<=', '>'] as const) {
    const own = orders.where('account_cents', owed, 0);
    for await (const page of storedPages(own, log, BY_ACCOUNT)) yield page.map(itemOfOrder);
  }
}

export const MAX_OPEN_ITEMS = 500;

/** The first of them, as many as a page shows. */
export async function someOpenItems(...of: Parameters<typeof openItemPages>) {
  const items: OpenItem[] = [];
  for await (const page of openItemPages(...of)) {
    items.push(...page);
    if (items.length > MAX_OPEN_ITEMS) break;
  }
  return { items: items.slice(0, MAX_OPEN_ITEMS), is_cut: items.length > MAX_OPEN_ITEMS };
}

function itemOfDamage({ entries, due_day, ...claim }: StoredOwnClaim): OpenItem {
  const { number, customer, customer_number, booking_number, open_cents, credit_cents } = claim;
  const { debtor } = claim;
  return {
    number,
    customer,
    ...(customer_number && { customer_number }),
    debtor,
    order_number: booking_number,
    day: entries[0]?.day ?? '',
    gross_cents: ownBalance('damage', entries).debtCents,
    open_cents: open_cents - credit_cents,
    ...(open_cents > 0 && due_day && { due_day }),
  };
}

function itemOfOrder(order: StoredOrder): OpenItem {
  const { order_number, customer_number, debtor, created_at, to_refund, account_cents = 0 } = order;
  const invoice = invoiceOfOrder(order);
  const { creditCents, dueDay } = orderBalance(order);
  const advance_cents = to_refund ? creditCents + Math.min(0, account_cents) : 0;
  return {
    number: invoice?.number ?? order_number,
    customer: invoice?.customer || order.company_name || order.customer_name,
    ...(customer_number && { customer_number }),
    debtor,
    order_number,
    day: invoice?.day ?? berlinDay(created_at.toDate()),
    gross_cents: invoice?.gross_cents ?? 0,
    open_cents: account_cents,
    ...(advance_cents > 0 && { advance_cents }),
    ...(account_cents > 0 && dueDay && { due_day: dueDay }),
    ...(invoice && { is_invoice: true }),
  };
}
