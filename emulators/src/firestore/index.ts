import { createGrpcFront } from './grpc/grpc-front.ts';
import { createHttpFront } from './http/http-front.ts';
import type { Log } from './log.ts';
import { openFolder, openMemory } from './persistence/storage.ts';
import { openPort } from './port.ts';

export interface LocalFirestoreOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  /** Address to listen on; by default only this machine can connect. */
  host?: string;
  /** Folder in which data is kept across restarts; without it, data lives in memory. */
  dataDir?: string;
  /** Gets the lines that a developer should see, such as a call that is not implemented. */
  log?: Log;
}

export interface LocalFirestore {
  readonly host: string;
  readonly port: number;
  /** `host:port`, as FIRESTORE_EMULATOR_HOST wants it. */
  readonly address: string;
  /** Deletes all documents, or those of one project. */
  reset(projectId?: string): void;
  /** Ends all connections and gives the port back. */
  stop(): Promise<void>;
}

/** Starts a Firestore on this machine; refuses a taken port and a data folder that is in use. */
export async function startLocalFirestore(
  options: LocalFirestoreOptions = {},
): Promise<LocalFirestore> {
  const { host = '127.0.0.1', port = 0, log = () => undefined } = options;
  const storage = options.dataDir ? openFolder(options.dataDir) : openMemory();
  const { databases } = storage;
  const grpc = createGrpcFront({ databases, log });
  const http = createHttpFront(databases, log);
  const opened = await openPort({
    host,
    port,
    onHttp2: (socket) => grpc.serve(socket),
    onHttp1: (socket) => http.emit('connection', socket),
  }).catch((error) => {
    storage.close();
    throw error;
  });
  return {
    host,
    port: opened.number,
    address: `${host}:${opened.number}`,
    reset: (projectId) => databases.clear(projectId),
    stop: async () => {
      grpc.stop();
      await opened.close();
      storage.close();
    },
  };
}
