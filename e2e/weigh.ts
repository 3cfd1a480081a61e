import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium, type Page, type Response } from '@playwright/test';
import { findBrowser } from './browser.ts';

const { emulators } = JSON.parse(
  readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'),
);
const KINDS = ['document', 'script', 'stylesheet', 'fetch', 'font', 'image'] as const;
type Kind = (typeof KINDS)[number];

/** Kilobytes that a first visit loads until the network is idle; text as gzip, on a phone's width. */
async function weigh(page: Page, address: string): Promise<Record<Kind, number>> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(address, { waitUntil: 'networkidle' });
  const bytes: Record<string, number> = {};
  for (const response of responses) {
    const kind = response.request().resourceType();
    const body = await response.body();
    const isPacked = kind === 'font' || kind === 'image';
    bytes[kind] = (bytes[kind] ?? 0) + (isPacked ? body.length : gzipSync(body).length);
  }
  return Object.fromEntries(KINDS.map((kind) => [kind, (bytes[kind] ?? 0) / 1000])) as never;
}

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox'],
});
const rows: Record<string, Record<string, string>> = {};
for (const path of ['/', '/katalog', '/produkt/1', '/miete', '/kontakt', '/checkout']) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const kilobytes = await weigh(page, `http://127.0.0.1:${emulators.hosting.port}${path}`);
  const entries = Object.entries(kilobytes);
  const total = entries.reduce((sum, [, size]) => sum + size, 0);
  rows[path] = Object.fromEntries(
    [...entries, ['total', total] as const].map(([kind, size]) => [kind, size.toFixed(1)]),
  );
  await page.close();
}
await browser.close();
const columns = [...KINDS, 'total'];
const line = (cells: string[]): string => cells.map((cell) => cell.padStart(11)).join('');
process.stdout.write(`kB of a first visit, text as gzip\n${line(['', ...columns])}\n`);
for (const [path, row] of Object.entries(rows)) {
  process.stdout.write(`${line([path, ...columns.map((column) => row[column] ?? '')])}\n`);
}
