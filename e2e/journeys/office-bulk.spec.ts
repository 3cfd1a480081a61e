import type { Page } from '@playwright/test';
import { addDays, berlinDay, formatDay, weekdayOf } from '@shop/domain/time/calendar';
import writeExcelFile from 'write-excel-file/node';
import { expectNoViolations } from '../axe.ts';
import { expectFits, inspect } from '../inspect.ts';
import { saveProducts } from '../office-products.ts';
import { DESKTOP, expect, PHONE, test } from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';

const random = () => crypto.randomUUID().slice(0, 8);
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('prices of a category rise from Monday, and the log undoes the rise', async ({ page }) => {
    await signInAsAdmin(page);
    const category = `Schotter ${random()}`;
    const ids = await saveProducts(
      page,
      { name: 'Splitt A', category, price: 19.9 },
      { name: 'Splitt B', category, price: 16.8 },
      { name: 'Splitt auf Anfrage', category },
    );
    const monday = nextMonday();
    await page.goto(`/admin/sortiment/preise?kategorie=${category}`);
    await page.getByRole('textbox', { name: 'Um wie viel' }).fill('3,5');
    await page.getByRole('combobox', { name: 'Gültig' }).selectOption('Ab einem Tag');
    await page.getByRole('textbox', { name: 'Ab' }).fill(formatDay(monday));
    await expect(page.getByRole('textbox', { name: 'Neuer Preis für Splitt A' })).toHaveValue(
      '20,60',
    );
    await expect(page.getByRole('textbox', { name: 'Neuer Preis für Splitt B' })).toHaveValue(
      '17,39',
    );
    await expect(page.getByText('nicht dabei: Splitt auf Anfrage.')).toBeVisible();
    await expectNoViolations(page, 'main');

    await page.getByRole('button', { name: '2 Preise ändern' }).click();
    const label = `${category} +3,5 % ab ${formatDay(monday)}`;
    await expect(page.getByText('2 Artikel sind gespeichert.')).toBeVisible();
    await expect(page.getByRole('heading', { name: label })).toBeVisible();
    const plannedOf = async (id = '') => (await adminProduct(page, id)).input.next_price;
    expect(await plannedOf(ids[0])).toEqual({ price: 20.6, from: monday });
    const sold = await (await page.request.get(`/api/products/${ids[0]}`)).json();
    expect(sold.price, "until Monday today's price holds").toBe(19.9);

    await expect(page.getByRole('button', { name: `Rückgängig: ${label}` })).toBeVisible();
    await page.goto('/admin/sortiment/verlauf');
    const batch = page.getByRole('listitem', { name: `${label} · 2 Artikel` });
    await expect(batch.getByRole('listitem')).toHaveCount(0);
    await batch.getByRole('button', { name: '2 Änderungen anzeigen' }).click();
    await expect(batch.getByRole('listitem', { name: 'Splitt A' })).toContainText('20,60 €');
    await expect(batch.getByRole('listitem', { name: 'Splitt B' })).toContainText('17,39 €');
    await inspect(page, 'admin-verlauf-preise', 'main');
    await batch.getByRole('button', { name: `Alle 2 zurücknehmen: ${label} · 2 Artikel` }).click();
    const question = page.getByRole('alertdialog', { name: 'Alle 2 Änderungen zurücknehmen?' });
    await question.getByRole('button', { name: 'Ja, zurücknehmen' }).click();
    await expect(batch.getByText('2 Änderungen sind zurückgenommen.')).toBeVisible();
    await expect.poll(() => plannedOf(ids[0])).toBeUndefined();
    expect(await plannedOf(ids[1])).toBeUndefined();
    await archive(page, ids);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('20 products are imported from Excel after two faulty rows are fixed', async ({ page }) => {
    await signInAsAdmin(page);
    const batch = random();
    await page.goto('/admin/sortiment/import');
    await pick(page, 'neu.xlsx', await excelFile(batch, { isMended: false }));
    await expect(page.getByText('18 neu, 0 geändert, 0 unverändert, 2 fehlerhaft.')).toBeVisible();
    const errors = page.getByRole('list', { name: 'Fehler' });
    await expect(errors).toContainText('D4 (Nettopreis): „zwölf“ ist keine Zahl');
    await expect(errors).toContainText('C8 (Einheit): „Fass“ ist nicht bekannt.');
    await expectFits(page);
    await expectNoViolations(page, 'main');

    await pick(page, 'neu.xlsx', await excelFile(batch, { isMended: true }));
    await expect(page.getByText('20 neu, 0 geändert, 0 unverändert, 0 fehlerhaft.')).toBeVisible();
    await page.getByRole('button', { name: '20 Artikel speichern' }).click();
    await expect(page.getByText('20 Artikel sind gespeichert.')).toBeVisible();

    const { id } = await foundByName(page, `Kies ${batch} 20`);
    await page.goto(`/produkt/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kies ${batch} 20`);
    await expect(page.getByText('1.234,50 €').first()).toBeVisible();
    await archive(page, [id]);
  });
});

/**
 * Twenty rows below the header, whose last product shoppers see; without `isMended` rows 4 and 8
 * are unreadable.
 */
async function excelFile(batch: string, { isMended }: { isMended: boolean }): Promise<Buffer> {
  const rows = Array.from({ length: 20 }, (_, index) => {
    const row = index + 2;
    const unit = row === 8 && !isMended ? 'Fass' : 't';
    const price = row === 4 && !isMended ? 'zwölf' : 1234.5;
    const isVisible = index === 19 ? 'ja' : 'nein';
    return [`Kies ${batch} ${index + 1}`, 'Sand', unit, price, 'Körnung: 2/8 mm', isVisible];
  });
  const header = ['Name', 'Kategorie', 'Einheit', 'Nettopreis', 'Technische Daten', 'Sichtbarkeit'];
  return writeExcelFile([header, ...rows]).toBuffer();
}

async function pick(page: Page, name: string, buffer: Buffer, mimeType = XLSX): Promise<void> {
  await page.getByLabel('Datei für den Import').setInputFiles({ name, mimeType, buffer });
}

interface SavedProduct {
  id: string;
  version: number;
  input: { name: string; next_price?: { price: number; from: string } };
}

/** Hidden from the shop, where it would disturb other journeys. */
async function archive(page: Page, ids: readonly string[]): Promise<void> {
  const products = await Promise.all(ids.map((id) => adminProduct(page, id)));
  const changes = products.map(({ id, version, input }) => ({
    id,
    version,
    input: { ...input, visibility: 'archived' },
  }));
  const data = { request_id: crypto.randomUUID(), changes };
  expect((await page.request.post('/api/admin/products', { data })).ok()).toBe(true);
}

async function adminProduct(page: Page, id: string): Promise<SavedProduct> {
  return (await page.request.get(`/api/admin/products/${id}`)).json();
}

async function foundByName(page: Page, name: string): Promise<SavedProduct> {
  const query = new URLSearchParams({ search: name });
  const found = (await (
    await page.request.get(`/api/admin/products?${query}`)
  ).json()) as SavedProduct[];
  const product = found.find(({ input }) => input.name === name);
  if (!product) throw new Error(`There is no ${name}`);
  return product;
}

function nextMonday(): string {
  const tomorrow = addDays(berlinDay(new Date()), 1);
  const week = Array.from({ length: 7 }, (_, days) => addDays(tomorrow, days));
  return week.find((day) => weekdayOf(day) === 'Montag') ?? tomorrow;
}
