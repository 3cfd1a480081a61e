import { expect, type Page } from '@playwright/test';

const FOOTER_LINKS = [
  'Impressum',
  'Datenschutz',
  'AGB',
  'Barrierefreiheit',
  'Schüttgut',
  'Dachdeckung',
];

/** Finds each text somewhere in sight. */
export async function expectTexts(page: Page, texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) {
    const found = page.getByText(text).filter({ visible: true }).first();
    await expect(found, String(text)).toBeVisible();
  }
}

/** Finds what every page has around it: ways to call and to ask, and the footer with its links. */
export async function expectFrame(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Rückruf anfordern' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Anrufen/ })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const name of FOOTER_LINKS) await expect(footer.getByRole('link', { name })).toHaveCount(1);
  await expect(footer).toContainText('07:00–17:00');
}
