import { ApiFailure } from '../../lib/api/api-failure.ts';

/** Logs a failed call: one sentence for an answer that was not OK, else what was thrown beside it. */
export function logFailure(what: string, error: unknown): void {
  if (error instanceof ApiFailure) console.error(`${what}: ${error.message}`);
  else console.error(`${what}:`, error);
}
