import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { PUBLIC_ADDRESSES } from '../pages.ts';
import { expect, fillCart, test } from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';

// Hasty visitors with a slow phone: whatever they type, choose and press takes effect, whether the
// page's code comes between or after it.
test.use({ waitsForCode: false, expectedHosts: /openstreetmap/ });

const CODE = '**/assets/*.js';

type Step = (page: Page) => Promise<unknown>;

interface Visit {
  address: string;
  steps: readonly Step[];
  /** What the steps must have led to: the state of the page, not only of its fields. */
  effect(page: Page): Promise<void>;
}

const press =
  (name: string): Step =>
  (page) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click();

const type =
  (label: string | RegExp, text: string): Step =>
  (page) =>
    page.locator('main :is(input, textarea)').and(page.getByLabel(label)).pressSequentially(text);

const choose =
  (label: string, option: string): Step =>
  (page) =>
    page.getByRole('combobox', { name: label }).selectOption(option);

/** By a key: where nothing differs from the document in the end, only a person's own input counts. */
const chooseFirst =
  (label: string): Step =>
  (page) =>
    page.getByRole('combobox', { name: label }).press('Home');

const check =
  (label: RegExp): Step =>
  (page) =>
    page.getByRole('radio', { name: label }).check();

const quantity = (page: Page) => page.getByLabel('Menge', { exact: true });

const fillPerson: readonly Step[] = [
  type(/^Name/, 'Erika Früh'),
  type(/^Firma/, 'Früh GmbH'),
  type(/^E-Mail/, 'erika@example.org'),
  type(/^Telefon/, '0151 23456789'),
];

