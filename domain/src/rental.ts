import type { Specification } from './product.ts';

/** The kinds of tool for rent, in the order in which they are shown. */
export const RENTAL_CATEGORIES = [
  'Bagger & Lader',
  'Verdichtung',
  'Betontechnik',
  'Trennen & Bohren',
  'Strom & Pumpen',
  'Leitern & Gerüste',
] as const;

export type RentalCategory = (typeof RENTAL_CATEGORIES)[number];

/** A tool for rent. Prices and the deposit are in euro; `is_available` false hides it from lists. */
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
}
