import type { SentCookie } from '../step.ts';
import { PEOPLE, type Person } from '../subject/people.ts';
import type { Subject } from '../subject/subject.ts';

/** Which cookies a run can send besides those of the subject. */
export interface CookieJar {
  subject: Subject;
  /** The cookie of the sign-in that was begun last. */
  pending: string | undefined;
  /** Whose sessions have been ended. */
  signedOut: ReadonlySet<Person>;
}

/** The header with these cookies, and whose session the first of them opens. */
export function cookieHeader(
  jar: CookieJar,
  sent: readonly SentCookie[],
): { header: string | undefined; person: Person | undefined } {
  const texts = sent.map((cookie) => sentText(jar, cookie));
  if (texts.length === 0) return { header: undefined, person: undefined };
  return {
    header: texts.map((text) => `__session=${text}`).join('; '),
    person: personOf(jar, texts[0] ?? ''),
  };
}

function sentText(jar: CookieJar, { of, damage }: SentCookie): string {
  const text = (of === 'pending' ? jar.pending : jar.subject.sessionCookie(of)) ?? '';
  if (!damage || text === '' || !jar.subject.isSigned) return text;
  // The last character of a signature has bits that mean nothing: it is left alone.
  const at = damage.at % Math.max(1, text.length - 1);
  if (damage.do === 'cut') return text.slice(0, at);
  if (damage.do === 'double') return text.slice(0, at) + text;
  if (damage.do === 'upper') return text.slice(0, at) + text.slice(at).toUpperCase();
  if (damage.do === 'swap') return withClaimsOf(jar.subject.sessionCookie('admin') ?? '', text);
  return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
}

/** The claims of one session under the signature of another. */
function withClaimsOf(admin: string, text: string): string {
  const [head = '', claims = ''] = admin.split('.');
  return [head, claims, ...text.split('.').slice(2)].join('.');
}

function personOf({ subject, signedOut }: CookieJar, text: string): Person | undefined {
  if (text === '') return undefined;
  return PEOPLE.find((each) => subject.sessionCookie(each) === text && !signedOut.has(each));
}
