import { randomBytes } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { write } from 'firebase-functions/logger';
import { defineSecret } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { openAccounts } from './accounts/accounts.ts';
import { openAdminNames } from './accounts/admin-names.ts';
import { type AppDeps, createApp, openCatalogues } from './app.ts';
import { readConfig } from './config.ts';
import { openFirestore } from './firestore/open-firestore.ts';
import { transactionRunner } from './firestore/run-transaction.ts';
import { releaseBody, withholdBodies } from './http/withheld-bodies.ts';
import { openMailQuotas } from './mail/mail-quota.ts';
import { openMailer } from './mail/smtp-mailer.ts';
import { sweepOutbox as sweep } from './mail/sweep-outbox.ts';
import { retainDaily } from './privacy/apply-retention.ts';
import { proposeQuotes } from './quotes/propose-quotes.ts';
import { sweepQuotes } from './quotes/sweep-quotes.ts';
import { sweepBookings } from './rentals/sweep-bookings.ts';

withholdBodies();
const admin = initializeApp();
const now = () => new Date();

const config = readConfig(process.env);
const firestore = openFirestore(admin, config.deadlineMs);

const runTransaction = transactionRunner(firestore, config.deadlineMs);

const deps: AppDeps = {
  firestore,
  runTransaction,
  accounts: openAccounts(getAuth(admin)),
  adminNames: openAdminNames(getAuth(admin), now),
  now,
  randomBytes,
  log: write,
  mailer: openMailer(config.mail, write),
  mailQuotas: openMailQuotas({ firestore, runTransaction, now }, config.mail.limits),
  // Beside this file once bundled.
  loadRenderer: () => import(new URL('./web/render.js', import.meta.url).href),
  ...config,
};

/**
 * Secrets of every function, as all read the same configuration. None with the emulators, which would look
 * them up in the cloud each time a process starts.
 */
const secrets = process.env.FUNCTIONS_EMULATOR
  ? []
  : ['GOOGLE_CLIENT_SECRET', 'LINK_KEY', 'RATE_LIMIT_KEY', 'SMTP_URL'].map((name) =>
      defineSecret(name),
    );

const region = 'europe-west3';
const app = createApp(deps);

/** The Cloud Function behind `/api/**` and the pages of products and tools. */
export const api = onRequest(
  {
    region,
    invoker: 'public',
    memory: '512MiB',
    cpu: 1,
    concurrency: 80,
    maxInstances: 20,
    timeoutSeconds: 30,
    // The emulator would allow all origins otherwise.
    cors: false,
    secrets,
  },
  (req, res) => {
    releaseBody(req);
    app(req, res);
  },
);

const SCHEDULED = { region, memory: '256MiB', concurrency: 1, maxInstances: 1, secrets } as const;

export const sweepOutbox = onSchedule(
  { ...SCHEDULED, schedule: 'every 1 minutes', timeoutSeconds: 120 },
  async () => {
    await sweepBookings(deps);
    await sweepQuotes(deps);
    await proposeQuotes({ ...deps, ...openCatalogues(deps, config.catalogueTtlMs) });
    await sweep(deps);
  },
);

export const applyRetention = onSchedule(
  {
    ...SCHEDULED,
    schedule: 'every day 03:30',
    timeZone: 'Europe/Berlin',
    timeoutSeconds: 540,
  },
  () => retainDaily(deps),
);
