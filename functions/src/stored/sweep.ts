import type { Firestore } from 'firebase-admin/firestore';
import { type Checked, isFlag, isInstant } from '../firestore/checks.ts';
import { documentOf, type StoredType } from '../firestore/stored-type.ts';

const SWEEP = {
  swept_at: isInstant,
  /** Whether any mail had been waiting for more than fifteen minutes. */
  is_mail_late: isFlag,
};

/** The document `health/sweep`: the last completed sweep of the outbox. */
export interface StoredSweep extends Checked<typeof SWEEP> {
  schema_version: 1;
}

export const HEALTH: StoredType<StoredSweep> = { collection: 'health', version: 1, checks: SWEEP };

export function sweepOf(firestore: Firestore) {
  return documentOf(HEALTH)(firestore, 'sweep');
}
