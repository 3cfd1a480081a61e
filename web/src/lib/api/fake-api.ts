import { vi } from 'vitest';

/** A request as the function would see it. */
export interface FakeRequest {
  call: string;
  body: unknown;
  headers: Headers;
}

type Answer = (request: FakeRequest) => Response | Promise<Response>;

/** An answer in JSON, as the function gives it. */
export function json(body: unknown, init: ResponseInit = {}): Response {
  return Response.json(body, init);
}

/** A refusal with the function's German sentence. */
export function refusal(status: number, message: string): Response {
  return json({ message }, { status });
}

/** A connection that breaks before an answer comes. */
export function brokenConnection(): never {
  throw new TypeError('Failed to fetch');
}

/**
 * Stands in for the network in a test: answers calls by `GET /api/...` and keeps what was asked.
 * Routes may be replaced as the test goes on; a call without a route is a broken connection.
 */
export function fakeApi(routes: Record<string, Answer> = {}) {
  const requests: FakeRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request = {
      call: `${init.method ?? 'GET'} ${url}`,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    };
    requests.push(request);
    return (routes[request.call] ?? brokenConnection)(request);
  });
  return {
    routes,
    requests,
    calls: () => requests.map((request) => request.call),
  };
}
