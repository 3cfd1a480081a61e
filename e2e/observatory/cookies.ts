import { type Finding, scorer } from './finding.ts';

const find = scorer('cookies', {
  'secure-with-httponly-sessions-and-samesite': 5,
  'secure-with-httponly-sessions': 0,
  'not-found': 0,
  'without-secure-flag-but-protected-by-hsts': -5,
  'session-without-secure-flag-but-protected-by-hsts': -10,
  'without-secure-flag': -20,
  'samesite-flag-invalid': -20,
  'anticsrf-without-samesite-flag': -20,
  'session-without-httponly-flag': -30,
  'session-without-secure-flag': -40,
});

const SAMESITE = ['strict', 'lax', 'none'];

/** Grades the cookies that an answer sets; the worst one decides. */
export function gradeCookies(cookies: readonly string[], hasHsts: boolean): Finding {
  if (cookies.length === 0) return find('not-found');
  const findings = cookies.map((cookie) => gradeCookie(cookie, hasHsts));
  return findings.reduce((worst, finding) => (finding.points < worst.points ? finding : worst));
}

function gradeCookie(cookie: string, hasHsts: boolean): Finding {
  const [pair = '', ...attributes] = cookie.toLowerCase().split(';');
  const name = pair.split('=')[0] ?? '';
  const flags = new Map(attributes.map(readAttribute));
  const isSession = /login|sess/.test(name);
  const isSecure = flags.has('secure');
  const sameSite = flags.get('samesite');
  if (isSession && !isSecure && !hasHsts) return find('session-without-secure-flag');
  if (isSession && !flags.has('httponly')) return find('session-without-httponly-flag');
  if (name.includes('csrf') && !sameSite) return find('anticsrf-without-samesite-flag');
  if (flags.has('samesite') && !SAMESITE.includes(sameSite ?? ''))
    return find('samesite-flag-invalid');
  if (sameSite === 'none' && !isSecure) return find('samesite-flag-invalid');
  if (isSession && !isSecure) return find('session-without-secure-flag-but-protected-by-hsts');
  if (!isSecure) return find(`without-secure-flag${hasHsts ? '-but-protected-by-hsts' : ''}`);
  return find(
    sameSite ? 'secure-with-httponly-sessions-and-samesite' : 'secure-with-httponly-sessions',
  );
}

function readAttribute(text: string): [name: string, value: string] {
  const [name = '', value = ''] = text.trim().split('=');
  return [name, value];
}
