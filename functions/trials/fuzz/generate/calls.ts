import type { ApiCall } from '@shop/domain/contract/api';
import { orderTotals, PAYMENT_METHODS } from '@shop/domain/order/order';
import { ORDER_STATUSES } from '@shop/domain/order/order-status';
import { REQUEST_TYPES } from '@shop/domain/request/contact';
import { REQUEST_STATUSES } from '@shop/domain/request/request-handling';
import fc from 'fast-check';
import { PLAIN_PICTURE_URL } from '../../../test/pictures.ts';
import { ALMOST_FREE, GRAVEL, JUST_FREE } from '../../../test/shop-data.ts';
import { deliverable, tampered } from './deliveries.ts';
import {
  ADMINS,
  BATCHES,
  CHANGES,
  changeQuery,
  givenRole,
  itemQuery,
  SETTINGS,
  savedCategories,
  savedProducts,
  savedRentalTools,
  savedSetting,
  undo,
  undoOfBatch,
  uploadedPicture,
} from './office.ts';

/** What a call needs to be accepted. Texts may hold placeholders such as `{{order}}`. */
export interface CallShape {
  access: 'public' | 'customer' | 'admin';
  /** In place of the path parameter. */
  parameter?: fc.Arbitrary<string>;
  body?: fc.Arbitrary<unknown>;
  query?: fc.Arbitrary<string>;
  headers?: fc.Arbitrary<Readonly<Record<string, string>>>;
  /** How often it is generated, compared with the others. */
  weight: number;
}

/** The sender's own sessions. */
const session = fc.constantFrom('{{session0}}', '{{session1}}', '{{session2}}');
const productId = fc.constantFrom('1', '3', '7', '20', '999');
const orderNumber = fc.constantFrom('{{order}}', '{{order}}', '{{annaOrder}}', 'B-00000-00000');
const page = fc.constantFrom('', '', '?after={{next}}', '?after=1772443800.123000000.x');
const quantity = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 50 }), weight: 5 },
  { arbitrary: fc.constantFrom(1, 9_999_999, 10_000_000), weight: 1 },
);
const optionalText = fc.constantFrom(
  '',
  'Muster Bau GmbH',
  'Bitte anrufen.\nDanke!',
  'Żółć 漢字 🏗',
);

export const cartAdd = fc.record({
  product_id: fc.constantFrom(1, 1, 3, 3, 20, 20, 7, 999),
  quantity,
});

const customer = fc.record({
  session_id: session,
  customer_name: fc.constantFrom('Erika Muster', ' Ömer Çelik ', '山田'),
  customer_email: fc.constantFrom('erika@example.de', 'o.celik+bau@post.example'),
  customer_phone: fc.constant('069 90009-123'),
  company_name: optionalText,
  company_address: optionalText,
  tax_number: fc.constantFrom('', 'DE123456789'),
  payment_method: fc.constantFrom(...PAYMENT_METHODS),
  notes: optionalText,
});
const lineItem = fc.record({ product: fc.constantFrom(GRAVEL, ALMOST_FREE, JUST_FREE), quantity });

/** A valid order, priced as the catalogue prices it, often with a delivery. */
export const order = fc
  .tuple(customer, fc.array(lineItem, { minLength: 1, maxLength: 4 }), deliverable)
  .map(([fields, lines, { wish, terms }]) => {
    const cents = lines.map((line) => (line.product.price_cents ?? 0) * line.quantity);
    const { totalCents } = orderTotals(
      cents.map((totalCents) => ({ totalCents })),
      terms,
    );
    return {
      ...fields,
      total_amount: totalCents / 100,
      order_items: lines.map(({ product, quantity: units }, index) => ({
        product_id: product.id,
        product_name: product.name,
        quantity: units,
        unit_price: (product.price_cents ?? 0) / 100,
        total_price: (cents[index] ?? 0) / 100,
      })),
      ...(wish && { delivery: wish }),
      // It would arrive before the money does.
      ...(wish?.express && { payment_method: 'rechnung' as const }),
    };
  });

