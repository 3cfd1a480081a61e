import { expect, test } from '../shop-test.ts';
import { newPerson, signIn, signInAsAdmin } from '../sign-in.ts';

test('a colleague gets the role, opens the office, and loses role and session', async ({
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
  const secondAfterSignIn = nextSecond();
  await other.goto('/admin/benutzer');
  await expect(other.getByRole('listitem', { name: colleague.email })).toContainText('Sie');
  await secondAfterSignIn();

  await entry.getByRole('button', { name: /Sitzungen beenden/ }).click();
  await page.getByRole('button', { name: 'Ja, abmelden' }).click();
  await expect(page.getByText(`${colleague.email} ist überall abgemeldet.`)).toBeVisible();
  expect((await other.request.get('/api/admin/stats')).status()).toBe(401);

  await entry.getByRole('button', { name: /Rolle entziehen/ }).click();
  await page.getByRole('button', { name: 'Ja, entziehen' }).click();
  await expect(page.getByText(`${colleague.email} ist kein Admin mehr`)).toBeVisible();
  await expect(entry).toBeHidden();
  await nextSecond()();
  await signIn(other, colleague);
  expect((await other.request.get('/api/admin/stats')).status()).toBe(403);
  await context.close();
});

/**
 * Waits for the next second to start. Firebase Auth compares whole seconds: a session that began in
 * the second of a revocation may survive it, one that begins in it may be revoked.
 */
function nextSecond(): () => Promise<void> {
  const next = Math.floor(Date.now() / 1000) + 1;
  return () => expect.poll(() => Date.now() / 1000).toBeGreaterThan(next);
}
