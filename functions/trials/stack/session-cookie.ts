import { PROJECT } from './shop.ts';

/** A session as the Auth emulator makes it: unsigned, but otherwise in order. */
export function sessionCookie(uid: string, claims: { admin?: true } = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const session = {
    iss: `https://session.firebase.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: uid,
    user_id: uid,
    email: `${uid}@example.de`,
    auth_time: now,
    iat: now,
    exp: now + 86_400,
    firebase: { identities: {}, sign_in_provider: 'google.com' },
    ...claims,
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `__session=${part({ alg: 'none', typ: 'JWT' })}.${part(session)}.`;
}
