import type { Auth, UserIdentifier, UserRecord } from 'firebase-admin/auth';
import { unavailable } from '../errors/http-error.ts';
import { withDeadline } from '../http/deadline.ts';

/** Who is behind an id that no account has any more. */
export const FORMER_ACCOUNT = 'ehemaliges Konto';
/** Who is behind an id while Firebase Auth does not answer. */
const NOT_KNOWN_NOW = 'Name gerade nicht abrufbar';

/** What the admins are called whose ids stand in the orders that they moved. */
export interface AdminNames {
  /** The e-mail address of each id. Never fails: a list is worth more than who moved its orders. */
  namesOf(uids: readonly string[]): Promise<(uid: string) => string>;
  /** The ids of the accounts of these addresses, by address in lower case. Throws 503 without an answer. */
  uidsOf(emails: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** As many as one call of Firebase Auth takes. */
const BATCH = 100;
const LIFETIME_MS = 10 * 60 * 1000;
/** Behind it the office gets its list without names. */
const PATIENCE_MS = 3000;

interface KnownName {
  name: string;
  untilMs: number;
}

/** Names from Firebase Auth, each of which a process keeps for ten minutes. */
export function openAdminNames(auth: Pick<Auth, 'getUsers'>, now: () => Date): AdminNames {
  const known = new Map<string, KnownName>();
  return {
    namesOf: async (uids) => {
      dropOlder(known, now().getTime());
      const missing = [...new Set(uids)].filter((uid) => !known.has(uid));
      await learn(auth, known, missing, now().getTime() + LIFETIME_MS);
      return (uid) => known.get(uid)?.name ?? NOT_KNOWN_NOW;
    },
    uidsOf: async (emails) => {
      const users = await lookUp(
        auth,
        emails.map((email) => ({ email })),
      ).catch(() => {
        throw unavailable();
      });
      return new Map(
        users.flatMap(({ email, uid }) => (email ? [[email.toLowerCase(), uid] as const] : [])),
      );
    },
  };
}

function dropOlder(known: Map<string, KnownName>, nowMs: number): void {
  for (const [uid, { untilMs }] of known) if (untilMs <= nowMs) known.delete(uid);
}

async function learn(
  auth: Pick<Auth, 'getUsers'>,
  known: Map<string, KnownName>,
  uids: readonly string[],
  untilMs: number,
): Promise<void> {
  const found = await lookUp(
    auth,
    uids.map((uid) => ({ uid })),
  ).catch(() => undefined);
  if (!found) return;
  const emails = new Map(found.map(({ uid, email }) => [uid, email]));
  for (const uid of uids) known.set(uid, { name: emails.get(uid) ?? FORMER_ACCOUNT, untilMs });
}

async function lookUp(
  auth: Pick<Auth, 'getUsers'>,
  identifiers: readonly UserIdentifier[],
): Promise<UserRecord[]> {
  const users: UserRecord[] = [];
  for (let start = 0; start < identifiers.length; start += BATCH) {
    const call = auth.getUsers(identifiers.slice(start, start + BATCH));
    users.push(...(await withDeadline(call, PATIENCE_MS)).users);
  }
  return users;
}
