import { describe, expect, test } from 'vitest';
import type { ApiRequest, CallWithBody } from './api.ts';
import { parseBody } from './request-bodies.ts';

/** Refused by every call, as no call takes a body that is not an object. */
const NO_OBJECT: [body: unknown][] = [[null], [undefined], [[]], [[1, 1]], ['text'], [1]];

function expectRefused(call: CallWithBody, message: string) {
  return (body: unknown) => expect(parseBody(call, body)).toEqual({ ok: false, message });
}

describe('the body of an add to the cart', () => {
  const refused = expectRefused(
    'POST /api/cart',
    'Die Angaben zum Artikel oder zur Menge sind ungültig.',
  );

  test('names a product and a quantity', () => {
    const body = { product_id: 1, quantity: 1 };
    expect(parseBody('POST /api/cart', body)).toEqual({ ok: true, value: body });
  });

  test.each<[body: unknown]>([
    ...NO_OBJECT,
    [{ product_id: 1, quantity: 0 }],
    [{ product_id: 0, quantity: 1 }],
    [{ product_id: 1.5, quantity: 1 }],
    [{ product_id: '1', quantity: 1 }],
    [{ product_id: 1, quantity: 'abc' }],
    [{ product_id: 1, quantity: null }],
    [{ product_id: 1, quantity: 1, price: 0 }],
    [{ quantity: 1 }],
  ])('is refused when it is %j', refused);
});

describe('the body of a status change', () => {
  const refused = expectRefused(
    'POST /api/admin/orders/{orderNumber}/status',
    'Die Angaben zum Bestellstatus sind ungültig.',
  );

  test.each([[{ from: 'pending', to: 'processing' }], [{ from: 'delivered', to: 'pending' }]])(
    'names two statuses, even where the change is not allowed: %j',
    (body) => {
      const call = 'POST /api/admin/orders/{orderNumber}/status';
      expect(parseBody(call, body)).toEqual({ ok: true, value: body });
    },
  );

  test.each<[body: unknown]>([
    ...NO_OBJECT,
    [{}],
    [{ from: 'pending' }],
    [{ to: 'processing' }],
    [{ from: 'pending', to: 'lost' }],
    [{ from: 'pending', to: 'toString' }],
    [{ from: ['pending'], to: 'processing' }],
    [{ from: 'pending', to: 'processing', by: 'me' }],
  ])('is refused when it is %j', refused);
});

describe('the body of a new session', () => {
  const refused = expectRefused('POST /api/sessions', 'Der Anmeldecode fehlt oder ist ungültig.');

  test.each([[{ code: '4/0A' }], [{ code: '4/0A', state: 'x' }], [{ code: 'x'.repeat(2048) }]])(
    'has a code and may have a state: %j',
    (body) => expect(parseBody('POST /api/sessions', body)).toEqual({ ok: true, value: body }),
  );

  test.each<[body: unknown]>([
    ...NO_OBJECT,
    [{}],
    [{ code: '' }],
    [{ code: 1 }],
    [{ code: 'x'.repeat(2049) }],
    [{ code: 'x', state: null }],
    [{ code: 'x', state: 1 }],
    [{ code: 'x', redirect: '/' }],
  ])('is refused when it is %j', refused);
});

describe('an empty body', () => {
  const call = 'POST /api/admin/undelivered-mail/{id}/retry';

  test('is an empty object', () => {
    expect(parseBody(call, {})).toEqual({ ok: true, value: {} });
  });

  test.each<[body: unknown]>([...NO_OBJECT, [{ id: 'x' }]])(
    'is refused when it is %j',
    expectRefused(call, 'Diese Anfrage hat keine Angaben.'),
  );
});

test('a body is typed by its call', () => {
  const parsed = parseBody('POST /api/cart', { product_id: 1, quantity: 2 });
  if (!parsed.ok) throw new Error(parsed.message);
  const body: ApiRequest<'POST /api/cart'> = parsed.value;
  // @ts-expect-error the cart knows no price
  const price: unknown = body.price;
  expect([body.quantity, price]).toEqual([2, undefined]);
});
