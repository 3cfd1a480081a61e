import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '@shop/emulators/browser';
import { readCommandLine } from '@shop/emulators/command-line';
import { describeScripts, HOME_BUDGETS, scriptBudget } from './budgets.ts';
import { type FirstVisit, firstVisit, scriptWeight } from './first-visit.ts';
import { SITE } from './local-stack.ts';
import { PUBLIC_ADDRESSES } from './pages.ts';

readCommandLine('Usage: npm run weigh', () => parseArgs());
const print = (text: string) => process.stdout.write(`${text}\n`);

/** A first visit at a phone's width, in a fresh context. */
async function visit(browser: Browser, address: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const counted = await firstVisit(await context.newPage(), SITE + address);
  await context.close();
  return counted;
}

function row(cells: readonly (string | number)[]): string {
  const [address = '', ...figures] = cells.map((cell) =>
    typeof cell === 'number' ? cell.toFixed(1) : cell,
  );
  return `${address.padEnd(40)}${figures.map((figure) => figure.padStart(11)).join('')}`;
}

const browser = await chromium.launch({
  ...(await findBrowser()),
  args: ['--no-sandbox'],
});
print('kB of a first visit on a phone until the network is idle; scripts with brotli');
print(row(['', 'scripts', 'allowed', 'files', 'fonts', 'pictures', 'requests']));
const home = await visit(browser, '/');
for (const address of PUBLIC_ADDRESSES) {
  const counted = address === '/' ? home : await visit(browser, address);
  const budget = scriptBudget(address);
  const files = String(Object.keys(counted.scripts).length);
  const { fonts, pictures, requests } = counted;
  print(row([address, scriptWeight(counted), budget, files, fonts, pictures, String(requests)]));
}
await browser.close();
print(row(['allowed on /', '', '', '', HOME_BUDGETS.fonts, HOME_BUDGETS.pictures, '']));
print(`\nScripts of /\n${describeScripts(home.scripts)}`);
