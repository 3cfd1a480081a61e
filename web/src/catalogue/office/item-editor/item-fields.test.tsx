import { plainFields } from '@shop/domain/fields/field';
import { PRODUCT_FIELDS } from '@shop/domain/product/product-fields';
import { RENTAL_TOOL_FIELDS } from '@shop/domain/rental/rental-tool-fields';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { json } from '../../../lib/api/fake-api.ts';
import { saveAll } from '../../../test/office-fixture.tsx';
import {
  button,
  changesOf,
  field,
  GRAVEL,
  open,
  PLATE,
  retype,
  stored,
} from './editor-fixture.tsx';

test.each([
  ['product', PRODUCT_FIELDS],
  ['rental_tool', RENTAL_TOOL_FIELDS],
] as const)('the form of a %s has a control for each plain field', async (of, fields) => {
  const { container } = open('id=7', { of });
  await field('Name');
  const controls = new Set(
    [...container.querySelectorAll('form [name]')].map((control) => control.getAttribute('name')),
  );
  const missing = plainFields(fields).map(([name]) => name);
  expect(missing.filter((name) => !controls.has(name))).toEqual([]);
});

describe('the form of a product', () => {
  test('shows figures with a comma, gross and base price, and saves with the version it is based on', async () => {
    const { saved } = open();
    expect(await field('Name')).toHaveValue('Kies 16/32');
    const price = await field('Nettopreis');
    expect(price).toHaveValue('24,50');
    expect(price).toHaveAccessibleDescription(/^29,16\s€\sinkl\.\s19\s%\sMwSt\.$/);
    await retype('Inhalt je Einheit', '25');
    expect(price).toHaveAccessibleDescription(/Grundpreis 1,17\s€\/kg/);
    await retype('Inhalt je Einheit', '');
    await retype('Nettopreis', '1.250,5');
    expect(await saved()).toEqual([{ id: '7', version: 3, input: { ...GRAVEL, price: 1250.5 } }]);
    expect(price).toHaveValue('1250,50');
  });

  test('shows errors at their fields, focuses the first and sends nothing', async () => {
    const { save, saved, sent, user } = open();
    await retype('Name', '');
    await retype('Nettopreis', 'viel');
    await retype('Gewicht je Einheit', '0');
    await save();
    const [name, price] = [await field('Name'), await field('Nettopreis')];
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('Bitte geben Sie einen Namen an.');
    expect(price).toHaveAccessibleDescription(/Bitte geben Sie eine Zahl ein/);
    expect(await field('Gewicht je Einheit')).toHaveAccessibleDescription(/Zahl von 0,001/);
    expect(sent()).toHaveLength(0);
    await retype('Name', 'Kies');
    await retype('Gewicht je Einheit', '');
    await retype('Nettopreis', '');
    await save();
    await waitFor(() => expect(price).toHaveAccessibleDescription(/„Preis auf Anfrage“/));
    await user.click(screen.getByRole('radio', { name: 'Preis auf Anfrage' }));
    expect((await saved())[0]?.input).not.toHaveProperty('price');
  });

  test('choosing a category clears the message that it is missing', async () => {
    const { save, user } = open('id=neu');
    await field('Name');
    await save();
    const category = screen.getByRole('combobox', { name: 'Kategorie' });
    await waitFor(() => expect(category).toHaveAccessibleDescription(/Kategorie/));
    await user.selectOptions(category, 'Sand');
    expect(category).not.toHaveAccessibleDescription();
    expect(category).toBeValid();
  });

  test('adds rows of technical data, moves them by keyboard and removes them', async () => {
    const { saved, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Farbe nach oben' }));
    await waitFor(() => expect(button('Farbe nach oben')).toHaveFocus());
    await user.click(button('Körnung entfernen'));
    await user.click(button('Zeile hinzufügen'));
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('name', 'specifications[1].label'),
    );
    await user.keyboard('Herkunft');
    await user.tab();
    await user.keyboard('Rhein');
    expect((await saved())[0]?.input.specifications).toEqual([
      { label: 'Farbe', value: 'Grau' },
      { label: 'Herkunft', value: 'Rhein' },
    ]);
  });

  test('finds fitting products by name, and removes them', async () => {
    const { user, api, saved, sent } = open('id=7', { item: stored({ related_ids: [15] }) });
    const bag = { ...stored({ name: 'Kies im Big Bag' }), id: '15' };
    const fleece = { ...stored({ name: 'Geotextil', visibility: 'hidden' }), id: '17' };
    api.routes['GET /api/admin/products/15'] = () => json(bag);
    api.routes['GET /api/admin/products/17'] = () => json(fleece);
    api.routes['GET /api/admin/products?search=geo&visibility=current'] = () => json([bag, fleece]);
    await user.click(await screen.findByText('Passende Artikel'));
    const search = await screen.findByRole('searchbox', { name: /^Artikel nach Name/ });
    await user.type(search, 'geo{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Geotextil hinzufügen' }));
    expect(await screen.findByText(/Geotextil \(nicht im Shop zu sehen\)/)).toBeVisible();
    await user.click(button('Kies im Big Bag entfernen'));
    expect(sent()).toHaveLength(0);
    expect((await saved())[0]?.input.related_ids).toEqual([17]);
  });

  test('shows by an example what the calculator will say', async () => {
    const { user } = open();
    await user.click(await screen.findByText('Mengen und Gewicht'));
    await user.selectOptions(await screen.findByLabelText('Mengenrechner'), 'bulk');
    const weights = screen.getAllByLabelText(/^Gewicht je Einheit/);
    fireEvent.change(weights[1] as Element, { target: { value: '1000' } });
    await retype('Schüttdichte lose', '1,6');
    expect(
      screen.getByText('Der Rechner sagt: Für 10 m², 10 cm hoch, braucht man 2 t (genau 1,6 t).'),
    ).toBeVisible();
  });

  test('shows a due planned price as the price', async () => {
    open('id=7', { item: stored({ next_price: { price: 26, from: '2020-01-01' } }) });
    expect(await field('Nettopreis')).toHaveValue('26,00');
    expect(await field('Neuer Nettopreis')).toHaveValue('');
  });
});

test('a rental tool shows the real savings of week and month, and is saved', async () => {
  const { user, api, bodies, save, see } = open('id=7', { of: 'rental_tool' });
  const call = 'POST /api/admin/rental-tools';
  api.routes[call] = saveAll;
  const week = await field('Wochenpreis');
  expect(week).toHaveAccessibleDescription(
    'Spart 20 % gegen 7 Tagespreise. Der Shop wirbt mit 20 %.',
  );
  await retype('Wochenpreis', '350');
  expect(week).toHaveAccessibleDescription(/^Kostet 9,9 % mehr als 7/);
  await retype('Kaution', '350');
  await user.click(screen.getByRole('checkbox', { name: /^Verfügbar/ }));
  await save();
  await see('Gespeichert.');
  const changed = { weekly_price: 350, deposit_amount: 350, is_available: false };
  expect(changesOf(bodies(call)[0])[0]?.input).toEqual({ ...PLATE, ...changed });
});
