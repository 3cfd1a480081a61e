import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import {
  type Checked,
  isFlag,
  isInstant,
  isText,
  listOf,
  optional,
  shapeOf,
} from '../firestore/checks.ts';
import { documentOf, type StoredType } from '../firestore/stored-type.ts';

const ADMIN = {
  uid: isText,
  since: isInstant,
  /** The role is being revoked; Firebase Auth may not know yet. */
  is_leaving: optional(isFlag),
};
export type StoredAdmin = Checked<typeof ADMIN>;

/** The document `admins/registry`: accounts that have, or once had, the claim for the admin area. */
export interface StoredAdmins {
  admins: StoredAdmin[];
  schema_version: 1;
}

export const ADMINS: StoredType<StoredAdmins> = {
  collection: 'admins',
  version: 1,
  checks: { admins: listOf(shapeOf<StoredAdmin>(ADMIN)) },
};

export function adminsOf(firestore: Firestore): DocumentReference<StoredAdmins> {
  return documentOf(ADMINS)(firestore, 'registry');
}
