import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { EMPTY_PAGE } from './targets.ts';

interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const COMPRESSED = /^(text\/|application\/(json|javascript|manifest|xml|ld)|image\/svg)/;
/** What belongs to one connection, or no longer fits the packed body. */
const NOT_PASSED_ON = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

/**
 * Stands before the Hosting emulator and does what Hosting's servers do and the emulator does not:
 * packs text with brotli, and keeps what may be kept by everybody (all files, and answers of the
 * function with `s-maxage`).
 */
export async function startFront(origin: string): Promise<{ url: string; close(): Promise<void> }> {
  const kept = new Map([[`GET ${EMPTY_PAGE.path}`, emptyPage()]]);
  const server = createServer((request, response) => {
    answer(origin, kept, request)
      .then((stored) => send(request, response, stored))
      .catch((error) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => close(server) };
}

function emptyPage(): StoredAnswer {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return { status: 200, headers, body: Buffer.from(EMPTY_PAGE.html) };
}

async function answer(
  origin: string,
  kept: Map<string, StoredAnswer>,
  request: IncomingMessage,
): Promise<StoredAnswer> {
  const key = `${request.method} ${request.url}`;
  const known = kept.get(key);
  if (known) return known;
  const stored = await ask(origin, request);
  if (isKept(request, stored)) kept.set(key, stored);
  return stored;
}

async function ask(origin: string, request: IncomingMessage): Promise<StoredAnswer> {
  const { host: _, connection: __, 'accept-encoding': ___, ...headers } = request.headers;
  const body = await buffer(request);
  const response = await fetch(origin + request.url, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    redirect: 'manual',
    ...(body.length > 0 && { body }),
  });
  const passedOn = [...response.headers].filter(([name]) => !NOT_PASSED_ON.has(name));
  return pack({
    status: response.status,
    headers: Object.fromEntries(passedOn),
    body: Buffer.from(await response.arrayBuffer()),
  });
}

function pack(answer: StoredAnswer): StoredAnswer {
  const { headers, body } = answer;
  if (body.length < 100 || !COMPRESSED.test(headers['content-type'] ?? '')) return answer;
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' },
    body: brotliCompressSync(body),
  };
}

/** Files are kept until the next release, answers of the function as long as they say. */
function isKept({ method, url = '' }: IncomingMessage, { status, headers }: StoredAnswer): boolean {
  if (method !== 'GET' || status !== 200) return false;
  return url.startsWith('/api/')
    ? /s-maxage=[1-9]/.test(headers['cache-control'] ?? '')
    : !('set-cookie' in headers);
}

function send(request: IncomingMessage, response: ServerResponse, stored: StoredAnswer): void {
  const { status, headers, body } = stored;
  const isHeld = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
  response.writeHead(isHeld ? 304 : status, {
    ...headers,
    'content-length': isHeld ? 0 : body.length,
  });
  response.end(isHeld ? undefined : body);
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
