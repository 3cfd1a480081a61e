import type { Firestore } from 'firebase-admin/firestore';

/** A Firestore that repeats each transaction, as the real one does when an answer gets lost. */
export function repeating(firestore: Firestore): Firestore {
  const double: Firestore = Object.create(firestore);
  double.runTransaction = async (update) => {
    await firestore.runTransaction(update);
    return firestore.runTransaction(update);
  };
  return double;
}
