import { readFileSync } from 'node:fs';
import { createAuthenticator } from './access/authenticate.ts';
import type { Usage } from './core/usage.ts';
import type { Log } from './diagnostics/client-error.ts';
import { LocalFirestoreError } from './diagnostics/local-firestore-error.ts';
import { type Fault, Faults } from './faults/faults.ts';
import { createGrpcServer } from './grpc/grpc-server.ts';
import { handleControl } from './http/control.ts';
import { createHttpServer, type HttpHandler } from './http/http-server.ts';
import { openFolder, openMemory } from './persistence/storage.ts';
import { openPort } from './port.ts';
import { createJsonCodec } from './protocol/json-codec.ts';
import { createRestHandler } from './rest/rest-handler.ts';
import { type Match, parseRules } from './rules/parse-rules.ts';
import type { ServerContext } from './server-context.ts';
import { createWebChannelHandler } from './webchannel/webchannel-handler.ts';

export type { Usage } from './core/usage.ts';
export type { Fault } from './faults/faults.ts';

export interface LocalFirestoreOptions {
  /** 0, the default, picks a free port. */
  port?: number;
  /** Address to listen on, by default the loopback interface. */
  host?: string;
  /** Folder that keeps the data across restarts; without it, data lives in memory. */
  dataDir?: string;
  /** Path of the security rules. Without any, only the owner has access. */
  rulesFile?: string;
  /** Receives lines for the developer, such as why a call was denied. */
  log?: Log;
}

export interface LocalFirestore {
  readonly host: string;
  readonly port: number;
  /** `host:port`, for FIRESTORE_EMULATOR_HOST. */
  readonly address: string;
  /** Deletes all documents. */
  reset(): void;
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
  const rules = options.rulesFile === undefined ? [] : readRules(options.rulesFile);
  const storage = options.dataDir ? openFolder(options.dataDir) : openMemory();
  try {
    const { databases } = storage;
    const authenticate = createAuthenticator({ databases, rules, log });
    const faults = new Faults();
    const codec = createJsonCodec();
    const context = { databases, authenticate, codec, faults, log };
    const servers = await openServers(host, port, context);
    return {
      host,
      port: servers.port,
      address: `${host}:${servers.port}`,
      reset: () => databases.clear(),
      usage: () => databases.usage.total,
      resetUsage: () => databases.usage.reset(),
      setFault: (fault) => faults.set(fault),
      stop: async () => {
        await servers.close();
        storage.close();
      },
    };
  } catch (error) {
    storage.close();
    throw error;
  }
}

function readRules(path: string): readonly Match[] {
  try {
    return parseRules(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new LocalFirestoreError(`${path}: ${error instanceof Error ? error.message : error}`);
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
