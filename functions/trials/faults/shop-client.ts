import { setTimeout as pause } from 'node:timers/promises';
import type { ApiError } from '@shop/domain/contract/call';
import { Violation } from './checks.ts';
import type { Random } from './random.ts';

export interface ShopResponse {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Resolves to undefined without a response; throws a violation for one that must not happen. */
export type CallShop = (
  method: 'GET' | 'POST',
  path: string,
  init?: { body?: unknown; headers?: Record<string, string> },
) => Promise<ShopResponse | undefined>;

/** Counts the responses to all clients together. */
export class CallStats {
  succeeded = 0;
  unavailable = 0;
  /** Number of connections refused or cut. */
  unanswered = 0;
  failed = 0;
  slowestMs = 0;

  count(status: number | undefined, ms: number): void {
    this.slowestMs = Math.max(this.slowestMs, ms);
    if (status !== undefined && status < 400) this.succeeded += 1;
    else this.failed += 1;
    if (status === 503) this.unavailable += 1;
    if (status === undefined) this.unanswered += 1;
  }
}

export interface ClientOptions {
  origin: string;
  stats: CallStats;
  /** Sent as `x-forwarded-for`. */
  address: string;
  /** Sent with every call. */
  headers?: Readonly<Record<string, string>>;
  /** A slower call is a violation. */
  maxMs: number;
}

export function createClient({
  origin,
  stats,
  address,
  maxMs,
  ...options
}: ClientOptions): CallShop {
  return async (method, path, { body, headers = {} } = {}) => {
    const startedMs = performance.now();
    const response = await send(origin + path, {
      method,
      headers: {
        ...options.headers,
        ...headers,
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
      signal: AbortSignal.timeout(maxMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    stats.count(response?.status, performance.now() - startedMs);
    if (response) checkFailure(`${method} ${path.replace(/[\w-]{16,}/, '{id}')}`, response);
    return response;
  };
}

async function send(url: string, init: RequestInit): Promise<ShopResponse | undefined> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, headers: response.headers, body: await response.json() };
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') {
      throw new Violation(`${init.method} ${url} got no response in time.`);
    }
    if (error instanceof SyntaxError) throw new Violation(`${url} responded without JSON.`);
    return undefined; // refused or cut, because the process is being killed
  }
}

/** A failure must carry a German sentence and, if worth a retry, `Retry-After`; never a 500. */
function checkFailure(call: string, { status, headers, body }: ShopResponse): void {
  if (status < 400) return;
  const { message } = body as Partial<ApiError>;
  if (typeof message !== 'string' || !/^[„A-ZÄÖÜ].*[.!?]$/.test(message)) {
    throw new Violation(`${call} failed with ${status}, without a sentence.`);
  }
  if (status >= 500 && status !== 503) {
    throw new Violation(`${call} failed with ${status}: ${message}`);
  }
  if ((status === 503 || status === 429) && !headers.get('retry-after')) {
    throw new Violation(`${call} failed with ${status}, without Retry-After.`);
  }
}

/** No response, 503 and 429 are worth a retry; any other refusal of these calls is a violation. */
export function isSuccess(
  response: ShopResponse | undefined,
  call: string,
): response is ShopResponse {
  if (!isAnswer(response)) return false;
  if (response.status < 300) return true;
  throw new Violation(`${call} failed with ${response.status}: ${JSON.stringify(response.body)}`);
}

export function isAnswer(response: ShopResponse | undefined): response is ShopResponse {
  return response !== undefined && response.status !== 503 && response.status !== 429;
}

export async function getUntilAnswered(
  { call, random }: { call: CallShop; random: Random },
  path: string,
): Promise<ShopResponse> {
  for (;;) {
    const response = await call('GET', path);
    if (isSuccess(response, `GET ${path}`)) return response;
    await waitToRetry(random);
  }
}

/** Sooner than `Retry-After` asks. */
export function waitToRetry(random: Random): Promise<void> {
  return pause(random.integer(30, 250));
}
