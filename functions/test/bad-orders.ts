import { orderItem, orderRequest } from './shop-data.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const LIMIT = 64 * 1024;
const valid = JSON.stringify(orderRequest());
const withField = (name: string, json: string) =>
  valid.replace('{', `{${JSON.stringify(name)}:${json},`);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Bodies that `POST /api/orders` must refuse, each invalid in one way, and the status. */
export const BAD_ORDERS: [
  what: string,
  body: string | Uint8Array<ArrayBuffer>,
  status: number,
  headers?: Record<string, string>,
][] = [
  ['an empty body', '', 400],
  ['half a JSON', valid.slice(0, -1), 400],
  ['JSON followed by something else', `${valid}}`, 400],
  ['a form', 'customer_name=Erika', 400],
  ['a form content type', valid, 400, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a plain text content type', valid, 400, { 'content-type': 'text/plain' }],
  ['invalid UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 400],
  ['an unknown encoding', valid, 415, { ...JSON_TYPE, 'content-encoding': 'zip' }],
  [
    'an uncompressed body declared as gzip',
    valid,
    400,
    { ...JSON_TYPE, 'content-encoding': 'gzip' },
  ],
  ['null', 'null', 400],
  ['a list', `[${valid}]`, 400],
  ['a text', '"order"', 400],
  ['a number', '1', 400],
  ['an empty object', '{}', 400],
  ['an extra field', withField('role', '"admin"'), 400],
  ['__proto__', withField('__proto__', '{"admin":true}'), 400],
  ['constructor', withField('constructor', '{"prototype":{"admin":true}}'), 400],
  ['__proto__ instead of fields', `{"__proto__":${valid}}`, 400],
  ['a deeply nested extra field', withField('x', nested(30_000)), 400],
  ['a deeply nested name', valid.replace('"Erika Muster"', nested(20_000)), 400],
  [
    '6000 extra fields',
    JSON.stringify(Object.fromEntries(Array.from({ length: 6000 }, (_, i) => [i, 1]))),
    400,
  ],
  ['a name of 101 characters', field('customer_name', 'x'.repeat(101)), 400],
  ['an e-mail of 60 000 characters', field('customer_email', `a@${'.'.repeat(60_000)}@`), 400],
  ['notes of 2001 characters', field('notes', 'x'.repeat(2001)), 400],
  ['a name of spaces', field('customer_name', '   '), 400],
  ['a name that is a number', field('customer_name', 1), 400],
  ['a name that is an object', field('customer_name', { toString: 'x' }), 400],
  ['half a surrogate pair', valid.replace('Erika', '\\ud83d'), 400],
  ['an unknown payment method', field('payment_method', 'bar'), 400],
  ['a payment method of every object', field('payment_method', 'toString'), 400],
  ['a total that is a text', field('total_amount', '82.8'), 400],
  ['a total that is too large for a number', valid.replace('82.8', '1e999'), 400],
  ['a negative total', field('total_amount', -82.8), 400],
  ['a session id with a slash', field('session_id', '../../orders/0123'), 400],
  ['no lines', field('order_items', []), 400],
  ['lines that are not a list', field('order_items', { length: 1, 0: orderItem() }), 400],
  ['a line that is null', field('order_items', [null]), 400],
  ['101 lines', field('order_items', Array(101).fill(orderItem())), 400],
  ['20 000 lines', field('order_items', Array(20_000).fill({})), 400],
  ['a line with an extra field', field('order_items', [{ ...orderItem(), unit: 't' }]), 400],
  ['a line with quantity 0', field('order_items', [orderItem({ quantity: 0 })]), 400],
  ['a line with quantity 1.5', field('order_items', [orderItem({ quantity: 1.5 })]), 400],
  [
    'a line with quantity 10 000 001',
    field('order_items', [orderItem({ quantity: 10_000_001 })]),
    400,
  ],
  ['a line with product id 1e300', field('order_items', [orderItem({ product_id: 1e300 })]), 400],
  ['one byte over 64 KiB', valid.padEnd(LIMIT + 1), 413],
  ['a megabyte', 'x'.repeat(1_000_000), 413],
];

function field(name: string, value: unknown): string {
  return JSON.stringify({ ...orderRequest(), [name]: value });
}
