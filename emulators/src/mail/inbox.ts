import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { HOST, type Mailbox } from './mailbox.ts';
import type { Markup } from './markup.ts';
import { htmlWithPictures } from './message.ts';
import { listPage, messagePage, missingPage, STYLE } from './pages.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A message may use inline styles and embedded images, but run no scripts and load nothing. */
const PART_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

export interface InboxOptions {
  port: number;
  mailbox: Mailbox;
}

interface Answer {
  status: number;
  type?: string;
  policy?: string;
  body?: string;
}

type Route = [method: string, path: RegExp, answer: (id: string) => Answer | Promise<Answer>];

/** Starts the inbox: pages for people, `/api` for tests and fault drills. */
export async function startInbox(options: InboxOptions): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, options).then(
      (given) => send(response, given),
      (error) => send(response, json(500, { message: String(error) })),
    );
  });
  await once(server.listen(options.port, HOST), 'listening');
  return server;
}

async function answer(request: IncomingMessage, options: InboxOptions): Promise<Answer> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const path = (request.url ?? '').split('?')[0] ?? '';
  for (const [routeMethod, pattern, respond] of routes(request, options)) {
    const match = method === routeMethod && pattern.exec(path);
    if (match) return respond(match[1] ?? '');
  }
  return path.startsWith('/api/') ? json(404, { message: 'Not found' }) : html(missingPage(), 404);
}

function routes(request: IncomingMessage, { mailbox }: InboxOptions): Route[] {
  return [
    ['GET', /^\/$/, () => html(listPage(mailbox.list(), mailbox.refusalCode))],
    ['GET', /^\/style\.css$/, () => ({ status: 200, type: 'text/css', body: STYLE })],
    ['GET', /^\/messages\/(\d+)$/, (id) => message(mailbox, id)],
    ['GET', /^\/messages\/(\d+)\/html$/, (id) => htmlPart(mailbox, id)],
    ['GET', /^\/api\/messages$/, () => json(200, mailbox.list())],
    ['DELETE', /^\/api\/messages$/, () => done(() => mailbox.clear())],
    ['PUT', /^\/api\/refusing$/, () => refuse(request, mailbox)],
    ['DELETE', /^\/api\/refusing$/, () => done(() => mailbox.refuseWith(undefined))],
  ];
}

function message(mailbox: Mailbox, id: string): Answer {
  const kept = mailbox.find(id);
  if (!kept) return html(missingPage(), 404);
  return html(messagePage(kept.message, new TextDecoder().decode(kept.raw)));
}

function htmlPart(mailbox: Mailbox, id: string): Answer {
  const kept = mailbox.find(id);
  const body = kept && htmlWithPictures(kept.message);
  if (typeof body !== 'string') return html(missingPage(), 404);
  return { status: 200, type: 'text/html', policy: PART_POLICY, body };
}

async function refuse(request: IncomingMessage, mailbox: Mailbox): Promise<Answer> {
  const code = codeIn(await text(request));
  if (!isRefusalCode(code)) {
    return json(400, { message: 'Send {"code":451}, or another code from 400 to 599.' });
  }
  return done(() => mailbox.refuseWith(code));
}

/** A negative SMTP reply: 4xx is temporary, 5xx permanent. */
const isRefusalCode = (code: unknown): code is number =>
  Number.isInteger(code) && Number(code) >= 400 && Number(code) <= 599;

function codeIn(body: string): unknown {
  try {
    return JSON.parse(body)?.code;
  } catch {
    return undefined;
  }
}

function done(change: () => void): Answer {
  change();
  return { status: 204 };
}

const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

const html = (page: Markup, status = 200): Answer => ({
  status,
  type: 'text/html',
  body: page.source,
});

function send(
  response: ServerResponse,
  { status, type, policy = PAGE_POLICY, body }: Answer,
): void {
  response.writeHead(status, {
    ...(type && { 'Content-Type': `${type}; charset=utf-8` }),
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
  response.end(body);
}
