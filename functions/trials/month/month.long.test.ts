import { SEED_DOCUMENTS } from '@shop/seed/stored-documents';
import { beforeEach, expect, test } from 'vitest';
import { auditAll } from '../../operations/audit/audit.ts';
import { firestoreOfFile, runCommand } from '../../test/run-command.ts';
import { storeAll } from '../../test/shop-data.ts';
import { demo } from './demo.ts';

const { firestore, local } = await firestoreOfFile('demo-month');
beforeEach(async () => {
  const seeded = SEED_DOCUMENTS.map(
    ({ path, data }) => [path, { ...data, changed_in: 1 }] as const,
  );
  const revision = { revision: 1, schema_version: 1 };
  await storeAll(firestore, [...seeded, ['settings/revision', revision]]);
});

const run = (now: Date, projectId = 'demo-month') =>
  runCommand((streams) => {
    const config = { projectId };
    return demo({ config, firestoreHost: local.address, now: () => now, ...streams });
  });
const all = async (collection: string) =>
  (await firestore.collection(collection).get()).docs.map((document) => document.data());

test.each([
  ['a day of work', '2026-12-01T10:20:00Z', '2026-12-01'],
  ['the night to Easter Sunday', '2026-04-05T01:00:00Z', '2026-04-07'],
])('leaves an office at work on %s, and adds nothing the second time', async (_, at, today) => {
  const now = new Date(at);
  expect(await run(now)).toMatchObject({ code: 0, errors: '' });
  expect((await auditAll(firestore, now)).findings).toEqual([]);
  const orders = await all('orders');
  const of = (...states: string[]) => orders.filter((order) => states.includes(order.order_status));
  const due = (from: string, to: string) =>
    of('processing', 'on_the_way').filter(({ delivery_day: day = '' }) => day >= from && day <= to);
  expect(of('pending').filter((order) => !order.delivery_day).length).toBeGreaterThan(2);
  expect(due('2026-01-01', today).length).toBeGreaterThan(due(today, today).length);
  expect(due(today, today).length).toBeGreaterThan(1);
  expect(due(today, '2027').length).toBeGreaterThan(6);
  expect(orders.some((order) => order.reminders?.length > 0 && order.open_cents > 0)).toBe(true);
  expect(orders.filter(({ withdrawal }) => withdrawal).length).toBe(1);
  const kinds = orders.flatMap(({ invoices = [] }) => invoices.map(({ kind = '' }) => kind));
  expect(new Set(kinds)).toEqual(new Set(['invoice', 'credit']));
  expect((await all('quotes')).map(({ status }) => status)).toEqual(['accepted', 'sent']);
  const bookings = (await all('rentalBookings')).toSorted((a, b) =>
    a.end_day < b.end_day ? -1 : 1,
  );
  expect(bookings.map(({ state }) => state).join(' ')).toBe(
    'closed closed closed returned handed_out handed_out confirmed handed_out confirmed requested',
  );
  const times = orders.map(({ created_at }) => created_at.toDate().getTime());
  expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime());

  const before = local.usage().writes;
  const { code, output } = await run(now);
  expect([code, local.usage().writes]).toEqual([0, before]);
  expect(output).toContain('Nothing was added');
});

test('plays in no real project', async () => {
  const { code, errors } = await run(new Date(0), 'shop-of-somebody');
  expect([code, errors]).toEqual([1, expect.stringContaining('is a real project')]);
});
