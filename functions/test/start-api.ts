import { randomBytes, randomUUID } from 'node:crypto';
import type { RenderPage } from '@shop/domain/contract/rendered-page';
import { type Fault, startLocalFirestore, type Usage } from '@shop/emulators/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { type Accounts, openAccounts } from '../src/accounts/accounts.ts';
import { type AdminNames, openAdminNames } from '../src/accounts/admin-names.ts';
import type { SignInConfig } from '../src/accounts/sign-in-config.ts';
import { type AppDeps, createApp, openCatalogues } from '../src/app.ts';
import type { Catalogues } from '../src/assortment/routes.ts';
import { openFirestore } from '../src/firestore/open-firestore.ts';
import { transactionRunner } from '../src/firestore/run-transaction.ts';
import type { LogLine } from '../src/logging/log.ts';
import { openMailQuotas } from '../src/mail/mail-quota.ts';
import type { Mail, Mailer, SendResult } from '../src/mail/mailer.ts';
import { HOSTING } from './browser.ts';
import { GoogleAgent, type GoogleDouble, startGoogleDouble } from './google/google-double.ts';
import { PROJECT, WEB_API_KEY } from './google/identity-toolkit.ts';
import { OAUTH_CLIENT } from './google/oauth.ts';
import { listen } from './listen.ts';

interface RecordingMailer extends Mailer {
  /** All mails, sent or failed. */
  mails: Mail[];
  /** The outcome of the next mails. */
  result: SendResult | Promise<SendResult>;
  reset(): void;
}

export interface TestApi {
  firestore: Firestore;
  accounts: Accounts;
  adminNames: AdminNames;
  /** The fake of Google's sign-in. */
  google: GoogleDouble;
  mailer: RecordingMailer;
  /** The app's dependencies and catalogues, for tests of use cases. */
  deps: AppDeps & Catalogues;
  /** The log since the last reset. */
  log: LogLine[];
  /** The app's clock, which a test can set. */
  clock: { now: Date };
  pass(ms: number): void;
  origin: string;
  call(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The request header of a signed-in customer or, with the claim, admin. */
  signedIn(uid?: string, claims?: { admin?: unknown }): { cookie: string };
  asAdmin(uid?: string): { cookie: string };
  /** The JSON of a successful GET. */
  read<Answer>(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** The fields of a document; undefined if there is none. */
  stored(path: string): Promise<DocumentData | undefined>;
  /** All documents by path; equal before and after if nothing was written. */
  everything(): Promise<Record<string, unknown>>;
  /** The reads and writes that Firestore would bill so far. */
  usage(): Usage;
  /** Clears the database and the log, and resets the clock. */
  reset(): void;
  /** Makes the database fail, until another fault, none, or a reset. */
  setFault(fault?: Fault): void;
  stopFirestore(): Promise<void>;
  /** Restarts it at the same address, empty. */
  restartFirestore(): Promise<void>;
  stop(): Promise<void>;
}

/** A mailer that succeeds until a test sets another result. */
function recordingMailer(): RecordingMailer {
  const mailer: RecordingMailer = {
    mails: [],
    result: { ok: true },
    async send(mail) {
      mailer.mails.push(mail);
      return mailer.result;
    },
    reset() {
      mailer.mails = [];
      mailer.result = { ok: true };
    },
  };
  return mailer;
}

/** Replaces the web app's renderer: shows its arguments. */
export const renderPage: RenderPage = (path, { readAt, product, rentalTool }) => {
  const item = product ?? rentalTool;
  const data = JSON.stringify({ readAt });
  return `<!doctype html><title>${item?.name ?? 'nicht gefunden'}</title>${path} ${data}`;
};

const START = new Date('2026-03-02T09:30:00.123Z');

const limits = {
  confirmationsPerHour: 1000,
  confirmationsPerDay: 1000,
  receiptsPerHour: 1000,
  receiptsPerDay: 1000,
  mailsPerHour: 1000,
  noticesPerHour: 1000,
};

/** Any credential: the fake accepts all. */
const TEST_CREDENTIAL = {
  getAccessToken: async () => ({ access_token: 'token', expires_in: 3600 }),
};

/** The configuration of a project, with the fake in Google's place. */
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

/** Starts the app over HTTP on a free port, with its own Firestore. */
export async function startApi(overrides: Partial<AppDeps> = {}): Promise<TestApi> {
  let local = await startLocalFirestore();
  process.env.FIRESTORE_EMULATOR_HOST = local.address;
  process.env.METADATA_SERVER_DETECTION = 'none'; // do not look for Google's metadata server
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
  const log: LogLine[] = [];
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
    bodyMs: 5000,
    contactLimit: { name: 'contact', max: 5, windowMs: 60_000 },
    orderLimit: { name: 'order', max: 1000, windowMs: 3_600_000 },
    refusedOrderLimit: { name: 'refused order', max: 1000, windowMs: 3_600_000 },
    cartLimit: { name: 'cart', max: 1000, windowMs: 3_600_000 },
    callLimit: { name: 'call', max: 1_000_000, windowMs: 60_000 },
    pictureLimit: { name: 'picture', max: 1000, windowMs: 86_400_000 },
    signInLimits: {
      address: { name: 'sign-in', max: 1000, windowMs: 60_000 },
      pending: { name: 'pending sign-in', max: 5, windowMs: 600_000 },
    },
    rateLimitKey: 'key',
    linkKey: 'link key',
    hostingNetworks: [`${HOSTING}/32`],
    signIn: testSignIn(google),
    mail: {
      smtpUrl: '',
      from: { name: 'Shop', address: 'shop@shop.example' },
      officeAddress: 'office@shop.example',
      siteOrigin: 'https://shop.example',
      limits,
      waitMs: 2000,
    },
    mailer,
    mailQuotas: openMailQuotas({ firestore, runTransaction, now: () => clock.now }, limits),
    loadRenderer: async () => ({ renderPage }),
    ...overrides,
  };
  const app = createApp(deps);
  const server = await listen(app);
  const call = (path: string, init?: RequestInit) => fetch(server.origin + path, init);
  const signedIn: TestApi['signedIn'] = (uid = 'erika', claims = {}) => {
    const account = { localId: uid, email: `${uid}@example.de` };
    const customAttributes = JSON.stringify(claims);
    return { cookie: `__session=${google.sessionOf({ ...account, customAttributes })}` };
  };

  return {
    firestore,
    accounts,
    adminNames,
    google,
    mailer,
    deps: { ...deps, ...openCatalogues(deps, deps.catalogueTtlMs) },
    log,
    clock,
    pass: (ms) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    origin: server.origin,
    call,
    post: (path, body, headers) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    signedIn,
    asAdmin: (uid = 'chef') => signedIn(uid, { admin: true }),
    read: async <Answer>(path: string, headers: Record<string, string> = {}) => {
      const response = await call(path, { headers });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Answer;
    },
    stored: async (path) => (await firestore.doc(path).get()).data(),
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

/** All documents of a database, by path. */
async function readEverything(firestore: Firestore): Promise<Record<string, unknown>> {
  const collections = await firestore.listCollections();
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  const documents = snapshots.flatMap((snapshot) => snapshot.docs);
  return Object.fromEntries(documents.map((document) => [document.ref.path, document.data()]));
}
