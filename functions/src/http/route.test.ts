import type { CartAddRequest } from '@shop/domain/cart/cart';
import type { ApiCall } from '@shop/domain/contract/api';
import { SESSION } from '@shop/domain/testing/sent';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { expectRefused } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import type { apiRoutes } from '../app.ts';
import { route } from './route.ts';

const api = apiForTests();

describe('an unknown path', () => {
  test.each(['/', '/api', '/api/nothing', '/api/products/1/x'])(
    'is answered 404 as JSON: %s',
    async (path) => {
      const response = await api.call(path);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      await expectRefused(response, 404, 'Diese Adresse gibt es nicht.');
    },
  );

  test.each(['orders/{}', 'admin/customers/{}', 'admin/contacts/{}', 'cart/{}', 'products/{}'])(
    'of 1,600 letters names nothing: %s',
    async (path) => {
      const address = `/api/${path.replace('{}', 'ä'.repeat(1600))}`;
      expect((await api.call(address, { headers: api.asAdmin() })).status).toBe(404);
    },
  );

  test('is a bad request if it cannot be decoded', async () => {
    const response = await api.call('/api/products/%E0%A4%A');
    await expectRefused(response, 400, 'Die Anfrage ist ungültig.');
  });
});

test.each([
  ['POST', '/api/products', 'GET, HEAD'],
  ['DELETE', `/api/cart/${SESSION}`, 'GET, HEAD'],
  ['OPTIONS', '/api/orders', 'POST'],
  ['GET', '/api/contact', 'POST'],
])('answers 405 with the supported methods to any other: %s %s', async (method, path, allowed) => {
  const response = await api.call(path, { method });
  expect(response.headers.get('allow')).toBe(allowed);
  await expectRefused(response, 405, 'Diese Methode ist hier nicht möglich.');
});

test('answers do not reveal the framework', async () => {
  expect((await api.call('/api/products')).headers.has('x-powered-by')).toBe(false);
});

describe('the contract, checked by `npm run types`', () => {
  test('has a route for every call', () => {
    type Served = ReturnType<typeof apiRoutes>[number]['call'];
    // The compiler's message names the calls that `apiRoutes` of `app.ts` lacks.
    const missing = <Missing extends never>(): Missing[] => [];
    expect(missing<Exclude<ApiCall, Served>>()).toEqual([]);
  });

  test('lets a route answer, name and read only what its call declares', () => {
    route('GET /api/products/{id}', async ({ params }) => {
      expectTypeOf(params).toEqualTypeOf<{ id: string }>();
      // @ts-expect-error the path has no such parameter
      params.orderNumber;
      return { code: 'not_found', ok: false, message: 'Gibt es nicht.' };
    });
    route('POST /api/cart', async ({ body }) => {
      expectTypeOf(body).toEqualTypeOf<CartAddRequest>();
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
