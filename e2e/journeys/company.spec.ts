import type { Browser, Page } from '@playwright/test';
import { proposedUntil } from '@shop/domain/cart/standing-order';
import { addDays, berlinDay, formatDay, weekdayOf } from '@shop/domain/time/calendar';
import { mailAbout } from '../inbox.ts';
import { inspect } from '../inspect.ts';
import { startCdn } from '../lighthouse/cdn.ts';
import { SITE } from '../local-stack.ts';
import { orderByApi } from '../orders-by-api.ts';
import { confirmedNumber, expect, field, fillCart, submitOrder, test } from '../shop-test.ts';
import { newPerson, signIn, signInAsAdmin } from '../sign-in.ts';

const SITE_OF_COMPANY = {
  name: 'Neubau Hafen',
  street: 'Hafenstraße 7',
  postal_code: '12345',
  city: 'Musterstadt',
  truck_access: 'yes',
  unloading_place: 'Tor 2',
  contact_name: 'Jan Polier',
  contact_phone: '0171 1',
  cost_centre: 'BV-Hafen',
};
/** No list price, nor any other amount of the shop. */
const OWN_PRICE = '13,37';

/** Creates a company with its own price for product 3 and this member, as the office. */
async function createCompany(browser: Browser, email: string, name = 'Hafenbau GmbH') {
  const office = await (await browser.newContext({ baseURL: SITE, locale: 'de-DE' })).newPage();
  await signInAsAdmin(office);
  const member = { email, is_owner: true, may_order: true, may_see_invoices: true };
  const input = {
    is_company: true,
    name,
    address: 'Werftweg 1\n12345 Musterstadt',
    visibility: 'visible',
    members: [member],
    sites: [SITE_OF_COMPANY],
    fixed_prices: [{ product_id: 3, price: 13.37, from: '2026-01-01', site: '' }],
  };
  const data = { request_id: crypto.randomUUID(), changes: [{ version: 0, input }] };
  const answer = await office.request.post('/api/admin/customers', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const [{ current }] = (await answer.json()) as [{ current: { id: string } }];
  return { office, id: current.id };
}

/** The bodies of all responses to a page. */
function answersTo(page: Page): string[] {
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().startsWith('http://127.0.0.1')) return;
    bodies.push(await response.text().catch(() => ''));
  });
  return bodies;
}

// A CDN in front of the shop serves the pages.
test.use({ expectedHosts: /^127\.0\.0\.1:/ });

