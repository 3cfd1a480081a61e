import type { Callers } from './access/authenticate.ts';
import type { Rulebook } from './access/rules-registry.ts';
import type { Databases } from './core/databases.ts';
import type { Log } from './diagnostics/log.ts';
import type { Faults } from './faults/faults.ts';
import { createGrpcFront } from './grpc/grpc-server.ts';
import { answerControl } from './http/control.ts';
import { createHttpFront, type HttpHandler } from './http/http-server.ts';
import { openPort } from './port.ts';
import { createJsonCodec } from './protocol/json-codec.ts';
import { createRestFront } from './rest/rest-handler.ts';
import { createWebChannelFront } from './webchannel/webchannel-handler.ts';

export interface FrontsOptions {
  readonly host: string;
  readonly port: number;
  readonly databases: Databases;
  readonly rulebook: Rulebook;
  readonly callers: Callers;
  readonly faults: Faults;
  readonly log: Log;
}

export interface Fronts {
  readonly port: number;
  /** Closes all connections and releases the port. */
  close(): Promise<void>;
}

/** Serves all protocols on one port. */
export async function openFronts(options: FrontsOptions): Promise<Fronts> {
  const { host, port, callers, faults, log } = options;
  const codec = createJsonCodec();
  const grpc = createGrpcFront({ callers, faults, log });
  const webChannel = createWebChannelFront({ callers, codec, faults, log });
  const control: HttpHandler = (exchange) => answerControl(options, exchange);
  const rest = createRestFront({ callers, codec, faults });
  const http = createHttpFront([control, webChannel.handle, rest], log);
  const opened = await openPort({
    host,
    port,
    onHttp2: (socket) => grpc.serve(socket),
    onHttp1: (socket) => http.emit('connection', socket),
  });
  return {
    port: opened.number,
    close: async () => {
      faults.stop();
      webChannel.stop();
      grpc.stop();
      await opened.close();
    },
  };
}
