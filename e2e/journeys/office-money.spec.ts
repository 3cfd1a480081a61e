import type { Locator, Page } from '@playwright/test';
import { toCents } from '@shop/domain/money/money';
import { officeOrderPath } from '@shop/domain/order/order-number';
import { formatEuro } from '@shop/domain/text/format';
import { expectNoViolations } from '../axe.ts';
import { mailAbout } from '../inbox.ts';
import { orderByApi } from '../orders-by-api.ts';
import { DESKTOP, expect, PHONE, test } from '../shop-test.ts';
import { ADMIN_EMAIL, newPerson, signInAsAdmin } from '../sign-in.ts';
import { stackFirestore } from '../stack-firestore.ts';

test.use({ viewport: DESKTOP });

test('an order is paid in two parts, and one of them is taken back', async ({ page }) => {
  const { number, grossCents } = await invoicedOrder(page);
  const restCents = grossCents - 4000;
  const dialog = await openOrder(page, number);
  const day = dialog.getByRole('textbox', { name: 'Liefertag festlegen' });
  const saveDay = dialog.getByRole('button', { name: 'Liefertag speichern' });
  expect(await span(day.locator('..'))).toEqual(await span(saveDay));
  await day.fill('01.01.2026');
  await day.blur();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  expect(await span(day.locator('..')), 'also above an error').toEqual(await span(saveDay));
  const payments = dialog.getByRole('list', { name: 'Zahlungen' }).getByRole('listitem');
  await expect(fact(dialog, 'Stand')).toHaveText('Standoffen');
  await expect(fact(dialog, 'Offen')).toContainText(formatEuro(grossCents));
  await expect(payments).toHaveCount(0);

  const amount = dialog.getByRole('textbox', { name: 'Betrag' });
  await expect(amount).toHaveValue(amountText(grossCents));
  await pay(dialog, '40');
  await expect(fact(dialog, 'Bezahlt')).toContainText('40,00 €');
  await expect(fact(dialog, 'Offen')).toContainText(formatEuro(restCents));
  await expect(fact(dialog, 'Stand')).toHaveText('Standteilweise bezahlt');
  await expectFits(page);

  await expect(amount, 'the rest is suggested').toHaveValue(amountText(restCents));
  await dialog.getByRole('button', { name: 'Zahlung eintragen' }).click();
  await expect(fact(dialog, 'Stand')).toHaveText('Standbezahlt');
  await expect(fact(dialog, 'Offen')).toContainText(formatEuro(0));
  await expect(payments).toHaveCount(2);
  await expectNoViolations(page, '[role="dialog"]');

  await dialog.getByRole('button', { name: 'Zahlung über 40,00 € zurücknehmen' }).click();
  await expect(dialog.getByText('Die Zahlung ist zurückgenommen.')).toBeVisible();
  await expect(fact(dialog, 'Stand')).toHaveText('Standteilweise bezahlt');
  await expect(fact(dialog, 'Offen')).toContainText('40,00 €');
  await expect(payments).toHaveCount(3);
  await expect(payments.first()).toContainText(/^40,00\s€ eingegangen am .+, zurückgenommen/);
  await expect(payments.last()).toContainText(/^-40,00\s€ gegengebucht am/);
  await expect(payments.last()).toContainText(ADMIN_EMAIL);
  await expect(payments.last().getByRole('button')).toHaveCount(0);

  await openOrder(page, number);
  await expect(payments).toHaveCount(3);
  await expect(fact(dialog, 'Offen')).toContainText('40,00 €');
});

