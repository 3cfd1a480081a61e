import type { Firestore } from 'firebase-admin/firestore';

/** What the office's use cases need. */
export interface OfficeDeps {
  firestore: Firestore;
  now: () => Date;
}
