import { expectNoViolations } from '../axe.ts';
import { confirmedNumber, expect, field, fillCart, submitOrder, test } from '../shop-test.ts';
import { newPerson, signInOnPages } from '../sign-in.ts';

test('a customer signs in, orders, finds the order in the account, orders it again in four presses and signs out', async ({
  page,
}) => {
  test.slow(); // some twenty pages, the first of them from a stack that has just started
  const klara = newPerson('Klara Kundin');
  // Removes the cookies for a moment; a signed-in page that is already open must not notice.
  await fillCart(page, [101, 3]);
  await signInOnPages(page, klara);
  await expect(page.getByText('Willkommen, Klara')).toBeVisible();
  await expect(page.getByText('Noch keine Bestellungen')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Jetzt einkaufen' })).toBeVisible();
  await expectNoViolations(page, 'main');
  await page.getByRole('tab', { name: 'Einstellungen' }).click();
  await expect(page.getByRole('heading', { name: 'Konto löschen' })).toBeVisible();
  await expectNoViolations(page, 'main');

  await page.goto('/checkout');
  await page.getByRole('radio', { name: 'Geschäftskunde' }).check();
  await expect(field(page, 'Name')).toHaveValue('Klara Kundin');
  await expect(field(page, 'E-Mail')).toHaveValue(klara.email);
  await field(page, 'Telefonnummer').fill('0151 98765432');
  await field(page, 'Firmenname').fill('Kundin Bau GmbH');
  await page.getByRole('checkbox', { name: /für die nächste Bestellung merken/ }).check();
  await submitOrder(page);
  const number = await confirmedNumber(page);

  await page.goto('/dashboard');
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByText('In Bearbeitung').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Profil' }).click();
  await expect(page.getByText('Kundin Bau GmbH')).toBeVisible();
  await expect(page.getByText('0151 98765432')).toBeVisible();
  await expectNoViolations(page, 'main');
  await page.reload();
  await expect(page.getByText('Kundin Bau GmbH')).toBeVisible();
  await page.getByRole('tab', { name: 'Meine Bestellungen' }).click();
  await page.getByRole('link', { name: /Details ansehen/ }).click();
  expect(await confirmedNumber(page)).toBe(number);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Erneut bestellen', exact: true }).click();
  await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await page.getByRole('link', { name: 'Bestellung aufgeben' }).click();
  await expect(field(page, 'Firmenname')).toHaveValue('Kundin Bau GmbH');
  await submitOrder(page);
  expect(await confirmedNumber(page)).not.toBe(number);

  await page.goto('/dashboard');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await expect(page.getByText('Anmeldung erforderlich')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Anmeldung erforderlich')).toBeVisible();
});