/** An order whose delivery is not possible, or not as it says. */
const tamperedOrder = fc
  .tuple(order, deliverable, tampered)
  .map(([valid, { wish }, fields]) => ({ ...valid, delivery: { ...wish, ...fields } }));

const requestedLine = fc.record({ product_id: fc.constantFrom(1, 3, 20, 999), quantity });

/** A valid contact request; one in six fills the honeypot field. */
export const contact = fc
  .record({
    name: fc.constantFrom('Erika Muster', 'Dr. Østergård'),
    email: fc.constant('erika@example.de'),
    phone: fc.constant('069 90009-123'),
    message: fc.constantFrom('Firma: Muster GmbH\n\nBitte rufen Sie an.', 'Guten Tag 👷'),
    request_type: fc.constantFrom(...REQUEST_TYPES),
    website: fc.constantFrom('', '', '', '', undefined, 'https://robot.example'),
    items: fc.option(fc.array(requestedLine, { maxLength: 4 }), { nil: undefined }),
    postal_code: fc.constantFrom(undefined, '', '12345'),
  })
  .map((fields) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  );

/** A valid withdrawal, of somebody's order or of none. */
export const withdrawal = fc.record({
  name: fc.constantFrom('Erika Muster', 'Dr. Østergård'),
  email: fc.constantFrom('erika@example.de', 'o.celik+bau@post.example'),
  order_number: fc.oneof(orderNumber, fc.constantFrom('2026-17', 'keine Ahnung 🤷')),
  goods: optionalText,
});

const status = fc.constantFrom(...ORDER_STATUSES);
const statusChange = fc.oneof(
  {
    arbitrary: fc.constantFrom(
      { from: 'pending', to: 'processing' },
      { from: 'processing', to: 'on_the_way' },
      { from: 'processing', to: 'on_the_way', despite_open_payment: true },
      { from: 'processing', to: 'delivered', despite_open_payment: true },
      { from: 'on_the_way', to: 'delivered' },
      { from: 'pending', to: 'cancelled' },
    ),
    weight: 3,
  },
  { arbitrary: fc.record({ from: status, to: status }), weight: 1 },
);

const requestId = fc.uuid();
const payment = fc.record({
  id: requestId,
  amount: fc.constantFrom(0.01, 10, 59.5, 98.53, 98.53, -10, 100_000),
  day: fc.constantFrom('2026-03-02', '2026-03-02', '2026-03-03', '2026-02-30'),
});
const deliveryDay = fc.constantFrom('', '2026-03-03', '2026-03-04', '2026-03-08', '2026-01-02');
const orderQuery = fc
  .record(
    {
      status,
      payment: fc.constantFrom('open', 'paid'),
      delivery_day: fc.constantFrom('2026-03-03', '2026-02-30'),
      sort: fc.constantFrom('newest', 'delivery_day', 'amount', 'name'),
      search: fc.constantFrom('Must', 'erika kies', 'B-ANNA0-00001', '069 90009', 'x', 'ü', ' '),
      after: fc.constantFrom('{{next}}', '8280.x', '2026-03-03.x'),
    },
    { requiredKeys: [] },
  )
  .map((fields) => `?${new URLSearchParams(fields)}`.replace(/%7B/g, '{').replace(/%7D/g, '}'));

const contactId = fc.constantFrom('foreign', 'foreign', 'unknown');
const requestStatus = fc.constantFrom(...REQUEST_STATUSES);
const contactQuery = fc.constantFrom('?status=open', '?status=done&type=quote', '?type=x');
const requestEntry = fc.record({
  id: fc.oneof(requestId, fc.constant('entry-0001')),
  text: fc.constantFrom('Ruft zurück.', ' Gern, ab Montag 🚚\n '),
});

const open = { access: 'public', weight: 1 } as const;
const customers = { access: 'customer', weight: 1 } as const;
const admins = { access: 'admin', weight: 1 } as const;

