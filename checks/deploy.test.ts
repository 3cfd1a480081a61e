import { ENTRY_KINDS } from '@shop/domain/office/entry-kinds';
import { expect, test } from 'vitest';
import { readJson, readText } from './repository.ts';

interface Target {
  predeploy?: string;
}

test.each(['hosting', 'functions'])('firebase deploy --only %s builds both rooms', (name) => {
  const firebase = readJson<Record<string, Target>>('firebase.json');
  const { scripts } = readJson<{ scripts: Record<string, string> }>('package.json');
  const [, script = ''] = firebase[name]?.predeploy?.match(/^npm run (\S+)$/) ?? [];
  // The function bundles the renderer that web builds.
  expect(scripts[script]?.split(' && ')).toEqual([
    'npm run build -w web',
    'npm run build -w functions',
  ]);
});

test('docs/operations.md restores all collections of the office', () => {
  const [, told = ''] = /--collection-ids=(\S+)/.exec(readText('docs/operations.md')) ?? [];
  const entries = Object.values(ENTRY_KINDS).map(({ collection }) => collection);
  expect(told.split(',')).toEqual([...entries, 'settings', 'changes']);
});
