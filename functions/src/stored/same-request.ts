import { createHmac } from 'node:crypto';
import { keptUntil, RETENTION } from '@shop/domain/time/retention';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type Checked, isInstant, isText } from '../firestore/checks.ts';
import { documentOf, type StoredType } from '../firestore/stored-type.ts';
import { type Refusal, refuse } from '../lib/refusal.ts';

const REQUEST = {
  /** Keyed hash of sender and content, so that guesses cannot be tested. */
  hash: isText,
  /** What was answered, or by what the answer is found: the number of the order it made. */
  answer: isText,
  at: isInstant,
  expires_at: isInstant,
};
/** A document of `requests/{id}`, written with the change that the request made. */
export type StoredRequest = Checked<typeof REQUEST> & { schema_version: 1 };

export const REQUESTS: StoredType<StoredRequest> = {
  collection: 'requests',
  version: 1,
  checks: REQUEST,
};

const requestOf = documentOf(REQUESTS);

/** Refuses an id under which an earlier request has stored something else. */
export const ID_TAKEN: Refusal = {
  ...refuse('conflict', 'Die Kennung dieser Anfrage wurde schon für eine andere verwendet.'),
  hint: 'id_taken',
};

/** A request with an id, by which it is known when it is sent again. */
export interface SentRequest {
  id: string;
  hash: string;
}

/** The request whose change is under way; without an id, it is not remembered. */
export interface Requested {
  firestore: Firestore;
  now: () => Date;
  act?: { request?: SentRequest | undefined };
}

/** Whoever chooses the ids is their `scope`: nobody can use up those of others. */
export function sentRequest(
  { rateLimitKey }: { rateLimitKey: string },
  scope: string,
  id: string,
  content: unknown,
): SentRequest {
  const hashOf = (text: string) =>
    createHmac('sha256', rateLimitKey).update(`sent ${text}`).digest('base64url').slice(0, 22);
  return { id: hashOf(JSON.stringify([scope, id])), hash: hashOf(sortedJson(content)) };
}

/** The dependencies for one of several changes that a request makes, each of which is remembered. */
export function forPart<Deps extends Requested>(deps: Deps, part: string): Deps {
  const { act } = deps;
  const request = act?.request && { ...act.request, id: `${act.request.id}-${part}` };
  return request ? { ...deps, act: { ...act, request } } : deps;
}

/** What this request has left earlier; undefined if it is new, refused if its id was used for another. */
export async function sentEarlier(
  transaction: Transaction,
  { firestore, act }: Requested,
): Promise<{ ok: true; value: StoredRequest } | Refusal | undefined> {
  const { request } = act ?? {};
  const value = request && (await transaction.get(requestOf(firestore, request.id))).data();
  if (!value) return undefined;
  return value.hash === request.hash ? { ok: true, value } : ID_TAKEN;
}

/** Remembers the request, in the transaction of its change. */
export function rememberRequest(
  transaction: Transaction,
  { firestore, now, act }: Requested,
  answer = '',
): void {
  if (!act?.request) return;
  const { id, hash } = act.request;
  transaction.create(requestOf(firestore, id), {
    hash,
    answer,
    at: Timestamp.fromDate(now()),
    expires_at: Timestamp.fromDate(keptUntil(RETENTION.request, now())),
    schema_version: 1,
  });
}

/** JSON with sorted keys at every level. */
export function sortedJson(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) =>
    value instanceof Object && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
