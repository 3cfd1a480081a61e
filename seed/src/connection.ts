import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { Target } from './target.ts';

export interface Connection {
  firestore: Firestore;
  close(): Promise<void>;
}

/** Opens the Firestore of a target; a real project uses the machine's default credentials. */
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
