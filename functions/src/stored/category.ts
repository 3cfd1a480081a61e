import { CATEGORY_KINDS } from '@shop/domain/office/category';
import { CATEGORIES_COLLECTION, type StoredCategory } from '@shop/domain/office/stored-catalogue';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { isText, isWhole, oneOf, optional } from './checks.ts';
import { OFFICE_CHECKS } from './office-entry.ts';
import { isPicture } from './picture.ts';
import { collectionOf, type StoredType } from './stored-type.ts';

export const CATEGORIES: StoredType<StoredCategory> = {
  collection: CATEGORIES_COLLECTION,
  version: 1,
  checks: {
    id: isWhole,
    of: oneOf(CATEGORY_KINDS),
    name: isText,
    position: isWhole,
    lead: optional(isText),
    picture: optional(isPicture),
    ...OFFICE_CHECKS,
  },
};

export function categoriesOf(firestore: Firestore): CollectionReference<StoredCategory> {
  return collectionOf(firestore, CATEGORIES);
}
