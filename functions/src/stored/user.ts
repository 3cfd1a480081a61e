import type {
  CurrentUser,
  Profile,
  RememberedDetails,
  RememberedSite,
  SavedPlan,
} from '@shop/domain/contract/user';
import { TRUCK_ACCESS } from '@shop/domain/order/delivery-wish';
import { ofOrderFields, TEXTS } from '@shop/domain/order/order-fields';
import type { Timestamp } from 'firebase-admin/firestore';
import {
  isFlag,
  isInstant,
  isText,
  listOf,
  oneOf,
  optional,
  shapeOf,
} from '../firestore/checks.ts';
import { collectionOf, documentOf, type StoredType } from '../firestore/stored-type.ts';
import { textChecks } from './text-checks.ts';

export type GoogleNames = CurrentUser['google_user_data'];

/** A document of `users/{uid}`: written at sign-in; its profile is written with orders. */
export interface StoredUser extends GoogleNames, Profile {
  /** Google's id of the person, from their first sign-in on. */
  google_id?: string;
  /** Missing if an order recreated the document after it had been erased. */
  created_at?: Timestamp;
  /** Newest first. */
  plans?: SavedPlan[];
  schema_version: 1;
}

const isSite = shapeOf<RememberedSite>({
  ...textChecks(TEXTS.delivery),
  truck_access: oneOf(TRUCK_ACCESS),
});

export const USERS: StoredType<StoredUser> = {
  collection: 'users',
  version: 1,
  checks: {
    google_id: optional(isText),
    created_at: optional(isInstant),
    name: optional(isText),
    given_name: optional(isText),
    company_name: optional(isText),
    phone: optional(isText),
    remembered: optional(
      shapeOf<RememberedDetails>({
        is_business: isFlag,
        ...ofOrderFields(TEXTS.remembered, () => optional(isText)),
        site: optional(isSite),
      }),
    ),
    plans: optional(
      listOf(shapeOf<SavedPlan>({ address: isText, name: isText, saved_day: isText })),
    ),
  },
};

export const usersOf = collectionOf(USERS);
export const userOf = documentOf(USERS);
