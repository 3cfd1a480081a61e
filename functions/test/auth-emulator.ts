import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { listen } from './listen.ts';

interface AuthServer {
  createApp(projectId: string): Promise<RequestListener>;
}

/**
 * Starts the Auth emulator of firebase-tools inside this process. Its command would do the same in
 * one of its own, but only after having looked around on the internet.
 */
export async function startAuthEmulator(projectId: string) {
  const require = createRequire(import.meta.url);
  const { createApp }: AuthServer = require('firebase-tools/lib/emulator/auth/server');
  const server = await listen(await createApp(projectId));
  return { address: new URL(server.origin).host, stop: () => server.close() };
}
