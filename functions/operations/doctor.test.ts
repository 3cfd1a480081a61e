import { readdirSync } from 'node:fs';
import { PLANNED_ROLES } from '@shop/domain/planner/projects';
import { NEW_BANK } from '@shop/domain/testing/sent';
import { GRAVEL, SLATE } from '@shop/domain/testing/stored';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firestoreOfFile, runCommand } from '../test/run-command.ts';
import { storeAll, storeProducts } from '../test/shop-data.ts';
import { CUSTOMER_V1 } from '../test/stored-fixtures.ts';
import { doctor, type Outside, readRepository } from './doctor.ts';

const PROJECT = 'shop-of-a-test';
const SITE = 'https://shop.example';
const { local, firestore } = await firestoreOfFile(PROJECT);

interface Indexes {
  indexes: { collectionGroup: string; fields: object[] }[];
}
const read = (path: string) => readRepository(path) ?? '';
const { indexes } = JSON.parse(read('firestore.indexes.json')) as Indexes;
const names = (folder: string) => readdirSync(new URL(`../../${folder}`, import.meta.url));
const DATABASE = `firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)`;
const RULES = 'firebaserules.googleapis.com/v1/';
const IN_REGION = `/projects/${PROJECT}/locations/europe-west3`;
const group = (name: string) => `projects/p/databases/(default)/collectionGroups/${name}`;
const documentName = { fieldPath: '__name__', order: 'ASCENDING' };

const EXPIRING = [
  'carts',
  'missedSearches',
  'rateLimits',
  'outbox',
  'tours',
  'requests',
  'standingOrders',
  'rentalPictures',
  'changes',
];

/** In Google's documented form. */
const WELL: Record<string, object> = {
  [`${RULES}projects/${PROJECT}/releases/cloud.firestore`]: {
    rulesetName: 'projects/p/rulesets/1',
  },
  [`${RULES}projects/p/rulesets/1`]: { source: { files: [{ content: read('firestore.rules') }] } },
  [`${DATABASE}/collectionGroups/-/indexes?pageSize=500`]: {
    indexes: indexes.map(({ collectionGroup, fields }) => ({
      name: `${group(collectionGroup)}/indexes/1`,
      state: 'READY',
      fields: [...fields, documentName],
    })),
  },
  [`${DATABASE}/collectionGroups/-/fields?filter=ttlConfig:*&pageSize=100`]: {
    fields: EXPIRING.map((name) => {
      return { name: `${group(name)}/fields/expires_at`, ttlConfig: { state: 'ACTIVE' } };
    }),
  },
  [`cloudfunctions.googleapis.com/v2${IN_REGION}/functions`]: {
    functions: ['api', 'sweepOutbox', 'applyRetention'].map((name) => {
      return { name: `${IN_REGION}/functions/${name}`, state: 'ACTIVE' };
    }),
  },
  [`cloudscheduler.googleapis.com/v1${IN_REGION}/jobs`]: {
    jobs: ['sweepOutbox', 'applyRetention'].map((name) => {
      return { name: `x/jobs/firebase-schedule-${name}-europe-west3`, state: 'ENABLED' };
    }),
  },
  [`secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets?pageSize=100`]: {
    secrets: ['RATE_LIMIT_KEY', 'LINK_KEY', 'SMTP_URL', 'GOOGLE_CLIENT_SECRET'].map((name) => {
      return { name: `projects/1/secrets/${name}` };
    }),
  },
  [`secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets/SMTP_URL/versions/latest:access`]: {
    payload: { data: Buffer.from('smtps://a:b@smtp.example').toString('base64') },
  },
  [`identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`]: {
    authorizedDomains: ['localhost', 'shop.example'],
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    signIn: { email: { enabled: false }, allowDuplicateEmails: false },
  },
  [`${DATABASE}/backupSchedules`]: {
    backupSchedules: [{ dailyRecurrence: {}, retention: '604800s' }],
  },
  [DATABASE]: {
    locationId: 'europe-west3',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  },
  [`logging.googleapis.com/v2/projects/${PROJECT}/metrics`]: {
    metrics: names('alerts/metrics').map((name) => ({ name: name.replace('.json', '') })),
  },
  [`monitoring.googleapis.com/v3/projects/${PROJECT}/alertPolicies`]: {
    alertPolicies: names('alerts/policies').map((name) => {
      const { displayName } = JSON.parse(read(`alerts/policies/${name}`));
      return { displayName, enabled: true, notificationChannels: ['projects/p/channels/1'] };
    }),
  },
  [`cloudbilling.googleapis.com/v1/projects/${PROJECT}/billingInfo`]: {
    billingAccountName: 'billingAccounts/1',
  },
  'billingbudgets.googleapis.com/v1/billingAccounts/1/budgets': { budgets: [{}] },
};
const ENV = [
  `SITE_ORIGINS=${SITE}`,
  ...['GOOGLE_CLIENT_ID', 'WEB_API_KEY'].map((name) => `${name}=x`),
  'HOSTING_NETWORKS=66.102.0.0/20',
].join('\n');
const CONSENT = 'https://accounts.google.example/consent';
const WEB: Record<string, [string, ResponseInit?]> = {
  [`${SITE}/api/oauth/google/redirect_url`]: [
    JSON.stringify({ redirectUrl: CONSENT }),
    { headers: { 'set-cookie': '__session=1; Secure; HttpOnly; SameSite=Lax' } },
  ],
  [CONSENT]: [''],
  [`${SITE}/api/health`]: ['{"ok":true,"firestore":true,"mail":true,"sweep":true}'],
};

