import { array, mixed, number } from 'yup';
import { isProductId, MAX_CART_LINES } from '../../cart/cart.ts';
import {
  type EveryWeeks,
  MAX_STANDING_REASON,
  type OfficeStandingChange,
  type OfficeStandingOrder,
  STANDING_STATES,
  type StandingOrder,
  type StandingOrderChange,
  type StandingOrderRequest,
  type StandingState,
} from '../../cart/standing-order.ts';
import { dayOf, requestIdSchema as requestId, textOrNone } from '../../fields/input-fields.ts';
import type { OrderReceipt } from '../../order/order-request.ts';
import { MAX_PLAN_NAME } from '../../planner/plan.ts';
import type { AdminQuote, ListedQuote, OwnQuote, Quote } from '../../quote/quote.ts';
import {
  quoteOpenSchema,
  quoteOrderSchema,
  quoteSaveSchema,
  quoteSchema,
  quoteSendSchema,
  quoteTextSchema,
  quoteWithdrawSchema,
} from '../../quote/quote-schema.ts';
import { isQuantity } from '../../text/quantity.ts';
import { optionalText, requiredObject, requiredText } from '../../text/validation.ts';
import { type Calls, customer, office, PAGE, visitor } from '../describe.ts';

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

const standingOrder = requiredObject<StandingOrderRequest>(NO_REPEAT, {
  id: requestId,
  name: requiredText('Name', MAX_PLAN_NAME, NO_REPEAT),
  every_weeks: repeated.every_weeks.required(NO_REPEAT),
  next_day: repeated.next_day.required('Erste Lieferung: Bitte geben Sie ein Datum an'),
  until: repeated.until.required('Bis: Bitte geben Sie ein Datum an'),
  lines: repeatedLines.required(NO_REPEAT),
  ...repeatedFor,
});

const standingChange = requiredObject<StandingOrderChange>(NO_REPEAT, {
  ...repeatChange,
  ...repeatedFor,
  lines: repeatedLines.default(undefined),
});

const officeStandingChange = requiredObject<OfficeStandingChange>(NO_REPEAT, {
  ...repeatChange,
  reason: textOrNone('Grund', MAX_STANDING_REASON),
  is_seen: mixed<true>().oneOf([true], NO_REPEAT),
}).test('reason', 'Bitte geben Sie den Grund an. Der Kunde liest ihn.', ({ state, reason }) => {
  return state === undefined || state === 'active' || Boolean(reason);
});

export const QUOTE_CALLS = {
  /** Sent to the account's address, or to a company that it may order for; in pages. */
  'GET /api/users/quotes': customer<OwnQuote[]>(PAGE + 10, 0, [3, 0]),
  /** Like the next three, for holders of the quote's link or accounts that it was sent to; marks it as opened. */
  'POST /api/quotes/{number}/open': {
    ...visitor<Quote>(4, 1, [1, 1]),
    body: quoteOpenSchema,
    basis: 'set',
  },
  'POST /api/quotes/{number}/ask': {
    ...visitor<Quote>(13, 8, [7, 8]),
    body: quoteTextSchema,
    basis: 'added',
  },
  'POST /api/quotes/{number}/decline': {
    ...visitor<Quote>(13, 8, [7, 8]),
    body: quoteTextSchema,
    basis: 'added',
  },
  /** An order at its prices; a repeated request gets the first one again. */
  'POST /api/quotes/{number}/order': {
    ...visitor<OrderReceipt>(12, 11, [9, 11]),
    body: quoteOrderSchema,
    basis: 'versions',
  },
  /** The account's own; ended ones for ninety days, after the others. */
  'GET /api/users/standing-orders': customer<StandingOrder[]>(50, 0, [1, 0]),
  // Twenty that have not ended, profile, a company's record, and two that it was merged into.
  'POST /api/users/standing-orders': {
    ...customer<StandingOrder>(25, 2, [3, 2]),
    body: standingOrder,
    basis: 'added',
  },
  'POST /api/users/standing-orders/{id}': {
    ...customer<StandingOrder>(6, 6, [2, 2]),
    body: standingChange,
    basis: 'standing_order',
  },
  /** By page or words; of a status, or `?status=opened`, `asked` or `ending`; or of `?customer=K-10001`. */
  'GET /api/admin/quotes': office<ListedQuote[]>(204, 0, [52, 0]),
  'POST /api/admin/quotes': { ...office<AdminQuote>(113, 8), body: quoteSchema, basis: 'added' },
  'GET /api/admin/quotes/{number}': office<AdminQuote>(1),
  'POST /api/admin/quotes/{number}/save': {
    ...office<AdminQuote>(111, 7),
    body: quoteSaveSchema,
    basis: 'quote',
  },
  'POST /api/admin/quotes/{number}/send': {
    ...office<AdminQuote>(6, 7),
    body: quoteSendSchema,
    basis: 'quote',
  },
  'POST /api/admin/quotes/{number}/withdraw': {
    ...office<AdminQuote>(3, 2),
    body: quoteWithdrawSchema,
    basis: 'quote',
  },
  /** In pages; with a `?state=`, `to_see` for those that ended unnoticed, or of `?customer=K-10001`. */
  'GET /api/admin/standing-orders': office<OfficeStandingOrder[]>(PAGE, 0, [2, 0]),
  'GET /api/admin/standing-orders/{id}': office<OfficeStandingOrder>(1),
  'POST /api/admin/standing-orders/{id}': {
    ...office<OfficeStandingOrder>(5, 6),
    body: officeStandingChange,
    basis: 'standing_order',
  },
} as const satisfies Calls;
