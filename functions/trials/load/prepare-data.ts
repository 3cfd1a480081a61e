import { randomUUID } from 'node:crypto';
import { SESSION_ID_HEADER } from '@shop/domain/api';
import type { Firestore } from 'firebase-admin/firestore';
import { orderNumber, storeContacts, storeOrders } from '../../test/office-data.ts';
import { PRICED_PRODUCTS, storeCatalogue } from '../stack/catalogue.ts';
import type { UsageSubject } from './measure-usage.ts';
import type { Known } from './request-kinds.ts';

/** Fills the shop: the catalogue, that many orders of one customer, and 60 contact requests. */
export async function prepareData(
  firestore: Firestore,
  { orders, uid }: { orders: number; uid: string },
): Promise<void> {
  await storeCatalogue(firestore);
  await storeOrders(firestore, ...Array.from({ length: orders }, () => ({ user_id: uid })));
  await storeContacts(firestore, ...Array.from({ length: 60 }, () => ({})));
}

/** Fills a cart and warms what is kept in memory; gives what requests need to know. */
export async function learn(
  send: UsageSubject['send'],
  cookies: Pick<Known, 'customer' | 'admin'>,
): Promise<Known> {
  const filledSession = randomUUID();
  for (const { id } of PRICED_PRODUCTS.slice(0, 2)) {
    const headers = { [SESSION_ID_HEADER]: filledSession };
    const body = { product_id: id, quantity: 2 };
    await send({ method: 'POST', path: '/api/cart', headers, body });
  }
  const products = await send({ method: 'GET', path: '/api/products' });
  await send({ method: 'GET', path: '/api/rental-tools' });
  const productsTag = products.headers.get('etag') ?? '';
  return { ...cookies, filledSession, productsTag, orderNumber: orderNumber(0) };
}
