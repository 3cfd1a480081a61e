import fc from 'fast-check';
import { SAMPLE_CALLS, type SampleCall } from '../../../test/sample-calls.ts';
import { type Mutation, mutate, mutations } from './mutations.ts';
import { oddBody, oddText } from './odd-values.ts';

/** Names of session cookies; `pending` is a sign-in in progress, those after it are worthless. */
const SESSIONS = [
  'anna',
  'bernd',
  'admin',
  'pending',
  'disabled',
  'revoked',
  'expired',
  'otherProject',
  'forged',
  'deleted',
  'unsigned',
  'garbage',
] as const;
export type SessionName = (typeof SESSIONS)[number];

/** A `__session` cookie, intact or damaged at one place. `swap` inserts the admin's claims. */
export interface SentCookie {
  of: SessionName;
  damage?: { do: 'cut' | 'flip' | 'swap'; at: number };
}

/** A generated request with placeholders that earlier responses fill. */
export interface Step {
  method: string;
  target: string;
  headers: Readonly<Record<string, string>>;
  cookies: readonly SentCookie[];
  body?: string;
}

/** Repeats an earlier request of the run, perhaps with other cookies and changes. */
export interface Repeat {
  repeats: number;
  cookies?: readonly SentCookie[];
  mutations: readonly Mutation[];
}

/** Headers of a browser on the shop's pages, and of our proxies. */
const USUAL_HEADERS = {
  'x-forwarded-host': 'shop.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '203.0.113.7, 192.0.2.1',
};

const header = (name: string, ...values: string[]) =>
  fc.constantFrom(...values).map((value) => ({ [name]: value }));

/** A lying header, or one that asks for something special; it replaces the usual one. */
const oddHeader: fc.Arbitrary<Record<string, string>> = fc.oneof(
  header('session-id', '', 'short', '{{foreignSession}}', 'x'.repeat(64), 'x'.repeat(65)),
  header('session-id', '../../orders/B-AAAAA', '__proto__________', '{{session0}}, {{session1}}'),
  // fetch accepts no other header values.
  oddText
    .filter((text) => /^[\x20-\x7e\x80-\xff]*$/.test(text) && text.length < 8_000)
    .map((text) => ({ 'session-id': text })),
  header('content-type', '', 'text/plain', 'APPLICATION/JSON', 'application/json, text/html'),
  header('content-type', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'),
  header('content-encoding', 'gzip', 'br', 'identity', 'gzip, gzip', 'x'),
  header('x-forwarded-for', '', '203.0.113.1', '203.0.113.1, 192.0.2.1', '::1', 'unknown, unknown'),
  header('x-forwarded-for', '2001:db8::1, 192.0.2.1', '"<script>", 192.0.2.1', ','.repeat(500)),
  header('x-forwarded-host', '', 'evil.example', 'shop.example, evil.example', 'x:99999', '['),
  header('x-forwarded-proto', '', 'http', 'javascript', 'https, http'),
  header('origin', 'null', '', 'https://evil.example', 'https://shop.example', 'https://['),
  header('sec-fetch-site', 'same-origin', 'none', 'cross-site', 'same-site', '', 'SAME-ORIGIN'),
  header('if-none-match', '*', '""', 'W/"x"', '"', ','.repeat(2_000), '"a", "b", *'),
  header('accept', 'text/html', '*/*;q=0', ''),
  header('authorization', 'Bearer owner', 'Basic YWRtaW46YWRtaW4='),
  header('x-http-method-override', 'DELETE', 'POST', 'GET'),
  header('x-original-url', '/api/admin/orders'),
);
const oddHeaders = fc.oneof(
  { arbitrary: fc.constant({}), weight: 8 },
  { arbitrary: oddHeader, weight: 2 },
  { arbitrary: fc.tuple(oddHeader, oddHeader).map(([a, b]) => ({ ...a, ...b })), weight: 1 },
);

const percent = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** A path parameter, from valid to hostile. */
const oddParameter: fc.Arbitrary<string> = fc.oneof(
  // Ids that Firestore refuses.
  fc.constantFrom('a%2Fb', '..%2Forders%2Fx', '%2E', '%2E%2E', '__x__', '__proto__________'),
  fc.constantFrom('{{order}}', '{{annaOrder}}', '{{session0}}', '{{foreignSession}}', '1', '7'),
  fc.constantFrom('0', '-1', '01', '1e0', '1.0', '9007199254740993', 'NaN', 'null', '{id}'),
  fc.constantFrom('b-aaaaa-aaaaa', 'B-AAAAA-AAAAA-', 'B-IIIII-OOOOO', '__proto__', 'constructor'),
  oddText.map((text) => percent(text).slice(0, 8_000)),
  oddText.map((text) => percent(text).replaceAll('%', '%25').slice(0, 8_000)),
);

/** Other spellings of a path, most of which mean something else. */
const SUFFIXES = ['/', '//', ';a=1', '%00', '%20', '.json', '%', '/%E0%A4%A', '/%ff%fe', '/x'];
const PREFIXES = ['/api//', '/./api/', '/api/%2e%2e/api/', '/api%2f', '/api%252f', '/api;x=1/'];
const ADMIN_SEGMENTS = ['Admin', '%61dmin', 'users/../admin', 'users/%2e%2e/admin'];
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => `${path}/${'x/'.repeat(2_000)}`,
  () => '/api',
  () => '/.env',
  () => '/api/emulator/sign-in',
  ...SUFFIXES.map((suffix) => (path: string) => path + suffix),
  ...PREFIXES.map((prefix) => (path: string) => path.replace('/api/', prefix)),
  ...ADMIN_SEGMENTS.map((segment) => (path: string) => path.replace('admin', segment)),
];

