import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CurrentUser } from '@shop/domain/contract/user';
import type { AdminAccount } from '@shop/domain/office/admins';
import type { Change } from '@shop/domain/office/office';
import { orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { readProjectConfig } from '@shop/seed/project-config';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { grantAdmin } from '../operations/grant-admin.ts';
import { openAccounts } from '../src/accounts/accounts.ts';
import { openAdminNames } from '../src/accounts/admin-names.ts';
import { readSignInConfig } from '../src/accounts/sign-in-config.ts';
import { orderNumberOf } from './answers.ts';
import { startAuthEmulator } from './auth-emulator.ts';
import { openBrowser, type TestBrowser } from './browser.ts';
import { PROJECT } from './google/identity-toolkit.ts';
import { readClaims } from './google/signing.ts';
import { runCommand } from './run-command.ts';
import { storeProducts } from './shop-data.ts';
import { startApi, type TestApi } from './start-api.ts';

const ROOT = join(import.meta.dirname, '../..');
const ADMIN = 'buero@muster-tiefbau.example';
const CUSTOMER = 'kunde@muster-bau.example';
let emulator: Awaited<ReturnType<typeof startAuthEmulator>>;
let admin: ReturnType<typeof initializeApp>;
let auth: Auth;
let api: TestApi;

beforeAll(async () => {
  emulator = await startAuthEmulator(PROJECT);
  admin = initializeApp({ projectId: PROJECT }, 'emulated-sign-in');
  auth = getAuth(admin);
  const signIn = readSignInConfig({
    FIREBASE_AUTH_EMULATOR_HOST: emulator.address,
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    GCLOUD_PROJECT: PROJECT,
  });
  const adminNames = openAdminNames(auth, () => new Date());
  api = await startApi({ signIn, accounts: openAccounts(auth), adminNames });
  await run('seed', '--project', PROJECT);
});
beforeEach(() => api.reset());
afterAll(async () => {
  await api.stop();
  await deleteApp(admin);
  await emulator.stop();
});

/** Runs a script of the root's package.json; resolves to its output. */
async function run(script: string, ...args: string[]): Promise<string> {
  const env = { ...process.env };
  const command = ['run', '--silent', script, '--', ...args];
  const { stdout } = await promisify(execFile)('npm', command, { cwd: ROOT, env });
  return stdout.trim();
}

/** Submits a choice on the sign-in page, without following the redirect. */
const choose = (browser: TestBrowser, page: string, choice: Record<string, string>) => {
  const url = new URL(page);
  url.pathname += '/choose';
  for (const [name, value] of Object.entries(choice)) url.searchParams.set(name, value);
  return browser.call(url.pathname + url.search, { redirect: 'manual' });
};

async function signIn(choice: Record<string, string>): Promise<TestBrowser> {
  const browser = openBrowser(api, {});
  const chosen = await choose(browser, await browser.beginSignIn(), choice);
  const { searchParams } = new URL(chosen.headers.get('location') ?? '');
  const body = { code: searchParams.get('code'), state: searchParams.get('state') };
  expect((await browser.post('/api/sessions', body)).status).toBe(200);
  return browser;
}

/** The code of a person who has chosen an account. */
async function codeOf(browser: TestBrowser, choice: Record<string, string>) {
  const chosen = await choose(browser, await browser.beginSignIn(), choice);
  return new URL(chosen.headers.get('location') ?? '').searchParams.get('code');
}

const me = async (browser: TestBrowser) => await browser.read<CurrentUser>('/api/users/me');
const subOf = async (email: string) =>
  (await auth.getUserByEmail(email)).providerData[0]?.uid ?? '';
const pageText = async (browser: TestBrowser) => {
  const { pathname, search } = new URL(await browser.beginSignIn());
  return browser.call(pathname + search);
};

describe('the emulated sign-in page', () => {
  test('lists the accounts, in German and escaped, and loads only its own style', async () => {
    const name = '<script>alert("&")</script>';
    const { uid } = await auth.createUser({ email: 'boese@example.de', displayName: name });
    const response = await pageText(openBrowser(api, {}));
    await auth.deleteUser(uid);
    const html = await response.text();
    expect(html).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'/,
    );
    expect(html).toContain('<html lang="de">');
    expect(html).toContain(ADMIN);
    expect(html).toContain(CUSTOMER);
    expect(html).not.toContain('<script');
  });

  test.each([
    ['elsewhere', { redirect_uri: 'https://evil.example/auth/callback' }],
    ['to another page', { redirect_uri: 'http://127.0.0.1/dashboard' }],
    ['without a challenge', { code_challenge: undefined }],
    ['without a state', { state: undefined }],
  ])('refuses to redirect %s', async (_what, changed) => {
    const browser = openBrowser(api, {});
    const url = new URL(await browser.beginSignIn());
    for (const [name, value] of Object.entries(changed)) {
      if (value === undefined) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    expect((await browser.call(url.pathname + url.search)).status).toBe(400);
    const account = await subOf(CUSTOMER);
    expect((await choose(browser, url.href, { account })).status).toBe(400);
  });

  test.each([
    ['nobody', {}],
    ['an unknown account', { account: '0' }],
    ['no name', { name: ' ', email: 'neu@example.de' }],
    ['no address', { name: 'Neu', email: 'neu' }],
  ])('asks again if %s is chosen', async (_what, choice) => {
    const browser = openBrowser(api, {});
    const response = await choose(browser, await browser.beginSignIn(), choice);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('<p class="error" role="alert">Bitte geben Sie');
  });
});

describe('signing in', () => {
  test('as a demo customer uses the existing account', async () => {
    const browser = await signIn({ account: await subOf(CUSTOMER) });
    expect(await me(browser)).toMatchObject({
      email: CUSTOMER,
      google_user_data: { name: 'Karl Kunde', given_name: 'Karl' },
      is_admin: false,
    });
    await storeProducts(api.firestore, GRAVEL);
    const number = await orderNumberOf(await browser.post('/api/orders', orderRequest()));
    const order = await api.firestore.doc(`orders/${number}`).get();
    expect(order.get('user_id')).toBe('demo-customer');
  });

  test('as a new person creates one account', async () => {
    const newcomer = { name: 'Nina Neu', email: 'nina@example.de' };
    expect(await me(await signIn(newcomer))).toMatchObject({ email: 'nina@example.de' });
    const { uid } = await auth.getUserByEmail('nina@example.de');
    await signIn(newcomer);
    await signIn({ account: await subOf('nina@example.de') });
    expect((await auth.getUserByEmail('nina@example.de')).uid).toBe(uid);
  });

  test('accepts a code once, and only in its browser', async () => {
    const browser = openBrowser(api, {});
    const code = await codeOf(browser, { account: await subOf(CUSTOMER) });
    const other = openBrowser(api, {});
    await other.beginSignIn();
    expect((await other.post('/api/sessions', { code })).status).toBe(400);
    expect((await browser.post('/api/sessions', { code })).status).toBe(400); // used up by the attempt
  });

  test('refuses a code that is a reserved document id of Firestore', async () => {
    const browser = openBrowser(api, {});
    await browser.beginSignIn();
    expect((await browser.post('/api/sessions', { code: '__proto__' })).status).toBe(400);
  });

  test('sets a cookie that browsers also send over plain HTTP', async () => {
    const response = await openBrowser(api, {}).call('/api/oauth/google/redirect_url');
    expect(response.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax$/);
  });

  test('as an admin opens the admin area; the live token is no key to the account', async () => {
    const browser = await signIn({ account: await subOf(ADMIN) });
    expect(await me(browser)).toMatchObject({ email: ADMIN, is_admin: true });
    expect((await browser.call('/api/admin/stats')).status).toBe(200);
    const live = await browser.read('/api/admin/live-token');
    expect(live).toMatchObject({
      project_id: PROJECT,
      emulators: { auth: emulator.address, firestore: '127.0.0.1:8080' },
    });
    const { idToken, refreshToken } = await exchange((live as { token: string }).token);
    const claims = { role: 'admin', ends_at: expect.any(Number) };
    expect(readClaims(idToken)).toMatchObject(claims);
    expect(readClaims(await refreshed(refreshToken))).toMatchObject(claims);
    const before = await auth.getUser('demo-office');
    const stolen = { email: 'dieb@example.org', password: 'geheim-1' };
    await callAuth('accounts:update', { ...stolen, idToken });
    await callAuth('accounts:delete', { idToken });
    expect(await auth.getUser('demo-office')).toEqual(before);
  });
});

/** Signs in with a custom token, like the browser's SDK. */
const exchange = (token: string) =>
  callAuth('accounts:signInWithCustomToken', { token, returnSecureToken: true });

/** The id token issued for a refresh token. */
async function refreshed(refresh_token: string): Promise<string> {
  const url = `http://${emulator.address}/securetoken.googleapis.com/v1/token?key=x`;
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token });
  const response = await fetch(url, { method: 'POST', body });
  return ((await response.json()) as { id_token: string }).id_token;
}

