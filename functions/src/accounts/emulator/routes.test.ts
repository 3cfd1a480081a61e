import { describe, expect, test } from 'vitest';
import { expectRefused } from '../../../test/answers.ts';
import { apiForTest } from '../../../test/api-for-tests.ts';
import { openBrowser } from '../../../test/browser.ts';
import { readSignInConfig } from '../sign-in-config.ts';

describe('without the Auth emulator', () => {
  test('there is no stand-in for Google’s page', async () => {
    expect(process.env.FIREBASE_AUTH_EMULATOR_HOST).toBeUndefined();
    const api = await apiForTest({ signIn: readSignInConfig(process.env) });
    for (const path of ['/api/emulator/sign-in', '/api/emulator/sign-in/choose']) {
      for (const method of ['GET', 'POST']) {
        const response = await api.call(`${path}?state=x&account=1`, { method });
        await expectRefused(response, 404, 'Diese Adresse gibt es nicht.');
      }
    }
  });

  test('the shop works and says that sign-in is not configured', async () => {
    const api = await apiForTest({ signIn: readSignInConfig({}) });
    for (const response of [
      await api.call('/api/oauth/google/redirect_url'),
      await api.post('/api/sessions', { code: 'x' }),
    ]) {
      await expectRefused(response, 503, 'Die Anmeldung ist noch nicht eingerichtet.');
    }
    expect((await api.call('/api/products')).status).toBe(200);
    expect(await api.read('/api/users/me')).toBeNull();
    expect((await api.call('/api/logout')).status).toBe(200);
  });

  test('the stand-in’s codes are refused, even a stored one', async () => {
    const api = await apiForTest();
    const browser = openBrowser(api);
    const asked = new URL(await browser.beginSignIn()).searchParams;
    await api.firestore.doc('emulatedSignInCodes/code').set({
      person: { sub: '1', email: 'buero@muster-tiefbau.example', name: 'Birgit Bürger' },
      challenge: asked.get('code_challenge'),
      redirect_uri: asked.get('redirect_uri'),
      expires_at: new Date('2030-01-01T00:00:00Z'),
    });
    const response = await browser.post('/api/sessions', { code: 'code' });
    expect(response.status).toBe(400);
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(api.google.accounts.size).toBe(0);
  });
});
