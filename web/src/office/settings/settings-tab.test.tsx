import type { SettingName, Settings } from '@shop/domain/office/settings';
import { BUILT_IN_SETTINGS, SETTING_NAMES } from '@shop/domain/office/settings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brokenConnection, type FakeRequest, fakeApi, json } from '../../lib/api/fake-api.ts';
import { ADMIN_USER, page, STATS } from '../../test/admin-fixture.ts';
import { renderAt } from '../../test/render-at.tsx';
import AdminPage from '../frame/admin-page.tsx';

const GET_SETTINGS = 'GET /api/admin/settings';

/** The settings that the fake server holds: as built in, version 0, but for those given. */
function settings(set: Partial<Settings> = {}) {
  const entries = SETTING_NAMES.map((name) => {
    const input = set[name] ?? BUILT_IN_SETTINGS[name];
    return [name, { id: name, version: name in set ? 1 : 0, input }];
  });
  return () => json(Object.fromEntries(entries));
}

function open(view: string, routes: Parameters<typeof fakeApi>[0] = {}, set?: Partial<Settings>) {
  const api = fakeApi({
    'GET /api/admin/stats': () => json(STATS),
    'GET /api/admin/orders': page([]),
    'GET /api/admin/contacts': page([]),
    'GET /api/delivery-options': () => json({ areas: [], closed_days: [] }),
    [GET_SETTINGS]: settings(set),
    ...routes,
  });
  const address = `/admin/einstellungen${view && `/${view}`}`;
  return { api, ...renderAt(address, { '/admin/*': <AdminPage /> }, { user: ADMIN_USER }) };
}

type Sent = { request_id: string; version: number; value: unknown };

/** Saves what is sent as the next version. */
const saves =
  (name: SettingName) =>
  ({ body }: FakeRequest) => {
    const { version, value } = body as Sent;
    return json({ outcome: 'saved', current: { id: name, version: version + 1, input: value } });
  };

const callOf = (name: SettingName) => `POST /api/admin/settings/${name}`;
const sentTo = (api: ReturnType<typeof fakeApi>, name: SettingName) =>
  api.requests.filter(({ call }) => call === callOf(name)).map(({ body }) => body as Sent);
const save = () => screen.getByRole('button', { name: 'Speichern' });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const SAVED = 'Gespeichert. Im Shop gilt es innerhalb einer Minute.';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

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

  test('that cannot be loaded are tried again', async () => {
    const { api, user } = open('bank', { [GET_SETTINGS]: brokenConnection });
    await screen.findByRole('alert');
    api.routes[GET_SETTINGS] = settings();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('textbox', { name: /^IBAN/ })).toBeVisible();
  });
});

