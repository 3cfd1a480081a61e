import { type Cents, toEuro } from '@shop/domain/money';
import type { Specification } from '@shop/domain/product';
import type { RentalTool } from '@shop/domain/rental';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { ARTICLE_CHECKS } from '../catalogue/article-checks.ts';
import { isFlag, isText, isWhole, optional } from '../stored/checks.ts';
import { collectionOf, type StoredType } from '../stored/stored-type.ts';

/** A document of `rentalTools/{id}`. */
export interface StoredRentalTool {
  id: number;
  name: string;
  description: string;
  category: string;
  brand: string;
  model?: string;
  specifications: Specification[];
  daily_price_cents: Cents;
  weekly_price_cents: Cents;
  monthly_price_cents: Cents;
  deposit_amount_cents: Cents;
  quantity_available: number;
  is_available: boolean;
  image_url?: string;
  schema_version: 1;
}

export const RENTAL_TOOLS: StoredType = {
  collection: 'rentalTools',
  version: 1,
  upgrades: {},
  defaults: { specifications: [] },
  checks: {
    ...ARTICLE_CHECKS,
    description: isText,
    brand: isText,
    model: optional(isText),
    daily_price_cents: isWhole,
    weekly_price_cents: isWhole,
    monthly_price_cents: isWhole,
    deposit_amount_cents: isWhole,
    quantity_available: isWhole,
    is_available: isFlag,
  },
};

export function rentalToolsOf(firestore: Firestore): CollectionReference<StoredRentalTool> {
  return collectionOf(firestore, RENTAL_TOOLS);
}

/** The tool as lists and its page carry it. */
export function toRentalTool(stored: StoredRentalTool): RentalTool {
  const { id, name, description, category, brand, model, specifications, image_url } = stored;
  return {
    id,
    name,
    description,
    category,
    brand,
    ...(model === undefined ? {} : { model }),
    specifications,
    daily_price: toEuro(stored.daily_price_cents),
    weekly_price: toEuro(stored.weekly_price_cents),
    monthly_price: toEuro(stored.monthly_price_cents),
    deposit_amount: toEuro(stored.deposit_amount_cents),
    quantity_available: stored.quantity_available,
    is_available: stored.is_available,
    ...(image_url === undefined ? {} : { image_url }),
  };
}
