import { createAuthenticator } from './access/authenticate.ts';
import { watchRulesFile } from './access/rules-file.ts';
import { RulesRegistry } from './access/rules-registry.ts';
import type { Usage } from './core/usage.ts';
import type { Log } from './diagnostics/client-error.ts';
import type { Fault } from './faults/fault.ts';
import { Faults } from './faults/faults.ts';
import { createGrpcServer } from './grpc/grpc-server.ts';
import { handleControl } from './http/control.ts';
import { createHttpServer, type HttpHandler } from './http/http-server.ts';
import { openFolder, openMemory } from './persistence/storage.ts';
import { openPort } from './port.ts';
import { createJsonCodec } from './protocol/json-codec.ts';
import { createRestHandler } from './rest/rest-handler.ts';
import type { ServerContext } from './server-context.ts';
import { createWebChannelHandler } from './webchannel/webchannel-handler.ts';

export type { Usage } from './core/usage.ts';
export type { Fault } from './faults/fault.ts';

export interface LocalFirestoreOptions {
  /** 0, the default, picks a free port. */
  port?: number;
  /** Address to listen on, by default the loopback interface. */
  host?: string;
  /** Folder that keeps the data across restarts; without it, data lives in memory. */
  dataDir?: string;
  /** Security rules for all projects. Without any rules, only the owner has access. */
  rules?: string;
  /** Path of a rules file, which is reloaded when it changes. */
  rulesFile?: string;
  /** Receives lines for the developer, such as why a call was denied. */
  log?: Log;
}

export interface LocalFirestore {
  readonly host: string;
  readonly port: number;
  /** `host:port`, for FIRESTORE_EMULATOR_HOST. */
  readonly address: string;
  /** Deletes all documents, or those of one project. */
  reset(projectId?: string): void;
  /** What Firestore would bill for all calls so far, over all projects. */
  usage(): Usage;
  resetUsage(): void;
  /** Injects a fault into all following calls; undefined clears it. */
  setFault(fault: Fault | undefined): void;
  /** Closes all connections and releases the port. */
  stop(): Promise<void>;
}

/** Starts a local Firestore; throws for a taken port, a data folder in use, or invalid rules. */
export async function startLocalFirestore(
  options: LocalFirestoreOptions = {},
): Promise<LocalFirestore> {
  const { host = '127.0.0.1', port = 0, log = () => undefined } = options;
  const rulesRegistry = new RulesRegistry();
  if (options.rules !== undefined) rulesRegistry.loadForAll(options.rules);
  const unwatch = options.rulesFile && watchRulesFile(options.rulesFile, rulesRegistry, log);
  const closing: (() => void)[] = unwatch ? [unwatch] : [];
  const close = (): void => {
    for (const one of closing.reverse()) one();
  };
  try {
    const storage = options.dataDir ? openFolder(options.dataDir) : openMemory();
    closing.push(() => storage.close());
    const { databases } = storage;
    const authenticate = createAuthenticator({ databases, rulesRegistry, log });
    const faults = new Faults();
    const codec = createJsonCodec();
    const context = { databases, rulesRegistry, authenticate, codec, faults, log };
    const servers = await openServers(host, port, context);
    return {
      host,
      port: servers.port,
      address: `${host}:${servers.port}`,
      reset: (projectId) => databases.clear(projectId),
      usage: () => databases.usage.total,
      resetUsage: () => databases.usage.reset(),
      setFault: (fault) => faults.set(fault),
      stop: async () => {
        await servers.close();
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** Serves all protocols on one port; `close` ends all connections and releases it. */
async function openServers(host: string, port: number, context: ServerContext) {
  const grpc = createGrpcServer(context);
  const webChannel = createWebChannelHandler(context);
  const control: HttpHandler = (exchange) => handleControl(context, exchange);
  const rest = createRestHandler(context);
  const http = createHttpServer([control, webChannel.handle, rest], context.log);
  const opened = await openPort({
    host,
    port,
    onHttp2: (socket) => grpc.serve(socket),
    onHttp1: (socket) => http.emit('connection', socket),
  });
  return {
    port: opened.number,
    close: async () => {
      context.faults.stop();
      webChannel.stop();
      grpc.stop();
      await opened.close();
    },
  };
}
