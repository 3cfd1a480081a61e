import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
  terminate,
} from 'firebase/firestore';
import {
  connectFirestoreEmulator as connectLiteEmulator,
  getFirestore as getLiteFirestore,
  type Firestore as LiteFirestore,
  setLogLevel as setLiteLogLevel,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll } from 'vitest';
import type { FirestoreUnderTest } from './firestore-under-test.ts';
import { WEB_RULES } from './web-rules.ts';

export interface WebClients {
  /** The Node build, which uses gRPC; anonymous without a user. */
  full(uid?: string): Firestore;
  /** The lite build, which uses REST. */
  lite(uid?: string): LiteFirestore;
}

/** Web SDK clients, restricted by WEB_RULES. */
export function useWebClients(firestore: FirestoreUnderTest): WebClients {
  const { projectId } = firestore;
  const apps: FirebaseApp[] = [];
  const opened: Firestore[] = [];
  const newApp = (): FirebaseApp => {
    const app = initializeApp({ projectId }, `web-${apps.length}`);
    apps.push(app);
    return app;
  };
  // The SDKs log every refused call, and many tests expect refusals.
  setLogLevel('silent');
  setLiteLogLevel('silent');
  beforeAll(() => firestore.rest.loadRules(WEB_RULES));
  afterAll(async () => {
    await Promise.all(opened.map(terminate));
    await Promise.all(apps.map(deleteApp));
  });
  return {
    full: (uid) => {
      const db = getFirestore(newApp());
      connectFirestoreEmulator(db, ...address(), userOptions(uid));
      opened.push(db);
      return db;
    },
    lite: (uid) => {
      const db = getLiteFirestore(newApp());
      connectLiteEmulator(db, ...address(), userOptions(uid));
      return db;
    },
  };
}

const userOptions = (uid: string | undefined) => (uid ? { mockUserToken: { sub: uid } } : {});

function address(): [host: string, port: number] {
  const [host = '', port = ''] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  return [host, Number(port)];
}
