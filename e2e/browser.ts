import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALLED = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Path of the browser: CHROME_PATH, an installed Chrome or Chromium, or the Chromium from npm. */
export async function findBrowser(): Promise<string> {
  const installed = process.env.CHROME_PATH ?? findInstalled();
  return installed ? requireFile(installed) : bundledChromium();
}

function findInstalled(): string | undefined {
  if (existsSync(MAC)) return MAC;
  for (const name of INSTALLED) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

async function bundledChromium(): Promise<string> {
  if (process.platform !== 'linux') {
    throw new Error('No browser found: install Google Chrome, or set CHROME_PATH to a Chromium.');
  }
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  if (!lacksLibraries(path)) return path;
  throw new Error(
    'The Chromium from npm lacks system libraries: install libnss3 and libexpat1 (Debian: apt-get install libnss3 libexpat1), or install Google Chrome.',
  );
}

function lacksLibraries(path: string): boolean {
  return execFileSync('ldd', [path], { encoding: 'utf8' }).includes('not found');
}

function requireFile(path: string): string {
  if (!existsSync(path)) throw new Error(`CHROME_PATH is ${path}, which does not exist.`);
  return path;
}
