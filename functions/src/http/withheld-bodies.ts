import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const headersOf = new WeakMap<IncomingMessage, IncomingHttpHeaders>();
const undecodable = new WeakMap<IncomingMessage, string | undefined>();

/**
 * Hides from the framework, which Cloud Functions runs in front of the function, what it handles badly. Has
 * to be called before the server starts.
 *
 * Bodies: its parsers accept 32 MB from anyone, more if compressed, and skip a request whose headers announce
 * no body. Undecodable addresses: it would log them, and answer in English.
 */
export function withholdBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    headersOf.set(request, { ...request.headers });
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
    if (isDecodable(request.url)) return;
    undecodable.set(request, request.url);
    request.url = '/';
  });
}

/** Restores it for a request that has reached the function; its body is still unread. */
export function releaseBody(request: IncomingMessage & { originalUrl?: string | undefined }): void {
  Object.assign(request.headers, headersOf.get(request));
  if (!undecodable.has(request)) return;
  request.url = undecodable.get(request);
  request.originalUrl = request.url;
}

function isDecodable(url = ''): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
