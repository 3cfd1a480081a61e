import type { ContactRequest, StoredContact } from '@shop/domain/contact';
import {
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';

/** A document of `contacts/{id}`. */
export interface StoredContactRequest extends ContactRequest {
  created_at: Timestamp;
  schema_version: 1;
}

export function contactsOf(firestore: Firestore): CollectionReference<StoredContactRequest> {
  return firestore.collection('contacts') as CollectionReference<StoredContactRequest>;
}

/** A place for a new contact request, under an id that nobody has. */
export function newContactOf(firestore: Firestore): DocumentReference<StoredContactRequest> {
  return contactsOf(firestore).doc();
}

export function newContact(request: ContactRequest, now: Date): StoredContactRequest {
  return { ...request, created_at: Timestamp.fromDate(now), schema_version: 1 };
}

/** The contact request as the office reads it. */
export function toStoredContact(
  document: QueryDocumentSnapshot<StoredContactRequest>,
): StoredContact {
  const { name, email, phone, message, request_type, created_at } = document.data();
  const createdAt = created_at.toDate().toISOString();
  return { id: document.id, created_at: createdAt, name, email, phone, message, request_type };
}
