import type { Firestore } from 'firebase-admin/firestore';
import type { GoogleSignIn } from '../google-sign-in.ts';
import { type EmulatedPerson, takeCode } from './sign-in-codes.ts';

export const SIGN_IN_PAGE = '/api/emulator/sign-in';

export interface EmulatedGoogleDeps {
  firestore: Firestore;
  now: () => Date;
}

/** Google's part beside the Auth emulator: a page of our own, and id tokens that nobody signed. */
export function openEmulatedGoogle({ firestore, now }: EmulatedGoogleDeps): GoogleSignIn {
  return {
    consentUrl: ({ redirectUri, state, challenge }) => {
      const query = { redirect_uri: redirectUri, state, code_challenge: challenge };
      const url = new URL(SIGN_IN_PAGE, redirectUri);
      url.search = new URLSearchParams(query).toString();
      return url.href;
    },
    idTokenFor: async (exchange) => {
      const person = await takeCode(firestore, exchange, now());
      return person && unsignedIdToken(person);
    },
  };
}

/** The Auth emulator takes it; Firebase itself refuses what has no signature. */
function unsignedIdToken({ sub, email, name }: EmulatedPerson): string {
  const claims = {
    iss: 'https://accounts.google.com',
    aud: 'emulator',
    sub,
    email,
    email_verified: true,
    name,
    given_name: name.split(' ')[0],
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
