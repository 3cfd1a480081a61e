import { CATEGORY_FIELDS } from '@shop/domain/office/category';
import { CATEGORIES_COLLECTION, type StoredCategory } from '@shop/domain/office/stored-catalogue';
import { OFFICE_CHECKS } from './change.ts';
import { isWhole, optional } from './checks.ts';
import { isPicture, plainChecks } from './item-checks.ts';
import { collectionOf, type StoredType } from './stored-type.ts';

export const CATEGORIES: StoredType<StoredCategory> = {
  collection: CATEGORIES_COLLECTION,
  version: 1,
  checks: {
    ...plainChecks(CATEGORY_FIELDS),
    id: isWhole,
    picture: optional(isPicture),
    ...OFFICE_CHECKS,
  },
};

export const categoriesOf = collectionOf(CATEGORIES);
