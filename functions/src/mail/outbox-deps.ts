import type { Firestore } from 'firebase-admin/firestore';
import type { Log } from '../logging/log.ts';
import type { MailConfig } from './mail-config.ts';
import type { Mailer } from './mailer.ts';

/** What putting messages into the outbox and sending them needs. */
export interface OutboxDeps {
  firestore: Firestore;
  now: () => Date;
  randomBytes: (count: number) => Uint8Array;
  log: Log;
  /** A request is to be answered within so long. */
  deadlineMs: number;
  mailer: Mailer;
  mail: MailConfig;
}

const LEASE_BYTES = 16;

/** A token that nobody else has. */
export function newLease(randomBytes: OutboxDeps['randomBytes']): string {
  return Buffer.from(randomBytes(LEASE_BYTES)).toString('hex');
}
