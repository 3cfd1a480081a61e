import { CUSTOMER_RECORD } from '@shop/domain/customer/customer-fields';
import { DELIVERY_METHODS } from '@shop/domain/delivery/delivery-terms';
import type { Truck } from '@shop/domain/delivery/order-weight';
import { STAGE_IDS } from '@shop/domain/delivery/stage';
import { slipKey, type WeighingSlip } from '@shop/domain/handover/delivered';
import type { Delivery } from '@shop/domain/invoice/invoice';
import type { Supply } from '@shop/domain/invoice/supplies';
import type { Cents } from '@shop/domain/money/money';
import { ERASED_NAME } from '@shop/domain/office/office';
import { type OrderDelivery, TRUCK_ACCESS } from '@shop/domain/order/delivery-wish';
import { INVOICE_KINDS } from '@shop/domain/order/order';
import { TEXTS } from '@shop/domain/order/order-fields';
import { kindName, ORDER_KIND_NAMES } from '@shop/domain/order/order-kinds';
import {
  eachField,
  type PartCents,
  type PartFields,
  partFields,
} from '@shop/domain/order/order-parts';
import { orderTokens } from '@shop/domain/order/order-tokens';
import { OWN_CONDITION_NAMES, type OwnConditions } from '@shop/domain/payment/payment-conditions';
import type { BankAccount } from '@shop/domain/payment/payment-terms';
import { REMINDER_CHANNELS } from '@shop/domain/payment/reminder-run';
import { WITHDRAWAL_EXEMPTIONS } from '@shop/domain/product/product-values';
import { CLAIM_STATES } from '@shop/domain/receivable/states';
import { WITHDRAWAL_OUTCOMES } from '@shop/domain/withdrawal/withdrawal-decision';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { fromAllFields } from '../firestore/all-fields.ts';
import {
  type Check,
  type Checked,
  type Checks,
  isFlag,
  isInstant,
  isMeasure,
  isPositive,
  isSignedCents,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
  orNull,
  shapeOf,
} from '../firestore/checks.ts';
import { REVISED } from '../firestore/revision.ts';
import { collectionOf, documentOf, type StoredType } from '../firestore/stored-type.ts';
import { areEntries, isAdvances, isInvoiceVat, isVat } from './entries.ts';
import { isDeliveryTime, plainChecks } from './item-checks.ts';
import { isOrderEvent, isPartLines, type StoredPartLine } from './order-events.ts';
import { textChecks } from './text-checks.ts';

const SLIP = {
  number: isText,
  gross_kg: isWhole,
  tare_kg: isWhole,
  net_kg: isWhole,
  weighed_at: isText,
  plate: isText,
};

const DELIVERED = {
  /** To three decimals. */
  quantity: isMeasure,
  reason: optional(isText),
  slips: optional(listOf(shapeOf<WeighingSlip>(SLIP))),
};
export type StoredDelivered = Checked<typeof DELIVERED>;

const isDeliveryOf = shapeOf<Delivery>({
  order_number: isText,
  ordered_day: isText,
  day: isText,
  customer_reference: optional(isText),
  cost_centre: optional(isText),
  site: optional(isText),
  site_id: optional(isText),
  address: optional(isText),
  method: optional(oneOf(DELIVERY_METHODS)),
  zone: optional(isText),
});

const ITEM = {
  product_id: isWhole,
  product_name: isText,
  /** As of ordering; missing in rents, like the category. */
  unit: optional(isText),
  pieces: optional(isWhole),
  category: optional(isText),
  vat_rate: optional(isWhole),
  weight_kg: optional(isPositive),
  withdrawal_exemption: optional(oneOf(WITHDRAWAL_EXEMPTIONS)),
  /** The product's overrides, if it had any. */
  article_number: optional(isText),
  delivery_time: optional(isDeliveryTime),
  /** No whole number in what a partial delivery has left. */
  quantity: isMeasure,
  unit_price_cents: isWhole,
  total_price_cents: isWhole,
  /** When, and for which stage of a plan, it is wanted. */
  wished_day: optional(isText),
  stage: optional(oneOf(STAGE_IDS)),
  /** The quantity handed over; if missing, the ordered one. */
  delivered: optional(shapeOf<StoredDelivered>(DELIVERED)),
  /** For a collecting order: the order that the line was delivered with. */
  of: optional(isDeliveryOf),
};
export type StoredOrderItem = Checked<typeof ITEM>;

/** Instead of an admin's id. */
export const BY_CUSTOMER = '';

/** How a paper reaches its customer, and when the office posted it as a letter. */
const POST = {
  channel: optional(oneOf(REMINDER_CHANNELS)),
  posted_at: optional(isInstant),
  posted_by: optional(isText),
};

