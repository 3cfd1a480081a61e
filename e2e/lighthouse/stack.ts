import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Starts the stack with the last build and resolves once it is ready. */
export async function startStack(): Promise<{ stop(): Promise<void> }> {
  const child = spawn('npm', ['run', 'stack'], {
    cwd: new URL('../..', import.meta.url),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit');
  const interrupt = () => child.pid && process.kill(-child.pid, 'SIGINT');
  // Its own process group would outlive the audits.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      interrupt();
      process.exit(1);
    });
  }
  const ready = new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => line.startsWith('Ready. ') && resolve());
  });
  await Promise.race([
    ready,
    ended.then(([code]) => Promise.reject(new Error(`The stack ended with ${code}.`))),
  ]);
  return {
    async stop() {
      interrupt();
      await ended;
    },
  };
}
