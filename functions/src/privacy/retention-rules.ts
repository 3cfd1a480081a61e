import { bookingState, isBookingState } from '@shop/domain/booking/booking-state';
import { isFinal, ORDER_STATUSES } from '@shop/domain/order/order-status';
import type { RequestType } from '@shop/domain/request/contact';
import { RETENTION, type RetentionPeriod } from '@shop/domain/time/retention';
import {
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { contactsOf } from '../stored/contact.ts';
import { datevBatchesOf } from '../stored/datev-batch.ts';
import { moneyOf } from '../stored/entries.ts';
import { customersOf } from '../stored/entry.ts';
import { invoicesOf } from '../stored/invoice.ts';
import { keptPapersOf, LETTER_KINDS } from '../stored/issued-paper.ts';
import { ordersOf } from '../stored/order.ts';
import { lastStatusChange, type StoredOrderEvent } from '../stored/order-events.ts';
import { outboxOf } from '../stored/outbox-entry.ts';
import { quotesOf } from '../stored/quote.ts';
import { rentalBookingsOf } from '../stored/rental-booking.ts';
import {
  deleteBooking,
  deleteContact,
  deleteCustomer,
  deleteDatevBatch,
  deleteEntry,
  deleteInvoice,
  deleteOrder,
  deletePaper,
  deleteQuote,
  type RemoveDeps,
} from './remove-records.ts';

/** Documents are read without converter, so that unreadable ones are deleted in time as well. */
export interface RetentionRule {
  /** Name of the kind, for the log and the command's report. */
  kind: string;
  period: RetentionPeriod;
  /**
   * The documents that may be due once `since` is long enough ago. The index is in firestore.indexes.json.
   */
  candidates(firestore: Firestore): Query<unknown>;
  since: 'created_at' | 'given_up_at' | 'saved_at';
  /** Whether a candidate was finished before an instant. */
  isDue(document: DocumentSnapshot, before: Timestamp): boolean;
  /** Deletes a document and its traces if `isDue` still holds. */
  remove(
    deps: RemoveDeps,
    id: string,
    isDue: (document: DocumentSnapshot) => boolean,
  ): Promise<void>;
}

/** Never reads open orders, however old, or orders of an unknown status. */
const FINAL_STATUSES = ORDER_STATUSES.filter(isFinal);

/** Other types concern a contract or an offer, which makes them commercial letters. */
const GENERAL_REQUESTS: readonly RequestType[] = ['contact', 'callback'];

const QUOTES: RetentionRule = {
  kind: 'quotes',
  period: RETENTION.businessLetter,
  candidates: quotesOf,
  since: 'created_at',
  isDue: (quote, before) =>
    isBefore(latest(quote.get('created_at'), lastInstant(quote.get('history'))), before),
  remove: deleteQuote,
};

/** Firestore's TTL policies take care of carts, rate limits, the office's log and entries of sent mail. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    kind: 'orders',
    period: RETENTION.order,
    candidates: (firestore) => ordersOf(firestore).where('order_status', 'in', FINAL_STATUSES),
    since: 'created_at',
    isDue: (order, before) =>
      FINAL_STATUSES.includes(order.get('order_status')) && isBefore(closedAt(order), before),
    remove: deleteOrder,
  },
  {
    // Includes downtimes, which are over by then in any state.
    kind: 'bookings',
    period: RETENTION.order,
    candidates: rentalBookingsOf,
    since: 'created_at',
    isDue: (booking, before) =>
      isEnded(booking) &&
      isBefore(latest(lastInstant(booking.get('history')), booking.get('claimed_at')), before),
    remove: deleteBooking,
  },
  {
    kind: 'invoices',
    period: RETENTION.invoice,
    candidates: invoicesOf,
    since: 'created_at',
    isDue: (invoice, before) => isBefore(invoice.get('created_at'), before),
    remove: deleteInvoice,
  },
  {
    kind: 'DATEV batches',
    period: RETENTION.invoice,
    candidates: datevBatchesOf,
    since: 'created_at',
    isDue: (batch, before) => isBefore(batch.get('created_at'), before),
    remove: deleteDatevBatch,
  },
  {
    kind: 'general requests',
    period: RETENTION.generalRequest,
    candidates: (firestore) => contactsOf(firestore).where('request_type', 'in', GENERAL_REQUESTS),
    since: 'created_at',
    isDue: (request, before) => isBefore(request.get('created_at'), before),
    remove: deleteContact,
  },
  {
    kind: 'business letters',
    period: RETENTION.businessLetter,
    candidates: contactsOf,
    since: 'created_at',
    isDue: (request, before) =>
      !GENERAL_REQUESTS.includes(request.get('request_type')) &&
      isBefore(request.get('created_at'), before),
    remove: deleteContact,
  },
  {
    kind: 'customers',
    period: RETENTION.order,
    candidates: (firestore) => customersOf(firestore).where('visibility', '==', 'archived'),
    since: 'saved_at',
    isDue: (customer, before) =>
      customer.get('visibility') === 'archived' &&
      customer.get('saved_at') < before.toDate().toISOString(),
    remove: deleteCustomer,
  },
  QUOTES,
  {
    // Nobody got them.
    ...QUOTES,
    kind: 'drafts of quotes',
    period: RETENTION.generalRequest,
    candidates: (firestore) => quotesOf(firestore).where('status', '==', 'draft'),
    isDue: (quote, before) => quote.get('status') === 'draft' && QUOTES.isDue(quote, before),
  },
  {
    kind: 'letters on orders',
    period: RETENTION.businessLetter,
    candidates: (firestore) => keptPapersOf(firestore).where('kind', 'in', LETTER_KINDS),
    since: 'created_at',
    isDue: (part, before) =>
      LETTER_KINDS.includes(part.get('kind')) && isBefore(part.get('created_at'), before),
    remove: deletePaper,
  },
  {
    kind: 'undelivered mails',
    period: RETENTION.mail,
    candidates: (firestore) => outboxOf(firestore).where('state', '==', 'given_up'),
    since: 'given_up_at',
    isDue: (entry, before) =>
      entry.get('state') === 'given_up' && isBefore(entry.get('given_up_at'), before),
    remove: deleteEntry,
  },
];

function isEnded(booking: DocumentSnapshot): boolean {
  const state: unknown = booking.get('state');
  const isOver = isBookingState(state) && bookingState(state).next.length === 0;
  return isOver || booking.get('kind') === 'downtime';
}

/**
 * The last change of a closed order's status, or its last payment or invoice if later; without any status
 * change, the order was closed when placed.
 */
function closedAt(order: DocumentSnapshot): unknown {
  const history: StoredOrderEvent[] | undefined = order.get('history');
  const changed = lastStatusChange({ history: history ?? [] })?.at ?? order.get('created_at');
  const later = [
    lastInstant(moneyOf(order.data() ?? {})),
    order.get('invoices')?.at?.(-1)?.created_at as unknown,
  ];
  return later.reduce(latest, changed);
}

const latest = (last: unknown, next: unknown) =>
  isInstant(last) && isInstant(next) && next > last ? next : last;

function lastInstant(list: { at?: unknown }[] | undefined): unknown {
  return list?.at?.(-1)?.at;
}

const isInstant = (value: unknown): value is Timestamp => value instanceof Timestamp;

function isBefore(instant: unknown, before: Timestamp): boolean {
  return isInstant(instant) && instant < before;
}
