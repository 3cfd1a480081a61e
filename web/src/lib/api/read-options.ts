import { ApiFailure } from './api-failure.ts';

const RETRIES = 2;

/**
 * How every read behaves: a server's refusal (4xx) is final, a fault or a lost connection is tried
 * again twice. Being offline is a failure that a page can show at once, not a wait without end; it
 * heals when the connection is back.
 */
export const READ_OPTIONS = {
  retry: (failures: number, error: Error) =>
    failures < RETRIES && !isRefusal(error) && navigator.onLine,
  networkMode: 'always',
  refetchOnReconnect: true,
} as const;

function isRefusal(error: Error): boolean {
  return error instanceof ApiFailure && error.status < 500;
}
