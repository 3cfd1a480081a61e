import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { useFolder } from '../../test-folder.ts';
import { openFolder } from './storage.ts';

const DATABASE = 'projects/demo-killed/databases/(default)';
const ACKNOWLEDGED_BEFORE_KILL = 300;

/** Commits pairs of documents endlessly and reports each commit. */
const WRITER = `
  const { openFolder } = await import(${JSON.stringify(fileURLToPath(new URL('storage.ts', import.meta.url)))});
  const database = openFolder(process.argv[1], 20000).databases.get('${DATABASE}');
  const write = (name, n) => ({
    update: { name: '${DATABASE}/documents/' + name, fields: { n: { integerValue: String(n) } } },
  });
  const next = (n) => {
    database.commit([write('left/' + (n % 50), n), write('right/' + (n % 50), n)]);
    process.send(n, () => setImmediate(next, n + 1));
  };
  next(1);
`;

const folder = useFolder();
let child: ChildProcess;

afterEach(() => {
  child.kill('SIGKILL');
});

test('a killed process loses no acknowledged commit and leaves none half-written', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', WRITER, folder.path];
  child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const acknowledged = await killInMidWriting(child);
  const { databases, close } = openFolder(folder.path);
  const left = numbersIn(databases.get(DATABASE).current.collection('left'));
  const right = numbersIn(databases.get(DATABASE).current.collection('right'));
  close();
  expect(left).toEqual(right);
  expect(Math.max(...left)).toBeGreaterThanOrEqual(acknowledged);
  expect(left).toHaveLength(50);
});

function killInMidWriting(writer: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    let last = 0;
    writer.on('message', (n: number) => {
      last = n;
      if (n === ACKNOWLEDGED_BEFORE_KILL) writer.kill('SIGKILL');
    });
    writer.once('close', () => resolve(last));
  });
}

const numbersIn = (documents: Iterable<{ path: string; fields: object }>): number[] =>
  [...documents]
    .map(({ fields }) => Number((fields as { n: { integerValue: string } }).n.integerValue))
    .sort((a, b) => a - b);
