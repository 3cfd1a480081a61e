import type { ApiError } from '@shop/domain/api';
import { Violation } from './records.ts';
import type { Traffic } from './traffic.ts';

export interface ShopAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface ShopClient {
  /** Undefined when no answer came. Throws where the answer is none that the shop may give. */
  call(method: 'GET' | 'POST', path: string, init?: CallInit): Promise<ShopAnswer | undefined>;
}

interface CallInit {
  body?: unknown;
  headers?: Record<string, string>;
}

export interface ClientOptions {
  /** Where it calls from. */
  address: string;
  /** On every call. */
  headers?: Readonly<Record<string, string>>;
  traffic: Traffic;
  /** No call may take longer, in milliseconds. */
  longestMs: number;
}

/** Calls the shop from an address of its own. */
export function openClient(origin: string, options: ClientOptions): ShopClient {
  const { address, traffic, longestMs, headers: always = {} } = options;
  return {
    call: async (method, path, { body, headers = {} } = {}) => {
      const startedMs = performance.now();
      const answer = await ask(origin + path, {
        method,
        headers: {
          ...always,
          ...headers,
          'content-type': 'application/json',
          'x-forwarded-for': address,
        },
        signal: AbortSignal.timeout(longestMs),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      traffic.count(answer?.status, performance.now() - startedMs);
      if (answer) requireAllowed(`${method} ${path.replace(/[\w-]{16,}/, '{id}')}`, answer);
      return answer;
    },
  };
}

async function ask(url: string, init: RequestInit): Promise<ShopAnswer | undefined> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, headers: response.headers, body: await response.json() };
  } catch (error) {
    if ((error as Error).name === 'TimeoutError')
      throw new Violation(`${init.method} ${url} got no answer in time.`);
    if (error instanceof SyntaxError) throw new Violation(`${url} was answered without JSON.`);
    return undefined; // refused or cut: the process is being killed
  }
}

/** A failure is a sentence, and one of the shop's own says when to come again; never a 500. */
function requireAllowed(call: string, { status, headers, body }: ShopAnswer): void {
  if (status < 400) return;
  const { message } = body as Partial<ApiError>;
  if (typeof message !== 'string' || !/^[„A-ZÄÖÜ].*[.!?]$/.test(message)) {
    throw new Violation(`${call} was answered ${status} without a sentence.`);
  }
  if (status >= 500 && status !== 503)
    throw new Violation(`${call} was answered ${status}: ${message}`);
  if ((status === 503 || status === 429) && !headers.get('retry-after')) {
    throw new Violation(`${call} was answered ${status} without Retry-After.`);
  }
}
