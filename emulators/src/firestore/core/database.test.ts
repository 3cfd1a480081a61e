import { expect, test } from 'vitest';
import { Database } from './database.ts';
import { noJournal } from './journal.ts';

const NAME = 'projects/demo-core/databases/(default)';

const put = (path: string, n: number) => ({
  update: { name: `${NAME}/documents/${path}`, fields: { n: { integerValue: String(n) } } },
});

test('commit times increase, even within one microsecond', () => {
  const database = new Database(NAME, noJournal);
  const times = Array.from({ length: 1000 }, (_, n) => database.commit([put('a/b', n)]).time);
  expect(new Set(times).size).toBe(1000);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('listeners hear of a commit once, and of no refused one', () => {
  const database = new Database(NAME, noJournal);
  let told = 0;
  database.onCommit(() => {
    told += 1;
  });
  database.commit([put('a/b', 1), put('a/c', 1)]);
  const refused = [put('a/d', 1), { ...put('a/b', 1), currentDocument: { exists: false } }];
  expect(() => database.commit(refused)).toThrow(/already exists/);
  expect(told).toBe(1);
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
