import type { StoreDeps } from '../../firestore/run-transaction.ts';
import type { GoogleSignIn } from '../google-sign-in.ts';
import { type EmulatedPerson, takeCode } from './sign-in-codes.ts';

export const SIGN_IN_PAGE = '/api/emulator/sign-in';

/** Stands in for Google when the Auth emulator is used: our own sign-in page and unsigned id tokens. */
export function openEmulatedGoogle(deps: StoreDeps): GoogleSignIn {
  return {
    consentUrl: ({ redirectUri, state, challenge }) => {
      const query = { redirect_uri: redirectUri, state, code_challenge: challenge };
      const url = new URL(SIGN_IN_PAGE, redirectUri);
      url.search = new URLSearchParams(query).toString();
      return url.href;
    },
    idTokenFor: async (exchange) => {
      const person = await takeCode(deps, exchange);
      return person && unsignedIdToken(person);
    },
  };
}

/** Accepted by the Auth emulator only: Firebase refuses unsigned tokens. */
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

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
