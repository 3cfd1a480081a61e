import { array, boolean, mixed, number, object } from 'yup';
import { MAX_CART_LINES } from '../../cart/cart.ts';
import { creditReasonText } from '../../customer/credit-reason.ts';
import { dayOf, requestIdSchema as requestId, textOrNone } from '../../fields/input-fields.ts';
import type { DeliveredRequest } from '../../handover/delivered.ts';
import { deliveredLines, optionalReason } from '../../handover/delivered-schema.ts';
import { articleQuantities, invoiceCancelSchema } from '../../invoice/invoice-schema.ts';
import {
  type KeptPaper,
  MAX_NOTE_LENGTH,
  type Note,
  type NoteRequest,
} from '../../office/office.ts';
import { officeEventSchema } from '../../order/office-events.ts';
import type { AdminOrder, Order } from '../../order/order.ts';
import {
  type BillingRequest,
  CUSTOMER_LABELS,
  MAX_REASON_LENGTH,
  type StatusChangeRequest,
  type TakeBackRequest,
} from '../../order/order-changes.ts';
import { orderEditSchema } from '../../order/order-edit.ts';
import { changedTexts } from '../../order/order-field-schema.ts';
import { TEXTS } from '../../order/order-fields.ts';
import { isOrderNumber } from '../../order/order-number.ts';
import type { CancelRequest, OrderReceipt } from '../../order/order-request.ts';
import { orderRequestSchema } from '../../order/order-schema.ts';
import {
  isCancelled,
  isDelivered,
  ORDER_STATUSES,
  type OrderStatus,
} from '../../order/order-status.ts';
import { officeOrderSchema } from '../../quote/quote-schema.ts';
import { optionalText, requiredObject, requiredText, textSchema } from '../../text/validation.ts';
import type { DayLoad } from '../../tour/day-load.ts';
import {
  type DeliveriesOfDay,
  MAX_DELIVERIES,
  type StopsRequest,
} from '../../tour/delivery-list.ts';
import {
  WITHDRAWAL_OUTCOMES,
  type WithdrawalDecisionRequest,
  type WithdrawalOutcome,
} from '../../withdrawal/withdrawal-decision.ts';
import { type Calls, customer, JOINED, office, PAGE, PARTS, visitor } from '../describe.ts';
import type { OrdersOfDay } from '../user.ts';

/** A look-up for each thirty of a hundred lines' twenty slips. */
const SLIPS = 67;

const NO_STATUS_CHANGE = 'Die Angaben zum Bestellstatus sind ungültig.';

const NO_CANCELLATION = 'Die Angaben zur Stornierung sind ungültig.';

const NO_STOPS = 'Die Reihenfolge der Lieferungen ist ungültig.';

const NO_NOTE = 'Die Angaben zur Notiz sind ungültig.';

const orderStatus = mixed<OrderStatus>()
  .oneOf(ORDER_STATUSES, NO_STATUS_CHANGE)
  .required(NO_STATUS_CHANGE);

const statusChange = requiredObject<StatusChangeRequest>(NO_STATUS_CHANGE, {
  from: orderStatus,
  to: orderStatus,
  reason: textOrNone('Grund', MAX_REASON_LENGTH, 'many').typeError(NO_STATUS_CHANGE),
  despite_open_payment: boolean().typeError(NO_STATUS_CHANGE).nonNullable(NO_STATUS_CHANGE),
  delivered: deliveredLines(MAX_CART_LINES),
  delivered_day: dayOf('Geliefert am'),
  slip_reason: optionalReason,
  part: object({ id: requestId })
    .default(undefined)
    .typeError(NO_STATUS_CHANGE)
    .noUnknown(NO_STATUS_CHANGE),
})
  .test('reason', NO_STATUS_CHANGE, ({ to, reason }) => !reason || isCancelled(to))
  .test('delivered', NO_STATUS_CHANGE, ({ to, delivered, part, ...other }) => {
    return (!delivered && !other.delivered_day && !other.slip_reason && !part) || isDelivered(to);
  });

