import type { Page } from '@playwright/test';
import { expectAnnounced } from '../announcements.ts';
import { expectNoViolations } from '../axe.ts';
import { holdBack } from '../hold-back.ts';
import { expect, field, test } from '../shop-test.ts';
import { stackFirestore } from '../stack-firestore.ts';

async function fillPerson(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'Firma/Organisation').fill('Muster Bau GmbH');
  await field(page, 'E-Mail-Adresse').fill('erika@example.org');
  await field(page, 'Telefonnummer').fill('0151 23456789');
}

async function storedRequest(name: string) {
  const found = await stackFirestore().collection('contacts').where('name', '==', name).get();
  expect(found.size).toBe(1);
  return found.docs[0]?.data();
}

test('a message is stored with the company as its first line', async ({ page }) => {
  await page.goto('/kontakt?anfrage=delivery');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expectAnnounced(page, '5 Angaben fehlen oder stimmen nicht.');
  await expectNoViolations(page, 'main');
  const name = `Erika ${crypto.randomUUID()}`;
  await fillPerson(page, name);
  await field(page, 'Nachricht').fill('Wann liefern Sie?');
  await page.reload();
  await expect(field(page, 'Nachricht')).toHaveValue('Wann liefern Sie?');
  const send = await holdBack(page, '**/api/contact');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('button', { name: 'Wird gesendet...' })).toBeDisabled();
  await expectAnnounced(page, 'Wird gesendet...');
  await expectNoViolations(page, 'main');
  send();
  await expect(page.getByRole('heading', { name: 'Nachricht gesendet!' })).toBeFocused();
  await expectNoViolations(page, 'main');
  expect(await storedRequest(name)).toMatchObject({
    email: 'erika@example.org',
    phone: '0151 23456789',
    request_type: 'delivery',
    message: 'Firma: Muster Bau GmbH\n\nWann liefern Sie?',
  });
  await page.getByRole('button', { name: 'Neue Nachricht senden' }).click();
  await expect(field(page, 'Nachricht')).toHaveValue('');
});
