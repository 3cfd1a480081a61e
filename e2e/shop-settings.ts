import type { Browser, Page } from '@playwright/test';
import type { Versioned } from '@shop/domain/office/office';
import type { SettingName, Settings } from '@shop/domain/settings/settings';
import { DESKTOP, expect, test as shopTest } from './shop-test.ts';
import { signInAsAdmin } from './sign-in.ts';

interface SettingOptions {
  /** Applies a setting to the whole shop and restores it afterwards, even on failure. */
  changes: readonly SettingName[];
}

/** A journey whose page is an admin's, on a desktop. */
export const test = shopTest.extend<SettingOptions>({
  viewport: DESKTOP,
  changes: [[], { option: true }],
  page: async ({ page, changes }, use) => {
    await signInAsAdmin(page);
    const before = await readSettings(page);
    await use(page);
    const after = await readSettings(page);
    for (const name of changes) {
      const { version } = after[name];
      const data = { request_id: crypto.randomUUID(), version, value: before[name].input };
      const answer = await page.request.post(`/api/admin/settings/${name}`, { data });
      expect(answer.ok(), await answer.text()).toBe(true);
    }
  },
});

async function readSettings({
  request,
}: Page): Promise<{ [Name in SettingName]: Versioned<Settings[Name]> }> {
  return (await request.get('/api/admin/settings')).json();
}

/** Address of a setting's page in the office. */
export const settingPath = (view: string): string => `/admin/einstellungen/${view}`;

export async function saveSetting(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(
    page.getByText('Gespeichert. Im Shop gilt es innerhalb einer Minute.'),
  ).toBeVisible();
}

/** Opens a page in a browser context of its own. */
export async function newShopper(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<Page> {
  return (await browser.newContext({ viewport })).newPage();
}
