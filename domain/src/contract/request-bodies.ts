import { array, boolean, mixed, number, type ObjectSchema, object, type Schema } from 'yup';
import {
  bookingCancelSchema,
  bookingExtendSchema,
  bookingMoveSchema,
  bookingStepSchema,
  bookingTakeBackSchema,
  officeBookingSchema,
  rentalBookingSchema,
} from '../booking/booking-schema.ts';
import {
  type CartAddRequest,
  type CartPlanRequest,
  isProductId,
  MAX_CART_LINES,
} from '../cart/cart.ts';
import {
  type EveryWeeks,
  MAX_STANDING_REASON,
  type OfficeStandingChange,
  STANDING_STATES,
  type StandingOrderChange,
  type StandingOrderRequest,
  type StandingState,
} from '../cart/standing-order.ts';
import { creditReasonText } from '../customer/credit-reason.ts';
import { customerMergeSchema, customerOrderSchema } from '../customer/customer-calls.ts';
import { companyMemberSchema, membershipSchema } from '../customer/customer-fields.ts';
import { claimEntrySchema } from '../deposit/own-claim.ts';
import { dayOf, requestIdSchema as requestId, textOrNone } from '../fields/input-fields.ts';
import type { DeliveredRequest } from '../handover/delivered.ts';
import { deliveredLines, optionalReason } from '../handover/delivered-schema.ts';
import { datevRequestSchema } from '../invoice/datev-export.ts';
import {
  advanceSchema,
  articleQuantities,
  collectiveRequestSchema,
  creditSchema,
  invoiceCancelSchema,
  invoiceRequestSchema,
} from '../invoice/invoice-schema.ts';
import { toCents, toEuro } from '../money/money.ts';
import { adminRoleSchema } from '../office/admins.ts';
import { ENTRY_KINDS } from '../office/entry-kinds.ts';
import {
  bareRequestSchema,
  MAX_NOTE_LENGTH,
  type NoteRequest,
  type SavedChange,
  savedSettingSchema,
  saveRequestSchema,
  undoBatchSchema,
} from '../office/office.ts';
import { isLeitwegId, leitwegId } from '../order/buyer.ts';
import { officeEventSchema } from '../order/office-events.ts';
import {
  type BillingRequest,
  CUSTOMER_LABELS,
  type CustomerField,
  MAX_REASON_LENGTH,
  type StatusChangeRequest,
  type TakeBackRequest,
} from '../order/order-changes.ts';
import { orderEditSchema } from '../order/order-edit.ts';
import { isOrderNumber } from '../order/order-number.ts';
import { type CancelRequest, ORDER_TEXT_LIMITS } from '../order/order-request.ts';
import { countryText, orderRequestSchema } from '../order/order-schema.ts';
import {
  isCancelled,
  isDelivered,
  ORDER_STATUSES,
  type OrderStatus,
} from '../order/order-status.ts';
import {
  PAYMENT_MEANS_NAMES,
  type PaymentMeans,
  type PaymentRequest,
  type ReminderRequest,
} from '../payment/order-payments.ts';
import {
  MAX_REMINDED,
  type PostedLettersRequest,
  type ReminderRunRequest,
} from '../payment/reminder-run.ts';
import { MAX_PLAN_NAME } from '../planner/plan.ts';
import { pictureUploadSchema } from '../product/picture.ts';
import {
  officeOrderSchema,
  quoteOpenSchema,
  quoteOrderSchema,
  quoteSaveSchema,
  quoteSchema,
  quoteSendSchema,
  quoteTextSchema,
  quoteWithdrawSchema,
} from '../quote/quote-schema.ts';
import {
  WRITE_OFF_REASONS,
  type WriteOffReason,
  type WriteOffRequest,
} from '../receivable/ends.ts';
import { callbackRequestSchema, contactRequestSchema } from '../request/contact-schema.ts';
import {
  MAX_ENTRY_LENGTH,
  REQUEST_STATUSES,
  type RequestStatus,
  type RequestStatusChange,
} from '../request/request-handling.ts';
import { isQuantity } from '../text/quantity.ts';
import {
  optionalEmail,
  optionalText,
  type Parsed,
  readBody,
  requiredObject,
  requiredText,
  textSchema,
} from '../text/validation.ts';
import { isCalendarDay } from '../time/calendar.ts';
import { MAX_DELIVERIES, type StopsRequest } from '../tour/delivery-list.ts';
import { withdrawalSchema } from '../withdrawal/withdrawal.ts';
import {
  WITHDRAWAL_OUTCOMES,
  type WithdrawalDecisionRequest,
  type WithdrawalOutcome,
} from '../withdrawal/withdrawal-decision.ts';
import type { ApiCall } from './api.ts';
import type { ApiRequest, CallWithBody } from './call.ts';
import { draftPaperSchema } from './draft-paper.ts';
import type { SaveCalls } from './entry-calls.ts';
import type { PlanToSave, SavedPlan } from './user.ts';

