import { catalogueStart } from '@shop/domain/product/product-list';
import { vi } from 'vitest';

export interface FakeRequest {
  call: string;
  body: unknown;
  headers: Headers;
}

type Answer = (request: FakeRequest) => Response | Promise<Response>;

export const json = (body: unknown, init: ResponseInit = {}): Response => Response.json(body, init);

export const refusal = (status: number, message: string): Response => json({ message }, { status });

export function brokenConnection(): never {
  throw new TypeError('Failed to fetch');
}

/** An answer that the test resolves later. */
export function held() {
  let give = (_: Response) => {};
  const answer = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { route: () => answer, give: (response: Response) => give(response) };
}

/**
 * Replaces `fetch` in a test: answers calls by `GET /api/...` and records them. Routes may be
 * replaced during the test; a call without a route is a network error, unless told otherwise. The start of
 * the catalogue is derived from the products.
 */
export function fakeApi(routes: Record<string, Answer> = {}, missing: Answer = brokenConnection) {
  const requests: FakeRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request = {
      call: `${init.method ?? 'GET'} ${url}`,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    };
    requests.push(request);
    const products = routes['GET /api/products'];
    if (request.call === 'GET /api/catalogue' && !routes[request.call] && products) {
      const response = await products(request);
      return response.ok ? json(catalogueStart(await response.json())) : response;
    }
    // Every office dialog loads these; empty unless a test says otherwise.
    const asksForMails = request.call.startsWith('GET /api/admin/undelivered-mail?about=');
    if (asksForMails && !routes[request.call]) return json([]);
    return (routes[request.call] ?? missing)(request);
  });
  return {
    routes,
    requests,
    calls: () => requests.map((request) => request.call),
  };
}
