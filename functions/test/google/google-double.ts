import { Agent } from 'node:https';
import { connect, type Socket } from 'node:net';
import express from 'express';
import { listen } from '../listen.ts';
import { cookieClaims, type FirebaseAccount, identityToolkitDouble } from './identity-toolkit.ts';
import { type GooglePerson, oauthDouble } from './oauth.ts';
import { signToken } from './signing.ts';

/** A fake of the Google services that the shop calls, on a local port. */
export interface GoogleDouble {
  port: number;
  accounts: Map<string, FirebaseAccount>;
  /** If false, every call fails with 500. */
  isUp: boolean;
  /** If true, no call is answered. */
  isSilent: boolean;
  /** If false, every call of the service account fails with 403. */
  isAllowed: boolean;
  /** Consents as a person; returns what Google hands to their browser. */
  consent(consentUrl: string, person: GooglePerson): { code: string; state: string };
  /** Creates the account; returns a session cookie for it. */
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

/** Redirects Google's libraries from https://….googleapis.com to a local HTTP server. */
export class GoogleAgent extends Agent {
  readonly #port: number;

  constructor(port: number) {
    super({ keepAlive: false });
    this.#port = port;
  }

  override createConnection(): Socket {
    return connect(this.#port, '127.0.0.1');
  }
}
