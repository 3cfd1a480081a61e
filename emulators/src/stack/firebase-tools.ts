import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import type { Children } from './children.ts';
import { Problem } from './problem.ts';

const READY = 'All emulators ready';
const KEPT_LINES = 40;

/** What the function prints, and what goes wrong; all else is the emulators talking of themselves. */
const WORTH_READING = /^\s*[>⚠✖]/u;

export interface FirebaseToolsOptions {
  only: readonly string[];
  projectId: string;
  env: NodeJS.ProcessEnv;
  /** Gets what the functions print, and warnings, once the emulators run. */
  log: (line: string) => void;
  /** Told when the emulators end after having been ready. */
  onExit: () => void;
}

/** Starts the emulators of firebase-tools and resolves when all of them are ready. */
export function startFirebaseTools(
  children: Children,
  options: FirebaseToolsOptions,
): Promise<void> {
  const program = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const command = ['emulators:start', '--only', options.only.join(','), '--project'];
  const child = children.start([process.execPath, program, ...command, options.projectId], {
    env: options.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    let ready = false;
    const onLine = (line: string) => {
      if (ready) return isWorthReading(line) ? options.log(line) : undefined;
      lines.push(line);
      if (!line.includes(READY)) return undefined;
      ready = true;
      return resolve();
    };
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', onLine);
    }
    child.once('exit', () => {
      if (ready) return options.onExit();
      const output = lines.slice(-KEPT_LINES).join('\n');
      return reject(new Problem(`The Firebase emulators did not start:\n${output}`));
    });
  });
}

function isWorthReading(line: string): boolean {
  return WORTH_READING.test(stripVTControlCharacters(line));
}
