import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { type Refusal, refuse } from '../lib/refusal.ts';

/** Refuses an id under which an earlier request has stored something else. */
export const ID_TAKEN: Refusal = {
  ...refuse('conflict', 'Die Kennung dieser Anfrage wurde schon für eine andere verwendet.'),
  hint: 'id_taken',
};

/**
 * Whether a request with this id was stored before: undefined if not; otherwise it is refused
 * unless its content is the same, instants aside.
 */
export function sentEarlier<Entry extends { id: string }>(
  entries: readonly Entry[] = [],
  sent: { [Field in keyof Entry]?: Entry[Field] | undefined } & { id: string },
): { refusal?: Refusal } | undefined {
  const earlier = entries.find(({ id }) => id === sent.id);
  if (!earlier) return undefined;
  const stored = Object.keys(sent).map((field) => [field, earlier[field as keyof Entry]]);
  return isSentAgain(Object.fromEntries(stored), sent) ? {} : { refusal: ID_TAKEN };
}

/** Whether the document stored under a request's id differs from the new one only in instants. */
export function isSentAgain(stored: object, sent: object): boolean {
  return isDeepStrictEqual(withoutInstants(stored), withoutInstants(sent));
}

/**
 * Identifies a request's sender and content in entries that do not hold all of it themselves. The
 * key prevents testing guesses of the content, as customers may read some of these entries.
 */
export function sentHash(
  { rateLimitKey }: { rateLimitKey: string },
  kind: string,
  by_uid: string,
  content: object,
): string {
  const sent = sortedJson([kind, by_uid, content]);
  return createHmac('sha256', rateLimitKey).update(`sent ${sent}`).digest('base64url').slice(0, 22);
}

/** JSON with sorted keys at every level. */
export function sortedJson(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) =>
    value instanceof Object && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

function withoutInstants(sent: object): object {
  const fields = Object.entries(sent).filter(([, value]) => !(value instanceof Timestamp));
  return Object.fromEntries(fields);
}
