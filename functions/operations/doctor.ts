import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { COMPANY, ORDER_BUTTON, ORDER_BUTTONS } from '@shop/domain/company';
import { PRODUCT_ROLES } from '@shop/domain/product/material-rules';
import { readArguments } from '@shop/emulators/command-line';
import type { Firestore } from 'firebase-admin/firestore';
import { GoogleAuth } from 'google-auth-library';
import { createTransport } from 'nodemailer';
import { bareRoles } from '../src/catalogue/planner-data.ts';
import { adminsOf } from '../src/stored/admins.ts';
import { productsOf } from '../src/stored/product.ts';
import { readSetting } from '../src/stored/setting.ts';
import { exitCodeOf } from './command.ts';
import { lostNames } from './lost-names.ts';
import { type CommandContext, chooseFirestore, openReachable, placeOf } from './targets.ts';

const USAGE = 'Usage: npm run doctor -- [--project <id>]';
const REGION = 'europe-west3';
const ROOT = new URL('../../', import.meta.url);

/** Access to everything outside the process, which tests replace. */
export interface Outside {
  /** Fetches JSON from Google's API; the address has no `https://`. Throws with a reason. */
  cloud<Answer>(address: string): Promise<Answer>;
  /** Fetches from the shop itself, or Google's consent page. */
  web(url: string): Promise<Response>;
  /** Connects to a mail server and greets it. */
  greet(smtpUrl: string): Promise<unknown>;
  /** A file of the repository; undefined if there is none. */
  file(path: string): string | undefined;
  /** The files of a folder in the repository. */
  files(folder: string): string[];
}

interface Patient extends Outside {
  project: string;
  isLocal: boolean;
  firestore: Firestore;
  env: Record<string, string | undefined>;
  /** The shop's own address. */
  site: string;
}

interface Check {
  name: string;
  /** How to fix it. */
  mend: string;
  /** Skipped with the emulators, which have no such thing. */
  isOfCloud?: true;
  /** What is missing; undefined if nothing is. Throws if it cannot find out. */
  look(patient: Patient): Promise<string | undefined> | string | undefined;
}

