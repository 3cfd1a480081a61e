import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type BrowserCommand, packagedChromium } from './packaged-chromium.ts';

const INSTALLED = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser for tests: CHROME_PATH, an installed Chrome or Chromium or, on Linux, the Chromium from npm. */
export async function findBrowser(): Promise<BrowserCommand> {
  const installed = process.env.CHROME_PATH ?? findInstalled();
  if (installed) return { executablePath: requireFile(installed), env: process.env };
  if (process.platform === 'linux') return packagedChromium();
  throw new Error('No browser found: install Google Chrome, or set CHROME_PATH to a Chromium.');
}

function findInstalled(): string | undefined {
  if (existsSync(MAC)) return MAC;
  for (const name of INSTALLED) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

function requireFile(path: string): string {
  if (!existsSync(path)) throw new Error(`CHROME_PATH is ${path}, which does not exist.`);
  return path;
}
