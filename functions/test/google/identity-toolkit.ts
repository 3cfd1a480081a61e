import { Router } from 'express';
import { PUBLIC_KEYS, signBytes, signToken, verifiedClaims } from './signing.ts';

export const PROJECT = 'demo-functions';
export const WEB_API_KEY = 'web-api-key';
const PROJECT_PATH = `/v1/projects/${PROJECT}`;

/** An account of Firebase Auth; `validSince` in seconds. */
export interface FirebaseAccount {
  localId: string;
  email: string;
  disabled?: boolean;
  validSince?: string;
  /** Milliseconds. */
  createdAt?: string;
  customAttributes?: string;
  /** Only Google's, and verified, unless a test sets others. */
  emailVerified?: boolean;
  providerUserInfo?: { providerId: string; rawId: string; email?: string }[];
  lastLoginAt?: string;
}

/** Google's data about an account that signed in with Google. */
function ofGoogle({ email }: FirebaseAccount) {
  const providerUserInfo = [{ providerId: 'google.com', rawId: '1', email }];
  return { emailVerified: true, providerUserInfo };
}

/** A fake of Firebase Auth: accounts, sign-in with Google, session cookies and custom tokens. */
export function identityToolkitDouble(accounts: Map<string, FirebaseAccount>): Router {
  const router = Router();
  router.get('/identitytoolkit/v3/relyingparty/publicKeys', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=20000').json(PUBLIC_KEYS);
  });
  router.post(`${PROJECT_PATH}/accounts\\:lookup`, (req, res) => {
    const { localId = [], email = [] } = req.body;
    const users = [...accounts.values()].filter(
      (account) => localId.includes(account.localId) || email.includes(account.email),
    );
    const found = users.map((account) => ({ ...ofGoogle(account), ...account }));
    res.json(found.length > 0 ? { users: found } : {});
  });
  router.post(`${PROJECT_PATH}/accounts\\:update`, ({ body }, res) => {
    const account = accounts.get(body.localId);
    const { validSince, customAttributes } = body;
    if (account) {
      accounts.set(body.localId, {
        ...account,
        ...(validSince !== undefined && { validSince: `${validSince}` }),
        ...(customAttributes !== undefined && { customAttributes }),
      });
    }
    res.json({ localId: body.localId });
  });
  router.post(`${PROJECT_PATH}/accounts\\:delete`, ({ body }, res) => {
    if (!accounts.delete(body.localId)) return void refuse(res, 'USER_NOT_FOUND');
    res.json({});
  });
  router.post('/v1/accounts\\:signInWithIdp', (req, res) => {
    const { status, answer } = signInWithIdp(accounts, req.query.key, req.body);
    res.status(status).json(answer);
  });
  router.post(`${PROJECT_PATH}\\:createSessionCookie`, ({ body }, res) => {
    const account = accounts.get(String(verifiedClaims(body.idToken)?.sub));
    if (!account) return void refuse(res, 'INVALID_ID_TOKEN');
    res.json({ sessionCookie: signToken(cookieClaims(account, Number(body.validDuration))) });
  });
  router.post('/v1/projects/-/serviceAccounts/:name\\:signBlob', ({ body }, res) => {
    res.json({ signedBlob: signBytes(Buffer.from(body.payload, 'base64')) });
  });
  return router;
}

/** The claims of the session cookie of an account that signed in a minute ago. */
export function cookieClaims(
  account: FirebaseAccount,
  lifetimeSeconds = 14 * 24 * 60 * 60,
): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://session.firebase.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: account.localId,
    auth_time: now - 60,
    iat: now - 60,
    exp: now + lifetimeSeconds,
    email: account.email,
    email_verified: true,
    ...claimsOf(account),
    firebase: { sign_in_provider: 'google.com', identities: {} },
  };
}

function claimsOf({ customAttributes }: FirebaseAccount): object {
  return JSON.parse(customAttributes ?? '{}');
}

function signInWithIdp(
  accounts: Map<string, FirebaseAccount>,
  key: unknown,
  body: { postBody: string; requestUri?: string; returnSecureToken?: boolean },
): { status: number; answer: object } {
  const failure = (message: string) => ({ status: 400, answer: { error: { message } } });
  if (key !== WEB_API_KEY) return failure('API_KEY_INVALID');
  const post = new URLSearchParams(body.postBody);
  const claims = verifiedClaims(post.get('id_token') ?? '');
  if (!claims || post.get('providerId') !== 'google.com' || !body.requestUri) {
    return failure(`INVALID_IDP_RESPONSE : ${post.get('id_token')}`);
  }
  const email = String(claims.email);
  // Like Google, an account that already has the address is signed in to.
  const known = [...accounts.values()].find((each) => each.email === email);
  const account = known ?? { localId: `uid-${claims.sub}`, email };
  const { localId } = account;
  accounts.set(localId, account);
  if (account.disabled) return failure('USER_DISABLED');
  const idToken = body.returnSecureToken
    ? signToken({ sub: localId, ...claimsOf(account) })
    : undefined;
  return { status: 200, answer: { localId, idToken } };
}

function refuse(res: { status(code: number): { json(body: object): void } }, message: string) {
  res.status(400).json({ error: { message } });
}
