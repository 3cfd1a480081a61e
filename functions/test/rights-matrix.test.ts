import { GRAVEL, PLATE } from '@shop/domain/testing/stored';
import { beforeEach, expect, test } from 'vitest';
import { messageOf, writesNothing } from './answers.ts';
import { apiWithoutMails } from './api-for-tests.ts';
import { firstRequest, KNOWN, SAMPLE_CALLS, type SampleCall } from './sample-calls.ts';
import { storeAll } from './shop-data.ts';
import { numberedContacts, numberedOrders, orderNumber } from './stored-data.ts';
import {
  BOOK_ENTRY_V1,
  CHAIN_V1,
  CHANGE_V1,
  CONFIRMATION_ID,
  CONFIRMATION_V1,
  CUSTOMER_V1,
  DATEV_BATCH_V1,
  INVOICE_V1,
  INVOICED_ORDER_V1,
  OUTBOX_ENTRY_V1,
  REMEMBERED_USER_V1,
  RENTAL_BOOKING_V1,
  SENT_QUOTE_V1,
  STANDING_ORDER_V1,
} from './stored-fixtures.ts';

/** Members of a company without orders. */
const OWNERS = CUSTOMER_V1.members.map((member) => ({ ...member, is_owner: true }));

const api = apiWithoutMails();
// In one commit: there are more than two hundred tests.
beforeEach(() => {
  const { reminders } = INVOICED_ORDER_V1;
  const orders = [{ user_id: 'erika', reminders }, { user_id: 'max' }];
  return storeAll(api.firestore, [
    ...numberedOrders(orders),
    ...numberedContacts([{}]),
    ['customers/10001', { ...CUSTOMER_V1, members: OWNERS }],
    ['customers/10002', { ...CUSTOMER_V1, id: 10_002, members: [], member_emails: [] }],
    [`products/${GRAVEL.id}`, GRAVEL],
    [`rentalTools/${PLATE.id}`, PLATE],
    ['invoices/RE-2026-00001', INVOICE_V1],
    [`keptPapers/${CONFIRMATION_ID}-0`, CONFIRMATION_V1],
    ['invoiceBook/RE-2026-00001', BOOK_ENTRY_V1],
    ['invoiceChain/head', CHAIN_V1],
    ['datevBatches/2026-03-1', DATEV_BATCH_V1],
    [`rentalBookings/${KNOWN.booking}`, RENTAL_BOOKING_V1],
    [`quotes/${KNOWN.quote}`, SENT_QUOTE_V1],
    ...['customers', 'quotes'].map(
      (name) => [`counters/${name}`, { last: 10_002, schema_version: 1 }] as const,
    ),
    ['standingOrders/standing', STANDING_ORDER_V1],
    ...['erika', 'max'].map((uid) => [`users/${uid}`, REMEMBERED_USER_V1] as const),
    [`outbox/${KNOWN.mail}`, OUTBOX_ENTRY_V1],
    [`changes/${KNOWN.change}`, CHANGE_V1],
  ]);
});

const ADMIN = { localId: 'chef', customAttributes: '{"admin":true}' };

const cookieOf = (account: object) => ({ cookie: `__session=${api.google.sessionOf(account)}` });
/** People other than admins, and the status with which the guard answers them. */
const OTHERS: [who: string, headers: () => { cookie?: string }, status: number][] = [
  ['a visitor', () => ({}), 401],
  ['a customer', () => api.signedIn('erika'), 403],
  ['another customer', () => api.signedIn('max'), 403],
  [
    'a former admin, whose sessions are revoked',
    () => cookieOf({ ...ADMIN, validSince: String(Math.floor(Date.now() / 1000)) }),
    401,
  ],
  ['a disabled admin', () => cookieOf({ ...ADMIN, disabled: true }), 401],
  ...['"true"', '1', '{}', 'false'].map((claim): (typeof OTHERS)[number] => [
    `an account whose claim is ${claim}`,
    () => cookieOf({ localId: 'trick', customAttributes: `{"admin":${claim}}` }),
    403,
  ]),
];

function send(call: SampleCall, headers: object, method = call.method) {
  const [path, init] = firstRequest(call);
  const { body, ...rest } = init;
  const bodiless = ['GET', 'HEAD'].includes(method);
  const sent = { ...rest, method, headers: { ...init.headers, ...headers } };
  return api.call(path, bodiless ? sent : { ...sent, body: body ?? '{}' });
}

