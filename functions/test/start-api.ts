import { randomBytes, randomUUID } from 'node:crypto';
import type { RenderPage } from '@shop/domain/contract/rendered-page';
import { type Fault, startLocalFirestore } from '@shop/emulators/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { type Accounts, openAccounts, type SignedInAccount } from '../src/accounts/accounts.ts';
import { openAdminNames } from '../src/accounts/admin-names.ts';
import { type AppDeps, createApp, openCatalogues } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import { openFirestore } from '../src/firestore/open-firestore.ts';
import { transactionRunner } from '../src/firestore/run-transaction.ts';
import type { LogLine } from '../src/lib/log.ts';
import { type MailQuota, openMailQuotas } from '../src/mail/mail-quota.ts';
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
  /** While closed, mails wait in the outbox: nobody composes them and draws their papers. */
  open(isOpen?: boolean): void;
  isOpen: boolean;
  reset(): void;
}

export type TestApi = Awaited<ReturnType<typeof startApi>>;

/** A mailer that succeeds until a test sets another result. */
function recordingMailer(): RecordingMailer {
  const mailer: RecordingMailer = {
    mails: [],
    result: { ok: true },
    isOpen: true,
    open(isOpen = true) {
      mailer.isOpen = isOpen;
    },
    async send(mail) {
      mailer.mails.push(mail);
      return mailer.result;
    },
    reset() {
      mailer.mails = [];
      mailer.result = { ok: true };
      mailer.isOpen = true;
    },
  };
  return mailer;
}

/** Stands in for the web app's renderer: shows its arguments. */
export const renderPage: RenderPage = (path, { readAt, answers }) => {
  const [item] = Object.values(answers);
  const name = item && 'name' in item ? item.name : undefined;
  const data = JSON.stringify({ readAt });
  return `<!doctype html><title>${name ?? 'nicht gefunden'}</title>${path} ${data}`;
};

const START = new Date('2026-03-02T09:30:00.123Z');

/** Any credential: the fake accepts all. */
const TEST_CREDENTIAL = {
  getAccessToken: async () => ({ access_token: 'token', expires_in: 3600 }),
};

/** The configuration of a project with high limits, using the fake instead of Google. */
function testConfig(google: GoogleDouble): Config {
  const config = readConfig({
    FUNCTIONS_EMULATOR: 'true',
    CATALOGUE_TTL_MS: '0',
    GCLOUD_PROJECT: PROJECT,
    SITE_ORIGINS: 'https://shop.example',
    GOOGLE_CLIENT_ID: OAUTH_CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: OAUTH_CLIENT.clientSecret,
    WEB_API_KEY,
    MAIL_FROM: 'Shop <shop@shop.example>',
    OFFICE_MAIL: 'office@shop.example',
    HOSTING_NETWORKS: `${HOSTING}/32`,
    TRIES_PER_SIGN_IN: '5',
  });
  const double = `http://127.0.0.1:${google.port}`;
  const inPlaceOfGoogle = { googleTokenUrl: `${double}/token`, identityToolkitUrl: `${double}/v1` };
  return {
    ...config,
    contactLimit: { name: 'contact', max: 5, windowMs: 60_000 },
    rateLimitKey: 'key',
    linkKey: 'link key',
    signIn: { ...config.signIn, ...inPlaceOfGoogle },
  };
}

