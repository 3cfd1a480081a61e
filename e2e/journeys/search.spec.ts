import { expectAnnounced } from '../announcements.ts';
import { expectNoViolations } from '../axe.ts';
import { holdBack } from '../hold-back.ts';
import { DESKTOP, expect, test } from '../shop-test.ts';

const FIELD = { name: 'Shop durchsuchen' };

test.describe('on a desktop, by keyboard only', () => {
  test.use({ viewport: DESKTOP });

  test('a product is found by its article number', async ({ page }) => {
    await page.goto('/lieferung');
    const field = page.getByRole('combobox', FIELD);
    await field.focus();
    await page.keyboard.type('10 401');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await expectAnnounced(page, '1 Vorschlag');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/produkt\/401$/);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('a search shows machines and plans as cards, and without any the nearest words', async ({
  page,
}) => {
  await page.goto('/katalog?suche=kleinbagger');
  const machines = page.getByRole('region', { name: 'Mietgeräte' });
  await expect(machines.getByRole('link', { name: 'Minibagger 1,9 t' })).toBeVisible();
  await expect(page.getByText('Keine Produkte gefunden')).toBeHidden();
  await expectNoViolations(page, 'main');
  await page.getByRole('searchbox').fill('einfahrt');
  await expect(page.getByRole('link', { name: /^Einfahrt planen/ })).toBeVisible();
  await expectNoViolations(page, 'main');
  await page.getByRole('searchbox').fill('Muderbohden');
  await page.getByRole('link', { name: 'Mutterboden', exact: true }).click();
  await expect(page).toHaveURL(/suche=Mutterboden$/);
  await expect(page.getByRole('link', { name: 'Mutterboden, gesiebt' })).toBeVisible();
});

test.describe('before hydration', () => {
  test.use({ viewport: DESKTOP, waitsForCode: false });

  test('searches for what was typed early', async ({ page }) => {
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto('/agb', { waitUntil: 'domcontentloaded' });
    await page.getByRole('combobox', FIELD).pressSequentially('transportb');
    release();
    await expect(
      page.getByRole('listbox').getByRole('option', { name: /Transportbeton C12\/15/ }),
    ).toBeVisible();
    await expect(page.getByRole('combobox', FIELD)).toHaveValue('transportb');
  });
});
