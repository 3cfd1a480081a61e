import express from 'express';
import { type Listening, listen } from '../listen.ts';
import { PUBLIC_KEYS, signToken } from './signing.ts';

/** An account as Firebase Auth keeps it; times in seconds. */
export interface GoogleAccount {
  localId: string;
  email: string;
  displayName?: string;
  disabled?: boolean;
  validSince?: string;
  createdAt?: string;
  customAttributes?: string;
}

/** The part of Google that the shop talks to, on a port of this machine. */
export interface GoogleDouble {
  port: number;
  accounts: Map<string, GoogleAccount>;
  /** Whether it answers; otherwise every call is 500. */
  isUp: boolean;
  /** Stores the account and answers a cookie that it has been signed in with. */
  sessionOf(account: Partial<GoogleAccount>, claims?: object): string;
  reset(): void;
  stop(): Promise<void>;
}

export const PROJECT = 'demo-functions';

export async function startGoogleDouble(): Promise<GoogleDouble> {
  const accounts = new Map<string, GoogleAccount>();
  const app = express().use(express.json());
  app.use((_req, res, next) => void (double.isUp ? next() : res.status(500).json({ error: {} })));
  app.get('/identitytoolkit/v3/relyingparty/publicKeys', (_req, res) => void res.json(PUBLIC_KEYS));
  app.post(`/v1/projects/${PROJECT}/accounts\\:lookup`, (req, res) => {
    const found = accounts.get(req.body.localId[0]);
    res.json(found ? { users: [found] } : {});
  });
  const server: Listening = await listen(app);
  const double: GoogleDouble = {
    port: Number(new URL(server.origin).port),
    accounts,
    isUp: true,
    sessionOf: (fields, claims = {}) => {
      const account = { localId: 'erika', email: 'erika@example.de', ...fields };
      accounts.set(account.localId, account);
      return signToken({ ...cookieClaims(account), ...claims });
    },
    reset: () => {
      accounts.clear();
      double.isUp = true;
    },
    stop: () => server.close(),
  };
  return double;
}

/** What a session cookie says of an account that has just been signed in. */
export function cookieClaims(account: GoogleAccount): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://session.firebase.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: account.localId,
    auth_time: now - 60,
    iat: now - 60,
    exp: now + 14 * 24 * 60 * 60,
    email: account.email,
    email_verified: true,
    ...(account.displayName && { name: account.displayName }),
    ...JSON.parse(account.customAttributes ?? '{}'),
    firebase: { sign_in_provider: 'google.com', identities: {} },
  };
}
