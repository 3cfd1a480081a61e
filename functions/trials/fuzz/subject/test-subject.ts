import { cookieClaims, type FirebaseAccount } from '../../../test/google/identity-toolkit.ts';
import { forgeToken, signToken, unsignedToken } from '../../../test/google/signing.ts';
import { startApi, type TestApi } from '../../../test/start-api.ts';
import type { SessionName } from '../step.ts';
import { shopsData, storeAll } from './data.ts';
import type { Subject } from './subject.ts';

/** High enough that a run seldom meets them, low enough that it sometimes does. */
const limit = (name: string) => ({ name, max: 3, windowMs: 60_000 });

/** The app in this process, behind real HTTP, with a double in Google's place. */
export async function startTestSubject(): Promise<Subject> {
  const api = await startApi({
    contactLimit: limit('contact'),
    orderLimit: limit('order'),
    signInLimits: { address: limit('sign-in'), pending: limit('pending sign-in') },
  });
  const cookies = sessionCookies();
  const data = shopsData();
  return {
    origin: api.origin,
    isSigned: true,
    begin: async () => {
      api.reset();
      for (const account of ACCOUNTS) api.google.accounts.set(account.localId, account);
      await storeAll(api.firestore, data);
    },
    usage: api.usage,
    everything: api.everything,
    sessionCookie: (name) => cookies[name],
    consent: (redirectUrl) => api.google.consent(redirectUrl, NEWCOMER),
    accounts: () => Object.fromEntries(api.google.accounts),
    takeLog: () => takeLog(api),
    stop: api.stop,
  };
}

const NEWCOMER = {
  sub: 'newcomer',
  email: 'newcomer@example.de',
  name: 'Nora Neu',
  given_name: 'Nora',
};

const account = (localId: string, fields: Partial<FirebaseAccount> = {}): FirebaseAccount => {
  return { localId, email: `${localId}@example.de`, ...fields };
};

const ACCOUNTS = [
  account('anna'),
  account('bernd'),
  account('admin', { customAttributes: '{"admin":true}' }),
  account('disabled', { disabled: true, customAttributes: '{"admin":true}' }),
  account('revoked', {
    validSince: String(Math.floor(Date.now() / 1000) + 60),
    customAttributes: '{"admin":true}',
  }),
];

/** Sessions that are good, and some of admins that are not. */
function sessionCookies(): Partial<Record<SessionName, string>> {
  const admin = cookieClaims(account('admin', { customAttributes: '{"admin":true}' }));
  const ofAccounts = ACCOUNTS.map((each) => [each.localId, signToken(cookieClaims(each))]);
  return {
    ...Object.fromEntries(ofAccounts),
    expired: signToken({ ...admin, iat: 1_700_000_000, exp: 1_700_000_060 }),
    otherProject: signToken({
      ...admin,
      aud: 'other',
      iss: 'https://session.firebase.google.com/other',
    }),
    forged: forgeToken(admin),
    deleted: signToken({ ...admin, sub: 'nobody' }),
    unsigned: unsignedToken(admin),
    garbage: 'sign-in.%ff..NaN',
  };
}

function takeLog({ log }: TestApi): readonly object[] {
  return log.splice(0);
}
