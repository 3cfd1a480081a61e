import { randomBytes, randomUUID } from 'node:crypto';
import { type Fault, startLocalFirestore, type Usage } from '@shop/emulators/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { type Accounts, openAccounts } from '../src/accounts/accounts.ts';
import { type AdminNames, openAdminNames } from '../src/accounts/admin-names.ts';
import type { SignInConfig } from '../src/accounts/sign-in-config.ts';
import { type AppDeps, createApp } from '../src/app.ts';
import { openFirestore } from '../src/firestore/open-firestore.ts';
import { transactionRunner } from '../src/firestore/run-transaction.ts';
import type { LogEntry } from '../src/logging/log.ts';

import { GoogleAgent } from './google/google-agent.ts';
import { type GoogleDouble, startGoogleDouble } from './google/google-double.ts';
import { PROJECT, WEB_API_KEY } from './google/identity-toolkit.ts';
import { OAUTH_CLIENT } from './google/oauth.ts';
import { listen } from './listen.ts';
import { type RecordingMailer, recordingMailer } from './recording-mailer.ts';
import { renderPage } from './render-page.ts';

export interface TestApi {
  firestore: Firestore;
  accounts: Accounts;
  adminNames: AdminNames;
  /** Google's side of sign-in. */
  google: GoogleDouble;
  /** Where mail goes. */
  mailer: RecordingMailer;
  /** What the app was built from, to call what is inside it. */
  deps: AppDeps;
  /** What was logged since the last reset. */
  log: LogEntry[];
  /** The clock that the app reads; a test may move it. */
  clock: { now: Date };
  /** Where it listens. */
  origin: string;
  call(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The request header of a customer's or an admin's session. */
  signedIn(uid?: string, claims?: { admin?: unknown }): { cookie: string };
  /** Every document, by path: two of these being equal proves that nothing was written. */
  everything(): Promise<Record<string, unknown>>;
  /** What the database would bill so far. */
  usage(): Usage;
  /** Empties the database and the log, and sets the clock back. */
  reset(): void;
  /** Disturbs the database until it is given another fault or none, or is reset. */
  setFault(fault?: Fault): void;
  /** Ends the database alone, as a failure of it would. */
  stopFirestore(): Promise<void>;
  /** Brings it back where it was, empty. */
  restartFirestore(): Promise<void>;
  stop(): Promise<void>;
}

const START = new Date('2026-03-02T09:30:00.123Z');

/** What firebase-admin shows to the double, which takes everything. */
const TEST_CREDENTIAL = {
  getAccessToken: async () => ({ access_token: 'token', expires_in: 3600 }),
};

/** A configured project, with the double in Google's place. */
function testSignIn(google: GoogleDouble): SignInConfig {
  const double = `http://127.0.0.1:${google.port}`;
  return {
    siteOrigins: ['https://shop.example'],
    googleClientId: OAUTH_CLIENT.clientId,
    googleClientSecret: OAUTH_CLIENT.clientSecret,
    webApiKey: WEB_API_KEY,
    projectId: PROJECT,
    authEmulator: undefined,
    firestoreEmulator: undefined,
    googleTokenUrl: `${double}/token`,
    identityToolkitUrl: `${double}/v1`,
  };
}

/** Starts the app behind real HTTP on a free port, with a Firestore of its own. */
export async function startApi(overrides: Partial<AppDeps> = {}): Promise<TestApi> {
  let local = await startLocalFirestore();
  process.env.FIRESTORE_EMULATOR_HOST = local.address;
  process.env.METADATA_SERVER_DETECTION = 'none'; // nobody looks for Google's machines from here
  const google = await startGoogleDouble();
  const admin = initializeApp({ projectId: PROJECT }, randomUUID());
  const googleApp = initializeApp(
    {
      projectId: PROJECT,
      credential: TEST_CREDENTIAL,
      serviceAccountId: `api@${PROJECT}.example`,
      httpAgent: new GoogleAgent(google.port),
    },
    randomUUID(),
  );
  const deadlineMs = overrides.deadlineMs ?? 9000;
  const firestore = openFirestore(admin, deadlineMs);
  const runTransaction = transactionRunner(firestore, deadlineMs);
  const log: LogEntry[] = [];
  const clock = { now: START };
  const accounts = openAccounts(getAuth(googleApp));
  const adminNames = openAdminNames(getAuth(googleApp), () => clock.now);
  const mailer = recordingMailer();
  const deps: AppDeps = {
    firestore,
    runTransaction,
    accounts,
    adminNames,
    now: () => clock.now,
    randomBytes,
    log: (entry) => log.push(entry),
    catalogueTtlMs: 0,
    deadlineMs,
    contactLimit: { name: 'contact', max: 5, windowMs: 60_000 },
    orderLimit: { name: 'order', max: 1000, windowMs: 3_600_000 },
    signInLimits: {
      address: { name: 'sign-in', max: 1000, windowMs: 60_000 },
      pending: { name: 'pending sign-in', max: 5, windowMs: 600_000 },
    },
    rateLimitKey: 'key',
    trustedProxies: 2,
    signIn: testSignIn(google),
    mail: {
      smtpUrl: '',
      from: { name: 'Shop', address: 'shop@shop.example' },
      officeAddress: 'office@shop.example',
      siteOrigin: 'https://shop.example',
      waitMs: 2000,
    },
    mailer,
    loadRenderer: async () => ({ renderPage }),
    ...overrides,
  };
  const app = createApp(deps);
  const server = await listen(app);
  const call = (path: string, init?: RequestInit) => fetch(server.origin + path, init);

  return {
    firestore,
    accounts,
    adminNames,
    google,
    mailer,
    deps,
    log,
    clock,
    origin: server.origin,
    call,
    post: (path, body, headers) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    signedIn: (uid = 'erika', claims = {}) => {
      const account = { localId: uid, email: `${uid}@example.de` };
      const customAttributes = JSON.stringify(claims);
      return { cookie: `__session=${google.sessionOf({ ...account, customAttributes })}` };
    },
    everything: () => readEverything(firestore),
    usage: () => local.usage(),
    reset: () => {
      local.setFault(undefined);
      local.reset();
      google.reset();
      mailer.reset();
      log.length = 0;
      clock.now = START;
    },
    setFault: (fault) => local.setFault(fault),
    stopFirestore: () => local.stop(),
    restartFirestore: async () => {
      local = await startLocalFirestore({ port: local.port });
    },
    stop: async () => {
      await server.close();
      await Promise.all([deleteApp(admin), deleteApp(googleApp)]);
      await local.stop();
      await google.stop();
    },
  };
}

/** Every document of a database, by path. */
async function readEverything(firestore: Firestore): Promise<Record<string, unknown>> {
  const collections = await firestore.listCollections();
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  const documents = snapshots.flatMap((snapshot) => snapshot.docs);
  return Object.fromEntries(documents.map((document) => [document.ref.path, document.data()]));
}
