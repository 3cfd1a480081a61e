import { expectNoViolations } from '../axe.ts';
import { mailAbout } from '../inbox.ts';
import { expectFits } from '../inspect.ts';
import { orderByApi } from '../orders-by-api.ts';
import { DESKTOP, expect, test } from '../shop-test.ts';
import { newPerson, signIn, signInAsAdmin } from '../sign-in.ts';
import { passTakeBack } from '../stack-firestore.ts';

test('a guest cancels a pending order by the link in its mail', async ({ page }) => {
  const email = newPerson('Gerd Gast').email;
  const number = await orderByApi(page.request, {
    name: 'Gerd Gast',
    email,
    product: 1,
    quantity: 3,
    payment: 'vorkasse',
  });
  await page.goto(`/bestellung-bestaetigung/${number}`);
  await expect(page.getByText('Ihre Auftragsnummer:')).toContainText(number);
  const button = page.getByRole('button', { name: 'Bestellung stornieren' });
  await expect(button).toHaveCount(0);

  const { text } = await mailAbout(page, number, 'Ihre Bestellung');
  const { pathname, hash } = new URL(/https?:\S+#storno=\S+/.exec(text)?.[0] ?? '');
  const told: unknown[] = [];
  page.on('request', async (request) => {
    const headers = await request.allHeaders();
    told.push(request.method() === 'GET' && [request.url().split('#')[0], headers.referer]);
  });
  // A fragment alone would not load the page again.
  await page.goto('about:blank');
  await page.goto(pathname + hash);
  await expect(button).toBeVisible();
  expect(page.url()).not.toContain('storno');
  await page.reload();
  await button.click();
  expect(told.length).toBeGreaterThan(5);
  expect(JSON.stringify(told)).not.toContain(hash.split('=')[1]);
  await expectNoViolations(page, 'main');
  await page.getByRole('button', { name: 'Ja, stornieren' }).click();
  const result = page.getByRole('status').filter({ hasText: 'Ihre Bestellung ist storniert.' });
  await expect(result).toBeFocused();
  await expect(page.getByText('Es kommt keine Rechnung')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'So bezahlen Sie' })).toHaveCount(0);

  expect((await mailAbout(page, number, 'ist storniert')).to).toEqual([email]);
  expect((await mailAbout(page, number, 'Storniert: Bestellung')).text).toContain('Gerd Gast');
});

test('a customer watches the office move one order live, reads why, and cancels another', async ({
  page,
  browser,
}) => {
  test.slow(); // the account asks every ten seconds
  const person = newPerson('Karla Kundin');
  await signIn(page, person);
  const ordered = { name: person.name, email: person.email, product: 201, quantity: 4 };
  const moved = await orderByApi(page.request, ordered);
  const cancelled = await orderByApi(page.request, ordered);
  await page.goto('/dashboard');
  const cardOf = (number: string) => page.getByRole('article', { name: number });
  await expect(cardOf(moved).getByRole('button', { name: 'Bestellung stornieren' })).toBeVisible();

  const office = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await signInAsAdmin(office);
  await office.goto('/admin/bestellungen');
  await office.getByRole('button', { name: `Details zur Bestellung ${moved}` }).click();
  const dialog = office.getByRole('dialog', { name: `Bestellung ${moved}` });
  await dialog.getByRole('button', { name: 'Bestellung ändern' }).click();
  const edit = office.getByRole('dialog', { name: `Bestellung ${moved} ändern` });
  await edit.getByLabel(/^Menge/).fill('6');
  await edit.getByLabel('Grund (liest der Kunde)').fill('Zwei mehr, wie besprochen.');
  await edit.getByRole('button', { name: 'Preis prüfen' }).click();
  await expect(edit.getByRole('status')).toContainText('Gesamtsumme: bisher');
  await expectNoViolations(office, '[role="dialog"]');
  await edit.getByRole('button', { name: 'Änderung speichern' }).click();
  await expect(dialog.getByText(/^Die Bestellung ist geändert/)).toBeVisible();
  expect((await mailAbout(page, moved, 'wurde geändert')).text).toContain(': 6 ');
  await dialog.getByRole('button', { name: 'Bearbeitung beginnen' }).click();
  await dialog.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(dialog.getByText('Der Status ist wieder „In Bearbeitung“.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bearbeitung beginnen' }).click();
  await expect(cardOf(moved).getByText('Wird bearbeitet').first()).toBeVisible();
  await expect(cardOf(moved).getByRole('button', { name: 'Bestellung stornieren' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Stornieren' }).click();
  await office.getByLabel('Grund (liest der Kunde, freiwillig)').fill('Die Grube steht still.');
  await office.getByRole('button', { name: 'Ja, stornieren' }).click();
  await expect(cardOf(moved)).toContainText('Grund: Die Grube steht still.');
  await passTakeBack(moved);
  const { text } = await mailAbout(page, moved, 'ist storniert');
  expect(text).toContain('Grund:\nDie Grube steht still.');
  await office.context().close();

  await expectFits(page);
  await cardOf(cancelled).getByRole('button', { name: 'Bestellung stornieren' }).click();
  await cardOf(cancelled).getByRole('button', { name: 'Ja, stornieren' }).click();
  await expect(cardOf(cancelled).getByText('Storniert', { exact: true }).first()).toBeVisible();
  await mailAbout(page, cancelled, 'Storniert: Bestellung');
});
