import type { LiveAccess } from '@shop/domain/live';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { callApi } from '../../lib/api/client.ts';

/** Firestore as the signed-in account may read it. */
interface LiveConnection {
  app: FirebaseApp;
  firestore: Firestore;
  uid: string;
  close(): Promise<void>;
}

interface SharedConnection {
  users: number;
  connection: Promise<LiveConnection>;
}

let shared: SharedConnection | undefined;

/**
 * The one connection of all listeners; undefined while it is being opened. Closed after its last user.
 * Throws, for an error boundary, if it cannot be opened.
 */
export function useLiveConnection(): LiveConnection | undefined {
  const [connection, setConnection] = useState<LiveConnection>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let isUnmounted = false;
    const acquired = acquire();
    acquired.connection.then(
      (opened) => !isUnmounted && setConnection(opened),
      (cause) => !isUnmounted && setFailure(new Error('Failed to listen for changes', { cause })),
    );
    return () => {
      isUnmounted = true;
      release(acquired);
    };
  }, []);
  if (failure) throw failure;
  return connection;
}

function acquire(): SharedConnection {
  shared ??= { users: 0, connection: openConnection() };
  shared.users += 1;
  return shared;
}

function release(released: SharedConnection): void {
  released.users -= 1;
  // Deferred, since StrictMode unmounts and mounts again at once.
  queueMicrotask(() => {
    if (released.users > 0) return;
    if (shared === released) shared = undefined;
    released.connection.then(
      ({ close }) => close(),
      () => {}, // never opened, which has been reported
    );
  });
}

let opened = 0;

/**
 * Signs the browser in to Firebase as the account of the session. In memory only: nothing but the
 * session cookie outlasts the page.
 */
async function openConnection(): Promise<LiveConnection> {
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
