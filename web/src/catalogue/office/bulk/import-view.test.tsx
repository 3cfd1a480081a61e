import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brokenConnection } from '../../../lib/api/fake-api.ts';
import { openOffice } from '../../../test/office-fixture.tsx';
import { gravel, officeRoutes, savesOf } from './bulk-fixture.ts';
import ImportView from './import-view.tsx';

function open() {
  const view = openOffice('/admin', <ImportView />, officeRoutes([gravel(1), gravel(2)]));
  const pick = (text: string, name = 'preise.csv') =>
    view.user.upload(screen.getByLabelText('Datei für den Import'), new File([text], name));
  return { ...view, pick, saves: () => savesOf(view) };
}

const FILE = `Nummer;Name;Kategorie;Einheit;Nettopreis;Bemerkung
1;Schotter 1;Schotter;t;20,50;
2;Schotter 2;Schotter;t;19,90;
;Splitt;Splitte;t;30;
;Kies;Sand;Fass;viel;`;

test('previews a file, and saves it only without its faulty rows', async () => {
  const { user, pick, saves } = open();
  await pick(FILE);
  expect(await screen.findByText('1 neu, 1 geändert, 1 unverändert, 1 fehlerhaft.')).toBeVisible();
  expect(screen.getByText(/nicht bekannt und bleiben unbeachtet: F1 „Bemerkung“\./)).toBeVisible();
  expect(screen.getByText(/Kategorien gibt es noch nicht: Splitte\./)).toBeVisible();
  const errors = screen.getByRole('list', { name: 'Fehler' });
  expect(errors).toHaveTextContent('Zeile 5Kies');
  expect(errors).toHaveTextContent('D5 (Einheit): „Fass“ ist nicht bekannt.');
  expect(errors).toHaveTextContent('E5 (Nettopreis): „viel“ ist keine Zahl wie 1.234,50.');
  const [changed, created] = within(screen.getByRole('list', { name: 'Änderungen' })).getAllByRole(
    'listitem',
  );
  expect(changed).toHaveTextContent('E2 Nettopreis: 19,90 € → 20,50 €');
  expect(created).toHaveTextContent('Splitt (neu)');

  const save = screen.getByRole('button', { name: '2 Artikel speichern' });
  await user.click(save);
  expect(saves()).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Die fehlerhafte Zeile auslassen' }));
  await user.click(save);
  expect(await screen.findByText('2 Artikel sind gespeichert.')).toBeVisible();
  expect(saves()).toMatchObject([{ label: 'Import preise.csv', changes: [{}, {}] }]);
  expect(saves()[0]?.changes).toEqual([
    { id: '1', version: 1, input: { ...gravel(1).input, price: 20.5 } },
    { version: 0, input: expect.objectContaining({ name: 'Splitt' }) },
  ]);
  expect(screen.getByRole('button', { name: 'Rückgängig: Import preise.csv' })).toBeVisible();
});

test('a corrected file can be chosen again, and one equal to the assortment has nothing to save', async () => {
  const { pick, see } = open();
  await pick('Nummer;Nettopreis\n1;viel');
  expect(await screen.findByText(/0 geändert, 0 unverändert, 1 fehlerhaft/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /speichern/ })).not.toBeInTheDocument();
  await pick('Nummer;Nettopreis\n1;21');
  expect(await screen.findByText(/1 geändert, 0 unverändert, 0 fehlerhaft/)).toBeVisible();
  expect(screen.getByRole('button', { name: '1 Artikel speichern' })).toBeVisible();
  await pick('Nummer;Nettopreis\n1;19,90');
  await see(/stimmt mit dem Sortiment überein/);
});

test('refuses a file that is too large without reading it', async () => {
  const { user, api } = open();
  const file = new File(['x'], 'alles.xlsx');
  Object.defineProperty(file, 'size', { value: 16 * 1024 * 1024 });
  await user.upload(screen.getByLabelText('Datei für den Import'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'alles.xlsx: Die Datei ist größer als 15 MB.',
  );
  expect(api.calls()).not.toContain('GET /api/admin/products?limit=500');
});

test('without a connection the file is not checked, and can be chosen again', async () => {
  const { pick, api } = open();
  api.routes['GET /api/admin/products?limit=500'] = brokenConnection;
  await pick('Nummer;Nettopreis\n1;21');
  expect(await screen.findByRole('alert')).toHaveTextContent('konnte nicht geprüft werden');
  expect(screen.getByRole('button', { name: 'Datei wählen' })).toBeVisible();
});

test('saves the assortment as a file', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => '#', revokeObjectURL() {} }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { press, see } = open();
  await press('CSV-Datei');
  await see('Die Datei ist gespeichert.');
  const saved = click.mock.contexts.map((link) => (link as HTMLAnchorElement).download);
  expect(saved).toEqual([expect.stringMatching(/^sortiment-\d{4}-\d{2}-\d{2}\.csv$/)]);
});
