import { deleteApp, initializeApp } from 'firebase-admin/app';
import {
  type DocumentData,
  type Firestore,
  initializeFirestore,
  type Query,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type LocalFirestore, startLocalFirestore } from '../index.ts';
import { RestClient } from '../testing/rest-client.ts';

export interface FirestoreUnderTest {
  readonly db: Firestore;
  readonly projectId: string;
  readonly rest: RestClient;
  /** Not with FIRESTORE_EMULATOR_HOST. */
  readonly server: LocalFirestore;
  /** Writes documents by their paths, in one commit. */
  fill(documents: Record<string, DocumentData>): Promise<unknown>;
  /** The same server with another project or database. */
  connect(projectId: string, databaseId?: string): Firestore;
}

/**
 * A client of an empty Firestore for the tests of one file: this one, or the server (such as
 * Google's emulator) that FIRESTORE_EMULATOR_HOST names.
 * @param subject Part of the project id, so that parallel test files do not interfere.
 */
export function useFirestore(subject: string): FirestoreUnderTest {
  const projectId = `demo-conformance-${subject}`;
  const given = process.env.FIRESTORE_EMULATOR_HOST;
  const closing: (() => Promise<unknown>)[] = [];
  const projects = new Set<string>();
  let server: LocalFirestore | undefined;
  let main: Firestore | undefined;

  const connect = (project: string, databaseId = '(default)'): Firestore => {
    projects.add(project);
    const app = initializeApp({ projectId: project }, `${project}-${closing.length}`);
    const db = initializeFirestore(app, {}, databaseId);
    closing.push(() => db.terminate().then(() => deleteApp(app)));
    return db;
  };

  beforeAll(async () => {
    // Saves the client the search for a metadata server, which only exists in Google's cloud.
    process.env.METADATA_SERVER_DETECTION = 'none';
    server = given ? undefined : await startLocalFirestore();
    process.env.FIRESTORE_EMULATOR_HOST = server?.address ?? given;
    main = connect(projectId);
  });
  beforeEach(async () => {
    await Promise.all([...projects].map((project) => restOf(project).clear()));
    server?.setFault(undefined);
    server?.resetUsage();
  });
  afterAll(async () => {
    await Promise.all(closing.map((close) => close()));
    await server?.stop();
  });

  return {
    projectId,
    connect,
    fill(documents) {
      const batch = this.db.batch();
      for (const [path, data] of Object.entries(documents)) batch.set(this.db.doc(path), data);
      return batch.commit();
    },
    get rest() {
      return restOf(projectId);
    },
    get server() {
      return whileTestsRun(server);
    },
    get db() {
      return whileTestsRun(main);
    },
  };
}

function whileTestsRun<Started>(started: Started | undefined): Started {
  if (!started) throw new Error('Server and client exist only while tests run.');
  return started;
}

/** The ids of a query's results, one after the other. */
export const idsOf = async (query: Query): Promise<string> =>
  (await query.get()).docs.map((one) => one.id).join('');

const restOf = (projectId: string): RestClient =>
  new RestClient(process.env.FIRESTORE_EMULATOR_HOST ?? '', projectId);
