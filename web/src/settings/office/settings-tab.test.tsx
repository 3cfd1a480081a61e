import {
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type Settings,
} from '@shop/domain/settings/settings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../lib/api/fake-api.ts';
import { openOffice, type Routes, storedSettings } from '../../test/office-fixture.tsx';
import SettingsTab from './settings-tab.tsx';

const GET_SETTINGS = 'GET /api/admin/settings';

type Sent = { request_id: string; version: number; value: unknown };

/** Opens a setting with values other than the built-in ones; a sent value is saved as its next version. */
function open(name: SettingName, set?: Partial<Settings>, routes?: Routes) {
  const call = `POST /api/admin/settings/${name}`;
  const view = openOffice(`/admin/einstellungen/${SETTINGS[name].view}`, <SettingsTab />, {
    [GET_SETTINGS]: storedSettings(set),
    [call]: ({ body }) => {
      const { version, value } = body as Sent;
      return json({ outcome: 'saved', current: { id: name, version: version + 1, input: value } });
    },
    ...routes,
  });
  const sent = () => view.bodies<Sent>(call);
  /** Saves, and returns the value that was sent. */
  async function saved(): Promise<unknown> {
    await view.user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    return sent().at(-1)?.value;
  }
  return { ...view, sent, saved };
}

const save = () => screen.getByRole('button', { name: 'Speichern' });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const change = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } });
const SAVED = 'Gespeichert. Im Shop gilt es innerhalb einer Minute.';

test('the sections are links, and the first one is open', async () => {
  const { user, visited } = openOffice('/admin/einstellungen', <SettingsTab />, {
    [GET_SETTINGS]: storedSettings(),
  });
  expect(await screen.findByRole('heading', { name: 'Liefergebiete' })).toBeVisible();
  const navigation = within(screen.getByRole('navigation', { name: 'Einstellungen' }));
  expect(navigation.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    SETTING_NAMES.map((name) => SETTINGS[name].label),
  );
  await user.click(navigation.getByRole('link', { name: 'Bankverbindung' }));
  expect(await screen.findByRole('heading', { name: 'Bankverbindung' })).toBeVisible();
  expect(visited.at(-1)).toBe('/admin/einstellungen/bank');
});

test('saves zone prices in euro, based on the loaded version', async () => {
  const { sent, saved, user } = open('zonePrices');
  const group = await screen.findByRole('group', { name: 'Zone 2, bis 30 km' });
  const otherwise = within(group).getByRole('textbox', { name: /^Darunter/ });
  expect(otherwise).toHaveValue('45,00');
  change(otherwise, '');
  await user.click(save());
  await waitFor(() => expect(otherwise).toHaveAccessibleDescription('Lieferpreis fehlt'));
  change(otherwise, '49,5');
  expect(screen.getByText('Noch nicht gespeichert.')).toBeVisible();
  expect(await saved()).toEqual({
    zones: [
      { free_from: 500, otherwise: 25 },
      { free_from: 750, otherwise: 49.5 },
      { free_from: 1000, otherwise: 75 },
    ],
  });
  expect(sent()).toMatchObject([{ request_id: expect.any(String), version: 0 }]);
  expect(otherwise).toHaveValue('49,50');
});

test('the bank account offers a sign-in where a fresh one is needed, and leaves without asking', async () => {
  const refused = { message: 'Bitte melden Sie sich neu an.', code: 'fresh_sign_in' };
  const { api, press, see, user } = open('bank', undefined, {
    'POST /api/admin/settings/bank': () => json(refused, { status: 403 }),
  });
  await screen.findByRole('heading', { name: 'Bankverbindung' });
  change(field('Kontoinhaber'), 'Muster Tiefbau AG');
  await user.click(save());
  await see('Bitte melden Sie sich neu an.');
  await press('Neu anmelden');
  expect(api.calls()).toContain('GET /api/oauth/google/redirect_url');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
});

test('the bank account is checked, shown in groups of four, and as customers see it', async () => {
  const { saved, user } = open('bank');
  const iban = await screen.findByRole('textbox', { name: /^IBAN/ });
  expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00');
  change(iban, 'de02120300000000202052');
  await user.click(save());
  await waitFor(() => expect(iban).toHaveFocus());
  expect(iban).toHaveAccessibleDescription('IBAN: Die Prüfziffer stimmt nicht');
  await user.type(iban, '{Backspace}1');
  await user.tab();
  expect(iban).toHaveValue('DE02 1203 0000 0000 2020 51');
  const preview = screen.getByRole('region', { name: 'So steht es in der Bestätigung' });
  expect(preview).toHaveTextContent('IBANDE02 1203 0000 0000 2020 51');
  expect(await saved()).toMatchObject({ iban: 'DE02120300000000202051' });
});

