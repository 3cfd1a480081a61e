import {
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';

/** A document of `rateLimits/{hash}`; Firestore deletes it some time after `expires_at`. */
interface StoredUses {
  used_at: Timestamp[];
  expires_at: Timestamp;
  schema_version: 1;
}

export function usesOf(firestore: Firestore, id: string): DocumentReference<StoredUses> {
  return (firestore.collection('rateLimits') as CollectionReference<StoredUses>).doc(id);
}

/** The instants that count, oldest first: those after `sinceMs`. */
export function recentUses(uses: StoredUses | undefined, sinceMs: number): number[] {
  const instants = uses?.used_at.map((instant) => instant.toMillis()) ?? [];
  return instants.filter((instantMs) => instantMs > sinceMs).sort((a, b) => a - b);
}

export function newUses(instantsMs: readonly number[], expiresMs: number): StoredUses {
  return {
    used_at: instantsMs.map((instantMs) => Timestamp.fromMillis(instantMs)),
    expires_at: Timestamp.fromMillis(expiresMs),
    schema_version: 1,
  };
}
