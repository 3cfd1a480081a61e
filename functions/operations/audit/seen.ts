import type { OutByMonth } from '@shop/domain/booking/booking-days';
import type { MailKind, OtherMailKind } from '@shop/domain/contract/mail';
import type { OwnClaimKind } from '@shop/domain/deposit/deposit';
import type { MonthSums } from '@shop/domain/statistics/month-sums';
import { keptSince, RETENTION, type RetentionPeriod } from '@shop/domain/time/retention';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { StoredChange } from '../../src/stored/change.ts';
import type { StoredBookEntry, StoredInvoice } from '../../src/stored/invoice.ts';
import type { StoredIssuedPaper } from '../../src/stored/issued-paper.ts';
import type { StoredOrder } from '../../src/stored/order.ts';
import { entryOf, OUTBOX } from '../../src/stored/outbox-entry.ts';

/** A problem of a document; falsy if there is none. */
export type Finding = string | false | undefined;

/** Data collected from the documents read so far, for checks across collections. */
export interface Seen {
  firestore: Firestore;
  now: Date;
  has(collection: string, id: string): boolean;
  invoices: Map<string, StoredInvoice>;
  /** Invoices without a book entry. */
  unbooked: Set<string>;
  book: Map<string, StoredBookEntry>;
  /** Sums of the book by month, until they are compared. */
  months: Map<string, MonthSums>;
  /** Parts of kept papers that were stored in several. */
  papers: Map<string, StoredIssuedPaper[]>;
  /** By item: the versions in the log, the versions they replaced, and the last change. */
  log: Map<string, { versions: number[]; before: number[]; last: StoredChange }>;
  /** By request: how many changes it made, and how many of them the log has. */
  requests: Map<string, { count: number; found: number }>;
  /** By tool: the pieces that its bookings block. */
  away: Map<number, OutByMonth>;
  /** By booking: what it tells of its deposit and its damages. */
  claims: Map<string, Record<OwnClaimKind, object>>;
  /** By number: an order and its earlier partial deliveries. */
  families: Map<string, StoredOrder[]>;
  /** By order: its customer, and the orders tied to it. */
  owners: Map<string, { customer: string | undefined; ties: string[] }>;
  /** By collecting order: the deliveries that it says are withdrawn without a decision, and those that are. */
  undecided: Map<string, { noted?: string[]; found: string[] }>;
  /** By customer: the record it was merged into. */
  merged: Map<string, string>;
  /** By article number: the product that has it. */
  articles: Map<string, number>;
  /** The stored revision, and the highest one among all items. */
  revision: number;
  highestRevision: number;
}

export const isKept = (period: RetentionPeriod, at: Timestamp, { now }: Seen) =>
  at.toMillis() >= keptSince(period, now).getTime();

/** True for mails whose absence the audit reports, as it does for all mails about events; otherwise why it cannot. */
export const AUDITED_MAILS: Record<OtherMailKind, true | string> = {
  order_confirmation: true,
  payment_reminder: 'It is dropped if the order is paid before it is sent.',
  invoice: true,
  contact_reply: true,
  booking_moved: true,
  booking_extended: true,
  payment_refunded: 'It is dropped if the refund was recorded by mistake.',
  quote: 'A version that another replaces is not sent.',
  quote_reminder: 'It is dropped if the quote is ordered before it is sent.',
  member_invited: 'It is sent only if its recipient has a slot.',
  member_added: 'It is dropped if the account is removed before it is sent.',
  standing_news: 'It is sent only if its recipient has a slot.',
  withdrawal_decided: 'A decision that another replaces is not told.',
  booking_withdrawn: 'A decision that another replaces is not told.',
  booking_damage: 'A claim does not say whether its customer has an address.',
  booking_deposit: 'A claim does not say whether its customer has an address.',
  booking_notice: true,
  order_notice: true,
  cancellation_notice: true,
  contact_notice: true,
  contact_receipt: 'It is sent only if its recipient has a slot.',
  withdrawal_receipt: true,
  mail_limit_notice: 'It is about a quota, no document.',
  security_notice: true,
};

/** Reports a missing mail if the outbox must still hold it. */
export function lacksMail(
  seen: Seen,
  at: Timestamp,
  ...[kind, subjectId, part]: [MailKind, string, string?]
): Finding {
  // One day short of the retention, as Firestore may already be deleting them.
  if (!isKept({ days: RETENTION.mail.days - 1 }, at, seen)) return undefined;
  const { id } = entryOf(seen.firestore, kind, subjectId, part);
  return !seen.has(OUTBOX.collection, id) && `its mail ${kind} is missing`;
}
