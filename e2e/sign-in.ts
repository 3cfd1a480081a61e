import { expect, type Page } from '@playwright/test';

/** The account of the office that the seed brings along. */
export const OFFICE_EMAIL = 'buero@muster-tiefbau.example';

/** Signs in on the page that stands in for Google's, as somebody whom it does not know yet. */
export async function signInAnew(page: Page, name: string, email: string): Promise<void> {
  await beginSignIn(page);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('button', { name: 'Konto anlegen und anmelden' }).click();
  await expectAccount(page);
}

/** Signs in as an account that the page lists. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await beginSignIn(page);
  await page.getByRole('button', { name: email }).click();
  await expectAccount(page);
}

async function beginSignIn(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByText('Anmeldung erforderlich')).toBeVisible();
  await page.getByRole('button', { name: 'Mit Google anmelden' }).click();
}

async function expectAccount(page: Page): Promise<void> {
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();
}
