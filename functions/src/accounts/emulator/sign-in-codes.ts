import { type CollectionReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { StoreDeps } from '../../firestore/run-transaction.ts';
import type { CodeExchange } from '../google-sign-in.ts';
import { challengeOf, isSameSecret } from '../pending-sign-in.ts';

/** An account of the sign-in page; `sub` is Google's id of it. */
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

export interface NewCode {
  code: string;
  person: EmulatedPerson;
  challenge: string;
  redirectUri: string;
}

/** Stores a code that can be exchanged once within ten minutes, with the verifier of its challenge. */
export async function keepCode(firestore: Firestore, given: NewCode, now: Date): Promise<void> {
  const { code, person, challenge, redirectUri } = given;
  await codesOf(firestore)
    .doc(code)
    .create({
      person,
      challenge,
      redirect_uri: redirectUri,
      expires_at: Timestamp.fromMillis(now.getTime() + LIFETIME_MS),
    });
}

/** Redeems a code. Like Google, it accepts a code once only, even if the verifier was wrong. */
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
