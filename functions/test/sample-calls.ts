import { type ApiCall, CALL_TERMS, type ChangeCall } from '@shop/domain/contract/api';
import type { CallTerms } from '@shop/domain/contract/describe';
import type { SaveCalls } from '@shop/domain/contract/entry-calls';
import { ENTRY_KINDS, type EntryKind } from '@shop/domain/office/entry-kinds';
import { OFFICE_EVENT_KINDS, officeEvent } from '@shop/domain/order/office-events';
import { BUILT_IN_SETTINGS } from '@shop/domain/settings/settings';
import {
  contactRequest,
  deliveryWish,
  HANDOVER,
  orderItem,
  orderRequest,
  RENTAL_WISH,
  SESSION,
  withdrawal,
} from '@shop/domain/testing/sent';
import { signedLink } from '../src/accounts/signed-link.ts';
import { entryStoreOf } from '../src/changes/entry-stores.ts';
import { ENTRY_TYPES } from '../src/stored/entry.ts';
import { PLAIN_PICTURE, PLAIN_PICTURE_URL } from './pictures.ts';
import { orderNumber } from './stored-data.ts';
import {
  CHANGE_V1,
  CONFIRMATION_ID,
  FIXTURES,
  RENTAL_BOOKING_V1,
  SENT_QUOTE_V1,
} from './stored-fixtures.ts';

/**
 * What the tests of all calls and the fuzz send to a call. The first entry of each list is valid. Texts
 * contain placeholders such as `{{order}}`; `{{id}}` is a new request id.
 */
interface Sample {
  /** Values of the path parameter. */
  parameters?: readonly string[];
  queries?: readonly string[];
  bodies?: readonly object[];
  headers?: Readonly<Record<string, string>>;
  /** Relative frequency in the fuzz; 1 by default. */
  weight?: number;
}

export interface SampleCall extends Sample {
  name: string;
  method: string;
  path: string;
  terms: CallTerms;
}

const ORDER: Sample = { parameters: ['{{order}}', '{{order}}', '{{annaOrder}}', 'B-00000-00000'] };
const PRODUCT: Sample = { parameters: ['1', '3', '7', '20', '999'] };
const CUSTOMER: Sample = { parameters: ['10001', '10002', '1'] };
const COMPANY: Sample = {
  parameters: ['K-10001', 'K-10002', 'x'],
  queries: ['', '?site=Neubau%20Gartenstra%C3%9Fe', `?site=${'x'.repeat(81)}`],
};
const TOOL: Sample = { parameters: ['101', '1', '9'] };
const REQUEST: Sample = { parameters: ['{{contact}}', '{{contact}}', 'unknown'] };
const CHANGE: Sample = { parameters: ['{{change}}', 'office-request-0001-1', 'unknown'] };
const BATCH: Sample = { parameters: ['{{batch}}', 'office-request-0001', 'unknown'] };
const ADMIN: Sample = {
  parameters: ['chef', 'bernd', 'unknown'],
  bodies: [{ request_id: '{{id}}' }],
};
const INVOICE: Sample = { parameters: ['RE-2026-00001', 'RE-2026-00002', 'RE-0000-00000'] };
const BOOKING: Sample = {
  parameters: ['{{booking}}', '{{booking}}', '{{annaBooking}}', 'M-00000-00000'],
};
const QUOTE: Sample = { parameters: ['{{quote}}', '{{quote}}', 'AN-99999', 'x'] };
const STANDING_ONE: Sample = { parameters: ['standing', 'standing', 'unknown'] };
const STANDING = {
  name: 'Kies',
  lines: [{ product_id: 1, quantity: 12 }],
  every_weeks: 1,
  next_day: '2026-03-16',
  until: '2026-06-30',
};
export const QUOTE_CONTENT = {
  customer_name: 'Jörg Groß',
  customer_email: 'joerg@example.de',
  customer_phone: '0171 2345678',
  company_name: 'Tiefbau Süd GmbH',
  payment_method: 'rechnung',
  delivery: { method: 'delivery', street: 'Bauweg 1', postal_code: '12340', city: 'Ort' },
  lines: [
    { product_id: 1, name: 'Kies', quantity: 12.5, unit: 't', price: 19.99, vat_rate: 19 },
    { name: 'Kran 🏗', quantity: 2, unit: 'Std.', price: 90, vat_rate: 19 },
  ],
  rebate: { percent: 10, reason: 'Treue' },
  delivery_amount: 45,
  orderable: 'lines',
  valid_until: '2026-03-31',
  conditions: 'Zahlung nach Lieferung.\n🏗',
};
const QUOTES: object[] = [
  {},
  { orderable: 'parts', lines: QUOTE_CONTENT.lines.slice(0, 1), rebate: undefined },
  { customer_email: '', valid_until: '2026-01-01' },
  { lines: [{ product_id: 999, name: 'x', quantity: 1, unit: 't', price: 1, vat_rate: 19 }] },
].map((fields) => ({ ...QUOTE_CONTENT, ...fields }));
const ANSWERS: object[] = ['{{quoteToken}}', '{{quoteToken}}', 'x'].map((token) => {
  return { id: '{{id}}', token, text: 'Geht es auch früher? 🚚\n漢字' };
});

const PAGES: Sample = { queries: ['', '', '?after={{next}}', '?after=1772443800.123000000.x'] };
const ITEMS: Sample = {
  queries: [
    '',
    '?search=kies&visibility=current&sort=name',
    '?search=10%20001&category=Zaun&has_price=true&is_available=false',
    '?sort=price&limit=500&after=2890.1',
    '?visibility=archived&sort=changed&limit=1',
    '?has_price=maybe',
    '?is_available=maybe',
    '?limit=501',
    '?visibility=gone&sort=newest',
  ],
};

