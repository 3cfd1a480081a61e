import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Databases } from '../core/databases.ts';
import type { Log } from '../log.ts';

const CLEAR = /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents\/?$/;
const REST = /^\/v1\//;

/** Answers HTTP/1.1: whether the emulator runs, and the control path that clears a database. */
export function createHttpFront(databases: Databases, log: Log): Server {
  return createServer((request, response) => {
    // Read to its end, or the connection could not be used again.
    request.resume();
    route(request, response, databases, log);
  });
}

function route(
  request: IncomingMessage,
  response: ServerResponse,
  databases: Databases,
  log: Log,
): void {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  const clear = CLEAR.exec(path);
  if (request.method === 'GET' && path === '/') {
    response.end('Ok\n');
  } else if (request.method === 'DELETE' && clear) {
    databases.get(`projects/${clear[1]}/databases/${clear[2]}`).clear();
    answer(response, 200, {});
  } else if (REST.test(path) || clear || path.startsWith('/emulator/')) {
    const what = `${request.method} ${path}`;
    log(`Firestore: ${what} is not implemented by this local Firestore.`);
    refuse(response, 501, 'UNIMPLEMENTED', `${what} is not implemented by this local Firestore.`);
  } else {
    refuse(response, 404, 'NOT_FOUND', `Nothing is at ${path}.`);
  }
}

function refuse(response: ServerResponse, code: number, status: string, message: string): void {
  answer(response, code, { error: { code, status, message } });
}

function answer(response: ServerResponse, code: number, body: object): void {
  response.writeHead(code, { 'content-type': 'application/json' });
  response.end(`${JSON.stringify(body)}\n`);
}
