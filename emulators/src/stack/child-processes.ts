import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { StackError } from './stack-error.ts';

const GRACE_MS = 8000;

/** Kills the registered process groups when its input ends, as the stack is then gone, even if killed. */
const GUARD = `
const groups = new Set();
require('node:readline').createInterface({ input: process.stdin })
  .on('line', (line) => line > 0 ? groups.add(+line) : groups.delete(-line))
  .on('close', () => {
    for (const group of groups) try { process.kill(-group, 'SIGKILL'); } catch {}
  });
`;
const HAS_GROUPS = process.platform !== 'win32';

/** The processes of a stack, each in a process group of its own, so that its children end with it. */
export class ChildProcesses {
  readonly #running = new Set<ChildProcess>();
  #guard: Writable | undefined;
  #stopping = false;

  /** Starts a shell command (string) or a program with its arguments (array). */
  start(command: string | readonly string[], options: SpawnOptions = {}): ChildProcess {
    if (this.#stopping) throw new StackError('The stack is stopping.');
    const grouped: SpawnOptions = { ...options, detached: HAS_GROUPS };
    const [program = '', ...args] = typeof command === 'string' ? [command] : command;
    const child = spawn(program, args, { ...grouped, shell: typeof command === 'string' });
    this.#running.add(child);
    this.#tellGuard(child.pid ?? 0);
    const forget = (): void => {
      this.#running.delete(child);
      this.#tellGuard(-(child.pid ?? 0));
    };
    child.once('exit', forget);
    child.once('error', forget);
    return child;
  }

  #tellGuard(group: number): void {
    if (!HAS_GROUPS || group === 0) return;
    this.#guard ??= startGuard();
    this.#guard.write(`${group}\n`);
  }

  /** Runs a command to its end and returns the exit code; a signal counts as 1. */
  run(command: string | readonly string[], options: SpawnOptions = {}): Promise<number> {
    const child = this.start(command, options);
    return new Promise((resolve) => {
      child.once('exit', (code) => resolve(code ?? 1));
      child.once('error', () => resolve(1));
    });
  }

  /** Interrupts every process, kills it after a grace period, and resolves when all have ended. */
  async stopAll(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#running].map(stop));
  }
}

/** Its input; in a group of its own, it outlives a signal to the stack's. */
function startGuard(): Writable {
  const guard = spawn(process.execPath, ['-e', GUARD], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // The stack can do without it.
  guard.once('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  guard.unref();
  (guard.stdin as Socket).unref();
  return guard.stdin;
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const killTimer = setTimeout(() => signal(child, 'SIGKILL'), GRACE_MS);
    child.once('exit', () => {
      clearTimeout(killTimer);
      // The group may outlive its leader.
      signal(child, 'SIGKILL');
      resolve();
    });
    signal(child, 'SIGINT');
  });
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (!child.pid) return;
  try {
    if (process.platform === 'win32') child.kill(name);
    else process.kill(-child.pid, name);
  } catch (error) {
    // ESRCH: it has already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