/** Starts the app over HTTP on a free port, with its own Firestore. */
export async function startApi(overrides: Partial<AppDeps> = {}) {
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
  const config = testConfig(google);
  const { deadlineMs = config.deadlineMs } = overrides;
  const firestore = openFirestore(admin, deadlineMs);
  const runTransaction = transactionRunner(firestore, deadlineMs);
  const log: LogLine[] = [];
  const clock = { now: START };
  const accounts = remembering(openAccounts(getAuth(googleApp)), google);
  const adminNames = openAdminNames(getAuth(googleApp), () => clock.now);
  const mailer = recordingMailer();
  const quotas = openMailQuotas(
    { firestore, runTransaction, now: () => clock.now },
    config.mail.limits,
  );
  const whileOpen = ({ take, giveBack }: MailQuota): MailQuota => ({
    take: async (count, leaving) => (mailer.isOpen ? take(count, leaving) : 0),
    giveBack,
  });
  const deps: AppDeps = {
    firestore,
    runTransaction,
    accounts,
    adminNames,
    now: () => clock.now,
    randomBytes,
    log: (entry) => log.push(entry),
    ...config,
    deadlineMs,
    mailer,
    mailQuotas: {
      customer: whileOpen(quotas.customer),
      office: whileOpen(quotas.office),
      requester: whileOpen(quotas.requester),
    },
    loadRenderer: async () => ({ renderPage }),
    ...overrides,
  };
  const app = createApp(deps);
  const server = await listen(app);
  const call = (path: string, init?: RequestInit) => fetch(server.origin + path, init);
  /** The request header of a signed-in customer or, with the claim, admin. */
  const signedIn = (
    uid = 'erika',
    claims: { admin?: unknown } = {},
    email = `${uid}@example.de`,
  ) => {
    const account = { localId: uid, email };
    const customAttributes = JSON.stringify(claims);
    return { cookie: `__session=${google.sessionOf({ ...account, customAttributes })}` };
  };

  let resets = 0;
  /** What was read last: reading it all again takes longer than most calls. */
  let all: { version: string; documents: Record<string, unknown> } | undefined;
  return {
    firestore,
    accounts,
    adminNames,
    /** The fake of Google's sign-in. */
    google,
    mailer,
    /** The app's dependencies and catalogues, for tests of use cases. */
    deps: { ...deps, ...openCatalogues(deps, deps.catalogueTtlMs) },
    /** The log since the last reset. */
    log,
    /** The app's clock, which a test can set. */
    clock,
    pass: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    origin: server.origin,
    call,
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    signedIn,
    asAdmin: (uid = 'chef') => signedIn(uid, { admin: true }),
    /** The JSON of a successful GET. */
    read: async <Answer>(path: string, headers: Record<string, string> = {}) => {
      const response = await call(path, { headers });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Answer;
    },
    /** The fields of a document; undefined if there is none. */
    stored: async (path: string) => (await firestore.doc(path).get()).data(),
    /** All documents by path; equal before and after if nothing was written. */
    everything: async () => {
      const { writes, deletes } = local.usage();
      const version = [resets, writes, deletes].join();
      if (all?.version !== version) all = { version, documents: await readEverything(firestore) };
      return all.documents;
    },
    /** The reads and writes that Firestore would have billed so far. */
    usage: () => local.usage(),
    /** Clears the database and the log, and resets the clock. */
    reset: () => {
      local.setFault(undefined);
      local.reset();
      resets += 1;
      google.reset();
      mailer.reset();
      log.length = 0;
      clock.now = START;
    },
    /** Makes the database fail until another fault or none is set, or the API is reset. */
    setFault: (fault?: Fault) => local.setFault(fault),
    stopFirestore: () => local.stop(),
    /** Restarts it at the same address, empty. */
    restartFirestore: async () => {
      local = await startLocalFirestore({ port: local.port });
      resets += 1;
    },
    stop: async () => {
      await server.close();
      await Promise.all([deleteApp(admin), deleteApp(googleApp)]);
      await local.stop();
      await google.stop();
    },
  };
}

/** Asks the fake about a session once for each state of its accounts, which takes a third of most calls. */
function remembering(accounts: Accounts, google: GoogleDouble): Accounts {
  const found = new Map<string, SignedInAccount>();
  const keyOf = (cookie: string) => {
    const { isUp, isSilent, isAllowed } = google;
    return JSON.stringify([cookie, ...google.accounts, isUp, isSilent, isAllowed]);
  };
  return {
    ...accounts,
    findBySession: async (cookie) => {
      const key = keyOf(cookie);
      const account = found.get(key) ?? (await accounts.findBySession(cookie));
      if (account && keyOf(cookie) === key) found.set(key, account);
      return account;
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
