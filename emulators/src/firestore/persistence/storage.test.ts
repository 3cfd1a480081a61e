import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolder, type Storage } from './storage.ts';

const DATABASE = 'projects/demo-kept/databases/(default)';

let folder: string;
let opened: Storage[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-firestore-'));
  opened = [];
});

afterEach(() => {
  for (const storage of opened) storage.close();
  rmSync(folder, { recursive: true });
});

function open(minCompactionBytes?: number): Storage {
  const storage = openFolder(folder, minCompactionBytes);
  opened.push(storage);
  return storage;
}

function close(storage: Storage): void {
  opened = opened.filter((other) => other !== storage);
  storage.close();
}

const nameOf = (path: string): string => `${DATABASE}/documents/${path}`;

function put(storage: Storage, path: string, n: number): void {
  const fields = { n: { integerValue: String(n) } };
  storage.databases.get(DATABASE).commit([{ update: { name: nameOf(path), fields } }]);
}

const fieldsOf = (storage: Storage, path: string) =>
  storage.databases.get(DATABASE).current.get(path)?.fields;

const integer = (n: number) => ({ n: { integerValue: String(n) } });

test('past states can still be read after a restart, as clients do whose query was cut', () => {
  const first = open();
  put(first, 'a/one', 1);
  const time = first.databases.get(DATABASE).now();
  put(first, 'a/one', 2);
  put(first, 'a/two', 2);
  close(first);
  const past = open().databases.get(DATABASE).viewAt(time);
  expect(past.get('a/one')?.fields).toEqual(integer(1));
  expect(past.get('a/two')).toBeUndefined();
});

test('documents, their times and deletions survive a restart', () => {
  const first = open();
  put(first, 'a/kept', 1);
  put(first, 'a/gone', 2);
  first.databases.get(DATABASE).commit([{ delete: nameOf('a/gone') }]);
  const before = first.databases.get(DATABASE).current.get('a/kept');
  close(first);
  const second = open();
  expect(second.databases.get(DATABASE).current.get('a/kept')).toEqual(before);
  expect(fieldsOf(second, 'a/gone')).toBeUndefined();
});

test('values that JSON cannot express are kept', () => {
  const fields = {
    bytes: { bytesValue: Buffer.from([0, 255]) },
    nan: { doubleValue: Number.NaN },
    minusZero: { doubleValue: -0 },
  };
  const first = open();
  first.databases.get(DATABASE).commit([{ update: { name: nameOf('a/b'), fields } }]);
  close(first);
  expect(fieldsOf(open(), 'a/b')).toEqual(fields);
});

test('a truncated last record is dropped and the next one is kept', () => {
  const first = open();
  put(first, 'a/whole', 1);
  const whole = statSync(join(folder, 'commits.log')).size;
  put(first, 'a/torn', 2);
  close(first);
  const log = join(folder, 'commits.log');
  writeFileSync(log, readFileSync(log).subarray(0, whole + 11));
  const second = open();
  expect(fieldsOf(second, 'a/torn')).toBeUndefined();
  put(second, 'a/next', 3);
  close(second);
  const third = open();
  expect(fieldsOf(third, 'a/whole')).toEqual(integer(1));
  expect(fieldsOf(third, 'a/next')).toEqual(integer(3));
});

test('zeros after the last record are dropped', () => {
  const first = open();
  put(first, 'a/b', 1);
  close(first);
  appendFileSync(join(folder, 'commits.log'), Buffer.alloc(100));
  expect(fieldsOf(open(), 'a/b')).toEqual(integer(1));
});

test('a damaged record in the middle of the file is refused, not skipped', () => {
  const first = open();
  const start = statSync(join(folder, 'commits.log')).size;
  put(first, 'a/b', 1);
  put(first, 'a/c', 2);
  close(first);
  const log = join(folder, 'commits.log');
  const bytes = readFileSync(log);
  bytes.writeUInt8(bytes.readUInt8(start + 20) ^ 1, start + 20);
  writeFileSync(log, bytes);
  expect(() => open()).toThrow(/is damaged at byte/);
});

test('a file in another format is refused', () => {
  writeFileSync(join(folder, 'commits.log'), 'something else entirely');
  expect(() => open()).toThrow(/is not a file of this version/);
});

test('a log that has outgrown its content is compacted without loss', () => {
  const first = open(1000);
  for (let n = 1; n <= 200; n += 1) put(first, 'a/counter', n);
  expect(statSync(join(folder, 'commits.log')).size).toBeLessThan(2500);
  close(first);
  expect(fieldsOf(open(), 'a/counter')).toEqual(integer(200));
});

test('a folder in use is refused with a sentence that names the process', () => {
  open();
  expect(() => open()).toThrow(`is in use by process ${process.pid}: stop it or choose another`);
});

test('the lock of a dead process is taken over', () => {
  // Above the maximum process id of any system.
  writeFileSync(join(folder, 'lock'), '2147483646');
  put(open(), 'a/b', 1);
});
