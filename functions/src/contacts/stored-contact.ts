import type { ContactRequest } from '@shop/domain/contact';
import {
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';

/** A document of `contacts/{id}`. */
interface StoredContactRequest extends ContactRequest {
  created_at: Timestamp;
  schema_version: 1;
}

/** A place for a new contact request, under an id that nobody has. */
export function newContactOf(firestore: Firestore): DocumentReference<StoredContactRequest> {
  return (firestore.collection('contacts') as CollectionReference<StoredContactRequest>).doc();
}

export function newContact(request: ContactRequest, now: Date): StoredContactRequest {
  return { ...request, created_at: Timestamp.fromDate(now), schema_version: 1 };
}