const WISH = deliveryWish({
  postal_code: '12340',
  truck_access: 'no',
  unloading_place: 'Hinter der Garage\nnicht auf den Rasen 🏗',
  wished_day: '2026-03-12',
  contact_name: 'Ömer Çelik',
});
const delivered = (fields: object, total_amount: number) => ({
  ...orderRequest({ session_id: '{{session}}', total_amount }),
  delivery: { ...WISH, ...fields },
});
/** Two tonnes of gravel for 57.80 plus delivery; the orders with a total of 1 € are impossible. */
const ORDERS: object[] = [
  orderRequest({ session_id: '{{session}}' }),
  orderRequest({
    session_id: '{{session}}',
    payment_method: 'vorkasse',
    company_name: 'Muster Bau GmbH',
    company_address: 'Straße des 17. Juni',
    tax_number: 'DE123456789',
    customer_reference: 'BV Südring, Kst. 4711/12',
    invoice_address: '',
    notes: 'Bitte anrufen.\nDanke!',
    later: { session_id: 'session-of-what-came-later', seen: [{ product_id: 1, quantity: 2 }] },
    total_amount: 557.8,
    order_items: [
      orderItem(),
      orderItem({
        product_id: 20,
        product_name: 'Beton C25/30',
        quantity: 1,
        unit_price: 500,
        total_price: 500,
      }),
    ],
  }),
  { ...delivered({}, 82.8), remember: true },
  delivered({ postal_code: '12369', wished_day: '', express: true }, 152.8),
  delivered({ method: 'pickup', postal_code: '' }, 57.8),
  delivered({ postal_code: '99999' }, 1),
  delivered({ wished_day: '2026-03-08' }, 1),
  delivered({ wished_day: '9999-12-31', method: 'drone', zone: 'Zone 1' }, 1),
];

const RENTER = {
  customer_name: 'Jürgen Øster',
  customer_email: 'miete@example.de',
  customer_phone: '069 1',
};
const { start_day, end_day, pieces, method, early_start } = RENTAL_WISH;
const RENTAL = { tool_id: 101, start_day, end_day, pieces, method, early_start };
const NOBODY = { customer_name: '', customer_email: '', customer_phone: '' };
const RENTALS: object[] = [
  { ...RENTAL, ...RENTER },
  { ...RENTAL, ...RENTER, tier: 'weekly', insured: true, end_day: '2026-03-31', pieces: 5 },
  {
    ...RENTAL,
    ...RENTER,
    method: 'delivery',
    street: 'Straße 1',
    postal_code: '12369',
    city: 'Ölbronn',
    notes: 'Tor 🏗\nlinks',
  },
  { ...RENTAL, ...RENTER, method: 'delivery' },
  { ...RENTAL, ...RENTER, early_start: false },
  { ...RENTAL, ...RENTER, start_day: '2026-03-08', pieces: 99 },
  { ...RENTAL, ...RENTER, end_day: '2031-03-08', tool_id: 999 },
];

const MANY = { specifications: [{ label: 'Körnung', value: '8/16 mm' }], visibility: 'visible' };
const PRODUCT_INPUT = {
  ...MANY,
  name: 'Splitt 8/16',
  category: 'Schotter',
  unit: 't',
  related_ids: [1, 999],
  pictures: [{ url: '/pictures/splitt-800.webp', alt: 'Splitt' }],
  price: 28.9,
  next_price: { price: 0.01, from: '2026-12-31' },
  vat_rate: 7,
  coverage: { kind: 'bulk', kg_per_unit: 1000, loose_density: 1.6 },
};
const TOOL_INPUT = {
  ...MANY,
  name: ' Öfen & Rohre ',
  description: '漢字 🏗',
  category: 'Verdichtung',
  brand: 'Wacker',
  daily_price: 19.9,
  weekly_price: 100,
  monthly_price: 300,
  deposit_amount: 0,
  quantity_available: 5,
  is_available: true,
  pictures: [],
};
/** Saves what carts and orders do not refer to: only `id` and new entries are written. */
function saves(id: string, input: object): Sample {
  const save = (...changes: object[]) => ({ request_id: '{{id}}', changes });
  return {
    bodies: [
      save({ version: 0, input }),
      save({ id, version: 0, input }, { version: 0, input }),
      save({ id, version: 1, input: { ...input, visibility: 'archived' } }),
      save({ id: 'unknown', version: 2, input }),
    ],
    weight: 2,
  };
}

/** A sample with bodies, or with queries, and its weight. */
const sends = (of: Sample, weight: number, bodies: readonly object[]) => ({
  ...of,
  bodies,
  weight,
});
const asks = (of: Sample, weight: number, queries: readonly string[]) => ({
  ...of,
  queries,
  weight,
});

/** A stored entry of each kind that the office keeps. */
export const ENTRIES = Object.entries(ENTRY_KINDS).map(([name, row]) => {
  const kind = name as EntryKind;
  const [stored = {}] = FIXTURES.find(([type]) => type === ENTRY_TYPES[kind])?.[1] ?? [];
  return { ...row, stored, input: entryStoreOf(kind)?.toInput(stored) as object };
});
const ENTRY_SAMPLES = Object.fromEntries(
  ENTRIES.map(({ path, input }) => [`POST /api/admin/${path}`, saves('1', input)]),
) as Record<keyof SaveCalls, Sample>;

/** Each event that the office records, with these days. */
const EVENTS = ['2026-03-03', '', '2026-03-08'].flatMap((day) =>
  OFFICE_EVENT_KINDS.map((what) => {
    const values = Object.entries(officeEvent(what).fields).map(([name, field]) => {
      if (typeof field !== 'string') return [name, Object.keys(field)[0]];
      return [name, { text: ' Am Telefon, 🏗 ', day, flag: true }[field]];
    });
    return { what, ...Object.fromEntries(values) };
  }),
);

