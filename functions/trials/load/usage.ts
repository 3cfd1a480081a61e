import { randomUUID } from 'node:crypto';
import { SESSION_ID_HEADER } from '@shop/domain/contract/api';
import type { Usage } from '@shop/emulators/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { storePicture } from '../../src/pictures/picture-store.ts';
import { readUpload } from '../../src/pictures/read-upload.ts';
import { userOf } from '../../src/stored/user.ts';
import { PLAIN_PICTURE } from '../../test/pictures.ts';
import { orderNumber, storeContacts, storeOrders } from '../../test/stored-data.ts';
import { newOrder, PRICED_PRODUCTS, storeCatalogue } from '../stack/catalogue.ts';
import { prepareOffice } from './office-kinds.ts';
import type { Cost, Known, RequestKind, ShopRequest } from './request-kinds.ts';

/** A running shop whose database counts its operations. */
export interface MeasuredShop {
  send: (request: ShopRequest) => Promise<Response>;
  /** What the database would have billed so far. */
  usage: () => Promise<Usage>;
  known: Known;
}

/** Stores the catalogue, a picture, a customer with that many orders and 60 contact requests. */
export async function prepareData(
  firestore: Firestore,
  { orders, uid }: { orders: number; uid: string },
): Promise<void> {
  await storeCatalogue(firestore);
  const order = { user_id: uid, search_tokens: ['must'], ...OVERDUE };
  await storeOrders(firestore, ...Array.from({ length: orders }, () => order));
  await storeContacts(firestore, ...Array.from({ length: 60 }, () => ({ user_id: uid })));
  await userOf(firestore, uid).set({ phone: '069 90009-123', schema_version: 1 });
  const picture = await readUpload(PLAIN_PICTURE);
  if ('name' in picture) await storePicture(firestore, picture);
}

const OVERDUE = { payment_state: 'open', open_cents: 98_53, due_day: '2026-01-31' } as const;

/** Fills the office's log and a cart and warms the catalogue's cache; returns what requests refer to. */
export async function prepareRequests(
  send: MeasuredShop['send'],
  cookies: Pick<Known, 'customer' | 'admin'>,
): Promise<Known> {
  const fill = async (session: string, lines: number) => {
    for (const { id } of PRICED_PRODUCTS.slice(0, lines)) {
      const headers = { [SESSION_ID_HEADER]: session };
      const body = { product_id: id, quantity: 2 };
      await send({ method: 'POST', path: '/api/cart', headers, body });
    }
  };
  await prepareOffice(send, cookies.admin);
  const [filledSession, fullSession] = [randomUUID(), randomUUID()];
  await fill(filledSession, 2);
  await fill(fullSession, PRICED_PRODUCTS.length);
  const placedOrder = newOrder(1);
  await send({ method: 'POST', path: '/api/orders', body: placedOrder });
  const products = await send({ method: 'GET', path: '/api/products' });
  await send({ method: 'GET', path: '/api/rental-tools' });
  const productsETag = products.headers.get('etag') ?? '';
  const begun = await send({ method: 'GET', path: '/api/oauth/google/redirect_url' });
  const [pendingSignIn = ''] = begun.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  const known = { filledSession, fullSession, placedOrder, pendingSignIn, productsETag };
  return { ...cookies, ...known, orderNumber: orderNumber(0) };
}

/** Sends one request of a kind, with nothing else going on, and returns what it cost. */
export async function measureCost(
  shop: MeasuredShop,
  kind: Pick<RequestKind, 'name' | 'make'> & { status?: number },
): Promise<Cost> {
  const before = await shop.usage();
  const response = await shop.send(kind.make(shop.known));
  const isExpected = response.status === 304 || response.ok;
  if (kind.status === undefined ? !isExpected : response.status !== kind.status) {
    throw new Error(`${kind.name}: ${response.status} ${await response.text()}`);
  }
  await response.arrayBuffer();
  const after = await shop.usage();
  return {
    reads: after.reads - before.reads,
    writes: after.writes - before.writes,
    deletes: after.deletes - before.deletes,
  };
}
