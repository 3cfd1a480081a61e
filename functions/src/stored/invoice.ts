import { createHash } from 'node:crypto';
import type { Invoice } from '@shop/domain/invoice/invoice';
import { INVOICE_STATES } from '@shop/domain/invoice/invoice-list';
import { INVOICE_KINDS } from '@shop/domain/order/order';
import { ORDER_KIND_NAMES } from '@shop/domain/order/order-kinds';
import type { MonthSums, RevenueShare } from '@shop/domain/statistics/month-sums';
import {
  type Checked,
  isInstant,
  isSignedCents,
  isText,
  isWhole,
  listOf,
  mapOf,
  oneOf,
  optional,
  orNull,
  shapeOf,
} from '../firestore/checks.ts';
import { collectionOf, documentOf, type StoredType } from '../firestore/stored-type.ts';
import { isInvoiceVat } from './entries.ts';

const INVOICE = {
  number: isText,
  order_number: isText,
  /** `2026-11` */
  month: isText,
  created_at: isInstant,
  by_uid: isText,
  /** The invoice as JSON, exactly the bytes that were hashed. */
  content: isText,
  /** SHA-256 of the previous hash and the content. */
  hash: isText,
  /** Hash of the invoice with the previous number; empty for the first one. */
  previous_hash: isText,
};

/** A document of `invoices/{number}`: created once, never changed, deleted when its retention is over. */
export interface StoredInvoice extends Checked<typeof INVOICE> {
  schema_version: 1;
}

export const INVOICES: StoredType<StoredInvoice> = {
  collection: 'invoices',
  version: 1,
  checks: INVOICE,
};
export const invoicesOf = collectionOf(INVOICES);
export const invoiceDocumentOf = documentOf(INVOICES);

export function hashOf(previous_hash: string, content: string): string {
  return createHash('sha256').update(`${previous_hash}\n${content}`).digest('hex');
}

export function readInvoice({ content }: Pick<StoredInvoice, 'content'>): Invoice {
  return JSON.parse(content);
}

const isShare = shapeOf<RevenueShare>({
  category: isText,
  name: isText,
  place: isText,
  net_cents: isSignedCents,
  kg: isSignedCents,
  days: Number.isFinite,
  site: optional(isText),
  site_id: optional(isText),
});

const ENTRY = {
  number: isText,
  kind: oneOf(INVOICE_KINDS),
  order_number: isText,
  created_at: isInstant,
  day: isText,
  /** `2026-11` */
  month: isText,
  customer: isText,
  gross_cents: isSignedCents,
  vat: isInvoiceVat,
  /** What it adds to the sums of its month. */
  shares: listOf(isShare),
  open_cents: isWhole,
  state: oneOf(INVOICE_STATES),
  due_day: optional(isText),
  search_tokens: listOf(isText),
  /** The customer's record, as its order has it now. */
  customer_number: optional(isText),
  /** Their building site; missing if there are several. */
  site: optional(isText),
  site_id: optional(isText),
  /** The kind of its order. */
  order_kind: optional(oneOf(ORDER_KIND_NAMES)),
  user_id: orNull(isText),
};

/** A document of `invoiceBook/{number}`: the office's list entry, and the current payment state. */
export interface StoredBookEntry extends Checked<typeof ENTRY> {
  schema_version: 1;
}

export const INVOICE_BOOK: StoredType<StoredBookEntry> = {
  collection: 'invoiceBook',
  version: 1,
  checks: ENTRY,
};
export const invoiceBookOf = collectionOf(INVOICE_BOOK);
export const bookEntryOf = documentOf(INVOICE_BOOK);

/** A document of `bookMonths/{month}`: the sums of the book's entries of a month, kept by each that is written. */
export interface StoredMonth extends MonthSums {
  schema_version: 1;
}

export const BOOK_MONTHS: StoredType<StoredMonth> = {
  collection: 'bookMonths',
  version: 1,
  checks: {
    month: isText,
    documents: isWhole,
    net_cents: isSignedCents,
    gross_cents: isSignedCents,
    shares: listOf(isShare),
    customers: optional(mapOf(isSignedCents)),
  },
};
export const bookMonthOf = documentOf(BOOK_MONTHS);

const CHAIN = { year: isText, count: isWhole, hash: isText };

/** The document `invoiceChain/head`: the year's last number and the last hash. */
export interface StoredChain extends Checked<typeof CHAIN> {
  schema_version: 1;
}

export const INVOICE_CHAIN: StoredType<StoredChain> = {
  collection: 'invoiceChain',
  version: 1,
  checks: CHAIN,
};
export const chainOf = documentOf(INVOICE_CHAIN);
