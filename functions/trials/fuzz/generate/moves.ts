import { METHODS } from 'node:http';
import fc from 'fast-check';
import {
  FRAMINGS,
  type Move,
  type Repeat,
  SESSIONS,
  type SentBody,
  type SentCookie,
  type Step,
} from '../step.ts';
import { contact, order } from './bodies.ts';
import { ALL_CALLS, type CallShape } from './calls.ts';
import { brokenJson, type Mutation, mutation } from './json-tree.ts';
import { oddHeader } from './odd-headers.ts';
import { oddParameter, oddTarget, plainTarget } from './odd-paths.ts';
import { oddText, oddToken } from './odd-values.ts';

type Headers = Step['headers'];

/** What our proxies and a browser at the shop send. */
export const USUAL: Headers = [
  ['Host', 'shop.example'],
  ['X-Forwarded-Host', 'shop.example'],
  ['X-Forwarded-Proto', 'https'],
  ['X-Forwarded-For', '203.0.113.7, 192.0.2.1'],
];
const JSON_TYPE: Headers = [['Content-Type', 'application/json']];

/** Mostly one thing is broken, often none, and three at the most. */
const mutations: fc.Arbitrary<readonly Mutation[]> = fc.oneof(
  { arbitrary: fc.constant([]), weight: 5 },
  { arbitrary: fc.array(mutation, { minLength: 1, maxLength: 1 }), weight: 5 },
  { arbitrary: fc.array(mutation, { minLength: 2, maxLength: 3 }), weight: 2 },
);

const tricks: fc.Arbitrary<Headers> = fc.oneof(
  { arbitrary: fc.constant([]), weight: 8 },
  { arbitrary: fc.array(oddHeader, { minLength: 1, maxLength: 2 }), weight: 3 },
);

const cookie: fc.Arbitrary<SentCookie> = fc.oneof(
  { arbitrary: fc.record({ of: fc.constantFrom(...SESSIONS) }), weight: 3 },
  {
    arbitrary: fc.record({
      of: fc.constantFrom(...SESSIONS.slice(0, 4)),
      damage: fc.record({
        do: fc.constantFrom('cut', 'flip', 'double', 'swap', 'upper'),
        at: fc.nat({ max: 1_500 }),
      }),
    }),
    weight: 2,
  },
);

/** Who a call is for, seldom somebody else. */
function cookiesFor(who: CallShape['who'], path: string): fc.Arbitrary<readonly SentCookie[]> {
  const anybody = fc.array(cookie, { maxLength: 3 });
  const one = (...names: SentCookie['of'][]) => fc.constantFrom(...names.map((of) => [{ of }]));
  const right = {
    anyone: fc.constantFrom([], [], [{ of: 'anna' as const }], [{ of: 'bernd' as const }]),
    customer: one('anna', 'bernd', 'admin'),
    admin: one('admin'),
  }[path === '/api/sessions' ? 'anyone' : who];
  const usual = path === '/api/sessions' ? one('pending') : right;
  return fc.oneof({ arbitrary: usual, weight: 4 }, { arbitrary: anybody, weight: 1 });
}

/** Mostly bytes that come as they are announced; sometimes not. */
function bodyOf(text: fc.Arbitrary<string>): fc.Arbitrary<SentBody> {
  const plain = fc.record({
    text,
    framing: fc.constantFrom('length', 'length', 'length', 'chunked'),
    packing: fc.constant('plain' as const),
  });
  const strange = fc.record({
    text,
    framing: fc.constantFrom(...FRAMINGS),
    packing: fc.constantFrom('plain', 'gzip', 'bomb', 'deflate', 'latin1', 'utf16'),
  });
  return fc.oneof({ arbitrary: plain, weight: 15 }, { arbitrary: strange, weight: 1 });
}

