import { LocalFirestoreError } from '../firestore/diagnostics/local-firestore-error.ts';
import { Children } from './child-processes.ts';
import { parseOptions } from './options.ts';
import { startStack } from './stack.ts';
import { Problem } from './stack-error.ts';

/** Runs the stack until Ctrl-C or until a part of it is lost; answers the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const children = new Children();
  const ending = createEnding();
  try {
    const starting = startStack(parseOptions(args), {
      folder: process.cwd(),
      children,
      say,
      onLoss: (what) => ending.end(`${what} ended unexpectedly.`),
    });
    // An early Ctrl-C must not wait for the start to finish.
    const stack = await Promise.race([starting, ending.ended]);
    if (typeof stack !== 'object') return await finish(children, stack);
    announce(stack.addresses);
    const reason = await ending.ended;
    say('Stopping …');
    await stack.stop();
    return exitCode(reason);
  } catch (error) {
    await children.stopAll();
    process.stderr.write(`\n${explain(error)}\n`);
    return 1;
  }
}

function createEnding() {
  let end: (reason: string) => void = () => {};
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(''));
  return { ended, end };
}

async function finish(children: Children, reason: string): Promise<number> {
  await children.stopAll();
  return exitCode(reason) || 130;
}

/** An empty reason is the person's own wish. */
function exitCode(reason: string): number {
  if (reason) process.stderr.write(`\n${reason}\n`);
  return reason ? 1 : 0;
}

function explain(error: unknown): string {
  if (error instanceof Problem || error instanceof LocalFirestoreError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function announce(addresses: Record<string, string>): void {
  const width = Math.max(...Object.keys(addresses).map((name) => name.length));
  const lines = Object.entries(addresses).map(([name, at]) => `  ${name.padEnd(width)}  ${at}`);
  say(`\nReady. Ctrl-C ends everything.\n\n${lines.join('\n')}\n`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
