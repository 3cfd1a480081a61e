import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { ChildProcesses } from './child-processes.ts';
import { StackError } from './stack-error.ts';

/** One first: starting several processes at once takes a busy machine longer than it lets any of them. */
const WARM_REQUESTS = [1, 4];
const WARM_TRIES = 30;
const WARM_WAIT_MS = 5000;
/** What a proxy answers while what is behind it is still starting. */
const STARTING = [502, 503, 504];

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

/**
 * Sends a request, then as many concurrent ones as a browser would, so that as many processes are running. Starting them
 * on a busy machine can exceed the response timeout, which yields 503 or 504: waits and retries.
 */
export async function warmUp(
  address: string,
  { log }: Pick<Steps, 'log'>,
  wait: (ms: number) => Promise<unknown> = setTimeout,
): Promise<void> {
  log(`Warming up: ${address}`);
  let left = WARM_TRIES;
  for (const requests of WARM_REQUESTS) {
    for (;;) {
      const answers = await Promise.all(Array.from({ length: requests }, () => fetch(address)));
      const failed = answers.find((answer) => !answer.ok);
      if (!failed) break;
      const { status } = failed;
      left -= 1;
      if (!STARTING.includes(status) || left === 0) {
        throw new StackError(`${address} returned ${status}: ${await failed.text()}`);
      }
      const seconds = WARM_WAIT_MS / 1000;
      log(`The machine is busy (${address} returned ${status}); trying again in ${seconds} s …`);
      await wait(WARM_WAIT_MS);
    }
  }
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
