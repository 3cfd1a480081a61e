import type { Versioned } from '@shop/domain/office';
import type { ProductInput } from '@shop/domain/product-input';
import type { RentalToolInput } from '@shop/domain/rental-tool-input';
import { BUILT_IN_SETTINGS } from '@shop/domain/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  brokenConnection,
  type FakeRequest,
  fakeApi,
  json,
  refusal,
} from '../../../lib/api/fake-api.ts';
import { ADMIN_USER } from '../../../test/admin-fixture.ts';
import { renderAt } from '../../../test/render-at.tsx';
import ItemEditor from './item-editor.tsx';

const GRAVEL: ProductInput = {
  name: 'Kies 16/32',
  category: 'Schüttgut',
  unit: 't',
  price: 24.5,
  specifications: [
    { label: 'Körnung', value: '16/32 mm' },
    { label: 'Farbe', value: 'Grau' },
  ],
  related_ids: [],
  pictures: [],
  visibility: 'visible',
};

const PLATE: RentalToolInput = {
  name: 'Rüttelplatte',
  description: 'Verdichtet Pflaster.',
  category: 'Verdichtung',
  brand: 'Muster',
  specifications: [],
  daily_price: 45.5,
  weekly_price: 254.8,
  monthly_price: 955.5,
  deposit_amount: 300,
  quantity_available: 2,
  is_available: true,
  pictures: [],
  visibility: 'visible',
};

const stored = (input: Partial<ProductInput> = {}, version = 3): Versioned<ProductInput> => {
  return { id: '7', version, input: { ...GRAVEL, ...input } };
};

const settings = Object.fromEntries(
  Object.entries(BUILT_IN_SETTINGS).map(([id, input]) => [id, { id, version: 0, input }]),
);

const SAVE = 'POST /api/admin/products';

/** Saves everything as it is sent, as version 4. */
const saveAll = ({ body }: FakeRequest) => {
  const [change] = changesOf(body);
  return json([
    { outcome: 'saved', current: { id: change?.id ?? '12', version: 4, input: change?.input } },
  ]);
};

interface Sent {
  id?: string;
  version: number;
  input: ProductInput;
}

const changesOf = (body: unknown) => (body as { changes: Sent[] }).changes;

function open(
  search = 'id=7',
  { of = 'product' as 'product' | 'rental_tool', item = stored() } = {},
) {
  const api = fakeApi({
    'GET /api/admin/products/7': () => json(item),
    'GET /api/admin/products/12': () => json({ ...item, id: '12' }),
    'GET /api/admin/rental-tools/7': () => json({ id: '7', version: 1, input: PLATE }),
    'GET /api/admin/categories': () => json([]),
    'GET /api/admin/settings': () => json(settings),
    [SAVE]: saveAll,
  });
  const tab = of === 'product' ? 'sortiment' : 'mietpark';
  const view = renderAt(
    `/admin?bereich=${tab}&ansicht=artikel&${search}`,
    { '/admin': <ItemEditor of={of} />, '/': <p>Startseite</p> },
    { user: ADMIN_USER },
  );
  const sent = () => api.requests.filter(({ call }) => call === SAVE);
  return { ...view, api, sent };
}

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

