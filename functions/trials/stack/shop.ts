import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { defineService, type Service } from './service.ts';

export const PROJECT = 'demo-trials';
const FIRESTORE_SERVICE = new URL('firestore-service.ts', import.meta.url);
const FUNCTION_SERVICE = new URL('function-service.mjs', import.meta.url);
const WORKSPACE = new URL('../../', import.meta.url);

interface FunctionOptions {
  /** URL of the built function's module. */
  module: string;
  /** File for the function's warnings and errors; stderr by default. */
  logFile?: string | undefined;
  env?: Readonly<Record<string, string>> | undefined;
}

export interface ShopOptions extends FunctionOptions {
  /** Where Firestore persists its data; without it a kill loses everything. */
  dataDir?: string;
}

/** Arguments of `function-service.mjs`: the module to serve and its port. */
export interface FunctionSettings {
  module: string;
  port: number;
}

/** In bytes; `heap` is measured after a garbage collection. */
export interface Memory {
  rss: number;
  heap: number;
}

/** The function and Firestore, each in its own process on a fixed port. */
export interface Shop {
  origin: string;
  /** `host:port` of Firestore. */
  database: string;
  firestoreService: Service;
  functionService: Service;
  stop(): Promise<void>;
}

/** Builds the upload of `firebase deploy` and returns the URL of its module. */
export function buildFunction(outfile = 'lib/index.js'): string {
  execFileSync(process.execPath, ['build.mjs', '--outfile', outfile], {
    cwd: WORKSPACE,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new URL(outfile, WORKSPACE).href;
}

/** The function on its own, with this process's Firestore. */
export function defineFunction(port: number, { module, logFile, env }: FunctionOptions): Service {
  return defineService(FUNCTION_SERVICE, {
    settings: { module, port } satisfies FunctionSettings,
    logFile,
    env: { CATALOGUE_TTL_MS: '60000', ...env },
    nodeOptions: ['--expose-gc'],
  });
}

/** Starts both services and points firebase-admin in this process at the same Firestore. */
export async function startShop({ module, dataDir, logFile, env }: ShopOptions): Promise<Shop> {
  const [port, databasePort] = [await freePort(), await freePort()];
  const database = `127.0.0.1:${databasePort}`;
  Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: database, GCLOUD_PROJECT: PROJECT });
  process.env.METADATA_SERVER_DETECTION = 'none'; // firebase-admin would look for Google Cloud
  const firestoreService = defineService(FIRESTORE_SERVICE, {
    settings: { port: databasePort, ...(dataDir === undefined ? {} : { dataDir }) },
  });
  const functionService = defineFunction(port, { module, logFile, env });
  const stop = async () => {
    await Promise.all([functionService.kill(), firestoreService.kill()]);
  };
  try {
    await Promise.all([firestoreService.start(), functionService.start()]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://127.0.0.1:${port}`, database, firestoreService, functionService, stop };
}

/** A session cookie as the Auth emulator issues it: valid, but unsigned. */
export function unsignedSessionCookie(uid: string, claims: { admin?: true } = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const session = {
    iss: `https://session.firebase.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: uid,
    user_id: uid,
    email: `${uid}@example.de`,
    auth_time: now,
    iat: now,
    exp: now + 86_400,
    firebase: { identities: {}, sign_in_provider: 'google.com' },
    ...claims,
  };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `__session=${encode({ alg: 'none', typ: 'JWT' })}.${encode(session)}.`;
}

/**
 * A free port below the ephemeral range: a killed service must find its port still free when it
 * restarts.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