/** The id is chosen like a payment's; the amounts claimed are missing in old reminders. */
const REMINDER = {
  id: isText,
  by_uid: isText,
  at: isInstant,
  /** Still open of the order or invoice itself. */
  open_cents: optional(isWhole),
  /** Claimed by earlier reminders and still open. */
  earlier_cents: optional(isWhole),
  fee_cents: optional(isWhole),
  flat_cents: optional(isWhole),
  interest_cents: optional(isWhole),
  pay_by: optional(isText),
  /** Its stage's title and text when it was sent; missing in old reminders, like the letter. */
  title: optional(isText),
  text: optional(isText),
  ...POST,
  /** The `ReminderLetter` as JSON. */
  letter: optional(isText),
};
export type StoredReminder = Checked<typeof REMINDER>;

const ORDER_INVOICE = {
  ...POST,
  number: isText,
  kind: oneOf(INVOICE_KINDS),
  created_at: isInstant,
  day: isText,
  gross_cents: (value: unknown) => Number.isSafeInteger(value),
  /** The amount to pay when it was written. */
  payable_cents: isSignedCents,
  vat: isInvoiceVat,
  supply_day: isText,
  /** For several deliveries: net supplies by rate and month, each dated by its last day. */
  supplies: optional(
    listOf(shapeOf<Supply>({ rate: isWhole, day: isText, net_cents: isSignedCents })),
  ),
  /** Company or name as it says; missing for persons who were erased. */
  customer: optional(isText),
  /** For paying all of it in time. */
  discount: optional(
    shapeOf<{ cents: Cents; until_day: string; percent?: number | undefined }>({
      cents: isWhole,
      until_day: isText,
      /** Missing for the shop's. */
      percent: optional(isMeasure),
    }),
  ),
  due_day: optional(isText),
  has_xml: optional(isFlag),
  /** Advance invoices that it deducts. */
  advances: optional(isAdvances),
  /** For an advance: the id of the payment it invoices. */
  payment: optional(isText),
  /** The advance that its cancellation takes back. */
  corrects: optional(isText),
  /** The order's own due day, which holds again after a cancellation. */
  order_due_day: optional(isText),
};
export interface StoredOrderInvoice extends Omit<Checked<typeof ORDER_INVOICE>, 'gross_cents'> {
  gross_cents: Cents;
}

const WITHDRAWN_GOODS = {
  product_id: isWhole,
  article_number: optional(isText),
  product_name: isText,
  unit: optional(isText),
  quantity: isPositive,
  of_quantity: isPositive,
};
export type StoredWithdrawnGoods = Checked<typeof WITHDRAWN_GOODS>;

const REBATE = {
  percent: optional(isPositive),
  /** Net, as agreed; for a percentage, the resulting amount. */
  cents: isWhole,
  reason: isText,
};

const TAKEN_OFF = {
  items: listOf(shapeOf<StoredOrderItem>(ITEM)),
  /** Their indexes in the order. */
  positions: listOf(isWhole),
  /** The reduction of the order's net total. */
  net_cents: isWhole,
  /** Deducted from the delivered quantities, not from the lines. */
  delivered: optional(isFlag),
  /** The order's rebate before. */
  rebate: optional(shapeOf<Checked<typeof REBATE>>(REBATE)),
};
export type StoredTakenOff = Checked<typeof TAKEN_OFF>;

const WITHDRAWAL_DECISION = {
  id: isText,
  outcome: oneOf(WITHDRAWAL_OUTCOMES),
  /** The customer may read all of this. */
  reason: optional(isText),
  /** For a part: positions and quantities of the order's lines at that time, as sent. */
  lines: optional(
    listOf(shapeOf<{ line: number; quantity: number }>({ line: isWhole, quantity: isPositive })),
  ),
  /** The lines at those positions. */
  goods: optional(listOf(shapeOf<StoredWithdrawnGoods>(WITHDRAWN_GOODS))),
  /** For part of a rental. */
  used_days: optional(isWhole),
  goods_back: optional(isText),
  cancels: optional(isFlag),
  /** What it deducted from the order; undone by another decision. */
  taken: optional(shapeOf<StoredTakenOff>(TAKEN_OFF)),
  by_uid: isText,
  at: isInstant,
};
export type StoredWithdrawalDecision = Checked<typeof WITHDRAWAL_DECISION>;

/** Contains nothing about the sender, who may be a stranger, as the customer may read this document. */
export const WITHDRAWAL = {
  received_at: isInstant,
  /** Id of the document in `contacts`. */
  request_id: isText,
  is_other_email: isFlag,
  /** The last one counts. */
  decisions: optional(listOf(shapeOf<StoredWithdrawalDecision>(WITHDRAWAL_DECISION))),
};
export type StoredWithdrawal = Checked<typeof WITHDRAWAL>;

