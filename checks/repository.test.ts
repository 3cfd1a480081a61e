import { expect, test } from 'vitest';
import { isIgnored, listFiles, readText } from './repository.ts';

test('lists committed files, and nothing installed or built', () => {
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

/** Zones and the general claim are quoted as the contract writes them: `24-48h`. */
const HYPHENATED =
  /\b\d+-(\d+|\$\{\w+\})\s?(Stunden|Werktage|Tage|Uhr|km|cm|mm|m|t|kg|%|€)(?!\w)|\b\d\d:\d\d ?- ?\d\d:\d\d|\b(Mo|Di|Mi|Do|Fr|Sa)-(Di|Mi|Do|Fr|Sa|So)\b/;

test('texts write ranges with a dash: 24–48 Stunden, Mo–Fr', () => {
  const sources = listFiles().filter((file) =>
    /^(web|functions|domain|seed)\/src\/.*\.tsx?$/.test(file),
  );
  const written = sources.filter((file) => !/\.test\.tsx?$/.test(file));
  expect(written.filter((file) => HYPHENATED.test(readText(file)))).toEqual([]);
});

test.each(['domain/src', 'web/src'])('docs/architecture.md names each folder of %s', (room) => {
  const told = readText('docs/architecture.md');
  const inRoom = listFiles().filter((file) => file.startsWith(`${room}/`));
  const folders = new Set(inRoom.map((file) => file.slice(room.length + 1)));
  const names = new Set(
    [...folders].filter((path) => path.includes('/')).map((path) => path.split('/')[0]),
  );
  expect([...names].filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

test('uses no library in a way that it calls unsafe', () => {
  const sources = listFiles().filter((file) => /^(web|functions|domain)\/.*\.tsx?$/.test(file));
  expect(sources.filter((file) => readText(file).includes('UNSAFE_'))).toEqual([]);
});
