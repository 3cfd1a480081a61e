import type { Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { inspect } from '../inspect.ts';
import { expectNothingUnderContact } from '../layout.ts';
import { saveProducts } from '../office-products.ts';
import { DESKTOP, expect, field, PHONE, test } from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';

/** How long a saved change may take to show in the shop. */
const IN_THE_SHOP = { timeout: 70_000 };

const editorOf = (id: string) => `/admin/sortiment/artikel?id=${id}`;
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click();
const preview = (page: Page) => page.frameLocator('iframe[title^="Vorschau"]');

test('a new product has its preview, then its page in the shop', async ({ page }) => {
  test.setTimeout(120_000);
  const name = `Estrichsand ${crypto.randomUUID().slice(0, 6)}`;
  await signInAsAdmin(page);
  await page.goto(editorOf('neu'));
  await field(page, 'Name').fill(name);
  await page.getByRole('combobox', { name: 'Kategorie' }).selectOption('Sand');
  await field(page, 'Nettopreis').fill('21,90');
  await page.getByRole('combobox', { name: 'Sichtbarkeit' }).selectOption('visible');
  await page.getByRole('button', { name: 'Vorschau' }).click();
  await expectPreview(page, name);
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expectNoViolations(page, 'main form');
  await expectNothingUnderContact(page);
  await page.setViewportSize(DESKTOP);
  await expect(page.getByRole('button', { name: 'Vorschau' })).toBeHidden();
  await expectPreview(page, name);
  await expectNoViolations(page, 'main form');

  await save(page);
  await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/artikel\?id=\d+/);
  const id = new URL(page.url()).searchParams.get('id');
  await expect(async () => {
    expect((await page.request.get(`/api/products/${id}`)).status()).toBe(200);
  }).toPass(IN_THE_SHOP);
  await page.goto(`/produkt/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('21,90 € / t')).toBeVisible();
});

async function expectPreview(page: Page, name: string): Promise<void> {
  await expect(preview(page).getByText(name).first()).toBeVisible();
  await expect(preview(page).getByText('21,90 € / t').first()).toBeVisible();
  await expect(preview(page).getByText('Gesamtpreis')).toBeVisible();
}

test.describe('the office', () => {
  test.use({ viewport: DESKTOP });

  test('two clerks edit one product and resolve the conflict, one of them on a phone', async ({
    page,
    browser,
  }) => {
    await signInAsAdmin(page);
    const name = `Mauersand ${crypto.randomUUID().slice(0, 6)}`;
    const [id = ''] = await saveProducts(page, { name, price: 20 });
    await page.setViewportSize(PHONE);
    await page.goto(editorOf(id));
    // Before the colleague saves: an untouched form would adopt their version.
    await field(page, 'Nettopreis').fill('21,00');

    const context = await browser.newContext({ viewport: DESKTOP });
    const colleague = await context.newPage();
    await signInAsAdmin(colleague);
    await colleague.goto(editorOf(id));
    await field(colleague, 'Nettopreis').fill('22,50');
    await field(colleague, 'Farbe').fill('Gelb');
    await save(colleague);
    await expect(colleague.getByText('Gespeichert.', { exact: true })).toBeVisible();
    await context.close();

    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Inzwischen geändert' });
    await expect(dialog.getByRole('radio', { name: /^Ihre Version 21,00/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: /Gelb$/ })).toBeChecked();
    await inspect(page, 'admin-konflikt', '[role="dialog"]');
    await dialog.getByRole('radio', { name: /22,50/ }).check();
    await dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect(field(page, 'Nettopreis')).toHaveValue('22,50');
    await expect(field(page, 'Farbe')).toHaveValue('Gelb');
    await expect(dialog).toBeHidden();
  });
});
