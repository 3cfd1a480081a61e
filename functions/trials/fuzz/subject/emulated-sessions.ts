import type { Auth } from 'firebase-admin/auth';
import type { SessionName } from '../step.ts';
import { PEOPLE, type Person } from './people.ts';

/** Sessions of people at the Auth emulator, which signs nothing. */
export interface EmulatedSessions {
  cookies: Readonly<Partial<Record<SessionName, string>>>;
  /** Makes sessions good again that somebody has ended. */
  restore(): Promise<void>;
}

const TWO_HOURS_MS = 7_200_000;

export async function signInAll(
  auth: Auth,
  address: string,
  projectId: string,
): Promise<EmulatedSessions> {
  const call = async (path: string, body: object) => {
    const response = await fetch(`http://${address}/identitytoolkit.googleapis.com/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { idToken: string };
  };
  const signIn = async (uid: Person) => {
    await auth.createUser({ uid, email: `${uid}@example.de` });
    if (uid === 'admin') await auth.setCustomUserClaims(uid, { admin: true });
    const token = await auth.createCustomToken(uid);
    const body = { token, returnSecureToken: true };
    const { idToken } = await call('accounts:signInWithCustomToken?key=fuzz', body);
    return [uid, await auth.createSessionCookie(idToken, { expiresIn: TWO_HOURS_MS })];
  };
  const update = `projects/${projectId}/accounts:update`;
  return {
    cookies: Object.fromEntries(await Promise.all(PEOPLE.map(signIn))),
    restore: async () => {
      await Promise.all(PEOPLE.map((localId) => call(update, { localId, validSince: '1' })));
    },
  };
}
