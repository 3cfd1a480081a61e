import fc from 'fast-check';
import { oddText } from './odd-values.ts';

type Header = readonly [name: string, value: string];

const named = (name: string, ...values: string[]): fc.Arbitrary<Header> =>
  fc.constantFrom(...values).map((value) => [name, value]);

const JWT = 'eyJhbGciOiJub25lIn0.eyJhZG1pbiI6dHJ1ZX0.';

/** Headers that reach the app and ask for something else there. */
const forTheApp: fc.Arbitrary<Header> = fc.oneof(
  named(
    'session-id',
    '',
    'short',
    '{{foreignSession}}',
    'x'.repeat(64),
    'x'.repeat(65),
    '../../orders/B-AAAAA',
    '__proto__________',
    '{{session0}}, {{session1}}',
  ),
  oddText.map((text) => ['session-id', text] as const),
  named(
    'Content-Type',
    '',
    'text/plain',
    'application/json; charset=utf-16',
    'application/json;charset="utf-8"',
    'APPLICATION/JSON',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json, text/html',
    'application/vnd.api+json',
    'a/b/c',
  ),
  named('Content-Encoding', 'gzip', 'deflate', 'br', 'identity', 'GZIP', 'gzip, gzip', 'x', ''),
  named(
    'X-Forwarded-For',
    '',
    '203.0.113.1',
    '203.0.113.1, 192.0.2.1',
    '::1',
    '::ffff:203.0.113.1, 192.0.2.1',
    '2001:db8::1, 192.0.2.1',
    'fe80::1%eth0, 192.0.2.1',
    '1:2:3:4:5:6:7:8:9, x',
    'unknown, unknown',
    '"<script>", 192.0.2.1',
    ','.repeat(500),
  ),
  named(
    'X-Forwarded-Host',
    '',
    'evil.example',
    'shop.example, evil.example',
    'a b',
    'x:99999',
    '[',
  ),
  named('X-Forwarded-Proto', '', 'http', 'javascript', 'https, http', 'x y'),
  named('Host', 'evil.example', 'shop.example:443', '[::1', '@', 'xn--', '\u00e4.example'),
  named('Origin', 'null', '', 'https://evil.example', 'https://shop.example', 'x', 'https://['),
  named('Sec-Fetch-Site', 'same-origin', 'none', 'cross-site', 'same-site', '', 'SAME-ORIGIN', 'x'),
  named('If-None-Match', '*', '""', 'W/"x"', '"', ','.repeat(2_000), 'W/*', '"a", "b", *'),
  named('If-Modified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT', 'x'),
  named('Range', 'bytes=0-0', 'bytes=0-,0-,0-', 'bytes=-1', 'x'),
  named('Accept', 'text/html', '*/*;q=0', 'image/*', ''),
  named('Accept-Encoding', 'gzip', 'identity;q=0', '*;q=0'),
  named('Authorization', `Bearer ${JWT}`, 'Bearer owner', 'Basic YWRtaW46YWRtaW4='),
  named('X-HTTP-Method-Override', 'DELETE', 'POST', 'GET'),
  named('X-Original-URL', '/api/admin/orders'),
  named('__proto__', 'x'),
  named('constructor', 'x'),
  fc.constantFrom(1_000, 8_000, 12_000).map((size) => ['X-Long', 'x'.repeat(size)] as const),
);

/** Headers about the connection itself, and what is no header: most end at Node's server. */
const forTheServer: fc.Arbitrary<Header> = fc.oneof(
  named('Host', '', 'a b'),
  named('Expect', '100-continue', '200-ok'),
  named('Connection', 'close', 'keep-alive, x', 'upgrade', 'session-id', ''),
  named('Upgrade', 'websocket', 'h2c'),
  named('Transfer-Encoding', 'chunked', 'identity', 'chunked, chunked', 'xchunked', ' chunked'),
  named('Content-Length', '0', '-1', '1e1', '0x10', '99999999999999999999', '1, 2', '+5', ''),
  named('Trailer', 'session-id'),
  named('Bad Name', 'x'),
  named('Fold', 'a\r\n b', 'a\nX-Second: b', 'a\rb', 'a\u0000b'),
  fc.constantFrom(15_000, 17_000).map((size) => ['X-Long', 'x'.repeat(size)] as const),
  oddText.map((text) => ['X-Odd', text] as const),
);

/** A header that asks for something else, lies, or is none. It replaces another of its name. */
export const oddHeader: fc.Arbitrary<Header> = fc.oneof(
  { arbitrary: forTheApp, weight: 7 },
  { arbitrary: forTheServer, weight: 1 },
);
