import type { PlainValues } from '../fields/field.ts';
import type { Picture } from '../product/picture.ts';
import type { Specification } from '../product/product.ts';
import type { RENTAL_TOOL_FIELDS } from './rental-tool-fields.ts';

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

/** Editable fields of a rental tool; net prices and deposit in euro. */
export interface RentalToolFields extends PlainValues<typeof RENTAL_TOOL_FIELDS> {
  specifications: Specification[];
  pictures: Picture[];
}

/** A rental tool in lists and on its page. Lists show it only if `is_available`. */
export interface RentalTool extends Omit<RentalToolFields, 'visibility' | 'pictures'> {
  id: number;
  image_url?: string;
  /** All pictures, `image_url` first; missing if that is the only one. */
  pictures?: Picture[];
}

/** The article number shown: the model, or the brand and the id padded to six digits. */
export const articleNumber = ({ model, brand, id }: RentalTool): string =>
  model?.trim() || `${brand}-${String(id).padStart(6, '0')}`;

/** The number of pieces: `2 Stück verfügbar`; undefined if there are none or the tool is not available. */
export function rentalStock({ is_available, quantity_available }: RentalTool): string | undefined {
  return is_available && quantity_available > 0
    ? `${quantity_available} Stück verfügbar`
    : undefined;
}
