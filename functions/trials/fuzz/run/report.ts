import { Violation } from './violation.ts';

/** What a failure says: the broken promise, the smallest requests that break it, how to replay. */
export function failureReport(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const violation = cause instanceof Error ? cause : error;
  const { seed, path } = replayOf(message);
  return [
    violation instanceof Violation ? violation.message : String(violation),
    '',
    message.replace(/\n+Hint:.*$/s, ''),
    ...(seed ? ['', `Replay: npm run fuzz -- --seed ${seed} --path ${path}`] : []),
  ].join('\n');
}

function replayOf(message: string): { seed?: string; path?: string } {
  const [, seed, path] = /\{ seed: (-?\d+), path: "([\d:]+)"/.exec(message) ?? [];
  return seed && path ? { seed, path } : {};
}
