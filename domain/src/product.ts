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

/** A product in lists; `price` in euro per unit, on request if missing. */
export interface Product {
  id: number;
  name: string;
  description?: string;
  category: string;
  price?: number;
  unit: string;
  image_url?: string;
}

/** A product with its technical data. */
export interface ProductDetail extends Product {
  specifications: Specification[];
}

/** An entry of `GET /api/categories` and `GET /api/rental-categories`. */
export interface CategoryItem {
  category: string;
}
