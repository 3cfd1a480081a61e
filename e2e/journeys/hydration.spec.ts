import { WHOLE_ADDRESSES } from '../pages.ts';
import { expect, test } from '../shop-test.ts';

test.describe('without code', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read', async ({ page }) => {
    for (const path of WHOLE_ADDRESSES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toContainText('Impressum');
    }
  });
});
