import type { Browser, CDPSession, Page } from '@playwright/test';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Works with an empty page, which goes afterwards. */
export type OpenPage = <T>(work: (page: Page, session: CDPSession) => Promise<T>) => Promise<T>;

/** Opens pages of a phone whose processor is so many times slower than the machine's. */
export function slowPages(browser: Browser, slowdown: number): OpenPage {
  return async (work) => {
    const page = await browser.newPage(PHONE);
    // What tsx calls around functions that keep their names, here and in those sent to the page.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto('about:blank');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    try {
      return await work(page, session);
    } finally {
      await page.close();
    }
  };
}