/** Typed by the contract, so that a new call cannot be forgotten here. */
const CALLS = {
  'GET /api/products': open,
  'GET /api/categories': open,
  'GET /api/products/{id}': { ...open, parameter: productId },
  'GET /api/delivery-options': open,
  'GET /api/notices': open,
  'POST /api/cart': {
    ...open,
    weight: 8,
    body: cartAdd,
    headers: session.map((id) => ({ 'session-id': id })),
  },
  'GET /api/cart/{sessionId}': { ...open, weight: 2, parameter: session },
  'GET /api/rental-tools': open,
  'GET /api/rental-categories': open,
  'GET /api/rental-tools/{id}': { ...open, parameter: fc.constantFrom('101', '1', '9') },
  'POST /api/contact': { ...open, weight: 6, body: contact },
  'POST /api/withdrawals': { ...open, weight: 4, body: withdrawal },
  'POST /api/orders': {
    ...open,
    weight: 14,
    body: fc.oneof({ arbitrary: order, weight: 5 }, { arbitrary: tamperedOrder, weight: 1 }),
  },
  'GET /api/orders/{orderNumber}': { ...open, weight: 2, parameter: orderNumber },
  'POST /api/orders/{orderNumber}/cancel': {
    ...open,
    weight: 4,
    parameter: orderNumber,
    body: fc.constantFrom({}, {}, { token: '{{cancelToken}}' }, { token: 'x' }),
  },
  'GET /api/users/orders': { ...customers, query: page },
  'GET /api/users/profile': customers,
  'GET /api/users/me': customers,
  'GET /api/users/live-token': customers,
  'GET /api/logout': customers,
  'GET /api/oauth/google/redirect_url': { ...open, weight: 2 },
  'POST /api/sessions': {
    ...open,
    weight: 3,
    body: fc.constant({ code: '{{code}}', state: '{{state}}' }),
  },
  'GET /api/client-address': open,
  'GET /api/admin/stats': admins,
  'GET /api/admin/orders': { ...admins, query: fc.oneof(page, orderQuery) },
  'GET /api/admin/orders/{orderNumber}': { ...admins, parameter: orderNumber },
  'POST /api/admin/orders/{orderNumber}/status': {
    ...admins,
    weight: 5,
    parameter: orderNumber,
    body: statusChange,
  },
  'POST /api/admin/orders/{orderNumber}/payments': {
    ...admins,
    weight: 4,
    parameter: orderNumber,
    body: payment,
  },
  'POST /api/admin/orders/{orderNumber}/reminder': {
    ...admins,
    weight: 2,
    parameter: orderNumber,
    body: fc.record({ id: requestId }),
  },
  'GET /api/admin/open-payments': admins,
  'GET /api/admin/overdue-orders': admins,
  'GET /api/admin/deliveries': { ...admins, query: fc.constantFrom('', '?day=2026-03-03') },
  'POST /api/admin/orders/{orderNumber}/delivery-day': {
    ...admins,
    weight: 3,
    parameter: orderNumber,
    body: fc.record({ from: deliveryDay, to: deliveryDay }),
  },
  'GET /api/admin/orders/{orderNumber}/notes': { ...admins, parameter: orderNumber },
  'POST /api/admin/orders/{orderNumber}/notes': {
    ...admins,
    weight: 2,
    parameter: orderNumber,
    body: fc.record({
      id: fc.constantFrom('note-0123456789abcdef', 'note-fedcba9876543210'),
      text: fc.constantFrom('Ruft zurück.', ' Tor offen lassen 🚚\n '),
    }),
  },
  'GET /api/admin/orders-per-day': admins,
  'GET /api/admin/contacts': { ...admins, query: fc.oneof(page, contactQuery) },
  'GET /api/admin/contact-counts': admins,
  'POST /api/admin/contacts/{id}/status': {
    ...admins,
    weight: 3,
    parameter: contactId,
    body: fc.record({ from: requestStatus, to: requestStatus }),
  },
  'POST /api/admin/contacts/{id}/notes': { ...admins, parameter: contactId, body: requestEntry },
  'POST /api/admin/contacts/{id}/reply': { ...admins, parameter: contactId, body: requestEntry },
  'GET /api/admin/undelivered-mail': admins,
  'GET /api/admin/waiting-mail': admins,
  'POST /api/admin/undelivered-mail/{id}/retry': {
    ...admins,
    parameter: fc.constantFrom('{{mail}}', 'unknown'),
    body: fc.constant({}),
  },
  'GET /api/admin/products': { ...admins, query: itemQuery('has_price') },
  'GET /api/admin/products/{id}': { ...admins, parameter: productId },
  'POST /api/admin/products': { ...admins, weight: 3, body: savedProducts },
  'GET /api/admin/rental-tools': { ...admins, query: itemQuery('is_available') },
  'GET /api/admin/rental-tools/{id}': { ...admins, parameter: fc.constantFrom('101', '9') },
  'POST /api/admin/rental-tools': { ...admins, weight: 2, body: savedRentalTools },
  'GET /api/admin/categories': admins,
  'POST /api/admin/categories': { ...admins, weight: 2, body: savedCategories },
  'POST /api/admin/pictures': { ...admins, weight: 2, body: uploadedPicture },
  'GET /api/admin/settings': admins,
  'POST /api/admin/settings/{name}': {
    ...admins,
    weight: 2,
    parameter: fc.constantFrom(...SETTINGS),
    body: savedSetting,
  },
  'GET /api/admin/changes': { ...admins, query: changeQuery },
  'POST /api/admin/changes/{id}/undo': {
    ...admins,
    weight: 2,
    parameter: fc.constantFrom(...CHANGES),
    body: undo,
  },
  'GET /api/admin/admins': admins,
  'POST /api/admin/admins': { ...admins, body: givenRole },
  'POST /api/admin/admins/{id}/take': {
    ...admins,
    parameter: fc.constantFrom(...ADMINS),
    body: undo,
  },
  'POST /api/admin/admins/{id}/end-sessions': {
    ...admins,
    parameter: fc.constantFrom(...ADMINS),
    body: undo,
  },
  'POST /api/admin/batches/{id}/undo': {
    ...admins,
    weight: 2,
    parameter: fc.constantFrom(...BATCHES),
    body: undoOfBatch,
  },
} satisfies Record<ApiCall, CallShape>;

