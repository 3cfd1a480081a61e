import type { Schema } from 'yup';
import { CUSTOMER_RECORD, customerInputSchema } from '../customer/customer-fields.ts';
import type { Fields } from '../fields/field.ts';
import type { Visibility } from '../fields/visibility.ts';
import { PRODUCT_FIELDS } from '../product/product-fields.ts';
import { RENTAL_TOOL_FIELDS } from '../rental/rental-tool-fields.ts';
import { CATEGORY_FIELDS, categoryInputSchema } from './category.ts';
import { productInputSchema } from './product-input.ts';
import { rentalToolInputSchema } from './rental-tool-input.ts';

interface NamedEntry {
  name: string;
  visibility: Visibility;
}

interface EntryRow {
  /** Singular and plural, in the log. */
  one: string;
  many: string;
  /** Path of its calls: `/api/admin/{path}`. */
  path: string;
  collection: string;
  /** A yes/no filter of a kind listed in pages, with a call for one entry; others are listed as a whole. */
  flag?: 'has_price' | 'is_available' | 'is_company';
  /** A kind listed in pages that sorts by name only and has no categories. */
  isByName?: true;
  fields: Fields;
  schema: Schema<NamedEntry>;
}

/**
 * Each kind of entry that the office keeps in a collection. Its calls, their bodies and terms, its stored
 * document, its log, undo and audit follow.
 */
export const ENTRY_KINDS = {
  product: {
    one: 'Artikel',
    many: 'Artikel',
    path: 'products',
    collection: 'products',
    flag: 'has_price',
    fields: PRODUCT_FIELDS,
    schema: productInputSchema,
  },
  rental_tool: {
    one: 'Mietgerät',
    many: 'Mietgeräte',
    path: 'rental-tools',
    collection: 'rentalTools',
    flag: 'is_available',
    fields: RENTAL_TOOL_FIELDS,
    schema: rentalToolInputSchema,
  },
  category: {
    one: 'Kategorie',
    // Renaming one changes its items as well.
    many: 'Einträge',
    path: 'categories',
    collection: 'categories',
    fields: CATEGORY_FIELDS,
    schema: categoryInputSchema,
  },
  customer: {
    one: 'Kunde',
    many: 'Kunden',
    path: 'customers',
    collection: 'customers',
    flag: 'is_company',
    isByName: true,
    fields: CUSTOMER_RECORD,
    schema: customerInputSchema,
  },
} as const satisfies Record<string, EntryRow>;

/** Everything that the log tells of. */
export const OFFICE_KINDS = {
  ...ENTRY_KINDS,
  setting: { one: 'Einstellung', many: 'Einstellungen' },
  admin: { one: 'Admin', many: 'Admins' },
} as const;

/** Maximum number of entries of a kind that is listed as a whole. */
export const MAX_LISTED = 200;

export type EntryKinds = typeof ENTRY_KINDS;
export type EntryKind = keyof EntryKinds;
export type OfficeKind = keyof typeof OFFICE_KINDS;

export type EntryInput<Kind extends EntryKind> =
  EntryKinds[Kind]['schema'] extends Schema<infer Input extends NamedEntry> ? Input : never;
