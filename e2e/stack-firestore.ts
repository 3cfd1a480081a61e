import { readFileSync } from 'node:fs';
import { initializeApp } from 'firebase-admin/app';
import {
  type DocumentData,
  type Firestore,
  getFirestore,
  type UpdateData,
} from 'firebase-admin/firestore';
import { FIRESTORE } from './local-stack.ts';

let firestore: Firestore | undefined;

/** The running stack's Firestore, with admin rights. */
export function stackFirestore(): Firestore {
  if (!firestore) {
    const firebaserc = readFileSync(new URL('../.firebaserc', import.meta.url), 'utf8');
    process.env.METADATA_SERVER_DETECTION = 'none';
    process.env.FIRESTORE_EMULATOR_HOST = new URL(FIRESTORE).host;
    firestore = getFirestore(initializeApp({ projectId: JSON.parse(firebaserc).projects.default }));
  }
  return firestore;
}

/** Makes an order's waiting mails due, as if its take-back period had passed. */
export async function passTakeBack(orderNumber: string): Promise<void> {
  const mails = stackFirestore().collection('outbox').where('subject_id', '==', orderNumber);
  const waiting = (await mails.get()).docs.filter((mail) => mail.get('state') === 'waiting');
  await Promise.all(waiting.map(({ ref }) => ref.update({ next_try_at: new Date() })));
}

/** Changes fields of an office document, in a new revision as a save does. */
export async function changeAsOffice(
  path: string,
  fields: UpdateData<DocumentData>,
): Promise<void> {
  const counter = stackFirestore().doc('settings/revision');
  await stackFirestore().runTransaction(async (transaction) => {
    const revision = Number((await transaction.get(counter)).get('revision') ?? 0) + 1;
    transaction.set(counter, { revision, schema_version: 1 });
    transaction.update(stackFirestore().doc(path), { ...fields, changed_in: revision });
  });
}
