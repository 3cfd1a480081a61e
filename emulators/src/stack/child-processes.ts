import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { StackError } from './stack-error.ts';

const GRACE_MS = 8000;

/** The processes of a stack, each in a process group of its own, so that its children end with it. */
export class ChildProcesses {
  readonly #running = new Set<ChildProcess>();
  #stopping = false;

  /** Starts a shell command (string) or a program with its arguments (array). */
  start(command: string | readonly string[], options: SpawnOptions = {}): ChildProcess {
    if (this.#stopping) throw new StackError('The stack is stopping.');
    const grouped: SpawnOptions = { ...options, detached: process.platform !== 'win32' };
    const [program = '', ...args] = typeof command === 'string' ? [command] : command;
    const child = spawn(program, args, { ...grouped, shell: typeof command === 'string' });
    this.#running.add(child);
    child.once('exit', () => this.#running.delete(child));
    child.once('error', () => this.#running.delete(child));
    return child;
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
