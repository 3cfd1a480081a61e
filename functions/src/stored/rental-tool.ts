import { toEuro } from '@shop/domain/money/money';
import {
  CATALOGUE_VERSION,
  RENTAL_TOOLS_COLLECTION,
  type StoredRentalTool,
} from '@shop/domain/office/stored-catalogue';
import type { RentalTool } from '@shop/domain/rental/rental';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { fromAllFields } from './all-fields.ts';
import { isFlag, isText, isWhole, listOf, optional, shapeOf } from './checks.ts';
import { LIST_CHECKS, OFFICE_CHECKS } from './office-entry.ts';
import { isPicture } from './picture.ts';
import { collectionOf, type StoredType } from './stored-type.ts';

export const RENTAL_TOOLS: StoredType<StoredRentalTool> = {
  collection: RENTAL_TOOLS_COLLECTION,
  version: CATALOGUE_VERSION,
  defaults: { specifications: [] },
  checks: {
    id: isWhole,
    name: isText,
    description: isText,
    category: isText,
    brand: isText,
    model: optional(isText),
    specifications: listOf(shapeOf({ label: isText, value: isText })),
    daily_price_cents: isWhole,
    weekly_price_cents: isWhole,
    monthly_price_cents: isWhole,
    deposit_amount_cents: isWhole,
    quantity_available: isWhole,
    is_available: isFlag,
    image_url: optional(isText),
    pictures: optional(listOf(isPicture)),
    ...OFFICE_CHECKS,
    ...LIST_CHECKS,
  },
};

export function rentalToolsOf(firestore: Firestore): CollectionReference<StoredRentalTool> {
  return collectionOf(firestore, RENTAL_TOOLS);
}

/** The tool as lists and its own page show it. */
export function toRentalTool(stored: StoredRentalTool): RentalTool {
  return fromAllFields<RentalTool>({
    id: stored.id,
    name: stored.name,
    description: stored.description,
    category: stored.category,
    brand: stored.brand,
    model: stored.model,
    specifications: stored.specifications,
    daily_price: toEuro(stored.daily_price_cents),
    weekly_price: toEuro(stored.weekly_price_cents),
    monthly_price: toEuro(stored.monthly_price_cents),
    deposit_amount: toEuro(stored.deposit_amount_cents),
    quantity_available: stored.quantity_available,
    is_available: stored.is_available,
    image_url: stored.image_url,
    pictures: stored.pictures,
  });
}