/** Calls that need samples, because they have a parameter or a body. */
type Sampled = ChangeCall | Extract<ApiCall, `${string}{${string}`>;
const SAMPLES: Readonly<Record<Sampled, Sample> & Partial<Record<ApiCall, Sample>>> = {
  ...ENTRY_SAMPLES,
  'GET /api/products/{id}': PRODUCT,
  'POST /api/cart': {
    bodies: [1, 3, 20, 7, 999].map((product_id) => ({ product_id, quantity: 3 })),
    headers: { 'session-id': '{{session}}' },
    weight: 8,
  },
  'POST /api/cart/plan': {
    bodies: [[1, 20], [20], [7], [999]].map((ids) => ({
      request_id: '{{id}}',
      lines: ids.map((product_id) => ({ product_id, quantity: 3 })),
    })),
    headers: { 'session-id': '{{session}}' },
    weight: 2,
  },
  'POST /api/missed-searches': {
    bodies: ['Gasgrill', 'anna@example.org', 'x'.repeat(100)].map((text) => ({ text })),
  },
  'GET /api/cart/{sessionId}': { parameters: ['{{session}}'], weight: 2 },
  'GET /api/rental-tools/{id}': TOOL,
  'GET /api/rental-tools/{id}/availability': {
    ...TOOL,
    queries: ['?from=2026-03', '?from=2026-04', '?from=2026-06', '?from=2026-02', '?from=x', ''],
    weight: 4,
  },
  'GET /api/rental-availability': asks({}, 4, [
    '?from=2026-03-09&to=2026-03-11',
    '?from=2026-03-30&to=2026-04-30',
    '?from=2026-04-07&to=2026-04-08',
    '?from=2026-03-11&to=2026-03-09',
    '',
  ]),
  'POST /api/rental-bookings': { bodies: RENTALS, weight: 8 },
  'GET /api/rental-bookings/{bookingNumber}': { ...BOOKING, weight: 4 },
  'GET /api/rental-bookings/{bookingNumber}/price': {
    ...BOOKING,
    queries: ['?end_day=2026-03-14', '?end_day=2026-03-14&start_day=2026-03-10&pieces=2', ''],
  },
  'POST /api/rental-bookings/{bookingNumber}/cancel': {
    ...BOOKING,
    bodies: [{}, { token: '{{bookingToken}}' }, { token: 'x' }],
    weight: 3,
  },
  'POST /api/rental-bookings/{bookingNumber}/extend': sends(BOOKING, 3, [
    { end_day: '2026-03-13' },
    { end_day: '2026-03-14', token: '{{bookingToken}}' },
    { end_day: '2026-03-15', token: 'x' },
  ]),
  'POST /api/contact': sends({}, 6, [
    contactRequest(),
    contactRequest({ request_type: 'quote', items: [{ product_id: 1, quantity: 9_999_999 }] }),
    contactRequest({ request_type: 'delivery', postal_code: '12345', name: 'Dr. Østergård 👷' }),
    { ...contactRequest(), website: 'https://robot.example' },
  ]),
  'POST /api/callbacks': {
    bodies: ['So bald wie möglich', 'nach 16 Uhr 👷'].map((time) => {
      return { name: 'Dr. Østergård', phone: '0171 2345678', time };
    }),
    weight: 3,
  },
  'POST /api/withdrawals': {
    bodies: ['{{order}}', '{{annaOrder}}', '2026-17', 'keine Ahnung 🤷'].map((order_number) =>
      withdrawal({ order_number, goods: 'Żółć 漢字 🏗' }),
    ),
    weight: 4,
  },
  'POST /api/orders': { bodies: ORDERS, weight: 14 },
  'GET /api/orders/{orderNumber}': { ...ORDER, weight: 2 },
  'POST /api/orders/{orderNumber}/cancel': {
    ...ORDER,
    bodies: [{}, { token: '{{cancelToken}}' }, { token: 'x' }],
    weight: 4,
  },
  'POST /api/quotes/{number}/open': sends(QUOTE, 3, [{ token: '{{quoteToken}}' }, { token: 'x' }]),
  'POST /api/quotes/{number}/ask': sends(QUOTE, 2, ANSWERS),
  'POST /api/quotes/{number}/decline': sends(QUOTE, 1, ANSWERS),
  'POST /api/quotes/{number}/order': sends(
    QUOTE,
    4,
    [
      { gross_amount: 508.59 },
      { lines: [{ line: 0, quantity: 12.5 }], gross_amount: 315.81 },
      { lines: [{ line: 0, quantity: 1.5 }], gross_amount: 89.23 },
      { version: 2, token: 'x' },
    ].map((body) => ({
      id: '{{id}}',
      token: '{{quoteToken}}',
      version: 1,
      lines: [
        { line: 0, quantity: 12.5 },
        { line: 1, quantity: 2 },
      ],
      delivery: { street: '', city: '', unloading_place: 'Hof 🏗', wished_day: '2026-03-12' },
      ...body,
    })),
  ),
  'GET /api/admin/quotes': asks({}, 1, [
    '',
    '?after={{next}}',
    '?status=sent',
    '?status=ending',
    '?customer=K-10001',
    '?search=gross',
    '?status=x',
  ]),
  'GET /api/admin/quotes/{number}': QUOTE,
  'POST /api/admin/quotes': {
    bodies: QUOTES.flatMap((content) => [{ content }, { content, send: true }]).map((body) => ({
      id: '{{id}}',
      ...body,
    })),
    weight: 3,
  },
  'POST /api/admin/quotes/{number}/save': sends(
    QUOTE,
    2,
    QUOTES.map((content) => ({ id: '{{id}}', content })),
  ),
  'POST /api/admin/quotes/{number}/send': sends(QUOTE, 5, [
    { id: '{{id}}' },
    { id: '{{id}}', valid_until: '2026-04-30' },
  ]),
  'POST /api/admin/quotes/{number}/withdraw': sends(QUOTE, 1, [
    { id: '{{id}}', reason: ' Preise gestiegen 🏗 ' },
  ]),
  'GET /api/users/orders': PAGES,
  'GET /api/users/guest-orders': PAGES,
  'GET /api/users/quotes': PAGES,
  'GET /api/users/rental-bookings': PAGES,
  'GET /api/users/guest-rentals': PAGES,
  'GET /api/users/contacts': PAGES,
  'POST /api/users/profile/forget': { bodies: [{}] },
  'POST /api/users/plans': {
    bodies: [
      { address: 'einfahrt?m2=40' },
      { address: 'terrasse?boden=lehmig&masse=6x4', name: ' Öfen & 漢字 👷 ' },
      { address: 'einfahrt?m2=1e9', name: '' },
      { address: 'burg?m2=40', name: '' },
    ],
  },
  'POST /api/users/plans/forget': {
    bodies: [{ address: 'einfahrt?m2=40&boden=sandig' }, { address: 'x' }],
  },
  'POST /api/users/standing-orders': sends({}, 1, [
    { id: '{{id}}', ...STANDING },
    { id: '{{id}}', ...STANDING, customer_number: 'K-10001', site: 'Neubau Gartenstraße' },
    { id: '{{id}}', ...STANDING, name: 'Öfen 👷', next_day: '2026-03-15' },
  ]),
  'POST /api/users/standing-orders/{id}': sends(STANDING_ONE, 1, [
    { id: '{{id}}', state: 'paused' },
    { id: '{{id}}', state: 'active', next_day: '2026-03-23', every_weeks: 4 },
    { id: '{{id}}', customer_number: '', site: '', lines: [{ product_id: 1, quantity: 3 }] },
    { id: '{{id}}', state: 'ended' },
  ]),
  'GET /api/admin/standing-orders': {
    queries: ['', '?state=to_see', '?customer=K-10001', '?after={{next}}', '?state=x'],
  },
  'GET /api/admin/standing-orders/{id}': STANDING_ONE,
  'POST /api/admin/standing-orders/{id}': sends(STANDING_ONE, 1, [
    { id: '{{id}}', state: 'paused', reason: ' Straße gesperrt 🏗 ' },
    { id: '{{id}}', state: 'active', until: '2026-07-31' },
    { id: '{{id}}', state: 'ended', reason: 'Baustelle fertig' },
    { id: '{{id}}', is_seen: true },
  ]),
  'GET /api/oauth/google/redirect_url': { weight: 2 },
  'POST /api/sessions': { bodies: [{ code: '{{code}}', state: '{{state}}' }], weight: 3 },
  'GET /api/admin/orders': asks({}, 1, [
    '',
    '?after={{next}}',
    '?status=pending&payment=open&sort=amount',
    '?delivery_day=2026-03-03&sort=delivery_day&after=2026-03-03.x',
    '?search=erika%20kies',
    '?customer=K-10001&placed=true',
    '?search=B-ANNA0-00001&payment=paid',
    '?search=x',
    '?sort=name',
    '?delivery_day=2026-02-30',
  ]),
  'POST /api/admin/orders': {
    bodies: [
      ...QUOTES.map((content) => ({ content, gross_amount: 508.59 })),
      { content: QUOTE_CONTENT, gross_amount: 508.59, quote_number: '{{quote}}' },
      { content: QUOTE_CONTENT, gross_amount: 508.59, credit_reason: 'Zahlt morgen' },
    ].map((body) => ({ id: '{{id}}', ...body })),
    weight: 2,
  },
  'GET /api/admin/orders/{orderNumber}': ORDER,
  'POST /api/admin/orders/{orderNumber}/status': sends(ORDER, 6, [
    { from: 'pending', to: 'processing' },
    { from: 'processing', to: 'on_the_way', despite_open_payment: true },
    { from: 'processing', to: 'on_the_way' },
    { from: 'on_the_way', to: 'delivered' },
    {
      from: 'processing',
      to: 'delivered',
      despite_open_payment: true,
      part: { id: '{{id}}' },
      delivered: [{ line: 0, quantity: 0.84 }],
    },
    { from: 'pending', to: 'cancelled', reason: 'Doppelt' },
    { from: 'delivered', to: 'pending' },
  ]),
  'POST /api/admin/orders/{orderNumber}/take-back': sends(ORDER, 2, [
    { to: 'processing', at: '2026-03-02T09:30:00.123Z' },
    { to: 'cancelled', at: 'gestern' },
  ]),
  'POST /api/admin/orders/{orderNumber}/payments': {
    ...ORDER,
    bodies: [98.53, 10, 0.01, -10, 100_000].map((amount) => {
      return { id: '{{id}}', amount, day: '2026-03-02' };
    }),
    weight: 4,
  },
  'POST /api/admin/orders/{orderNumber}/withdrawal': sends(ORDER, 1, [
    { id: '{{id}}', outcome: 'whole', goods_back: '2026-03-02' },
    { id: '{{id}}', outcome: 'none', reason: 'nach Maß gemischt 🏗' },
    { id: '{{id}}', outcome: 'part', lines: [{ line: 0, quantity: 0.5 }] },
    { id: '{{id}}', outcome: 'part' },
  ]),
  'POST /api/admin/rental-bookings/{bookingNumber}/withdrawal': sends(BOOKING, 1, [
    { id: '{{id}}', outcome: 'whole' },
    { id: '{{id}}', outcome: 'part', used_days: 2, reason: 'Bagger 🏗' },
    { id: '{{id}}', outcome: 'part', used_days: 0 },
  ]),
  'POST /api/admin/orders/{orderNumber}/billing': sends(ORDER, 1, [
    { buyer_reference: '04011000-1234512345-06', address: ' Straße des 17. Juni\n10623 Berlin ' },
    { buyer_reference: '', address: '', country: 'FR' },
    { buyer_reference: '', address: 'Weg 1', customer: { customer_name: ' Petra 🏗 ' } },
  ]),
  'POST /api/admin/orders/{orderNumber}/delivered': sends(ORDER, 3, [
    { lines: [{ line: 0, quantity: 1.84, reason: 'Lkw war voll' }] },
    { lines: [{ line: 0, quantity: 2.1 }] },
    { lines: [{ line: 9, quantity: 0 }] },
  ]),
  'GET /api/admin/invoices': asks({}, 1, [
    '',
    '?after={{next}}',
    '?state=overdue',
    '?state=open&month=2026-03',
    '?month=2026-13',
  ]),
  'GET /api/admin/invoice-totals': { queries: ['', '?state=overdue', '?state=x'] },
  'GET /api/admin/invoice-preview': { queries: ['', '?order={{order}}', '?order=x'] },
  'POST /api/admin/invoices': sends({}, 4, [
    { request_id: '{{id}}', order_numbers: ['{{order}}'] },
    { request_id: '{{id}}', order_numbers: ['{{annaOrder}}', '{{order}}', 'B-00000-00000'] },
  ]),
  'GET /api/admin/collective-invoices': { queries: ['', '?until=2026-03-31', '?until=x'] },
  'POST /api/admin/collective-invoices': sends({}, 2, [
    { request_id: '{{id}}', order_numbers: ['{{order}}'] },
    { request_id: '{{id}}', order_numbers: ['{{annaOrder}}', 'B-00000-00000'] },
  ]),
  'POST /api/admin/invoices/{number}/cancel': {
    ...INVOICE,
    bodies: [{ request_id: '{{id}}', reason: ' Falsche Menge 🏗 ' }],
    weight: 3,
  },
  'POST /api/admin/orders/{orderNumber}/advance-invoice': sends(ORDER, 2, [
    { request_id: '{{id}}', payment: '{{id}}' },
    { request_id: '{{id}}', payment: 'x' },
  ]),
  'GET /api/admin/invoices/{number}/left': INVOICE,
  'POST /api/admin/invoices/{number}/credit': sends(INVOICE, 3, [
    {
      request_id: '{{id}}',
      reason: ' Ein Sack war gerissen 🏗 ',
      lines: [{ line: 0, quantity: 0.5 }],
      amounts: [{ text: 'Nachlass', amount: 0.5, vat_rate: 19 }],
    },
    { request_id: '{{id}}', reason: 'Zu viel', lines: [{ line: 9, quantity: 1 }], amounts: [] },
  ]),
  'POST /api/admin/draft-paper': sends({}, 2, [
    { quote: { content: QUOTE_CONTENT } },
    { quote: { number: '{{quote}}', content: QUOTE_CONTENT } },
    {
      credit: {
        number: '{{invoice}}',
        reason: 'x',
        lines: [{ line: 0, quantity: 1 }],
        amounts: [],
      },
    },
    { collective: { order_numbers: ['{{order}}', '{{annaOrder}}'] } },
    {},
  ]),
  'POST /api/admin/orders/{orderNumber}/write-off': sends(ORDER, 1, [
    { id: '{{id}}', reason: 'goodwill' },
    { id: '{{id}}', reason: 'goodwill', reverses: 'x' },
  ]),
  'GET /api/admin/desk-figures': {},
  'GET /api/admin/figures': { queries: ['', '?month=2026-03', '?month=2024-01', '?month=x'] },
  'GET /api/admin/open-items': {},
  'GET /api/admin/datev': { queries: ['?month=2026-03', '?month=x', ''] },
  'POST /api/admin/datev': sends({}, 2, [
    { request_id: '{{id}}', month: '2026-03' },
    { request_id: '{{id}}', month: '2026-13' },
  ]),
  'POST /api/admin/reminder-run': sends({}, 1, [
    { id: '{{id}}', order_numbers: ['{{order}}'] },
    { id: '{{id}}', order_numbers: ['{{order}}', '{{annaOrder}}'] },
  ]),
  'POST /api/admin/reminder-letters': {
    bodies: [{ order_numbers: ['{{order}}'], papers: ['RE-2026-00001', '{{id}}'] }],
  },
  'POST /api/admin/orders/{orderNumber}/reminder': { ...ORDER, bodies: [{ id: '{{id}}' }] },
  'POST /api/admin/deliveries/{day}/stops': {
    parameters: ['2026-03-03', '2026-03-03', 'x'],
    bodies: [{ order_numbers: [] }, { order_numbers: ['{{order}}', '{{annaOrder}}'] }],
  },
  'POST /api/admin/orders/{orderNumber}/edit': sends(
    ORDER,
    3,
    [
      { items: [{ product_id: 1, quantity: 3 }] },
      { items: [{ product_id: 1, quantity: 3 }], total_amount: 111.7 },
      { items: [{ product_id: 3, quantity: 1 }], place: { postal_code: '12340' } },
      { items: [{ product_id: 999, quantity: 1 }] },
      {
        free_lines: [{ name: 'Wartezeit 🏗', quantity: 2, unit: 'Std.', price: 45, vat_rate: 19 }],
        rebate: { percent: 2.5, reason: 'Treue' },
        delivery_amount: 60,
      },
    ].map((body) => ({ id: '{{id}}', reason: ' Am Telefon, 🏗 ', ...body })),
  ),
  'GET /api/admin/search': asks({}, 1, [
    '?q=B-7K3M9-QX2TP',
    '?q=must',
    '?q=82,80',
    '?q=kies%20%F0%9F%8F%97',
    '?q=x',
    '',
  ]),
  'GET /api/admin/delivery-days': { queries: ['', '?day=2026-03-03', '?day=x'] },
  'GET /api/admin/deliveries': { queries: ['', '?day=2026-03-03', '?day=x'] },
  'POST /api/admin/orders/{orderNumber}/events': sends(ORDER, 4, EVENTS),
  'GET /api/admin/orders/{orderNumber}/notes': ORDER,
  'GET /api/admin/papers/{number}': ORDER,
  'POST /api/admin/orders/{orderNumber}/notes': {
    ...ORDER,
    bodies: [{ id: '{{id}}', text: ' Tor offen lassen 🚚\n ' }],
  },
  'GET /api/admin/rental-bookings': asks({}, 1, [
    '',
    '?state=requested',
    '?search=rüttel%20erika',
    '?search=M-7K2',
    '?state=x',
    '?after={{next}}',
  ]),
  'GET /api/admin/rental-calendar': asks({}, 1, [
    '?from=2026-03-02&to=2026-03-29',
    '?from=2026-03-02&to=2027-03-29&tool=101',
    '?from=2026-03-02&to=2027-03-29',
  ]),
  'GET /api/admin/rental-bookings/{bookingNumber}': BOOKING,
  'GET /api/admin/rental-bookings/{bookingNumber}/notes': BOOKING,
  'POST /api/admin/rental-bookings/{bookingNumber}/notes': {
    ...BOOKING,
    bodies: [{ id: '{{id}}', text: ' Ruft vor der Rückgabe an 🚚\n ' }],
  },
  'POST /api/admin/rental-bookings': sends(
    {},
    3,
    [
      { ...RENTAL, ...RENTER, kind: 'rental', customer_email: '' },
      { ...RENTAL, kind: 'downtime', notes: 'UVV', ...NOBODY },
      { ...RENTAL, ...RENTER, kind: 'rental', pieces: 9, despite_clash: ' Aus Köln geliehen ' },
    ].map((body) => ({ request_id: '{{id}}', ...body })),
  ),
  'POST /api/admin/rental-bookings/{bookingNumber}/move': sends(
    BOOKING,
    3,
    [
      { start_day: '2026-03-10', end_day: '2026-03-12', pieces: 2 },
      { start_day: '2026-03-04', end_day: '2026-03-06', pieces: 1 },
      { start_day: '2026-03-10', end_day: '2026-03-12', pieces: 9, despite_clash: 'Geliehen' },
    ].map((body) => ({ request_id: '{{id}}', ...body })),
  ),
  'POST /api/admin/rental-bookings/{bookingNumber}/step': sends(
    BOOKING,
    4,
    [
      { from: 'requested', to: 'confirmed' },
      { from: 'requested', to: 'declined', reason: 'Defekt 🏗' },
      { from: 'confirmed', to: 'handed_out', record: HANDOVER, deposit: { state: 'held' } },
      { from: 'handed_out', to: 'returned', record: { ...HANDOVER, fuel_percent: 50 } },
      { from: 'confirmed', to: 'cancelled', reason: 'Doppelt' },
      { from: 'returned', to: 'closed', extras: { cleaning: 1, fuel: 2.5 } },
    ].map((body) => ({ request_id: '{{id}}', ...body })),
  ),
  'GET /api/admin/claims': {
    queries: ['', '?step=settle', '?booking={{booking}}', '?search=erika', '?step=x', '?booking=x'],
  },
  'POST /api/admin/claims/{id}/entries': {
    parameters: ['{{booking}}-K', '{{annaBooking}}-K', '{{booking}}-S', 'M-00000-00000-K', 'x'],
    bodies: [
      { what: 'paid', amount: 200, day: '2026-03-02' },
      { what: 'paid_back', amount: 150.5, day: '2026-03-02' },
      { what: 'set_off', amount: 20, day: '2026-03-02', reason: 'Kratzer 🏗' },
      { what: 'set_off', amount: 20, day: '2026-03-02', reason: 'Miete', for: '{{order}}' },
      { what: 'paid', amount: 1, day: '2026-03-02', reverses: 'unknown' },
      { what: 'damaged', amount: 320, day: '2026-03-02', reason: 'Haube', set_off: true },
    ].map((body) => ({ request_id: '{{id}}', ...body })),
    weight: 3,
  },
  'POST /api/admin/rental-bookings/{bookingNumber}/customer': sends(BOOKING, 2, [
    { customer_number: 'K-10001' },
    {},
    { customer_number: 'K-10009' },
  ]),
  'POST /api/admin/rental-bookings/{bookingNumber}/take-back': sends(BOOKING, 2, [
    { to: 'confirmed', at: '2026-03-02T09:30:00.123Z' },
    { to: 'closed', at: 'gestern' },
  ]),
  'GET /api/admin/contacts': {
    queries: ['', '?after={{next}}', '?search=erika', '?status=done&type=quote', '?type=x'],
  },
  'GET /api/admin/contacts/{id}': REQUEST,
  'POST /api/admin/contacts/{id}/status': sends(REQUEST, 3, [
    { to: 'in_progress' },
    { to: 'done' },
  ]),
  'POST /api/admin/contacts/{id}/notes': {
    ...REQUEST,
    bodies: [{ id: '{{id}}', text: 'Ruft zurück.' }],
  },
  'POST /api/admin/contacts/{id}/reply': {
    ...REQUEST,
    bodies: [{ id: '{{id}}', text: ' Gern, ab Montag 🚚\n ' }],
  },
  'POST /api/admin/undelivered-mail/{id}/retry': {
    parameters: ['{{mail}}', 'unknown'],
    bodies: [{}],
  },
  'GET /api/admin/products': ITEMS,
  'GET /api/admin/products/{id}': PRODUCT,
  'POST /api/admin/products': saves('11', PRODUCT_INPUT),
  'GET /api/admin/rental-tools': ITEMS,
  'GET /api/admin/rental-tools/{id}': TOOL,
  'POST /api/admin/rental-tools': saves('900', TOOL_INPUT),
  'GET /api/users/companies/{number}/orders': COMPANY,
  'GET /api/users/companies/{number}/figures': COMPANY,
  'POST /api/users/companies/{number}/members': {
    parameters: ['K-10001', 'K-10002', 'x'],
    bodies: ['max@example.de', 'Erika@Example.de', 'x'].map((email, index) => ({
      request_id: '{{id}}',
      email,
      is_removed: index > 0,
      is_owner: index === 0,
      may_order: true,
      may_see_invoices: false,
    })),
  },
  'GET /api/users/companies/{number}/open': COMPANY,
  'POST /api/users/companies/{number}/sites': {
    parameters: ['K-10001', 'K-10002', 'x'],
    bodies: [true, false].map((is_new) => ({
      request_id: '{{id}}',
      is_new,
      site: { name: is_new ? 'Süd 🏗' : 'Neubau Gartenstraße', cost_centre: '4711' },
    })),
  },
  'POST /api/users/companies/{number}/membership': {
    parameters: ['K-10001', 'K-10002', 'x'],
    bodies: [true, false].map((is_member) => ({ request_id: '{{id}}', is_member })),
  },
  'GET /api/admin/customers/{id}/figures': CUSTOMER,
  'GET /api/admin/customers/{id}/debt': CUSTOMER,
  'GET /api/admin/customer-sums': asks({}, 1, ['?numbers=K-10001', '?numbers=K-10001,K-10002', '']),
  'POST /api/admin/customers/{id}/orders': sends(CUSTOMER, 2, [
    { order_number: '{{order}}', credit_reason: 'Zahlt morgen' },
    { order_number: '{{annaOrder}}', is_removed: true },
    { order_number: '{{annaOrder}}', is_other: true },
    { order_number: 'B-00000-00000' },
  ]),
  'POST /api/admin/customers/{id}/merge': sends(CUSTOMER, 1, [
    { request_id: '{{id}}', into: 'K-10002' },
    { request_id: '{{id}}', into: 'K-10001' },
    { request_id: '{{id}}', into: 'x' },
  ]),
  'GET /api/admin/customers': ITEMS,
  'GET /api/admin/customers/{id}': CUSTOMER,
  'POST /api/admin/pictures': { bodies: [{ renditions: PLAIN_PICTURE }], weight: 2 },
  'POST /api/admin/rental-pictures': { bodies: [{ renditions: PLAIN_PICTURE }] },
  'GET /api/admin/rental-utilisation': {
    queries: ['?month=2026-03', '?month=2026-02', '?month=2026-3', ''],
  },
  // Settings that change no price and no address.
  'POST /api/admin/settings/{name}': {
    parameters: ['vatRates', 'vatRates', 'specialDays', 'unknown'],
    bodies: [
      BUILT_IN_SETTINGS.vatRates,
      { days: [{ from: '2026-12-24', to: '2026-12-31', name: 'Betriebsferien' }] },
    ].map((value) => ({ request_id: '{{id}}', version: 0, value })),
    weight: 2,
  },
  'GET /api/admin/changes': asks({}, 1, [
    '',
    '?after={{next}}',
    '?kind=product&item=11',
    '?kind=setting&item=vatRates',
    '?kind=admin&item=chef',
    '?batch=office-request-0001',
    '?kind=house',
  ]),
  'GET /api/admin/recent': asks({}, 1, [
    '?kind=quote',
    '?kind=order',
    '?kind=order&after={{next}}',
    '?kind=booking',
    '?kind=house',
  ]),
  'POST /api/admin/changes/{id}/undo': { ...CHANGE, bodies: [{ request_id: '{{id}}' }], weight: 2 },
  'POST /api/admin/admins': { bodies: [{ request_id: '{{id}}', email: 'chef@example.de' }] },
  'POST /api/admin/admins/{id}/take': ADMIN,
  'POST /api/admin/admins/{id}/end-sessions': ADMIN,
  'POST /api/admin/batches/{id}/undo': sends(BATCH, 2, [
    { request_id: '{{id}}', batch_id: 'undo-batch-0001' },
    { request_id: '{{id}}', batch_id: '{{id}}', after: '1772443800.123000000.x' },
  ]),
};

