import type { Picture } from '@shop/domain/product/picture';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../lib/api/fake-api.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { PictureField } from './picture-field.tsx';

const [SAND, GRAVEL, SPLIT] = ['sand', 'kies', 'splitt'].map((name) => ({
  url: `/pictures/${name}-800.webp`,
  alt: '',
})) as [Picture, Picture, Picture];

function open(first: Picture[], max?: number) {
  let pictures = first;
  function Form() {
    const [value, setValue] = useState(first);
    pictures = value;
    return <PictureField pictures={value} onChange={setValue} {...(max && { max })} />;
  }
  fakeApi();
  const view = renderAt('/', { '/': <Form /> });
  return { ...view, pictures: () => pictures };
}

const photo = (name: string, type: string) => new File(['?'], name, { type });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Bilddateien'), { target: { files } });

test('describes and removes a picture', async () => {
  const { user, pictures } = open([SAND, GRAVEL]);
  const [first] = screen.getAllByRole('listitem');
  await user.type(within(first as HTMLElement).getByLabelText('Bildbeschreibung'), 'Heller Sand');
  expect(pictures()).toEqual([{ ...SAND, alt: 'Heller Sand' }, GRAVEL]);
  expect(screen.getByRole('img', { name: 'Heller Sand' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bild 1 entfernen' }));
  expect(pictures()).toEqual([GRAVEL]);
  expect(screen.queryByText('Titelbild')).toBeNull();
});

test('buttons move a picture, for those who cannot drag, and stop at the ends', async () => {
  const { user, pictures } = open([SAND, GRAVEL, SPLIT]);
  await user.click(screen.getByRole('button', { name: 'Bild 3 nach vorn' }));
  expect(pictures()).toEqual([SAND, SPLIT, GRAVEL]);
  await user.click(screen.getByRole('button', { name: 'Bild 1 nach hinten' }));
  expect(pictures()).toEqual([SPLIT, SAND, GRAVEL]);
  expect(screen.getByRole('button', { name: 'Bild 1 nach vorn' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Bild 3 nach hinten' })).toBeDisabled();
});

test('accepts no more files than there may be pictures', async () => {
  open([SAND], 2);
  choose(photo('a.svg', 'image/svg+xml'), photo('b.svg', 'image/svg+xml'));
  expect(
    await screen.findByText('Es sind höchstens 2 Bilder möglich; eines wurde nicht übernommen.'),
  ).toBeVisible();
});

test('a full field offers no further picture', () => {
  open([SAND], 1);
  expect(screen.queryByRole('button', { name: 'Bild auswählen' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Bild 1 verschieben' })).toBeNull();
});

test.each([
  ['logo.svg', 'image/svg+xml', 'Bitte wählen Sie ein Foto als JPEG, PNG oder WebP.'],
  ['page.jpg', 'text/html', 'Bitte wählen Sie ein Foto als JPEG, PNG oder WebP.'],
])('refuses %s of type %s in the dialog', async (name, type, message) => {
  const { user, pictures } = open([]);
  choose(photo(name, type));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bild zuschneiden' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Übernehmen' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Schließen' }));
  expect(pictures()).toEqual([]);
});

test('of several files, it skips one that is not a photo', async () => {
  const { user } = open([]);
  choose(photo('a.svg', 'image/svg+xml'), photo('b.gif', 'image/gif'));
  expect(await screen.findByText('Bild 1 von 2: a.svg')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Überspringen' }));
  expect(await screen.findByText('Bild 2 von 2: b.gif')).toBeVisible();
});

test('accepts a file from the clipboard, and leaves text alone', async () => {
  open([]);
  const pasteOf = (files: File[]) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    return Object.assign(event, { clipboardData: { files } });
  };
  expect(fireEvent(document.body, pasteOf([]))).toBe(true);
  expect(fireEvent(document.body, pasteOf([photo('a.svg', 'image/svg+xml')]))).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'Bild zuschneiden' })).toBeVisible();
});
