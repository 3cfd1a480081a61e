/**
 * Types into the planner on a throttled phone and prints the time until each letter's plan is painted. `npm run
 * typing`. Exits with 1 if half of them take too long.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '@shop/emulators/browser';
import { readCommandLine } from '@shop/emulators/command-line';
import { startStack } from './lighthouse/stack.ts';
import { SITE } from './local-stack.ts';
import { answerTo, BREAK_MS, MAX_ANSWER_MS, median, visitOnPhone } from './slow-phone.ts';

readCommandLine('Usage: npm run typing', () => parseArgs());

const PLAN = '/planer/einfahrt?m2=40';
const LIST = { selector: 'main ol:has(details)', says: 'Rechenweg' };

/** What is typed, by field label. The first letters only warm up page and stack and are not counted. */
const TYPED = [
  ['Reserve', ['11', '6']],
  ['oder Fläche', ['63', '125', '48']],
  ['Einfassung', ['26', '31', '9']],
  ['Reserve', ['8', '12', '7']],
  ['Breite', ['5']],
  ['Länge', ['12', '8', '15']],
] as const;

const WARM_UP = 3;

const stack = await startStack();
const browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox'] });
try {
  const times = await visitOnPhone(browser, SITE + PLAN, LIST, lettersOf);
  const known = times.slice(WARM_UP).filter((time) => !Number.isNaN(time));
  const typical = median(known);
  const text = `${PLAN}: ${known.length} letters, median ${typical.toFixed(0)} ms, worst ${Math.max(...known).toFixed(0)} ms`;
  process.stdout.write(`${text}\n`);
  process.exitCode = typical <= MAX_ANSWER_MS ? 0 : 1;
} finally {
  await browser.close();
  await stack.stop();
}

async function lettersOf(page: Page): Promise<number[]> {
  await page.locator(LIST.selector).waitFor();
  await page.locator('form details summary').click();
  const times: number[] = [];
  for (const [label, texts] of TYPED) {
    const field = page.getByLabel(new RegExp(`^${label}`)).first();
    for (const text of texts) {
      await field.fill('');
      await page.waitForTimeout(BREAK_MS);
      for (const letter of text) times.push(await answerTo(page, () => field.press(letter)));
    }
  }
  return times;
}
