import fc from 'fast-check';

/** Texts that have broken somebody's software before. */
const ODD_TEXTS = [
  '',
  ' ',
  '\t\n\r',
  '\u0000',
  'a\u0000b',
  '\u202eabc\u202c',
  '\u200f\u200b\ufeff',
  '\u2028\u2029',
  '\ud83d',
  '\ude00\ud83d',
  'Zoe\u0308',
  'Zo\u00eb',
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334algo',
  '👩‍👩‍👧‍👦'.repeat(10),
  '１２',
  'ıİſK',
  '<script>alert(1)</script>',
  '"\'`„“‚‘',
  "' OR 1=1 --",
  '../../orders/x',
  '..\\..\\',
  '%00%2f%2e%2e',
  '$' + '{7*7}',
  '\r\nSet-Cookie: __session=x',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e3',
  'a@b.c',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.example`,
  '=1+1',
  'true',
];

/** A text that somebody could put where another one belongs. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...ODD_TEXTS), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 20 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }), weight: 1 },
  { arbitrary: fc.constantFrom(39, 41, 100, 101, 121, 251, 255, 2001, 4301).map(long), weight: 1 },
  { arbitrary: fc.constantFrom(10_000, 60_000, 70_000).map(long), weight: 1 },
);

export const oddKey: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'id', 'role', 'user_id'),
  fc.constantFrom('order_status', 'schema_version', 'price_cents', 'created_at', 'a.b', '`', '/'),
  oddText,
);

const ODD_NUMBERS = [
  '0',
  '-0',
  '-1',
  '1.5',
  '0.1',
  '1e-400',
  '1e21',
  '1e308',
  '1e999',
  '-1e999',
  '2147483648',
  '9007199254740993',
  '-9007199254740993',
  '10000000',
  '10000001',
  '999999999999999999999999999999',
  '1.0000000000000000001',
];

const NO_JSON = [
  'NaN',
  'Infinity',
  '-Infinity',
  'undefined',
  '01',
  '+1',
  '.5',
  '0x1F',
  '1_0',
  "'a'",
];

const ODD_BRANCHES = [
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '{"length":1,"0":1}',
  '{"$gt":""}',
  '{"toString":"x"}',
  '{"valueOf":1,"toJSON":1}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
];

const nested = fc
  .tuple(fc.constantFrom(3, 100, 5_000, 20_000), fc.boolean())
  .map(([depth, isList]) =>
    isList
      ? '['.repeat(depth) + ']'.repeat(depth)
      : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  );

/** What stands where a JSON value belongs; not always JSON. */
export const oddToken: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...ODD_NUMBERS), weight: 5 },
  { arbitrary: fc.double().map(String), weight: 1 },
  { arbitrary: fc.maxSafeInteger().map(String), weight: 1 },
  { arbitrary: oddText.map((text) => JSON.stringify(text)), weight: 6 },
  { arbitrary: fc.constant('null'), weight: 3 },
  { arbitrary: fc.constantFrom('true', 'false'), weight: 1 },
  { arbitrary: fc.constantFrom(...ODD_BRANCHES), weight: 3 },
  { arbitrary: fc.constantFrom(...NO_JSON), weight: 1 },
  { arbitrary: nested, weight: 1 },
);

function long(length: number): string {
  return 'x'.repeat(length);
}
