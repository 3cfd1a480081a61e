import type { ApiCall, RevisionCall } from '@shop/domain/contract/api';
import {
  type ApiRequest,
  type ApiResponse,
  type CallParams,
  type PathParam,
  SEEN_REVISION_HEADER,
} from '@shop/domain/contract/call';
import { shopConnection } from '../connection/shop-connection.ts';
import { STORED_AT_HEADER } from '../connection/stored-at.ts';
import { apiFailureFrom } from './api-failure.ts';

declare global {
  interface Window {
    /** Responses by address, requested early by `prerender/boot.js`. */
    asked?: Record<string, Promise<Response>>;
  }
}

/**
 * Timeout of a form's call. The server answers within ten seconds: a request that takes longer is lost,
 * and may be sent again without being processed twice.
 */
export const SEND_TIMEOUT_MS = 30_000;

/** Fired on `window` when a call is refused because nobody is signed in. */
export const SESSION_REFUSED = 'sessionrefused';

type Params<Call extends ApiCall> = [PathParam<Call>] extends [never]
  ? { params?: never }
  : { params: CallParams<Call, string | number> };

type Body<Call extends ApiCall> = [ApiRequest<Call>] extends [undefined]
  ? { body?: never }
  : { body: ApiRequest<Call> };

type Seen<Call extends ApiCall> = [Extract<Call, RevisionCall>] extends [never]
  ? { seen?: never }
  : { seen: number | undefined };

/**
 * The path parameters and body of a call, if it has any, and the revision of the record that a change is based on;
 * undefined for one that was never changed. A `query` parameter that is empty or
 * undefined is left out.
 */
export type CallOptions<Call extends ApiCall> = Params<Call> &
  Body<Call> &
  Seen<Call> & {
    query?: Record<string, string | undefined>;
    headers?: Record<string, string>;
    signal?: AbortSignal;
  };

/** May be omitted if a call needs no options. */
type OptionsArgument<Call extends ApiCall> =
  Record<never, never> extends CallOptions<Call>
    ? [options?: CallOptions<Call>]
    : [options: CallOptions<Call>];

/**
 * Makes a call and returns the body of the response. Throws `ApiFailure` for a response that is not
 * OK, and what `fetch` throws when there was none.
 */
export async function callApi<Call extends ApiCall>(
  call: Call,
  ...options: OptionsArgument<Call>
): Promise<ApiResponse<Call>> {
  return (await callApiWithHeaders(call, ...options)).body;
}

/** Like `callApi`, but also returns the headers of the response. */
export async function callApiWithHeaders<Call extends ApiCall>(
  call: Call,
  ...options: OptionsArgument<Call>
): Promise<{ body: ApiResponse<Call>; headers: Headers }> {
  const response = await send(call, ...options);
  return { body: (await response.json()) as ApiResponse<Call>, headers: response.headers };
}

/** Like `callApi`, but ignores the body of the response. */
export async function sendToApi<Call extends ApiCall>(
  call: Call,
  ...options: OptionsArgument<Call>
): Promise<void> {
  await send(call, ...options);
}

async function send<Call extends ApiCall>(
  call: Call,
  ...[options]: OptionsArgument<Call>
): Promise<Response> {
  const { params, query, body, headers, signal, ...named } = (options ?? {}) as {
    params?: Record<string, string | number>;
    query?: Record<string, string | undefined>;
    body?: unknown;
    headers?: Record<string, string>;
    seen?: number;
    signal?: AbortSignal;
  };
  const [method = '', path = ''] = call.split(' ');
  const address = fillPath(path, params ?? {}) + queryText(query ?? {});
  const response = await fetchNoted(address, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...('seen' in named && { [SEEN_REVISION_HEADER]: String(named.seen ?? 0) }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (response.status === 401) window.dispatchEvent(new Event(SESSION_REFUSED));
  if (!response.ok) throw await apiFailureFrom(response);
  return response;
}

/** Fetches, and reports the outcome to the connection tracker. */
async function fetchNoted(address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await (asked(address) ?? fetch(address, init));
    const storedAt = response.headers.get(STORED_AT_HEADER);
    shopConnection.answered(address, storedAt === null ? undefined : Number(storedAt));
    return response;
  } catch (error) {
    if (!isAborted(error)) shopConnection.unanswered();
    throw error;
  }
}

/** The response that the document has already requested, available once. */
function asked(address: string): Promise<Response> | undefined {
  const response = window.asked?.[address];
  delete window.asked?.[address];
  return response;
}

/** Whether the page itself aborted the call, which says nothing about the connection. */
const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

function fillPath(path: string, params: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryText(query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
