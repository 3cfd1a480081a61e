import { Timestamp } from 'firebase-admin/firestore';
import { orderByApi } from '../orders-by-api.ts';
import { DESKTOP, expect, PHONE, test } from '../shop-test.ts';
import { signInOffice } from '../sign-in.ts';
import { stackFirestore } from '../stack-firestore.ts';

test('the office sees which e-mails reached nobody and sends them again', async ({ page }) => {
  const order = { name: 'Petra Probst', product: 1, quantity: 3 };
  const given = [await orderByApi(page.request, order), await orderByApi(page.request, order)];
  await giveUp(given);
  await signInOffice(page);
  await page.goto('/admin');
  const list = page.getByRole('region', { name: /E-Mails? konnten? nicht zugestellt werden$/ });
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const number of given) await expect(list.getByText(confirmationOf(number))).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
  }
  for (const number of given) {
    await list.getByRole('button', { name: confirmationOf(number) }).click();
    const word = page.getByRole('status').filter({ hasText: `${number} wird erneut gesendet.` });
    await expect(word).toBeFocused();
    await expect(list.getByText(confirmationOf(number))).toHaveCount(0);
  }
});

const confirmationOf = (number: string): string => `Bestellbestätigung ${number}`;

/** Makes as if the confirmations of these orders, which others know nothing of, had been tried in vain. */
async function giveUp(numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    const message = stackFirestore().doc(`outbox/${number}-confirmation`);
    // Whoever still sends it would write over it that it is sent.
    await expect.poll(async () => (await message.get()).get('state')).toBe('sent');
    await message.update({ state: 'given_up', given_up_at: Timestamp.now() });
  }
}
