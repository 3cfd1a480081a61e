import type { VatRate } from '../money/vat.ts';
import type { Coverage } from './coverage.ts';
import type { DeliveryTime } from './delivery-time.ts';
import type { Picture } from './picture.ts';

/** The categories of the catalogue in display order. */
export const PRODUCT_CATEGORIES = [
  'Schüttgut',
  'Sand',
  'Schotter',
  'Beton',
  'Pflastersteine',
  'Dachdeckung',
] as const;

export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/** The units that prices refer to. */
export const PRODUCT_UNITS = ['t', 'm³', 'm²', 'Stück', 'Sack'] as const;

export type ProductUnit = (typeof PRODUCT_UNITS)[number];

/** A row of technical data: `Körnung: 0/32 mm`. */
export interface Specification {
  label: string;
  value: string;
}

/** What a product is sold in. */
export const PACKAGINGS = ['lose', 'Big Bag', 'Sack', 'Palette', 'Rolle', 'Stück'] as const;

export type Packaging = (typeof PACKAGINGS)[number];

/** A product in lists; `price` in euro per unit, on request if missing. */
export interface Product {
  id: number;
  name: string;
  description?: string;
  category: string;
  price?: number;
  unit: string;
  image_url?: string;
  /** Grain size in mm: `0/32`. */
  grain?: string;
  /** In German: `Anthrazit`. */
  colour?: string;
  packaging?: Packaging;
  /** The same for all products that are one material in different packagings. */
  material?: string;
  /** VAT in percent; the standard rate if missing. */
  vat_rate?: VatRate;
  /** What one unit holds, for the base price: a sack 25 kg, a roll 10 m². */
  content?: ProductContent;
  /** Overrides the number derived from the id. */
  article_number?: string;
  /** Overrides the category's delivery time. */
  delivery_time?: DeliveryTime;
}

/** Units of base prices (§ 5 PAngV). */
export const CONTENT_UNITS = ['kg', 'l', 'm³', 'm', 'm²'] as const;
export interface ProductContent {
  amount: number;
  unit: (typeof CONTENT_UNITS)[number];
}

/** Whom authorities and consumers can reach (Art. 19 GPSR). */
export interface Producer {
  name: string;
  address: string;
  email: string;
}

/** Why consumers cannot withdraw from the purchase of a product (§ 312g (2) no. 1 and 4 BGB). */
export const WITHDRAWAL_EXEMPTIONS = ['made_to_order', 'mixed_after_delivery'] as const;
export type WithdrawalExemption = (typeof WITHDRAWAL_EXEMPTIONS)[number];

/** What a product's page shows of another product. */
export type LinkedProduct = Pick<
  Product,
  'id' | 'name' | 'category' | 'price' | 'unit' | 'image_url' | 'packaging' | 'vat_rate' | 'content'
>;

/** A product with what only its own page shows. */
export interface ProductDetail extends Product {
  specifications: Specification[];
  /** All of them, `image_url` first; missing where that is the only one. */
  pictures?: Picture[];
  coverage?: Coverage;
  /** Of one unit, packaging included. */
  weight_kg?: number;
  producer?: Producer;
  /** Missing for products that can be returned. */
  withdrawal_exemption?: WithdrawalExemption;
  /** Whole sales units, as they are sold: 10 for m², 42 for sacks. */
  units_per_pallet?: number;
  /** Ids of products that are used together with it. */
  related_ids?: readonly number[];
  /** The products of `related_ids` that exist; missing if there are none. */
  related?: readonly LinkedProduct[];
  /** The same material in other packagings; missing if there are none. */
  alternatives?: readonly LinkedProduct[];
}

/** An entry of `GET /api/categories` and `GET /api/rental-categories`, which are in the shop's order. */
export interface CategoryItem {
  category: string;
  /** The sentence below the heading of its page, and its picture, where the office wrote them. */
  lead?: string;
  image_url?: string;
  /** Missing for a picture that says no more than the name. */
  image_alt?: string;
}
