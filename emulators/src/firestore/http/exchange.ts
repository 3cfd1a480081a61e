import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FirestoreError, invalidArgument, type StatusName } from '../core/api/errors.ts';

/** Production accepts requests of 10 MiB; JSON and form encoding add to that. */
const MAX_BODY_BYTES = 40 * 1024 * 1024;

const HTTP_STATUS: Record<StatusName, number> = {
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DATA_LOSS: 500,
  UNAUTHENTICATED: 401,
};

/** One HTTP/1.1 request and its response. */
export interface Exchange {
  readonly method: string;
  /** Decoded, without the query string. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export function openExchange(request: IncomingMessage, response: ServerResponse): Exchange {
  const { method = 'GET', url = '/' } = request;
  const [path = '/', ...rest] = url.split('?');
  const query = new URLSearchParams(rest.join('?'));
  return { method, path: unescapePath(path), query, request, response };
}

function unescapePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export async function readBody({ request }: Exchange): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw invalidArgument('The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

export async function readJson(exchange: Exchange): Promise<object> {
  const body = await readBody(exchange);
  if (body.trim() === '') return {};
  return parseObject(body);
}

/** Throws INVALID_ARGUMENT unless the text is a JSON object. */
export function parseObject(text: string): object {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) return parsed;
  } catch {
    // Reported below, like JSON that is not an object.
  }
  throw invalidArgument('The request is not a JSON object.');
}

export function sendJson({ response }: Exchange, code: number, body: object): void {
  response.writeHead(code, { 'content-type': 'application/json; charset=utf-8' });
  response.end(`${toJsonText(body)}\n`);
}

export function sendError(exchange: Exchange, error: FirestoreError): void {
  sendJson(exchange, HTTP_STATUS[error.status], toErrorBody(error));
}

/** An error in Google's JSON format. */
export const toErrorBody = ({ status, message }: FirestoreError) => ({
  error: { code: HTTP_STATUS[status], message, status },
});

/** JSON.stringify would lose the sign of -0. */
export const toJsonText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (Object.is(part, -0) ? '-0' : part));
