import { MAX_DAYS_AHEAD } from '@shop/domain/delivery/delivery-days';
import { productInput } from '@shop/domain/testing/office';
import { addDays, berlinDay } from '@shop/domain/time/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { brokenConnection, json, refusal } from '../../../lib/api/fake-api.ts';
import { saveAll } from '../../../test/office-fixture.tsx';
import { button, changesOf, field, GRAVEL, open, retype, SAVE, stored } from './editor-fixture.tsx';

test('hiding a tool mentions its number of bookings', async () => {
  const { api, user } = open('id=7', { of: 'rental_tool' });
  const today = berlinDay(new Date());
  const days = `from=${today}&to=${addDays(today, MAX_DAYS_AHEAD)}`;
  api.routes[`GET /api/admin/rental-calendar?${days}&tool=7`] = () =>
    json({ bookings: [{ kind: 'rental' }, { kind: 'downtime' }] });
  await user.selectOptions(
    await screen.findByRole('combobox', { name: /^Sichtbarkeit/ }),
    'hidden',
  );
  expect(await screen.findByText(/gibt es für dieses Gerät 1 Buchung\./)).toBeVisible();
});

test('keeps on the device which sections are open, and opens one with a problem', async () => {
  const first = open();
  const section = async (title: string) =>
    (await screen.findByRole('heading', { name: title, hidden: true })).closest('details');
  const isOpen = async (...titles: string[]) =>
    Promise.all(titles.map(async (title) => (await section(title))?.open));
  expect(await isOpen('Preis', 'Hersteller', 'Mengen und Gewicht')).toEqual([true, false, false]);
  for (const title of ['Preis', 'Hersteller']) await first.user.click(screen.getByText(title));
  await waitFor(async () => expect(await isOpen('Preis', 'Hersteller')).toEqual([false, true]));
  first.unmount();

  const { save } = open();
  expect(await isOpen('Preis', 'Hersteller', 'Bilder')).toEqual([false, true, true]);
  await retype('Gewicht je Einheit', '0');
  await save();
  await waitFor(async () => expect(await isOpen('Mengen und Gewicht')).toEqual([true]));
});

describe('saving', () => {
  test.each([
    ['nobody has changed', () => [{ outcome: 'unchanged', current: stored() }]],
    [
      'somebody else saved alike',
      (body: unknown) => [
        { outcome: 'conflict', current: { id: '7', version: 4, input: changesOf(body)[0]?.input } },
      ],
    ],
  ])('reports that there is nothing to save of what %s', async (_, answer) => {
    const { api, save, see } = open();
    api.routes[SAVE] = ({ body }) => json(answer(body));
    await retype('Nettopreis', '25');
    await save();
    await see('Alles ist schon so gespeichert.');
  });

  test('an edit after a lost answer is saved on top of what had arrived', async () => {
    const { api, save, saved } = open();
    api.routes[SAVE] = brokenConnection;
    await retype('Name', 'Kies 8/16');
    await save();
    await screen.findByText(/^Keine Internetverbindung/);
    // The server has the first attempt, and reports different content under its request id.
    api.routes[SAVE] = (request) => {
      api.routes[SAVE] = saveAll;
      expect(request.body).toMatchObject({ changes: [{ version: 3 }] });
      return json([{ outcome: 'conflict', current: stored({ name: 'Kies 8/16' }, 4) }]);
    };
    await retype('Name', 'Kies 2/8');
    expect(await saved()).toMatchObject([{ id: '7', version: 4, input: { name: 'Kies 2/8' } }]);
  });

  test('shows what is refused, missing or forbidden, and keeps it in the form', async () => {
    const { api, save } = open();
    await retype('Name', 'Kies 8/16');
    const message = 'Diese Kategorie gibt es nicht.';
    for (const [answer, text] of [
      [() => json([{ outcome: 'refused', message }]), message],
      [() => json([{ outcome: 'missing' }]), /^Diesen Artikel gibt es nicht\./],
      [() => refusal(403, 'Keine Berechtigung.'), 'Keine Berechtigung.'],
      [() => refusal(503, 'Störung.'), /^Das hat nicht geklappt/],
    ] as const) {
      api.routes[SAVE] = answer;
      await save();
      expect(await screen.findByText(text)).toBeVisible();
      expect(await field('Name')).toHaveValue('Kies 8/16');
    }
  });

  test('archives an item and restores it hidden', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Ins Archiv' }));
    expect(await screen.findByText('Archiviert, Version 4')).toBeVisible();
    await user.click(button('Aus dem Archiv holen'));
    expect(await screen.findByText('Ausgeblendet, Version 5')).toBeVisible();
    expect(sent().map(({ changes }) => changes[0]?.input.visibility)).toEqual([
      'archived',
      'hidden',
    ]);
  });
});

