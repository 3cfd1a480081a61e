import type { Authenticate } from './access/authenticate.ts';
import type { RulesRegistry } from './access/rules-registry.ts';
import type { Databases } from './core/databases.ts';
import type { Log } from './diagnostics/log.ts';
import type { Faults } from './faults/faults.ts';
import { createGrpcServer } from './grpc/grpc-server.ts';
import { handleControl } from './http/control.ts';
import { createHttpServer, type HttpHandler } from './http/http-server.ts';
import { openPort } from './port.ts';
import { createJsonCodec } from './protocol/json-codec.ts';
import { createRestHandler } from './rest/rest-handler.ts';
import { createWebChannelHandler } from './webchannel/webchannel-handler.ts';

export interface ServersOptions {
  readonly host: string;
  readonly port: number;
  readonly databases: Databases;
  readonly rulesRegistry: RulesRegistry;
  readonly authenticate: Authenticate;
  readonly faults: Faults;
  readonly log: Log;
}

export interface Servers {
  readonly port: number;
  /** Closes all connections and releases the port. */
  close(): Promise<void>;
}

/** Serves all protocols on one port. */
export async function openServers(options: ServersOptions): Promise<Servers> {
  const { host, port, authenticate, faults, log } = options;
  const codec = createJsonCodec();
  const grpc = createGrpcServer({ authenticate, faults, log });
  const webChannel = createWebChannelHandler({ authenticate, codec, faults, log });
  const control: HttpHandler = (exchange) => handleControl(options, exchange);
  const rest = createRestHandler({ authenticate, codec, faults });
  const http = createHttpServer([control, webChannel.handle, rest], log);
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
