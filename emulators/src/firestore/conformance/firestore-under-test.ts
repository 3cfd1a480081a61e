import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type LocalFirestore, startLocalFirestore } from '../index.ts';

export interface FirestoreUnderTest {
  readonly db: Firestore;
  readonly projectId: string;
  /** The same server seen from another project or database. */
  connect(projectId: string, databaseId?: string): Firestore;
}

/**
 * A client of an empty Firestore for the tests of one file. The server is ours or, if
 * FIRESTORE_EMULATOR_HOST names one (Google's, say), that one.
 * @param subject Names the project, so that files which run side by side don't meet.
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
    // There is no cloud around, so that the client need not search for its metadata server.
    process.env.METADATA_SERVER_DETECTION = 'none';
    server = given ? undefined : await startLocalFirestore();
    process.env.FIRESTORE_EMULATOR_HOST = server?.address ?? given;
    main = connect(projectId);
  });
  beforeEach(() => Promise.all([...projects].map(clear)));
  afterAll(async () => {
    await Promise.all(closing.map((close) => close()));
    await server?.stop();
  });

  return {
    projectId,
    connect,
    get db() {
      if (!main) throw new Error('The client exists only while tests run.');
      return main;
    },
  };
}

async function clear(projectId: string): Promise<void> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  const path = `/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`http://${host}${path}`, { method: 'DELETE' });
  if (!response.ok) throw new Error(`Clearing ${projectId} failed: ${response.status}`);
}
