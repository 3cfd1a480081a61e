import { parseSetCookie } from 'cookie';
import { describe, expect, test } from 'vitest';
import { expectRefused } from '../../test/answers.ts';
import { apiForTest, apiWithoutMails } from '../../test/api-for-tests.ts';
import { AT_SHOP, openBrowser } from '../../test/browser.ts';
import { readClaims } from '../../test/google/signing.ts';

const PERSON = { name: 'Erika Muster', given_name: 'Erika' };
const ERIKA = { sub: '1001', email: 'erika@example.de', ...PERSON };
const EXPIRED = 'Die Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.';
const NOT_CONFIRMED = 'Google hat die Anmeldung nicht bestätigt. Bitte melden Sie sich erneut an.';
const api = apiWithoutMails();

const COOKIE = { name: '__session', path: '/', httpOnly: true, secure: true, sameSite: 'lax' };
const cookieIn = (response: Response) => parseSetCookie(response.headers.get('set-cookie') ?? '');

async function signIn() {
  const browser = openBrowser(api);
  const { code } = api.google.consent(await browser.beginSignIn(), ERIKA);
  const response = await browser.post('/api/sessions', { code });
  return { browser, code, response };
}

describe('the redirect URL', () => {
  test('is Google’s consent page, with PKCE and a state, different every time', async () => {
    const browser = openBrowser(api);
    const [url, other] = [
      new URL(await browser.beginSignIn()),
      new URL(await browser.beginSignIn()),
    ];
    const challengeIn = ({ searchParams }: URL) => searchParams.get('code_challenge');
    expect(challengeIn(url)).not.toBe(challengeIn(other));
    expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'shop.apps.example',
      response_type: 'code',
      redirect_uri: 'https://shop.example/auth/callback',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{22}$/),
    });
  });

  test('comes with an HttpOnly cookie for ten minutes', async () => {
    const response = await openBrowser(api).call('/api/oauth/google/redirect_url');
    const value = expect.stringMatching(/^sign-in\./);
    expect(cookieIn(response)).toEqual({ ...COOKIE, value, maxAge: 600 });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('returns to the browser’s own origin, never to a foreign one', async () => {
    const foreign = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const url = new URL(await openBrowser(api, foreign).beginSignIn());
    expect(url.searchParams.get('redirect_uri')).toBe('https://shop.example/auth/callback');
  });
});

