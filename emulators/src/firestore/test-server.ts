import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type LocalFirestore, startLocalFirestore } from './index.ts';

export interface TestServer {
  readonly server: LocalFirestore;
  readonly db: Firestore;
}

/** One server for the tests of a file, reset after each test. */
export function useServer(projectId: string): TestServer {
  let opened: TestServer | undefined;
  const app = initializeApp({ projectId }, projectId);

  beforeAll(async () => {
    // Saves the client the search for a metadata server, which only exists in Google's cloud.
    process.env.METADATA_SERVER_DETECTION = 'none';
    const server = await startLocalFirestore();
    process.env.FIRESTORE_EMULATOR_HOST = server.address;
    opened = { server, db: initializeFirestore(app, {}) };
  });
  afterEach(() => {
    opened?.server.setFault(undefined);
    opened?.server.reset();
    opened?.server.resetUsage();
  });
  afterAll(async () => {
    await opened?.db.terminate();
    await deleteApp(app);
    await opened?.server.stop();
  });

  const current = (): TestServer => {
    if (!opened) throw new Error('The server exists only while tests run.');
    return opened;
  };
  return {
    get server() {
      return current().server;
    },
    get db() {
      return current().db;
    },
  };
}
