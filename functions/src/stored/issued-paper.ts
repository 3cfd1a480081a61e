import type { Firestore } from 'firebase-admin/firestore';
import {
  type Checked,
  isInstant,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
} from '../firestore/checks.ts';
import { collectionOf, documentOf, type StoredType } from '../firestore/stored-type.ts';

/** Letters to the customer of an order or a quote, kept as such (§ 257 HGB, § 147 AO) and no longer. */
export const LETTER_KINDS = ['confirmation', 'delivery_note', 'reminder', 'quote'] as const;

const VERSIONED_KINDS = [
  ...LETTER_KINDS,
  'contract',
  'return_record',
  'deposit',
  'damage',
] as const;
/** Papers of which there are as many as they have said different things. */
export type VersionedKind = (typeof VERSIONED_KINDS)[number];

/** Papers stored as first issued. */
const PAPER_KINDS = ['invoice', ...VERSIONED_KINDS] as const;

/** The number is that of the invoice, or of the order or booking with the hash of what the paper says. */
export interface PaperName {
  kind: (typeof PAPER_KINDS)[number];
  number: string;
}

const KEPT_PAPER = {
  kind: oneOf(PAPER_KINDS),
  number: isText,
  /** The orders or the booking that it is about; an invoice says that itself, and has neither of the next two. */
  about: optional(listOf(isText)),
  title: optional(isText),
  filename: optional(isText),
  created_at: isInstant,
  /** SHA-256 of the whole paper, the same in each of its parts. */
  hash: isText,
  part: isWhole,
  parts: isWhole,
  bytes: (value: unknown) => Buffer.isBuffer(value),
};

/**
 * A document of `keptPapers/{kind}-{number}-{part}`: created once, never changed, deleted at the latest with what
 * it is about.
 */
export interface StoredIssuedPaper extends Omit<Checked<typeof KEPT_PAPER>, 'bytes'> {
  bytes: Buffer;
  schema_version: 1;
}

export const ISSUED_PAPERS: StoredType<StoredIssuedPaper> = {
  collection: 'keptPapers',
  version: 1,
  checks: KEPT_PAPER,
};
export const keptPapersOf = collectionOf(ISSUED_PAPERS);
const paperPartById = documentOf(ISSUED_PAPERS);

export const paperPartOf = (firestore: Firestore, { kind, number }: PaperName, part: number) =>
  paperPartById(firestore, `${kind}-${number}-${part}`);

/** All parts of the papers about an order or a booking, unread. */
export const papersAbout = (firestore: Firestore, number: string) =>
  keptPapersOf(firestore).withConverter(null).where('about', 'array-contains', number);

/** All parts of a paper, unread. */
export const paperPartsOf = (firestore: Firestore, { kind, number }: PaperName) =>
  keptPapersOf(firestore)
    .withConverter(null)
    .where('kind', '==', kind)
    .where('number', '==', number);
