import { readFileSync } from 'node:fs';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));

let firestore: Firestore | undefined;

/** The Firestore of the running stack, to be what the office is to the shop: another writer. */
export function stackFirestore(): Firestore {
  if (!firestore) {
    const { port } = read('firebase.json').emulators.firestore;
    process.env.METADATA_SERVER_DETECTION = 'none';
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
    firestore = getFirestore(initializeApp({ projectId: read('.firebaserc').projects.default }));
  }
  return firestore;
}