const check = (name: string, mend: string, look: Check['look']): Check => ({ name, mend, look });
const cloudOnly = (...of: Parameters<typeof check>): Check => ({
  ...check(...of),
  isOfCloud: true,
});
const database = ({ project }: Patient) =>
  `firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
const missing = (names: readonly string[]) => names.join(', ') || undefined;
/** The wanted names that a list from Google's API lacks. */
async function lacking(
  { cloud }: Patient,
  address: string,
  field: string,
  wanted: readonly string[],
  nameOf: (item: Item) => string | undefined,
) {
  const items = (await cloud<Record<string, Item[] | undefined>>(address))[field] ?? [];
  const names = items.map(nameOf);
  return missing(wanted.filter((name) => !names.includes(name)));
}
type Item = Record<string, unknown> & { name?: string };
const lastPart = ({ name }: Item) => name?.split('/').at(-1);
const jsonIn = <T>(text: string | undefined) => JSON.parse(text ?? '{}') as T;
const isSet =
  (name: string): Check['look'] =>
  ({ env }) =>
    env[name] ? undefined : 'not set';

interface Indexes {
  indexes: { collectionGroup: string; fields: object[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
}
const indexesOf = ({ file }: Patient) => jsonIn<Indexes>(file('firestore.indexes.json'));
/** Without `__name__`, which Google adds to each index. */
const indexKey = (collection: string, fields: readonly object[]) =>
  `${collection}: ${fields
    .map((field) => Object.values(field).join(' '))
    .filter((field) => !field.startsWith('__name__'))
    .join(', ')}`;

const authConfig = ({ project, cloud }: Patient) =>
  cloud<{
    authorizedDomains?: string[];
    emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
    signIn?: Record<string, { enabled?: boolean } | undefined>;
  }>(`identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`);

const pagesOf = ({ file, files }: Patient) =>
  files('web/src')
    .filter((name) => /(?<!\.test)\.tsx$/.test(name))
    .map((name) => file(`web/src/${name}`))
    .join('\n');

const ENV = 'functions/.env.<project>, docs/operations.md "Settings"';
const SECRETS = ['RATE_LIMIT_KEY', 'LINK_KEY', 'SMTP_URL', 'GOOGLE_CLIENT_SECRET'];
const SHOWN_NAMES = 5;
const SCHEDULED = ['sweepOutbox', 'applyRetention'];

/** In the order of docs/operations.md. */
const CHECKS: readonly Check[] = [
  check('company', 'domain/src/company.ts', () =>
    /Muster|\.example/.test(JSON.stringify(COMPANY)) ? 'made-up data' : undefined,
  ),
  check('VAT number', 'vatId in domain/src/company.ts', () =>
    /^DE(?!123456789)\d{9}$/.test(COMPANY.vatId) ? undefined : COMPANY.vatId,
  ),
  check(
    'bank account',
    '/admin/einstellungen, or bank in domain/src/company.ts',
    async ({ firestore }) => {
      const { iban } = await readSetting(firestore, 'bank');
      return iban.replaceAll(' ', '') === 'DE89370400440532013000'
        ? 'the example account'
        : undefined;
    },
  ),
  check('order button', 'ORDER_BUTTON in domain/src/company.ts (§ 312j BGB), docs/legal.md', () =>
    ORDER_BUTTON === ORDER_BUTTONS.explicit ? undefined : `"${ORDER_BUTTON.label}"`,
  ),
  check(
    'legal pages',
    'web/src/content: the date of the terms, docs/legal.md',
    (patient) => pagesOf(patient).match(/\[[^\]\n]* einsetzen\]/)?.[0],
  ),
  check('customer voices', 'web/src/content/shop/home: real ones or none (§ 5b UWG)', (patient) =>
    pagesOf(patient).includes('Diese Stimmen sind Beispiele') ? 'made up' : undefined,
  ),
  check('pictures', '/admin, Sortiment: own photographs', async ({ firestore }) => {
    const { docs } = await productsOf(firestore).withConverter(null).get();
    const drawn = docs.filter((product) => !product.get('pictures')?.length);
    return drawn.length > 0
      ? `${drawn.length} of ${docs.length} products show a drawn one`
      : undefined;
  }),
  check('planner', '/admin, Sortiment: "Verwendung" of a product', async ({ firestore }) => {
    const products = await productsOf(firestore).get();
    const bare = bareRoles(new Map(products.docs.map((each) => [each.data().id, each.data()])));
    return missing(bare.map((role) => `no product for ${PRODUCT_ROLES[role]}`));
  }),
  check('names', 'the form of what is named, or npm run audit', async ({ firestore }) => {
    const lost = await lostNames(firestore);
    const more = lost.length > SHOWN_NAMES ? [`and ${lost.length - SHOWN_NAMES} more`] : [];
    return missing([...lost.slice(0, SHOWN_NAMES), ...more]);
  }),
  check('admins', 'npm run grant-admin -- <email>', async ({ firestore }) =>
    (await adminsOf(firestore).get()).data()?.admins.length ? undefined : 'nobody is one',
  ),
  ...['SITE_ORIGINS', 'GOOGLE_CLIENT_ID', 'WEB_API_KEY'].map((name) =>
    check(name, ENV, isSet(name)),
  ),
  check(
    'HOSTING_NETWORKS',
    'measure it: npm run hops, docs/operations.md "Whose requests are counted"',
    ({ env }) => {
      if (!env.HOSTING_NETWORKS) throw new Error('Google’s own by default, not measured');
      return undefined;
    },
  ),
  check(
    'mail server',
    'secret SMTP_URL, docs/operations.md "Mail"',
    async ({ project, isLocal, env, cloud, greet }) => {
      const stored = async () => {
        const path = `v1/projects/${project}/secrets/SMTP_URL/versions/latest:access`;
        const address = `secretmanager.googleapis.com/${path}`;
        const { payload } = await cloud<{ payload: { data: string } }>(address);
        return Buffer.from(payload.data, 'base64').toString();
      };
      const url = (env.SMTP_URL ?? (isLocal ? '' : await stored())).trim();
      if (!url || url === 'none') return 'not set';
      // The server's message may quote the account.
      return greet(url).then(
        () => undefined,
        ({ code }) => `does not answer: ${code ?? 'unusable address'}`,
      );
    },
  ),
  cloudOnly(
    'rules',
    'npx firebase deploy --only firestore:rules',
    async ({ project, cloud, file }) => {
      const rules = `firebaserules.googleapis.com/v1/projects/${project}`;
      type Release = { rulesetName: string };
      const { rulesetName } = await cloud<Release>(`${rules}/releases/cloud.firestore`);
      const address = `firebaserules.googleapis.com/v1/${rulesetName}`;
      const { source } = await cloud<{ source: { files: { content: string }[] } }>(address);
      return source.files[0]?.content.trim() === file('firestore.rules')?.trim()
        ? undefined
        : 'others are deployed';
    },
  ),
  cloudOnly('indexes', 'npx firebase deploy --only firestore:indexes', (patient) => {
    const wanted = indexesOf(patient).indexes.map((each) =>
      indexKey(each.collectionGroup, each.fields),
    );
    const address = `${database(patient)}/collectionGroups/-/indexes?pageSize=500`;
    return lacking(patient, address, 'indexes', wanted, ({ name, fields, state }) =>
      state === 'READY' ? indexKey(name?.split('/').at(-3) ?? '', fields as object[]) : undefined,
    );
  }),
  cloudOnly('TTL policies', 'npx firebase deploy --only firestore:indexes', (patient) => {
    const expiring = indexesOf(patient).fieldOverrides.filter(({ ttl }) => ttl);
    const wanted = expiring.map(({ collectionGroup }) => collectionGroup);
    const address = `${database(patient)}/collectionGroups/-/fields?filter=ttlConfig:*&pageSize=100`;
    return lacking(patient, address, 'fields', wanted, ({ name, ttlConfig }) =>
      (ttlConfig as { state?: string } | undefined)?.state === 'ACTIVE'
        ? name?.split('/').at(-3)
        : undefined,
    );
  }),
  cloudOnly('functions', 'npx firebase deploy --only functions', (patient) => {
    const address = `cloudfunctions.googleapis.com/v2/projects/${patient.project}/locations/${REGION}/functions`;
    return lacking(patient, address, 'functions', ['api', ...SCHEDULED], (each) =>
      each.state === 'ACTIVE' ? lastPart(each) : undefined,
    );
  }),
  cloudOnly('schedules', `gcloud scheduler jobs resume <job> --location ${REGION}`, (patient) => {
    const wanted = SCHEDULED.map((name) => `firebase-schedule-${name}-${REGION}`);
    const address = `cloudscheduler.googleapis.com/v1/projects/${patient.project}/locations/${REGION}/jobs`;
    return lacking(patient, address, 'jobs', wanted, (job) =>
      job.state === 'ENABLED' ? lastPart(job) : undefined,
    );
  }),
  cloudOnly('secrets', 'npx firebase functions:secrets:set <name>', (patient) => {
    const address = `secretmanager.googleapis.com/v1/projects/${patient.project}/secrets?pageSize=100`;
    return lacking(patient, address, 'secrets', SECRETS, lastPart);
  }),
  cloudOnly('OAuth redirect', 'docs/operations.md "Sign-in", 2.', async ({ site, web }) => {
    const begun = await web(`${site}/api/oauth/google/redirect_url`);
    if (!begun.ok) return `the shop answers ${begun.status}`;
    const { redirectUrl } = (await begun.json()) as { redirectUrl: string };
    const { url, status } = await web(redirectUrl);
    return url.includes('/error') || status >= 400 ? 'Google refuses the redirect URI' : undefined;
  }),
  cloudOnly(
    'session cookie',
    'SITE_ORIGINS, and Hosting in front of the function',
    async ({ site, web }) => {
      const cookie =
        (await web(`${site}/api/oauth/google/redirect_url`)).headers.get('set-cookie') ?? '';
      const parts = ['__session=', 'Secure', 'HttpOnly', 'SameSite=Lax'];
      return missing(parts.filter((part) => !cookie.includes(part)));
    },
  ),
  cloudOnly('authorised domains', 'Firebase console, Authentication, Settings', async (patient) => {
    const { authorizedDomains = [] } = await authConfig(patient);
    const hosts = (patient.env.SITE_ORIGINS ?? '').split(',').map((origin) => origin.trim());
    const wanted = hosts.filter(Boolean).map((origin) => new URL(origin).hostname);
    return missing(wanted.filter((host) => !authorizedDomains.includes(host)));
  }),
  cloudOnly('sign-in methods', 'docs/operations.md "Sign-in", 4.', async (patient) => {
    const { emailPrivacyConfig, signIn = {} } = await authConfig(patient);
    const open = ['email', 'anonymous', 'phoneNumber'].filter((name) => signIn[name]?.enabled);
    return missing([
      ...(emailPrivacyConfig?.enableImprovedEmailPrivacy
        ? []
        : ['no e-mail enumeration protection']),
      ...open.map((name) => `sign-in by ${name}`),
    ]);
  }),
  check('health', 'docs/operations.md "The first hour of a bad day"', async ({ site, web }) => {
    const health = (await (await web(`${site}/api/health`)).json()) as Record<string, boolean>;
    return missing(Object.keys(health).filter((part) => !health[part]));
  }),
  cloudOnly('backups', 'docs/operations.md "Backup and restore"', async (patient) => {
    const address = `${database(patient)}/backupSchedules`;
    const { backupSchedules = [] } = await patient.cloud<{ backupSchedules?: object[] }>(address);
    return backupSchedules.length > 0 ? undefined : 'no schedule';
  }),
  cloudOnly(
    'point-in-time recovery',
    'docs/operations.md "Backup and restore"',
    async (patient) => {
      const state = await patient.cloud<Record<string, string | undefined>>(database(patient));
      return missing([
        ...(state.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
          ? []
          : ['off']),
        ...(state.deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
          ? []
          : ['no delete protection']),
        ...(state.locationId === REGION ? [] : [`in ${state.locationId}`]),
      ]);
    },
  ),
  cloudOnly('log metrics', 'docs/operations.md "Alerts"', (patient) => {
    const address = `logging.googleapis.com/v2/projects/${patient.project}/metrics`;
    const wanted = patient.files('alerts/metrics').map((name) => name.replace('.json', ''));
    return lacking(patient, address, 'metrics', wanted, lastPart);
  }),
  cloudOnly('alerts', 'docs/operations.md "Alerts"', (patient) => {
    const wanted = patient.files('alerts/policies').map((name) => {
      return jsonIn<{ displayName: string }>(patient.file(`alerts/policies/${name}`)).displayName;
    });
    const address = `monitoring.googleapis.com/v3/projects/${patient.project}/alertPolicies`;
    return lacking(patient, address, 'alertPolicies', wanted, (policy) =>
      (policy.notificationChannels as string[] | undefined)?.length && policy.enabled !== false
        ? String(policy.displayName)
        : undefined,
    );
  }),
  cloudOnly('budget', 'docs/operations.md "Alerts"', async ({ project, cloud }) => {
    const billing = `cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`;
    const { billingAccountName } = await cloud<{ billingAccountName?: string }>(billing);
    if (!billingAccountName) return 'no billing account';
    const address = `billingbudgets.googleapis.com/v1/${billingAccountName}/budgets`;
    const { budgets = [] } = await cloud<{ budgets?: object[] }>(address);
    return budgets.length > 0 ? undefined : 'none';
  }),
];

/**
 * Prints a table of what a project, or the emulators, lack for production, with a fix for each.
 * Only reads. Resolves to the exit code: 1 if anything is missing.
 */
export function doctor(
  args: readonly string[],
  context: CommandContext,
  outside: Outside = OUTSIDE,
): Promise<number> {
  return exitCodeOf(context, async () => {
    const options = { project: { type: 'string' } } as const;
    const { project } = readArguments(USAGE, () => parseArgs({ args: [...args], options }).values);
    const target = chooseFirestore(project, context, 'look at it');
    const { firestore, close } = await openReachable(target);
    const env: Patient['env'] = {
      ...parseEnv(outside.file(`functions/.env.${target.projectId}`) ?? ''),
      ...(process.env.SMTP_URL && { SMTP_URL: process.env.SMTP_URL }),
    };
    const isLocal = target.kind === 'emulator';
    const origin = env.SITE_ORIGINS?.split(',')[0]?.trim();
    const site = isLocal ? localSite(outside) : (origin ?? `https://${target.projectId}.web.app`);
    const patient = { ...outside, project: target.projectId, isLocal, firestore, env, site };
    const lines = await Promise.all(CHECKS.map((check) => lineOf(check, patient))).finally(close);
    const widths = [0, 1].map((column) =>
      Math.max(...lines.map((line) => line[column]?.length ?? 0)),
    );
    for (const line of lines) {
      const cells = line.map((cell, column) => cell.padEnd(widths[column] ?? 0));
      context.output.write(`${cells.join('  ').trim()}\n`);
    }
    const count = lines.filter(([, state]) => state === 'missing').length;
    if (count > 0)
      throw new Error(`${count} of ${lines.length} are missing in ${placeOf(target)}.`);
  });
}