/** The first call stores the paper, if it was not stored before. */
const PAPER: CallTerms = { access: 'visitor', reads: 3, writes: 1, usual: [2, 0] };
const OFFICE_PAPER: CallTerms = { ...PAPER, access: 'admin', usual: [2, 1] };

const PERIOD: Sample = {
  queries: ['?from=2026-03-01&to=2026-03-31', '?from=2026-03-01&to=2026-03-31&site=x', '?from=x'],
};

/** Files, which are not JSON and therefore not part of the contract. */
const FILES: Readonly<Record<string, Sample & { terms: CallTerms }>> = {
  'GET /api/admin/orders.csv': { terms: { access: 'admin', reads: 1 } },
  'GET /api/admin/contacts.csv': { terms: { access: 'admin', reads: 1 } },
  'GET /api/admin/rental-bookings.csv': { terms: { access: 'admin', reads: 1 } },
  'GET /api/admin/invoice-book.csv': { terms: { access: 'admin', reads: 1 } },
  'GET /api/admin/customers.csv': { terms: { access: 'admin', reads: 1 } },
  'GET /api/admin/open-items.csv': { terms: { access: 'admin', reads: 1 } },
  'GET /api/admin/invoices/2026-03.zip': { terms: { access: 'admin', reads: 20, usual: [6, 0] } },
  'GET /api/admin/customers/{id}/papers.zip': {
    ...PERIOD,
    parameters: CUSTOMER.parameters ?? [],
    terms: { access: 'admin', reads: 20 },
  },
  'GET /api/users/companies/{number}/papers.zip': {
    ...PERIOD,
    parameters: COMPANY.parameters ?? [],
    terms: { access: 'customer', reads: 20 },
  },
  // What the export of an office reads, which has few documents.
  'GET /api/admin/gobd/2026.zip': { terms: { access: 'admin', reads: 60 } },
  'GET /api/admin/datev/2026-03-1.csv': { terms: { access: 'admin', reads: 1 } },
  'GET /api/admin/delivery-notes/{orderNumbers}.pdf': {
    ...ORDER,
    terms: OFFICE_PAPER,
  },
  'GET /api/admin/orders/{orderNumber}/confirmation.pdf': { ...ORDER, terms: OFFICE_PAPER },
  'GET /api/admin/orders/{orderNumber}/reminder.pdf': { ...ORDER, terms: OFFICE_PAPER },
  'GET /api/admin/kept-papers/{id}.pdf': {
    terms: { access: 'admin', reads: 1 },
    parameters: [CONFIRMATION_ID, 'unknown'],
  },
  'GET /api/invoices/{number}/pdf': { ...INVOICE, terms: PAPER },
  'GET /api/invoices/{number}/xml': { ...INVOICE, terms: PAPER },
  'GET /api/pictures/{file}': {
    terms: { access: 'visitor', reads: 1 },
    parameters: [
      PLAIN_PICTURE_URL.slice('/api/pictures/'.length),
      `${'0'.repeat(32)}-800.webp`,
      `${'0'.repeat(32)}-900.webp`,
      '..%2Forders',
    ],
  },
};