/** Calls Firebase Auth as anybody with a token can. */
async function callAuth(method: string, body: object) {
  const path = `identitytoolkit.googleapis.com/v1/${method}?key=x`;
  const response = await fetch(`http://${emulator.address}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { idToken: string; refreshToken: string };
}

/** What Google says of a person, as its SDK sends it to Firebase Auth. */
function ofGoogle(sub: string, email: string) {
  const id_token = JSON.stringify({ iss: '', aud: '', sub, email, email_verified: true });
  const postBody = `${new URLSearchParams({ id_token, providerId: 'google.com' })}`;
  return { postBody, requestUri: 'http://localhost' };
}

/** An admin's live token, exchanged as an attacker could, and its account's id. */
async function liveAccount(email: string) {
  await signIn({ name: email.split('@')[0] ?? '', email });
  const uid = `live-${(await auth.getUserByEmail(email)).uid}`;
  const { idToken } = await exchange(await auth.createCustomToken(uid, { role: 'admin' }));
  return { idToken, uid };
}

async function tryToSignIn(choice: Record<string, string>): Promise<Response> {
  const browser = openBrowser(api, {});
  return browser.post('/api/sessions', { code: await codeOf(browser, choice) });
}

describe('an account of live tokens', () => {
  const OPFER = { name: 'Olga Opfer', email: 'opfer@example.de' };

  test('with a person’s address is not theirs: they sign in to one of their own', async () => {
    const { idToken, uid } = await liveAccount('angreifer@example.org');
    await callAuth('accounts:update', { email: OPFER.email, idToken });
    expect((await auth.getUser(uid)).email).toBe(OPFER.email);
    expect((await tryToSignIn(OPFER)).status).toBe(409);
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await me(await signIn(OPFER))).toMatchObject({ email: OPFER.email });
    expect((await auth.getUserByEmail(OPFER.email)).uid).not.toMatch(/^live-/);
  });

  test('with another Google account is no way in, nor to the role', async () => {
    const { idToken, uid } = await liveAccount('angreifer@example.org');
    const email = 'zweit@example.org';
    await callAuth('accounts:signInWithIdp', { ...ofGoogle('4711', email), idToken });
    await auth.updateUser(uid, { email, emailVerified: true });
    expect(await grant(email)).toMatch(/is an account of live tokens/);
    expect((await auth.getUser(uid)).customClaims ?? {}).toEqual({});
    expect((await tryToSignIn({ account: '4711' })).status).toBe(409);
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});

test('an account given a person’s address is not theirs, nor is its role', async () => {
  const KOLLEGIN = { name: 'Karla Kollegin', email: 'kollegin@example.de' };
  const attacker = { name: 'Anton Angreifer', email: 'anton@example.org' };
  await signIn(attacker);
  const { uid } = await auth.getUserByEmail(attacker.email);
  const { idToken } = await callAuth('accounts:signInWithIdp', {
    ...ofGoogle(await subOf(attacker.email), attacker.email),
    returnSecureToken: true,
  });
  await callAuth('accounts:update', { email: KOLLEGIN.email, idToken });
  expect((await tryToSignIn(KOLLEGIN)).status).toBe(409);
  expect((await auth.getUserByEmail(KOLLEGIN.email)).uid).toBe(uid);
  expect(await grant(KOLLEGIN.email)).toMatch(/is linked to another Google account/);
  expect((await auth.getUser(uid)).customClaims ?? {}).toEqual({});
});

test('signing out everywhere at once ends the session of an account that was just created', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 1000) * 1000 });
  const browser = await signIn({ name: 'Elke Eilig', email: 'eilig@example.de' });
  const cookie = browser.cookie();
  expect((await browser.call('/api/logout?everywhere=yes')).status).toBe(200);
  expect((await api.call('/api/users/profile', { headers: { cookie } })).status).toBe(401);
  vi.useRealTimers();
});

/** Runs the command in this process, to save the seconds that npm and Node take to start. */
async function grant(...args: string[]): Promise<string> {
  const config = readProjectConfig(new URL('../../', import.meta.url));
  const hosts = {
    firestoreHost: process.env.FIRESTORE_EMULATOR_HOST,
    authHost: emulator.address,
  };
  const { output, errors } = await runCommand((streams) =>
    grantAdmin(['--project', PROJECT, ...args], { config, ...hosts, ...streams }),
  );
  return (output + errors).trim();
}

describe('npm run grant-admin', () => {
  afterEach(() => void vi.useRealTimers());

  test('grants the claim from the next sign-in on, and revokes it with all sessions', async () => {
    const account = await subOf(CUSTOMER);
    const where = `${PROJECT} (Auth emulator at ${emulator.address})`;
    expect(await grant(CUSTOMER)).toBe(
      `${CUSTOMER} is now an admin of ${where}, from their next sign-in on.`,
    );
    expect(await grant(CUSTOMER)).toBe(`${CUSTOMER} is already an admin of ${where}.`);
    const browser = await signIn({ account });
    expect(await me(browser)).toMatchObject({ is_admin: true });
    expect(await grant(CUSTOMER, '--revoke')).toBe(
      `${CUSTOMER} is no longer an admin of ${where}, and signed out everywhere.`,
    );
    const { tokensValidAfterTime = '' } = await auth.getUser('demo-customer');
    const signedInAt = Number(readClaims(browser.cookie()).auth_time) * 1000;
    expect(Date.parse(tokensValidAfterTime)).toBeGreaterThanOrEqual(signedInAt);
    expect(await me(browser)).toBeNull();
    // A session that begins in the second of the revocation is revoked, too.
    await vi.waitUntil(() => Date.now() >= Date.parse(tokensValidAfterTime) + 1000, 5000);
    expect(await me(await signIn({ account }))).toMatchObject({ is_admin: false });
  });

  test('records its changes in registry and log, once', async () => {
    const office = await signIn({ account: await subOf(ADMIN) });
    const log = async () => await office.read<Change[]>('/api/admin/changes');
    const admins = async () => {
      const listed = await office.read<AdminAccount[]>('/api/admin/admins');
      return listed.map(({ email }) => email);
    };
    await grant(CUSTOMER);
    await grant(CUSTOMER);
    expect(await log()).toEqual([
      expect.objectContaining({
        kind: 'admin',
        item_name: CUSTOMER,
        before: { is_admin: false },
        after: { is_admin: true },
        by: 'npm run grant-admin',
      }),
    ]);
    expect(await admins()).toEqual([ADMIN, CUSTOMER]);
    await grant(CUSTOMER, '--revoke');
    expect((await log())[0]).toMatchObject({ after: { is_admin: false } });
    expect(await admins()).toEqual([ADMIN]);
    await grant(CUSTOMER, '--revoke');
    expect((await log()).map(({ after }) => after)).toEqual([
      { sessions_ended: true },
      { is_admin: false },
      { is_admin: true },
    ]);
  });

  test('ends the sessions of an admin whose claim is already gone', async () => {
    const email = 'frida@example.de';
    // Firebase compares whole seconds: the sign-in has to be in an earlier one than the revocation.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 10_000 });
    await signIn({ name: 'Frida Früher', email });
    const { uid } = await auth.getUserByEmail(email);
    await auth.setCustomUserClaims(uid, { admin: true });
    const browser = await signIn({ account: await subOf(email) });
    vi.useRealTimers();
    await auth.setCustomUserClaims(uid, {});
    expect(await me(browser)).toMatchObject({ is_admin: false });
    const output = await grant(email, '--revoke');
    expect(await me(browser)).toBeNull();
    expect(output).toBe(
      `${email} is not an admin of ${PROJECT} (Auth emulator at ${emulator.address}), and signed out everywhere.`,
    );
  });

  test('refuses a person who never signed in with Google', async () => {
    const started = run('grant-admin', '--project', PROJECT, 'niemand@example.de');
    await expect(started).rejects.toMatchObject({
      stderr: expect.stringMatching(/^Nobody has an account with this address/),
    });
    await auth.createUser({ email: 'kennwort@example.de', password: 'geheim-1' });
    expect(await grant('kennwort@example.de')).toMatch(/has never signed in with Google/);
    const { customClaims } = await auth.getUserByEmail('kennwort@example.de');
    expect(customClaims ?? {}).toEqual({});
  });
});
