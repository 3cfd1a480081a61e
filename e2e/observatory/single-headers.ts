import { type Finding, scorer } from './finding.ts';
import { parsePolicy } from './policy.ts';

const hsts = scorer('strict-transport-security', {
  'max-age-at-least-six-months': 0,
  'max-age-less-than-six-months': -10,
  'not-implemented': -20,
  'header-invalid': -20,
});

/** The Observatory's own count of six months. */
const SIX_MONTHS_S = 15_552_000;

/** Five points more are to be had on the browsers' preload list, which no header tells. */
export function gradeTransport(header: string | null): Finding {
  if (header === null) return hsts('not-implemented');
  const maxAge = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  if (maxAge === undefined || header.includes(',')) return hsts('header-invalid');
  return hsts(
    Number(maxAge) < SIX_MONTHS_S ? 'max-age-less-than-six-months' : 'max-age-at-least-six-months',
  );
}

const referrer = scorer('referrer-policy', {
  private: 5,
  'not-implemented': 0,
  unsafe: -5,
  'header-invalid': -5,
});
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

/** The last policy that is known counts. */
export function gradeReferrer(header: string | null): Finding {
  if (header === null) return referrer('not-implemented');
  const named = header.split(',').map((policy) => policy.trim().toLowerCase());
  const last = named.filter((policy) => [...PRIVATE, ...UNSAFE].includes(policy)).at(-1);
  if (last === undefined) return referrer('header-invalid');
  return referrer(PRIVATE.includes(last) ? 'private' : 'unsafe');
}

const sniffing = scorer('x-content-type-options', {
  nosniff: 0,
  'not-implemented': -5,
  'header-invalid': -5,
});

export function gradeSniffing(header: string | null): Finding {
  if (header === null) return sniffing('not-implemented');
  return sniffing(header.trim().toLowerCase() === 'nosniff' ? 'nosniff' : 'header-invalid');
}

const framing = scorer('x-frame-options', {
  'implemented-via-csp': 5,
  'sameorigin-or-deny': 0,
  'allow-from-origin': 0,
  'not-implemented': -20,
  'header-invalid': -20,
});

/** A policy that names frame-ancestors counts before the older header. */
export function gradeFraming(header: string | null, policy: string | null): Finding {
  if (parsePolicy(policy ?? '')?.has('frame-ancestors')) return framing('implemented-via-csp');
  if (header === null) return framing('not-implemented');
  const value = header.trim().toLowerCase();
  if (value.startsWith('allow-from')) return framing('allow-from-origin');
  return framing(/^(deny|sameorigin)$/.test(value) ? 'sameorigin-or-deny' : 'header-invalid');
}

const embedding = scorer('cross-origin-resource-policy', {
  'same-origin': 10,
  'same-site': 10,
  'cross-origin': 0,
  'not-implemented': 0,
  'header-invalid': -5,
});

export function gradeEmbedding(header: string | null): Finding {
  const value = header?.trim().toLowerCase() ?? 'not-implemented';
  const known = ['same-origin', 'same-site', 'cross-origin', 'not-implemented'] as const;
  return embedding(known.find((name) => name === value) ?? 'header-invalid');
}

const sharing = scorer('cross-origin-resource-sharing', {
  'not-implemented': 0,
  'public-access': 0,
  'restricted-access': 0,
  'universal-access': -50,
});

/** Of an answer to a request that named a foreign `origin`. */
export function gradeSharing(headers: Headers, origin: string): Finding {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === null) return sharing('not-implemented');
  if (allowed.trim() === '*') return sharing('public-access');
  const withCredentials = headers.get('access-control-allow-credentials')?.trim() === 'true';
  return sharing(allowed === origin && withCredentials ? 'universal-access' : 'restricted-access');
}