/** Every address under `/api`, with samples. */
export const SAMPLE_CALLS: readonly SampleCall[] = [
  ...Object.entries(CALL_TERMS).map(([name, terms]) => {
    return { ...SAMPLES[name as ApiCall], name, terms };
  }),
  ...Object.entries(FILES).map(([name, file]) => ({ ...file, name })),
].map((call) => {
  const [method = '', path = ''] = call.name.split(' ');
  return { ...call, method, path };
});

/** Values of the placeholders outside the fuzz, provided a test stores them. */
export const KNOWN = {
  order: orderNumber(0),
  booking: RENTAL_BOOKING_V1.booking_number,
  session: SESSION,
  contact: 'c0000',
  mail: `${orderNumber(0)}-notice`,
  change: `${CHANGE_V1.batch_id}-0`,
  batch: CHANGE_V1.batch_id as string,
  quote: SENT_QUOTE_V1.number,
  // However late the tests run.
  quoteToken: signedLink(
    'link key',
    { purpose: 'quote', number: SENT_QUOTE_V1.number, nonce: SENT_QUOTE_V1.link },
    new Date('2090-01-01'),
  ),
  id: 'request-0123456789',
};

/** The text with its placeholders replaced; unknown ones stay as they are. */
export const fillSample = (text: string, known: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => known[name] ?? all);