const VISITS: readonly Visit[] = [
  {
    address: '/katalog',
    steps: [type('Produkte suchen', 'kies'), press('Listenansicht'), press('Schüttgut')],
    async effect(page) {
      await expect(page.getByText('9 Produkte gefunden in "Schüttgut"')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Listenansicht' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(page.getByRole('searchbox')).toHaveValue('kies');
      await expectQuery(page, { suche: 'kies', ansicht: 'liste', category: 'Schüttgut' });
    },
  },
  {
    address: '/katalog?suche=kies&category=Sand&ansicht=liste',
    steps: [
      (page) => page.getByRole('searchbox').fill('zement'),
      (page) => page.getByRole('searchbox').fill(''),
      press('Alle Kategorien'),
    ],
    async effect(page) {
      await expectQuery(page, { ansicht: 'liste' });
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await expect(page.getByText(/^\d\d+ Produkte gefunden$/)).toBeVisible();
    },
  },
  {
    address: '/produkt/1',
    steps: [
      press('Menge erhöhen'),
      press('Menge erhöhen'),
      (page) => quantity(page).fill('5'),
      press('Menge erhöhen'),
      press('In den Warenkorb'),
    ],
    async effect(page) {
      await expect(quantity(page)).toHaveValue('6');
      await expect(page.getByText('147,00 €')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Zum Warenkorb hinzugefügt' })).toBeVisible();
      await page.goto('/warenkorb');
      await expect(quantity(page)).toHaveValue('6');
    },
  },
  {
    address: '/miete',
    steps: [
      choose('Kategorie', 'Bagger & Lader'),
      choose('Preis pro Tag', 'ueber-20'),
      choose('Sortierung', 'price-down'),
      type('Mietgeräte suchen', 'bagger'),
    ],
    async effect(page) {
      const query = { category: 'Bagger & Lader', preis: 'ueber-20', sortierung: 'price-down' };
      await expectQuery(page, { ...query, suche: 'bagger' });
      await expect(page.getByText(/^\d Mietgeräte gefunden$/)).toBeVisible();
      for (const [label, value] of [
        ['Kategorie', query.category],
        ['Preis pro Tag', query.preis],
        ['Sortierung', query.sortierung],
      ] as const) {
        await expect(page.getByRole('combobox', { name: label })).toHaveValue(value);
      }
    },
  },
  {
    address: '/miete?category=Verdichtung&marke=Wacker',
    steps: [choose('Kategorie', 'Bagger & Lader'), chooseFirst('Kategorie')],
    async effect(page) {
      await expectQuery(page, { marke: 'Wacker' });
      await expect(page.getByRole('combobox', { name: 'Kategorie' })).toHaveValue('');
    },
  },
  {
    address: '/miete/1',
    steps: [
      press('Mikrobagger 1,1 t merken'),
      check(/^Wöchentlich/),
      (page) => page.getByLabel('Mietbeginn').fill('2099-03-02'),
      (page) => page.getByLabel('Mietende').fill('2099-03-09'),
    ],
    async effect(page) {
      await expectQuery(page, { tarif: 'weekly', von: '2099-03-02', bis: '2099-03-09' });
      await expect(page.getByText(/^Mietpreis \(1 Woche ×/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Jetzt anfragen' })).toBeEnabled();
      await expect(page.getByRole('button', { name: /merken$/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
  },
  {
    address: '/miete/1?tarif=weekly&von=2099-03-02&bis=2099-03-09',
    steps: [check(/^Monatlich/), check(/^Täglich/)],
    async effect(page) {
      await expectQuery(page, { von: '2099-03-02', bis: '2099-03-09' });
      await expect(page.getByText(/^Mietpreis \(7 Tage ×/)).toBeVisible();
    },
  },
  {
    address: '/leistungen',
    steps: [
      ...fillPerson,
      type(/^Projektbeschreibung/, 'Hof, 200 m²'),
      press('Angebot anfragen: Kanalbau'),
      choose('Gewünschte Leistung', 'Kanalbau'),
      press('Anfrage senden'),
    ],
    effect: (page) => expect(page.getByText('Anfrage gesendet!')).toBeVisible(),
  },
  {
    address: '/lieferung',
    steps: [
      type(/^Entfernung/, '12,5'),
      type(/^Bestellwert/, '480'),
      (page) => page.keyboard.press('Enter'),
    ],
    effect: (page) => expect(page.getByText('Zone 1 · 12,5 km')).toBeVisible(),
  },
  {
    address: '/kontakt',
    steps: [
      (page) => page.locator('summary').first().click(),
      choose('Art der Anfrage', 'complaint'),
      ...fillPerson,
      type(/^Nachricht/, 'Wann liefern Sie?'),
      press('Nachricht senden'),
    ],
    async effect(page) {
      await expect(page.getByText('Nachricht gesendet!')).toBeVisible();
      await expect(page.locator('details').first()).toHaveAttribute('open');
    },
  },
  {
    address: '/uber-uns',
    steps: [press('Karte laden')],
    effect: (page) => expect(page.locator('iframe')).toBeVisible(),
  },
  {
    address: '/widerruf',
    steps: [
      type(/^Name/, 'Erika Früh'),
      type(/^E-Mail/, 'erika@example.org'),
      type(/^Bestellnummer/, 'B-00000-00000'),
      press('Widerruf prüfen'),
    ],
    effect: async (page) => {
      await expect(page.getByRole('button', { name: 'Widerruf bestätigen' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('B-00000-00000');
    },
  },
  {
    address: '/widerrufsbelehrung',
    steps: [press('Belehrung drucken')],
    effect: (page) => expect(page.locator('html[data-printed]')).toBeAttached(),
  },
];

for (const { address, steps, effect } of VISITS) {
  for (const stepsBefore of new Set([1, steps.length])) {
    test(`${address}: the code comes after ${stepsBefore} of ${steps.length} steps`, async ({
      page,
    }) => {
      await slowDown(page);
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
      const release = await holdBack(page, CODE);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      for (const step of steps.slice(0, stepsBefore)) await step(page);
      release();
      for (const step of steps.slice(stepsBefore)) await step(page);
      await page.waitForFunction(() => !('early' in window));
      await effect(page);
    });
  }
}

test.describe('without code', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /404/ });

  test('every page whose document has fields or buttons is visited above', async ({ page }) => {
    const visited = new Set(VISITS.map(({ address }) => address.replace(/\?.*/, '')));
    const missing: string[] = [];
    for (const path of PUBLIC_ADDRESSES.filter((path) => !visited.has(path))) {
      await page.goto(path);
      const controls = page.locator('main :is(button, input, select, textarea)');
      if ((await controls.count()) > 0) missing.push(path);
    }
    expect(missing).toEqual([]);
  });
});

test('fields and buttons that only the code shows work as soon as they are seen', async ({
  page,
}) => {
  await fillCart(page, [1, 2]);
  await slowDown(page);
  await page.goto('/miete', { waitUntil: 'commit' });
  await choose('Preis pro Tag', 'ueber-20')(page);
  await choose('Marke', 'Bobcat')(page);
  await expectQuery(page, { preis: 'ueber-20', marke: 'Bobcat' });
  await expect(page.getByText('1 Mietgerät gefunden', { exact: true })).toBeVisible();
  await page.goto('/warenkorb', { waitUntil: 'commit' });
  for (let presses = 0; presses < 3; presses++) await press('Menge erhöhen')(page);
  await expect(quantity(page)).toHaveValue('5');
  await expect(page.getByText('122,50 €').first()).toBeVisible();
  await page.goto('/checkout', { waitUntil: 'commit' });
  await type(/^Name/, 'Erika Früh')(page);
  await check(/^Geschäftskunde/)(page);
  await type(/^Firmenname/, 'Früh GmbH')(page);
  await check(/^Vorkasse/)(page);
  await type(/^E-Mail/, 'erika@example.org')(page);
  await type(/^Telefonnummer/, '0151 23456789')(page);
  await press('Bestellung absenden')(page);
  await page.waitForURL('**/bestellung-bestaetigung/*');
  for (const text of ['Erika Früh', 'Früh GmbH', 'Vorkasse', 'erika@example.org']) {
    await expect(page.getByRole('main')).toContainText(text);
  }
});

test('a tab of the office opens as soon as it is seen', async ({ page }) => {
  await signInAsAdmin(page);
  await slowDown(page);
  await page.goto('/admin', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Bestellungen' }).click();
  await page.getByRole('combobox').first().selectOption('pending');
  await expectQuery(page, { bereich: 'bestellungen', status: 'pending' });
  await expect(page.getByRole('tabpanel', { name: 'Bestellungen' })).toBeVisible();
});

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function expectQuery(page: Page, expected: Record<string, string>): Promise<void> {
  await expect(async () => {
    const query = Object.fromEntries(new URL(page.url()).searchParams);
    expect(query).toEqual(expected);
  }).toPass();
}
