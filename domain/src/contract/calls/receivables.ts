import { array, boolean, mixed, number } from 'yup';
import { requestIdSchema as requestId } from '../../fields/input-fields.ts';
import type { InvoiceLeft } from '../../invoice/corrections.ts';
import {
  type DatevResult,
  type DatevState,
  datevRequestSchema,
} from '../../invoice/datev-export.ts';
import type {
  CollectivePreview,
  InvoicePreview,
  InvoiceResult,
  InvoiceTotals,
  ListedInvoice,
} from '../../invoice/invoice-list.ts';
import {
  advanceSchema,
  collectiveRequestSchema,
  creditSchema,
  invoiceCancelSchema,
  invoiceRequestSchema,
} from '../../invoice/invoice-schema.ts';
import { toCents, toEuro } from '../../money/money.ts';
import type { AdminOrder } from '../../order/order.ts';
import { isOrderNumber } from '../../order/order-number.ts';
import {
  PAYMENT_MEANS_NAMES,
  type PaymentMeans,
  type PaymentRequest,
  type ReminderRequest,
} from '../../payment/order-payments.ts';
import {
  MAX_REMINDED,
  type PostedLettersRequest,
  type ReminderCase,
  type ReminderRunRequest,
  type ReminderRunResult,
} from '../../payment/reminder-run.ts';
import {
  WRITE_OFF_REASONS,
  type WriteOffReason,
  type WriteOffRequest,
} from '../../receivable/ends.ts';
import type { FigureTable } from '../../statistics/figures.ts';
import { requiredObject, textSchema } from '../../text/validation.ts';
import { isCalendarDay } from '../../time/calendar.ts';
import { type Calls, OPEN_ITEMS, office, PAGE, PARTS } from '../describe.ts';
import { type DraftPaper, draftPaperSchema } from '../draft-paper.ts';

const NO_AMOUNT = 'Bitte geben Sie einen Betrag in Euro und Cent an, der nicht 0 ist.';

const NO_PAYMENT = 'Die Angaben zur Zahlung sind ungültig.';

const NO_REMINDER = 'Die Angaben zur Zahlungserinnerung sind ungültig.';

const MAX_AMOUNT = 100_000_000;

const paymentAmount = number()
  .typeError(NO_AMOUNT)
  .required(NO_AMOUNT)
  .test('cents', NO_AMOUNT, (amount) => {
    const isWithin = Math.abs(amount) <= MAX_AMOUNT && amount !== 0;
    return isWithin && toEuro(toCents(amount)) === amount;
  });

const payment = requiredObject<PaymentRequest>(NO_PAYMENT, {
  id: requestId,
  amount: paymentAmount,
  day: textSchema()
    .typeError(NO_PAYMENT)
    .required('Bitte geben Sie an, wann die Zahlung eingegangen ist.')
    .test('day', 'Bitte geben Sie den Tag der Zahlung als Datum an.', (day) => isCalendarDay(day)),
  means: mixed<PaymentMeans>().oneOf(PAYMENT_MEANS_NAMES, NO_PAYMENT).nonNullable(NO_PAYMENT),
  reverses: textSchema().typeError(NO_PAYMENT).nonNullable(NO_PAYMENT).max(40, NO_PAYMENT),
  beyond_open: boolean().strict().typeError(NO_PAYMENT),
});

const reminder = requiredObject<ReminderRequest>(NO_REMINDER, { id: requestId });

const remindedOrders = array(
  textSchema().required(NO_REMINDER).test('number', NO_REMINDER, isOrderNumber),
)
  .typeError(NO_REMINDER)
  .required(NO_REMINDER)
  .min(1, NO_REMINDER)
  .max(MAX_REMINDED, NO_REMINDER)
  .test('once', NO_REMINDER, (numbers = []) => new Set(numbers).size === numbers.length);

const reminderRun = requiredObject<ReminderRunRequest>(NO_REMINDER, {
  id: requestId,
  order_numbers: remindedOrders,
});

const postedLetters = requiredObject<PostedLettersRequest>(NO_REMINDER, {
  order_numbers: remindedOrders,
  papers: array(
    textSchema()
      .required(NO_REMINDER)
      .matches(/^[\w-]{1,64}$/, NO_REMINDER),
  )
    .typeError(NO_REMINDER)
    .required(NO_REMINDER)
    .max(50, NO_REMINDER),
});

const NO_WRITE_OFF = 'Bitte wählen Sie, warum der Rest ausgebucht wird.';

const writeOff = requiredObject<WriteOffRequest>(NO_WRITE_OFF, {
  id: requestId,
  reason: wordOf<WriteOffReason>(WRITE_OFF_REASONS, NO_WRITE_OFF),
  reverses: textSchema().typeError(NO_WRITE_OFF).nonNullable(NO_WRITE_OFF).max(40, NO_WRITE_OFF),
});

function wordOf<Word extends string>(words: Record<Word, string>, message: string) {
  return mixed<Word>()
    .oneOf(Object.keys(words) as Word[], message)
    .required(message);
}

