import type { SettingName, Settings } from '@shop/domain/office/settings';
import { BUILT_IN_SETTINGS, SETTING_NAMES } from '@shop/domain/office/settings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type FakeRequest, json } from '../../lib/api/fake-api.ts';
import { openOffice, type Routes } from '../../test/office-fixture.tsx';
import SettingsTab from './settings-tab.tsx';

const GET_SETTINGS = 'GET /api/admin/settings';

/** The settings that the fake server holds: built-in ones of version 0 unless given. */
function settings(set: Partial<Settings> = {}) {
  const entries = SETTING_NAMES.map((name) => {
    const input = set[name] ?? BUILT_IN_SETTINGS[name];
    return [name, { id: name, version: name in set ? 1 : 0, input }];
  });
  return () => json(Object.fromEntries(entries));
}

const open = (view: string, routes: Routes = {}, set?: Partial<Settings>) =>
  openOffice(`/admin/einstellungen${view && `/${view}`}`, <SettingsTab />, {
    [GET_SETTINGS]: settings(set),
    ...routes,
  });

type Sent = { request_id: string; version: number; value: unknown };

/** Saves what is sent as the next version. */
const saves =
  (name: SettingName) =>
  ({ body }: FakeRequest) => {
    const { version, value } = body as Sent;
    return json({ outcome: 'saved', current: { id: name, version: version + 1, input: value } });
  };

const callOf = (name: SettingName) => `POST /api/admin/settings/${name}`;
const save = () => screen.getByRole('button', { name: 'Speichern' });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const change = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } });
const SAVED = 'Gespeichert. Im Shop gilt es innerhalb einer Minute.';

describe('the sections', () => {
  test('are links, and the first one is open', async () => {
    const { user, visited } = open('');
    const heading = await screen.findByRole('heading', { name: 'Liefergebiete' });
    expect(heading).toBeVisible();
    const navigation = screen.getByRole('navigation', { name: 'Einstellungen' });
    const links = within(navigation).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Liefergebiete',
      'Preise der Lieferzonen',
      'Kleinerer Lkw',
      'Bankverbindung',
      'Vorkasse',
      'Besondere Tage',
      'Hinweis auf allen Seiten',
      'MwSt.-Sätze',
      'E-Mail-Adressen des Büros',
    ]);
    await user.click(within(navigation).getByRole('link', { name: 'Bankverbindung' }));
    expect(await screen.findByRole('heading', { name: 'Bankverbindung' })).toBeVisible();
    expect(visited.at(-1)).toBe('/admin/einstellungen/bank');
  });
});

describe('the prices of the zones', () => {
  test('are saved in euro, from the version that was loaded', async () => {
    const { bodies, user } = open('lieferpreise', { [callOf('zonePrices')]: saves('zonePrices') });
    const group = await screen.findByRole('group', { name: 'Zone 2, bis 30 km' });
    const otherwise = within(group).getByRole('textbox', { name: /^Sonst/ });
    expect(otherwise).toHaveValue('45,00');
    change(otherwise, '49,5');
    expect(screen.getByText('Noch nicht gespeichert.')).toBeVisible();
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(bodies<Sent>(callOf('zonePrices'))).toEqual([
      {
        request_id: expect.any(String),
        version: 0,
        value: {
          zones: [
            { free_from: 500, otherwise: 25 },
            { free_from: 750, otherwise: 49.5 },
            { free_from: 1000, otherwise: 75 },
          ],
        },
      },
    ]);
    expect(otherwise).toHaveValue('49,50');
  });

  test.each([
    ['', 'Lieferpreis fehlt'],
    ['viel', 'Bitte geben Sie eine Zahl ein, zum Beispiel 12,50.'],
  ])('„%s“ is told at its field, which is focused, and nothing is sent', async (typed, message) => {
    const { bodies, user } = open('lieferpreise');
    const group = await screen.findByRole('group', { name: 'Zone 1, bis 15 km' });
    const otherwise = within(group).getByRole('textbox', { name: /^Sonst/ });
    change(otherwise, typed);
    await user.click(save());
    await waitFor(() => expect(otherwise).toHaveFocus());
    expect(otherwise).toHaveAccessibleDescription(message);
    expect(bodies<Sent>(callOf('zonePrices'))).toEqual([]);
    change(otherwise, '30');
    expect(otherwise).toBeValid();
  });
});

