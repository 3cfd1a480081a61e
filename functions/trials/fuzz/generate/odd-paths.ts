import fc from 'fast-check';
import { ALL_PATHS } from './calls.ts';
import { oddText } from './odd-values.ts';

/** What a parameter of a path can be, from good to hostile. */
export const oddParameter: fc.Arbitrary<string> = fc.oneof(
  // What no document of Firestore can be called.
  fc.constantFrom('a%2Fb', '..%2Forders%2Fx', '%2E', '%2E%2E', '__x__', '__proto__________'),
  fc.constantFrom('{{order}}', '{{annaOrder}}', '{{session0}}', '{{foreignSession}}', '1', '7'),
  fc.constantFrom('0', '-1', '01', '1e0', '1.0', '9007199254740993', 'NaN', 'null', '{id}'),
  fc.constantFrom('b-aaaaa-aaaaa', 'B-AAAAA-AAAAA-', 'B-IIIII-OOOOO', '__proto__', 'constructor'),
  oddText.map(percent),
  oddText.map((text) => percent(text).replaceAll('%', '%25')),
);

const path = fc
  .tuple(fc.constantFrom(...ALL_PATHS), oddParameter)
  .map(([pattern, value]) => pattern.replace(/\{\w+\}/, value));

type Trick = (target: string, extra: string) => string;

/** Other ways to write a path, most of which mean something else. */
const TRICKS: readonly Trick[] = [
  (target) => target,
  (target) => `${target}/`,
  (target) => `${target}//`,
  (target) => target.replace('/api/', '/api//'),
  (target) => target.replace('/api/', '//api/'),
  (target) => target.replace('/api/', '/./api/'),
  (target) => target.replace('/api/', '/x/../api/'),
  (target) => target.replace('/api/', '/api/%2e%2e/api/'),
  (target) => target.replace('/api/', '/api%2f'),
  (target) => target.replace('/api/', '/api%252f'),
  (target) => target.replace('/api/', '\\api\\'),
  (target) => target.replace('admin', 'Admin'),
  (target) => target.replace('admin', '%61dmin'),
  (target) => target.replace('admin', 'users/../admin'),
  (target) => target.toUpperCase(),
  (target) => `${target};a=1`,
  (target) => target.replace('/api/', '/api;x=1/'),
  (target) => `${target}%00`,
  (target) => `${target}%20`,
  (target) => `${target}.json`,
  (target) => `${target}%`,
  (target) => `${target}/%E0%A4%A`,
  (target) => `${target}/%ff%fe`,
  (target) => `${target}#fragment`,
  (target) => `http://evil.example${target}`,
  (target) => `https://shop.example:443${target}`,
  (target) => `//evil.example${target}`,
  (target) => target.slice(1),
  (target, extra) => `${target}/${extra}`,
  (target, extra) => target.replace('/api', `/${extra}`),
  (target) => `${target}/${'x/'.repeat(2_000)}`,
  (target) => `${target}/${'x'.repeat(15_000)}`,
  (target) => `${target}/${'x'.repeat(20_000)}`,
  () => '*',
  () => '/',
  () => '',
  () => '/api',
  () => '/.env',
  () => '/api/emulator/sign-in',
  (target, extra) => `${target}/\u0001${extra}`,
  (target, extra) => `${target} ${extra}`,
];

/** A list's parameters, right and wrong. */
const query: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '?', '?&&&=', '?after=', '?after', '?status=pending', '?status=Pending'),
  fc.constantFrom(
    '?after=1.1.a&after=2.2.b',
    '?after[]=1.1.a',
    '?after[a][b]=1',
    '?status=__proto__',
  ),
  fc.constantFrom('?status[]=pending', '?status=pending&status=delivered', '?__proto__[x]=1'),
  fc.constantFrom('?after=253402300799.999999999.x', '?after=253402300800.0.x', '?after=-1.0.x'),
  fc.constantFrom('?after=1.999999999.x', '?after=0.0.a', '?after=1.1.__x__', '?after=1.1.x__'),
  fc.constantFrom('?after=%00', '?after=%', '?after=%ff', '?status=%E0%A4%A', '?constructor=1'),
  oddText.map((text) => `?after=${percent(text)}`),
  oddText.map((text) => `?status=${percent(text)}`),
  fc.constantFrom(1_000, 15_000).map((times) => `?${'a&'.repeat(times / 2)}`),
);

export const oddTarget: fc.Arbitrary<string> = fc
  .tuple(path, fc.constantFrom(...TRICKS), oddText.map(percent), query)
  .map(([target, trick, extra, search]) => trick(target, extra) + search);

export const plainTarget: fc.Arbitrary<string> = fc
  .tuple(path, query)
  .map(([target, search]) => target + search);

function percent(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
