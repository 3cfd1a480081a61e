import {
  listenStream,
  type ServerStream,
  type StreamContext,
  writeStream,
} from '../core/operations/streams.ts';
import { parseObject } from '../http/exchange.ts';
import type { JsonCodec } from '../protocol/json-codec.ts';

/** Opens a stream with JSON text as requests and JSON values as answers. */
type OpenJsonStream = (codec: JsonCodec, context: StreamContext) => ServerStream<string>;

export const JSON_STREAMS: ReadonlyMap<string, OpenJsonStream> = new Map([
  ['Listen', inJson('Listen', listenStream)],
  ['Write', inJson('Write', writeStream)],
]);

function inJson<Request>(
  name: string,
  open: (context: StreamContext) => ServerStream<Request>,
): OpenJsonStream {
  return (codec, context) => {
    const stream = open({
      ...context,
      send: (answer) => context.send(codec.encode(`${name}Response`, answer)),
    });
    return {
      receive: (text) => stream.receive(codec.decode<Request>(`${name}Request`, parseObject(text))),
      close: () => stream.close(),
    };
  };
}
