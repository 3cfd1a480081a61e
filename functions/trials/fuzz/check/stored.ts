import { Timestamp } from 'firebase-admin/firestore';
import { ALMOST_FREE, GRAVEL, JUST_FREE } from '../../../test/shop-data.ts';
import { fieldOf } from './exchange.ts';

/**
 * What is wrong with a stored document. The rules are written down here once more on purpose: with
 * the app's own, a rule that went missing there would be missing here too.
 */
export function storedProblem(path: string, document: unknown): string | undefined {
  const [collection = '', id = ''] = path.split('/');
  const problems = CHECKS[collection]?.(new Stored(document), id) ?? [];
  const problem = problems.find((each) => each !== undefined);
  return problem && `${path} is stored with a wrong ${problem}`;
}

const PRICES = new Map([GRAVEL, ALMOST_FREE, JUST_FREE].map((each) => [each.id, each]));
const MAX_QUANTITY = 10_000_000;

type Problems = (string | undefined)[];

class Stored {
  readonly #document: unknown;

  constructor(document: unknown) {
    this.#document = document;
  }

  get(name: string): unknown {
    return fieldOf(this.#document, name);
  }

  keys(allowed: string): string | undefined {
    const known = allowed.split(' ');
    return Object.keys(this.#document ?? {}).find((key) => !known.includes(key));
  }

  text(name: string, max: number, min = 0): string | undefined {
    const value = this.get(name);
    if (typeof value !== 'string' || value.trim() !== value) return name;
    return value.length <= max && value.length >= min && !/\p{Surrogate}/u.test(value)
      ? undefined
      : name;
  }

  matches(name: string, pattern: RegExp): string | undefined {
    return pattern.test(String(this.get(name))) ? undefined : name;
  }

  instant(name: string): string | undefined {
    return this.get(name) instanceof Timestamp ? undefined : name;
  }

  version(): string | undefined {
    return [1, 2, 3].includes(Number(this.get('schema_version'))) ? undefined : 'schema_version';
  }

  list(name: string): Stored[] {
    const value = this.get(name);
    return Array.isArray(value) ? value.map((each) => new Stored(each)) : [];
  }
}

const EMAIL = /^[^\s@]{1,250}@[^\s@]+\.[^\s@]+$/;

const CHECKS: Record<string, (stored: Stored, id: string) => Problems> = {
  carts: (cart, id) => [
    /^[A-Za-z0-9_-]{16,64}$/.test(id) ? undefined : 'session id',
    cart.keys('items recent_adds updated_at expires_at order_number request_hash schema_version'),
    Array.isArray(cart.get('items')) ? undefined : 'items',
    cart.list('items').length <= 100 ? undefined : 'number of items',
    ...cart.list('items').flatMap(cartLineProblems),
    cart.instant('updated_at'),
    cart.instant('expires_at'),
    cart.version(),
  ],
  orders: (order, id) => [
    order.get('order_number') === id ? undefined : 'order_number',
    /^B-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/.test(id) ? undefined : 'number',
    order.text('customer_name', 100, 1),
    order.matches('customer_email', EMAIL),
    order.text('customer_phone', 40, 1),
    order.text('company_name', 120),
    order.text('company_address', 250),
    order.text('tax_number', 40),
    order.text('notes', 2000),
    order.matches('payment_method', /^(rechnung|vorkasse)$/),
    order.matches('order_status', /^(pending|processing|delivered|cancelled)$/),
    order.instant('created_at'),
    order.version(),
    ...totalProblems(order),
  ],
  contacts: (contact) => [
    contact.text('name', 100, 1),
    contact.matches('email', EMAIL),
    contact.text('phone', 40, 1),
    contact.text('message', 4300, 1),
    contact.matches(
      'request_type',
      /^(contact|quote|callback|complaint|delivery|service_inquiry)$/,
    ),
    contact.keys('name email phone message request_type created_at schema_version'),
    contact.instant('created_at'),
    contact.version(),
  ],
  // What a mail says is read from its subject: a message holds nothing personal.
  outbox: (message) => [
    message.matches('kind', /^(order_confirmation|order_notice|contact_notice)$/),
    message.matches('state', /^(waiting|sent|given_up)$/),
    message.keys(
      'kind subject_id state created_at next_try_at tries lease give_up_at given_up_at sent_at last_problem expires_at schema_version',
    ),
    message.version(),
  ],
  users: (user) => [
    user.keys('name given_name phone company_name created_at schema_version'),
    user.get('phone') === undefined ? undefined : user.text('phone', 40, 1),
    user.get('company_name') === undefined ? undefined : user.text('company_name', 120, 1),
  ],
};

function cartLineProblems(line: Stored): Problems {
  return [
    line.keys('id product_id quantity'),
    PRICES.has(Number(line.get('product_id'))) ? undefined : 'product_id',
    line.get('id') === String(line.get('product_id')) ? undefined : 'id of a line',
    isQuantity(line.get('quantity')) ? undefined : 'quantity',
  ];
}

/** The parts of an order are what the catalogue says, and their sum is the total. */
function totalProblems(order: Stored): Problems {
  const lines = order.list('order_items');
  const subtotal = lines.reduce((sum, line) => sum + Number(line.get('total_price_cents')), 0);
  const delivery = subtotal >= 500_00 ? 0 : 25_00;
  return [
    lines.length >= 1 && lines.length <= 100 ? undefined : 'number of lines',
    ...lines.flatMap(orderLineProblems),
    order.get('subtotal_cents') === subtotal ? undefined : 'subtotal_cents',
    order.get('delivery_cents') === delivery ? undefined : 'delivery_cents',
    order.get('total_cents') === subtotal + delivery ? undefined : 'total_cents',
  ];
}

function orderLineProblems(line: Stored): Problems {
  const product = PRICES.get(Number(line.get('product_id')));
  const price = product?.price_cents ?? Number.NaN;
  const quantity = line.get('quantity');
  return [
    product && line.get('product_name') === product.name ? undefined : 'product_name',
    line.get('unit_price_cents') === price ? undefined : 'unit_price_cents',
    isQuantity(quantity) ? undefined : 'quantity',
    line.get('total_price_cents') === price * Number(quantity) ? undefined : 'total_price_cents',
  ];
}

function isQuantity(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_QUANTITY;
}
