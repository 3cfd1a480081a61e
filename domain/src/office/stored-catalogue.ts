import type { DeliveryArea } from '../delivery/delivery-areas.ts';
import type { InCents } from '../fields/field.ts';
import type { Visibility } from '../fields/visibility.ts';
import type { Cents } from '../money/money.ts';
import type { Picture } from '../product/picture.ts';
import type { ProductFields } from '../product/product.ts';
import type { PRODUCT_FIELDS } from '../product/product-fields.ts';
import type { RentalToolFields } from '../rental/rental.ts';
import type { RENTAL_TOOL_FIELDS } from '../rental/rental-tool-fields.ts';
import type { EntryInput, EntryKind, EntryKinds } from './entry-kinds.ts';

export const SETTINGS_COLLECTION = 'settings';
export const DELIVERY_AREAS_PATH = 'settings/deliveryAreas';

/** The current `schema_version` of both collections. */
export const CATALOGUE_VERSION = 1 as const;

/** Fields of every document that the office edits; missing until its first save. */
export interface OfficeFields {
  /** Counts the saves. */
  version?: number;
  /** The revision of the catalogue created by its last save. */
  changed_in?: number;
  /** The request id of its last save, to recognise a repeated request. */
  saved_by?: string;
  /** When it was last saved, as an ISO instant. */
  saved_at?: string;
  visibility?: Visibility;
}

/** Search and sort fields of an item; missing in older documents until `npm run index`. */
export interface ListFields {
  search_tokens?: string[];
  /** Sort key: its code point order is the names' German order. */
  sort_name?: string;
  /** In cents; products on request sort after all prices. */
  sort_price?: number;
  has_price?: boolean;
}

interface StoredItem extends OfficeFields, ListFields {
  id: number;
  /** The first picture, which lists show. */
  image_url?: string;
  /** Missing if `image_url` is the only one. */
  pictures?: Picture[];
  schema_version: typeof CATALOGUE_VERSION;
}

/** A document of `products/{id}`: net price in cents per unit, on request without one. */
export interface StoredProduct
  extends StoredItem,
    Omit<
      InCents<typeof PRODUCT_FIELDS, ProductFields>,
      'unit' | 'next_price' | 'pictures' | 'related_ids' | 'visibility'
    > {
  /** Manually created documents have other units as well. */
  unit: string;
  /** The net price from a calendar day on. */
  next_price?: { price_cents: Cents; from: string };
  related_ids?: readonly number[];
}

/** A document of `rentalTools/{id}`: net prices and deposit in cents. */
export interface StoredRentalTool
  extends StoredItem,
    Omit<InCents<typeof RENTAL_TOOL_FIELDS, RentalToolFields>, 'pictures' | 'visibility'> {}

/** A document of an entry whose fields are stored one by one. */
export type StoredEntry<Kind extends EntryKind> = Omit<
  InCents<EntryKinds[Kind]['fields'], EntryInput<Kind>>,
  'visibility'
> &
  OfficeFields & { id: number; schema_version: 1 | 2 };

export type StoredCategory = StoredEntry<'category'>;

/** A document of `customers/{id}`, whose number is `K-{id}`. */
export type StoredCustomer = StoredEntry<'customer'> &
  ListFields & {
    member_emails?: string[];
    invited_emails?: string[];
    likeness?: string[];
  };

/** The document at `DELIVERY_AREAS_PATH`. */
export interface StoredDeliveryAreas extends OfficeFields {
  areas: DeliveryArea[];
  schema_version: 1;
}
