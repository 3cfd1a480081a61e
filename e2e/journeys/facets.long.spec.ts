import { expectAnnounced } from '../announcements.ts';
import { expectNoViolations } from '../axe.ts';
import { expectReflow } from '../reflow.ts';
import { DESKTOP, expect, PHONE, test } from '../shop-test.ts';

test('on a desktop the facets stand beside the list and work by keyboard', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/katalog?category=Sand');
  await expect(page.getByText(/^\d+ Produkte gefunden in "Sand"$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filter/ })).toBeHidden();
  const grain = page.getByRole('group', { name: 'Körnung in mm' });
  await grain.getByRole('checkbox', { name: /^0\/2 / }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/koernung=0%2F2/);
  await page
    .getByRole('group', { name: 'Gebinde' })
    .getByRole('checkbox', { name: /^Sack/ })
    .check();
  await expect(page.getByText('1 Produkte gefunden in "Sand"')).toBeVisible();
  await expectAnnounced(page, '1 Produkte gefunden in "Sand"');
  await expect(page.getByRole('link', { name: 'Spielsand 0/2 im Sack' })).toBeVisible();
  await expect(grain.getByRole('checkbox', { disabled: true }).first()).toBeVisible();
  const uses = page.getByRole('button', { name: 'Verwendung' });
  await uses.press('Enter');
  await expect(
    page.getByRole('group', { name: 'Verwendung' }).getByRole('checkbox'),
  ).not.toHaveCount(0);
  await expectNoViolations(page, 'main');

  await page.reload();
  await expect(grain.getByRole('checkbox', { name: /^0\/2 / })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Sack entfernen' })).toBeVisible();
  await page.getByRole('button', { name: 'Alle Filter entfernen' }).click();
  await expect(page).toHaveURL(/\/katalog\?category=Sand$/);
  await expect(grain.getByRole('checkbox', { name: /^0\/2 / })).toBeFocused();
});

test('on a phone all facets fold, and what is chosen stands above the list', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/katalog?category=Pflastersteine');
  const fold = page.getByRole('button', { name: /^Filter( \(\d\))?$/ });
  const grey = page.getByRole('checkbox', { name: /^Grau/ });
  await expect(fold).toHaveText('Filter');
  await expect(grey).toBeHidden();
  await fold.click();
  await page.getByRole('button', { name: 'Verwendung' }).click();
  const uses = page.getByRole('group', { name: 'Verwendung' });
  await uses.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/verwendung=/);
  await uses.getByRole('checkbox').first().uncheck();
  await expect(page).not.toHaveURL(/verwendung=/);
  await grey.check();
  await page.getByRole('checkbox', { name: /^Anthrazit/ }).check();
  await expect(fold).toHaveText('Filter (2)');
  await expectNoViolations(page, 'main');
  await page.getByRole('button', { name: /^\d+ Produkte anzeigen$/ }).click();
  await expect(grey).toBeHidden();
  await expect(fold).toBeFocused();
  await fold.click();
  await expectReflow(page);
});
