import { expect, test } from 'vitest';
import { readJson } from './repository.ts';

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