function localSite({ file }: Outside): string {
  const { emulators } = jsonIn<{ emulators: { hosting: { port: number } } }>(file('firebase.json'));
  return `http://127.0.0.1:${emulators.hosting.port}`;
}

async function lineOf(check: Check, patient: Patient): Promise<string[]> {
  const { name, mend } = check;
  if (check.isOfCloud && patient.isLocal) return [name, 'missing', 'only in the cloud'];
  try {
    const lack = await check.look(patient);
    return lack === undefined ? [name, 'ok'] : [name, 'missing', `${lack} → ${mend}`];
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return [name, 'cannot tell', `${reason} → ${mend}`];
  }
}

const auth = new GoogleAuth({
  scopes: ['https://www.googleapis.com/auth/cloud-platform.read-only'],
});

const OUTSIDE: Outside = {
  cloud: async <Answer>(address: string) =>
    (await auth.request<Answer>({ url: `https://${address}` })).data,
  web: (url) => fetch(url, { headers: { 'sec-fetch-site': 'same-origin' } }),
  greet: (url) => createTransport({ url, connectionTimeout: 5000, greetingTimeout: 5000 }).verify(),
  file: readRepository,
  files: (folder) => readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' }),
};

export function readRepository(path: string): string | undefined {
  const url = new URL(path, ROOT);
  return existsSync(url) ? readFileSync(url, 'utf8') : undefined;
}
