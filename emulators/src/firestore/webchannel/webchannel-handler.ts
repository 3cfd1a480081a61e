import { randomUUID } from 'node:crypto';
import { invalidArgument, unimplemented } from '../core/api/errors.ts';
import { type OpenStream, STREAMS } from '../core/operations/streams.ts';
import { toClientError } from '../diagnostics/client-error.ts';
import { openWithFaults } from '../faults/faulty-stream.ts';
import { type Exchange, parseObject, readBody, toErrorBody } from '../http/exchange.ts';
import type { HttpHandler } from '../http/http-server.ts';
import type { JsonCodec } from '../protocol/json-codec.ts';
import type { ServerContext } from '../server-context.ts';
import { Channel, type ForwardedMessages, KEEP_ALIVE_MS } from './channel.ts';
import { toFrame } from './send-buffer.ts';

const PATH = /^\/google\.firestore\.v1\.Firestore\/([A-Za-z]+)\/channel$/;
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
    const name = PATH.exec(exchange.path)?.[1];
    if (name === undefined) return false;
    const id = exchange.query.get('SID');
    const channel = id === null ? undefined : channels.get(id);
    if (id === null) await handshake(exchange, name, channels, context);
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
  name: string,
  channels: Map<string, Channel>,
  context: ServerContext,
): Promise<void> {
  const form = new URLSearchParams(await readBody(exchange));
  const forwarded = readForm(form);
  const authorization =
    exchange.request.headers.authorization ??
    findAuthorization(form.get('headers'), exchange.query.get('$httpHeaders'));
  const channel = openChannel(name, authorization, context, () => channels.delete(channel.id));
  channels.set(channel.id, channel);
  exchange.response.setHeader('x-http-session-id', randomUUID());
  const hello = ['c', channel.id, '', PROTOCOL_VERSION, SERVER_VERSION, KEEP_ALIVE_MS];
  answer(exchange, 200, toFrame(JSON.stringify([[0, hello]])));
  channel.receive(forwarded);
}

function openChannel(
  name: string,
  authorization: string | undefined,
  { authenticate, codec, faults, log }: ServerContext,
  onClose: () => void,
): Channel {
  const open = STREAMS.get(name);
  if (!open) throw unimplemented(`The stream ${name}`);
  const stream = openWithFaults(inJson(name, open, codec), {
    faults,
    caller: authenticate(authorization),
    send: (message) => channel.send(message),
    onRefused: (error) => void toClientError(error, name, log),
    onFailed: (error) => channel.send(toErrorBody(toClientError(error, name, log))),
  });
  const channel = new Channel({
    onMessage: (text) => stream.receive(text),
    onClose: () => {
      stream.close();
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

/** Opens a stream with JSON text as requests and JSON values as answers. */
function inJson(name: string, open: OpenStream, codec: JsonCodec): OpenStream<string> {
  return (context) => {
    const stream = open({
      ...context,
      send: (answer) => context.send(codec.encode(`${name}Response`, answer)),
    });
    return {
      receive: (text) => stream.receive(codec.decode(`${name}Request`, parseObject(text))),
      close: () => stream.close(),
    };
  };
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