const NOT_ADDABLE = 'Die Angaben zum Artikel oder zur Menge sind ungültig.';
const NO_STATUS_CHANGE = 'Die Angaben zum Bestellstatus sind ungültig.';
const NO_CANCELLATION = 'Die Angaben zur Stornierung sind ungültig.';
const NO_STOPS = 'Die Reihenfolge der Lieferungen ist ungültig.';
const NO_NOTE = 'Die Angaben zur Notiz sind ungültig.';
const NO_CODE = 'Der Anmeldecode fehlt oder ist ungültig.';
const NOT_EMPTY = 'Diese Anfrage hat keine Angaben.';

const cartAdd: ObjectSchema<CartAddRequest> = requiredObject(NOT_ADDABLE, {
  product_id: mixed({ check: isProductId }).typeError(NOT_ADDABLE).required(NOT_ADDABLE),
  quantity: mixed({ check: isQuantity }).typeError(NOT_ADDABLE).required(NOT_ADDABLE),
  customer_number: textSchema().typeError(NOT_ADDABLE).optional().max(20, NOT_ADDABLE),
});

const cartPlan: ObjectSchema<CartPlanRequest> = requiredObject(NOT_ADDABLE, {
  request_id: requestId,
  lines: array(cartAdd)
    .typeError(NOT_ADDABLE)
    .required(NOT_ADDABLE)
    .min(1, NOT_ADDABLE)
    .max(MAX_CART_LINES, NOT_ADDABLE),
});

const orderStatus = mixed<OrderStatus>()
  .oneOf(ORDER_STATUSES, NO_STATUS_CHANGE)
  .required(NO_STATUS_CHANGE);

