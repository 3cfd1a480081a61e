import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

const INSTALLED = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** CHROME_PATH, an installed browser or, on Linux, the one from npm. */
export async function findChromium(): Promise<string> {
  const installed = process.env.CHROME_PATH ?? INSTALLED.find((path) => existsSync(path));
  return installed ?? (await chromium.executablePath());
}
