import { randomUUID } from 'node:crypto';
import { SESSION_ID_HEADER } from '@shop/domain/contract/call';
import type { Usage } from '@shop/emulators/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { storePicture } from '../../src/catalogue/picture-store.ts';
import { readUpload } from '../../src/catalogue/read-upload.ts';
import { PLAIN_PICTURE } from '../../test/pictures.ts';
import { storeAll } from '../../test/shop-data.ts';
import { storeContacts, storeOrders } from '../../test/stored-data.ts';
import {
  CUSTOMER_V1,
  REMEMBERED_USER_V1,
  RENTAL_BOOKING_V1,
  STANDING_ORDER_V1,
} from '../../test/stored-fixtures.ts';
import { newOrder, PRICED_PRODUCTS, storeCatalogue } from '../stack/catalogue.ts';
import { prepareOffice } from './office-kinds.ts';
import {
  type Cost,
  type Known,
  post,
  type RequestKind,
  rentalBooking,
  type ShopRequest,
  STANDING_ID,
} from './request-kinds.ts';

/** A running shop whose database counts its operations. */
export interface MeasuredShop {
  send: (request: ShopRequest) => Promise<Response>;
  /** Operations that the database would have billed so far. */
  usage: () => Promise<Usage>;
  known: Known;
}

/** Stores the catalogue, a picture, a customer with that many orders and 60 contact requests. */
export async function prepareData(
  firestore: Firestore,
  { orders, uid }: { orders: number; uid: string },
): Promise<void> {
  await storeCatalogue(firestore);
  await storeAll(firestore, [['customers/10001', CUSTOMER_V1]]);
  const order = { user_id: uid, search_tokens: ['must'], ...OVERDUE };
  await storeOrders(firestore, ...Array.from({ length: orders }, () => order));
  await storeContacts(firestore, ...Array.from({ length: 60 }, () => ({ user_id: uid })));
  const owners = [{ user_id: uid }, { user_id: null, customer_email: `${uid}@example.de` }];
  const bookings = Array.from({ length: 120 }, (_, index) => {
    const booking_number = `M-00000-${String(index).padStart(5, '0')}`;
    const over = { state: 'closed', months: [], booking_number, ...owners[index % 2] };
    return [`rentalBookings/${booking_number}`, { ...RENTAL_BOOKING_V1, ...over }] as const;
  });
  await storeAll(firestore, bookings);
  await storeAll(firestore, [
    [`users/${uid}`, { ...REMEMBERED_USER_V1, plans: [] }],
    [`standingOrders/${STANDING_ID}`, { ...STANDING_ORDER_V1, uid }],
  ]);
  const picture = await readUpload(PLAIN_PICTURE);
  if ('name' in picture) await storePicture(firestore, picture);
}

const OVERDUE = { payment_state: 'open', open_cents: 98_53, due_day: '2026-01-31' } as const;

/** Fills the office's log and a cart and warms the catalogue's cache; returns data for the requests. */
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
  const booked = async (cookie: string) => {
    const body = rentalBooking({ start_day: '2026-05-05', end_day: '2026-05-06' });
    const answer = await send(post('rental-bookings', body, { cookie }));
    return ((await answer.json()) as { booking_number: string }).booking_number;
  };
  const bookingNumber = await booked(cookies.customer);
  const booking = await booked('');
  const products = await send({ method: 'GET', path: '/api/products' });
  await send({ method: 'GET', path: '/api/rental-tools' });
  const productsETag = products.headers.get('etag') ?? '';
  const begun = await send({ method: 'GET', path: '/api/oauth/google/redirect_url' });
  const [pendingSignIn = ''] = begun.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  const known = { filledSession, fullSession, placedOrder, pendingSignIn, productsETag };
  return { ...cookies, ...known, bookingNumber, booking };
}

/** Sends one request of a kind with nothing else running, and returns its cost. */
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