const statusChange: ObjectSchema<StatusChangeRequest> = requiredObject(NO_STATUS_CHANGE, {
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

const delivered: ObjectSchema<DeliveredRequest> = requiredObject(NO_STATUS_CHANGE, {
  lines: deliveredLines(MAX_CART_LINES).required(NO_STATUS_CHANGE),
  delivered_day: dayOf('Geliefert am'),
  slip_reason: optionalReason,
});

const NO_BILLING = 'Die Angaben zur Rechnung sind ungültig.';
const customerText = (field: Exclude<CustomerField, 'payment_method'>) =>
  optionalText(CUSTOMER_LABELS[field], ORDER_TEXT_LIMITS[field]).default(undefined);
const billing: ObjectSchema<BillingRequest> = requiredObject(NO_BILLING, {
  buyer_reference: optionalText('Leitweg-ID', ORDER_TEXT_LIMITS.buyer_reference)
    .transform(leitwegId)
    .test('leitweg', isLeitwegId),
  address: optionalText('Rechnungsanschrift', ORDER_TEXT_LIMITS.invoice_address, 'many'),
  country: countryText().default(undefined),
  customer: object({
    customer_name: customerText('customer_name'),
    customer_email: optionalEmail('E-Mail', NO_BILLING).default(undefined),
    customer_phone: customerText('customer_phone'),
    company_name: customerText('company_name'),
    tax_number: customerText('tax_number'),
    customer_reference: customerText('customer_reference'),
    payment_method: optionalText(CUSTOMER_LABELS.payment_method, 20).default(undefined),
  })
    .typeError(NO_BILLING)
    .noUnknown(NO_BILLING)
    .default(undefined),
  passes_on_vat: boolean().typeError(NO_BILLING).default(undefined),
  rewrite: invoiceCancelSchema.default(undefined).optional(),
});

const takenBack: ObjectSchema<TakeBackRequest> = requiredObject(NO_STATUS_CHANGE, {
  to: orderStatus,
  at: textSchema().typeError(NO_STATUS_CHANGE).required(NO_STATUS_CHANGE).max(30, NO_STATUS_CHANGE),
  credit_reason: creditReasonText(),
});

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

const payment: ObjectSchema<PaymentRequest> = requiredObject(NO_PAYMENT, {
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

const reminder: ObjectSchema<ReminderRequest> = requiredObject(NO_REMINDER, { id: requestId });

const remindedOrders = array(
  textSchema().required(NO_REMINDER).test('number', NO_REMINDER, isOrderNumber),
)
  .typeError(NO_REMINDER)
  .required(NO_REMINDER)
  .min(1, NO_REMINDER)
  .max(MAX_REMINDED, NO_REMINDER)
  .test('once', NO_REMINDER, (numbers = []) => new Set(numbers).size === numbers.length);
const reminderRun: ObjectSchema<ReminderRunRequest> = requiredObject(NO_REMINDER, {
  id: requestId,
  order_numbers: remindedOrders,
});
const postedLetters: ObjectSchema<PostedLettersRequest> = requiredObject(NO_REMINDER, {
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
const writeOff: ObjectSchema<WriteOffRequest> = requiredObject(NO_WRITE_OFF, {
  id: requestId,
  reason: wordOf<WriteOffReason>(WRITE_OFF_REASONS, NO_WRITE_OFF),
  reverses: textSchema().typeError(NO_WRITE_OFF).nonNullable(NO_WRITE_OFF).max(40, NO_WRITE_OFF),
});

function wordOf<Word extends string>(words: Record<Word, string>, message: string) {
  return mixed<Word>()
    .oneOf(Object.keys(words) as Word[], message)
    .required(message);
}

const NO_DECISION = 'Die Angaben zum Widerruf sind ungültig.';
const withdrawalDecision: ObjectSchema<WithdrawalDecisionRequest> = requiredObject(NO_DECISION, {
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

const cancellation: ObjectSchema<CancelRequest> = requiredObject(NO_CANCELLATION, {
  token: textSchema()
    .typeError(NO_CANCELLATION)
    .nonNullable(NO_CANCELLATION)
    .max(MAX_TOKEN_LENGTH, NO_CANCELLATION),
});

const officeNote: ObjectSchema<NoteRequest> = requiredObject(NO_NOTE, {
  id: requestId,
  text: requiredText('Notiz', MAX_NOTE_LENGTH, 'Bitte schreiben Sie eine Notiz.', 'many'),
});

const NO_REQUEST_STATUS = 'Die Angaben zum Status der Anfrage sind ungültig.';
const NO_ENTRY = 'Die Angaben zur Anfrage sind ungültig.';

const requestStatus = mixed<RequestStatus>()
  .oneOf(REQUEST_STATUSES, NO_REQUEST_STATUS)
  .required(NO_REQUEST_STATUS);

const requestStatusChange: ObjectSchema<RequestStatusChange> = requiredObject(NO_REQUEST_STATUS, {
  to: requestStatus,
});

const requestEntry: ObjectSchema<NoteRequest> = requiredObject(NO_ENTRY, {
  id: requestId,
  text: requiredText('Text', MAX_ENTRY_LENGTH, 'Bitte schreiben Sie einen Text.', 'many'),
});

const NO_PLAN = 'Dieser Plan kann nicht gespeichert werden.';
/** A list of 100 articles fits. */
const MAX_PLAN_LENGTH = 2500;
const planAddress = requiredText('Plan', MAX_PLAN_LENGTH, NO_PLAN);
const planToSave: ObjectSchema<PlanToSave> = requiredObject(NO_PLAN, {
  address: planAddress,
  name: optionalText('Name des Plans', MAX_PLAN_NAME),
  replaces: boolean().typeError(NO_PLAN).optional(),
});
const planToForget: ObjectSchema<Pick<SavedPlan, 'address'>> = requiredObject(NO_PLAN, {
  address: planAddress,
});

const NO_REPEAT = 'Die Angaben zur Dauerbestellung sind ungültig.';
const repeated = {
  every_weeks: mixed<EveryWeeks>().oneOf([1, 2, 4], NO_REPEAT),
  next_day: dayOf('Erste Lieferung'),
  until: dayOf('Bis'),
};
const repeatedFor = {
  customer_number: optionalText('Kundennummer', 40).default(undefined),
  site: optionalText('Baustelle', 100).default(undefined),
};
const repeatedLines = array(
  requiredObject(NO_REPEAT, {
    product_id: number().strict().required(NO_REPEAT).test('id', NO_REPEAT, isProductId),
    quantity: number().strict().required(NO_REPEAT).test('quantity', NO_REPEAT, isQuantity),
  }),
)
  .typeError(NO_REPEAT)
  .min(1, NO_REPEAT)
  .max(MAX_CART_LINES, NO_REPEAT);
const repeatChange = {
  id: requestId,
  ...repeated,
  state: mixed<StandingState>().oneOf(Object.keys(STANDING_STATES) as StandingState[], NO_REPEAT),
};

const standingOrder: ObjectSchema<StandingOrderRequest> = requiredObject(NO_REPEAT, {
  id: requestId,
  name: requiredText('Name', MAX_PLAN_NAME, NO_REPEAT),
  every_weeks: repeated.every_weeks.required(NO_REPEAT),
  next_day: repeated.next_day.required('Erste Lieferung: Bitte geben Sie ein Datum an'),
  until: repeated.until.required('Bis: Bitte geben Sie ein Datum an'),
  lines: repeatedLines.required(NO_REPEAT),
  ...repeatedFor,
});
const standingChange: ObjectSchema<StandingOrderChange> = requiredObject(NO_REPEAT, {
  ...repeatChange,
  ...repeatedFor,
  lines: repeatedLines.default(undefined),
});
const officeStandingChange: ObjectSchema<OfficeStandingChange> = requiredObject(NO_REPEAT, {
  ...repeatChange,
  reason: textOrNone('Grund', MAX_STANDING_REASON),
  is_seen: mixed<true>().oneOf([true], NO_REPEAT),
}).test('reason', 'Bitte geben Sie den Grund an. Der Kunde liest ihn.', ({ state, reason }) => {
  return state === undefined || state === 'active' || Boolean(reason);
});

const MAX_CODE_LENGTH = 2048;

const signInCode: ObjectSchema<ApiRequest<'POST /api/sessions'>> = requiredObject(NO_CODE, {
  code: textSchema().typeError(NO_CODE).required(NO_CODE).max(MAX_CODE_LENGTH, NO_CODE),
  state: textSchema().typeError(NO_CODE).nonNullable(NO_CODE),
});

const sequence = array(textSchema().required(NO_STOPS).test('number', NO_STOPS, isOrderNumber))
  .typeError(NO_STOPS)
  .max(MAX_DELIVERIES, NO_STOPS)
  .test('once', NO_STOPS, (numbers = []) => new Set(numbers).size === numbers.length);

const stops: ObjectSchema<StopsRequest> = requiredObject(NO_STOPS, {
  order_numbers: sequence.required(NO_STOPS),
});

const emptyBody: Schema<Record<string, never>> = requiredObject(NOT_EMPTY, {});

const SAVES = Object.fromEntries(
  Object.values(ENTRY_KINDS).map(({ path, schema }) => [
    `POST /api/admin/${path}`,
    saveRequestSchema<object>(schema),
  ]),
) as { [Call in keyof SaveCalls]: Schema<ApiRequest<Call>> };

export const BODY_SCHEMAS: { [Call in CallWithBody]: Schema<ApiRequest<Call>> } = {
  'POST /api/cart': cartAdd,
  'POST /api/cart/plan': cartPlan,
  'POST /api/contact': contactRequestSchema,
  'POST /api/callbacks': callbackRequestSchema,
  'POST /api/withdrawals': withdrawalSchema,
  'POST /api/orders': orderRequestSchema,
  'POST /api/rental-bookings': rentalBookingSchema,
  'POST /api/rental-bookings/{bookingNumber}/cancel': bookingCancelSchema,
  'POST /api/rental-bookings/{bookingNumber}/extend': bookingExtendSchema,
  'POST /api/orders/{orderNumber}/cancel': cancellation,
  'POST /api/users/profile/forget': emptyBody,
  'POST /api/users/plans': planToSave,
  'POST /api/users/plans/forget': planToForget,
  'POST /api/users/standing-orders': standingOrder,
  'POST /api/users/standing-orders/{id}': standingChange,
  'POST /api/admin/standing-orders/{id}': officeStandingChange,
  'POST /api/sessions': signInCode,
  'POST /api/quotes/{number}/open': quoteOpenSchema,
  'POST /api/quotes/{number}/ask': quoteTextSchema,
  'POST /api/quotes/{number}/decline': quoteTextSchema,
  'POST /api/quotes/{number}/order': quoteOrderSchema,
  'POST /api/admin/quotes': quoteSchema,
  'POST /api/admin/quotes/{number}/save': quoteSaveSchema,
  'POST /api/admin/quotes/{number}/send': quoteSendSchema,
  'POST /api/admin/quotes/{number}/withdraw': quoteWithdrawSchema,
  'POST /api/admin/orders': officeOrderSchema,
  'POST /api/admin/orders/{orderNumber}/status': statusChange,
  'POST /api/admin/orders/{orderNumber}/take-back': takenBack,
  'POST /api/admin/orders/{orderNumber}/edit': orderEditSchema,
  'POST /api/admin/orders/{orderNumber}/billing': billing,
  'POST /api/admin/orders/{orderNumber}/delivered': delivered,
  'POST /api/admin/orders/{orderNumber}/payments': payment,
  'POST /api/admin/orders/{orderNumber}/reminder': reminder,
  'POST /api/admin/reminder-run': reminderRun,
  'POST /api/admin/reminder-letters': postedLetters,
  'POST /api/admin/orders/{orderNumber}/write-off': writeOff,
  'POST /api/admin/orders/{orderNumber}/events': officeEventSchema,
  'POST /api/admin/orders/{orderNumber}/withdrawal': withdrawalDecision,
  'POST /api/admin/rental-bookings/{bookingNumber}/withdrawal': withdrawalDecision,
  'POST /api/admin/orders/{orderNumber}/notes': officeNote,
  'POST /api/admin/rental-bookings/{bookingNumber}/notes': officeNote,
  'POST /api/admin/deliveries/{day}/stops': stops,
  'POST /api/admin/rental-bookings': officeBookingSchema,
  'POST /api/admin/rental-bookings/{bookingNumber}/move': bookingMoveSchema,
  'POST /api/admin/rental-bookings/{bookingNumber}/step': bookingStepSchema,
  'POST /api/users/companies/{number}/members': companyMemberSchema,
  'POST /api/users/companies/{number}/membership': membershipSchema,
  'POST /api/admin/customers/{id}/orders': customerOrderSchema,
  'POST /api/admin/customers/{id}/merge': customerMergeSchema,
  'POST /api/admin/claims/{id}/entries': claimEntrySchema,
  'POST /api/admin/rental-bookings/{bookingNumber}/take-back': bookingTakeBackSchema,
  'POST /api/admin/draft-paper': draftPaperSchema,
  'POST /api/admin/invoices': invoiceRequestSchema,
  'POST /api/admin/collective-invoices': collectiveRequestSchema,
  'POST /api/admin/invoices/{number}/cancel': invoiceCancelSchema,
  'POST /api/admin/orders/{orderNumber}/advance-invoice': advanceSchema,
  'POST /api/admin/invoices/{number}/credit': creditSchema,
  'POST /api/admin/datev': datevRequestSchema,
  'POST /api/admin/contacts/{id}/status': requestStatusChange,
  'POST /api/admin/contacts/{id}/notes': requestEntry,
  'POST /api/admin/contacts/{id}/reply': requestEntry,
  'POST /api/admin/undelivered-mail/{id}/retry': emptyBody,
  ...SAVES,
  'POST /api/admin/pictures': pictureUploadSchema,
  'POST /api/admin/rental-pictures': pictureUploadSchema,
  'POST /api/admin/settings/{name}': savedSettingSchema,
  'POST /api/admin/changes/{id}/undo': bareRequestSchema,
  'POST /api/admin/batches/{id}/undo': undoBatchSchema,
  'POST /api/admin/admins': adminRoleSchema,
  'POST /api/admin/admins/{id}/take': bareRequestSchema,
  'POST /api/admin/admins/{id}/end-sessions': bareRequestSchema,
};

/** Parses the body of a call, trimming its texts; or names its fault in one German sentence. */
export function parseBody<Call extends CallWithBody>(
  call: Call,
  body: unknown,
): Parsed<ApiRequest<Call>> {
  return readBody(BODY_SCHEMAS[call], body);
}

/** Like `parseBody`; a save with a pause after each entry, as a megabyte of customers takes 0.4 s. */
export async function parseWithPauses<Call extends CallWithBody>(
  call: Call,
  body: unknown,
  pause: () => Promise<unknown>,
): Promise<Parsed<ApiRequest<Call>>> {
  const kind = Object.values(ENTRY_KINDS).find(({ path }) => call === `POST /api/admin/${path}`);
  if (!kind) return parseBody(call, body);
  const request = readBody(SAVE_OF_ANY, body);
  if (!request.ok) return request;
  const changes: SavedChange<object>[] = [];
  for (const change of request.value.changes) {
    const input = readBody<object>(kind.schema, change.input);
    if (!input.ok) return input;
    changes.push({ ...change, input: input.value });
    await pause();
  }
  return { ok: true, value: { ...request.value, changes } as ApiRequest<Call> };
}

const SAVE_OF_ANY = saveRequestSchema<unknown>(mixed());

export const hasBody = (call: ApiCall): call is CallWithBody => Object.hasOwn(BODY_SCHEMAS, call);