beforeEach(async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', local.address);
  vi.stubEnv('SMTP_URL', undefined);
  const coverage = { kind: 'area', m2_per_unit: 1 } as const;
  const pictures = [{ url: '/a.webp', alt: 'Kies' }];
  await storeProducts(firestore, { ...GRAVEL, pictures, coverage, roles: [...PLANNED_ROLES] });
  await storeAll(firestore, [
    ['settings/bank', { ...NEW_BANK, schema_version: 1 }],
    ['admins/registry', { admins: [{ uid: 'a', since: new Date() }], schema_version: 1 }],
  ]);
});
afterEach(() => vi.unstubAllEnvs());

interface Changed extends Partial<Pick<Outside, 'file' | 'greet'>> {
  cloud?: Record<string, object | undefined>;
  web?: typeof WEB;
}

/** The table's lines by check. */
async function look({ cloud, web, ...others }: Changed = {}, args = ['--project', PROJECT]) {
  const answers = { ...WELL, ...cloud };
  const pages = { ...WEB, ...web };
  const outside: Outside = {
    cloud: async (address) => {
      const answer = answers[address];
      if (!answer) throw new Error(`403 ${address}`);
      return answer as never;
    },
    web: async (url) => new Response(...(pages[url] ?? ['', { status: 404 }])),
    greet: async () => true,
    file: (path) => {
      if (path.startsWith('web/')) return 'Stand: November 2026';
      return path === `functions/.env.${PROJECT}` ? ENV : readRepository(path);
    },
    files: (folder) =>
      folder === 'web/src' ? ['content/shop/legal/terms-page.tsx'] : names(folder),
    ...others,
  };
  const config = { projectId: 'demo-doctor', emulatorAddress: local.address };
  const told = await runCommand((streams) => doctor(args, { config, ...streams }, outside));
  const lines = told.output.trim().split('\n');
  const cells = lines.map((line) => line.split(/ {2,}/));
  return {
    ...told,
    states: Object.fromEntries(cells.map(([name, ...rest]) => [name, rest.join(' ')])),
  };
}

/** Missing in this repository until a real company enters its data. */
const OWN = ['company', 'VAT number', 'order button'];

test('a complete project lacks only the data that this repository makes up', async () => {
  const { code, states, errors } = await look();
  const lacking = Object.keys(states).filter((name) => states[name] !== 'ok');
  expect(lacking).toEqual(OWN);
  expect([code, errors]).toEqual([1, `3 of 31 are missing in ${PROJECT}.\n`]);
});

const atCloud = (part: string, answer: object | undefined): Changed => {
  const address = Object.keys(WELL).find((each) => each.includes(part)) ?? '';
  return { cloud: { [address]: answer } };
};
const atShop = (path: string, body: string, init: ResponseInit = {}): Changed => {
  return { web: { [path]: [body, init] } };
};
const FAILED = { name: 'a/api', state: 'FAILED' };
const LINK_KEY = { name: 'x/LINK_KEY' };
const BARE_COOKIE = { 'set-cookie': '__session=1' };
const AMERICAN = { locationId: 'nam5' };
const BY_EMAIL = { signIn: { email: { enabled: true }, anonymous: {} } };
const REDIRECT = `${SITE}/api/oauth/google/redirect_url`;
const noEnv = (path: string) =>
  path.startsWith('web/') ? '' : path.includes('.env') ? '' : read(path);

