import type { Picture } from '../product/picture.ts';
import type { Specification } from '../product/product.ts';

/** The categories of rental tools in display order. */
export const RENTAL_CATEGORIES = [
  'Bagger & Lader',
  'Verdichtung',
  'Betontechnik',
  'Trennen & Bohren',
  'Strom & Pumpen',
  'Leitern & Gerüste',
] as const;

export type RentalCategory = (typeof RENTAL_CATEGORIES)[number];

/** A rental tool; prices and deposit in euro. Lists show it only if `is_available`. */
export interface RentalTool {
  id: number;
  name: string;
  description: string;
  category: string;
  brand: string;
  model?: string;
  specifications: Specification[];
  daily_price: number;
  weekly_price: number;
  monthly_price: number;
  deposit_amount: number;
  quantity_available: number;
  is_available: boolean;
  image_url?: string;
  /** All of them, `image_url` first; missing where that is the only one. */
  pictures?: Picture[];
}

/** The article number shown: the model, or the brand and the id padded to six digits. */
export function articleNumber({ model, brand, id }: RentalTool): string {
  return model?.trim() || `${brand}-${String(id).padStart(6, '0')}`;
}

/** How many can be rented: `2 Stück verfügbar`; undefined if none, or if the tool is not available. */
export function rentalStock({ is_available, quantity_available }: RentalTool): string | undefined {
  return is_available && quantity_available > 0
    ? `${quantity_available} Stück verfügbar`
    : undefined;
}
