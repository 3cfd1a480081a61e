import type { NameWith, PlainValues } from '../fields/field.ts';
import type { Coverage } from './coverage.ts';
import type { DeliveryTime } from './delivery-time.ts';
import type { Picture } from './picture.ts';
import type { PRODUCT_FIELDS } from './product-fields.ts';

/** A row of technical data: `Körnung: 0/32 mm`. */
export interface Specification {
  label: string;
  value: string;
}

/** Units of base prices (§ 5 PAngV). */
export const CONTENT_UNITS = ['kg', 'l', 'm³', 'm', 'm²'] as const;
export interface ProductContent {
  amount: number;
  unit: (typeof CONTENT_UNITS)[number];
}

/** Contact for authorities and consumers (Art. 19 GPSR). */
export interface Producer {
  name: string;
  address: string;
  email: string;
}

/** A net price from a day on. */
export interface NextPrice {
  /** In euro per unit. */
  price: number;
  /** The first calendar day on which it applies. */
  from: string;
}

type Rows = typeof PRODUCT_FIELDS;

/** Editable fields of a product: the plain ones of `PRODUCT_FIELDS` and the special ones. */
export interface ProductFields extends PlainValues<Rows> {
  content?: ProductContent;
  next_price?: NextPrice;
  coverage?: Coverage;
  specifications: Specification[];
  /** The first is the one that lists show. */
  pictures: Picture[];
  delivery_time?: DeliveryTime;
  producer?: Producer;
  /** Ids of products used together with it. */
  related_ids: number[];
}

type ShownIn<Place extends 'lists' | 'page'> = Pick<
  ProductFields,
  NameWith<Rows, { shownIn: Place }>
>;

/** A product in lists; `price` in euro per unit, on request if missing. */
export interface Product extends Omit<ShownIn<'lists'>, 'unit'> {
  id: number;
  /** Not only `ProductUnit`: manually created documents have other units as well. */
  unit: string;
  image_url?: string;
}

/** Fields of a product for links from another one. */
export const LINKED_FIELDS = [
  'id',
  'name',
  'category',
  'price',
  'unit',
  'image_url',
  'packaging',
  'vat_rate',
  'content',
] as const;
export type LinkedProduct = Pick<Product, (typeof LINKED_FIELDS)[number]>;

/** A product with what only its own page shows. */
export interface ProductDetail extends Product, ShownIn<'page'> {
  /** All pictures, `image_url` first; missing if that is the only one. */
  pictures?: Picture[];
  related_ids?: readonly number[];
  /** Existing products of `related_ids`; missing if there are none. */
  related?: readonly LinkedProduct[];
  /** The same material in other packagings; missing if there are none. */
  alternatives?: readonly LinkedProduct[];
}

/** An entry of `GET /api/categories` and `GET /api/rental-categories`, in the shop's order. */
export interface CategoryItem {
  category: string;
  /** The sentence below the page's heading, and the picture, if the office has set them. */
  lead?: string;
  image_url?: string;
  /** Missing if the picture shows no more than the name says. */
  image_alt?: string;
}