const isDelivery = shapeOf<OrderDelivery>({
  method: oneOf(DELIVERY_METHODS),
  ...textChecks(TEXTS.delivery),
  truck_access: oneOf(TRUCK_ACCESS),
  wished_day: isText,
  express: isFlag,
  zone: optional(isText),
  truck: optional(shapeOf<Truck>({ total_t: isPositive, load_t: isPositive })),
});

type StoredParts = PartFields<'cents'>;
const PARTS = eachField('cents', (_, isAlways) => (isAlways ? isWhole : optional(isWhole))) as {
  [F in keyof Required<StoredParts>]: Check<StoredParts[F]>;
};

/** What an order or a quote says of goods and money. */
export const SUMS = {
  order_items: listOf(shapeOf<StoredOrderItem>(ITEM)),
  delivery: optional(isDelivery),
  subtotal_cents: isWhole,
  ...PARTS,
  rebate: optional(shapeOf<Checked<typeof REBATE>>(REBATE)),
  /** The office has set the price of delivery. */
  delivery_agreed: optional(isFlag),
  /** Net. */
  total_cents: isWhole,
  vat: isVat,
  gross_cents: isWhole,
};
export type StoredSums = Checked<typeof SUMS>;

const RECORD = plainChecks(CUSTOMER_RECORD);
const CONDITIONS = Object.fromEntries(
  OWN_CONDITION_NAMES.map((name) => [name, RECORD[name]]),
) as unknown as Checks<OwnConditions>;

/** What follows from the rest of an order, stored for queries. */
const DERIVED = {
  /** Search tokens for the office. */
  search_tokens: listOf(isText),
  /** Whether a customer placed it: it is neither a bill nor a part of another. */
  is_placed: isFlag,
  payment_state: oneOf(CLAIM_STATES),
  /** Gross. */
  open_cents: isWhole,
  /** Whether it waits for a delivery day. */
  needs_day: isFlag,
  /** Whether it is delivered but not invoiced. */
  to_invoice: isFlag,
  /** Whether the letter of a reminder or an invoice waits to be posted. */
  to_post: isFlag,
  /** Whether the customer's credit is to be paid back. */
  to_refund: isFlag,
  /** What it adds to its delivery day. */
  tour_kg: isWhole,
  tour_stops: isWhole,
  tour_pickups: isWhole,
};

const ORDER = {
  ...REVISED,
  ...DERIVED,
  order_number: isText,
  created_at: isInstant,
  payment_method: isText,
  order_status: isText,
  ...SUMS,
  ...textChecks(TEXTS.head),
  /** Missing until somebody names one. */
  delivery_day: optional(isText),
  /** When it was handed over or, of a rental, returned; by default the day of that status. */
  delivered_day: optional(isText),
  /** The first day of a billed rental. */
  handed_out_day: optional(isText),
  /** All that happened to it, oldest first; missing until the first. */
  history: optional(listOf(isOrderEvent)),
  /** Keys to find its weighing slips by. */
  slips: optional(listOf(isText)),
  /** The withdrawal from its contract; its wording is in the request. */
  withdrawal: optional(shapeOf<StoredWithdrawal>(WITHDRAWAL)),
  /** The account last shown to the customer: when placing a prepaid order, and with each reminder. */
  bank: optional(shapeOf<BankAccount>({ holder: isText, name: isText, iban: isText, bic: isText })),
  /** What was received, paid back and written off. */
  entries: optional(areEntries),
  /** End of the last customer-wide reminder stop, as planned or when it was lifted. */
  customer_stop: optional(isText),
  due_day: optional(isText),
  /** Amount of the customer's credit that it uses; only with a customer's record. */
  credit_cents: optional(isWhole),
  /** Whether its customer has withdrawn from all of it; missing without a withdrawal. */
  is_revoked: optional(isFlag),
  /** The balance that its bookkeeping rows leave on the customer's account; missing if zero and nothing is to be refunded. */
  account_cents: optional(isSignedCents),
  reminders: optional(listOf(shapeOf<StoredReminder>(REMINDER))),
  /** Invoices and their cancellations, oldest first. */
  invoices: optional(listOf(shapeOf<StoredOrderInvoice>(ORDER_INVOICE))),
  /** Months with rows for the books (`stored/ledger.ts`) that were not exported, or changed since. */
  to_books: optional(listOf(isText)),
  /** The debtor's account that its rows are booked on: since the first of them was exported, whoever owns it now. */
  debtor: optional(isWhole),
  /** The rental that it bills. */
  booking_number: optional(isText),
  /** The order that it is a partial delivery of, and what was left of that. */
  part_of: optional(
    shapeOf<{ number: string; left: StoredPartLine[] }>({
      number: isText,
      left: isPartLines,
    }),
  ),
  /** The customer's record, `K-10001`: of a company's member, or by the office. */
  customer_number: optional(isText),
  /** Proposed customer record, as long as none is assigned. */
  likely_customer: optional(isText),
  /** Whether the office has yet to confirm or reject the proposal. */
  is_to_assign: optional(isFlag),
  /** On account, held for the office's approval: that customer is stopped or over their credit limit. */
  is_held: optional(isFlag),
  /** The id of its site, whose name is that in the record then. */
  site_id: optional(isText),
  /** The customer's own conditions then; missing for those of the shop. */
  conditions: optional(shapeOf<OwnConditions>(CONDITIONS)),
  kind: optional(oneOf(ORDER_KIND_NAMES)),
  /** The collected orders with an undecided withdrawal. */
  withdrawn_orders: optional(listOf(isText)),
  /** The collecting order that bills it, and that order's valid invoice. */
  collected_by: optional(
    shapeOf<{ order_number: string; invoice?: string | undefined }>({
      order_number: isText,
      invoice: optional(isText),
    }),
  ),
  /** The quote it came from, and the day of its prices and VAT rates. */
  quote_number: optional(isText),
  priced_day: optional(isText),
  /** The office passes a change of VAT on to a consumer (§ 29 UStG). */
  passes_on_vat: optional(isFlag),
  /** The admin who took it by phone. */
  taken_by_uid: optional(isText),
  /** The customer's account; null for a guest. */
  user_id: orNull(isText),
};

