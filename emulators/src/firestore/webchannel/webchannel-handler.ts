import { randomUUID } from 'node:crypto';
import type { Authenticate } from '../access/authenticate.ts';
import { unimplemented } from '../core/api/errors.ts';
import { toClientError } from '../diagnostics/client-error.ts';
import type { Log } from '../diagnostics/log.ts';
import type { Faults } from '../faults/faults.ts';
import { openWithFaults } from '../faults/faulty-stream.ts';
import { type Exchange, readBody, toErrorBody } from '../http/exchange.ts';
import type { HttpHandler } from '../http/http-server.ts';
import type { JsonCodec } from '../protocol/json-codec.ts';
import { Channel, KEEP_ALIVE_MS } from './channel.ts';
import { findAuthorization, readForm, readNumber } from './forwarded.ts';
import { JSON_STREAMS } from './json-streams.ts';
import { toFrame } from './send-buffer.ts';

const PATH = /^\/google\.firestore\.v1\.Firestore\/([A-Za-z]+)\/channel$/;
const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 12;

export interface WebChannelContext {
  readonly authenticate: Authenticate;
  readonly codec: JsonCodec;
  readonly faults: Faults;
  readonly log: Log;
}

export interface WebChannelHandler {
  readonly handle: HttpHandler;
  /** Closes all channels. */
  stop(): void;
}

/** Speaks the WebChannel protocol of the browser build of `firebase/firestore`. */
export function createWebChannelHandler(context: WebChannelContext): WebChannelHandler {
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
  context: WebChannelContext,
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
  { authenticate, codec, faults, log }: WebChannelContext,
  onClose: () => void,
): Channel {
  const open = JSON_STREAMS.get(name);
  if (!open) throw unimplemented(`The stream ${name}`);
  const stream = openWithFaults((inner) => open(codec, inner), {
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
