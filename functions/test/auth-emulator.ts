import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { listen } from './listen.ts';

interface AuthServer {
  createApp(projectId: string): Promise<RequestListener>;
}

/** What the emulator has its requests checked by. */
interface RequestChecks {
  middleware(description: unknown, options: object): unknown;
}

/**
 * Starts the Auth emulator of firebase-tools inside this process. Its command would do the same in
 * one of its own, but only after having looked around on the internet.
 */
export async function startAuthEmulator(projectId: string) {
  const require = createRequire(import.meta.url);
  const path = require.resolve('firebase-tools/lib/emulator/auth/server');
  const { createApp }: AuthServer = require(path);
  const app = await withChecksWhenNeeded(createRequire(path)('exegesis-express'), () =>
    createApp(projectId),
  );
  const server = await listen(app);
  return { address: new URL(server.origin).host, stop: () => server.close() };
}

/**
 * Has the check of a request compiled once the first of its kind comes: compiling those of all
 * requests at the start takes nine seconds.
 */
async function withChecksWhenNeeded<T>(checks: RequestChecks, start: () => Promise<T>): Promise<T> {
  const { middleware } = checks;
  checks.middleware = (description, options) =>
    middleware(description, { ...options, lazyCompileValidationSchemas: true });
  try {
    return await start();
  } finally {
    checks.middleware = middleware;
  }
}
