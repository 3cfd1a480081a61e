import { describe, expect, test } from 'vitest';
import { readJson, readText } from '../repository.ts';
import { functionsLock, type Manifest } from './functions-lock.ts';
import { FUNCTIONS_LOCK, functionsLockText } from './functions-lock-text.ts';

test('functions/package-lock.json agrees with the root’s lock: else run npm run lock-functions', () => {
  expect(readText(FUNCTIONS_LOCK)).toBe(functionsLockText());
});

test('it is deployed with the function', () => {
  const { functions } = readJson<{ functions: { ignore: string[] } }>('firebase.json');
  expect(functions.ignore.filter((pattern) => /lock|\*\.json/.test(pattern))).toEqual([]);
});

test('what the function deploys is named in exact versions', () => {
  const { dependencies } = readJson<Manifest>('functions/package.json');
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

describe('the lock of the room alone', () => {
  const root = {
    functions: {},
    'functions/node_modules/cookie': { integrity: 'cookie 1' },
    'node_modules/cookie': { integrity: 'cookie 0' },
    'node_modules/express': { integrity: 'express', dependencies: { cookie: '^0.7.0' } },
    'node_modules/admin': { integrity: 'admin', optionalDependencies: { native: '1' } },
    'node_modules/native': { integrity: 'native', optional: true },
    'node_modules/elsewhere': { integrity: 'elsewhere' },
  };
  const manifest = {
    name: 'functions',
    dependencies: { admin: '1.0.0' },
    devDependencies: { cookie: '1.0.0', express: '5.0.0' },
  };

  test('has what the room has, where Node looks for it', () => {
    expect(functionsLock(root, manifest).packages).toEqual({
      '': manifest,
      'node_modules/admin': root['node_modules/admin'],
      'node_modules/cookie': { integrity: 'cookie 1', dev: true },
      'node_modules/express': { ...root['node_modules/express'], dev: true },
      'node_modules/express/node_modules/cookie': { integrity: 'cookie 0', dev: true },
      'node_modules/native': { integrity: 'native', optional: true },
    });
  });

  test('is not written where a package would get another one than it has', () => {
    const { 'node_modules/cookie': _, ...broken } = root;
    expect(() => functionsLock(broken, manifest)).toThrow('express would not get the cookie');
  });
});
