import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { useFolder } from '../test-folder.ts';
import { fillFolder } from './fill-folder.ts';

const parent = useFolder();
let folder: string;

beforeEach(() => {
  folder = parent.in('cache/chromium');
});

async function fill(into: string): Promise<void> {
  await writeFile(join(into, 'first'), 'whole');
  await writeFile(join(into, 'second'), 'whole');
}

async function contents(): Promise<string[]> {
  const names = await readdir(folder);
  const texts = names.map(async (name) => `${name}: ${await readFile(join(folder, name), 'utf8')}`);
  return (await Promise.all(texts)).sort();
}

const WHOLE = ['first: whole', 'second: whole'];

test('two concurrent fillers do not collide and leave one whole folder', async () => {
  const secondWhileFirstIsHalfway = async (into: string) => {
    await writeFile(join(into, 'first'), 'half');
    await fillFolder(folder, fill);
    expect(await contents()).toEqual(WHOLE);
    expect(await readdir(into)).toEqual(['first']);
    await fill(into);
  };
  await fillFolder(folder, secondWhileFirstIsHalfway);
  expect(await contents()).toEqual(WHOLE);
  expect(await readdir(parent.in('cache'))).toEqual(['chromium']);
});

test('does not take a killed run’s remains for whole', async () => {
  await new Promise<void>((halfway) => {
    const untilKilled = async (into: string) => {
      await writeFile(join(into, 'first'), 'half');
      halfway();
      await new Promise(() => undefined);
    };
    void fillFolder(folder, untilKilled);
  });
  await fillFolder(folder, fill);
  expect(await contents()).toEqual(WHOLE);
});

test('reports a failure and leaves nothing, so that the next run can fill it', async () => {
  const failing = async (into: string) => {
    await writeFile(join(into, 'first'), 'half');
    throw new Error('No space left.');
  };
  await expect(fillFolder(folder, failing)).rejects.toThrow('No space left.');
  expect(await readdir(parent.in('cache'))).toEqual([]);
  await fillFolder(folder, fill);
  expect(await contents()).toEqual(WHOLE);
});

test('leaves a filled folder unchanged', async () => {
  await fillFolder(folder, fill);
  await fillFolder(folder, () => Promise.reject(new Error('Filled twice.')));
  expect(await contents()).toEqual(WHOLE);
});
