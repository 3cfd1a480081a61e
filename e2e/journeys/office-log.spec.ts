import type { Page } from '@playwright/test';
import { inspect } from '../inspect.ts';
import { expect, test } from '../shop-test.ts';
import { newPerson, signIn, signInAsAdmin } from '../sign-in.ts';

/** A product of this journey alone. */
async function newProduct({ request }: Page, name: string): Promise<string> {
  const input = {
    name,
    category: 'Schüttgut',
    unit: 't',
    price: 28.9,
    specifications: [],
    related_ids: [],
    pictures: [],
    visibility: 'visible',
  };
  const data = { request_id: crypto.randomUUID(), changes: [{ version: 0, input }] };
  const answer = await request.post('/api/admin/products', { data });
  const [saved] = await answer.json();
  const { id } = saved.current;
  const change = { id, version: 1, input: { ...input, price: 289 } };
  const dearer = { request_id: crypto.randomUUID(), changes: [change] };
  expect((await request.post('/api/admin/products', { data: dearer })).ok()).toBe(true);
  return id;
}

test('a wrong price is found in the log and taken back', async ({ page }) => {
  await signInAsAdmin(page);
  const name = `Kies ${crypto.randomUUID().slice(0, 8)}`;
  const id = await newProduct(page, name);
  await page.goto(`/admin/sortiment/verlauf?id=${id}`);
  const wrong = page.getByRole('listitem', { name }).first();
  await expect(wrong).toContainText('28,90 € → 289,00 €');
  await expect(wrong).toContainText('buero@muster-tiefbau.example');
  await inspect(page, 'admin-verlauf', 'main');
  await wrong.getByRole('button', { name: `Zurücknehmen: ${name}` }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Die Änderung ist zurückgenommen.')).toBeVisible();
  await expect(page.getByText('Rücknahme')).toBeVisible();
  const product = await (await page.request.get(`/api/admin/products/${id}`)).json();
  expect(product).toMatchObject({ version: 3, input: { price: 28.9 } });

  await page.goto('/admin/sortiment/verlauf');
  await page.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/admin/sortiment/artikel\\?id=${id}$`));
});

test('a colleague gets the role, sees the office, and loses role and session', async ({
  page,
  browser,
}) => {
  const colleague = newPerson('Karla Kollegin');
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, colleague);
  await signInAsAdmin(page);
  await page.goto('/admin/benutzer');
  await expect(page.getByText('Registrierte Benutzer')).toBeVisible();
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(colleague.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${colleague.email} hat jetzt die Admin-Rolle.`)).toBeVisible();
  const entry = page.getByRole('listitem', { name: colleague.email });
  await expect(entry).toContainText('Admin seit');
  await signIn(other, colleague);
  await other.goto('/admin/benutzer');
  await expect(other.getByRole('listitem', { name: colleague.email })).toContainText('Sie');
  // Takes seconds, which Firebase Auth needs: it cannot end a session in the second it began in.
  await inspect(page, 'admin-benutzer', 'main');

  await entry.getByRole('button', { name: /Sitzungen beenden/ }).click();
  await page.getByRole('button', { name: 'Ja, abmelden' }).click();
  await expect(page.getByText(`${colleague.email} ist überall abgemeldet.`)).toBeVisible();
  expect((await other.request.get('/api/admin/stats')).status()).toBe(401);

  await entry.getByRole('button', { name: /Rolle entziehen/ }).click();
  await page.getByRole('button', { name: 'Ja, entziehen' }).click();
  await expect(page.getByText(`${colleague.email} ist kein Admin mehr`)).toBeVisible();
  await expect(entry).toBeHidden();
  await signIn(other, colleague);
  expect((await other.request.get('/api/admin/stats')).status()).toBe(403);
  await context.close();
});