test('the delivery areas accept pasted lines, are sorted, and report overlaps', async () => {
  const near = { from: '12340', to: '12349', zone: 1 } as const;
  const far = { from: '12350', to: '12359', zone: 2 } as const;
  const set = { deliveryAreas: { areas: [far, near] } };
  const { saved, sent, user } = open('deliveryAreas', set);
  await user.click(await screen.findByRole('textbox', { name: 'Zeilen einfügen' }));
  await user.paste('12349-12352 1\n12400 3\nmurks');
  await user.click(screen.getByRole('button', { name: 'Zeilen übernehmen' }));
  expect(field('Zeilen einfügen')).toHaveValue('murks');
  expect(field('Zeilen einfügen')).toHaveAccessibleDescription(
    /^Diese Zeilen konnten nicht gelesen werden\./,
  );
  await user.click(screen.getByRole('button', { name: 'Nach Postleitzahl sortieren' }));
  expect(field('Von, Bereich 1')).toHaveValue('12340');
  await user.click(save());
  await waitFor(() => expect(field('Von, Bereich 2')).toHaveFocus());
  expect(field('Von, Bereich 2')).toHaveAccessibleDescription(
    'Überschneidet sich mit 12340 bis 12349',
  );
  await user.click(screen.getByRole('button', { name: 'Bereich 12349 entfernen' }));
  expect(screen.getByRole('button', { name: 'Bereich hinzufügen' })).toHaveFocus();
  const pasted = { from: '12400', to: '12400', zone: 3 };
  expect(await saved()).toEqual({ areas: [near, far, pasted] });
  expect(sent()).toMatchObject([{ version: 1 }]);
});

