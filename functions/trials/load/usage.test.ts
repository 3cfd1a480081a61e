import { readFileSync } from 'node:fs';
import { ENTRY_KINDS } from '@shop/domain/office/entry-kinds';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { sharedApi } from '../../test/api-for-tests.ts';
import { SAMPLE_CALLS } from '../../test/sample-calls.ts';
import { HOSTILE_KINDS, type ReadsAndWrites, worstCosts, wrongOrder } from './hostile-kinds.ts';
import { INVOICE_KINDS, prepareInvoices } from './invoice-kinds.ts';
import { NEW_ADMIN, OFFICE_KINDS } from './office-kinds.ts';
import {
  ADMIN_KINDS,
  REQUEST_KINDS,
  type ShopRequest,
  sampleKind,
  toRequestInit,
  usualCost,
} from './request-kinds.ts';
import { type MeasuredShop, measureCost, prepareData, prepareRequests } from './usage.ts';

/** As deployed. */
const config = readConfig({ RATE_LIMIT_KEY: 'a'.repeat(32), LINK_KEY: 'b'.repeat(32) });
/** Whose samples do not fit what is stored; a new call gets a sample that does, not a line here. */
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
  'GET /api/admin/rental-utilisation',
  'POST /api/admin/undelivered-mail/{id}/retry',
  'POST /api/admin/settings/{name}',
  // All documents of a kind.
  ...['orders', 'contacts', 'rental-bookings', 'invoice-book', 'open-items'].map(
    (list) => `GET /api/admin/${list}.csv`,
  ),
];
/** Those of `ENTRY_KINDS` share their routes. */
const ENTRY_PATHS = new RegExp(
  `/admin/(${Object.values(ENTRY_KINDS)
    .map(({ path }) => path)
    .join('|')})\\b`,
);
const LISTED = [...REQUEST_KINDS, ...OFFICE_KINDS, ...INVOICE_KINDS];
const listed = new Set([...LISTED, ...HOSTILE_KINDS].map(({ call }) => call));
/** Every other call that reads: first those that change nothing. */
const SAMPLED = SAMPLE_CALLS.filter(
  ({ name, terms }) => terms.reads && !terms.isFromMemory && !listed.has(name),
)
  .filter(({ name }) => !ENTRY_PATHS.test(name) && !UNMEASURED.includes(name))
  .sort((a, b) => (a.method < b.method ? -1 : a.method > b.method ? 1 : 0))
  .map(sampleKind);
const KINDS = [...REQUEST_KINDS, ...SAMPLED, ...OFFICE_KINDS, ...INVOICE_KINDS];
/** Calls whose cost must not depend on the number of stored orders. */
const STEADY_KINDS = [
  ...ADMIN_KINDS,
  ...SAMPLED.filter(({ name }) => name.startsWith('GET /api/admin/')),
];
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

  test.each(STEADY_KINDS)('$name costs the same', async (kind) => {
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

test('what is measured is not listed as unmeasured', () => {
  expect(UNMEASURED.filter((name) => listed.has(name))).toEqual([]);
});

describe('the table in docs/reliability.md', () => {
  const text = readFileSync(new URL('../../../docs/reliability.md', import.meta.url), 'utf8');
  const table = text.split('\n| Request | reads / writes | at worst')[1]?.split('\n\n')[0] ?? '';
  const told = table.split('\n').slice(2);
  const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());
  const both = ({ reads, writes }: ReadsAndWrites) =>
    `${reads.toLocaleString('en-US')} / ${writes.toLocaleString('en-US')}`;
  const OF_STRANGERS = SAMPLE_CALLS.filter(({ terms }) => terms.access !== 'admin' && terms.reads);
  const worst = worstCosts(config);

  test('says what calls of visitors and customers cost, usually, at worst and per hour', () => {
    const named = told.map((row) => cellsOf(row).slice(1, -2));
    const expected = named.flatMap(([name = '']) => {
      const call = OF_STRANGERS.find((each) => `\`${each.name}\`` === name);
      return call ? [[name, both(usualCost(call.terms)), ...worst(call).map(both)]] : [];
    });
    expect(named).toEqual(expected);
  });

  test('has every call whose cost of an hour is above that of most', () => {
    const names = told.map((row) => cellsOf(row)[1]);
    const missing = OF_STRANGERS.filter((call) => {
      const [, { reads, writes }] = worst(call);
      return (reads > 36_000 || writes > 18_000) && !names.includes(`\`${call.name}\``);
    });
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
