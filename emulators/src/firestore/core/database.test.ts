import { beforeEach, expect, test } from 'vitest';
import { Database } from './database.ts';
import { type CommitRecord, noJournal } from './journal.ts';

const NAME = 'projects/demo-core/databases/(default)';

let database: Database;

beforeEach(() => {
  database = new Database(NAME, noJournal);
});

const name = (path: string) => `${NAME}/documents/${path}`;

const put = (path: string, n: number) => ({
  update: { name: name(path), fields: { n: { integerValue: String(n) } } },
});

const numberAt = (path: string, time: number): unknown => database.viewAt(time).get(path)?.fields.n;

test('past states can be read, including documents that came and went', () => {
  const before = database.now();
  const first = database.commit([put('a/b', 1)]).time;
  const second = database.commit([put('a/b', 2), put('a/c', 3)]).time;
  const third = database.commit([{ delete: name('a/b') }]).time;
  expect(numberAt('a/b', before)).toBeUndefined();
  expect(numberAt('a/b', first)).toEqual({ integerValue: '1' });
  expect(numberAt('a/b', second)).toEqual({ integerValue: '2' });
  expect(numberAt('a/b', third)).toBeUndefined();
  expect([...database.viewAt(first).collectionPaths()]).toEqual(['a']);
  expect([...database.viewAt(first).collection('a')].map(({ path }) => path)).toEqual(['a/b']);
});

test('a time before the first or after the last state is refused', () => {
  const start = database.now();
  expect(() => database.viewAt(start - 10_000_000)).toThrow(/too old/);
  expect(() => database.viewAt(start + 10_000_000)).toThrow(/is in the future/);
});

test('commit times increase, even within one microsecond', () => {
  const times = Array.from({ length: 1000 }, (_, n) => database.commit([put('a/b', n)]).time);
  expect(new Set(times).size).toBe(1000);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('listeners receive a commit as a whole, and no refused commit', () => {
  const told: string[][] = [];
  database.onCommit((_, changes) => told.push(changes.map(({ path }) => path)));
  database.commit([put('a/b', 1), put('a/c', 1)]);
  const refused = [put('a/d', 1), { ...put('a/b', 1), currentDocument: { exists: false } }];
  expect(() => database.commit(refused)).toThrow(/already exists/);
  expect(told).toEqual([['a/b', 'a/c']]);
});

test('a commit that cannot be persisted is not applied', () => {
  const full = new Database(NAME, {
    append: () => {
      throw new Error('disk full');
    },
  });
  expect(() => full.commit([put('a/b', 1)])).toThrow('disk full');
  expect(full.current.get('a/b')).toBeUndefined();
});

test('replaying a journal restores the database', () => {
  const records: CommitRecord[] = [];
  const kept = new Database(NAME, { append: (record) => records.push(record) });
  kept.commit([put('a/b', 1), put('a/c', 2)]);
  kept.commit([put('a/b', 3), { delete: name('a/c') }]);
  for (const record of records) database.restore(record);
  expect(database.current.get('a/b')).toEqual(kept.current.get('a/b'));
  expect(database.current.get('a/c')).toBeUndefined();
  expect(database.commit([put('a/b', 4)]).time).toBeGreaterThan(records.at(-1)?.time ?? 0);
});
