import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormik } from 'formik';
import { expect, test } from 'vitest';
import { clearDrafts } from './browser-storage/stored-text.ts';
import { formDraft, useFormDraft, useIsUnsent } from './form-draft.ts';

const EMPTY = { name: '', message: '' };
const draft = formDraft('someDraft', EMPTY);

test.each([
  ['it is cleared', () => draft.clear()],
  ['signing out', clearDrafts],
])('reads back what was typed until %s, and nothing of it outlives the tab', (_, clear) => {
  draft.write({ name: 'Erika', message: 'Hallo' });
  draft.markUnsent();
  expect(draft.read()).toEqual({ name: 'Erika', message: 'Hallo' });
  expect(localStorage).toHaveLength(0);
  clear();
  expect(draft.read()).toEqual(EMPTY);
});

test.each(['', '{', 'null', '7', '[1]', '{"name":7}', '{"other":"x"}'])(
  'a damaged draft counts as empty: %s',
  (text) => {
    sessionStorage.setItem('someDraft', text);
    expect(draft.read()).toEqual(EMPTY);
  },
);

test('keeps the readable fields of a damaged draft', () => {
  sessionStorage.setItem('someDraft', '{"name":"Erika","message":null}');
  expect(draft.read()).toEqual({ name: 'Erika', message: '' });
});

test('each attempt to send a draft has the same key, the next draft another one', () => {
  draft.write({ name: 'Erika', message: 'Hallo' });
  const key = draft.requestKey();
  draft.write({ name: 'Erika', message: 'Hallo!' });
  expect(draft.requestKey()).toBe(key);
  expect(draft.read()).toEqual({ name: 'Erika', message: 'Hallo!' });
  draft.clear();
  expect(draft.requestKey()).not.toBe(key);
});

function Form({ prefill }: { prefill?: Partial<typeof EMPTY> }) {
  const formik = useFormik({ initialValues: EMPTY, onSubmit: () => {} });
  const conflict = useFormDraft(draft, formik, prefill);
  const isUnsent = useIsUnsent(draft);
  return (
    <>
      <input aria-label="Name" {...formik.getFieldProps('name')} />
      <input aria-label="Nachricht" {...formik.getFieldProps('message')} />
      {isUnsent && <p>Nicht gesendet</p>}
      {conflict && (
        <>
          <button type="button" onClick={conflict.take}>
            Neu
          </button>
          <button type="button" onClick={conflict.keep}>
            Alt
          </button>
        </>
      )}
    </>
  );
}

test('a form starts with its draft and keeps it up to date', async () => {
  draft.write({ name: 'Erika', message: '' });
  render(<Form />);
  expect(screen.getByLabelText('Name')).toHaveValue('Erika');
  await userEvent.type(screen.getByLabelText('Nachricht'), 'Hallo');
  expect(draft.read()).toEqual({ name: 'Erika', message: 'Hallo' });
});

test('an untouched form leaves no draft', () => {
  render(<Form />);
  expect(sessionStorage).toHaveLength(0);
});

const SAND = { message: 'Sand' };
const GRAVEL = { message: 'Kies' };
const message = () => screen.getByLabelText('Nachricht');

test('a prefill replaces the previous one, and leaves other fields alone', async () => {
  const { rerender, unmount } = render(<Form prefill={SAND} />);
  expect(message()).toHaveValue('Sand');
  await userEvent.type(screen.getByLabelText('Name'), 'Erika');
  rerender(<Form prefill={GRAVEL} />);
  expect(message()).toHaveValue('Kies');
  unmount();
  render(<Form prefill={{ message: '' }} />);
  expect(message()).toHaveValue('');
  expect(screen.getByLabelText('Name')).toHaveValue('Erika');
});

test.each([
  ['Neu', 'Kies'],
  ['Alt', 'Sand, gelb'],
])('keeps an edited prefill until another one is chosen: %s', async (button, text) => {
  const { rerender, unmount } = render(<Form prefill={SAND} />);
  await userEvent.type(message(), ', gelb');
  rerender(<Form prefill={GRAVEL} />);
  expect(message()).toHaveValue('Sand, gelb');
  await userEvent.click(screen.getByText(button));
  expect(message()).toHaveValue(text);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  render(<Form prefill={{ ...GRAVEL }} />);
  expect(message()).toHaveValue(text);
  expect(screen.queryByRole('button')).toBeNull();
});

test('keeps an edited prefill in another page view as well', async () => {
  const { unmount } = render(<Form prefill={SAND} />);
  await userEvent.type(message(), ', gelb');
  unmount();
  render(<Form prefill={GRAVEL} />);
  expect(message()).toHaveValue('Sand, gelb');
  expect(screen.getByText('Neu')).toBeVisible();
});

test('a form knows that its draft could not be sent, until it is cleared', () => {
  render(<Form />);
  act(() => draft.markUnsent());
  expect(screen.getByText('Nicht gesendet')).toBeVisible();
  act(() => draft.clear());
  expect(screen.queryByText('Nicht gesendet')).toBeNull();
});
