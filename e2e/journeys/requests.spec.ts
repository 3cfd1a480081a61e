import { expectAnnounced } from '../announcements.ts';
import { expectNoViolations } from '../axe.ts';
import { holdBack } from '../hold-back.ts';
import { mailAbout } from '../inbox.ts';
import { expectDialogFits } from '../layout.ts';
import { DESKTOP, expect, field, fillSender, test } from '../shop-test.ts';
import { newPerson, signInAsAdmin } from '../sign-in.ts';
import { stackFirestore } from '../stack-firestore.ts';

async function storedRequest(name: string) {
  const found = await stackFirestore().collection('contacts').where('name', '==', name).get();
  expect(found.size).toBe(1);
  return found.docs[0]?.data();
}

/** Bypasses the API, which accepts five requests a minute from one address. */
async function newRequest(): Promise<{ name: string; email: string }> {
  const person = newPerson(`Anton Anfrage-${crypto.randomUUID().slice(0, 6)}`);
  await stackFirestore()
    .collection('contacts')
    .add({
      ...person,
      phone: '0151 23456789',
      message: 'Was kosten 20 t Schotter nach Musterau, und wann können Sie liefern?',
      request_type: 'quote',
      items: [{ product_id: 1, product_name: 'Kies 16/32', unit: 't', quantity: 20 }],
      postal_code: '99999',
      status: 'open',
      created_at: new Date(),
    });
  return person;
}

test('a message is stored with the company as its first line', async ({ page }) => {
  await page.goto('/kontakt?anfrage=quote&artikel=1x20,201x4&plz=99999');
  await expect(page.getByRole('region', { name: 'Angefragte Artikel' })).toContainText('20 t');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expectAnnounced(page, '5 Angaben fehlen oder stimmen nicht.');
  await expectNoViolations(page, 'main');
  const name = `Erika ${crypto.randomUUID()}`;
  await fillSender(page, name);
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
    request_type: 'quote',
    items: [
      { product_id: 1, quantity: 20 },
      { product_id: 201, quantity: 4 },
    ],
    postal_code: '99999',
    message: 'Firma: Muster Bau GmbH\n\nWann liefern Sie?',
  });
  await page.getByRole('button', { name: 'Neue Nachricht senden' }).click();
  await expect(field(page, 'Nachricht')).toHaveValue('');
});

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('a request is taken on, noted, answered by mail and found among the closed ones', async ({
    page,
  }) => {
    const { name, email } = await newRequest();
    await signInAsAdmin(page);
    await page.goto('/admin/kontaktanfragen');
    const card = page.getByRole('listitem').filter({ hasText: email });
    await card.getByRole('button', { name: `Ansehen: Anfrage von ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Anfrage von ${name}` });
    const status = dialog.getByRole('combobox', { name: 'Status der Anfrage' });
    await expect(status).toHaveValue('open');
    await expect(dialog.getByRole('row', { name: /^Kies 16\/32/ })).toContainText('20 t');
    await status.selectOption('In Arbeit');
    await expect(dialog.getByText('Der Status ist geändert.')).toBeVisible();

    const notes = dialog.getByRole('region', { name: 'Interne Notizen' });
    await notes.getByRole('textbox', { name: 'Neue Notiz' }).fill('Preis mit Herrn Lager klären.');
    await notes.getByRole('button', { name: 'Notiz speichern' }).click();
    await expect(notes.getByRole('listitem')).toContainText('Preis mit Herrn Lager klären.');
    const replies = dialog.getByRole('region', { name: 'Antworten' });
    const reply = replies.getByRole('textbox', { name: 'Ihre Antwort' });
    expect((await reply.boundingBox())?.height, 'px of five lines').toBeGreaterThan(120);
    const answer = 'Guten Tag,\n\n20 t Schotter können wir am Montag liefern.';
    await reply.fill(answer);
    await replies.getByRole('button', { name: 'Antwort senden' }).click();
    await expect(replies.getByText('Die Antwort ist unterwegs.')).toBeVisible();
    await expect(replies.getByRole('listitem')).toContainText('können wir am Montag liefern.');
    await expectDialogFits(page);
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
});
