import type { Firestore } from 'firebase-admin/firestore';
import { type Checked, isInstant, isText, isWhole, oneOf } from './checks.ts';
import { collectionOf, documentOf, type StoredType } from './stored-type.ts';

/** Papers stored as first issued; each is drawn from an object with its number. */
export const PAPER_KINDS = ['invoice'] as const;

export interface PaperName {
  kind: (typeof PAPER_KINDS)[number];
  number: string;
}

const KEPT_PAPER = {
  kind: oneOf(PAPER_KINDS),
  number: isText,
  created_at: isInstant,
  /** SHA-256 of the whole paper, the same in each of its parts. */
  hash: isText,
  part: isWhole,
  parts: isWhole,
  bytes: (value: unknown) => Buffer.isBuffer(value),
};

/**
 * A document of `keptPapers/{kind}-{number}-{part}`: created once, never changed, deleted with the
 * object it was drawn from.
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

/** All parts of a paper, unread. */
export const paperPartsOf = (firestore: Firestore, { kind, number }: PaperName) =>
  keptPapersOf(firestore)
    .withConverter(null)
    .where('kind', '==', kind)
    .where('number', '==', number);
