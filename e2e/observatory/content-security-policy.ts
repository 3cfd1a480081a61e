import { type Finding, scorer } from './finding.ts';
import { type Policy, parsePolicy } from './policy.ts';

const find = scorer('content-security-policy', {
  'no-unsafe-default-src-none': 10,
  'no-unsafe': 5,
  'unsafe-inline-in-style-src-only': 0,
  'insecure-scheme-in-passive-content-only': -10,
  'unsafe-eval': -10,
  'unsafe-inline': -20,
  'insecure-scheme': -20,
  'header-invalid': -25,
  'not-implemented': -25,
});

const BROAD = [
  '*',
  'ftp:',
  'http:',
  'https:',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const INLINE = ["'unsafe-inline'", 'data:'];
const EVERYTHING = new Set(['*']);
const PASSIVE = ['img-src', 'media-src'];
const HASH_OR_NONCE = /^'(sha(256|384|512)|nonce)-/;

/** Grades a content security policy; the worst that it allows decides. */
export function gradePolicy(header: string | null): Finding {
  if (header === null) return find('not-implemented');
  const policy = parsePolicy(header);
  if (!policy) return find('header-invalid');
  const scripts = effective(policy, 'script-src');
  const styles = effective(policy, 'style-src');
  const strict = scripts.includes("'strict-dynamic'");
  if (strict && !scripts.some((source) => HASH_OR_NONCE.test(source)))
    return find('header-invalid');
  if (isAny(scripts, [...BROAD, ...INLINE])) return find('unsafe-inline');
  if (isAny(effective(policy, 'object-src'), BROAD)) return find('unsafe-inline');
  if (isInsecure(activeSources(policy, scripts))) return find('insecure-scheme');
  if (isAny([...scripts, ...styles], ["'unsafe-eval'"])) return find('unsafe-eval');
  if (isInsecure(PASSIVE.flatMap((name) => sourcesOf(policy, name) ?? [])))
    return find('insecure-scheme-in-passive-content-only');
  if (isAny(styles, [...BROAD, ...INLINE])) return find('unsafe-inline-in-style-src-only');
  const byDefault = [...(policy.get('default-src') ?? [])];
  return find(byDefault.join() === "'none'" ? 'no-unsafe-default-src-none' : 'no-unsafe');
}

function sourcesOf(policy: Policy, directive: string): string[] | undefined {
  const sources = policy.get(directive) ?? policy.get('default-src');
  return sources && [...sources];
}

/** What a browser goes by: a hash or a nonce takes 'unsafe-inline' its meaning. */
function effective(policy: Policy, directive: string): string[] {
  const sources = sourcesOf(policy, directive) ?? [...EVERYTHING];
  if (!sources.some((source) => HASH_OR_NONCE.test(source))) return sources;
  const isStrict = directive === 'script-src' && sources.includes("'strict-dynamic'");
  const ignored = ["'unsafe-inline'", ...(isStrict ? ["'self'"] : [])];
  return sources.filter(
    (source) =>
      !ignored.includes(source) && !(isStrict && BROAD.some((broad) => source.startsWith(broad))),
  );
}

function activeSources(policy: Policy, scripts: readonly string[]): string[] {
  const others = [...policy].filter(([name]) => !PASSIVE.includes(name) && name !== 'script-src');
  return [...others.flatMap(([, sources]) => [...sources]), ...scripts];
}

const isAny = (sources: readonly string[], refused: readonly string[]): boolean =>
  sources.some((source) => refused.includes(source));

const isInsecure = (sources: readonly string[]): boolean =>
  sources.some((source) => /^(http|ftp):/.test(source));
