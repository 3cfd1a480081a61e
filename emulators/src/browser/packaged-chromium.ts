import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { fillFolder } from './fill-folder.ts';

type Environment = NodeJS.ProcessEnv;

/** Path of a browser and the environment to start it in; fits Playwright's launch options. */
export interface BrowserCommand {
  readonly executablePath: string;
  readonly env: Environment;
}

const require = createRequire(import.meta.url);
const PACKAGE = join(dirname(require.resolve('@sparticuz/chromium')), '../..');

/** Without any font the browser crashes. The package's own configuration only looks into `/tmp/fonts`. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * The Chromium of `@sparticuz/chromium` (Linux on x64), unpacked once per version into TMPDIR, for
 * all clones of a user. It needs only glibc and libgcc from the system: a font and the libraries
 * NSS and expat come with it. Its own NSS cannot do https, which takes libsqlite3.
 */
export async function packagedChromium(): Promise<BrowserCommand> {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const { uid } = userInfo();
  const folder = join(tmpdir(), `chromium-${version}-${uid}`);
  await fillFolder(folder, unpack);
  // TMPDIR may be open to all: a file planted there must not be started.
  if (statSync(folder).uid !== uid) throw new Error(`${folder} is not yours: set another TMPDIR.`);
  const executablePath = join(folder, 'chromium');
  const system = { FONTCONFIG_FILE: join(folder, 'fonts/fonts.conf'), ...process.env };
  const libraries = join(folder, 'al2023/lib');
  const env = chooseEnvironment(system, libraries, (tried) => startError(executablePath, tried));
  return { executablePath, env };
}

/**
 * In a process of its own: the package unpacks into TMPDIR, with its libraries only on Amazon Linux, and
 * a file that no process of ours ever opened for writing cannot be busy when it is started (ETXTBSY).
 */
async function unpack(folder: string): Promise<void> {
  const script =
    "import('@sparticuz/chromium').then((chromium) => chromium.default.executablePath())";
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  await promisify(execFile)(process.execPath, ['--eval', script], { cwd: PACKAGE, env });
  await writeFile(join(folder, 'fonts/fonts.conf'), FONTS_CONF);
}

/**
 * The system's environment or, if the browser does not start with the system's libraries, one with
 * ours before them. `startError` starts the browser and returns what went wrong.
 */
export function chooseEnvironment(
  system: Environment,
  libraries: string,
  startError: (env: Environment) => string | undefined,
): Environment {
  if (startError(system) === undefined) return system;
  const path = [libraries, system.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = { ...system, LD_LIBRARY_PATH: path };
  const error = startError(env);
  if (error === undefined) return env;
  throw new Error(
    `The Chromium from npm does not start (${error.trim()}): install libnss3 and libexpat1, or Google Chrome, or set CHROME_PATH to a Chromium.`,
  );
}

function startError(executablePath: string, env: Environment): string | undefined {
  const { status, stderr, error } = spawnSync(executablePath, ['--version'], {
    encoding: 'utf8',
    env,
  });
  return status === 0 ? undefined : (error?.message ?? stderr);
}