/** A document of `orders/{orderNumber}`. */
export interface StoredOrder extends Checked<typeof ORDER> {
  schema_version: typeof ORDER_VERSION;
}

/** An order before `storedOrder` adds what follows from the rest. */
export type OrderCore = Omit<StoredOrder, keyof typeof DERIVED> & Partial<StoredOrder>;

export const ORDER_VERSION = 1;

export const ORDERS: StoredType<StoredOrder> = {
  collection: 'orders',
  version: ORDER_VERSION,
  defaults: {
    company_name: '',
    company_address: '',
    tax_number: '',
    notes: '',
    user_id: null,
    // Until `npm run index`.
    search_tokens: [],
    is_placed: false,
    payment_state: 'none',
    open_cents: 0,
    needs_day: false,
    to_invoice: false,
    to_post: false,
    to_refund: false,
    tour_kg: 0,
    tour_stops: 0,
    tour_pickups: 0,
  },
  checks: ORDER,
};

export const ordersOf = collectionOf(ORDERS);
export const orderOf = documentOf(ORDERS);

/** The parts of a sum as stored, without zeros. */
export function storedParts(parts: PartCents) {
  return fromAllFields<StoredParts>(partFields(parts, 'cents'));
}

export function withoutParts<T extends object>(order: T) {
  const parts = eachField('cents', () => true);
  const others = Object.entries(order).filter(([field]) => !(field in parts));
  return Object.fromEntries(others) as Omit<T, keyof StoredParts>;
}

/** The order with the fields it is found by, derived from its other fields. */
export function withSearchTokens<Order extends OrderCore>(order: Order) {
  const is_placed = kindName(order) === 'order' && !order.part_of;
  return { ...order, search_tokens: orderTokens(order), is_placed };
}

/** The order with the keys of its weighing slips. */
export function withSlips({ slips: _, ...order }: StoredOrder): StoredOrder {
  const keys = order.order_items.flatMap(({ delivered }) =>
    (delivered?.slips ?? []).map(({ number }) => slipKey(number)),
  );
  return keys.length === 0 ? order : { ...order, slips: [...new Set(keys)] };
}

/** Orders by their numbers, each once; unknown ones are left out. */
export async function readOrders(
  firestore: Firestore,
  numbers: Iterable<string>,
  reader: Pick<Firestore | Transaction, 'getAll'> = firestore,
): Promise<StoredOrder[]> {
  const references = [...new Set(numbers)].map((number) => orderOf(firestore, number));
  if (references.length === 0) return [];
  const found: DocumentSnapshot[] = await reader.getAll(...references);
  return found.flatMap((each) => (each.data() as StoredOrder | undefined) ?? []);
}

/** The orders that an order collects. */
export const collectedNumbers = ({ order_items }: Pick<StoredOrder, 'order_items'>): string[] => [
  ...new Set(order_items.flatMap(({ of }) => of?.order_number ?? [])),
];

export function isErased({
  customer_name,
  customer_email,
}: Pick<StoredOrder, 'customer_name' | 'customer_email'>): boolean {
  return customer_name === ERASED_NAME && customer_email === '';
}

/** Whether the office wrote a line without an article; rents are without one, too, but have a category. */
export const isFreeLine = ({ product_id, category }: StoredOrderItem) =>
  product_id === 0 && category === undefined;
