import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Databases } from '../core/databases.ts';
import type { Log } from '../log.ts';

const CLEAR = /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents\/?$/;
/** What Google's emulator answers and this one does not. */
const KNOWN_ELSEWHERE = /^\/(v1|v1beta1|emulator|google\.firestore)[/.]/;

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
  const path = pathOf(request);
  const call = `${request.method} ${path}`;
  const [, projectId, databaseId] = CLEAR.exec(path) ?? [];
  if (call === 'GET /') {
    response.end('Ok\n');
  } else if (request.method === 'DELETE' && projectId !== undefined) {
    databases.get(`projects/${projectId}/databases/${databaseId}`).clear();
    answer(response, 200, {});
  } else if (KNOWN_ELSEWHERE.test(path)) {
    const message = `${call} is not implemented by this local Firestore.`;
    log(`Firestore: ${message}`);
    refuse(response, 501, 'UNIMPLEMENTED', message);
  } else {
    refuse(response, 404, 'NOT_FOUND', `Nothing is at ${path}.`);
  }
}

/** Clients may write `(default)` with its parentheses escaped. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const path = url.split('?', 1)[0] ?? '/';
  return path.replaceAll('%28', '(').replaceAll('%29', ')');
}

function refuse(response: ServerResponse, code: number, status: string, message: string): void {
  answer(response, code, { error: { code, status, message } });
}

function answer(response: ServerResponse, code: number, body: object): void {
  response.writeHead(code, { 'content-type': 'application/json' });
  response.end(`${JSON.stringify(body)}\n`);
}
