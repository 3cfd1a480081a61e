import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const withheld = new WeakMap<IncomingMessage, IncomingHttpHeaders>();

/**
 * Hides the bodies of requests from the parsers that Cloud Functions runs before the function: they
 * accept 32 MB from anyone, more when it is compressed, and skip a request whose headers announce no
 * body. To be called before the server starts.
 */
export function withholdBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    withheld.set(request, { ...request.headers });
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  });
}

/** Undoes it for a request that has reached the function; its body is still unread. */
export function releaseBody(request: IncomingMessage): void {
  Object.assign(request.headers, withheld.get(request));
}
