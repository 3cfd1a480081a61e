import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CommitRecord } from '../core/journal.ts';
import { CommitLog } from './commit-log.ts';
import { openFolder } from './storage.ts';

/** Simulates a process killed between any two steps. */
const DATABASE = 'projects/demo-interrupted/databases/(default)';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-firestore-'));
  file = join(folder, 'commits.log');
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, n: number) => ({
  update: {
    name: `${DATABASE}/documents/${path}`,
    fields: { n: { integerValue: String(n) } },
  },
});

/** Paths and numbers of all documents in a folder, in one line. */
function contentOf(directory: string): string {
  const { databases, close } = openFolder(directory);
  const documents = databases.get(DATABASE).snapshot().documents;
  close();
  return documents
    .map(
      ({ path, fields }) => `${path}=${(fields as { n: { integerValue: string } }).n.integerValue}`,
    )
    .sort()
    .join(' ');
}

function commit(...writes: ReturnType<typeof write>[]): void {
  const { databases, close } = openFolder(folder);
  databases.get(DATABASE).commit(writes);
  close();
}

test('a truncated last commit is dropped as a whole, wherever it was cut, and the next one is kept', () => {
  commit(write('a/first', 1));
  const before = statSync(file).size;
  commit(write('a/left', 2), write('a/right', 2));
  const whole = readFileSync(file);
  for (let size = before; size < whole.length; size += 1) {
    writeFileSync(file, whole.subarray(0, size));
    const { log, records } = CommitLog.open(file);
    log.append({ database: DATABASE, time: 1, documents: [], deleted: ['a/next'] });
    log.close();
    expect([records.length, pathsIn(CommitLog.open(file))], `cut at ${size}`).toEqual([
      1,
      ['a/first', 'a/next'],
    ]);
  }
});

function pathsIn({ log, records }: { log: CommitLog; records: CommitRecord[] }): string[] {
  log.close();
  return records.flatMap(({ documents, deleted }) => [
    ...documents.map(({ path }) => path),
    ...deleted,
  ]);
}

test('a file whose header was truncated starts from scratch', () => {
  commit(write('a/first', 1));
  const whole = readFileSync(file);
  const header = whole.indexOf('\n') + 1;
  for (let size = 0; size <= header; size += 1) {
    writeFileSync(file, whole.subarray(0, size));
    commit(write('a/second', size));
    expect(contentOf(folder)).toBe(`a/second=${size}`);
  }
});

test('a commit that was written but not acknowledged is present as a whole', () => {
  const other = mkdtempSync(join(tmpdir(), 'local-firestore-'));
  const { databases, close } = openFolder(folder);
  // Runs after the commit was written and before it is acknowledged.
  databases.get(DATABASE).onCommit(() => copyFileSync(file, join(other, 'commits.log')));
  databases.get(DATABASE).commit([write('a/left', 1), write('a/right', 1)]);
  close();
  expect(contentOf(other)).toBe('a/left=1 a/right=1');
  rmSync(other, { recursive: true });
});

test('a refused commit leaves nothing in the file', () => {
  commit(write('a/there', 1));
  const size = statSync(file).size;
  const missing = { ...write('a/missing', 2), currentDocument: { exists: true } };
  expect(() => commit(write('a/other', 2), missing)).toThrow();
  expect(statSync(file).size).toBe(size);
});

test('an interrupted rewrite is discarded and the old file is used', () => {
  commit(write('a/kept', 1));
  const half = readFileSync(file).subarray(0, 40);
  writeFileSync(`${file}.new`, half);
  expect(contentOf(folder)).toBe('a/kept=1');
  expect(existsSync(`${file}.new`)).toBe(false);
});

test('a rewrite that fails halfway keeps the old log usable', () => {
  const { log } = CommitLog.open(file);
  const record = { database: DATABASE, time: 1, documents: [] };
  log.append({ ...record, deleted: ['a/old'] });
  const failing = function* () {
    yield { ...record, deleted: ['a/new'] };
    throw new Error('The disk is full.');
  };
  expect(() => log.rewrite(failing())).toThrow('The disk is full.');
  log.append({ ...record, deleted: ['a/later'] });
  log.close();
  expect(existsSync(`${file}.new`)).toBe(false);
  expect(pathsIn(CommitLog.open(file))).toEqual(['a/old', 'a/later']);
});

test('commits after a rewrite are in the new file', () => {
  const { databases, close } = openFolder(folder, 500);
  const copy = mkdtempSync(join(tmpdir(), 'local-firestore-'));
  for (let n = 1; n <= 50; n += 1) {
    databases.get(DATABASE).commit([write('a/counter', n)]);
    copyFileSync(file, join(copy, 'commits.log'));
    expect(contentOf(copy)).toBe(`a/counter=${n}`);
  }
  expect(statSync(file).size).toBeLessThan(1000);
  close();
  rmSync(copy, { recursive: true });
});