describe('new ones', () => {
  test('a new product starts hidden and gets its own address', async () => {
    const { user, saved, visited } = open('id=neu');
    await retype('Name', 'Splitt 2/5');
    await user.selectOptions(screen.getByLabelText('Kategorie *'), 'Schotter');
    await retype('Nettopreis', '19,9');
    const input = { name: 'Splitt 2/5', category: 'Schotter', price: 19.9 } as const;
    expect(await saved()).toEqual([
      { version: 0, input: productInput({ ...input, visibility: 'hidden' }) },
    ]);
    await waitFor(() => expect(visited.at(-1)).toContain('/artikel?id=12'));
  });

  test('a copy is hidden, with a name and number of its own', async () => {
    const item = stored({ article_number: 'K-1' });
    const { saved } = open('id=neu&kopie=7', { item });
    expect(await field('Name')).toHaveValue('Kies 16/32 (Kopie)');
    expect(await saved()).toEqual([
      { version: 0, input: { ...GRAVEL, name: 'Kies 16/32 (Kopie)', visibility: 'hidden' } },
    ]);
  });
});

describe('when somebody else has saved', () => {
  const THEIRS = stored({ price: 26, description: 'Rundkies.' }, 4);

  async function meet() {
    const opened = open();
    const { api, save } = opened;
    api.routes[SAVE] = () => json([{ outcome: 'conflict', current: THEIRS }]);
    api.routes['GET /api/admin/changes?kind=product&item=7'] = () => json([{ by: 'Bernd Büro' }]);
    await retype('Nettopreis', '25');
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Inzwischen geändert' });
    const side = (label: string, name: RegExp) =>
      within(screen.getByRole('radiogroup', { name: label })).getByRole('radio', { name });
    /** Saves the choice, and returns what was sent. */
    async function chosen() {
      api.routes[SAVE] = saveAll;
      await opened.press('Auswahl speichern');
      await opened.see('Gespeichert.');
      return opened.sent().at(-1)?.changes;
    }
    return { ...opened, dialog: within(dialog), side, chosen };
  }

  test('shows both versions of each difference, and saves the choice on the newer one', async () => {
    const { dialog, side, chosen } = await meet();
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(2);
    expect(side('Nettopreis', /^Ihre Version 25,00/)).toBeChecked();
    expect(side('Nettopreis', /^Version von Bernd Büro 26,00/)).not.toBeChecked();
    expect(side('Beschreibung', /^Version von Bernd Büro Rundkies/)).toBeChecked();
    expect(await chosen()).toEqual([
      { id: '7', version: 4, input: { ...GRAVEL, price: 25, description: 'Rundkies.' } },
    ]);
  });

  test('adopts one of them as a whole, and closing the dialog keeps the input', async () => {
    const { press, save, side, chosen } = await meet();
    await press('Schließen');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await field('Nettopreis')).toHaveValue('25');
    await save();
    await press('Ganz die andere');
    expect(side('Nettopreis', /^Version von/)).toBeChecked();
    expect(side('Beschreibung', /^Version von/)).toBeChecked();
    await press('Ganz Ihre Version');
    expect((await chosen())?.[0]?.input).toEqual({ ...GRAVEL, price: 25 });
  });
});

test('reports an unknown item', async () => {
  open('id=999');
  expect(await screen.findByText('Diesen Artikel gibt es nicht.')).toBeVisible();
});

describe('unsaved changes', () => {
  test('stay on the device when another page is opened, and are offered again, even from an older release', async () => {
    const first = open();
    await retype('Name', 'Kies 8/16');
    await first.user.click(screen.getByRole('link', { name: 'Zum Sortiment' }));
    await waitFor(() => expect(first.visited.at(-1)).toBe('/admin/sortiment'));
    first.unmount();
    const [[key, text] = ['', '']] = Object.entries<string>({ ...localStorage });
    localStorage.setItem(key, text.replace('"grain":"",', ''));
    expect(localStorage.getItem(key)).not.toBe(text);
    const { press, see } = open();
    await see(/^Ungespeicherte Änderungen vom \d/);
    expect(await field('Name')).toHaveValue('Kies 16/32');
    await press('Wiederherstellen');
    expect(await field('Name')).toHaveValue('Kies 8/16');
    expect(await field('Körnung')).toHaveValue('');
    expect(screen.queryByText(/^Ungespeicherte Änderungen/)).toBeNull();
  });

  test('are forgotten when discarded or saved, and reported when another tab has some', async () => {
    const first = open();
    await retype('Name', 'Kies 8/16');
    first.unmount();
    const { press, saved, see } = open();
    await press('Verwerfen');
    expect(localStorage).toHaveLength(0);
    await retype('Name', 'Kies 2/8');
    expect(localStorage).toHaveLength(1);
    await saved();
    expect(localStorage).toHaveLength(0);
    const key = 'editorDraft:product:7:another-tab';
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: '{}' }));
    await see(/auch in einem anderen Tab/);
  });

  test('of an older version meet the newer one on saving', async () => {
    const first = open();
    await retype('Name', 'Kies 8/16');
    first.unmount();
    const { press, saved, see } = open('id=7', { item: stored({ price: 26 }, 4) });
    await press('Wiederherstellen');
    await see(/^Inzwischen hat jemand anders gespeichert/);
    expect((await saved())[0]?.version).toBe(3);
  });
});
