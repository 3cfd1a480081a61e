import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageOf } from '../../test/answers.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { orderNumber, storeContacts, storeOrders } from '../../test/stored-data.ts';
import { adminOf } from './admin-guard.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.reset();
  await storeOrders(api.firestore, {});
  await storeContacts(api.firestore, {});
});
afterAll(() => api.stop());

const PATHS = [
  '/api/admin/stats',
  '/api/admin/orders',
  '/api/admin/orders?status=pending',
  '/api/admin/contacts',
  '/api/admin/orders-per-day',
  '/api/admin/orders.csv',
  '/api/admin/contacts.csv',
  `/api/admin/orders/${orderNumber(0)}/status`,
  `/api/admin/orders/${orderNumber(0)}/payments`,
  `/api/admin/orders/${orderNumber(0)}/reminder`,
  '/api/admin/contact-counts',
  '/api/admin/contacts/c0000/status',
  '/api/admin/contacts/c0000/notes',
  '/api/admin/contacts/c0000/reply',
  '/api/admin/open-payments',
  '/api/admin/overdue-orders',
  '/api/admin',
  '/api/admin/nothing',
  '/API/Admin/stats/',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const CALLS = PATHS.flatMap((path) => METHODS.map((method) => [method, path] as const));
const MOVE = JSON.stringify({ from: 'pending', to: 'processing' });

function call(method: string, path: string, headers: Record<string, string> = {}) {
  const hasBody = !['GET', 'HEAD'].includes(method);
  const type = { 'content-type': 'application/json' };
  return api.call(path, {
    method,
    headers: { ...type, ...headers },
    ...(hasBody && { body: MOVE }),
  });
}

describe('only admins may call', () => {
  test.each(CALLS)('%s %s', async (method, path) => {
    const before = await api.everything();
    const visitor = await call(method, path);
    expect(visitor.status).toBe(401);
    const customer = await call(method, path, api.signedIn('erika'));
    expect(customer.status).toBe(403);
    for (const answer of [visitor, customer]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.has('total-count')).toBe(false);
    }
    expect(await api.everything()).toEqual(before);
  });

  test('others are told why', async () => {
    expect(await messageOf(await call('GET', '/api/admin/stats'))).toBe(
      'Bitte melden Sie sich an.',
    );
    expect(await messageOf(await call('GET', '/api/admin/stats', api.signedIn('erika')))).toBe(
      'Sie haben keine Berechtigung für den Administrationsbereich.',
    );
  });

  test('the body of others is not read', async () => {
    const path = `/api/admin/orders/${orderNumber(0)}/status`;
    expect((await api.call(path, { method: 'POST', body: 'x'.repeat(100_000) })).status).toBe(401);
  });
});

test.each(['/api//admin/stats', '/api/%61dmin/stats', '/api/x/../admin/stats/..'])(
  '%s does not bypass the guard',
  async (path) => {
    expect([401, 404]).toContain((await api.call(path)).status);
  },
);

describe('an admin', () => {
  const admin = () => api.signedIn('chef', { admin: true });

  test.each(PATHS.slice(0, 7))('may read %s, uncached', async (path) => {
    const response = await call('GET', path, admin());
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('gets 404 and 405 as elsewhere', async () => {
    expect((await call('GET', '/api/admin/nothing', admin())).status).toBe(404);
    expect((await call('DELETE', '/api/admin/orders', admin())).status).toBe(405);
  });

  test('gets 503, not 401, when Google does not answer', async () => {
    const headers = admin();
    api.google.isUp = false;
    expect((await call('GET', '/api/admin/stats', headers)).status).toBe(503);
  });
});

test('`adminOf` throws for a request that passed no guard', () => {
  expect(() => adminOf({} as never)).toThrow('no admin guard');
});
