import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFolder } from '../../test-folder.ts';
import { GET } from '../rules/test-rules.ts';
import { watchRulesFile } from './rules-file.ts';
import { RulesRegistry } from './rules-registry.ts';

const folder = useFolder();
let file: string;
let rulesRegistry: RulesRegistry;
let stop: () => void;
let onLog: (line: string) => void;

beforeEach(() => {
  file = folder.in('firestore.rules');
  rulesRegistry = new RulesRegistry();
  stop = () => undefined;
});
afterEach(() => stop());

const rulesThat = (condition: string): string =>
  `service cloud.firestore {
  match /databases/{database}/documents/docs/{id} { allow read: if ${condition}; }
}`;

const allows = (): boolean | undefined =>
  rulesRegistry.rulesOf('any')?.check({ ...GET, path: 'docs/a' }).allowed;

function follow(source: string): void {
  writeFileSync(file, source);
  stop = watchRulesFile(file, rulesRegistry, (line) => onLog(line));
}

const nextLine = (change: () => void): Promise<string> =>
  new Promise((resolve) => {
    onLog = resolve;
    change();
  });

test('rules are loaded from the file, and again when it changes', async () => {
  follow(rulesThat('false'));
  expect(allows()).toBe(false);
  const line = await nextLine(() => writeFileSync(file, rulesThat('true')));
  expect(line).toContain('loaded the changed security rules of firestore.rules');
  expect(allows()).toBe(true);
});

test('a file that replaces the old one is loaded as well', async () => {
  follow(rulesThat('false'));
  const other = folder.in('firestore.rules.tmp');
  writeFileSync(other, rulesThat('true'));
  await nextLine(() => renameSync(other, file));
  expect(allows()).toBe(true);
});

test('an invalid change is logged with its position and keeps the old rules', async () => {
  follow(rulesThat('true'));
  const line = await nextLine(() => writeFileSync(file, rulesThat('tru(')));
  expect(line).toMatch(/keeping the previous security rules: firestore\.rules:2:\d+ /);
  expect(allows()).toBe(true);
});

test('a file that is missing or invalid at the start is refused', () => {
  expect(() => follow(rulesThat('tru('))).toThrow(/^firestore\.rules:2:\d+ /);
  rmSync(file);
  expect(() => watchRulesFile(file, rulesRegistry, onLog)).toThrow(/cannot be read/);
});