/** A call as it should be made, or with a few things broken: these get furthest. */
function callStep({ method, path, shape }: (typeof ALL_CALLS)[number]): fc.Arbitrary<Step> {
  const { parameter = fc.constant(''), query = fc.constant('') } = shape;
  const text = fc
    .tuple(shape.body ?? fc.constant(undefined), mutations)
    .map(([value, broken]) => brokenJson(value, broken));
  return fc
    .record({
      parameter: fc.oneof(
        { arbitrary: parameter, weight: 9 },
        { arbitrary: oddParameter, weight: 1 },
      ),
      query,
      own: shape.headers ?? fc.constant([]),
      tricks,
      cookies: cookiesFor(shape.who, path),
      body: shape.body ? bodyOf(text) : fc.constant(undefined),
    })
    .map(({ body, cookies, ...given }) => ({
      method,
      target: path.replace(/\{\w+\}/, given.parameter) + given.query,
      version: 'HTTP/1.1',
      headers: withTricks([...USUAL, ...given.own, ...(body ? JSON_TYPE : [])], given),
      cookies,
      ...(body && { body: packedAsSaid(body, given.tricks) }),
    }));
}

const method = fc.oneof(
  { arbitrary: fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'), weight: 3 },
  { arbitrary: fc.constantFrom('GET', 'POST'), weight: 6 },
  { arbitrary: fc.constantFrom(...METHODS), weight: 2 },
  { arbitrary: fc.constantFrom('get', 'Post', 'FOO', 'G E T', '', 'GET\u0000', 'PRI'), weight: 1 },
);

const anyText = fc.oneof(
  fc.tuple(fc.oneof(order, contact), mutations).map(([value, broken]) => brokenJson(value, broken)),
  oddToken,
  oddText,
  fc.constantFrom('\ufeff{}', '{}\u0000', '{"a":1}{"b":2}', '{"code":"x"}', 'a=1&b=2', '[1,2'),
);

/** Any method on any path, with a body or without. */
const anyStep: fc.Arbitrary<Step> = fc
  .record({
    method,
    target: fc.oneof({ arbitrary: plainTarget, weight: 1 }, { arbitrary: oddTarget, weight: 2 }),
    version: fc.oneof(
      { arbitrary: fc.constant('HTTP/1.1'), weight: 30 },
      { arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'http/1.1', ''), weight: 1 },
    ),
    tricks,
    cookies: fc.array(cookie, { maxLength: 3 }),
    body: fc.option(bodyOf(anyText), { nil: undefined }),
  })
  .map(({ tricks: odd, body, ...step }) => ({
    ...step,
    headers: withTricks([...USUAL, ...(body ? JSON_TYPE : [])], { tricks: odd }),
    ...(body && { body: packedAsSaid(body, odd) }),
  }));

const repeat: fc.Arbitrary<Repeat> = fc.record(
  {
    repeats: fc.nat({ max: 30 }),
    cookies: fc.array(cookie, { maxLength: 2 }),
    mutations,
  },
  { requiredKeys: ['repeats', 'mutations'] },
);

const calls = ALL_CALLS.map((call) => ({ arbitrary: callStep(call), weight: call.shape.weight }));

/** One request of a run. */
export const move: fc.Arbitrary<Move> = fc.oneof(
  { arbitrary: fc.oneof(...calls), weight: 8 },
  { arbitrary: anyStep, weight: 2 },
  { arbitrary: repeat, weight: 1 },
);

/** A trick takes the place of a header of its name. */
function withTricks(headers: Headers, { tricks: odd }: { tricks: Headers }): Headers {
  const names = new Set(odd.map(([name]) => name.toLowerCase()));
  return [...headers.filter(([name]) => !names.has(name.toLowerCase())), ...odd];
}

/** Half of the bodies that are said to be compressed really are, so that these get further. */
function packedAsSaid(body: SentBody, headers: Headers): SentBody {
  const said = headers.find(([name]) => name === 'Content-Encoding')?.[1];
  const isMeant = body.packing === 'plain' && body.text.length % 2 === 0;
  return isMeant && (said === 'gzip' || said === 'deflate') ? { ...body, packing: said } : body;
}
