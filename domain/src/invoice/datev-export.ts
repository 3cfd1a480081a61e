import { requestIdSchema } from '../fields/input-fields.ts';
import { optionalText, requiredObject, requiredText } from '../text/validation.ts';
import { isCalendarMonth } from '../time/calendar.ts';

/** A file of rows that was handed out: `2026-11-1`. */
export interface DatevBatch {
  id: string;
  rows: number;
  /** ISO instant. */
  at: string;
}

/** What the office's dialog shows of a month. */
export interface DatevState {
  /** Months of which orders have rows that no batch has yet, oldest first. */
  waiting: { month: string; orders: number }[];
  /** For the requested month. */
  batches: DatevBatch[];
}

/** A row without an account, or an order that cannot be read. Amount in euro. */
export interface DatevLeftOut {
  order_number: string;
  reason: string;
  amount?: number;
}

/** Body of `POST /api/admin/datev`. */
export interface DatevRequest {
  request_id: string;
  month: string;
  /** Reads on behind what an earlier answer called `next`. */
  after?: string | undefined;
}

export interface DatevResult {
  /** Missing if there was nothing to write. */
  batch?: DatevBatch;
  left_out: DatevLeftOut[];
  /** Whether further rows of the month fit into another batch. */
  has_more: boolean;
  /** Where to read on if so many orders lack an account that no more could be read. */
  next?: string;
}

const NO_MONTH = 'Bitte nennen Sie den Monat.';

export const datevRequestSchema = requiredObject<DatevRequest>(NO_MONTH, {
  request_id: requestIdSchema,
  month: requiredText('Monat', 7, NO_MONTH).test('month', NO_MONTH, isCalendarMonth),
  after: optionalText('Fortsetzung', 40),
});
