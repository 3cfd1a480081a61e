import { describe, expect, it } from 'vitest';
import { emulatorOrigins, withLocalPolicies } from './local-config.ts';

const ORIGINS = emulatorOrigins('127.0.0.1', { firestore: 8080, auth: 9099 });

function configWith(value: string, key = 'Content-Security-Policy') {
  const cache = { source: '/a', headers: [{ key: 'Cache-Control', value: 'no-cache' }] };
  return {
    hosting: { public: 'p', headers: [cache, { source: '**', headers: [{ key, value }] }] },
    functions: { source: 'functions' },
  };
}

describe('withLocalPolicies', () => {
  it.each([
    [
      'firestore',
      "connect-src 'self' https://firestore.googleapis.com",
      "connect-src 'self' https://firestore.googleapis.com http://127.0.0.1:8080",
    ],
    [
      'both Auth origins, which one emulator replaces',
      'connect-src https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
      'connect-src https://identitytoolkit.googleapis.com https://securetoken.googleapis.com http://127.0.0.1:9099',
    ],
    [
      'an origin in one of several directives',
      "default-src 'none'; connect-src https://firestore.googleapis.com; img-src 'self'",
      "default-src 'none'; connect-src https://firestore.googleapis.com http://127.0.0.1:8080; img-src 'self'",
    ],
  ])('adds the emulator next to %s', (_, policy, local) => {
    expect(withLocalPolicies(configWith(policy), ORIGINS)).toEqual(configWith(local));
  });

  it('changes report-only policies as well, in any case', () => {
    const key = 'content-security-policy-report-only';
    const config = configWith('connect-src https://firestore.googleapis.com', key);
    const local = configWith(
      'connect-src https://firestore.googleapis.com http://127.0.0.1:8080',
      key,
    );
    expect(withLocalPolicies(config, ORIGINS)).toEqual(local);
  });

  it('changes every site', () => {
    const { hosting, ...rest } = configWith('connect-src https://firestore.googleapis.com');
    const local = withLocalPolicies({ ...rest, hosting: [{}, hosting] }, ORIGINS);
    expect(JSON.stringify(local)).toContain('http://127.0.0.1:8080');
  });

  it.each([
    ['names no origin of Google', configWith("default-src 'self'")],
    [
      'names the emulator already',
      configWith('a https://firestore.googleapis.com http://127.0.0.1:8080'),
    ],
    ['has another header', configWith('see https://firestore.googleapis.com', 'Link')],
    ['has no headers', { hosting: {} }],
    ['hosts nothing', {}],
  ])('does not change a file that %s', (_, config) => {
    expect(withLocalPolicies(config, ORIGINS)).toBeUndefined();
  });
});
