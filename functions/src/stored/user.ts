import type { CurrentUser, Profile } from '@shop/domain/contract/user';
import type { Timestamp } from 'firebase-admin/firestore';
import { isInstant, isText, optional } from './checks.ts';
import { collectionOf, documentOf, type StoredType } from './stored-type.ts';

export type GoogleNames = CurrentUser['google_user_data'];

/** A document of `users/{uid}`: written at sign-in, and its profile by orders. */
export interface StoredUser extends GoogleNames, Profile {
  /** Missing if an order recreated the document after it had been erased. */
  created_at?: Timestamp;
  schema_version: 1;
}

export const USERS: StoredType<StoredUser> = {
  collection: 'users',
  version: 1,
  checks: {
    created_at: optional(isInstant),
    name: optional(isText),
    given_name: optional(isText),
    company_name: optional(isText),
    phone: optional(isText),
  },
};

export const usersOf = collectionOf(USERS);
export const userOf = documentOf(USERS);