const callsOf = (access: string) => SAMPLE_CALLS.filter(({ terms }) => terms.access === access);
const ofPath = (path: string): SampleCall => {
  return { name: path, method: 'GET', path, terms: { access: 'admin' } };
};

test('all of `/api/admin` is for admins, and nothing else', () => {
  const names = SAMPLE_CALLS.map(({ name }) => name);
  const admins = names.filter((name) => / \/api\/admin\//.test(name));
  expect(callsOf('admin').map(({ name }) => name)).toEqual(admins);
  expect(admins.length).toBeGreaterThan(30);
});

/** Signs each session once. */
const signedIn = (others: typeof OTHERS) =>
  others.map(([who, headers, status]) => [who, headers(), status] as const);

async function expectClosed(call: SampleCall, others: ReturnType<typeof signedIn>) {
  for (const [who, headers, status] of others) {
    const response = await send(call, headers);
    expect([call.name, who, response.status]).toEqual([call.name, who, status]);
    expect(Object.keys((await response.json()) as object)).toEqual(['message']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.has('total-count')).toBe(false);
  }
}

test('every call of the office is open to admins only, and writes nothing for others', () =>
  writesNothing(api, async () => {
    const paths = ['/api/admin', '/api/admin/nothing', '/API/Admin/stats/'];
    const others = signedIn(OTHERS);
    for (const call of [...callsOf('admin'), ...paths.map(ofPath)]) {
      await expectClosed(call, others);
    }
  }));

test('no method opens an address of the office to others', async () => {
  const others = signedIn(OTHERS.slice(0, 2));
  for (const path of ['', '/nothing', '/orders', '/stats/', '/orders/B-00000-00000/status']) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      for (const [who, headers, status] of others) {
        const response = await send(ofPath(`/api/admin${path}`), headers, method);
        expect([path, method, who, response.status]).toEqual([path, method, who, status]);
      }
    }
  }
});

test.each(callsOf('admin'))('$name answers an admin, uncached', async (call) => {
  const response = await send(call, api.asAdmin());
  expect([200, 201, 409, 422]).toContain(response.status);
  const isDone = response.status < 300;
  expect(response.headers.get('cache-control')).toBe(isDone ? 'private, no-store' : 'no-store');
});

test.each(callsOf('customer'))(
  '$name shows customers nothing of each other, and is closed to others',
  async (call) => {
    const [erika, max] = [
      await send(call, api.signedIn('erika')),
      await send(call, api.signedIn('max')),
    ];
    // Only Erika has the order that it names, and may see invoices.
    const isOfOne = /standing-orders\/\{id\}$|\/open$/.test(call.path);
    expect([erika.status, max.status]).toEqual([200, isOfOne ? 404 : 200]);
    expect(await erika.text()).not.toContain(orderNumber(1));
    expect(await max.text()).not.toContain(orderNumber(0));
    for (const [, headers] of OTHERS.filter(([, , status]) => status === 401)) {
      expect((await send(call, headers())).status).toBe(401);
    }
  },
);

test('a page of another site can send nothing', () =>
  writesNothing(api, async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', ...api.asAdmin() };
    for (const call of SAMPLE_CALLS) {
      if (call.method !== 'POST' && !call.terms.isSameSiteOnly) continue;
      expect([call.name, (await send(call, foreign)).status]).toEqual([call.name, 403]);
    }
  }));

const OF_ORDERS_AND_REQUESTS = SAMPLE_CALLS.filter(({ path }) =>
  /(orders|contacts|rental-bookings)\/\{/.test(path),
);

/** What an unknown one is called, by its path. */
const CALLED = [
  ['contacts', 'Anfrage'],
  ['rental', 'Mietbuchung'],
  ['standing', 'Dauerbestellung'],
  ['', 'Bestellung'],
] as const;

test('unknown ids are answered with 404', () =>
  writesNothing(api, async () => {
    const admin = api.asAdmin();
    for (const call of OF_ORDERS_AND_REQUESTS) {
      const [path, init] = firstRequest(call);
      const what = CALLED.find(([part]) => path.includes(part))?.[1];
      const headers = { ...init.headers, ...admin };
      for (const id of [orderNumber(7), 'B-1', 'x', 'B-OIL00-00000', '..%2Fcarts', '__proto__']) {
        const unknown = path.replace(/(orders|contacts|rental-bookings)\/[^/]+/, `$1/${id}`);
        const response = await api.call(unknown, { ...init, headers });
        const answered = [call.name, id, response.status, await messageOf(response)];
        expect(answered).toEqual([call.name, id, 404, `Diese ${what} gibt es nicht.`]);
      }
    }
  }));