async function retype(user: ReturnType<typeof open>['user'], name: string | RegExp, text: string) {
  const input = await field(name);
  await user.clear(input);
  if (text) await user.type(input, text);
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

describe('the form of a product', () => {
  test('shows figures with a comma, and gross and base price beside the net one', async () => {
    const { user } = open();
    expect(await field('Name')).toHaveValue('Kies 16/32');
    const price = await field('Nettopreis');
    expect(price).toHaveValue('24,50');
    expect(price).toHaveAccessibleDescription(/^29,16\s€\sinkl\.\s19\s%\sMwSt\.$/);
    await user.type(await field('Inhalt je Einheit'), '25');
    expect(price).toHaveAccessibleDescription(/Grundpreis 1,17\s€\/kg/);
  });

  test('saves what changed with the version that it was made from', async () => {
    const { user, sent } = open();
    await retype(user, 'Nettopreis', '1.250,5');
    await user.click(press('Speichern'));
    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    const [request] = sent();
    expect(changesOf(request?.body)).toEqual([
      { id: '7', version: 3, input: { ...GRAVEL, price: 1250.5 } },
    ]);
    expect(await field('Nettopreis')).toHaveValue('1250,50');
  });

  test('saves a product of the seed, which has no version yet, as itself', async () => {
    const { user, sent } = open('id=7', { item: { ...stored(), version: 0 } });
    await retype(user, 'Nettopreis', '25');
    await user.click(press('Speichern'));
    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(changesOf(sent()[0]?.body)).toMatchObject([{ id: '7', version: 0 }]);
  });

  test('says at each field what is wrong, focuses the first and sends nothing', async () => {
    const { user, sent } = open();
    await retype(user, 'Name', '');
    await retype(user, 'Nettopreis', 'viel');
    await user.type(await field('Gewicht je Einheit'), '0');
    await user.click(press('Speichern'));
    const name = await field('Name');
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('Bitte geben Sie einen Namen an.');
    expect(await field('Nettopreis')).toHaveAccessibleDescription(/Bitte geben Sie eine Zahl ein/);
    expect(await field('Gewicht je Einheit')).toHaveAccessibleDescription(/Zahl von 0,001/);
    expect(sent()).toHaveLength(0);
  });

  test('a product with a price needs one, or becomes one on request', async () => {
    const { user, sent } = open();
    await retype(user, 'Nettopreis', '');
    await user.click(press('Speichern'));
    expect(await field('Nettopreis')).toHaveAccessibleDescription(/„Preis auf Anfrage“/);
    await user.click(screen.getByRole('radio', { name: 'Preis auf Anfrage' }));
    await user.click(press('Speichern'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(changesOf(sent()[0]?.body)[0]?.input).not.toHaveProperty('price');
  });

  test('rows of technical data are added, moved by keyboard and removed', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Farbe: nach oben' }));
    await waitFor(() => expect(press('Farbe: nach unten')).toHaveFocus());
    await user.click(press('Körnung: entfernen'));
    await user.click(press('Zeile hinzufügen'));
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('name', 'specifications[1].label'),
    );
    await user.keyboard('Herkunft');
    await user.tab();
    await user.keyboard('Rhein');
    await user.click(press('Speichern'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(changesOf(sent()[0]?.body)[0]?.input.specifications).toEqual([
      { label: 'Farbe', value: 'Grau' },
      { label: 'Herkunft', value: 'Rhein' },
    ]);
  });

  test('fitting products are found by name, and removed', async () => {
    const { user, api, sent } = open('id=7', { item: stored({ related_ids: [15] }) });
    const bag = { ...stored({ name: 'Kies im Big Bag' }), id: '15' };
    const fleece = { ...stored({ name: 'Geotextil', visibility: 'hidden' }), id: '17' };
    api.routes['GET /api/admin/products/15'] = () => json(bag);
    api.routes['GET /api/admin/products/17'] = () => json(fleece);
    api.routes['GET /api/admin/products?search=geo&visibility=current'] = () => json([bag, fleece]);
    const search = await screen.findByRole('searchbox', { name: /^Artikel nach Name/ });
    await user.type(search, 'geo{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Geotextil hinzufügen' }));
    expect(await screen.findByText(/Geotextil \(nicht im Shop zu sehen\)/)).toBeVisible();
    await user.click(press('Kies im Big Bag entfernen'));
    expect(sent()).toHaveLength(0);
    await user.click(press('Speichern'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(changesOf(sent()[0]?.body)[0]?.input.related_ids).toEqual([17]);
  });

  test('says by an example what the calculator will say', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Mengenrechner'), 'bulk');
    await user.type(
      screen.getAllByRole('textbox', { name: 'Gewicht je Einheit' })[1] as Element,
      '1000',
    );
    await user.type(await field('Schüttdichte lose'), '1,6');
    expect(
      screen.getByText('Der Rechner sagt: Für 10 m², 10 cm hoch, braucht man 2 t (genau 1,6 t).'),
    ).toBeVisible();
  });

  test('a price whose day has come is the price', async () => {
    open('id=7', { item: stored({ next_price: { price: 26, from: '2020-01-01' } }) });
    expect(await field('Nettopreis')).toHaveValue('26,00');
    expect(await field('Neuer Nettopreis')).toHaveValue('');
  });
});

describe('saving', () => {
  test('nothing new says so', async () => {
    const { user, api } = open();
    api.routes[SAVE] = () => json([{ outcome: 'unchanged', current: stored() }]);
    await field('Name');
    await user.click(press('Speichern'));
    expect(await screen.findByText('Alles ist schon so gespeichert.')).toBeVisible();
  });

  test.each([
    ['a broken connection', brokenConnection, /^Keine Internetverbindung/],
    ['a fault of the server', () => refusal(503, 'Störung.'), /^Das hat nicht geklappt/],
  ])(
    'after %s what was typed stays, and trying again is the same request',
    async (_, fail, text) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { user, api, sent } = open();
      api.routes[SAVE] = fail;
      await retype(user, 'Name', 'Kies 8/16');
      await user.click(press('Speichern'));
      expect(await screen.findByText(text)).toBeVisible();
      expect(await field('Name')).toHaveValue('Kies 8/16');
      api.routes[SAVE] = saveAll;
      await user.click(press('Speichern'));
      expect(await screen.findByText('Gespeichert.')).toBeVisible();
      const [first, second] = sent().map(({ body }) => (body as { request_id: string }).request_id);
      expect(second).toBe(first);
    },
  );

  test('what was edited after an answer got lost is saved on top of what had arrived', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user, api, sent } = open();
    api.routes[SAVE] = brokenConnection;
    await retype(user, 'Name', 'Kies 8/16');
    await user.click(press('Speichern'));
    await screen.findByText(/^Keine Internetverbindung/);
    // The server has the first attempt, and tells it whatever comes with the same request id.
    api.routes[SAVE] = (request) => {
      api.routes[SAVE] = saveAll;
      expect(request.body).toMatchObject({ changes: [{ version: 3 }] });
      return json([{ outcome: 'saved', current: stored({ name: 'Kies 8/16' }, 4) }]);
    };
    await retype(user, 'Name', 'Kies 2/8');
    await user.click(press('Speichern'));
    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(changesOf(sent().at(-1)?.body)).toMatchObject([
      { id: '7', version: 4, input: { name: 'Kies 2/8' } },
    ]);
  });

  test.each([
    [
      'refused',
      () => json([{ outcome: 'refused', message: 'Diese Kategorie gibt es nicht.' }]),
      'Diese Kategorie gibt es nicht.',
    ],
    ['missing', () => json([{ outcome: 'missing' }]), /^Diesen Artikel gibt es nicht\./],
    ['not allowed', () => refusal(403, 'Keine Berechtigung.'), 'Keine Berechtigung.'],
  ])('what is %s is told, and stays in the form', async (_, answer, text) => {
    const { user, api } = open();
    api.routes[SAVE] = answer;
    await retype(user, 'Name', 'Kies 8/16');
    await user.click(press('Speichern'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(await field('Name')).toHaveValue('Kies 8/16');
  });

  test('the archive takes an item and gives it back hidden', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Ins Archiv' }));
    expect(await screen.findByText('Archiviert, Fassung 4')).toBeVisible();
    await user.click(press('Aus dem Archiv holen'));
    expect(await screen.findByText('Ausgeblendet, Fassung 4')).toBeVisible();
    expect(sent().map(({ body }) => changesOf(body)[0]?.input.visibility)).toEqual([
      'archived',
      'hidden',
    ]);
  });
});

