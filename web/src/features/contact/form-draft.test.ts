import { expect, test } from 'vitest';
import { formDraft } from './form-draft.ts';

const EMPTY = { name: '', message: '' };
const draft = formDraft('someDraft', EMPTY);

test('what was typed is read back until it is removed', () => {
  draft.store({ name: 'Erika', message: 'Hallo' });
  expect(draft.read()).toEqual({ name: 'Erika', message: 'Hallo' });
  draft.remove();
  expect(draft.read()).toEqual(EMPTY);
});

test.each(['', '{', 'null', '7', '[1]', '{"name":7}', '{"other":"x"}'])(
  'a damaged draft counts as empty: %s',
  (text) => {
    sessionStorage.setItem('someDraft', text);
    expect(draft.read()).toEqual(EMPTY);
  },
);

test('the fields of a draft that can be read are kept', () => {
  sessionStorage.setItem('someDraft', '{"name":"Erika","message":null}');
  expect(draft.read()).toEqual({ name: 'Erika', message: '' });
});

test('every try to send a draft has the same key, the next draft another one', () => {
  draft.store({ name: 'Erika', message: 'Hallo' });
  const key = draft.requestKey();
  draft.store({ name: 'Erika', message: 'Hallo!' });
  expect(draft.requestKey()).toBe(key);
  expect(draft.read()).toEqual({ name: 'Erika', message: 'Hallo!' });
  draft.remove();
  expect(draft.requestKey()).not.toBe(key);
});
