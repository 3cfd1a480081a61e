import { LocalFirestoreError } from '../firestore/diagnostics/local-firestore-error.ts';
import { ChildProcesses } from './child-processes.ts';
import { parseOptions } from './options.ts';
import { startStack } from './stack.ts';
import { StackError } from './stack-error.ts';

/** Runs the stack until Ctrl-C or until a part of it ends unexpectedly; returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const children = new ChildProcesses();
  const shutdown = createShutdown();
  try {
    const starting = startStack(parseOptions(args), {
      folder: process.cwd(),
      children,
      log,
      onUnexpectedExit: (what) => shutdown.request(`${what} ended unexpectedly.`),
    });
    // Ctrl-C during startup must not wait for it to finish.
    const stack = await Promise.race([starting, shutdown.requested]);
    if (typeof stack !== 'object') return await finish(children, stack);
    announce(stack.addresses);
    const reason = await shutdown.requested;
    log('Stopping …');
    await stack.stop();
    return exitCode(reason);
  } catch (error) {
    await children.stopAll();
    process.stderr.write(`\n${explain(error)}\n`);
    return 1;
  }
}

function createShutdown() {
  let request: (reason: string) => void = () => {};
  const requested = new Promise<string>((resolve) => {
    request = resolve;
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => request(''));
  }
  return { requested, request };
}

async function finish(children: ChildProcesses, reason: string): Promise<number> {
  await children.stopAll();
  return exitCode(reason) || 130;
}

/** The reason is empty if the user asked to stop. */
function exitCode(reason: string): number {
  if (reason) process.stderr.write(`\n${reason}\n`);
  return reason ? 1 : 0;
}

function explain(error: unknown): string {
  if (error instanceof StackError || error instanceof LocalFirestoreError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function announce(addresses: Record<string, string>): void {
  const width = Math.max(...Object.keys(addresses).map((name) => name.length));
  const lines = Object.entries(addresses).map(([name, at]) => `  ${name.padEnd(width)}  ${at}`);
  log(`\nReady. Ctrl-C ends everything.\n\n${lines.join('\n')}\n`);
}

function log(line: string): void {
  process.stdout.write(`${line}\n`);
}
