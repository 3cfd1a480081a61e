import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import type { ChildProcesses } from './child-processes.ts';
import { isFailure, isRelevant } from './emulator-output.ts';
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
  children: ChildProcesses,
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
      config?.remove();
      if (ready) return options.onExit();
      const output = lines.slice(-KEPT_LINES).join('\n');
      return reject(new StackError(`The Firebase emulators did not start:\n${output}`));
    });
  });
}
