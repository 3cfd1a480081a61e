import type { App } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { unavailable } from './errors/http-error.ts';
import { currentDeadline } from './http/deadline.ts';

const CALLS = ['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery', 'Commit', 'Rollback'];

/**
 * The client tries again by itself: a read five times within about nine seconds, a transaction
 * five times. Below that, its transport would try each of these again for ten minutes, or two
 * further times on streams, so that work went on long after its request was answered.
 */
function withoutRetriesBelow(callMs: number) {
  const call = { timeout_millis: callMs, retry_codes_name: 'none', retry_params_name: 'default' };
  const methods = Object.fromEntries(CALLS.map((name) => [name, call]));
  const retry_codes = { none: [] };
  return {
    gaxServerStreamingRetries: true, // streams then take this setting, and not their own
    clientConfig: { interfaces: { 'google.firestore.v1.Firestore': { retry_codes, methods } } },
  };
}

/** Else it waits up to two minutes before it looks whether Firestore is back. */
const RECONNECT_SOON = {
  'grpc.initial_reconnect_backoff_ms': 500,
  'grpc.max_reconnect_backoff_ms': 2000,
};

/**
 * The app's Firestore, whose patience fits the time in which a request is answered: one call may
 * take half of it, a transaction is not tried again after half of it, and once the request's own time
 * has passed nothing more is written for who was told so.
 */
export function openFirestore(app: App, deadlineMs: number): Firestore {
  const firestore = getFirestore(app);
  firestore.settings({ ...withoutRetriesBelow(deadlineMs / 2), ...RECONNECT_SOON });
  const runTransaction = firestore.runTransaction.bind(firestore);
  firestore.runTransaction = (update, options) => {
    const startedMs = performance.now();
    const endMs = currentDeadline() ?? startedMs + deadlineMs;
    const requireBefore = (instantMs: number) => {
      if (performance.now() > instantMs) throw unavailable();
    };
    return runTransaction(async (transaction) => {
      requireBefore(Math.min(startedMs + deadlineMs / 2, endMs));
      const result = await update(transaction);
      requireBefore(endMs);
      return result;
    }, options);
  };
  return firestore;
}
