import { expect, test } from 'vitest';
import { isIgnored, listFiles, readText } from './repository.ts';

test('lists what is committed, and nothing that is installed or built', () => {
  const files = listFiles();
  expect(files).toContain('checks/repository.test.ts');
  expect(files).toContain('functions/.env.example');
  expect(files).toContain('.gitignore');
  const others = /(^|\/)(\.git|node_modules|dist)\/|^functions\/lib\//;
  expect(files.filter((file) => others.test(file))).toEqual([]);
});

test.each(['.secret.local', '.env.local', '.env.my-project'])('%s is not committed', (name) => {
  expect(isIgnored(`functions/${name}`)).toBe(true);
});

test('no library is used by what it calls unsafe', () => {
  const sources = listFiles().filter((file) => /^(web|functions|domain)\/.*\.tsx?$/.test(file));
  expect(sources.filter((file) => readText(file).includes('UNSAFE_'))).toEqual([]);
});
