import { isDeepStrictEqual } from 'node:util';
import { VISIBILITIES } from '@shop/domain/fields/visibility';
import { OFFICE_KINDS, type OfficeKind } from '@shop/domain/office/entry-kinds';
import type { SavedChange } from '@shop/domain/office/office';
import {
  type ListFields,
  type OfficeFields,
  SETTINGS_COLLECTION,
} from '@shop/domain/office/stored-catalogue';
import { keptUntil, RETENTION } from '@shop/domain/time/retention';
import {
  type DocumentData,
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  type Check,
  type Checked,
  type Checks,
  isFlag,
  isInstant,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
} from '../firestore/checks.ts';
import { collectionOf, documentOf, type StoredType } from '../firestore/stored-type.ts';
import { dueEntry, entryOf } from './outbox-entry.ts';

export const OFFICE_CHECKS: Checks<OfficeFields> = {
  version: optional(isWhole),
  changed_in: optional(isWhole),
  saved_by: optional(isText),
  saved_at: optional(isText),
  visibility: optional(oneOf(VISIBILITIES)),
};

export const LIST_CHECKS: Checks<ListFields> = {
  search_tokens: optional(listOf(isText)),
  sort_name: optional(isText),
  sort_price: optional(isWhole),
  has_price: optional(isFlag),
};

/** Author of changes made on the command line, as shown in the log. */
export const BY_GRANT_COMMAND = 'npm run grant-admin';

const isObjectOrNull: Check<object | null> = (value) => typeof value === 'object';

const CHANGE = {
  kind: oneOf(Object.keys(OFFICE_KINDS) as OfficeKind[]),
  item_id: isText,
  item_name: isText,
  version: isWhole,
  /** The stored document before; null for one that did not exist. With `new_fields` only what differs: see `stateBefore`. */
  before: isObjectOrNull,
  after: isObjectOrNull,
  /** Fields of `after` that did not exist before. */
  new_fields: optional(listOf(isText)),
  batch_id: isText,
  label: optional(isText),
  undoes: optional(isText),
  /** An admin's account, or `BY_GRANT_COMMAND`. */
  by_uid: isText,
  at: isInstant,
  /** Repeats `at` on the first change of a request only; the whole log is listed by it. */
  listed_at: optional(isInstant),
  /** The number of changes in the request; set on its first change. */
  count: optional(isWhole),
  /** Firestore deletes the change some time after it. */
  expires_at: optional(isInstant),
};

/** A document of `changes/{requestId}-{index}`: one saved change. */
export interface StoredChange extends Checked<typeof CHANGE> {
  schema_version: 1;
}

export const CHANGES: StoredType<StoredChange> = {
  collection: 'changes',
  version: 1,
  checks: CHANGE,
};

export const changesOf = collectionOf(CHANGES);

/** Tells the two changes of a merging, without names, which erasing would have to find. */
export const mergeLabel = (from: string, into: string): string => `${from} zu ${into}`;
export const isMergeLabel = (label = ''): boolean => / zu K-\d+$/.test(label);

/** The whole document before a change; null for one that did not exist. */
export function stateBefore({ before, after, new_fields }: StoredChange): object | null {
  if (!before || !new_fields) return before;
  const whole = Object.entries({ ...after, ...before });
  return Object.fromEntries(whole.filter(([name]) => !new_fields.includes(name)));
}

/** What `stateBefore` needs beside `after`: half of a large record whose rights or prices change. */
function differing(before: object | null, after: object | null) {
  if (!before || !after) return { before };
  const kept: DocumentData = after;
  const changed = Object.entries(before).filter(
    ([name, value]) => !isDeepStrictEqual(kept[name], value),
  );
  const new_fields = Object.keys(after).filter((name) => !Object.hasOwn(before, name));
  return { before: Object.fromEntries(changed), new_fields };
}

interface Logged extends Pick<StoredChange, 'kind' | 'item_id' | 'by_uid' | 'batch_id'> {
  undoes?: string | undefined;
}

/**
 * Whether the log has this change under its request's id: how a save is known again. Each may have other content,
 * which is a conflict that the form resolves.
 */
export const isSameChange = (earlier: Logged, change: Logged): boolean =>
  (['kind', 'item_id', 'by_uid', 'batch_id', 'undoes'] as const).every(
    (field) => earlier[field] === change[field],
  );

/** A change as the log keeps it: of what there was before, only what changed. */
export function loggedChange(
  { batchId, label, uid }: { batchId: string; label?: string | undefined; uid: string },
  now: Date,
  change: Pick<
    StoredChange,
    'kind' | 'item_id' | 'item_name' | 'version' | 'before' | 'after' | 'undoes'
  >,
): StoredChange {
  return {
    ...change,
    ...differing(change.before, change.after),
    batch_id: batchId,
    ...(label && { label }),
    by_uid: uid,
    at: Timestamp.fromDate(now),
    expires_at: Timestamp.fromDate(keptUntil(RETENTION.change, now)),
    schema_version: 1,
  };
}

/** Accounts whose names a change shows. */
export function accountsOf({ kind, item_id, by_uid }: StoredChange): string[] {
  return [by_uid, ...(kind === 'admin' ? [item_id] : [])].filter((uid) => uid !== BY_GRANT_COMMAND);
}

/** Who made a change. */
export function authorOf({ by_uid }: StoredChange, nameOf: (uid: string) => string): string {
  return by_uid === BY_GRANT_COMMAND ? by_uid : nameOf(by_uid);
}

/** Changes that a thief would make: bank account and admins. */
export function isSensitive(kind: OfficeKind, itemId: string | undefined): boolean {
  return kind === 'admin' || (kind === 'setting' && itemId === 'bank');
}

/** Adds a change to the log; a sensitive one with its mail to the company. */
export function logChange(
  transaction: Transaction,
  reference: DocumentReference<StoredChange>,
  change: StoredChange,
): void {
  // `create` rather than `set`, so that no change in the log is overwritten.
  transaction.create(reference, change);
  if (!isSensitive(change.kind, change.item_id)) return;
  const mail = entryOf(reference.firestore, 'security_notice', reference.id);
  transaction.create(mail, dueEntry('security_notice', reference.id, change.at.toDate()));
}

/** The document that counts all saves of the shop's content. */
export interface StoredRevision {
  revision: number;
  /**
   * The revision that each collection's shards represent. If it differs from `revision`, something was
   * written without updating them.
   */
  packed?: Record<string, number>;
  schema_version: 1;
}

export const REVISION: StoredType<StoredRevision> = {
  collection: SETTINGS_COLLECTION,
  version: 1,
  checks: { revision: isWhole, packed: optional(isObjectOrNull) },
};

export function revisionOf(firestore: Firestore) {
  return documentOf(REVISION)(firestore, 'revision');
}

/** A change to a stored entry, which is missing for a new one, and the earlier changes of the request. */
export interface ChangeToCheck<Stored, Input> {
  id: string | undefined;
  stored: Stored | undefined;
  input: Input;
  earlier: readonly SavedChange<Input>[];
}
