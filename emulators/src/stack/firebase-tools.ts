import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import type { Children } from './child-processes.ts';
import type { ConfigFile } from './local-config.ts';
import { Problem } from './stack-error.ts';

const READY = 'All emulators ready';
const KEPT_LINES = 40;

/** What the function prints, and what goes wrong; all else is the emulators talking of themselves. */
const WORTH_READING = /^\s*[>⚠⬢✖]/u;
/** Failures while starting, such as functions that cannot be loaded: the emulators go on without. */
const FAILURE = /^\s*[⬢✖]/u;

export interface FirebaseToolsOptions {
  only: readonly string[];
  projectId: string;
  /** To be read instead of firebase.json. Read once, at the start, and removed after it. */
  config?: ConfigFile | undefined;
  env: NodeJS.ProcessEnv;
  /** Gets failures, and once the emulators run also warnings and what the functions print. */
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
  const { only, projectId, config } = options;
  const command = ['emulators:start', '--only', only.join(','), '--project', projectId];
  const configured = config ? [...command, '--config', config.path] : command;
  const child = children.start([process.execPath, program, ...configured], {
    env: options.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    let ready = false;
    const onLine = (line: string) => {
      if (matches(line, ready ? WORTH_READING : FAILURE)) options.log(line);
      if (ready) return undefined;
      lines.push(line);
      if (!line.includes(READY)) return undefined;
      ready = true;
      config?.remove();
      return resolve();
    };
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', onLine);
    }
    child.once('exit', () => {
      config?.remove();
      if (ready) return options.onExit();
      const output = lines.slice(-KEPT_LINES).join('\n');
      return reject(new Problem(`The Firebase emulators did not start:\n${output}`));
    });
  });
}

function matches(line: string, pattern: RegExp): boolean {
  return pattern.test(stripVTControlCharacters(line));
}
