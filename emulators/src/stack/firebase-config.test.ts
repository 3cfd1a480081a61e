import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EMULATORS, readFirebaseConfig } from './firebase-config.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firebase-config-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(project: string, without = ''): void {
  const names = EMULATORS.filter((name) => name !== without);
  const emulators = Object.fromEntries(names.map((name, i) => [name, { port: 7000 + i }]));
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  writeFileSync(join(folder, '.firebaserc'), JSON.stringify({ projects: { default: project } }));
}

it('reads project and ports', () => {
  write('demo-x');
  const { projectId, ports } = readFirebaseConfig(folder);
  expect(projectId).toBe('demo-x');
  expect(ports).toMatchObject({ auth: 7000, logging: 7005 });
});

it('finds the security rules, if any', () => {
  write('demo-x');
  expect(readFirebaseConfig(folder).rulesFile).toBeUndefined();
  const config = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8'));
  const firestore = { rules: 'some.rules' };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ ...config, firestore }));
  expect(readFirebaseConfig(folder).rulesFile).toBe(join(folder, 'some.rules'));
});

it('finds the folders of the functions', () => {
  write('demo-x');
  expect(readFirebaseConfig(folder).functionsFolders).toEqual([]);
  const config = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8'));
  const functions = [{ source: 'a' }, {}];
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ ...config, functions }));
  expect(readFirebaseConfig(folder).functionsFolders).toEqual([
    join(folder, 'a'),
    join(folder, 'functions'),
  ]);
});

it('refuses a real project, so that the local stack never writes to one', () => {
  write('my-project');
  expect(() => readFirebaseConfig(folder)).toThrow(/demo-/);
});

it('names a missing port', () => {
  write('demo-x', 'hosting');
  expect(() => readFirebaseConfig(folder)).toThrow('emulators.hosting.port');
});

it('names a missing file', () => {
  expect(() => readFirebaseConfig(folder)).toThrow(/firebase\.json cannot be read/);
});
