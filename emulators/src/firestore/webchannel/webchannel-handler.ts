import { randomUUID } from 'node:crypto';
import { invalidArgument } from '../core/api/errors.ts';
import { type ListenRequest, ListenSession } from '../core/listen/listen-session.ts';
import { toClientError } from '../diagnostics/client-error.ts';
import { type Exchange, parseObject, readBody, toErrorBody } from '../http/exchange.ts';
import type { HttpHandler } from '../http/http-server.ts';
import type { ServerContext } from '../server-context.ts';
import { Channel, type ForwardedMessages, KEEP_ALIVE_MS } from './channel.ts';
import { toFrame } from './send-buffer.ts';

const PATH = '/google.firestore.v1.Firestore/Listen/channel';
const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 12;

export interface WebChannelHandler {
  readonly handle: HttpHandler;
  stop(): void;
}

/** Speaks the WebChannel protocol of the browser build of `firebase/firestore`. */
export function createWebChannelHandler(context: ServerContext): WebChannelHandler {
  const channels = new Map<string, Channel>();
  const handle: HttpHandler = async (exchange) => {
    if (exchange.path !== PATH) return false;
    const id = exchange.query.get('SID');
    const channel = id === null ? undefined : channels.get(id);
    if (id === null) await handshake(exchange, channels, context);
    else if (channel) await serve(exchange, channel);
    else answer(exchange, 400, 'Unknown SID');
    return true;
  };
  return {
    handle,
    stop: () => {
      for (const channel of channels.values()) channel.close();
    },
  };
}

async function handshake(
  exchange: Exchange,
  channels: Map<string, Channel>,
  context: ServerContext,
): Promise<void> {
  const form = new URLSearchParams(await readBody(exchange));
  const forwarded = readForm(form);
  const authorization =
    exchange.request.headers.authorization ??
    findAuthorization(form.get('headers'), exchange.query.get('$httpHeaders'));
  const channel = openChannel(authorization, context, () => channels.delete(channel.id));
  channels.set(channel.id, channel);
  exchange.response.setHeader('x-http-session-id', randomUUID());
  const hello = ['c', channel.id, '', PROTOCOL_VERSION, SERVER_VERSION, KEEP_ALIVE_MS];
  answer(exchange, 200, toFrame(JSON.stringify([[0, hello]])));
  channel.receive(forwarded);
}

function openChannel(
  authorization: string | undefined,
  { authenticate, codec, log }: ServerContext,
  onClose: () => void,
): Channel {
  const session = new ListenSession({
    caller: authenticate(authorization),
    send: (message) => channel.send(codec.encode('ListenResponse', message)),
    onRefused: (error) => void toClientError(error, 'Listen', log),
  });
  const receive = (text: string): void => {
    try {
      session.receive(codec.decode<ListenRequest>('ListenRequest', parseObject(text)));
    } catch (error) {
      session.close();
      channel.send(toErrorBody(toClientError(error, 'Listen', log)));
    }
  };
  const channel = new Channel({
    onMessage: receive,
    onClose: () => {
      session.close();
      onClose();
    },
  });
  return channel;
}

async function serve(exchange: Exchange, channel: Channel): Promise<void> {
  const { method, query, response } = exchange;
  const acknowledged = readNumber(query, 'AID', 0);
  if (query.get('TYPE') === 'terminate') {
    channel.close();
    answer(exchange, 200, '');
  } else if (method === 'POST') {
    channel.receive(readForm(new URLSearchParams(await readBody(exchange))));
    answer(exchange, 200, channel.status(acknowledged));
  } else {
    const timeoutMs = readNumber(query, 'TO', KEEP_ALIVE_MS);
    const isLongPolling = query.get('CI') === '1';
    channel.attach({ response, isLongPolling, acknowledged, timeoutMs });
  }
}

function answer({ response }: Exchange, code: number, text: string): void {
  response.writeHead(code, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(text);
}

const DATA = /^req(\d+)___data__$/;

/** Parses the browser's form encoding, `count=1&ofs=0&req0___data__=…`. */
function readForm(form: URLSearchParams): ForwardedMessages {
  const entries = [...form].flatMap(([key, value]) => {
    const index = DATA.exec(key)?.[1];
    return index === undefined ? [] : [{ index: Number(index), value }];
  });
  entries.sort((a, b) => a.index - b.index);
  if (
    entries.some(({ index }, i) => index !== i) ||
    entries.length !== readNumber(form, 'count', 0)
  ) {
    throw invalidArgument('The messages of a WebChannel request are incomplete.');
  }
  return { offset: readNumber(form, 'ofs', 0), messages: entries.map(({ value }) => value) };
}

/** A non-negative integer parameter, or `otherwise` if it is missing. */
function readNumber(parameters: URLSearchParams, name: string, otherwise: number): number {
  const text = parameters.get(name);
  if (text === null) return otherwise;
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw invalidArgument(`The parameter ${name} of a WebChannel request is not a number.`);
}

/**
 * The Authorization of a channel. Browsers send headers in the form or the query string to avoid a
 * preflight.
 */
function findAuthorization(...texts: (string | null)[]): string | undefined {
  const lines = texts.flatMap((text) => (text ?? '').split('\r\n'));
  const line = lines.find((one) => /^authorization:/i.test(one));
  return line?.slice(line.indexOf(':') + 1).trim();
}