describe('when somebody else has saved', () => {
  const THEIRS = stored({ price: 26, description: 'Rundkies.' }, 4);

  async function meet() {
    const opened = open();
    const { user, api } = opened;
    api.routes[SAVE] = () => json([{ outcome: 'conflict', current: THEIRS }]);
    api.routes['GET /api/admin/changes?kind=product&item=7'] = () => json([{ by: 'Bernd Büro' }]);
    await retype(user, 'Nettopreis', '25');
    await user.click(press('Speichern'));
    const dialog = await screen.findByRole('dialog', { name: 'Inzwischen geändert' });
    api.routes[SAVE] = saveAll;
    const side = (label: string, name: RegExp) =>
      within(within(dialog).getByRole('radiogroup', { name: label })).getByRole('radio', { name });
    return { ...opened, dialog: within(dialog), side };
  }

  test('both versions of what differs are shown, and only their changes are suggested', async () => {
    const { dialog, side } = await meet();
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(2);
    expect(side('Nettopreis', /^Ihre Fassung 25,00/)).toBeChecked();
    expect(side('Nettopreis', /^Fassung von Bernd Büro 26,00/)).not.toBeChecked();
    expect(side('Beschreibung', /^Fassung von Bernd Büro Rundkies/)).toBeChecked();
  });

  test('the choice is saved on the newer version', async () => {
    const { user, sent, dialog } = await meet();
    await user.click(dialog.getByRole('button', { name: 'Auswahl speichern' }));
    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(changesOf(sent().at(-1)?.body)).toEqual([
      { id: '7', version: 4, input: { ...GRAVEL, price: 25, description: 'Rundkies.' } },
    ]);
  });

  test.each([
    ['Ganz Ihre Fassung', { ...GRAVEL, price: 25 }],
    ['Ganz die andere', THEIRS.input],
  ])('„%s“ takes one of them whole', async (name, expected) => {
    const { user, sent, dialog } = await meet();
    await user.click(dialog.getByRole('button', { name }));
    await user.click(dialog.getByRole('button', { name: 'Auswahl speichern' }));
    await screen.findByText('Gespeichert.');
    expect(changesOf(sent().at(-1)?.body)[0]?.input).toEqual(expected);
  });

  test('closing the dialog keeps what was typed', async () => {
    const { user, dialog } = await meet();
    await user.click(dialog.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await field('Nettopreis')).toHaveValue('25');
  });

  test('the same content is no conflict', async () => {
    const { user, api } = open();
    api.routes[SAVE] = ({ body }) =>
      json([
        { outcome: 'conflict', current: { id: '7', version: 4, input: changesOf(body)[0]?.input } },
      ]);
    await retype(user, 'Nettopreis', '25');
    await user.click(press('Speichern'));
    expect(await screen.findByText('Alles ist schon so gespeichert.')).toBeVisible();
  });
});

