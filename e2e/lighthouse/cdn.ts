import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { EMPTY_PAGE } from './targets.ts';

interface StoredResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const COMPRESSED = /^(text\/|application\/(json|javascript|manifest|xml|ld)|image\/svg)/;
/** Hop-by-hop headers, and those that do not fit the compressed body. */
const DROPPED_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

/**
 * A proxy that does what Hosting's CDN does but its emulator does not: compresses text with brotli,
 * and caches all files and the function's responses with `s-maxage`.
 */
export async function startCdn(origin: string): Promise<{ url: string; close(): Promise<void> }> {
  const cache = new Map([[`GET ${EMPTY_PAGE.path}`, emptyPage()]]);
  const server = createServer((request, response) => {
    respond(origin, cache, request)
      .then((stored) => send(request, response, stored))
      .catch((error) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => close(server) };
}

function emptyPage(): StoredResponse {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return { status: 200, headers, body: Buffer.from(EMPTY_PAGE.html) };
}

async function respond(
  origin: string,
  cache: Map<string, StoredResponse>,
  request: IncomingMessage,
): Promise<StoredResponse> {
  const key = `${request.method} ${request.url}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const stored = await forward(origin, request);
  if (isCacheable(request, stored)) cache.set(key, stored);
  return stored;
}

async function forward(origin: string, request: IncomingMessage): Promise<StoredResponse> {
  const { host: _, connection: __, 'accept-encoding': ___, ...headers } = request.headers;
  const body = await buffer(request);
  const response = await fetch(origin + request.url, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    redirect: 'manual',
    ...(body.length > 0 && { body }),
  });
  const passed = [...response.headers].filter(([name]) => !DROPPED_HEADERS.has(name));
  return compress({
    status: response.status,
    headers: Object.fromEntries(passed),
    body: Buffer.from(await response.arrayBuffer()),
  });
}

function compress(response: StoredResponse): StoredResponse {
  const { headers, body } = response;
  if (body.length < 100 || !COMPRESSED.test(headers['content-type'] ?? '')) return response;
  return {
    ...response,
    headers: { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' },
    body: brotliCompressSync(body),
  };
}

/** All files, and the function's responses with `s-maxage`. */
function isCacheable(
  { method, url = '' }: IncomingMessage,
  { status, headers }: StoredResponse,
): boolean {
  if (method !== 'GET' || status !== 200) return false;
  return url.startsWith('/api/')
    ? /s-maxage=[1-9]/.test(headers['cache-control'] ?? '')
    : !('set-cookie' in headers);
}

function send(request: IncomingMessage, response: ServerResponse, stored: StoredResponse): void {
  const { status, headers, body } = stored;
  const isUnchanged =
    headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
  response.writeHead(isUnchanged ? 304 : status, {
    ...headers,
    'content-length': isUnchanged ? 0 : body.length,
  });
  response.end(isUnchanged ? undefined : body);
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
