import { execFileSync } from 'node:child_process';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { chooseEnvironment, packagedChromium } from './packaged-chromium.ts';

describe('the environment', () => {
  const OURS = '/cache/lib';
  const MISSING = 'libnss3.so: cannot open shared object file';
  const startsWith = (path: string | undefined) => (env: NodeJS.ProcessEnv) =>
    env.LD_LIBRARY_PATH === path ? undefined : MISSING;

  test('is the system’s if the browser starts in it', () => {
    expect(chooseEnvironment({ HOME: '/' }, OURS, startsWith(undefined))).toEqual({ HOME: '/' });
  });

  test('names our libraries if the system lacks its own', () => {
    const env = { HOME: '/', LD_LIBRARY_PATH: OURS };
    expect(chooseEnvironment({ HOME: '/' }, OURS, startsWith(OURS))).toEqual(env);
  });

  test('keeps folders already searched, after ours', () => {
    const both = `${OURS}:/opt/lib`;
    const env = chooseEnvironment({ LD_LIBRARY_PATH: '/opt/lib' }, OURS, startsWith(both));
    expect(env).toEqual({ LD_LIBRARY_PATH: both });
  });

  test('refuses a browser that starts in neither, quoting the loader', () => {
    const never = () => chooseEnvironment({}, OURS, startsWith('/elsewhere'));
    expect(never).toThrow(`does not start (${MISSING}): install libnss3 and libexpat1`);
  });
});

/** The first run on a machine unpacks the browser. */
const timeout = 120_000;
const canRun = process.platform === 'linux' && process.arch === 'x64';

describe.runIf(canRun)('the browser', { timeout }, () => {
  test('is unpacked into TMPDIR, into a folder of its version and the user', async () => {
    const { folder } = await withItsLibraries();
    expect(dirname(folder)).toBe(tmpdir());
    expect(basename(folder)).toMatch(new RegExp(`^chromium-\\d+\\.\\d+\\.\\d+-${userInfo().uid}$`));
  });

  test('brings every library except those of glibc and gcc', async () => {
    const { executablePath, folder, env } = await withItsLibraries();
    const libraries = execFileSync('ldd', [executablePath], { encoding: 'utf8', env }).trim();
    const ofSystem = libraries.split('\n').filter((line) => !line.includes(folder));
    expect(ofSystem.map((line) => /[^\s/]+\.so[.\d]*/.exec(line)?.[0]).sort()).toEqual([
      'ld-linux-x86-64.so.2',
      'libc.so.6',
      'libdl.so.2',
      'libgcc_s.so.1',
      'libm.so.6',
      'libpthread.so.0',
      'linux-vdso.so.1',
    ]);
  });

  test('shows text in its own font', async () => {
    const { executablePath, env } = await withItsLibraries();
    const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox'] });
    const page = await browser.newPage();
    const loading = `new FontFace('brought', 'local("Open Sans Regular")').load()`;
    const loaded = await page.evaluate(`${loading}.then((font) => font.status)`);
    expect(loaded).toBe('loaded');
    await browser.close();
  });
});

/** As on a machine whose system has neither libraries nor fonts. */
async function withItsLibraries() {
  const { executablePath, env } = await packagedChromium();
  const folder = dirname(executablePath);
  const libraries = join(folder, 'al2023/lib');
  return { executablePath, folder, env: { ...env, LD_LIBRARY_PATH: libraries } };
}
