/** The six categories of the catalogue, in the order in which they are shown. */
export const PRODUCT_CATEGORIES = [
  'Schüttgut',
  'Sand',
  'Schotter',
  'Beton',
  'Pflastersteine',
  'Dachdeckung',
] as const;

export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/** What one unit of a price stands for. */
export const PRODUCT_UNITS = ['t', 'm³', 'm²', 'Stück', 'Sack'] as const;

export type ProductUnit = (typeof PRODUCT_UNITS)[number];

/** One line of technical data, in the order in which it is shown: `Körnung: 0/32 mm`. */
export interface Specification {
  label: string;
  value: string;
}

/** A product as the lists carry it. `price` is in euro per unit; without one it is on request. */
export interface Product {
  id: number;
  name: string;
  description?: string;
  category: string;
  price?: number;
  unit: string;
  image_url?: string;
}

/** A single product, with its technical data. */
export interface ProductDetail extends Product {
  specifications: Specification[];
}

/** The element of both category lists. */
export interface CategoryItem {
  category: string;
}
