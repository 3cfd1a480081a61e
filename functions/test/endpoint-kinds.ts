import { contactRequest, orderRequest, SESSION, withdrawal } from './shop-data.ts';

/** One request to each route that needs Firestore: method, path and body. */
export const NEEDING_FIRESTORE: readonly [method: string, path: string, body?: object][] = [
  ['GET', '/api/products'],
  ['GET', '/api/products/1'],
  ['GET', '/api/categories'],
  ['GET', `/api/cart/${SESSION}`],
  ['GET', '/api/rental-tools'],
  ['GET', '/api/rental-tools/101'],
  ['GET', '/api/rental-categories'],
  ['GET', '/api/orders/B-00000-00000'],
  ['GET', '/api/users/me'],
  ['GET', '/api/users/orders'],
  ['GET', '/api/users/profile'],
  ['GET', '/api/admin/stats'],
  ['GET', '/api/admin/orders'],
  ['GET', '/api/admin/contacts'],
  ['GET', '/api/admin/orders-per-day'],
  ['GET', '/api/admin/orders.csv'],
  ['GET', '/api/admin/contacts.csv'],
  ['GET', '/api/admin/undelivered-mail'],
  ['GET', '/api/admin/waiting-mail'],
  ['POST', '/api/admin/orders/B-00000-00000/status', { from: 'pending', to: 'processing' }],
  ['POST', '/api/cart', { product_id: 1, quantity: 1 }],
  ['POST', '/api/orders', orderRequest()],
  ['POST', '/api/contact', contactRequest()],
  ['POST', '/api/withdrawals', withdrawal()],
];
