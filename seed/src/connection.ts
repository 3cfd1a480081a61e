import { connect } from 'node:http2';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { Target } from './target.ts';

export interface Connection {
  firestore: Firestore;
  close(): Promise<void>;
}

/** Opens the target's Firestore; a real project uses the machine's default credentials. */
export function openConnection(target: Target): Connection {
  const app = initializeApp({ projectId: target.projectId }, crypto.randomUUID());
  const firestore = getFirestore(app);
  if (target.kind === 'emulator') firestore.settings({ host: target.address, ssl: false });
  return {
    firestore,
    close: async () => {
      await firestore.terminate();
      await deleteApp(app);
    },
  };
}

const TIMEOUT_MS = 3000;

/**
 * Whether a server at `host:port` speaks HTTP/2, as Firestore's protocol requires. Commands ask
 * first because the Firestore client would retry for minutes.
 */
export function isReachable(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const session = connect(`http://${address}`);
    const end = (answer: boolean) => {
      session.destroy();
      resolve(answer);
    };
    session.setTimeout(TIMEOUT_MS, () => end(false));
    session.once('remoteSettings', () => end(true));
    // Not `once`: a session can emit another error while it is being destroyed.
    session.on('error', () => end(false));
    session.once('close', () => resolve(false));
  });
}