test('a request is taken up, noted, answered by mail and found among the done ones', async ({
  page,
}) => {
  const { name, email } = await storedRequest();
  await signInAsAdmin(page);
  await page.goto('/admin/kontaktanfragen');
  const card = page.getByRole('listitem').filter({ hasText: email });
  await card.getByRole('button', { name: `Ansehen: Anfrage von ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Anfrage von ${name}` });
  const status = dialog.getByRole('combobox', { name: 'Status der Anfrage' });
  await expect(status).toHaveValue('open');
  await status.selectOption('In Arbeit');
  await expect(dialog.getByText('Der Status ist geändert.')).toBeVisible();

  const notes = dialog.getByRole('region', { name: 'Interne Notizen' });
  await notes.getByRole('textbox', { name: 'Neue Notiz' }).fill('Preis mit Herrn Lager klären.');
  await notes.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Preis mit Herrn Lager klären.');
  const replies = dialog.getByRole('region', { name: 'Antworten' });
  const reply = replies.getByRole('textbox', { name: 'Ihre Antwort' });
  expect((await span(reply)).height, 'px of five lines').toBeGreaterThan(120);
  const answer = 'Guten Tag,\n\n20 t Schotter können wir am Montag liefern.';
  await reply.fill(answer);
  await replies.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(replies.getByText('Die Antwort ist unterwegs.')).toBeVisible();
  await expect(replies.getByRole('listitem')).toContainText('können wir am Montag liefern.');
  await expectFits(page);
  await expectNoViolations(page, '[role="dialog"]');

  const mail = await mailAbout(page, email, 'Ihre Anfrage');
  expect(mail.to).toEqual([email]);
  expect(mail.text).toContain(answer);
  expect(mail.text, 'notes stay in the office').not.toContain('Herrn Lager');

  await status.selectOption('Erledigt');
  await expect(status).toHaveValue('done');
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(card.getByText('Erledigt', { exact: true })).toBeVisible();
  const filter = page.getByRole('combobox', { name: 'Status', exact: true });
  await filter.selectOption('in_progress');
  await expect(page).toHaveURL(/anfragestatus=in_progress/);
  await expect(card).toHaveCount(0);
  await filter.selectOption('done');
  await expect(card).toBeVisible();
  await page.reload();
  await expect(card.getByText('Erledigt', { exact: true })).toBeVisible();
});

interface InvoicedOrder {
  number: string;
  email: string;
  grossCents: number;
}

/** Places an order by invoice as a guest, then signs the admin in. */
async function invoicedOrder(page: Page): Promise<InvoicedOrder> {
  const { request } = page;
  const { name, email } = newPerson('Rita Rechnung');
  const number = await orderByApi(request, { name, email, product: 1, quantity: 3 });
  const { gross_amount } = await (await request.get(`/api/orders/${number}`)).json();
  await signInAsAdmin(page);
  return { number, email, grossCents: toCents(gross_amount) };
}

/** Opens the dialog of an order in the admin area by its address. */
async function openOrder(page: Page, number: string): Promise<Locator> {
  await page.goto(officeOrderPath(number));
  return page.getByRole('dialog', { name: `Bestellung ${number}` });
}

/** A line of what is paid and open; its text begins with the label. */
function fact(dialog: Locator, label: string): Locator {
  const payment = dialog.getByRole('region', { name: 'Zahlung', exact: true });
  return payment.locator('dl > div').filter({ hasText: new RegExp(`^${label}`) });
}

async function pay(dialog: Locator, amount: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Betrag' }).fill(amount);
  await dialog.getByRole('button', { name: 'Zahlung eintragen' }).click();
  await expect(dialog.getByText('Die Zahlung ist eingetragen.')).toBeVisible();
}

const amountText = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** Bypasses the API, which accepts five requests a minute from one address. */
async function storedRequest(): Promise<{ name: string; email: string }> {
  const person = newPerson(`Anton Anfrage-${crypto.randomUUID().slice(0, 6)}`);
  await stackFirestore()
    .collection('contacts')
    .add({
      ...person,
      phone: '0151 23456789',
      message: 'Was kosten 20 t Schotter nach Musterau, und wann können Sie liefern?',
      request_type: 'delivery',
      status: 'open',
      created_at: new Date(),
    });
  return person;
}

/** Nothing in the dialog is wider than it, on a phone and on a desktop. */
async function expectFits(page: Page): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const beyond = await page.getByRole('dialog').evaluate((dialog) => {
      const { right } = dialog.getBoundingClientRect();
      const parts = [...dialog.querySelectorAll('*')];
      return Math.max(...parts.map((part) => part.getBoundingClientRect().right)) - right;
    });
    expect(beyond, `px beyond the dialog at ${viewport.width} px`).toBeLessThanOrEqual(0);
  }
}

/** Where a control begins and ends from top to bottom. */
async function span(control: Locator): Promise<{ y: number; height: number }> {
  const { y = 0, height = 0 } = (await control.boundingBox()) ?? {};
  return { y, height };
}
