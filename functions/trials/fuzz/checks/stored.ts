import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { ALMOST_FREE, GRAVEL, JUST_FREE, SLATE } from '../../../test/shop-data.ts';

/**
 * Describes why a stored document is invalid. The rules are repeated here on purpose: if they were
 * shared, a rule that is lost in the app would be lost here too.
 */
export function storedProblem(path: string, document: unknown): string | undefined {
  const [collection = '', id = ''] = path.split('/');
  const problem = CHECKS[collection]?.(document as Fields, id);
  return problem && `${path} is stored with a wrong ${problem}`;
}

type Fields = Readonly<Record<string, unknown>>;
type Rule = (value: unknown) => boolean;
type Rules = Readonly<Record<string, Rule>>;

const PRODUCTS = new Map([GRAVEL, ALMOST_FREE, JUST_FREE].map((each) => [each.id, each]));

const anything: Rule = () => true;
const instant: Rule = (value) => value instanceof Timestamp;
const version: Rule = (value) => [1, 2, 3].includes(Number(value));
const isWhole: Rule = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const quantity: Rule = (value) => Number.isInteger(value) && isWithin(Number(value), 1, 10_000_000);
const matches =
  (pattern: RegExp): Rule =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const optional =
  (rule: Rule): Rule =>
  (value) =>
    value === undefined || rule(value);
const text =
  (max: number, min = 0): Rule =>
  (value) =>
    typeof value === 'string' &&
    value.trim() === value &&
    isWithin(value.length, min, max) &&
    !/\p{Surrogate}/u.test(value);
const listOf =
  (rule: (item: Fields) => boolean, min = 0, max = 100): Rule =>
  (value) =>
    Array.isArray(value) && isWithin(value.length, min, max) && value.every(rule);

