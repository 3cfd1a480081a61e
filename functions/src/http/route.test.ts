import type { ApiCall } from '@shop/domain/contract/api';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { expectRefused } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { SESSION } from '../../test/shop-data.ts';
import type { apiRoutes } from '../app.ts';
import { route } from './route.ts';

const api = apiForTests();

describe('an unknown path', () => {
  test.each(['/', '/api', '/api/nothing', '/api/products/1/x'])(
    'is answered 404 as JSON: %s',
    async (path) => {
      const response = await api.call(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await response.json()).toEqual({ message: 'Diese Adresse gibt es nicht.' });
    },
  );

  test('is a bad request when it cannot be decoded', async () => {
    const response = await api.call('/api/products/%E0%A4%A');
    await expectRefused(response, 400, 'Die Anfrage ist ungültig.');
  });
});

test.each([
  ['POST', '/api/products', 'GET, HEAD'],
  ['DELETE', `/api/cart/${SESSION}`, 'GET, HEAD'],
  ['OPTIONS', '/api/orders', 'POST'],
  ['GET', '/api/contact', 'POST'],
])(
  'a method that a path does not support is answered 405 with those that it does: %s %s',
  async (method, path, allowed) => {
    const response = await api.call(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
    expect(await response.json()).toEqual({ message: 'Diese Methode ist hier nicht möglich.' });
  },
);

test('answers do not name the framework', async () => {
  expect((await api.call('/api/products')).headers.has('x-powered-by')).toBe(false);
});

describe('the contract, as `npm run types` checks it', () => {
  test('every call of it has a route', () => {
    type Served = ReturnType<typeof apiRoutes>[number]['call'];
    // The compiler's message here names the calls that `apiRoutes` of `app.ts` misses.
    const missing = <Missing extends never>(): Missing[] => [];
    expect(missing<Exclude<ApiCall, Served>>()).toEqual([]);
  });

  test('a route may only answer, name and read what its call says', () => {
    route('GET /api/products/{id}', async ({ params }) => {
      expectTypeOf(params).toEqualTypeOf<{ id: string }>();
      // @ts-expect-error the path has no such parameter
      params.orderNumber;
      return { code: 'not_found', ok: false, message: 'Gibt es nicht.' };
    });
    route('POST /api/cart', async ({ body }) => {
      expectTypeOf(body).toEqualTypeOf<{ product_id: number; quantity: number }>();
      // @ts-expect-error the body has no price
      body.price;
      return { body: [] };
    });
    route('GET /api/users/me', async ({ body }) => {
      expectTypeOf(body).toEqualTypeOf<undefined>();
      return { body: null };
    });
    // @ts-expect-error a category is an object
    route('GET /api/categories', async () => ({ body: ['Sand'] }));
    // @ts-expect-error the answer is missing
    route('GET /api/categories', async () => ({}));
    // @ts-expect-error an answer that is accepted is 200 or 201
    route('GET /api/logout', async () => ({ body: null, status: 404 }));
    // @ts-expect-error there is no such call
    route('DELETE /api/cart', async () => ({ body: null }));
  });
});