/** The first sample of a call, as a URL of the API and options for `fetch`. */
export function firstRequest({
  method,
  path,
  parameters,
  queries,
  bodies,
  headers,
}: SampleCall): [
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string },
] {
  const fill = (text: string) => fillSample(text, KNOWN);
  const sent = Object.entries(headers ?? {}).map(([name, value]) => [name, fill(value)]);
  const body = bodies && fill(JSON.stringify(bodies[0]));
  return [
    path.replace(/\{\w+\}/, () => fill(parameters?.[0] ?? '')) + (queries?.[0] ?? ''),
    {
      method,
      headers: { 'content-type': 'application/json', ...Object.fromEntries(sent) },
      ...(body !== undefined && { body }),
    },
  ];
}

/** Calls that cannot be answered without Firestore, except from a catalogue already in memory. */
export const NEEDING_FIRESTORE = SAMPLE_CALLS.filter(
  ({ name, terms }) => name !== 'GET /api/health' && (terms.isFromMemory || (terms.reads ?? 0) > 0),
);

const PATTERNS = SAMPLE_CALLS.map((call) => {
  const pattern = call.path.replace(/\{\w+\}/g, '([^/]+)').replaceAll('.', '\\.');
  return { call, pattern: new RegExp(`^${pattern}/?$`, 'i') };
})
  // A path without a parameter wins, as in the app's router.
  .sort((a, b) => Number(a.call.path.includes('{')) - Number(b.call.path.includes('{')));

/** The call that a request makes, and the value of its parameter. */
export function callOf(
  sent: string,
  pathname: string,
): Record<'path' | 'parameter', string | undefined> & { call: SampleCall | undefined } {
  const method = sent === 'HEAD' ? 'GET' : sent;
  const matching = PATTERNS.filter(({ pattern }) => pattern.test(pathname));
  const [first] = matching;
  const path = first?.call.path;
  const call = matching.find(
    (each) => each.call.method === method && each.call.path === path,
  )?.call;
  const parameter = first?.pattern.exec(pathname)?.[1];
  return { path, call, parameter: parameter === undefined ? undefined : decode(parameter) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