describe('new ones', () => {
  test('a new product starts hidden and gets its own address', async () => {
    const { user, sent, visited } = open('id=neu');
    await user.type(await field('Name'), 'Splitt 2/5');
    await user.selectOptions(screen.getByLabelText('Kategorie *'), 'Schotter');
    await user.type(await field('Nettopreis'), '19,9');
    await user.click(press('Speichern'));
    await waitFor(() => expect(visited.at(-1)).toContain('ansicht=artikel&id=12'));
    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    expect(changesOf(sent()[0]?.body)).toEqual([
      {
        version: 0,
        input: {
          name: 'Splitt 2/5',
          category: 'Schotter',
          unit: 't',
          price: 19.9,
          specifications: [],
          related_ids: [],
          pictures: [],
          visibility: 'hidden',
        },
      },
    ]);
  });

  test('a copy is hidden, with a name and number of its own', async () => {
    const item = stored({ article_number: 'K-1' });
    const { user, sent } = open('id=neu&kopie=7', { item });
    expect(await field('Name')).toHaveValue('Kies 16/32 (Kopie)');
    await user.click(press('Speichern'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(changesOf(sent()[0]?.body)).toEqual([
      { version: 0, input: { ...GRAVEL, name: 'Kies 16/32 (Kopie)', visibility: 'hidden' } },
    ]);
  });
});

describe('unsaved changes', () => {
  test('are offered again after the tab was closed, and restored', async () => {
    const first = open();
    await retype(first.user, 'Name', 'Kies 8/16');
    first.unmount();
    const { user } = open();
    expect(await screen.findByText(/^Ungespeicherte Änderungen vom \d/)).toBeVisible();
    expect(await field('Name')).toHaveValue('Kies 16/32');
    await user.click(press('Wiederherstellen'));
    expect(await field('Name')).toHaveValue('Kies 8/16');
    expect(screen.queryByText(/^Ungespeicherte Änderungen/)).toBeNull();
  });

  test('are forgotten when they are discarded or saved', async () => {
    const first = open();
    await retype(first.user, 'Name', 'Kies 8/16');
    first.unmount();
    const second = open();
    await screen.findByText(/^Ungespeicherte Änderungen/);
    await second.user.click(press('Verwerfen'));
    expect(localStorage).toHaveLength(0);
    await retype(second.user, 'Name', 'Kies 2/8');
    expect(localStorage).toHaveLength(1);
    await second.user.click(press('Speichern'));
    await screen.findByText('Gespeichert.');
    expect(localStorage).toHaveLength(0);
  });

  test('of an older version meet the newer one when they are saved', async () => {
    const first = open();
    await retype(first.user, 'Name', 'Kies 8/16');
    first.unmount();
    const { user, sent } = open('id=7', { item: stored({ price: 26 }, 4) });
    await screen.findByText(/^Ungespeicherte Änderungen/);
    await user.click(press('Wiederherstellen'));
    expect(await screen.findByText(/^Inzwischen hat jemand anders gespeichert/)).toBeVisible();
    await user.click(press('Speichern'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(changesOf(sent()[0]?.body)[0]?.version).toBe(3);
  });

  test('ask before the page is left', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { user, visited } = open();
    const address = visited.at(-1);
    await retype(user, 'Name', 'Kies 8/16');
    await user.click(screen.getByRole('link', { name: 'Zum Sortiment' }));
    expect(confirm).toHaveBeenCalledOnce();
    expect(visited.at(-1)).toBe(address);
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    confirm.mockReturnValue(true);
    await user.click(screen.getByRole('link', { name: 'Zum Sortiment' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/admin?bereich=sortiment'));
  });

  test('are told when another tab has some', async () => {
    open();
    await field('Name');
    const key = 'editorDraft:product:7:another-tab';
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: '{}' }));
    expect(await screen.findByText(/auch in einem anderen Tab/)).toBeVisible();
  });
});

describe('a rental tool', () => {
  test('says what week and month really save', async () => {
    const { user } = open('id=7', { of: 'rental_tool' });
    expect(await field('Wochenpreis')).toHaveAccessibleDescription(
      'Spart 20 % gegen 7 Tagespreise. Der Shop wirbt mit 20 %.',
    );
    await retype(user, 'Wochenpreis', '350');
    expect(await field('Wochenpreis')).toHaveAccessibleDescription(/^Kostet 9,9 % mehr als 7/);
  });

  test('is saved', async () => {
    const { user, api } = open('id=7', { of: 'rental_tool' });
    const save = 'POST /api/admin/rental-tools';
    api.routes[save] = saveAll;
    await retype(user, 'Kaution', '350');
    await user.click(screen.getByRole('checkbox', { name: /^Verfügbar/ }));
    await user.click(press('Speichern'));
    expect(await screen.findByText('Gespeichert.')).toBeVisible();
    const sent = api.requests.find(({ call }) => call === save);
    expect(changesOf(sent?.body)[0]?.input).toEqual({
      ...PLATE,
      deposit_amount: 350,
      is_available: false,
    });
  });
});

test('an item that does not exist is told', async () => {
  const { api } = open('id=999');
  api.routes['GET /api/admin/products/999'] = () => refusal(404, 'Diesen Eintrag gibt es nicht.');
  expect(await screen.findByText('Diesen Artikel gibt es nicht.')).toBeVisible();
});

test('an item that could not be loaded can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, api } = open('id=8');
  api.routes['GET /api/admin/products/8'] = () => refusal(503, 'Störung.');
  await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
  api.routes['GET /api/admin/products/8'] = () => json({ ...stored(), id: '8' });
  await waitFor(async () => {
    const retry = screen.queryByRole('button', { name: 'Erneut versuchen' });
    if (retry) await user.click(retry);
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
  });
});
