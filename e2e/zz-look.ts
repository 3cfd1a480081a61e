import { chromium } from '@playwright/test';
import { findBrowser } from '@shop/emulators/browser';
const [path = '/', widths = '390,1440', font = ''] = process.argv.slice(2);
const { executablePath, env, args } = (await findBrowser()) as any;
const browser = await chromium.launch({ executablePath, env, args });
for (const w of widths.split(',').map(Number)) {
  const page = await browser.newPage({ viewport: { width: w, height: 900 } });
  await page.goto('http://127.0.0.1:5050' + path);
  await page.waitForLoadState('networkidle');
  if (font) await page.evaluate((f) => document.documentElement.style.setProperty('font-size', f, 'important'), font);
  await page.waitForTimeout(500);
  const over = await page.evaluate((w) => [document.documentElement.scrollWidth, ...[...document.querySelectorAll('main *')].filter((e) => e.getBoundingClientRect().right > w + 1 && e.getBoundingClientRect().width > 0).map((e) => e.tagName + '.' + e.className + ' ' + Math.round(e.getBoundingClientRect().right) + ' ' + (e.textContent || '').slice(0, 60)).slice(0, 12)], w);
  console.log(w, over.join('\n  '));
  await page.screenshot({ path: `/tmp/look/${path.replace(/\W+/g, '_')}-${w}${font.replace('%', '')}.png`, fullPage: true });
}
await browser.close();
