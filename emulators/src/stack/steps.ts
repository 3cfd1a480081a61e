import { once } from 'node:events';
import type { Children } from './child-processes.ts';
import { Problem } from './stack-error.ts';

const WARM_REQUESTS = 4;

export type Say = (line: string) => void;

export interface Steps {
  children: Children;
  env: NodeJS.ProcessEnv;
  say: Say;
  /** Told when a part of the stack ends that should have gone on. */
  onLoss: (what: string) => void;
}

/** Runs a command to its end; refuses when it fails. */
export async function runStep(what: string, command: string, steps: Steps): Promise<void> {
  const { children, env, say } = steps;
  say(`${what}: ${command}`);
  const code = await children.run(command, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (code !== 0) throw new Problem(failure(what, command, code));
}

/** The same for a command whose output is of interest only when it fails. */
export async function runQuietStep(what: string, command: string, steps: Steps): Promise<void> {
  const { children, env, say } = steps;
  say(`${what}: ${command}`);
  const child = children.start(command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Problem(`${output}\n${failure(what, command, code)}`);
}

/** Asks as often at once as a browser does, so that as many processes wait for the first visitor. */
export async function warmUp(address: string, { say }: Steps): Promise<void> {
  say(`Warming up: ${address}`);
  const answers = await Promise.all(Array.from({ length: WARM_REQUESTS }, () => fetch(address)));
  const failed = answers.find((answer) => !answer.ok);
  if (failed) throw new Problem(`${address} answered ${failed.status}: ${await failed.text()}`);
}

/** Starts a command that is to run as long as the stack does. */
export function startBeside(command: string, { children, env, say, onLoss }: Steps): void {
  say(`Running beside: ${command}`);
  const child = children.start(command, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  child.once('exit', () => onLoss(`"${command}"`));
}

function failure(what: string, command: string, code: number): string {
  return `${what} failed: "${command}" ended with exit code ${code}.`;
}
