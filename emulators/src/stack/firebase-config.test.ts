import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { useFolder } from '../test-folder.ts';
import { EMULATORS, readFirebaseConfig } from './firebase-config.ts';

const folder = useFolder();

/** Reads a project's configuration, with more in firebase.json than the emulators' ports. */
function read(project: string, more: object = {}, without = '') {
  const names = EMULATORS.filter((name) => name !== without);
  const emulators = Object.fromEntries(names.map((name, i) => [name, { port: 7000 + i }]));
  writeFileSync(folder.in('firebase.json'), JSON.stringify({ emulators, ...more }));
  writeFileSync(folder.in('.firebaserc'), JSON.stringify({ projects: { default: project } }));
  return readFirebaseConfig(folder.path);
}

it('reads project and ports', () => {
  const { projectId, ports } = read('demo-x');
  expect(projectId).toBe('demo-x');
  expect(ports).toMatchObject({ auth: 7000, logging: 7005 });
});

it('finds the security rules, if any', () => {
  expect(read('demo-x').rulesFile).toBeUndefined();
  const { rulesFile } = read('demo-x', { firestore: { rules: 'some.rules' } });
  expect(rulesFile).toBe(folder.in('some.rules'));
});

it('finds the folders of the functions', () => {
  expect(read('demo-x').functionsFolders).toEqual([]);
  const { functionsFolders } = read('demo-x', { functions: [{ source: 'a' }, {}] });
  expect(functionsFolders).toEqual([folder.in('a'), folder.in('functions')]);
});

it('refuses a real project, so that the local stack never writes to one', () => {
  expect(() => read('my-project')).toThrow(/demo-/);
});

it('names a missing port', () => {
  expect(() => read('demo-x', {}, 'hosting')).toThrow('emulators.hosting.port');
});

it('names a missing file', () => {
  expect(() => readFirebaseConfig(folder.path)).toThrow(/firebase\.json cannot be read/);
});
