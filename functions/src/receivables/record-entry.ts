import { type EntryDays, entryDayProblem } from '@shop/domain/receivable/entries';
import { berlinDay } from '@shop/domain/time/calendar';
import type { Timestamp } from 'firebase-admin/firestore';
import { type Refusal, refuse } from '../lib/refusal.ts';
import { reversalOf, type StoredEntry, type WithEntries } from '../stored/entries.ts';

/** An entry as it is asked for. A reversal names another, and has its kind and amount. */
export type NewEntry = Omit<StoredEntry, 'what' | 'cents'> & Partial<StoredEntry>;

/** What may be recorded, and what is said otherwise. */
export interface EntryRules {
  notReversible: Refusal;
  /** Why an entry is not reversed here. */
  notReversed?: (entry: StoredEntry) => Refusal | undefined;
  /** What the receivable is of, and when that was made. */
  of: EntryDays['of'];
  since: Timestamp;
  /** Refuses what is beyond what is open, paid or held. */
  beyond: (entry: StoredEntry) => Refusal | undefined;
}

/**
 * The entry to add to an order, a deposit or a damage: not before its day or in the future, not beyond, and reversed
 * once. That a request counts once is known before (`stored/same-request.ts`).
 */
export function recordEntry(
  receivable: WithEntries,
  asked: NewEntry,
  { notReversible, notReversed, of, since, beyond }: EntryRules,
): { ok: true; entry: StoredEntry } | Refusal {
  const reversed = receivable.entries?.find(({ id }) => id === asked.reverses);
  const refusal = reversed && notReversed?.(reversed);
  if (refusal) return refusal;
  const { reverses, ...by } = asked;
  const isNew = reverses === undefined;
  const entry = isNew ? (by as StoredEntry) : reversalOf(receivable, { ...by, reverses });
  if (!entry) return notReversible;
  const [from, today] = [since, entry.at].map((at) => berlinDay(at.toDate())) as [string, string];
  const problem = entryDayProblem(entry.day, { of, since: from, today });
  return problem === undefined
    ? (beyond(entry) ?? { ok: true, entry })
    : refuse('not_possible', problem);
}