const OTHERS = {
  'GET /api/admin/orders.csv': admins,
  'GET /api/admin/contacts.csv': admins,
  'GET /api/pictures/{file}': {
    ...open,
    parameter: fc.constantFrom(
      PLAIN_PICTURE_URL.slice('/api/pictures/'.length),
      `${'0'.repeat(32)}-800.webp`,
      `${'0'.repeat(32)}-900.webp`,
      '..%2Forders',
    ),
  },
} satisfies Record<string, CallShape>;

export const ALL_CALLS = Object.entries<CallShape>({ ...CALLS, ...OTHERS }).map(([name, shape]) => {
  const [method = '', path = ''] = name.split(' ');
  return { method, path, shape };
});

const PATTERNS = [...new Set(ALL_CALLS.map(({ path }) => path))]
  .map((path) => {
    const pattern = path.replace(/\{\w+\}/g, '([^/]+)').replaceAll('.', '\\.');
    return { path, pattern: new RegExp(`^${pattern}/?$`, 'i') };
  })
  // A path without a parameter wins, as in the app's router.
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));

/** Which call's path a URL path matches, and the value of its parameter. */
export function matchPath(pathname: string): { path?: string; parameter?: string } {
  for (const { path, pattern } of PATTERNS) {
    const match = pattern.exec(pathname);
    if (match) return { path, ...(match[1] !== undefined && { parameter: decode(match[1]) }) };
  }
  return {};
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
