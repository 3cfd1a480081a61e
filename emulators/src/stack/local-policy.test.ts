import { describe, expect, it } from 'vitest';
import { standIns, withLocalPolicies } from './local-policy.ts';

const ORIGINS = standIns('127.0.0.1', { firestore: 8080, auth: 9099 });

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
      'both parts of sign-in, which one emulator replaces',
      'connect-src https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
      'connect-src https://identitytoolkit.googleapis.com https://securetoken.googleapis.com http://127.0.0.1:9099',
    ],
    [
      'each directive for itself',
      "default-src 'none'; connect-src https://firestore.googleapis.com; img-src 'self'",
      "default-src 'none'; connect-src https://firestore.googleapis.com http://127.0.0.1:8080; img-src 'self'",
    ],
  ])('names the emulator beside %s', (_, policy, local) => {
    expect(withLocalPolicies(configWith(policy), ORIGINS)).toEqual(configWith(local));
  });

  it('changes policies that only report, too, however they are spelled', () => {
    const key = 'content-security-policy-report-only';
    const config = configWith('connect-src https://firestore.googleapis.com', key);
    const local = configWith(
      'connect-src https://firestore.googleapis.com http://127.0.0.1:8080',
      key,
    );
    expect(withLocalPolicies(config, ORIGINS)).toEqual(local);
  });

  it('goes through every site', () => {
    const { hosting, ...rest } = configWith('connect-src https://firestore.googleapis.com');
    const local = withLocalPolicies({ ...rest, hosting: [{}, hosting] }, ORIGINS);
    expect(JSON.stringify(local)).toContain('http://127.0.0.1:8080');
  });

  it.each([
    ['names nobody of Google', configWith("default-src 'self'")],
    [
      'names the emulator already',
      configWith('a https://firestore.googleapis.com http://127.0.0.1:8080'),
    ],
    ['is no policy', configWith('see https://firestore.googleapis.com', 'Link')],
    ['has no headers', { hosting: {} }],
    ['hosts nothing', {}],
  ])('leaves a file as it is that %s', (_, config) => {
    expect(withLocalPolicies(config, ORIGINS)).toBeUndefined();
  });
});
