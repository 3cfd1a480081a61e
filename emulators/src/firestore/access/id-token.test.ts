import { expect, test } from 'vitest';
import { type Claims, idToken } from '../testing/test-token.ts';
import { readIdToken } from './id-token.ts';

const PROJECT = 'demo-tokens';
const NOW_MS = 1_800_000_000_000;
const NOW = NOW_MS / 1000;

const claims: Claims = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'ada',
  iat: NOW - 60,
  exp: NOW + 3540,
};

const read = (changes: Claims = {}) =>
  readIdToken(idToken({ ...claims, ...changes }), PROJECT, NOW_MS);

test('a valid token yields the user id and all claims', () => {
  expect(read({ admin: true })).toEqual({ uid: 'ada', token: { ...claims, admin: true } });
});

test.each<[why: string, changes: Claims]>([
  ['has expired', { exp: NOW }],
  ['was issued in the future', { iat: NOW + 301 }],
  ['is for another project', { aud: 'demo-other' }],
  ['comes from another issuer', { iss: 'https://securetoken.google.com/demo-other' }],
  ['has an empty subject', { sub: '' }],
  ['has no subject', { sub: undefined }],
  ['has no expiry', { exp: undefined }],
  ['has no issue time', { iat: undefined }],
  ['has a time that is not a number', { iat: '0' }],
])('a token that %s is refused', (_, changes) => {
  expect(() => read(changes)).toThrow(expect.objectContaining({ status: 'UNAUTHENTICATED' }));
});

test.each(['nonsense', 'a.b', 'a.b.c.d', '..', 'e30.bm8.', 'e30.W10.'])(
  '"%s" is refused as malformed',
  (text) => {
    expect(() => readIdToken(text, PROJECT, NOW_MS)).toThrow(/The id token is refused/);
  },
);
