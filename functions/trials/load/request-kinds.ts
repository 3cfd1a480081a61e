import { randomUUID } from 'node:crypto';
import { SESSION_ID_HEADER } from '@shop/domain/api';
import { contactRequest } from '../../test/shop-data.ts';
import { PRICED_PRODUCTS, TOOLS } from '../stack/catalogue.ts';
import { newOrder } from './new-order.ts';

export interface ShopRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** What Firestore bills for one request, in documents. */
export interface Budget {
  reads: number;
  writes: number;
  deletes: number;
}

/** What a request is made of that the subject knows. */
export interface Known {
  /** Cookies of a customer with more than a page of orders, and of an admin. */
  customer: string;
  admin: string;
  /** A session whose cart holds two lines. */
  filledSession: string;
  /** The number of an order. */
  orderNumber: string;
  /** The tag of the product list. */
  productsTag: string;
}

/** One kind of request and what it may cost, no matter how much is stored. */
export interface RequestKind {
  name: string;
  budget: Budget;
  /** Aggregations over all orders: each costs one more read for every further thousand of them. */
  sums?: number;
  make: (known: Known) => ShopRequest;
}

const ORDER_LINES = 3;
const PAGE = 50;

/** Every request from an address of its own: the limits would refuse one that sends them all. */
function anyAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

const fresh = () => ({ 'x-forwarded-for': anyAddress() });

/** What the catalogue in memory answers, as long as it is warm. */
const BROWSING: readonly RequestKind[] = [
  free('product list', () => ({ method: 'GET', path: '/api/products' })),
  free('product list, not changed', ({ productsTag }) => ({
    method: 'GET',
    path: '/api/products',
    headers: { 'if-none-match': productsTag },
  })),
  free('one product', () => ({ method: 'GET', path: `/api/products/${PRICED_PRODUCTS[0]?.id}` })),
  free('categories', () => ({ method: 'GET', path: '/api/categories' })),
  free('rental tools', () => ({ method: 'GET', path: '/api/rental-tools' })),
  free('one rental tool', () => ({ method: 'GET', path: `/api/rental-tools/${TOOLS[0]?.id}` })),
];

const BUYING: readonly RequestKind[] = [
  kind('cart, add', { reads: 1, writes: 1 }, () => ({
    method: 'POST',
    path: '/api/cart',
    headers: { ...fresh(), [SESSION_ID_HEADER]: randomUUID() },
    body: { product_id: PRICED_PRODUCTS[0]?.id, quantity: 2 },
  })),
  kind('cart of 2 lines, read', { reads: 3, writes: 0 }, ({ filledSession }) => ({
    method: 'GET',
    path: `/api/cart/${filledSession}`,
  })),
  // The cart and the address's counter, and one product a line. Written are order, cart, counter
  // and two mails, which are marked once they are sent.
  kind('order of 3 lines', { reads: ORDER_LINES + 2, writes: 7 }, () => ({
    method: 'POST',
    path: '/api/orders',
    headers: fresh(),
    body: newOrder(ORDER_LINES),
  })),
  kind('order, read', { reads: 1, writes: 0 }, ({ orderNumber }) => ({
    method: 'GET',
    path: `/api/orders/${orderNumber}`,
  })),
  // Itself and the counter. Written are request, counter and a mail, which is marked.
  kind('contact request', { reads: 2, writes: 4 }, () => ({
    method: 'POST',
    path: '/api/contact',
    headers: fresh(),
    body: contactRequest(),
  })),
];

const ACCOUNT: readonly RequestKind[] = [
  free('sign-in, begin', () => ({ method: 'GET', path: '/api/oauth/google/redirect_url' })),
  kind('own account', { reads: 1, writes: 0 }, ({ customer }) => signed(customer, 'users/me')),
  kind('own orders, one page', { reads: PAGE + 2, writes: 0 }, ({ customer }) =>
    signed(customer, 'users/orders'),
  ),
  kind('own profile', { reads: 1, writes: 0 }, ({ customer }) => signed(customer, 'users/profile')),
];

/** These must cost the same however many orders there are. */
export const OFFICE: readonly RequestKind[] = [
  {
    ...kind('office: numbers', { reads: 6, writes: 0 }, ({ admin }) =>
      signed(admin, 'admin/stats'),
    ),
    sums: 2,
  },
  kind('office: orders per day', { reads: 30, writes: 0 }, ({ admin }) =>
    signed(admin, 'admin/orders-per-day'),
  ),
  {
    ...kind('office: orders, one page', { reads: PAGE + 2, writes: 0 }, ({ admin }) =>
      signed(admin, 'admin/orders'),
    ),
    sums: 1,
  },
  kind('office: requests, one page', { reads: PAGE + 2, writes: 0 }, ({ admin }) =>
    signed(admin, 'admin/contacts'),
  ),
  kind('office: undelivered mail', { reads: 1, writes: 0 }, ({ admin }) =>
    signed(admin, 'admin/undelivered-mail'),
  ),
];

export const REQUEST_KINDS = [...BROWSING, ...BUYING, ...ACCOUNT, ...OFFICE];

function kind(
  name: string,
  { reads, writes }: { reads: number; writes: number },
  make: RequestKind['make'],
): RequestKind {
  return { name, budget: { reads, writes, deletes: 0 }, make };
}

function free(name: string, make: RequestKind['make']): RequestKind {
  return kind(name, { reads: 0, writes: 0 }, make);
}

function signed(cookie: string, path: string): ShopRequest {
  return { method: 'GET', path: `/api/${path}`, headers: { cookie } };
}
