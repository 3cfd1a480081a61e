import { freePort } from './free-port.ts';
import { FIRESTORE_PROGRAM, type Program, prepareProgram } from './program.ts';

export const PROJECT = 'demo-trials';

const FUNCTION_PROGRAM = new URL('function-program.mjs', import.meta.url);

export interface ShopOptions {
  /** The built function's module. */
  module: string;
  /** Where the database keeps its data; without it, a killed one has lost everything. */
  dataDir?: string;
  /** A file for the function's warnings and errors; without one they are shown. */
  complaints?: string;
  /** Settings of the function, above the usual ones. */
  env?: Readonly<Record<string, string>>;
}

/** What the function's program is told: the function's module and the port to serve it on. */
export interface FunctionSettings {
  module: string;
  port: number;
}

/** What the function's program answers, in bytes; `heap` is what a garbage collection leaves. */
export interface Memory {
  rss: number;
  heap: number;
}

/** The function and its database, each in a process of its own, each at one port for good. */
export interface Shop {
  origin: string;
  /** `host:port` of the database. */
  database: string;
  firestoreProgram: Program;
  functionProgram: Program;
  stop(): Promise<void>;
}

/** Starts both. From here on firebase-admin in this process talks to that database. */
export async function openShop(options: ShopOptions): Promise<Shop> {
  const [port, databasePort] = [await freePort(), await freePort()];
  const database = `127.0.0.1:${databasePort}`;
  const { module, dataDir, complaints } = options;
  Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: database, GCLOUD_PROJECT: PROJECT });
  process.env.METADATA_SERVER_DETECTION = 'none'; // nobody looks for Google's machines from here
  const firestoreProgram = prepareProgram(FIRESTORE_PROGRAM, {
    settings: { port: databasePort, ...(dataDir === undefined ? {} : { dataDir }) },
  });
  const functionProgram = prepareProgram(FUNCTION_PROGRAM, {
    settings: { module, port } satisfies FunctionSettings,
    ...(complaints === undefined ? {} : { complaints }),
    env: { CATALOGUE_TTL_MS: '60000', TRUSTED_PROXIES: '1', ...options.env },
    nodeOptions: ['--expose-gc'],
  });
  const stop = async () => {
    await Promise.all([functionProgram.kill(), firestoreProgram.kill()]);
  };
  try {
    await Promise.all([firestoreProgram.start(), functionProgram.start()]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://127.0.0.1:${port}`, database, firestoreProgram, functionProgram, stop };
}
