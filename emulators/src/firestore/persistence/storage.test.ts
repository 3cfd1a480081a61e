import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { useFolder } from '../../test-folder.ts';
import type { Database } from '../core/database.ts';
import type { CommitRecord } from '../core/journal.ts';
import { CommitLog } from './commit-log.ts';
import { openFolder } from './storage.ts';

const DATABASE = 'projects/demo-kept/databases/(default)';

const folder = useFolder();
/** Another folder, with a copy of the log as a killed process would leave it. */
let copy: string;
let file: string;

beforeEach(() => {
  copy = folder.in('copy');
  file = folder.in('commits.log');
});

const write = (path: string, n: number) => ({
  update: {
    name: `${DATABASE}/documents/${path}`,
    fields: { n: { integerValue: String(n) } },
  },
});

/** Opens a folder while `use` runs, like a process that starts and ends. */
function inFolder<Result>(
  use: (database: Database) => Result,
  directory = folder.path,
  minCompactionBytes?: number,
): Result {
  const { databases, close } = openFolder(directory, minCompactionBytes);
  try {
    return use(databases.get(DATABASE));
  } finally {
    close();
  }
}

const commit = (...writes: ReturnType<typeof write>[]) =>
  inFolder((database) => database.commit(writes));

/** Paths and numbers of all documents in a folder, in one line. */
const contentOf = (directory: string): string =>
  inFolder((database) => database.snapshot().documents, directory)
    .map(
      ({ path, fields }) => `${path}=${(fields as { n: { integerValue: string } }).n.integerValue}`,
    )
    .sort()
    .join(' ');

test('documents, their times and deletions survive a restart', () => {
  commit(write('a/kept', 1), write('a/gone', 2));
  const before = inFolder((database) => {
    database.commit([{ delete: `${DATABASE}/documents/a/gone` }]);
    return database.current.get('a/kept');
  });
  const after = inFolder(({ current }) => ['a/kept', 'a/gone'].map((path) => current.get(path)));
  expect(after).toEqual([before, undefined]);
});

test('keeps values that JSON cannot express', () => {
  const fields = {
    bytes: { bytesValue: Buffer.from([0, 255]) },
    nan: { doubleValue: Number.NaN },
    minusZero: { doubleValue: -0 },
  };
  inFolder((database) =>
    database.commit([{ update: { name: `${DATABASE}/documents/a/b`, fields } }]),
  );
  expect(inFolder(({ current }) => current.get('a/b')?.fields)).toEqual(fields);
});

test('drops a truncated last commit as a whole, wherever it was cut, and keeps the next one', () => {
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
    expect(contentOf(folder.path)).toBe(`a/second=${size}`);
  }
});

test('drops zeros after the last record', () => {
  commit(write('a/b', 1));
  appendFileSync(file, Buffer.alloc(100));
  expect(contentOf(folder.path)).toBe('a/b=1');
});

test('refuses a damaged record in the middle of the file instead of skipping it', () => {
  inFolder(() => undefined);
  const start = statSync(file).size;
  commit(write('a/b', 1));
  commit(write('a/c', 2));
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(start + 20) ^ 1, start + 20);
  writeFileSync(file, bytes);
  expect(() => openFolder(folder.path)).toThrow(/is damaged at byte/);
});

test('refuses a file in another format', () => {
  writeFileSync(file, 'something else entirely');
  expect(() => openFolder(folder.path)).toThrow(/is not a file of this version/);
});

test('a commit that was written but not acknowledged is present as a whole', () => {
  inFolder(() => undefined, copy);
  inFolder((database) => {
    // Runs after the commit was written and before it is acknowledged.
    database.onCommit(() => copyFileSync(file, join(copy, 'commits.log')));
    database.commit([write('a/left', 1), write('a/right', 1)]);
  });
  expect(contentOf(copy)).toBe('a/left=1 a/right=1');
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
  expect(contentOf(folder.path)).toBe('a/kept=1');
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

test('compacts a log that has outgrown its content without loss, even of what follows', () => {
  inFolder(() => undefined, copy);
  const countUp = (database: Database) => {
    for (let n = 1; n <= 50; n += 1) {
      database.commit([write('a/counter', n)]);
      copyFileSync(file, join(copy, 'commits.log'));
      expect(contentOf(copy)).toBe(`a/counter=${n}`);
    }
  };
  inFolder(countUp, folder.path, 500);
  expect(statSync(file).size).toBeLessThan(1000);
});
