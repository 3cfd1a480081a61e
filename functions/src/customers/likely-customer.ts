import { orderLikeness } from '@shop/domain/customer/likeness';
import type { Cents } from '@shop/domain/money/money';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { customerNumber } from '@shop/domain/text/customer-number';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readable } from '../firestore/readable.ts';
import type { Log } from '../lib/log.ts';
import { customersOf } from '../stored/entry.ts';
import type { StoredOrder } from '../stored/order.ts';
import { exceededCredit } from './credit.ts';

const MAX_LIKE = 5;

type Ordered = Parameters<typeof orderLikeness>[0] & { payment_method: string };
type Proposal = Pick<StoredOrder, 'likely_customer' | 'is_to_assign' | 'is_held'>;

/**
 * The record that an order without a customer number probably belongs to. If that customer is stopped or over their
 * credit limit, an order on account is held for the office's approval. Reads only.
 */
export async function likelyCustomer(
  transaction: Transaction,
  { firestore, log }: { firestore: Firestore; log: Log },
  order: Ordered,
  grossCents: Cents,
): Promise<Proposal> {
  const keys = orderLikeness(order);
  if (keys.length === 0) return {};
  const alike = customersOf(firestore).where('likeness', 'array-contains-any', keys);
  const { docs } = await transaction.get(alike.limit(MAX_LIKE));
  const found = readable(docs, log)
    .map(({ stored }) => stored)
    .filter(({ visibility }) => visibility !== 'archived');
  const rankOf = ({ likeness = [] }: { likeness?: string[] | undefined }) =>
    keys.findIndex((key) => likeness.includes(key));
  const [likely] = found.sort((a, b) => rankOf(a) - rankOf(b));
  if (!likely) return {};
  const { payment_method: method } = order;
  const isStopped = likely.visibility === 'hidden' && paymentMethodOf(method).isOnAccount;
  const isHeld =
    isStopped || (await exceededCredit(transaction, firestore, { method, grossCents }, likely));
  return {
    likely_customer: customerNumber(likely.id),
    is_to_assign: true,
    ...(isHeld && { is_held: true }),
  };
}

/** Likewise for orders that the office bills or has offered, which are never held. */
export async function proposedCustomer(
  transaction: Transaction,
  deps: { firestore: Firestore; log: Log },
  order: Ordered,
): Promise<Proposal> {
  const { is_held: _, ...proposal } = await likelyCustomer(transaction, deps, order, 0);
  return proposal;
}

/** The order once its owner is settled. */
export function withoutProposal<Of extends Proposal>(order: Of) {
  const { likely_customer: _, is_to_assign: __, is_held: ___, ...others } = order;
  return others;
}
