import { createHash } from 'node:crypto';
import type { Invoice } from '@shop/domain/invoice/invoice';
import { INVOICE_STATES } from '@shop/domain/invoice/invoice-list';
import { INVOICE_KINDS } from '@shop/domain/order/order';
import {
  type Checked,
  isInstant,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
  orNull,
} from './checks.ts';
import { collectionOf, documentOf, type StoredType } from './stored-type.ts';

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

const ENTRY = {
  number: isText,
  kind: oneOf(INVOICE_KINDS),
  order_number: isText,
  created_at: isInstant,
  day: isText,
  /** `2026-11` */
  month: isText,
  customer: isText,
  gross_cents: (value: unknown) => Number.isSafeInteger(value),
  open_cents: isWhole,
  state: oneOf(INVOICE_STATES),
  due_day: optional(isText),
  search_tokens: listOf(isText),
  user_id: orNull(isText),
};

/** A document of `invoiceBook/{number}`: the office's list entry, and the current payment state. */
export interface StoredBookEntry extends Omit<Checked<typeof ENTRY>, 'gross_cents'> {
  gross_cents: number;
  schema_version: 1;
}

export const INVOICE_BOOK: StoredType<StoredBookEntry> = {
  collection: 'invoiceBook',
  version: 1,
  checks: ENTRY,
};
export const invoiceBookOf = collectionOf(INVOICE_BOOK);
export const bookEntryOf = documentOf(INVOICE_BOOK);

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
