import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { Problem } from './stack-error.ts';

const GRACE_MS = 8000;

/** The processes of one stack. Each leads a group of its own, so that ending it ends its children. */
export class Children {
  readonly #running = new Set<ChildProcess>();
  #stopping = false;

  /** Starts a program; a string is a shell command, an array a program with its arguments. */
  start(command: string | readonly string[], options: SpawnOptions = {}): ChildProcess {
    if (this.#stopping) throw new Problem('The stack is stopping.');
    const grouped: SpawnOptions = { ...options, detached: process.platform !== 'win32' };
    const [program = '', ...args] = typeof command === 'string' ? [command] : command;
    const child = spawn(program, args, { ...grouped, shell: typeof command === 'string' });
    this.#running.add(child);
    child.once('exit', () => this.#running.delete(child));
    child.once('error', () => this.#running.delete(child));
    return child;
  }

  /** Runs a program to its end and answers its exit code; a signal counts as 1. */
  run(command: string | readonly string[], options: SpawnOptions = {}): Promise<number> {
    const child = this.start(command, options);
    return new Promise((resolve) => {
      child.once('exit', (code) => resolve(code ?? 1));
      child.once('error', () => resolve(1));
    });
  }

  /** Asks every process to end, insists after a grace period, and resolves when all are gone. */
  async stopAll(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#running].map(stop));
  }
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const insist = setTimeout(() => signal(child, 'SIGKILL'), GRACE_MS);
    child.once('exit', () => {
      clearTimeout(insist);
      // A leader may leave before its group: what is left of it ends here.
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
    // ESRCH: it has ended on its own, which is what was wanted.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
