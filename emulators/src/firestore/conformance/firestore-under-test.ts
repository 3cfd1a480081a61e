import { deleteApp, getApp, initializeApp } from 'firebase-admin/app';
import {
  type DocumentData,
  type Firestore,
  initializeFirestore,
  type Query,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type LocalFirestore, startLocalFirestore } from '../index.ts';
import { RestClient } from '../testing/rest-client.ts';

/** A client and a Firestore of their own for the tests of one file, empty before each test. */
export function useFirestore(subject: string) {
  const projectId = `demo-conformance-${subject}`;
  let server: LocalFirestore;
  let db: Firestore;
  let rest: RestClient;

  beforeAll(async () => {
    // Saves the client the search for a metadata server, which only exists in Google's cloud.
    process.env.METADATA_SERVER_DETECTION = 'none';
    server = await startLocalFirestore();
    process.env.FIRESTORE_EMULATOR_HOST = server.address;
    db = initializeFirestore(initializeApp({ projectId }, projectId), {});
    rest = new RestClient(server.address, projectId);
  });
  beforeEach(() => {
    server.setFault(undefined);
    server.reset();
    server.resetUsage();
  });
  afterAll(async () => {
    await db.terminate();
    await deleteApp(getApp(projectId));
    await server.stop();
  });

  return {
    projectId,
    get db() {
      return db;
    },
    get rest() {
      return rest;
    },
    get server() {
      return server;
    },
    /** Writes documents by their paths, in one commit. */
    fill(documents: Record<string, DocumentData>) {
      const batch = db.batch();
      for (const [path, data] of Object.entries(documents)) batch.set(db.doc(path), data);
      return batch.commit();
    },
  };
}

/** The ids of a query's results, one after the other. */
export const idsOf = async (query: Query): Promise<string> =>
  (await query.get()).docs.map((one) => one.id).join('');
