import type { Order } from '@shop/domain/order';
import { isOrderNumber } from '@shop/domain/order-number';
import type { Firestore } from 'firebase-admin/firestore';
import { orderOf } from './stored-order.ts';
import { toOrder } from './to-order.ts';

/** The order of this number. Whoever has the number may see it: it cannot be guessed. */
export async function findOrder(
  firestore: Firestore,
  orderNumber: string,
): Promise<Order | undefined> {
  if (!isOrderNumber(orderNumber)) return undefined;
  const stored = (await orderOf(firestore, orderNumber).get()).data();
  return stored && toOrder(stored);
}
