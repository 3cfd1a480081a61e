import { Timestamp } from 'firebase-admin/firestore';
import { orderByApi } from '../orders-by-api.ts';
import { DESKTOP, expect, PHONE, test } from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';
import { stackFirestore } from '../stack-firestore.ts';

test('an admin sees undelivered e-mails and sends them again', async ({ page }) => {
  const order = { name: 'Petra Probst', product: 1, quantity: 3 };
  const numbers = [await orderByApi(page.request, order), await orderByApi(page.request, order)];
  await giveUp(numbers);
  await signInAsAdmin(page);
  await page.goto('/admin');
  const list = page.getByRole('region', { name: /E-Mails? konnten? nicht zugestellt werden$/ });
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const number of numbers)
      await expect(list.getByText(confirmationOf(number))).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
  }
  for (const number of numbers) {
    await list.getByRole('button', { name: confirmationOf(number) }).click();
    const message = page.getByRole('status').filter({ hasText: `${number} wird erneut gesendet.` });
    await expect(message).toBeFocused();
    await expect(list.getByText(confirmationOf(number))).toHaveCount(0);
  }
});

const confirmationOf = (number: string): string => `Bestellbestätigung ${number}`;

/** Marks the confirmations of these orders as given up. */
async function giveUp(numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    const entry = stackFirestore().doc(`outbox/${number}-confirmation`);
    // Sending would overwrite the state, so wait for it.
    await expect.poll(async () => (await entry.get()).get('state')).toBe('sent');
    await entry.update({ state: 'given_up', given_up_at: Timestamp.now() });
  }
}