describe('Google’s code', () => {
  test('becomes a session of 14 days', async () => {
    const { response, browser } = await signIn();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    const maxAge = 14 * 24 * 60 * 60;
    expect(cookieIn(response)).toEqual({ ...COOKIE, value: expect.any(String), maxAge });
    const { exp, iat } = readClaims(browser.cookie());
    expect(Number(exp) - Number(iat) - 60).toBe(maxAge);
    expect(await browser.read('/api/users/me')).toEqual({
      email: ERIKA.email,
      created_at: '2026-03-02T09:30:00.123Z',
      google_user_data: PERSON,
      is_admin: false,
    });
  });

  test('leads to the same account each time, created at the first', async () => {
    await signIn();
    api.clock.now = new Date('2026-04-01T08:00:00.000Z');
    const { browser } = await signIn();
    expect(api.google.accounts.size).toBe(1);
    const me = await browser.read('/api/users/me');
    expect(me).toMatchObject({ created_at: '2026-03-02T09:30:00.123Z' });
  });

  test('is refused the second time', async () => {
    const browser = openBrowser(api);
    const { code } = api.google.consent(await browser.beginSignIn(), ERIKA);
    const cookie = browser.cookie();
    expect((await browser.post('/api/sessions', { code })).status).toBe(200);
    const again = await browser.post('/api/sessions', { code });
    await expectRefused(again, 400, EXPIRED);
    const replayed = await api.post('/api/sessions', { code }, { cookie });
    await expectRefused(replayed, 400, NOT_CONFIRMED);
  });

  test('of another browser’s sign-in is refused for lack of its verifier', async () => {
    const attacker = openBrowser(api);
    const { code } = api.google.consent(await attacker.beginSignIn(), ERIKA);
    const victim = openBrowser(api);
    expect((await victim.post('/api/sessions', { code })).status).toBe(400);
    await victim.beginSignIn();
    const response = await victim.post('/api/sessions', { code });
    await expectRefused(response, 400, NOT_CONFIRMED);
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  test('with another state is refused without asking Google', async () => {
    const browser = openBrowser(api);
    const { code, state } = api.google.consent(await browser.beginSignIn(), ERIKA);
    const wrong = await browser.post('/api/sessions', { code, state: `${state}x` });
    await expectRefused(wrong, 400, EXPIRED);
    expect((await browser.post('/api/sessions', { code, state })).status).toBe(200);
  });

  test('is refused ten minutes after the sign-in began', async () => {
    const browser = openBrowser(api);
    const { code } = api.google.consent(await browser.beginSignIn(), ERIKA);
    api.pass(10 * 60 * 1000);
    const response = await browser.post('/api/sessions', { code });
    await expectRefused(response, 400, EXPIRED);
  });

  test('that leads to an account of live tokens deletes it; the next opens the person’s own', async () => {
    api.google.accounts.set('live-max', { localId: 'live-max', email: ERIKA.email });
    const { response } = await signIn();
    const message =
      'Mit Ihrer E-Mail-Adresse war ein fremdes Konto angelegt. Wir haben es gelöscht. Bitte melden Sie sich noch einmal an.';
    await expectRefused(response, 409, message);
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(await api.stored('users/live-max')).toBeUndefined();
    expect(api.log).toContainEqual(expect.objectContaining({ severity: 'WARNING' }));
    const { browser } = await signIn();
    expect([...api.google.accounts.keys()]).toEqual(['uid-1001']);
    expect(await browser.read('/api/users/me')).toMatchObject({ email: ERIKA.email });
  });

  test('of a disabled account is refused', async () => {
    await signIn();
    const account = { localId: 'uid-1001', email: ERIKA.email, disabled: true };
    api.google.accounts.set('uid-1001', account);
    const { response } = await signIn();
    await expectRefused(response, 403, 'Dieses Konto ist gesperrt.');
    expect(response.headers.has('set-cookie')).toBe(false);
  });
});

describe('attempts to sign in', () => {
  const expectTooMany = async (response: Response, wait: string) => {
    await expectRefused(
      response,
      429,
      `Von Ihrem Anschluss kamen zu viele Anfragen. Bitte versuchen Sie es in ${wait} erneut.`,
    );
    expect(response.headers.has('set-cookie')).toBe(false);
  };

  test('are limited to five per redirect URL; a new one starts over', async () => {
    const browser = openBrowser(api);
    const { code } = api.google.consent(await browser.beginSignIn(), ERIKA);
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await browser.post('/api/sessions', { code: `wrong ${tried}` })).status).toBe(400);
    }
    const before = await api.everything();
    const response = await browser.post('/api/sessions', { code });
    expect(response.headers.get('retry-after')).toBe('600');
    await expectTooMany(response, '10 Minuten');
    expect(await api.everything()).toEqual(before);
    expect((await signIn()).response.status).toBe(200);
  });

  test('are counted by hashed address, before Google is called', async () => {
    const strict = await apiForTest({
      signInLimits: {
        address: { name: 'sign-in', max: 2, windowMs: 60_000 },
        pending: { name: 'pending sign-in', max: 5, windowMs: 600_000 },
      },
    });
    for (const expected of [400, 400, 429]) {
      const browser = openBrowser(strict);
      await browser.beginSignIn();
      const response = await browser.post('/api/sessions', { code: 'wrong' });
      expect(response.status).toBe(expected);
      expect(JSON.stringify(await strict.everything())).not.toContain(
        browser.cookie().split('.')[1],
      );
    }
    const elsewhere = openBrowser(strict, {
      ...AT_SHOP,
      'x-forwarded-for': '203.0.113.8, 192.0.2.1',
    });
    const { code } = strict.google.consent(await elsewhere.beginSignIn(), ERIKA);
    expect((await elsewhere.post('/api/sessions', { code })).status).toBe(200);
    expect(JSON.stringify(await strict.everything())).not.toContain('203.0.113');
  });
});

describe('signing out', () => {
  const FROM_OUR_PAGE = { 'sec-fetch-site': 'same-origin' };
  const logOut = (headers = {}, query = '?everywhere=yes') =>
    api.call(`/api/logout${query}`, { headers: { ...FROM_OUR_PAGE, ...headers } });
  const statusOf = async (cookie: string) =>
    (await api.call('/api/users/profile', { headers: { cookie } })).status;

  test('ends the session of this device alone', async () => {
    const { cookie } = api.signedIn('erika');
    const other = api.signedIn('erika').cookie;
    expect(cookieIn(await logOut({ cookie }, ''))).toMatchObject({ name: '__session', maxAge: 0 });
    expect(await statusOf(other)).toBe(200);
  });

  test('of all devices clears the cookie and ends the sessions of this account alone', async () => {
    const max = api.signedIn('max').cookie;
    const { cookie } = api.signedIn('erika');
    const other = api.signedIn('erika').cookie;
    const response = await logOut({ cookie });
    expect(response.status).toBe(200);
    expect(await response.json()).toBeNull();
    expect(cookieIn(response)).toMatchObject({ name: '__session', maxAge: 0, httpOnly: true });
    for (const old of [cookie, other]) expect(await statusOf(old)).toBe(401);
    expect(await statusOf(max)).toBe(200);
    // Again, and for visitors.
    for (const headers of [{ cookie }, {}]) expect((await logOut(headers)).status).toBe(200);
  });

  test('clears this browser’s cookie even while Google does not answer', async () => {
    const { cookie } = api.signedIn('erika');
    api.google.isUp = false;
    const response = await logOut({ cookie });
    expect(response.status).toBe(503);
    expect(cookieIn(response)).toMatchObject({ maxAge: 0 });
    expect(response.headers.get('cache-control')).toContain('private'); // else Hosting drops it
  });
});