describe('the bank account', () => {
  test('offers a sign-in where a fresh one is needed, leaves without asking, and keeps what was typed', async () => {
    const refused = { message: 'Bitte melden Sie sich neu an.', code: 'fresh_sign_in' };
    const { api, user, unmount } = open('bank', {
      [callOf('bank')]: () => json(refused, { status: 403 }),
    });
    await screen.findByRole('heading', { name: 'Bankverbindung' });
    change(field('Kontoinhaber'), 'Muster Tiefbau AG');
    await user.click(save());
    expect(await screen.findByText('Bitte melden Sie sich neu an.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Neu anmelden' }));
    expect(api.calls()).toContain('GET /api/oauth/google/redirect_url');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(false);
    unmount();
    const again = open('bank');
    await again.user.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    expect(field('Kontoinhaber')).toHaveValue('Muster Tiefbau AG');
  });

  test('is checked, shown in groups of four, and as customers see it', async () => {
    const { bodies, user } = open('bank', { [callOf('bank')]: saves('bank') });
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
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(bodies<Sent>(callOf('bank'))[0]?.value).toMatchObject({
      iban: 'DE02120300000000202051',
    });
  });
});

describe('the delivery areas', () => {
  const AREAS = {
    areas: [
      { from: '12350', to: '12359', zone: 2 },
      { from: '12340', to: '12349', zone: 1 },
    ],
  };

  test('take pasted lines, are sorted, and tell which overlap', async () => {
    const { bodies, user } = open(
      'liefergebiete',
      { [callOf('deliveryAreas')]: saves('deliveryAreas') },
      { deliveryAreas: AREAS },
    );
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
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(bodies<Sent>(callOf('deliveryAreas')).at(-1)).toMatchObject({
      version: 1,
      value: {
        areas: [
          { from: '12340', to: '12349', zone: 1 },
          { from: '12350', to: '12359', zone: 2 },
          { from: '12400', to: '12400', zone: 3 },
        ],
      },
    });
  });

  test('may be a single postcode, and need a zone', async () => {
    const { bodies, user } = open('liefergebiete', {
      [callOf('deliveryAreas')]: saves('deliveryAreas'),
    });
    expect(await screen.findByText(/^Noch gibt es keine Bereiche/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Bereich hinzufügen' }));
    expect(field('Von, Bereich 1')).toHaveFocus();
    await user.keyboard('12345{Tab}');
    expect(field('Bis, Bereich 1')).toHaveValue('12345');
    await user.click(save());
    const zone = screen.getByRole('combobox', { name: 'Zone, Bereich 1' });
    await waitFor(() => expect(zone).toHaveFocus());
    await user.selectOptions(zone, 'Zone 2');
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(bodies<Sent>(callOf('deliveryAreas'))[0]?.value).toEqual({
      areas: [{ from: '12345', to: '12345', zone: 2 }],
    });
  });
});

describe('special days', () => {
  test('are closed or have hours; past ones are folded and kept', async () => {
    const past = { from: '2020-12-24', to: '2020-12-31', name: 'Ferien 2020' };
    const { bodies, user } = open(
      'besondere-tage',
      { [callOf('specialDays')]: saves('specialDays') },
      { specialDays: { days: [past] } },
    );
    await user.click(await screen.findByRole('button', { name: 'Vergangene anzeigen (1)' }));
    expect(screen.getByDisplayValue('Ferien 2020')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Vergangene ausblenden' }));
    expect(screen.queryByDisplayValue('Ferien 2020')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tage hinzufügen' }));
    await waitFor(() => expect(field(/^Von/)).toHaveFocus());
    await user.paste('24.12.2099');
    await user.tab();
    expect(field(/^Bis/)).toHaveValue('24.12.2099');
    change(field(/^Anlass/), 'Heiligabend');
    await user.click(screen.getByRole('checkbox', { name: 'geschlossen' }));
    await user.click(save());
    await waitFor(() => expect(field(/^Öffnungszeit/)).toHaveFocus());
    await user.type(field(/^Öffnungszeit/), '8-12');
    await user.tab();
    expect(field(/^Öffnungszeit/)).toHaveValue('08:00–12:00');
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(bodies<Sent>(callOf('specialDays'))[0]?.value).toEqual({
      days: [
        past,
        { from: '2099-12-24', to: '2099-12-24', name: 'Heiligabend', hours: '08:00–12:00' },
      ],
    });
  });
});

describe('notices', () => {
  test('are shown as visitors see them, and must not end before they begin', async () => {
    const { bodies, user } = open('hinweis', { [callOf('banner')]: saves('banner') });
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
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(bodies<Sent>(callOf('banner'))[0]?.value).toEqual({
      banners: [{ text: 'Am 24.12. geschlossen', from: '2099-12-20', to: '2099-12-24' }],
    });
  });
});

describe('the smaller truck', () => {
  test('carries less than it weighs, in steps of 100 kg', async () => {
    const { bodies, user } = open('lkw', { [callOf('smallTruck')]: saves('smallTruck') });
    const load = await screen.findByRole('textbox', { name: /^Nutzlast/ });
    const typeLoad = async (text: string) => {
      change(load, text);
      await user.click(save());
    };
    await typeLoad('18');
    expect(load).toHaveAccessibleDescription('Nutzlast: weniger als das Gesamtgewicht');
    await typeLoad('3,25');
    expect(load).toHaveAccessibleDescription('Nutzlast: höchstens eine Nachkommastelle');
    change(field(/^Zulässiges Gesamtgewicht/), '7,5');
    await typeLoad('3,2');
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(bodies<Sent>(callOf('smallTruck'))[0]?.value).toEqual({ total_t: 7.5, load_t: 3.2 });
  });
});

describe('VAT rates', () => {
  test('have one that is usual', async () => {
    const { bodies, user } = open('mwst', { [callOf('vatRates')]: saves('vatRates') });
    await user.click(await screen.findByRole('button', { name: '19 % entfernen' }));
    await user.click(screen.getByRole('button', { name: 'Satz hinzufügen' }));
    await waitFor(() => expect(field('Satz 2')).toHaveFocus());
    await user.keyboard('16');
    await user.click(save());
    expect(await screen.findByText('Bitte wählen Sie den üblichen Satz.')).toBeVisible();
    await user.click(screen.getAllByRole('radio', { name: 'üblicher Satz' }).at(-1) as Element);
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(bodies<Sent>(callOf('vatRates'))[0]?.value).toEqual({ standard: 16, rates: [7, 16] });
  });
});

describe('addresses of the office', () => {
  test('are checked one by one', async () => {
    const { bodies, user } = open('e-mail', { [callOf('officeMails')]: saves('officeMails') });
    const list = await screen.findAllByRole('button', { name: 'Adresse hinzufügen' });
    // At once, so that no typed letter is lost.
    fireEvent.click(list[1] as Element);
    expect(field(/^Adresse 1/)).toHaveFocus();
    await user.keyboard('anfragen');
    await user.click(save());
    expect(await screen.findByText('Die E-Mail-Adresse ist ungültig')).toBeVisible();
    await user.type(field(/^Adresse 1/), '@shop.example');
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(bodies<Sent>(callOf('officeMails'))[0]?.value).toEqual({
      orders: [],
      requests: ['anfragen@shop.example'],
    });
  });
});
