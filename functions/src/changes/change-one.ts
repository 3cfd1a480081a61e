import { isDeepStrictEqual } from 'node:util';
import { CALL_US } from '@shop/domain/company';
import type { DocumentReference, Timestamp, Transaction } from 'firebase-admin/firestore';
import type { Acting } from '../accounts/act.ts';
import { toIso } from '../firestore/all-fields.ts';
import type { Revised } from '../firestore/revision.ts';
import { type Refusal, refuse } from '../lib/refusal.ts';
import type { OutboxDeps, OutboxEntry } from '../mail/outbox.ts';
import { sendNow } from '../mail/send-entry.ts';
import { rememberRequest, sentEarlier } from '../stored/same-request.ts';
import { raisedBy, requireSeen } from './seen.ts';

/** The changed document, with the mails about it. */
export type Changed<Stored> =
  | {
      ok: true;
      value: Stored;
      mails?: readonly OutboxEntry[] | undefined;
      /** Irrelevant to other editors, so the revision is not raised. */
      isAside?: true;
    }
  | Refusal;

/** The result of a change; undefined if it has already happened. */
export type Change<Stored> = Changed<Stored> | undefined;

/**
 * Changes one document in a transaction, raising its revision, and then sends the mails about it. Returns it as it is
 * if nothing changes or the request was sent before; throws 409 if the admin saw another revision. `change` may read more and write whatever else
 * belongs to the change, except the document itself. Firestore retries it if the answer to its commit was lost: it
 * then recognises its own writes.
 */
export async function changeOne<Stored extends Revised>(
  deps: OutboxDeps & Acting,
  reference: DocumentReference<Stored>,
  unknown: Refusal,
  change: (stored: Stored, transaction: Transaction) => Change<Stored> | Promise<Change<Stored>>,
): Promise<Changed<Stored>> {
  let written: Changed<Stored> | undefined;
  const changed = await deps.runTransaction<Changed<Stored>>(async (transaction) => {
    const [document, earlier] = await Promise.all([
      transaction.get(reference),
      sentEarlier(transaction, deps),
    ]);
    const stored = document.data();
    if (!stored) return unknown;
    if (written?.ok && isDeepStrictEqual(stored, written.value)) return written;
    if (earlier) return earlier.ok ? { ok: true, value: stored } : earlier;
    const result = (await change(stored, transaction)) ?? { ok: true, value: stored };
    if (result.ok && result.value === stored) return result;
    // Throwing discards the writes of `change`.
    await requireSeen(deps, stored);
    if (!result.ok) return result;
    written = result.isAside ? result : { ...result, value: raisedBy(deps, stored, result.value) };
    transaction.set(reference, written.value);
    rememberRequest(transaction, deps);
    return written;
  });
  if (changed.ok && changed.mails) await sendNow(deps, changed.mails);
  return changed;
}

interface Step {
  at: Timestamp;
  taken_back?: object | undefined;
}

/**
 * The step that the office wants to undo, the last one of its history; undefined if it is already
 * undone, and refused if others followed.
 */
export function stepToUndo<S extends Step>(
  history: readonly S[],
  isIt: (step: S) => boolean,
  at: string,
  movedOn: Refusal,
): S | Refusal | undefined {
  const step = history.findLast((each) => isIt(each) && toIso(each.at) === at);
  if (step?.taken_back) return undefined;
  return step && step === history.at(-1) ? step : movedOn;
}

/** Proof of the caller: the link's token or, only looked up without a valid token, their account. */
export interface Customer {
  address: string;
  token?: string | undefined;
  findUserId(): Promise<string | undefined>;
}

/** Whether the document is the caller's; refuses callers without proof. */
export async function ownership(
  { token, findUserId }: Customer,
  isValid: (token: string) => boolean,
  unknown: Refusal,
): Promise<Refusal | ((stored: { user_id: string | null }) => boolean)> {
  if (token !== undefined && isValid(token)) return () => true;
  const userId = await findUserId();
  if (userId === undefined) return token === undefined ? unknown : INVALID_LINK;
  return ({ user_id }) => user_id === userId;
}

const INVALID_LINK = refuse('not_found', `Dieser Link ist nicht mehr gültig. ${CALL_US}`);

/** Refuses a customer's change to something that has moved on. */
export function tooLate(what: string, label: string, change: string): Refusal {
  const message = `${what} den Status „${label}“ und lässt sich hier nicht mehr ${change}. ${CALL_US}`;
  return refuse('conflict', message);
}
