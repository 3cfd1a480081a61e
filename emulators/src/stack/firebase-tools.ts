import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import type { ChildProcesses } from './child-processes.ts';
import type { ConfigFile } from './local-config.ts';
import { StackError } from './stack-error.ts';

const READY = 'All emulators ready';
const KEPT_LINES = 40;

export interface FirebaseToolsOptions {
  only: readonly string[];
  projectId: string;
  /** Replaces firebase.json; removed after startup. */
  config?: ConfigFile | undefined;
  env: NodeJS.ProcessEnv;
  /** Whether the functions' routine log entries are worth a line. */
  verbose: boolean;
  /** Receives failures and, after startup, warnings and the functions' output. */
  log: (line: string) => void;
  /** Called when the emulators end after they were ready. */
  onExit: () => void;
}

/** Starts the emulators of firebase-tools and resolves when all are ready. */
export function startFirebaseTools(
  children: Pick<ChildProcesses, 'start'>,
  options: FirebaseToolsOptions,
): Promise<void> {
  const program = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const { only, projectId, config } = options;
  const command = ['emulators:start', '--only', only.join(','), '--project', projectId];
  const configured = config ? [...command, '--config', config.path] : command;
  // The sockets of its workers outlive them.
  const folder = mkdtempSync(join(tmpdir(), 'emulators-'));
  const child = children.start([process.execPath, program, ...configured], {
    env: { ...options.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    let ready = false;
    const onLine = (line: string) => {
      if (ready ? isRelevant(line, options.verbose) : isFailure(line)) options.log(line);
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
      rmSync(folder, { recursive: true, force: true });
      config?.remove();
      if (ready) return options.onExit();
      const output = lines.slice(-KEPT_LINES).join('\n');
      return reject(new StackError(`The Firebase emulators did not start:\n${output}`));
    });
  });
}

/** Output of the functions, warnings and failures; the emulators' own progress is left out. */
const RELEVANT = /^\s*[>⚠⬢✖]/u;
/** The emulators start even if, for example, the functions cannot be loaded. */
const FAILURE = /^\s*[⬢✖]/u;
const FUNCTION_OUTPUT = /^\s*>\s*(\{.*\})\s*$/u;
const ROUTINE = new Set<unknown>(['DEFAULT', 'DEBUG', 'INFO', 'NOTICE']);

export const isFailure = (line: string): boolean => FAILURE.test(stripVTControlCharacters(line));

/**
 * Whether a line of firebase-tools is worth showing. Structured log entries of the functions below
 * WARNING, such as one for each request, only are if `verbose`.
 */
export function isRelevant(line: string, verbose: boolean): boolean {
  const text = stripVTControlCharacters(line);
  return RELEVANT.test(text) && (verbose || !isRoutine(text));
}

function isRoutine(text: string): boolean {
  const [, entry] = FUNCTION_OUTPUT.exec(text) ?? [];
  if (entry === undefined) return false;
  try {
    return ROUTINE.has(JSON.parse(entry).severity);
  } catch {
    return false;
  }
}
