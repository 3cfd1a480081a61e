import type { AdvanceShare } from '@shop/domain/invoice/invoice';
import { type Cents, sumCents } from '@shop/domain/money/money';
import { PAYMENT_MEANS_NAMES } from '@shop/domain/payment/order-payments';
import { WRITE_OFF_REASONS, type WriteOffReason } from '@shop/domain/receivable/ends';
import { ENTRY_KINDS, type Entry, entriesOf, signedCents } from '@shop/domain/receivable/entries';
import {
  type Checked,
  isInstant,
  isSignedCents,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
  shapeOf,
} from '../firestore/checks.ts';

const VAT = { rate: isWhole, net_cents: isWhole, vat_cents: isWhole };
export type StoredVat = Checked<typeof VAT>;
export const isVat = listOf(shapeOf<StoredVat>(VAT));
/** VAT of an invoice; a correction's amounts are negative. */
export const isInvoiceVat = listOf(
  shapeOf<StoredVat>({ ...VAT, net_cents: isSignedCents, vat_cents: isSignedCents }),
);

export const isAdvances = listOf(
  shapeOf<AdvanceShare>({ number: isText, day: isText, received: isText, vat: isInvoiceVat }),
);

const ENTRY = {
  /** The request's id, or one derived from the step that caused the entry. */
  id: isText,
  what: oneOf(ENTRY_KINDS),
  /** Negative only if it reverses another entry. */
  cents: isSignedCents,
  /** When it happened, as the office says. */
  day: isText,
  /** How money was paid; absent for a bank transfer. */
  means: optional(oneOf(PAYMENT_MEANS_NAMES)),
  /** As the customer reads it. */
  reason: optional(isText),
  /** Why it was written off. */
  cause: optional(oneOf(Object.keys(WRITE_OFF_REASONS) as WriteOffReason[])),
  /** Where the money came from or went to: the number of a deposit, a damage or an order. */
  other: optional(isText),
  /** Share of this money that was invoiced in advance; negative in the order that it left. */
  advances: optional(isAdvances),
  /** The id of the entry that it reverses. */
  reverses: optional(isText),
  by_uid: isText,
  at: isInstant,
};
/** An entry of an order, a deposit or a damage. */
export type StoredEntry = Checked<typeof ENTRY>;
export const areEntries = listOf(shapeOf<StoredEntry>(ENTRY));

/** What has entries: oldest first; only added. */
export interface WithEntries {
  entries?: readonly StoredEntry[] | undefined;
}

/** What was received and paid back. */
export const moneyOf = ({ entries = [] }: WithEntries): StoredEntry[] =>
  entriesOf(entries, 'money');

/** What was received, less what was paid back. */
export const receivedCents = (of: WithEntries): Cents => sumCents(moneyOf(of).map(signedCents));

/** The receivable with further entries. */
export const withAdded = <Of extends WithEntries>(of: Of, ...added: StoredEntry[]): Of =>
  added.length === 0 ? of : { ...of, entries: [...(of.entries ?? []), ...added] };

/** The counter-entry that reverses an entry; undefined if there is none, or it is reversed or a reversal itself. */
export function reversalOf(
  { entries = [] }: WithEntries,
  { reverses, ...by }: Omit<StoredEntry, 'what' | 'cents'> & { reverses: string },
): StoredEntry | undefined {
  const reversed = entries.find(({ id }) => id === reverses);
  const isTaken = entries.some((each) => each.reverses === reverses);
  if (!reversed || reversed.reverses !== undefined || isTaken) return undefined;
  const { reason: _, ...same } = reversed;
  return { ...same, ...by, cents: -reversed.cents, reverses };
}

/** The entries as they count: a reversal is dated like the entry it reverses, so both cancel out on that day. */
export function countedEntries(entries: readonly StoredEntry[]): Entry[] {
  const days = new Map(entries.map(({ id, day }) => [id, day]));
  return entries.map(({ what, cents, day, reverses = '' }) => {
    return { what, cents, day: days.get(reverses) ?? day };
  });
}
