import { readFileSync } from 'node:fs';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { FIRESTORE } from './local-stack.ts';

let firestore: Firestore | undefined;

/** The Firestore of the running stack, with all rights. */
export function stackFirestore(): Firestore {
  if (!firestore) {
    const firebaserc = readFileSync(new URL('../.firebaserc', import.meta.url), 'utf8');
    process.env.METADATA_SERVER_DETECTION = 'none';
    process.env.FIRESTORE_EMULATOR_HOST = new URL(FIRESTORE).host;
    firestore = getFirestore(initializeApp({ projectId: JSON.parse(firebaserc).projects.default }));
  }
  return firestore;
}