const delivered = requiredObject<DeliveredRequest>(NO_STATUS_CHANGE, {
  lines: deliveredLines(MAX_CART_LINES).required(NO_STATUS_CHANGE),
  delivered_day: dayOf('Geliefert am'),
  slip_reason: optionalReason,
});

const NO_BILLING = 'Die Angaben zur Rechnung sind ungültig.';

const filledIn = changedTexts(['buyer_reference', 'invoice_address', 'country']);
const billing = requiredObject<BillingRequest>(NO_BILLING, {
  buyer_reference: filledIn.buyer_reference.default(''),
  address: filledIn.invoice_address.default(''),
  country: filledIn.country,
  customer: object({
    ...changedTexts(TEXTS.corrected),
    payment_method: optionalText(CUSTOMER_LABELS.payment_method, 20).default(undefined),
  })
    .typeError(NO_BILLING)
    .noUnknown(NO_BILLING)
    .default(undefined),
  passes_on_vat: boolean().typeError(NO_BILLING).default(undefined),
  rewrite: invoiceCancelSchema.default(undefined).optional(),
});

const takenBack = requiredObject<TakeBackRequest>(NO_STATUS_CHANGE, {
  to: orderStatus,
  at: textSchema().typeError(NO_STATUS_CHANGE).required(NO_STATUS_CHANGE).max(30, NO_STATUS_CHANGE),
  credit_reason: creditReasonText(),
});

const NO_DECISION = 'Die Angaben zum Widerruf sind ungültig.';

export const withdrawalDecision = requiredObject<WithdrawalDecisionRequest>(NO_DECISION, {
  id: requestId,
  outcome: mixed<WithdrawalOutcome>().oneOf(WITHDRAWAL_OUTCOMES, NO_DECISION).required(NO_DECISION),
  reason: textOrNone('Grund', MAX_REASON_LENGTH, 'many').default(undefined),
  lines: articleQuantities(NO_DECISION).default(undefined),
  used_days: number()
    .typeError(NO_DECISION)
    .integer(NO_DECISION)
    .min(1, NO_DECISION)
    .max(366, NO_DECISION)
    .default(undefined),
  goods_back: dayOf('Ware zurück am').default(undefined),
  cancels: boolean().strict().typeError(NO_DECISION).default(undefined),
}).test(
  'reason',
  'Bitte geben Sie an, wofür der Widerruf gilt oder warum nicht.',
  ({ outcome, reason, lines, used_days }) =>
    outcome === 'whole' ||
    reason !== undefined ||
    (outcome === 'part' && ((lines?.length ?? 0) > 0 || used_days !== undefined)),
);

const MAX_TOKEN_LENGTH = 100;

const cancellation = requiredObject<CancelRequest>(NO_CANCELLATION, {
  token: textSchema()
    .typeError(NO_CANCELLATION)
    .nonNullable(NO_CANCELLATION)
    .max(MAX_TOKEN_LENGTH, NO_CANCELLATION),
});

export const officeNote = requiredObject<NoteRequest>(NO_NOTE, {
  id: requestId,
  text: requiredText('Notiz', MAX_NOTE_LENGTH, 'Bitte schreiben Sie eine Notiz.', 'many'),
});

const sequence = array(textSchema().required(NO_STOPS).test('number', NO_STOPS, isOrderNumber))
  .typeError(NO_STOPS)
  .max(MAX_DELIVERIES, NO_STOPS)
  .test('once', NO_STOPS, (numbers = []) => new Set(numbers).size === numbers.length);

const stops = requiredObject<StopsRequest>(NO_STOPS, {
  order_numbers: sequence.required(NO_STOPS),
});