test('a delivery area may be a single postcode, and needs a zone', async () => {
  const { saved, user } = open('deliveryAreas');
  expect(await screen.findByText(/^Noch gibt es keine Bereiche/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Bereich hinzufügen' }));
  expect(field('Von, Bereich 1')).toHaveFocus();
  await user.keyboard('12345{Tab}');
  expect(field('Bis, Bereich 1')).toHaveValue('12345');
  await user.click(save());
  const zone = screen.getByRole('combobox', { name: 'Zone, Bereich 1' });
  await waitFor(() => expect(zone).toHaveFocus());
  await user.selectOptions(zone, 'Zone 2');
  expect(await saved()).toEqual({ areas: [{ from: '12345', to: '12345', zone: 2 }] });
});

test('special days are closed, which lists their appointments, or have hours; past ones are folded and kept', async () => {
  const past = { from: '2020-12-24', to: '2020-12-31', name: 'Ferien 2020' };
  const set = { specialDays: { days: [past] } };
  const rental = { kind: 'rental', start_day: '2099-12-20', end_day: '2099-12-24' };
  const bookings = [rental, { ...rental, end_day: '2099-12-27' }];
  const { saved, press, see, user } = open('specialDays', set, {
    'GET /api/admin/deliveries?day=2099-12-24': () => json({ orders: [{}, {}] }),
    'GET /api/admin/rental-calendar?from=2099-12-23&to=2099-12-24': () => json({ bookings }),
  });
  await press('Vergangene anzeigen (1)');
  expect(screen.getByDisplayValue('Ferien 2020')).toBeVisible();
  await press('Vergangene ausblenden');
  expect(screen.queryByDisplayValue('Ferien 2020')).toBeNull();
  await press('Tage hinzufügen');
  await waitFor(() => expect(field(/^Von/)).toHaveFocus());
  await user.paste('24.12.2099');
  await user.tab();
  expect(field(/^Bis/)).toHaveValue('24.12.2099');
  change(field(/^Anlass/), 'Heiligabend');
  const told = await screen.findByText('1 Übergabe oder Rückgabe');
  expect(told).toHaveAttribute('href', '/admin/vermietung?ab=2099-12-24');
  await see('2 Lieferungen oder Abholungen');
  await user.click(screen.getByRole('checkbox', { name: 'geschlossen' }));
  await user.click(save());
  await waitFor(() => expect(field(/^Öffnungszeit/)).toHaveFocus());
  await user.paste('8-12');
  await user.tab();
  expect(field(/^Öffnungszeit/)).toHaveValue('08:00–12:00');
  const day = { from: '2099-12-24', to: '2099-12-24', name: 'Heiligabend', hours: '08:00–12:00' };
  expect(await saved()).toEqual({ days: [past, day] });
});

test('previews notices as visitors see them, and refuses an end before the start', async () => {
  const { saved, user } = open('banner');
  await user.click(await screen.findByRole('button', { name: 'Hinweis hinzufügen' }));
  await user.click(field(/^Von/));
  await user.paste('20.12.2099');
  change(field(/^Bis/), '19.12.2099');
  change(field(/^Text von Hinweis 1/), 'Am 24.12. geschlossen');
  expect(screen.getByRole('region', { name: 'Hinweis' })).toHaveTextContent(
    'Am 24.12. geschlossen',
  );
  await user.click(save());
  await waitFor(() =>
    expect(field(/^Bis/)).toHaveAccessibleDescription('Das Ende liegt vor dem Anfang.'),
  );
  change(field(/^Bis/), '24.12.2099');
  expect(await saved()).toEqual({
    banners: [{ text: 'Am 24.12. geschlossen', from: '2099-12-20', to: '2099-12-24' }],
  });
});

test('the smaller truck carries less than it weighs, in steps of 100 kg', async () => {
  const { saved, user } = open('smallTruck');
  const load = await screen.findByRole('textbox', { name: /^Nutzlast/ });
  for (const [typed, message] of [
    ['18', 'Nutzlast: weniger als das Gesamtgewicht'],
    ['3,25', 'Nutzlast: höchstens eine Nachkommastelle'],
  ] as const) {
    change(load, typed);
    await user.click(save());
    await waitFor(() => expect(load).toHaveAccessibleDescription(message));
  }
  change(field(/^Zulässiges Gesamtgewicht/), '7,5');
  change(load, '3,2');
  expect(await saved()).toEqual({ total_t: 7.5, load_t: 3.2 });
});

test('unknown rental terms stay empty', async () => {
  const { saved } = open('rentalConditions');
  change(await screen.findByRole('textbox', { name: 'Selbstbeteiligung' }), 'Je Schaden 500 €.');
  const terms = { insurance_cover: '', insurance_excess: 'Je Schaden 500 €.', late_fee: '' };
  expect(await saved()).toEqual(terms);
});

test('one of the VAT rates is the usual one, one changes by law from a day on, and 0 % say why', async () => {
  const { saved, user, press, see, type } = open('vatRates');
  await press('19 % entfernen');
  await press('Satz hinzufügen');
  await waitFor(() => expect(field('Satz 2')).toHaveFocus());
  await user.keyboard('16');
  await user.click(save());
  await see('Bitte wählen Sie den üblichen Satz.');
  await user.click(screen.getAllByRole('radio', { name: 'üblicher Satz' }).at(-1) as Element);
  expect(await saved()).toEqual({ standard: 16, rates: [7, 16] });
  await press('Änderung hinzufügen');
  change(field('Gilt ab'), '1.1.2027');
  change(field('Statt'), '16');
  change(field('Neuer Satz'), '0');
  await user.click(save());
  await see(/^Nicht gespeichert: .*nach welcher Vorschrift 0 % gelten/);
  type(/^Grund/, '§ 4 Nr. 12 UStG');
  expect(await saved()).toMatchObject({
    changes: [{ from: '2027-01-01', rate: 16, to: 0 }],
    zero: { kind: 'exempt', text: '§ 4 Nr. 12 UStG' },
  });
});

test('the federal state is one of sixteen', async () => {
  const { saved, user } = open('holidays');
  const state = await screen.findByRole('combobox', { name: /^Bundesland/ });
  expect(state).toHaveDisplayValue('Hessen');
  expect(state).toHaveLength(16);
  await user.selectOptions(state, 'Bayern');
  expect(await saved()).toEqual({ state: 'BY' });
});

test('checks the office’s addresses one by one', async () => {
  const { saved, user } = open('officeMails');
  const list = await screen.findAllByRole('button', { name: 'Adresse hinzufügen' });
  // The focus must move at once, so that no typed letter is lost.
  fireEvent.click(list[1] as Element);
  expect(field(/^Adresse 1/)).toHaveFocus();
  await user.keyboard('anfragen');
  await user.click(save());
  expect(await screen.findByText('Die E-Mail-Adresse ist ungültig')).toBeVisible();
  change(field(/^Adresse 1/), 'anfragen@shop.example');
  expect(await saved()).toEqual({ orders: [], requests: ['anfragen@shop.example'] });
});
