import type { Firestore } from 'firebase-admin/firestore';
import type { AdminNames } from '../accounts/admin-names.ts';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import type { Log } from '../log.ts';

/** What the office's use cases need. */
export interface OfficeDeps {
  firestore: Firestore;
  runTransaction: RunTransaction;
  now: () => Date;
  log: Log;
  adminNames: AdminNames;
}
