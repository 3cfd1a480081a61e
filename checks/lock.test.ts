import { expect, test } from 'vitest';
import { type Lock, readJson } from './repository.ts';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const ROOT = readJson<Lock>('package-lock.json');
const FUNCTIONS = readJson<Lock>('functions/package-lock.json');
const LOCKS: [path: string, lock: Lock][] = [
  ['package-lock.json', ROOT],
  ['functions/package-lock.json', FUNCTIONS],
];

/** Packages from a registry, excluding the workspaces and the links to them. */
const fetched = ({ packages }: Lock) =>
  Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

test.each(LOCKS)('%s has a hash of every package', (_path, lock) => {
  const packages = fetched(lock);
  expect(packages.length).toBeGreaterThan(200);
  const without = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(without).toEqual([]);
});

test.each(LOCKS)('%s names no registry’s address', (_path, lock) => {
  expect(fetched(lock).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('functions/package-lock.json is in step with the root: else npm run lock-functions', () => {
  const { dependencies, devDependencies } = readJson<Manifest>('functions/package.json');
  const locked = FUNCTIONS.packages[''] as unknown as Manifest;
  expect(locked.dependencies).toEqual(dependencies);
  expect(locked.devDependencies).toEqual(devDependencies);
  const inRoot = new Set(fetched(ROOT).map(([path, { integrity }]) => nameOf(path) + integrity));
  const foreign = fetched(FUNCTIONS).filter(
    ([path, { integrity }]) => !inRoot.has(nameOf(path) + integrity),
  );
  expect(foreign).toEqual([]);
});

test('functions deploys its lock, and names exact versions', () => {
  const { functions } = readJson<{ functions: { ignore: string[] } }>('firebase.json');
  expect(functions.ignore.filter((pattern) => /lock|\*\.json/.test(pattern))).toEqual([]);
  const { dependencies } = readJson<Manifest>('functions/package.json');
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
