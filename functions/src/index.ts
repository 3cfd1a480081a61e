import { randomBytes } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { write } from 'firebase-functions/logger';
import { defineSecret } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { openAccounts } from './accounts/accounts.ts';
import { openAdminNames } from './accounts/admin-names.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';

const admin = initializeApp();
const now = () => new Date();

const app = createApp({
  firestore: getFirestore(admin),
  accounts: openAccounts(getAuth(admin)),
  adminNames: openAdminNames(getAuth(admin), now),
  now,
  randomBytes,
  log: write,
  ...readConfig(process.env),
});

/**
 * Asked for when it is deployed. Not with the emulators: they need none, and would look for it in
 * the cloud each time a process starts.
 */
const secrets = process.env.FUNCTIONS_EMULATOR ? [] : [defineSecret('GOOGLE_CLIENT_SECRET')];

/** The Cloud Function behind `/api/**`. */
export const api = onRequest(
  {
    region: 'europe-west3',
    invoker: 'public',
    memory: '512MiB',
    cpu: 1,
    concurrency: 80,
    maxInstances: 20,
    timeoutSeconds: 30,
    secrets,
  },
  app,
);
