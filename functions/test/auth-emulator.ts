import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { listen } from './listen.ts';

interface AuthServer {
  createApp(projectId: string): Promise<RequestListener>;
}

/** The library that validates the emulator's requests. */
interface Validators {
  middleware(description: unknown, options: object): unknown;
}

/**
 * Starts the Auth emulator of firebase-tools in this process and makes firebase-admin use it, because the
 * command of firebase-tools needs internet access.
 */
export async function startAuthEmulator(projectId: string) {
  const require = createRequire(import.meta.url);
  const path = require.resolve('firebase-tools/lib/emulator/auth/server');
  const { createApp }: AuthServer = require(path);
  const app = await withLazyValidators(createRequire(path)('exegesis-express'), () =>
    createApp(projectId),
  );
  const server = await listen(app);
  const address = new URL(server.origin).host;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = address;
  return {
    address,
    stop: () => {
      delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
      return server.close();
    },
  };
}

/** Compiles request validators on first use: compiling all of them at the start takes nine seconds. */
async function withLazyValidators<T>(validators: Validators, start: () => Promise<T>): Promise<T> {
  const { middleware } = validators;
  validators.middleware = (description, options) =>
    middleware(description, { ...options, lazyCompileValidationSchemas: true });
  try {
    return await start();
  } finally {
    validators.middleware = middleware;
  }
}
