import { type CollectionReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { challengeOf } from '../pending-sign-in.ts';
import { isSameSecret } from '../same-secret.ts';

/** Somebody whom the page can sign in; `sub` is Google's id of a person. */
export interface EmulatedPerson {
  sub: string;
  email: string;
  name: string;
}

/** A document of `emulatedSignInCodes/{code}`: what Google keeps with a code it has given out. */
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

/** Keeps a code, to be exchanged once within ten minutes by who knows its challenge's verifier. */
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

/** Takes a code out, as Google does: whoever comes with it next, or with a wrong verifier, is refused. */
export async function takeCode(
  firestore: Firestore,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
  now: Date,
): Promise<EmulatedPerson | undefined> {
  if (!/^(?!__.*__$)[\w-]+$/.test(code)) return undefined;
  const reference = codesOf(firestore).doc(code);
  const kept = await firestore.runTransaction(async (transaction) => {
    const found = (await transaction.get(reference)).data();
    if (found) transaction.delete(reference);
    return found;
  });
  if (!kept || kept.expires_at.toMillis() <= now.getTime()) return undefined;
  const isAsked =
    isSameSecret(kept.challenge, challengeOf(verifier)) && kept.redirect_uri === redirectUri;
  return isAsked ? kept.person : undefined;
}

function codesOf(firestore: Firestore): CollectionReference<StoredCode> {
  return firestore.collection('emulatedSignInCodes') as CollectionReference<StoredCode>;
}
