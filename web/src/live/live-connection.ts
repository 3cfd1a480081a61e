import type { LiveAccess } from '@shop/domain/contract/live';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { callApi } from '../lib/api/client.ts';

type LiveConnection = Awaited<ReturnType<typeof openConnection>>;

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
      () => {}, // never opened, which has already been reported
    );
  });
}

let opened = 0;

/**
 * Signs the browser in to Firebase, so that it can listen on behalf of the session's admin. In memory
 * only: nothing but the session cookie outlasts the page.
 */
async function openConnection() {
  const access = await callApi('GET /api/admin/live-token');
  opened += 1;
  const config = { projectId: access.project_id, apiKey: access.api_key };
  const app = initializeApp(config, `live-${opened}`);
  try {
    const { auth, firestore } = await signIn(app, access);
    const stop = keepSignedIn(auth, access);
    const close = () => {
      stop();
      return deleteApp(app);
    };
    return { app, firestore, close };
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
}

/**
 * Signs in with a new token before the rules refuse the old one; Firestore then continues with the new
 * one. Retries after a failure. Returns a function that stops it.
 */
function keepSignedIn(auth: Auth, access: LiveAccess): () => void {
  let timer: number;
  let isStopped = false;
  const renewAfter = (ms: number) => {
    if (!isStopped) timer = window.setTimeout(() => void renew(), ms);
  };
  async function renew(): Promise<void> {
    try {
      const { token, valid_ms } = await callApi('GET /api/admin/live-token');
      if (!isStopped) await signInWithCustomToken(auth, token);
      renewAfter(valid_ms * RENEW_AT);
    } catch {
      renewAfter(access.valid_ms * RETRY_AT);
    }
  }
  renewAfter(access.valid_ms * RENEW_AT);
  return () => {
    isStopped = true;
    window.clearTimeout(timer);
  };
}

/** Fractions of a token's lifetime. */
const RENEW_AT = 0.8;
const RETRY_AT = 0.1;

async function signIn(app: FirebaseApp, { token, emulators }: LiveAccess) {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const firestore = getFirestore(app);
  if (emulators) {
    connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
    const { hostname, port } = new URL(`http://${emulators.firestore}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  await signInWithCustomToken(auth, token);
  return { auth, firestore };
}