export const RECEIVABLE_CALLS = {
  // Those of a company that gets an advance invoice with each, as well.
  'POST /api/admin/orders/{orderNumber}/payments': {
    ...office<AdminOrder>(22, 17, [3, 2]),
    body: payment,
    basis: 'added',
  },
  /** Writes off all that is open of the invoice, or reverses that. */
  'POST /api/admin/orders/{orderNumber}/write-off': {
    ...office<AdminOrder>(3, 3),
    body: writeOff,
    basis: 'order',
  },
  /** Sends the customer a reminder of the open amount. */
  'POST /api/admin/orders/{orderNumber}/reminder': {
    ...office<AdminOrder>(19, 6),
    body: reminder,
    basis: 'order',
  },
  /** Overdue invoices, paged, each with the reminder due today; `list`: `prepaid` for prepayments, `letters` to post. */
  // With up to 200 customers whose reminders are stopped, and 200 who get none.
  'GET /api/admin/reminder-run': office<ReminderCase[]>(PAGE + 402),
  /** Sends the reminders of these orders. */
  // Twenty orders, each with the settings, its mail and its invoice's entry in the book.
  // Several orders, each as it is when its turn comes.
  'POST /api/admin/reminder-run': {
    ...office<ReminderRunResult[]>(20 * 19, 20 * 6),
    body: reminderRun,
    basis: 'checked',
  },
  /** Marks the letters of these orders as posted. */
  'POST /api/admin/reminder-letters': {
    ...office<null>(20 * 2, 20),
    body: postedLetters,
    basis: 'set',
  },
  /** In pages; filtered by `state`, `month` and `search`. */
  'GET /api/admin/invoices': office<ListedInvoice[]>(204, 0, [52, 0]),
  /** Totals of all invoices that match the same `state` and `month`. */
  'GET /api/admin/invoice-totals': office<InvoiceTotals>(2, 0, [1, 0]),
  /** What would be invoiced now: all delivered orders, or the one given by `order`. */
  // Five hundred customers with collective invoices, their orders, and the records of those shown.
  'GET /api/admin/invoice-preview': office<InvoicePreview>(2318 + 100 * PARTS, 0, [15, 0]),
  /** The PDF of what would be sent. */
  // A hundred orders, or articles of a quote.
  'POST /api/admin/draft-paper': {
    ...office<DraftPaper>(125, 0, [3, 0]),
    body: draftPaperSchema,
    basis: 'nothing',
  },
  // Request, chain, sums, tolerance, account, role and twenty orders; for each, the order, its invoice, book entry, paper and mail.
  'POST /api/admin/invoices': {
    ...office<InvoiceResult[]>(70 + 20 * PARTS, 124, [14, 22]),
    body: invoiceRequestSchema,
    basis: 'checked',
  },
  /** What was delivered until the day `until`, by default of the last month, for customers who are invoiced together. */
  // Five hundred customers and a thousand orders, in pages.
  'GET /api/admin/collective-invoices': office<CollectivePreview>(1575, 0, [5, 0]),
  /** Writes one invoice for all of these orders. */
  // As of an invoice, with a hundred orders that it joins.
  'POST /api/admin/collective-invoices': {
    ...office<InvoiceResult>(115, 111, [13, 12]),
    body: collectiveRequestSchema,
    basis: 'checked',
  },
  /** What is open by age, and what was invoiced this month. */
  'GET /api/admin/desk-figures': office<FigureTable[]>(7),
  /** What was invoiced in the given `month`, or in the last twelve. */
  // Two years by month, what is open in each of five ages, and the ten best customers.
  'GET /api/admin/figures': office<FigureTable[]>(72, 0, [30, 0]),
  // A page each of damages, of credit balances and of debts.
  'GET /api/admin/open-items': office<FigureTable>(OPEN_ITEMS, 0, [5, 0]),
  /** Which months have rows for the tax adviser, and the batches of the one given by `month`. */
  'GET /api/admin/datev': office<DatevState>(549, 0, [49, 0]),
  // The month's batch heads, the batches with rows of the same orders, five pages of its orders and of its deposits and
  // damages, and customers.
  'POST /api/admin/datev': {
    ...office<DatevResult>(3214, 202, [9, 7]),
    body: datevRequestSchema,
    basis: 'added',
  },
  /** Writes a cancellation; the order can be invoiced again. */
  'POST /api/admin/invoices/{number}/cancel': {
    ...office<ListedInvoice>(30, 111, [10, 11]),
    body: invoiceCancelSchema,
    basis: 'order',
  },
  /** Writes the advance invoice about a payment. */
  'POST /api/admin/orders/{orderNumber}/advance-invoice': {
    ...office<ListedInvoice>(13, 11, [10, 10]),
    body: advanceSchema,
    basis: 'order',
  },
  /** What credit notes have left of a valid invoice. */
  'GET /api/admin/invoices/{number}/left': office<InvoiceLeft>(22, 0, [2, 0]),
  /** Credits a part of an invoice, which stays valid for the rest. */
  'POST /api/admin/invoices/{number}/credit': {
    ...office<ListedInvoice>(30, 11, [9, 11]),
    body: creditSchema,
    basis: 'order',
  },
} as const satisfies Calls;