export const ORDER_CALLS = {
  // For a company: its record, two that it was merged into and, with a credit limit, nine that were merged into it.
  // For customers like known companies: five records, nine that were merged into the likeliest one, and its credit.
  'POST /api/orders': {
    ...visitor<OrderReceipt>(123, 12, [11, 11]),
    body: orderRequestSchema,
    basis: 'specified',
  },
  /**
   * Shortened for callers who know only the order number, without its account or a token from a mail's link or the
   * cookie.
   */
  // Includes the company's record, for its members.
  'GET /api/orders/{orderNumber}': visitor<Order>(2, 0, [1, 0]),
  /** Cancels a pending order, for its signed-in owner or with the token of the mail's link. */
  'POST /api/orders/{orderNumber}/cancel': {
    ...visitor<Order>(6, 9),
    body: cancellation,
    basis: 'checked',
  },
  'GET /api/users/orders': customer<Order[]>(PAGE),
  /** Guest orders with the account's confirmed address. */
  'GET /api/users/guest-orders': customer<Order[]>(PAGE),
  'GET /api/admin/orders': office<AdminOrder[]>(204, 0, [52, 0]),
  /** Places an order as the office agreed on it. */
  'POST /api/admin/orders': {
    ...office<{ order_number: string }>(144, 8),
    body: officeOrderSchema,
    basis: 'quote',
  },
  'GET /api/admin/orders/{orderNumber}': office<AdminOrder>(1),
  // With a part: its order, note and the confirmation that is kept. Dissolving a collection releases a hundred.
  'POST /api/admin/orders/{orderNumber}/status': {
    ...office<AdminOrder>(107 + SLIPS + PARTS, 107, [3, 3]),
    body: statusChange,
    basis: 'order',
  },
  /** Undoes the office's last step before the customer is notified. */
  'POST /api/admin/orders/{orderNumber}/take-back': {
    ...office<AdminOrder>(12 + PARTS, 5),
    body: takenBack,
    basis: 'order',
  },
  /** Changes lines and place of an order that has not left yet, or returns what that would cost. */
  'POST /api/admin/orders/{orderNumber}/edit': {
    ...office<AdminOrder>(113 + 2 * PARTS, 7, [6, 7]),
    body: orderEditSchema,
    basis: 'order',
  },
  /** The orders of one day, given by the query parameter `day`, without cancelled ones. */
  'GET /api/admin/deliveries': office<DeliveriesOfDay>(202, 0, [2, 0]),
  /** What is due on each working day of the week of `day` and the next one. */
  'GET /api/admin/delivery-days': office<DayLoad[]>(12),
  /** Stores the sequence of a day's stops. */
  'POST /api/admin/deliveries/{day}/stops': {
    ...office<Pick<DeliveriesOfDay, 'stops' | 'revision'>>(2, 1),
    body: stops,
    basis: 'tour',
  },
  /** Records an event of `OFFICE_EVENTS`. */
  'POST /api/admin/orders/{orderNumber}/events': {
    ...office<AdminOrder>(2, 1),
    body: officeEventSchema,
    basis: 'order',
  },
  /** Notes of the office, oldest first. */
  'GET /api/admin/orders/{orderNumber}/notes': office<Note[]>(2),
  /** The kept papers of an order or a booking. */
  'GET /api/admin/papers/{number}': office<KeptPaper[]>(100, 0, [1, 0]),
  'POST /api/admin/orders/{orderNumber}/notes': {
    ...office<Note[]>(4, 2),
    body: officeNote,
    basis: 'added',
  },
  /** Corrects Leitweg-ID and address until an invoice is written. */
  // With an invoice: its correction and the next one.
  'POST /api/admin/orders/{orderNumber}/billing': {
    ...office<AdminOrder>(39 + PARTS, 19, [2, 1]),
    body: billing,
    basis: 'order',
  },
  /** Records the delivered quantities per line, as long as no invoice has been written. */
  'POST /api/admin/orders/{orderNumber}/delivered': {
    ...office<AdminOrder>(2 + SLIPS, 1, [2, 1]),
    body: delivered,
    basis: 'order',
  },
  /** Records whether a withdrawal works. */
  'POST /api/admin/orders/{orderNumber}/withdrawal': {
    ...office<AdminOrder>(11 + JOINED + PARTS, 11 + JOINED, [4, 3]),
    body: withdrawalDecision,
    basis: 'order',
  },
  'GET /api/admin/orders-per-day': office<OrdersOfDay[]>(30),
} as const satisfies Calls;
