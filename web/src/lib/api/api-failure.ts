import type { ApiError } from '@shop/domain/contract/call';
import { useEffect } from 'react';

/** A response that is not OK, with the server's German message, if any. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly serverMessage: string | undefined;
  readonly code: ApiError['code'];

  constructor(status: number, serverMessage?: string, code?: ApiError['code']) {
    super(`API responded with HTTP status ${status}`);
    this.status = status;
    this.serverMessage = serverMessage;
    this.code = code;
  }
}

export async function apiFailureFrom(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => undefined);
  const code = (body as Partial<ApiError> | undefined)?.code;
  return new ApiFailure(response.status, messageOf(body), code);
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' && body.message.trim() !== '' ? body.message : undefined;
}

/** Whether the server refused, so that trying again is useless. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status < 500;

/** Shown by a form whose session has expired. */
export const SESSION_ENDED =
  'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich an und senden Sie noch einmal; was Sie eingegeben haben, bleibt.';

export const isSessionEnded = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status === 401;

/** Logs a failed call: one sentence for a response that was not OK, otherwise also what was thrown. */
export function logFailure(what: string, error: unknown): void {
  if (error instanceof ApiFailure) console.error(`${what}: ${error.message}`);
  else console.error(`${what}:`, error);
}

/** Logs each failure once; nothing is shown. */
export function useLogFailure(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) logFailure(what, error);
  }, [what, error]);
}