describe('the prices of the zones', () => {
  test('are saved in euro, from the version that was loaded', async () => {
    const { api, user } = open('lieferpreise', { [callOf('zonePrices')]: saves('zonePrices') });
    const group = await screen.findByRole('group', { name: 'Zone 2, bis 30 km' });
    const otherwise = within(group).getByRole('textbox', { name: /^Sonst/ });
    expect(otherwise).toHaveValue('45,00');
    await user.clear(otherwise);
    await user.type(otherwise, '49,5');
    expect(screen.getByText('Noch nicht gespeichert.')).toBeVisible();
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(sentTo(api, 'zonePrices')).toEqual([
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
    ['1,234', 'Lieferpreis: höchstens zwei Nachkommastellen'],
  ])('„%s“ is told at its field, which is focused, and nothing is sent', async (typed, message) => {
    const { api, user } = open('lieferpreise');
    const group = await screen.findByRole('group', { name: 'Zone 1, bis 15 km' });
    const otherwise = within(group).getByRole('textbox', { name: /^Sonst/ });
    await user.clear(otherwise);
    if (typed) await user.type(otherwise, typed);
    await user.click(save());
    await waitFor(() => expect(otherwise).toHaveFocus());
    expect(otherwise).toHaveAccessibleDescription(message);
    expect(sentTo(api, 'zonePrices')).toEqual([]);
    await user.clear(otherwise);
    await user.type(otherwise, '30');
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
    fireEvent.change(field('Kontoinhaber'), { target: { value: 'Muster Tiefbau AG' } });
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
    const { api, user } = open('bank', { [callOf('bank')]: saves('bank') });
    const iban = await screen.findByRole('textbox', { name: /^IBAN/ });
    expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00');
    await user.clear(iban);
    await user.type(iban, 'de02120300000000202052');
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
    expect(sentTo(api, 'bank')[0]?.value).toMatchObject({ iban: 'DE02120300000000202051' });
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
    const { api, user } = open(
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
    expect(sentTo(api, 'deliveryAreas').at(-1)).toMatchObject({
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
    const { api, user } = open('liefergebiete', {
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
    expect(sentTo(api, 'deliveryAreas')[0]?.value).toEqual({
      areas: [{ from: '12345', to: '12345', zone: 2 }],
    });
  });
});

describe('special days', () => {
  test('are closed or have hours; past ones are folded and kept', async () => {
    const past = { from: '2020-12-24', to: '2020-12-31', name: 'Ferien 2020' };
    const { api, user } = open(
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
    await user.type(field(/^Anlass/), 'Heiligabend');
    await user.click(screen.getByRole('checkbox', { name: 'geschlossen' }));
    await user.click(save());
    await waitFor(() => expect(field(/^Öffnungszeit/)).toHaveFocus());
    await user.type(field(/^Öffnungszeit/), '8-12');
    await user.tab();
    expect(field(/^Öffnungszeit/)).toHaveValue('08:00–12:00');
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(sentTo(api, 'specialDays')[0]?.value).toEqual({
      days: [
        past,
        { from: '2099-12-24', to: '2099-12-24', name: 'Heiligabend', hours: '08:00–12:00' },
      ],
    });
  });
});

describe('notices', () => {
  test('are shown as visitors see them, and must not end before they begin', async () => {
    const { api, user } = open('hinweis', { [callOf('banner')]: saves('banner') });
    await user.click(await screen.findByRole('button', { name: 'Hinweis hinzufügen' }));
    await user.click(field(/^Von/));
    await user.paste('20.12.2099');
    await user.clear(field(/^Bis/));
    await user.type(field(/^Bis/), '19.12.2099');
    await user.type(field(/^Text von Hinweis 1/), 'Am 24.12. geschlossen');
    expect(screen.getByRole('region', { name: 'Hinweis' })).toHaveTextContent(
      'Am 24.12. geschlossen',
    );
    await user.click(save());
    await waitFor(() =>
      expect(field(/^Bis/)).toHaveAccessibleDescription('Das Ende liegt vor dem Anfang.'),
    );
    await user.clear(field(/^Bis/));
    await user.type(field(/^Bis/), '24.12.2099');
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(sentTo(api, 'banner')[0]?.value).toEqual({
      banners: [{ text: 'Am 24.12. geschlossen', from: '2099-12-20', to: '2099-12-24' }],
    });
  });
});

describe('the smaller truck', () => {
  test('carries less than it weighs, in steps of 100 kg', async () => {
    const { api, user } = open('lkw', { [callOf('smallTruck')]: saves('smallTruck') });
    const load = await screen.findByRole('textbox', { name: /^Nutzlast/ });
    const typeLoad = async (text: string) => {
      await user.clear(load);
      await user.type(load, text);
      await user.click(save());
    };
    await typeLoad('18');
    expect(load).toHaveAccessibleDescription('Nutzlast: weniger als das Gesamtgewicht');
    await typeLoad('3,25');
    expect(load).toHaveAccessibleDescription('Nutzlast: höchstens eine Nachkommastelle');
    await user.clear(field(/^Zulässiges Gesamtgewicht/));
    await user.type(field(/^Zulässiges Gesamtgewicht/), '7,5');
    await typeLoad('3,2');
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(sentTo(api, 'smallTruck')[0]?.value).toEqual({ total_t: 7.5, load_t: 3.2 });
  });
});

describe('VAT rates', () => {
  test('have one that is usual', async () => {
    const { api, user } = open('mwst', { [callOf('vatRates')]: saves('vatRates') });
    await user.click(await screen.findByRole('button', { name: '19 % entfernen' }));
    await user.click(screen.getByRole('button', { name: 'Satz hinzufügen' }));
    await waitFor(() => expect(field('Satz 2')).toHaveFocus());
    await user.keyboard('16');
    await user.click(save());
    expect(await screen.findByText('Bitte wählen Sie den üblichen Satz.')).toBeVisible();
    await user.click(screen.getAllByRole('radio', { name: 'üblicher Satz' }).at(-1) as Element);
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(sentTo(api, 'vatRates')[0]?.value).toEqual({ standard: 16, rates: [7, 16] });
  });
});

describe('addresses of the office', () => {
  test('are checked one by one', async () => {
    const { api, user } = open('e-mail', { [callOf('officeMails')]: saves('officeMails') });
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
    expect(sentTo(api, 'officeMails')[0]?.value).toEqual({
      orders: [],
      requests: ['anfragen@shop.example'],
    });
  });
});

describe('what is not saved', () => {
  test('is sent again under the same id after a lost connection, and offered again after a reload', async () => {
    const { api, user, unmount } = open('bank', { [callOf('bank')]: brokenConnection });
    const holder = await screen.findByRole('textbox', { name: /^Kontoinhaber/ });
    await user.clear(holder);
    await user.type(holder, 'Neu GmbH');
    await user.click(save());
    expect(await screen.findByText(/^Keine Internetverbindung: Ihre Änderungen/)).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(sentTo(api, 'bank')).toHaveLength(2));
    const [first, second] = sentTo(api, 'bank');
    expect(second?.request_id).toBe(first?.request_id);
    unmount();
    const again = open('bank', { [callOf('bank')]: saves('bank') });
    await again.user.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    expect(field(/^Kontoinhaber/)).toHaveValue('Neu GmbH');
    await again.user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
  });

  test('because somebody else has saved is chosen from, field by field', async () => {
    const theirs = { ...BUILT_IN_SETTINGS.bank, name: 'Sparbank' };
    const conflict = () =>
      json({ outcome: 'conflict', current: { id: 'bank', version: 3, input: theirs } });
    const { api, user } = open('bank', {
      [callOf('bank')]: conflict,
      'GET /api/admin/changes?kind=setting&item=bank': () => json([{ by: 'kollege@example.de' }]),
    });
    const holder = await screen.findByRole('textbox', { name: /^Kontoinhaber/ });
    await user.clear(holder);
    await user.type(holder, 'Neu GmbH');
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Inzwischen geändert' }));
    expect(dialog.getByText('Sparbank')).toBeVisible();
    expect(dialog.getAllByText('Version von kollege@example.de')).not.toHaveLength(0);
    api.routes[callOf('bank')] = saves('bank');
    await user.click(dialog.getByRole('button', { name: 'Auswahl speichern' }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(sentTo(api, 'bank').at(-1)).toMatchObject({
      version: 3,
      value: { ...theirs, holder: 'Neu GmbH' },
    });
  });
});
