import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { currentDeadline } from '../lib/deadline.ts';
import { unavailable } from '../lib/http-error.ts';

/** Runs `update` in a transaction, which Firestore may repeat. */
export type RunTransaction = <T>(update: (transaction: Transaction) => Promise<T>) => Promise<T>;

/** Dependencies of a use case that reads and writes. */
export interface StoreDeps {
  firestore: Firestore;
  runTransaction: RunTransaction;
  now: () => Date;
}

/**
 * Runs transactions within the time of their request, or within `deadlineMs` outside of one: no
 * attempt begins after half of `deadlineMs`, and nothing is committed after the deadline, when the
 * client has been told 503. Both throw 503.
 */
export function transactionRunner(firestore: Firestore, deadlineMs: number): RunTransaction {
  return (update) => {
    const startedAtMs = performance.now();
    const deadlineAtMs = currentDeadline() ?? startedAtMs + deadlineMs;
    const lastAttemptAtMs = Math.min(startedAtMs + deadlineMs / 2, deadlineAtMs);
    return firestore.runTransaction(async (transaction) => {
      requireBefore(lastAttemptAtMs);
      const attempt = { isOver: false };
      try {
        const result = await update(untilOver(transaction, attempt));
        requireBefore(deadlineAtMs);
        return result;
      } finally {
        attempt.isOver = true;
      }
    });
  };
}

/**
 * The transaction for one attempt. If one of several parallel reads fails, the others continue; their next
 * read would begin a transaction that nobody ends and whose failure nobody handles.
 */
function untilOver(transaction: Transaction, attempt: { isOver: boolean }): Transaction {
  return new Proxy(transaction, {
    get(target, name) {
      if (attempt.isOver) throw new Error('This attempt of the transaction is over.');
      const member = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

function requireBefore(instantMs: number): void {
  if (performance.now() > instantMs) throw unavailable();
}

/** Whether creating a document failed because one exists already. */
export function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 6; // ALREADY_EXISTS
}