test('a member sees and orders at the company’s own prices; nobody behind the same CDN does', async ({
  page,
  browser,
}) => {
  test.slow();
  const anna = newPerson('Anna Hafenbau');
  const { office, id } = await createCompany(browser, anna.email);
  await signIn(page, anna);
  const cdn = await startCdn(SITE);
  const pages = ['/katalog?search=Schotter', '/produkt/3', '/planer/einfahrt', '/'];
  for (const path of pages.slice(0, 2)) {
    await page.goto(cdn.url + path);
    await expect(page.getByText('Ihr Preis').first()).toBeVisible();
    await expect(page.getByText(OWN_PRICE).first()).toBeVisible();
  }
  for (const path of pages.slice(2)) await page.goto(cdn.url + path);

  const stranger = await browser.newContext({ baseURL: cdn.url, serviceWorkers: 'block' });
  const theirs = await stranger.newPage();
  const answers = answersTo(theirs);
  await signIn(theirs, newPerson('Bert Fremd'));
  for (const path of pages) {
    await theirs.goto(cdn.url + path);
    await expect(theirs.getByText('Ihr Preis')).toHaveCount(0);
  }
  await theirs.request.get(`${cdn.url}/api/users/companies`);
  await stranger.close();
  await cdn.close();
  expect(answers.length).toBeGreaterThan(10);
  expect(answers.filter((body) => /13[.,]37|"fixed_prices"/.test(body))).toEqual([]);

  await fillCart(page, [3, 2]);
  await page.goto('/warenkorb');
  await expect(page.getByText('26,74').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Baustelle' }).selectOption('Neubau Hafen');
  await expect(page.getByLabel('Postleitzahl der Baustelle')).toHaveValue('12345');
  await inspect(page, 'cart-company', 'main');
  await page.getByRole('link', { name: 'Bestellung aufgeben' }).click();
  await expect(page.getByText('Rechnung an: Hafenbau GmbH, Werftweg 1')).toBeVisible();
  await expect(field(page, 'Straße und Hausnummer')).toHaveValue('Hafenstraße 7');
  await field(page, 'Telefonnummer').fill('0151 98765432');
  await submitOrder(page);
  await confirmedNumber(page);
  await expect(page.getByText(OWN_PRICE).first()).toBeVisible();
  await page.goto('/dashboard?bereich=firma');
  await expect(page.getByText('Bestellt von Anna Hafenbau')).toBeVisible();
  await inspect(page, 'account-company', 'main');
  await office.goto(`/admin/kunden/kunde?id=${id}`);
  await expect(office.getByRole('heading', { name: `Hafenbau GmbH (K-${id})` })).toBeVisible();
  await expect(office.getByText(OWN_PRICE).first()).toBeVisible();
  await inspect(office, 'admin-customer', 'main');
  await office.context().close();
});

test('a list comes again as a quote, which the office sends and the customer orders by its link', async ({
  page,
  browser,
}) => {
  test.slow();
  const anna = newPerson('Anna Dauerbau');
  const name = 'Dauerbau GmbH';
  const { office, id } = await createCompany(browser, anna.email, name);
  await signIn(page, anna);
  await orderByApi(page.request, { name: anna.name, email: anna.email, product: 1, quantity: 1 });
  await page.goto('/schnelleingabe');
  await page.getByLabel('Artikelnummern und Mengen').fill('10003;12');
  await page.getByLabel('Name der Liste').fill('Schotter jede Woche');
  await page.getByRole('button', { name: 'Als Liste speichern' }).click();
  await page.getByRole('link', { name: 'Gespeichert: meine Listen' }).click();
  await page.getByRole('button', { name: 'Dauerbestellung von „Schotter jede Woche“' }).click();
  const first = proposedUntil(berlinDay(new Date()));
  await page.getByLabel('Nächste Lieferung').fill(formatDay(first));
  await page.getByLabel(/^Bis/).fill(formatDay(addDays(first, 6)));
  await page.getByRole('combobox', { name: 'Wer bestellt?' }).selectOption(`K-${id}`);
  await page.getByRole('combobox', { name: 'Baustelle' }).selectOption(SITE_OF_COMPANY.name);
  await inspect(page, 'account-standing-order', 'main');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText(/^Jede Woche, nächste Lieferung am/)).toBeVisible();
  await inspect(page, 'account-standing-orders', 'main');

  await office.goto('/admin/angebote?stand=standing');
  const proposal = office.getByRole('listitem').filter({ hasText: name }).first();
  await expect(async () => {
    await office.reload();
    await expect(proposal).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await proposal.getByRole('button', { name: /öffnen/ }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByText('Dauerbestellung „Schotter jede Woche“.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Angebot senden' }).click();
  await expect(dialog.getByText('Versendet, Fassung 1')).toBeVisible();
  await office.goto('/admin/angebote?ansicht=dauer&lauf=to_see');
  await office
    .getByRole('button', { name: `Dauerbestellung „Schotter jede Woche“ von ${anna.name} öffnen` })
    .click();
  await inspect(office, 'admin-standing-order', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Gesehen' }).click();
  await expect(dialog.getByText('Als gesehen vermerkt.')).toBeVisible();
  await office.context().close();

  const { text } = await mailAbout(page, anna.email, 'Angebot');
  const [link = ''] = /\/angebot\/\S+/.exec(text) ?? [];
  await page.goto(link);
  await expect(page.getByText(OWN_PRICE).first()).toBeVisible();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await confirmedNumber(page);
  await expect(page.getByText(SITE_OF_COMPANY.name).first()).toBeVisible();
});

test('next week’s order of a contractor takes five presses: list, checkout, site, day, order', async ({
  page,
  browser,
}) => {
  test.slow();
  const anna = newPerson('Anna Wochenbau');
  const { office } = await createCompany(browser, anna.email, 'Wochenbau GmbH');
  await office.context().close();
  await signIn(page, anna);
  await orderByApi(page.request, { name: anna.name, email: anna.email, product: 1, quantity: 1 });
  const list = { address: 'liste?artikel=3x12', name: 'Jede Woche' };
  expect((await page.request.post('/api/users/plans', { data: list })).ok()).toBe(true);
  await page.goto('/dashboard?bereich=plaene');
  await expect(page.getByRole('link', { name: 'Schnelleingabe' }).first()).toBeVisible();
  let presses = 0;
  const press = async (what: Promise<unknown>) => {
    await what;
    presses += 1;
  };
  await press(page.getByRole('button', { name: '„Jede Woche“ in den Warenkorb' }).click());
  await press(page.getByRole('link', { name: 'Zur Kasse' }).click());
  const sites = page.getByRole('combobox', { name: 'Baustelle' });
  await press(sites.selectOption(SITE_OF_COMPANY.name));
  await expect(field(page, 'Kostenstelle (optional)')).toHaveValue(SITE_OF_COMPANY.cost_centre);
  await inspect(page, 'checkout-company', 'main');
  const day = formatDay(nextDeliveryDay());
  await press(field(page, 'Wunschtermin').fill(day));
  await press(page.getByRole('button', { name: 'Bestellung absenden' }).click());
  await confirmedNumber(page);
  expect(presses).toBeLessThanOrEqual(5);
  await expect(page.getByText('BV-Hafen').first()).toBeVisible();
  await expect(page.getByText(day).first()).toBeVisible();
});

/** A Wednesday at least a week ahead. */
function nextDeliveryDay(): string {
  let day = addDays(berlinDay(new Date()), 7);
  while (weekdayOf(day) !== 'Mittwoch') day = addDays(day, 1);
  return day;
}
