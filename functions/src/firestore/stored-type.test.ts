import { expect, test } from 'vitest';
import { fromAllFields } from './all-fields.ts';
import { isText, isWhole, optional } from './checks.ts';
import { type StoredType, toCurrentVersion } from './stored-type.ts';

interface StoredNote {
  title: string;
  text?: string;
  length: number;
  schema_version: 3;
}

const NOTES: StoredType<StoredNote> = {
  collection: 'notes',
  version: 3,
  upgrades: {
    1: ({ name, ...note }) => ({ ...note, title: name }),
    2: (note) => ({ ...note, length: note.text.length }),
  },
  defaults: { length: 0 },
  checks: { title: isText, text: optional(isText), length: isWhole },
};

test('upgrades a document through every version after its own', () => {
  const current = { title: 'Tor', text: 'auf', length: 3, schema_version: 3 };
  expect(toCurrentVersion(NOTES, { name: 'Tor', text: 'auf', schema_version: 1 })).toEqual(current);
  expect(toCurrentVersion(NOTES, { title: 'Tor', text: 'auf', schema_version: 2 })).toEqual(
    current,
  );
});

test.each([undefined, 0, 1.5, '3'])('counts a document of version %j as version 1', (version) => {
  const note = { name: 'Tor', text: '', schema_version: version };
  expect(toCurrentVersion(NOTES, note)).toMatchObject({ title: 'Tor', schema_version: 3 });
});

test('gives a missing field its default, and keeps a present one', () => {
  expect(toCurrentVersion(NOTES, { title: 'Tor', schema_version: 3 }).length).toBe(0);
  expect(toCurrentVersion(NOTES, { title: 'Tor', length: 7, schema_version: 3 }).length).toBe(7);
});

test('a newer document keeps its version and its unknown fields', () => {
  const newer = { title: 'Tor', length: 3, color: 'rot', schema_version: 4 };
  expect(toCurrentVersion(NOTES, newer)).toEqual(newer);
});

test('refuses a document by the names of all failing fields, without their values', () => {
  const broken = { title: 7, text: 'geheim', length: -1, schema_version: 3 };
  expect(() => toCurrentVersion(NOTES, broken)).toThrow(
    'a document of notes, version 3, cannot be read: title, length',
  );
});

test('a forgotten check does not compile, even of an optional field', () => {
  const { text: _, ...checks } = NOTES.checks;
  // @ts-expect-error `text` has no check.
  const type: StoredType<StoredNote> = { ...NOTES, checks };
  expect(toCurrentVersion(type, { title: 'Tor', text: 7, schema_version: 3 }).text).toBe(7);
});

interface Note {
  title: string;
  text?: string;
}

test('`fromAllFields` keeps the fields that have a value and drops the others', () => {
  expect(fromAllFields<Note>({ title: 'Tor', text: 'auf' })).toEqual({ title: 'Tor', text: 'auf' });
  expect(Object.keys(fromAllFields<Note>({ title: 'Tor', text: undefined }))).toEqual(['title']);
});

test('a forgotten field does not compile, even an optional one', () => {
  // @ts-expect-error `text` is missing.
  expect(fromAllFields<Note>({ title: 'Tor' })).toEqual({ title: 'Tor' });
});