const oddQuery: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '?', '?&&&=', '?after=', '?after', '?status=pending', '?status=Pending'),
  fc.constantFrom('?after=1.1.a&after=2.2.b', '?after[]=1.1.a', '?after[a][b]=1', '?constructor=1'),
  fc.constantFrom('?status[]=pending', '?status=pending&status=delivered', '?__proto__[x]=1'),
  fc.constantFrom('?after=253402300799.999999999.x', '?after=253402300800.0.x', '?after=-1.0.x'),
  fc.constantFrom('?after=1.999999999.x', '?after=0.0.a', '?after=1.1.__x__', '?after=%00'),
  fc.constantFrom('?after=%', '?after=%ff', '?status=%E0%A4%A', '?status=__proto__'),
  oddText.map((text) => `?after=${percent(text)}`.slice(0, 8_000)),
);

const cookie: fc.Arbitrary<SentCookie> = fc.oneof(
  { arbitrary: fc.record({ of: fc.constantFrom(...SESSIONS) }), weight: 3 },
  {
    arbitrary: fc.record({
      of: fc.constantFrom('anna', 'bernd', 'admin', 'pending'),
      damage: fc.record({
        do: fc.constantFrom('cut', 'flip', 'swap'),
        at: fc.nat({ max: 1_500 }),
      }),
    }),
    weight: 2,
  },
);

/** Mostly the cookies that a call needs, sometimes others. */
function cookiesFor({ terms, path }: SampleCall): fc.Arbitrary<readonly SentCookie[]> {
  const oneOf = (...names: SessionName[]) => fc.constantFrom(...names.map((of) => [{ of }]));
  const needed = {
    visitor: fc.oneof(fc.constant([]), oneOf('anna', 'bernd')),
    customer: oneOf('anna', 'bernd', 'admin'),
    admin: oneOf('admin'),
  }[terms.access];
  return fc.oneof(
    { arbitrary: path === '/api/sessions' ? oneOf('pending') : needed, weight: 4 },
    { arbitrary: fc.array(cookie, { maxLength: 3 }), weight: 1 },
  );
}

/** One of the sender's own sessions and a request id: mostly new, sometimes an earlier one. */
const own = fc.record({
  session: fc.constantFrom('{{session0}}', '{{session1}}', '{{session2}}'),
  id: fc.oneof(fc.uuid(), fc.constant('office-request-0001')),
});

/** A valid call, or one with a few faults: these get furthest. */
function callStep(call: SampleCall): fc.Arbitrary<Step> {
  const { method, path, parameters = [''], queries = [''], bodies } = call;
  return fc
    .record({
      own,
      parameter: fc.oneof(
        { arbitrary: fc.constantFrom(...parameters), weight: 9 },
        { arbitrary: oddParameter, weight: 1 },
      ),
      query: fc.oneof(
        { arbitrary: fc.constantFrom(...queries), weight: 9 },
        { arbitrary: oddQuery, weight: 1 },
      ),
      odd: oddHeaders,
      cookies: cookiesFor(call),
      body: bodies ? mutatedJson(fc.constantFrom(...bodies)) : fc.constant(undefined),
    })
    .map(({ own, parameter, query, odd, cookies, body }) => {
      const fill = (text: string) =>
        text.replaceAll('{{session}}', own.session).replaceAll('{{id}}', own.id);
      const headers = Object.entries(call.headers ?? {}).map(([name, value]) => [
        name,
        fill(value),
      ]);
      return {
        method,
        target: fill(path.replace(/\{\w+\}/, () => parameter) + query),
        headers: headersOf(body, { ...Object.fromEntries(headers), ...odd }),
        cookies,
        ...(body !== undefined && { body: fill(body) }),
      };
    });
}

function mutatedJson(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc
    .tuple(value, mutations)
    .map(([valid, changes]) => JSON.stringify(mutate(valid, changes)) ?? '');
}

const anyBody = fc.constantFrom(...SAMPLE_CALLS.flatMap(({ bodies = [] }) => bodies));

const anyStep: fc.Arbitrary<Step> = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'),
    path: fc.constantFrom(...SAMPLE_CALLS.map((call) => call.path)),
    parameter: oddParameter,
    spell: fc.constantFrom(...SPELLINGS),
    query: oddQuery,
    odd: oddHeaders,
    cookies: fc.array(cookie, { maxLength: 3 }),
    body: fc.option(fc.oneof(mutatedJson(anyBody), oddBody), { nil: undefined }),
  })
  .map(({ method, path, parameter, spell, query, odd, cookies, body }) => ({
    method,
    target: spell(path.replace(/\{\w+\}/, () => parameter)) + query,
    headers: headersOf(body, odd),
    cookies,
    // fetch refuses a GET with a body.
    ...(body !== undefined && !['GET', 'HEAD'].includes(method) && { body }),
  }));

function headersOf(body: string | undefined, headers: Step['headers']): Step['headers'] {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  return { ...USUAL_HEADERS, ...type, ...headers };
}

const repeat: fc.Arbitrary<Repeat> = fc.record(
  { repeats: fc.nat({ max: 30 }), cookies: fc.array(cookie, { maxLength: 2 }), mutations },
  { requiredKeys: ['repeats', 'mutations'] },
);

const calls = SAMPLE_CALLS.map((call) => ({ arbitrary: callStep(call), weight: call.weight ?? 1 }));

export const request: fc.Arbitrary<Step | Repeat> = fc.oneof(
  { arbitrary: fc.oneof(...calls), weight: 8 },
  { arbitrary: anyStep, weight: 2 },
  { arbitrary: repeat, weight: 1 },
);