test.each<[check: string, changed: Changed, state: RegExp]>([
  [
    'legal pages',
    { file: (path) => (path.startsWith('web/') ? 'Stand: [Datum einsetzen]' : ENV) },
    /Datum/,
  ],
  ['customer voices', { file: () => 'Diese Stimmen sind Beispiele.' }, /made up/],
  ['SITE_ORIGINS', { file: noEnv }, /not set → functions\/\.env/],
  ['HOSTING_NETWORKS', { file: noEnv }, /^cannot tell .+ npm run hops/],
  ['mail server', { greet: () => Promise.reject({ code: 'EREFUSED' }) }, /answer: EREFUSED/],
  ['rules', atCloud('rulesets/1', { source: { files: [{ content: '' }] } }), /others are deployed/],
  ['indexes', atCloud('/indexes', { indexes: [] }), /orders: order_status ASCENDING, created_at D/],
  ['TTL policies', atCloud('ttlConfig', {}), new RegExp(EXPIRING.join(', '))],
  ['functions', atCloud('cloudfunctions', { functions: [FAILED] }), /api/],
  ['schedules', atCloud('cloudscheduler', {}), /firebase-schedule-sweepOutbox/],
  ['secrets', atCloud('secrets?', { secrets: [LINK_KEY] }), /RATE_LIMIT_KEY, SMTP_URL, G/],
  ['OAuth redirect', atShop(CONSENT, '', { status: 400 }), /Google refuses/],
  ['OAuth redirect', atShop(REDIRECT, '', { status: 503 }), /answers 503/],
  ['session cookie', atShop(REDIRECT, '{}', { headers: BARE_COOKIE }), /Secure/],
  ['authorised domains', atCloud('identitytoolkit', {}), /shop\.example/],
  ['sign-in methods', atCloud('identitytoolkit', BY_EMAIL), /enumeration .+, sign-in by email →/],
  ['health', atShop(`${SITE}/api/health`, '{"ok":false,"mail":false,"sweep":true}'), /ok, mail/],
  ['backups', atCloud('backupSchedules', {}), /no schedule/],
  ['point-in-time recovery', { cloud: { [DATABASE]: AMERICAN } }, /off, no delete.+ nam5/],
  ['log metrics', atCloud('logging', {}), /mail_given_up, mail_late, shop_requests/],
  ['alerts', atCloud('monitoring', {}), /Shop: mail is undelivered/],
  ['budget', atCloud('billingbudgets', {}), /none/],
  ['budget', atCloud('billingInfo', undefined), /^cannot tell 403/],
])('reports %s', async (check, changed, state) => {
  const { states } = await look(changed);
  expect(states[check]).toMatch(state);
  expect(states[check]).toMatch(/^(missing|cannot tell) .+ → /);
});

test('reports what the office has not filled in yet', async () => {
  local.reset();
  await storeProducts(firestore, GRAVEL, SLATE);
  const { states } = await look();
  expect(states['bank account']).toMatch(/^missing the example account/);
  expect(states.pictures).toMatch(/^missing 2 of 2 products/);
  expect(states.admins).toMatch(/^missing nobody/);
});

test('reports names that nothing has', async () => {
  const discounts = [{ category: 'Kies', percent: 10, from: '2026-01-01', site: 'Nord' }];
  await storeAll(firestore, [['customers/10001', { ...CUSTOMER_V1, discounts }]]);
  const { names: told } = (await look()).states;
  expect(told).toMatch(/^missing customers\/10001: nothing is its discount's category „Kies“/);
  expect(told).toMatch(/customers\/10001: nothing is its price's site „Nord“ →/);
});

test('beside the emulators, marks what exists only in the cloud', async () => {
  const health = '{"ok":false,"firestore":true,"sweep":false}';
  const local = 'http://127.0.0.1:5050/api/health';
  const { code, states } = await look({ web: { [local]: [health] } }, []);
  expect(code).toBe(1);
  expect(states.health).toMatch(/^missing ok, sweep/);
  expect(states.backups).toBe('missing only in the cloud');
  expect(states['mail server']).toMatch(/^missing not set/);
});
