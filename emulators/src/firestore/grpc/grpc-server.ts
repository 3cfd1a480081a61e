import type { Duplex } from 'node:stream';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import type { ServerContext } from '../server-context.ts';
import { serviceOf } from './handlers.ts';
import { loadServiceDefinition } from './service-definition.ts';

/** Production accepts requests of 10 MiB; clients add some overhead. */
const MAX_REQUEST_BYTES = 11 * 1024 * 1024;

/** Serves gRPC on connections that were accepted elsewhere. */
export interface GrpcServer {
  serve(connection: Duplex): void;
  stop(): void;
}

export function createGrpcServer(context: ServerContext): GrpcServer {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_REQUEST_BYTES,
    'grpc.enable_channelz': 0,
  });
  const definition = loadServiceDefinition();
  server.addService(definition, serviceOf(context, definition));
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    serve: (connection) => injector.injectConnection(connection),
    stop: () => server.forceShutdown(),
  };
}
