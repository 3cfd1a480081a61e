import type { CalendarDay } from '../time/calendar.ts';

/** Orders that one request reminds of, or marks as posted. */
export const MAX_REMINDED = 5;

/** How a reminder reaches its customer. */
export const REMINDER_CHANNELS = ['mail', 'letter'] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

/** An overdue claim in the run of reminders, or a reminder or invoice to post; amounts in euro. */
export interface ReminderCase {
  id: string;
  order_number: string;
  /** The invoice's number, else the order's. */
  reference: string;
  customer: string;
  open_amount: number;
  due_day: CalendarDay;
  /** Why no reminder is proposed, as a German sentence. */
  problem?: string;
  /** Id of the reminder to post, else of the proposed one; missing for an invoice, which its number identifies. */
  reminder_id?: string;
  title?: string;
  channel?: ReminderChannel;
  /** Claimed by it: fee or flat sum, and interest. */
  fee?: number;
  interest?: number;
}

/** Body of `POST /api/admin/reminder-run`; repeated with the same id, each reminder is sent once. */
export interface ReminderRunRequest {
  id: string;
  order_numbers: string[];
}

/** What became of each order, in the same order. */
export type ReminderRunResult =
  | { order_number: string; outcome: ReminderChannel; title: string }
  | { order_number: string; outcome: 'refused'; message: string };

/** Body of `POST /api/admin/reminder-letters`. */
export interface PostedLettersRequest {
  order_numbers: string[];
  /** What was printed: invoice numbers and reminder ids. */
  papers: string[];
}
