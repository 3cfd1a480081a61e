import { Timestamp } from 'firebase-admin/firestore';
import { placeDemoOrders } from '../orders-by-api.ts';
import { DESKTOP, expect, PHONE, test } from '../shop-test.ts';
import { OFFICE_EMAIL, signInAs } from '../sign-in.ts';
import { stackFirestore } from '../stack-firestore.ts';

test('the office sees which e-mails reached nobody and sends them again', async ({ page }) => {
  await placeDemoOrders(page.request);
  const given = await giveUp(2);
  await signInAs(page, OFFICE_EMAIL);
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

/** Makes as if so many confirmations had been tried for a day in vain; answers their orders. */
async function giveUp(count: number): Promise<string[]> {
  const outbox = stackFirestore().collection('outbox');
  const found = await outbox.where('kind', '==', 'order_confirmation').limit(count).get();
  expect(found.size).toBe(count);
  await Promise.all(
    found.docs.map(({ ref }) => ref.update({ state: 'given_up', given_up_at: Timestamp.now() })),
  );
  return found.docs.map((message) => message.get('subject_id'));
}
