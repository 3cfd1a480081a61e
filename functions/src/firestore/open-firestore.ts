import type { App } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

const CALLS = ['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery', 'Commit', 'Rollback'];

/**
 * The Firestore client already retries reads and transactions five times. Its transport, google-gax,
 * would retry each of these again for ten minutes, long after the request was answered.
 */
function withoutTransportRetries(callTimeoutMs: number) {
  const call = {
    timeout_millis: callTimeoutMs,
    retry_codes_name: 'none',
    retry_params_name: 'default',
  };
  const methods = Object.fromEntries(CALLS.map((name) => [name, call]));
  const retry_codes = { none: [] };
  return {
    gaxServerStreamingRetries: true, // without it, streams ignore these settings
    clientConfig: { interfaces: { 'google.firestore.v1.Firestore': { retry_codes, methods } } },
  };
}

/** gRPC's default is to wait up to two minutes before it reconnects. */
const RECONNECT_SOON = {
  'grpc.initial_reconnect_backoff_ms': 500,
  'grpc.max_reconnect_backoff_ms': 2000,
};

/** The app's Firestore; one call may take half of `deadlineMs`, the time for a request. */
export function openFirestore(app: App, deadlineMs: number): Firestore {
  const firestore = getFirestore(app);
  firestore.settings({ ...withoutTransportRetries(deadlineMs / 2), ...RECONNECT_SOON });
  return firestore;
}
