import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const KEYS = { RATE_LIMIT_KEY: 'a'.repeat(32), LINK_KEY: 'b'.repeat(32) };
const read = (env: Record<string, string>) => readConfig({ ...KEYS, ...env });

test('caches the catalogue for a minute in production', () => {
  expect(read({})).toMatchObject({ catalogueTtlMs: 60_000 });
});

test('caches nothing with a local Firestore, so changes show at once', () => {
  expect(read({ FIRESTORE_EMULATOR_HOST: 'localhost:8080' }).catalogueTtlMs).toBe(0);
});

test('an address may send five contact requests a minute, 20 an hour and 60 a day by default', () => {
  expect(read({}).contactLimit).toEqual({
    name: 'contact',
    max: 5,
    windowMs: 60_000,
    longer: [
      { max: 20, windowMs: 3_600_000 },
      { max: 60, windowMs: 86_400_000 },
    ],
  });
  expect(read({ CONTACTS_PER_MINUTE: '50' }).contactLimit.max).toBe(50);
});

test('an address may place 60 orders an hour and sign in 20 times a minute by default', () => {
  const { orderLimit, signInLimits } = read({ SIGN_INS_PER_MINUTE: '' });
  expect(orderLimit).toEqual({ name: 'order', max: 60, windowMs: 3_600_000 });
  expect(signInLimits).toEqual({
    address: { name: 'sign-in', max: 20, windowMs: 60_000 },
    pending: { name: 'pending sign-in', max: 5, windowMs: 600_000 },
  });
});

test.each([{ FIRESTORE_EMULATOR_HOST: 'localhost:8080' }, { FUNCTIONS_EMULATOR: 'true' }])(
  'with %j, limits are a hundred times higher unless they are set',
  (env) => {
    const { contactLimit, orderLimit, signInLimits, mail } = read(env);
    const maxima = [contactLimit, orderLimit, signInLimits.address, signInLimits.pending];
    expect(maxima.map(({ max }) => max)).toEqual([500, 6000, 2000, 500]);
    expect(mail.limits.mailsPerHour).toBe(20_000);
    expect(read({ ...env, ORDERS_PER_HOUR: '60' }).orderLimit.max).toBe(60);
  },
);

test.each([
  'CONTACTS_PER_MINUTE',
  'CONTACTS_PER_HOUR',
  'CONTACTS_PER_DAY',
  'ORDERS_PER_HOUR',
  'BOOKINGS_PER_HOUR',
  'REFUSED_BOOKINGS_PER_HOUR',
  'SIGN_INS_PER_MINUTE',
  'TRIES_PER_SIGN_IN',
  'CONFIRMATIONS_PER_HOUR',
  'CONFIRMATIONS_PER_DAY',
  'RECEIPTS_PER_HOUR',
  'RECEIPTS_PER_DAY',
  'MAILS_PER_HOUR',
  'NOTICES_PER_HOUR',
])('refuses an invalid %s', (name) => {
  expect(JSON.stringify(read({ [name]: '77' }))).toMatch(/:77\b/);
  for (const value of ['0', '-1', '1.5', 'viele', 'Infinity']) {
    expect(() => read({ [name]: value })).toThrow(name);
  }
});

test('Hosting calls from Google’s own networks unless others are set', () => {
  expect(read({}).hostingNetworks).toContain('66.249.64.0/19');
  const env = { HOSTING_NETWORKS: '192.0.2.0/24, 2001:db8::/32' };
  expect(read(env).hostingNetworks).toEqual(['192.0.2.0/24', '2001:db8::/32']);
});

test('CATALOGUE_TTL_MS overrides the default', () => {
  const env = { FIRESTORE_EMULATOR_HOST: 'localhost:8080', CATALOGUE_TTL_MS: '5000' };
  expect(read(env).catalogueTtlMs).toBe(5000);
});

describe.each(['RATE_LIMIT_KEY', 'LINK_KEY'])('%s', (name) => {
  test.each(['', ' '.repeat(32), 'a'.repeat(31), `${'a'.repeat(31)}\n`])('is not %j', (key) => {
    expect(() => read({ [name]: key })).toThrow(`${name} must be a secret of at least 32`);
  });

  test.each([
    { FIRESTORE_EMULATOR_HOST: 'localhost:8080' },
    { FUNCTIONS_EMULATOR: 'true' },
    { FUNCTIONS_CONTROL_API: 'true' },
  ])('may be missing with %j', (env) => {
    const { rateLimitKey, linkKey } = readConfig({ ...KEYS, ...env, [name]: '' });
    expect(rateLimitKey).not.toBe(linkKey);
  });
});

test('links have a key of their own', () => {
  expect(() => read({ LINK_KEY: KEYS.RATE_LIMIT_KEY })).toThrow('LINK_KEY must not be');
});
