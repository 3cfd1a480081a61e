import { expect, test } from 'vitest';
import { openGoogleSignIn } from './google-sign-in.ts';
import { readSignInConfig } from './sign-in-config.ts';

const COMPLETE = {
  SITE_ORIGINS: 'https://shop.example, https://www.shop.example/',
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
  WEB_API_KEY: 'key',
};

test('production uses Google', () => {
  const config = readSignInConfig({ ...COMPLETE, GCLOUD_PROJECT: 'strassenbau' });
  expect(config).toEqual({
    siteOrigins: ['https://shop.example', 'https://www.shop.example'],
    googleClientId: 'client',
    googleClientSecret: 'secret',
    webApiKey: 'key',
    projectId: 'strassenbau',
    authEmulator: undefined,
    firestoreEmulator: undefined,
    googleTokenUrl: 'https://oauth2.googleapis.com/token',
    identityToolkitUrl: 'https://identitytoolkit.googleapis.com/v1',
  });
  expect(openGoogleSignIn(config)).toBeDefined();
});

test('uses the Auth emulator if one is set, without any other setting', () => {
  expect(readSignInConfig({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toMatchObject({
    authEmulator: '127.0.0.1:9099',
    webApiKey: 'emulator',
    identityToolkitUrl: 'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1',
  });
});

test.each(Object.keys(COMPLETE))('offers no sign-in while %s is missing', (name) => {
  for (const value of [undefined, '', ...(name === 'SITE_ORIGINS' ? [' , '] : [])]) {
    expect(openGoogleSignIn(readSignInConfig({ ...COMPLETE, [name]: value }))).toBeUndefined();
  }
});

test.each(['shop.example', 'shop.example:8443', 'ftp://shop.example', 'https://shop.example/de'])(
  'SITE_ORIGINS may not list %j',
  (origin) => {
    expect(() => readSignInConfig({ SITE_ORIGINS: `https://a.example,${origin}` })).toThrow(
      `SITE_ORIGINS has origins such as https://shop.example, and "${origin}" is none`,
    );
  },
);

test('compares origins in the form that browsers use', () => {
  const env = { SITE_ORIGINS: 'https://Shop.Example:443/, http://127.0.0.1:5050' };
  expect(readSignInConfig(env).siteOrigins).toEqual([
    'https://shop.example',
    'http://127.0.0.1:5050',
  ]);
});
