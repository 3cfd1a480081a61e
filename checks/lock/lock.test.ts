import { expect, test } from 'vitest';
import { readJson } from '../repository.ts';
import { type Lock, rootLock } from './lock.ts';

const LOCKS: [path: string, lock: Lock][] = [
  ['package-lock.json', rootLock()],
  ['functions/package-lock.json', readJson('functions/package-lock.json')],
];

/** Installed from a registry, unlike the workspaces and the links to them. */
const fetched = ({ packages }: Lock) =>
  Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

test.each(LOCKS)('%s has a hash of every package that is fetched', (_path, lock) => {
  const packages = fetched(lock);
  expect(packages.length).toBeGreaterThan(200);
  const without = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(without).toEqual([]);
});

test.each(LOCKS)('%s names no address of a registry', (_path, lock) => {
  expect(fetched(lock).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
