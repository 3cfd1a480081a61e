import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  type FirestoreSettings,
  getCountFromServer,
  getDocFromServer,
  initializeFirestore,
  onSnapshot,
  type QuerySnapshot,
  query,
  runTransaction,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { Snapshots } from '../snapshots.ts';

/** Which server a page connects to, as which user, and how. */
export interface Connection {
  readonly host: string;
  readonly port: number;
  readonly projectId: string;
  readonly uid?: string;
  readonly settings?: FirestoreSettings;
}

export type Data = Record<string, unknown>;

/** A snapshot that a query listener received. */
export interface SnapshotEvent {
  readonly changes: string[];
  readonly ids: string[];
  readonly isFromCache: boolean;
}

let db: Firestore;
const listeners = new Map<string, Snapshots<QuerySnapshot>>();

/** The actions that run in the page, bundled with the browser build of the SDK. */
const actions = {
  connect({ host, port, projectId, uid, settings = {} }: Connection): void {
    db = initializeFirestore(initializeApp({ projectId }, 'page'), settings);
    connectFirestoreEmulator(db, host, port, uid ? { mockUserToken: { sub: uid } } : {});
  },
  /** Listens to documents with `n` below ten. */
  listen(path: string): void {
    const small = query(collection(db, path), where('n', '<', 10));
    const options = { includeMetadataChanges: true };
    const subscribe = (next: (snapshot: QuerySnapshot) => void, fail: (error: Error) => void) =>
      onSnapshot(small, options, next, fail);
    listeners.set(path, new Snapshots<QuerySnapshot>(subscribe));
  },
  async next(path: string): Promise<SnapshotEvent> {
    const snapshot = await listenerOn(path).next();
    return {
      changes: snapshot.docChanges().map(({ type, doc: one }) => `${type} ${one.id}`),
      ids: snapshot.docs.map((one) => one.id),
      isFromCache: snapshot.metadata.fromCache,
    };
  },
  end: (path: string): void => listenerOn(path).end(),
  set: (path: string, data: Data): Promise<void> => setDoc(doc(db, path), data),
  update: (path: string, data: Data): Promise<void> => updateDoc(doc(db, path), data),
  remove: (path: string): Promise<void> => deleteDoc(doc(db, path)),
  get: async (path: string) => (await getDocFromServer(doc(db, path))).data(),
  count: async (path: string) => (await getCountFromServer(collection(db, path))).data().count,
  batch(documents: Record<string, Data>): Promise<void> {
    const batch = writeBatch(db);
    for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data);
    return batch.commit();
  },
  increment: (path: string): Promise<void> =>
    runTransaction(db, async (transaction) => {
      const { n } = (await transaction.get(doc(db, path))).data() ?? {};
      transaction.set(doc(db, path), { n: n + 1 });
    }),
};

function listenerOn(path: string): Snapshots<QuerySnapshot> {
  const listener = listeners.get(path);
  if (!listener) throw new Error(`There is no listener on ${path}.`);
  return listener;
}

export type Actions = typeof actions;

Object.assign(globalThis, { actions });
