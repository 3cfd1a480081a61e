/** Leaves any layer of the edge as `status` and `{ message }`; the message is a German sentence. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.headers = headers;
  }
}

/** The database does not answer, or not in time: worth another try in a moment. */
export function unavailable(): HttpError {
  return new HttpError(
    503,
    'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute erneut.',
    { 'Retry-After': '10' },
  );
}
