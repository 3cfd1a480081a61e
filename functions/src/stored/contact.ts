import type { ContactRequest, StoredContact } from '@shop/domain/contact';
import {
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { isInstant, isText } from './checks.ts';
import type { ReadDocument } from './readable.ts';
import { collectionOf, type StoredType } from './stored-type.ts';

/** A document of `contacts/{id}`. */
export interface StoredContactRequest extends ContactRequest {
  created_at: Timestamp;
  schema_version: 1;
}

export const CONTACTS: StoredType<StoredContactRequest> = {
  collection: 'contacts',
  version: 1,
  defaults: { phone: '' },
  checks: {
    name: isText,
    email: isText,
    phone: isText,
    message: isText,
    request_type: isText,
    created_at: isInstant,
  },
};

export function contactsOf(firestore: Firestore): CollectionReference<StoredContactRequest> {
  return collectionOf(firestore, CONTACTS);
}

/** The document of a new contact request, under the given id or a random one. */
export function newContactOf(
  firestore: Firestore,
  id: string | undefined,
): DocumentReference<StoredContactRequest> {
  const contacts = contactsOf(firestore);
  return id === undefined ? contacts.doc() : contacts.doc(id);
}

export function newContact(request: ContactRequest, now: Date): StoredContactRequest {
  return { ...request, created_at: Timestamp.fromDate(now), schema_version: 1 };
}

/** The contact request as admins see it. */
export function toStoredContact({ id, stored }: ReadDocument<StoredContactRequest>): StoredContact {
  const { name, email, phone, message, request_type } = stored;
  const created_at = stored.created_at.toDate().toISOString();
  return { id, created_at, name, email, phone, message, request_type };
}