const ORDER_STATUS = /^(pending|processing|on_the_way|delivered|cancelled)$/;
const EMAIL = matches(/^[^\s@<>"()\p{Cc}]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/u);
const CART_ITEM: Rules = { id: anything, product_id: anything, quantity };
const CART: Rules = {
  items: listOf(
    (item) =>
      wrongField(item, CART_ITEM) === undefined &&
      PRODUCTS.has(Number(item.product_id)) &&
      item.id === String(item.product_id),
  ),
  recent_adds: anything,
  updated_at: instant,
  expires_at: instant,
  order_number: anything,
  request_hash: anything,
  schema_version: version,
};
const DAY = matches(/^\d{4}-\d{2}-\d{2}$/);
const DELIVERY: Rules = {
  method: matches(/^(delivery|pickup)$/),
  street: text(120),
  postal_code: matches(/^(\d{5})?$/),
  city: text(80),
  truck_access: matches(/^(yes|no)?$/),
  unloading_place: text(300),
  wished_day: matches(/^(\d{4}-\d{2}-\d{2})?$/),
  contact_name: text(100),
  contact_phone: text(40),
  express: (value) => typeof value === 'boolean',
  zone: optional(matches(/^Zone [123]$/)),
  truck: optional((truck) => JSON.stringify(truck) === '{"total_t":18,"load_t":9}'),
};
const STATUS_CHANGE: Rules = {
  from: matches(ORDER_STATUS),
  to: matches(ORDER_STATUS),
  // An admin, or the customer.
  by_uid: matches(/^(admin)?$/),
  at: instant,
  reason: optional(text(500, 1)),
};
const WITHDRAWAL: Rules = {
  received_at: instant,
  request_id: text(20, 20),
  is_other_email: (value) => typeof value === 'boolean',
};
const ORDER: Rules = {
  order_number: matches(/^B-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/),
  created_at: instant,
  payment_method: matches(/^(rechnung|vorkasse)$/),
  order_status: matches(ORDER_STATUS),
  status_changes: optional(listOf((change) => wrongField(change, STATUS_CHANGE) === undefined)),
  delivery_day: optional(DAY),
  delivery_day_changes: anything,
  search_tokens: listOf(isToken, 3, 2000),
  subtotal_cents: anything,
  delivery_cents: anything,
  express_cents: optional(isWhole),
  total_cents: anything,
  vat: anything,
  gross_cents: isWhole,
  payment_state: optional(matches(/^(open|part|paid)$/)),
  open_cents: optional(isWhole),
  due_day: optional(matches(/^\d{4}-\d{2}-\d{2}$/)),
  bank: optional((value) => text(42, 15)((value as Fields).iban)),
  payments: anything,
  reminders: anything,
  delivery: optional((value) => wrongField(value as Fields, DELIVERY) === undefined),
  customer_name: text(100, 1),
  customer_email: EMAIL,
  customer_phone: text(40, 1),
  company_name: text(120),
  company_address: text(250),
  tax_number: text(40),
  notes: text(2000),
  order_items: listOf(isCatalogueLine, 1),
  withdrawal: optional((value) => wrongField(value as Fields, WITHDRAWAL) === undefined),
  user_id: anything,
  schema_version: version,
};
const NOTE: Rules = {
  id: matches(/^[\w-]{16,64}$/),
  text: text(2000, 1),
  by_uid: anything,
  at: instant,
};
const ORDER_NOTES: Rules = {
  notes: listOf((note) => wrongField(note, NOTE) === undefined, 1),
  schema_version: version,
};
const REQUEST_ENTRY: Rules = {
  id: matches(/^[A-Za-z0-9-]{8,40}$/),
  text: text(4000, 1),
  by_uid: anything,
  at: instant,
};
const CONTACT: Rules = {
  name: text(100, 1),
  email: EMAIL,
  phone: text(40),
  message: text(4300, 1),
  request_type: matches(/^(contact|quote|callback|complaint|delivery|service_inquiry|withdrawal)$/),
  created_at: instant,
  order_number: optional(text(40, 1)),
  order_match: optional(matches(/^(same_email|other_email|unknown)$/)),
  items: optional(listOf(isRequestedItem, 1)),
  postal_code: optional(matches(/^\d{5}$/)),
  status: optional(matches(/^(open|in_progress|done)$/)),
  status_changes: anything,
  notes: optional(listOf((entry) => wrongField(entry, REQUEST_ENTRY) === undefined)),
  replies: optional(listOf((entry) => wrongField(entry, REQUEST_ENTRY) === undefined)),
  schema_version: version,
};
/** No text of a mail: it is composed when it is sent. */
const OUTBOX_ENTRY: Rules = {
  kind: matches(
    /^(order_(confirmation|notice|processing|on_the_way|delivered|cancelled)|(cancellation|contact)_notice|withdrawal_receipt|payment_reminder|contact_reply)$/,
  ),
  subject_id: anything,
  part: optional(matches(/^[A-Za-z0-9-]{8,40}$/)),
  state: matches(/^(waiting|sent|given_up)$/),
  created_at: instant,
  next_try_at: instant,
  tries: Number.isInteger,
  lease: anything,
  give_up_at: instant,
  given_up_at: optional(instant),
  sent_at: optional(instant),
  last_problem: anything,
  expires_at: optional(instant),
  schema_version: version,
};
const USER: Rules = {
  name: anything,
  given_name: anything,
  phone: optional(text(40, 1)),
  company_name: optional(text(120, 1)),
  created_at: optional(instant),
  schema_version: version,
};

const PICTURE_FILE: Rules = {
  format: matches(/^(webp|jpg)$/),
  bytes: (value) => value instanceof Buffer && value.length < 500_000,
  schema_version: version,
};

const CHECKS: Readonly<Record<string, (document: Fields, id: string) => string | undefined>> = {
  carts: (cart, id) => (/^[\w-]{16,64}$/.test(id) ? wrongField(cart, CART) : 'session id'),
  orders: (order, id) =>
    wrongField(order, ORDER) ??
    (order.order_number === id ? undefined : 'number') ??
    (isSummedUp(order) ? undefined : 'total') ??
    wrongDelivery(order),
  orderNotes: (notes) => wrongField(notes, ORDER_NOTES),
  contacts: (contact) => wrongField(contact, CONTACT),
  outbox: (entry) => wrongField(entry, OUTBOX_ENTRY),
  users: (user) => wrongField(user, USER),
  pictures: (file, id) =>
    /^[0-9a-f]{32}-(400|800)$/.test(id) ? wrongField(file, PICTURE_FILE) : 'name',
};

/** The name of a field that breaks its rule, or that has none. */
function wrongField(document: Fields, rules: Rules): string | undefined {
  const unknown = Object.keys(document).find((name) => !Object.hasOwn(rules, name));
  return unknown ?? Object.keys(rules).find((name) => !rules[name]?.(document[name]));
}

function isCatalogueLine(line: Fields): boolean {
  const product = PRODUCTS.get(Number(line.product_id));
  const price = product?.price_cents ?? Number.NaN;
  return (
    line.product_name === product?.name &&
    line.unit_price_cents === price &&
    quantity(line.quantity) &&
    line.total_price_cents === price * Number(line.quantity)
  );
}

function isToken(token: unknown): boolean {
  return typeof token === 'string' && isWithin(token.length, 2, 12);
}

function isRequestedItem(item: Fields): boolean {
  const { product_id, quantity: amount, ...described } = item;
  const product = [...PRODUCTS.values(), SLATE].find(({ id }) => id === product_id);
  const { name: product_name, unit, price_cents: price } = product ?? {};
  const wanted = { product_name, unit, ...(price !== undefined && { unit_price_cents: price }) };
  return quantity(amount) && isDeepStrictEqual(described, wanted);
}

function isSummedUp(order: Fields): boolean {
  const lines = order.order_items as readonly Fields[];
  const subtotal = lines.reduce((sum, line) => sum + Number(line.total_price_cents), 0);
  const { subtotal_cents, delivery_cents, express_cents = 0, total_cents, gross_cents } = order;
  const total = subtotal + Number(delivery_cents) + Number(express_cents);
  return (
    subtotal_cents === subtotal &&
    delivery_cents === deliveryCentsOf(order.delivery as Fields | undefined, subtotal) &&
    express_cents === ((order.delivery as Fields | undefined)?.express ? 50_00 : 0) &&
    total_cents === total &&
    gross_cents === total + Math.round(total * 0.19)
  );
}

/** The days and zones of the specification, written down once more; every order is placed on a Monday morning. */
function wrongDelivery({ delivery }: Fields): string | undefined {
  if (delivery === undefined) return undefined;
  const { method, postal_code, zone, truck_access, truck, express, wished_day } =
    delivery as Record<string, string>;
  const isDelivered = method === 'delivery';
  if (zone !== (isDelivered ? zoneOf(postal_code ?? '') : undefined)) return 'zone';
  if (isDelivered && postal_code && !zone) return 'postcode';
  if ((truck !== undefined) !== (isDelivered && truck_access === 'no')) return 'truck';
  if (express) {
    const isToday = !wished_day || wished_day === '2026-03-02';
    return isToday && zone && zone !== 'Zone 3' ? undefined : 'express';
  }
  if (!wished_day) return undefined;
  const isOpen = new Date(wished_day).getUTCDay() !== 0 && !HOLIDAYS.has(wished_day);
  const isInTime = wished_day >= '2026-03-03' && wished_day <= '2026-08-29';
  return isOpen && isInTime ? undefined : 'wished day';
}

/** In Hesse, within 180 days of the fuzzed shop's beginning. */
const HOLIDAYS = new Set([
  '2026-04-03',
  '2026-04-06',
  '2026-05-01',
  '2026-05-14',
  '2026-05-25',
  '2026-06-04',
]);

function zoneOf(postalCode: string): string | undefined {
  if (/^1234/.test(postalCode)) return 'Zone 1';
  if (/^123[56]/.test(postalCode)) return 'Zone 2';
  return /^123[0-3]/.test(postalCode) ? 'Zone 3' : undefined;
}

/** The zone table of the specification, written down once more. */
function deliveryCentsOf(delivery: Fields | undefined, subtotal: number): number {
  if (delivery?.method === 'pickup') return 0;
  if (delivery?.zone === 'Zone 2') return subtotal >= 750_00 ? 0 : 45_00;
  if (delivery?.zone === 'Zone 3') return subtotal >= 1000_00 ? 0 : 75_00;
  return subtotal >= 500_00 ? 0 : 25_00;
}

function isWithin(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}
