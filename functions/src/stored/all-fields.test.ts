import { expect, test } from 'vitest';
import { fromAllFields } from './all-fields.ts';

interface Note {
  title: string;
  text?: string;
}

test('keeps the fields that have a value and drops the others', () => {
  expect(fromAllFields<Note>({ title: 'Tor', text: 'auf' })).toEqual({ title: 'Tor', text: 'auf' });
  expect(Object.keys(fromAllFields<Note>({ title: 'Tor', text: undefined }))).toEqual(['title']);
});

test('a forgotten field does not compile, even an optional one', () => {
  // @ts-expect-error `text` is missing.
  expect(fromAllFields<Note>({ title: 'Tor' })).toEqual({ title: 'Tor' });
});
