import express from 'express';
import { listen } from '../listen.ts';
import { cookieClaims, type FirebaseAccount, identityToolkitDouble } from './identity-toolkit.ts';
import { type GooglePerson, oauthDouble } from './oauth.ts';
import { signToken } from './signing.ts';

/** The part of Google that the shop talks to, on a port of this machine. */
export interface GoogleDouble {
  port: number;
  accounts: Map<string, FirebaseAccount>;
  /** Whether it answers; otherwise every call is 500. */
  isUp: boolean;
  /** Whether it takes calls and never answers. */
  isSilent: boolean;
  /** Whether the shop's service account may ask; otherwise every call is 403. */
  isAllowed: boolean;
  /** A person says yes on the consent page: what their browser brings back. */
  consent(consentUrl: string, person: GooglePerson): { code: string; state: string };
  /** Stores the account and answers a cookie that it has been signed in with. */
  sessionOf(account: Partial<FirebaseAccount>, claims?: object): string;
  reset(): void;
  stop(): Promise<void>;
}

const FORBIDDEN = 'INSUFFICIENT_PERMISSION';

export async function startGoogleDouble(): Promise<GoogleDouble> {
  const accounts = new Map<string, FirebaseAccount>();
  const oauth = oauthDouble();
  const app = express().use(express.json());
  app.use((req, res, next) => {
    if (double.isSilent) return;
    if (!double.isUp) return void res.status(500).json({ error: {} });
    if (!double.isAllowed && req.path.startsWith('/v1/')) {
      return void res.status(403).json({ error: { message: FORBIDDEN } });
    }
    next();
  });
  app.use(oauth.router, identityToolkitDouble(accounts));
  const server = await listen(app);
  const double: GoogleDouble = {
    port: Number(new URL(server.origin).port),
    accounts,
    isUp: true,
    isSilent: false,
    isAllowed: true,
    consent: oauth.consent,
    sessionOf: (fields, claims = {}) => {
      const account = { localId: 'erika', email: 'erika@example.de', ...fields };
      accounts.set(account.localId, account);
      return signToken({ ...cookieClaims(account), ...claims });
    },
    reset: () => {
      accounts.clear();
      double.isUp = true;
      double.isSilent = false;
      double.isAllowed = true;
    },
    stop: () => server.close(),
  };
  return double;
}
