import { type CollectionReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { StoreDeps } from '../../firestore/run-transaction.ts';
import type { CodeExchange } from '../google-sign-in.ts';
import { challengeOf, isSameSecret } from '../pending-sign-in.ts';

/** An account of the sign-in page; `sub` is its Google id. */
export interface EmulatedPerson {
  sub: string;
  email: string;
  name: string;
}

/** A document of `emulatedSignInCodes/{code}`. */
interface StoredCode {
  person: EmulatedPerson;
  challenge: string;
  redirect_uri: string;
  expires_at: Timestamp;
}

const LIFETIME_MS = 10 * 60 * 1000;

/** Stores a code that can be exchanged once within ten minutes, with the verifier of its challenge. */
export async function keepCode(
  firestore: Firestore,
  code: string,
  given: Omit<StoredCode, 'expires_at'>,
  now: Date,
): Promise<void> {
  const expires_at = Timestamp.fromMillis(now.getTime() + LIFETIME_MS);
  await codesOf(firestore)
    .doc(code)
    .create({ ...given, expires_at });
}

/** Redeems a code. Like Google, it accepts each code only once, even if the verifier was wrong. */
export async function takeCode(
  { firestore, runTransaction, now }: StoreDeps,
  { code, verifier, redirectUri }: CodeExchange,
): Promise<EmulatedPerson | undefined> {
  if (!/^(?!__.*__$)[\w-]+$/.test(code)) return undefined;
  const reference = codesOf(firestore).doc(code);
  const stored = await runTransaction(async (transaction) => {
    const found = (await transaction.get(reference)).data();
    if (found) transaction.delete(reference);
    return found;
  });
  if (!stored || stored.expires_at.toMillis() <= now().getTime()) return undefined;
  const isVerified = isSameSecret(stored.challenge, challengeOf(verifier));
  return isVerified && stored.redirect_uri === redirectUri ? stored.person : undefined;
}

function codesOf(firestore: Firestore): CollectionReference<StoredCode> {
  return firestore.collection('emulatedSignInCodes') as CollectionReference<StoredCode>;
}
