import fc from 'fast-check';

/** Texts that have broken software before. */
const ODD_TEXTS = [
  '',
  ' ',
  'a\u0000b',
  '\u202eabc\u202c',
  '\u200f\u200b\ufeff',
  '\u2028\u2029',
  '\ude00\ud83d',
  'Zoe\u0308',
  'ıİſK',
  '👩‍👩‍👧‍👦'.repeat(10),
  '<script>alert(1)</script>',
  '"\'`„“‚‘',
  "' OR 1=1 --",
  '=1+1',
  '../../orders/x',
  '%00%2f%2e%2e',
  '\r\nSet-Cookie: __session=x',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '1e3',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.example`,
];

const repeated = (length: number) => 'x'.repeat(length);

/** A text instead of an expected one: odd, random, or just beyond a limit. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...ODD_TEXTS), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 20 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }), weight: 1 },
  {
    arbitrary: fc.constantFrom(39, 41, 100, 101, 121, 251, 255, 2001, 4301).map(repeated),
    weight: 1,
  },
  { arbitrary: fc.constantFrom(10_000, 60_000, 70_000).map(repeated), weight: 1 },
);

export const oddKey: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'id', 'role', 'user_id'),
  fc.constantFrom('order_status', 'schema_version', 'price_cents', 'created_at', 'a.b', '`', '/'),
  oddText,
);

const ODD_NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  0.1,
  5e-324,
  1e21,
  1e308,
  2_147_483_648,
  -2_147_483_648,
  10_000_000,
  10_000_001,
  Number.MAX_SAFE_INTEGER + 2,
  -Number.MAX_SAFE_INTEGER - 2,
];

/** As texts: `JSON.parse` makes an own property of `__proto__`, an object literal does not. */
const ODD_JSON = [
  '[]',
  '{}',
  '[null]',
  '{"length":1,"0":1}',
  '{"$gt":""}',
  '{"toString":"x"}',
  '{"valueOf":1,"toJSON":1}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '['.repeat(100) + ']'.repeat(100),
];

/** A JSON value instead of an expected one. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom(...ODD_NUMBERS), weight: 5 },
  { arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }), weight: 1 },
  { arbitrary: fc.maxSafeInteger(), weight: 1 },
  { arbitrary: oddText, weight: 6 },
  { arbitrary: fc.constant(null), weight: 3 },
  { arbitrary: fc.boolean(), weight: 1 },
  { arbitrary: fc.constantFrom(...ODD_JSON).map((text) => JSON.parse(text)), weight: 3 },
);

/** A request body that is seldom JSON and never what a call expects. */
export const oddBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('NaN', '01', '{"a":1e999}', '\ufeff{}', '{}\u0000', '{"a":1}{"b":2}', "{'a':1}"),
  fc.constantFrom('a=1&b=2', '[1,2', '{"a":1,"a":2}', '"\\ud800"', '['.repeat(20_000)),
  oddText,
  oddValue.map((value) => JSON.stringify(value)),
);
