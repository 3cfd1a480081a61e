import { Agent } from 'node:https';
import { connect, type Socket } from 'node:net';
import express from 'express';
import { listen } from '../listen.ts';
import { cookieClaims, type FirebaseAccount, identityToolkitDouble } from './identity-toolkit.ts';
import { oauthDouble } from './oauth.ts';
import { signToken } from './signing.ts';

export type GoogleDouble = Awaited<ReturnType<typeof startGoogleDouble>>;

const FORBIDDEN = 'INSUFFICIENT_PERMISSION';

/** A fake of the Google services that the shop calls, on a local port. */
export async function startGoogleDouble() {
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
  const double = {
    port: Number(new URL(server.origin).port),
    accounts,
    /** If false, every call fails with 500. */
    isUp: true,
    /** If true, no call is answered. */
    isSilent: false,
    /** If false, every call of the service account fails with 403. */
    isAllowed: true,
    /** Consents as a person; returns what Google hands to their browser. */
    consent: oauth.consent,
    /** Creates the account; returns a session cookie for it. */
    sessionOf: (fields: Partial<FirebaseAccount>, claims = {}) => {
      const account = { localId: 'erika', email: 'erika@example.de', ...fields };
      accounts.set(account.localId, account);
      return signToken({ ...cookieClaims(account), ...claims });
    },
    reset: (): void => {
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
    super({ keepAlive: true });
    this.#port = port;
  }

  override createConnection(): Socket {
    return connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
  }
}
