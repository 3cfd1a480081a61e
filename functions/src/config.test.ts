import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('keeps the catalogue for a minute in production', () => {
  expect(readConfig({})).toMatchObject({ catalogueTtlMs: 60_000 });
});

test('keeps nothing beside a local Firestore, where a change must show at once', () => {
  expect(readConfig({ FIRESTORE_EMULATOR_HOST: 'localhost:8080' }).catalogueTtlMs).toBe(0);
});

test('can be told otherwise', () => {
  const env = { FIRESTORE_EMULATOR_HOST: 'localhost:8080', CATALOGUE_TTL_MS: '5000' };
  expect(readConfig(env).catalogueTtlMs).toBe(5000);
});
