import type { ApiCall } from '@shop/domain/api';
import { ORDER_STATUSES } from '@shop/domain/order';
import fc from 'fast-check';
import { cartAdd, contact, order } from './bodies.ts';

/** What a call needs to get far. */
export interface CallShape {
  /** Who may make it. */
  who: 'anyone' | 'customer' | 'admin';
  /** What stands in the path where its name is. */
  parameter?: fc.Arbitrary<string>;
  body?: fc.Arbitrary<unknown>;
  query?: fc.Arbitrary<string>;
  headers?: fc.Arbitrary<readonly (readonly [string, string])[]>;
  /** How often it is made, beside the others. */
  weight: number;
}

/** The sessions of a run: three of the caller's own. */
const sessionPlace = fc.constantFrom('{{session0}}', '{{session1}}', '{{session2}}');

const productId = fc.constantFrom('1', '3', '7', '20', '999');
const orderPlace = fc.constantFrom('{{order}}', '{{order}}', '{{annaOrder}}', 'B-00000-00000');
const page = fc.constantFrom('', '', '?after={{next}}', '?after=1772443800.123000000.x');

const status = fc.constantFrom(...ORDER_STATUSES);
const move = fc.oneof(
  {
    arbitrary: fc.constantFrom(
      { from: 'pending', to: 'processing' },
      { from: 'processing', to: 'delivered' },
      { from: 'pending', to: 'cancelled' },
    ),
    weight: 3,
  },
  { arbitrary: fc.record({ from: status, to: status }), weight: 1 },
);

const open = { who: 'anyone', weight: 1 } as const;
const own = { who: 'customer', weight: 1 } as const;
const office = { who: 'admin', weight: 1 } as const;

/** Every call of the contract, so that a new one is not forgotten here; and the office's files. */
const CALLS = {
  'GET /api/products': open,
  'GET /api/categories': open,
  'GET /api/products/{id}': { ...open, parameter: productId },
  'POST /api/cart': {
    ...open,
    weight: 8,
    body: cartAdd,
    headers: sessionPlace.map((id) => [['session-id', id]]),
  },
  'GET /api/cart/{sessionId}': { ...open, weight: 2, parameter: sessionPlace },
  'GET /api/rental-tools': open,
  'GET /api/rental-categories': open,
  'GET /api/rental-tools/{id}': { ...open, parameter: fc.constantFrom('101', '1', '9') },
  'POST /api/contact': { ...open, weight: 6, body: contact },
  'POST /api/orders': { ...open, weight: 14, body: order },
  'GET /api/orders/{orderNumber}': { ...open, weight: 2, parameter: orderPlace },
  'GET /api/users/orders': { ...own, query: page },
  'GET /api/users/profile': own,
  'GET /api/users/me': own,
  'GET /api/logout': own,
  'GET /api/oauth/google/redirect_url': { ...open, weight: 2 },
  'POST /api/sessions': {
    ...open,
    weight: 3,
    body: fc.constant({ code: '{{code}}', state: '{{state}}' }),
  },
  'GET /api/admin/stats': office,
  'GET /api/users/live-token': own,
  'GET /api/admin/orders': { ...office, query: page },
  'POST /api/admin/orders/{orderNumber}/status': {
    ...office,
    weight: 5,
    parameter: orderPlace,
    body: move,
  },
  'GET /api/admin/orders-per-day': office,
  'GET /api/admin/contacts': { ...office, query: page },
  'GET /api/admin/undelivered-mail': office,
  'POST /api/admin/undelivered-mail/{id}/retry': {
    ...office,
    parameter: fc.constantFrom('{{mail}}', 'unknown'),
    body: fc.constant({}),
  },
} satisfies Record<ApiCall, CallShape>;

const FILES = {
  'GET /api/admin/orders.csv': office,
  'GET /api/admin/contacts.csv': office,
} satisfies Record<string, CallShape>;

export const ALL_CALLS = Object.entries<CallShape>({ ...CALLS, ...FILES }).map(([name, shape]) => {
  const [method = '', path = ''] = name.split(' ');
  return { method, path, shape };
});

/** The path of each endpoint once, with the names of its parameters in braces. */
export const ALL_PATHS = [...new Set(ALL_CALLS.map(({ path }) => path))];
