import type { ApiError } from '@shop/domain/contract/call';

/**
 * Answered with `status` and `{ message }`, a German sentence, and optionally a `code` for the shop's pages.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly code: ApiError['code'];

  constructor(
    status: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    code?: ApiError['code'],
  ) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.headers = headers;
    this.code = code;
  }
}

/** 503: a service that we need does not answer, or not in time. A retry may succeed. */
export function unavailable(headers: Readonly<Record<string, string>> = {}): HttpError {
  return new HttpError(
    503,
    'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute erneut.',
    { 'Retry-After': '10', ...headers },
  );
}
