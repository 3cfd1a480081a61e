import type { LiveAccess } from '@shop/domain/live';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { callApi } from '../../lib/api/client.ts';

/** Firestore as the signed-in account may read it. */
export interface LiveConnection {
  app: FirebaseApp;
  firestore: Firestore;
  uid: string;
  close(): Promise<void>;
}

let opened = 0;

/**
 * Signs the browser in to Firebase as the account of the session. What that opens lives in memory
 * only: the session cookie stays the one thing that outlasts the page.
 */
export async function openLiveConnection(): Promise<LiveConnection> {
  const access = await callApi('GET /api/users/live-token');
  opened += 1;
  const config = { projectId: access.project_id, apiKey: access.api_key };
  const app = initializeApp(config, `live-${opened}`);
  const close = () => deleteApp(app);
  try {
    const { uid, firestore } = await signIn(app, access);
    return { app, firestore, uid, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function signIn(app: FirebaseApp, { token, emulators }: LiveAccess) {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const firestore = getFirestore(app);
  if (emulators) {
    connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
    const { hostname, port } = new URL(`http://${emulators.firestore}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  const { user } = await signInWithCustomToken(auth, token);
  return { uid: user.uid, firestore };
}
