import { readFileSync } from 'node:fs';
import { ENTRY_KINDS } from '@shop/domain/office/entry-kinds';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { sharedApi } from '../../test/api-for-tests.ts';
import { SAMPLE_CALLS } from '../../test/sample-calls.ts';
import { HOSTILE_KINDS, worstCosts, wrongOrder } from './hostile-kinds.ts';
import { INVOICE_KINDS, prepareInvoices } from './invoice-kinds.ts';
import { NEW_ADMIN, OFFICE_KINDS } from './office-kinds.ts';
import {
  ADMIN_KINDS,
  REQUEST_KINDS,
  type RequestKind,
  type ShopRequest,
  toRequestInit,
} from './request-kinds.ts';
import { type MeasuredShop, measureCost, prepareData, prepareRequests } from './usage.ts';

/** As deployed. */
const config = readConfig({ RATE_LIMIT_KEY: 'a'.repeat(32), LINK_KEY: 'b'.repeat(32) });
/** From memory, or refused. */
const OTHERS_TOLD = ['product list', 'one product', 'sign-in with a made-up code'];
const KINDS = [...REQUEST_KINDS, ...OFFICE_KINDS, ...INVOICE_KINDS];
const { catalogueTtlMs, orderLimit, refusedOrderLimit } = config;
/** Marking mails with a PDF counts towards the request, however slow the machine is. */
const mail = { ...config.mail, waitMs: 60_000 };
const api = sharedApi({ catalogueTtlMs, orderLimit, refusedOrderLimit, mail });
let shop: MeasuredShop;

beforeAll(async () => {
  await prepareData(api.firestore, { orders: 60, uid: 'erika' });
  await prepareInvoices(api.firestore, 'erika');
  const send = (request: ShopRequest) => api.call(request.path, toRequestInit(request));
  const cookies = {
    customer: api.signedIn('erika').cookie,
    admin: api.asAdmin().cookie,
  };
  api.signedIn(NEW_ADMIN);
  const usage = async () => api.usage();
  shop = { send, usage, known: await prepareRequests(send, cookies) };
});

test.each(KINDS)('$name costs $cost.reads reads and $cost.writes writes', async (kind) => {
  expect(await measureCost(shop, kind)).toEqual(kind.cost);
});

describe('with five times as many orders', () => {
  beforeAll(async () => {
    await prepareData(api.firestore, { orders: 300, uid: 'erika' });
    // The same order of the stops would be stored no second time.
    await api.firestore.doc('tours/2026-03-02').delete();
  });

  test.each(ADMIN_KINDS)('$name costs the same', async (kind) => {
    expect(await measureCost(shop, kind)).toEqual(kind.cost);
  });
});

describe('an attacker', () => {
  test.each(HOSTILE_KINDS)(
    'pays $cost.reads reads and $cost.writes writes for: $name',
    async (kind) => {
      expect(await measureCost(shop, kind)).toEqual(kind.cost);
    },
  );

  test('has seventy orders refused for four reads each, sixty of them counted', async () => {
    const before = api.usage();
    const statuses = new Map<number, number>();
    for (let sent = 0; sent < 70; sent += 1) {
      const { status } = await api.post('/api/orders', wrongOrder());
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    const after = api.usage();
    expect([...statuses]).toEqual([
      [422, 60],
      [429, 10],
    ]);
    expect(after.reads - before.reads).toBe(70 * 4);
    expect(after.writes - before.writes).toBe(60);
  });
});

test.each([...KINDS, ...HOSTILE_KINDS])('$name costs no more than allowed', ({ terms, cost }) => {
  expect(cost.reads).toBeLessThanOrEqual(terms.reads ?? 0);
  expect(cost.writes).toBeLessThanOrEqual(terms.writes ?? 0);
});

/** Not measured so far; a new call gets a kind, not a line here. */
const UNMEASURED = [
  'GET /api/admin/live-token',
  'GET /api/invoices/{number}/xml',
  'GET /api/admin/kept-papers/{id}.pdf',
  'POST /api/admin/orders',
  'POST /api/admin/orders/{orderNumber}/take-back',
  'POST /api/admin/orders/{orderNumber}/reminder',
  'GET /api/admin/gobd/2026.zip',
  'GET /api/users/companies/{number}/papers.zip',
  'POST /api/admin/rental-bookings/{bookingNumber}/take-back',
  'POST /api/admin/rental-bookings/{bookingNumber}/withdrawal',
  'POST /api/admin/rental-pictures',
  'GET /api/admin/rental-utilisation',
  'GET /api/admin/contacts/{id}',
  'POST /api/admin/contacts/{id}/status',
  'POST /api/admin/undelivered-mail/{id}/retry',
  'POST /api/admin/settings/{name}',
  // All documents of a kind.
  ...['orders', 'contacts', 'rental-bookings', 'invoice-book', 'open-items'].map(
    (list) => `GET /api/admin/${list}.csv`,
  ),
];

test('every call that reads has a kind, but for those of `ENTRY_KINDS`, which share their routes', () => {
  const entries = new RegExp(
    `/admin/(${Object.values(ENTRY_KINDS)
      .map(({ path }) => path)
      .join('|')})\\b`,
  );
  const measured = new Set([...KINDS, ...HOSTILE_KINDS].map(({ call }) => call));
  const missing = SAMPLE_CALLS.filter(
    ({ name, terms }) =>
      terms.reads && !terms.isFromMemory && !measured.has(name) && !entries.test(name),
  );
  expect(missing.map(({ name }) => name).sort()).toEqual(UNMEASURED.sort());
});

describe('the table in docs/reliability.md', () => {
  const text = readFileSync(new URL('../../../docs/reliability.md', import.meta.url), 'utf8');
  const table = text.split('\n| Request | reads / writes | at worst')[1]?.split('\n\n')[0] ?? '';
  const told = table.split('\n').slice(2);
  const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());
  const both = (cost: { reads: number; writes: number }) =>
    `${cost.reads.toLocaleString('en-US')} / ${cost.writes.toLocaleString('en-US')}`;
  const sorted = (rows: string[][]) => rows.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));

  test('lists all costs of visitors and customers, at worst and per hour', () => {
    const worst = worstCosts(config);
    const isTold = ({ name, cost, status }: RequestKind) =>
      OTHERS_TOLD.includes(name) ||
      (cost.reads > 0 && !status && !name.startsWith('admin: ') && name !== 'order of 3 lines');
    const expected = [...KINDS, ...HOSTILE_KINDS]
      .filter(isTold)
      .map((kind) => [kind.name, ...[kind.cost, ...worst(kind)].map(both)]);
    expect(sorted(told.map((row) => cellsOf(row).slice(1, -2)))).toEqual(sorted(expected));
  });
});
