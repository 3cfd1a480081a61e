import { once } from 'node:events';
import type { ChildProcesses } from './child-processes.ts';
import { StackError } from './stack-error.ts';

const WARM_REQUESTS = 4;

export type Log = (line: string) => void;

export interface Steps {
  children: ChildProcesses;
  env: NodeJS.ProcessEnv;
  log: Log;
  /** Called when a part of the stack ends before the stack does. */
  onUnexpectedExit: (what: string) => void;
}

/** Runs a command to its end; throws if it fails. */
export async function runStep(what: string, command: string, steps: Steps): Promise<void> {
  const { children, env, log } = steps;
  log(`${what}: ${command}`);
  const code = await children.run(command, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (code !== 0) throw new StackError(failure(what, command, code));
}

/** Does the same, but shows the command's output only if it fails. */
export async function runQuietStep(what: string, command: string, steps: Steps): Promise<void> {
  const { children, env, log } = steps;
  log(`${what}: ${command}`);
  const child = children.start(command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new StackError(`${output}\n${failure(what, command, code)}`);
}

/** Sends as many concurrent requests as a browser would, to have as many processes running. */
export async function warmUp(address: string, { log }: Steps): Promise<void> {
  log(`Warming up: ${address}`);
  const answers = await Promise.all(Array.from({ length: WARM_REQUESTS }, () => fetch(address)));
  const failed = answers.find((answer) => !answer.ok);
  if (failed) throw new StackError(`${address} returned ${failed.status}: ${await failed.text()}`);
}

/** Starts a command that runs as long as the stack does. */
export function startInBackground(
  command: string,
  { children, env, log, onUnexpectedExit }: Steps,
): void {
  log(`Running in the background: ${command}`);
  const child = children.start(command, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  child.once('exit', () => onUnexpectedExit(`"${command}"`));
}

const failure = (what: string, command: string, code: number): string =>
  `${what} failed: "${command}" ended with exit code ${code}.`;
