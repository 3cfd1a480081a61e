import { readdirSync } from 'node:fs';
import type { RentalBookingRequest } from '@shop/domain/booking/booking';
import type { ApiCall } from '@shop/domain/contract/api';
import { CHANGES } from '@shop/domain/contract/api';
import { NEXT_PAGE_HEADER } from '@shop/domain/contract/call';
import { BUILT_IN_OPTIONS } from '@shop/domain/delivery/delivery-options';
import { ENTRY_KINDS, type EntryKind, type OfficeKind } from '@shop/domain/office/entry-kinds';
import type { StoredProduct } from '@shop/domain/office/stored-catalogue';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import { priceOrder } from '@shop/domain/order/order-pricing';
import type { OrderRequest } from '@shop/domain/order/order-request';
import type { AdminQuote } from '@shop/domain/quote/quote';
import { BUILT_IN_SETTINGS, SETTING_NAMES, SETTINGS } from '@shop/domain/settings/settings';
import { orderRequest, RENTAL_WISH, SESSION } from '@shop/domain/testing/sent';
import { GRAVEL, rentalTool } from '@shop/domain/testing/stored';
import { SEED_DOCUMENTS } from '@shop/seed/stored-documents';
import type { DocumentData } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { entryStoreOf } from '../src/changes/entry-stores.ts';
import { type StoredType, toCurrentVersion } from '../src/firestore/stored-type.ts';
import { newOrder } from '../src/orders/new-order.ts';
import { newBooking } from '../src/rentals/new-booking.ts';
import { CONTACTS, newContact } from '../src/stored/contact.ts';
import { ENTRY_TYPES } from '../src/stored/entry.ts';
import { ORDERS } from '../src/stored/order.ts';
import { PRODUCTS } from '../src/stored/product.ts';
import { RENTAL_BOOKINGS } from '../src/stored/rental-booking.ts';
import { settingTypeOf } from '../src/stored/setting.ts';
import { apiWithoutMails } from './api-for-tests.ts';
import { QUOTE_CONTENT } from './sample-calls.ts';
import { storeProducts } from './shop-data.ts';
import { orderNumber, storeOrders } from './stored-data.ts';
import {
  CUSTOMER_V1,
  CUSTOMER_V2,
  FIXTURES,
  ORDER_V1,
  PAID_ORDER_V1,
  PRODUCT_V1,
} from './stored-fixtures.ts';

describe.each(FIXTURES)('$0.collection', (type, fixtures) => {
  const olderVersions = Array.from({ length: type.version - 1 }, (_, index) => index + 1);

  test('has a fixture of every version', () => {
    const versions = new Set(fixtures.map(({ schema_version }) => schema_version));
    expect(versions).toEqual(new Set([...olderVersions, type.version]));
  });

  test('has an upgrade from every older version', () => {
    expect(Object.keys(type.upgrades ?? {}).map(Number)).toEqual(olderVersions);
  });

  test.each(fixtures)('reads its fixtures in the current version', (fixture) => {
    const current = toCurrentVersion(type, fixture);
    expect(current.schema_version).toBe(type.version);
    if (fixture.schema_version === type.version) expect(current).toEqual(fixture);
  });
});

test('the reference of a site in older records is its cost centre', () => {
  const { sites } = toCurrentVersion(ENTRY_TYPES.customer, CUSTOMER_V1);
  expect(sites).toEqual(CUSTOMER_V2.sites);
  expect(sites[0]).toMatchObject({ cost_centre: 'BV-7' });
  const logged = entryStoreOf('customer')?.toInput(CUSTOMER_V1 as never);
  expect(logged).toMatchObject({ sites: CUSTOMER_V2.sites });
});

test('every stored type has fixtures', async () => {
  const folder = new URL('../src/stored/', import.meta.url);
  const files = readdirSync(folder).filter((file) => /^[a-z-]+\.ts$/.test(file));
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  const stored = modules.flatMap(Object.values).filter((each) => each?.collection && each.checks);
  const types = [...stored, ...Object.values(ENTRY_TYPES)];
  const covered = new Set(FIXTURES.map(([type]) => type));
  expect(types.filter((type) => !covered.has(type))).toEqual([]);
});

test('the seed writes documents of the current version', () => {
  for (const { path, data } of SEED_DOCUMENTS) {
    const [collection, id = ''] = path.split('/');
    const type =
      settingTypeOf(id) ?? FIXTURES.find(([each]) => each.collection === collection)?.[0];
    expect(type && toCurrentVersion(type, data)).toEqual(data);
  }
});

test.each([
  [{ coverage: { kind: 'bulk', kg_per_unit: 1000, loose_density: 0 } }, 'coverage'],
  [{ coverage: { kind: 'bulk', kg_per_unit: 1000 } }, 'coverage'],
  [{ coverage: { kind: 'area', m2_per_unit: 1, waste_percent: -5 } }, 'coverage'],
  [{ coverage: { kind: 'constructor' } }, 'coverage'],
  [{ coverage: null }, 'coverage'],
  [{ units_per_pallet: 0 }, 'units_per_pallet'],
  [{ units_per_pallet: 8.64 }, 'units_per_pallet'],
  [{ packaging: 'Eimer' }, 'packaging'],
  [{ related_ids: ['1'] }, 'related_ids'],
])('refuses a product with %j', (fields, named) => {
  expect(() => toCurrentVersion(PRODUCTS, { ...PRODUCT_V1, ...fields })).toThrow(
    `cannot be read: ${named}`,
  );
});

/** Values that a form or a call may send instead. */
const TYPED: readonly unknown[] = [
  ...[0, 0.01, 0.5, 1, 1.5, 3, 4, 8.64, 30, 99, 1001, 10_000, 50_000, 69_999, 1_000_000],
  ...[10_000_001, 123_456_789, Number.MAX_SAFE_INTEGER, true, false, '', 'x', '2026-12-24'],
];

/** Paths of all non-object values, and of missing `fields`. */
const leavesOf = (
  value: unknown,
  fields: readonly string[] = [],
  path: string[] = [],
): string[][] =>
  value instanceof Object
    ? [...new Set([...Object.keys(value), ...fields])].flatMap((key) =>
        leavesOf((value as DocumentData)[key], [], [...path, key]),
      )
    : [path];

function changedAt(value: DocumentData, [key = '', ...rest]: string[], to: unknown): DocumentData {
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const next = rest.length === 0 ? to : changedAt(value[key], rest, to);
  return Object.assign(copy, { [key]: next });
}

const plain = (value: unknown): DocumentData => JSON.parse(JSON.stringify(value));

const ENTRIES = (Object.keys(ENTRY_KINDS) as EntryKind[]).flatMap((kind) => {
  const { schema, fields } = ENTRY_KINDS[kind];
  const type = ENTRY_TYPES[kind] as unknown as StoredType;
  const written = FIXTURES.find(([each]) => each === ENTRY_TYPES[kind])?.[1].at(-1) ?? {};
  const input = entryStoreOf(kind)?.toInput(written as never) as DocumentData;
  return [[kind as OfficeKind, '1', { schema, type, input, fields: Object.keys(fields) }] as const];
});
const KEPT = SETTING_NAMES.map((name) => {
  const { schema, builtIn, fields } = SETTINGS[name];
  const type = settingTypeOf(name) as StoredType;
  return [
    'setting' as OfficeKind,
    name,
    { schema, type, input: builtIn, fields: Object.keys(fields) },
  ] as const;
});

interface FieldSchema {
  isValidSync(value: unknown): boolean;
  cast(value: unknown): unknown;
}

test.each([...ENTRIES, ...KEPT])(
  'reads back every value that the form of %s %s takes',
  (kind, id, of) => {
    const store = entryStoreOf(kind, id);
    let taken = 0;
    for (const path of leavesOf(of.input, of.fields)) {
      const [field = ''] = path;
      const ofField = (of.schema as unknown as { fields: Record<string, FieldSchema> }).fields[
        field
      ];
      for (const value of TYPED) {
        const typed = changedAt(of.input, path, value)[field];
        if (!ofField?.isValidSync(typed)) continue;
        taken += 1;
        const input = plain({ ...of.input, [field]: ofField.cast(typed) });
        const by = { version: 1, saved_by: 'r', saved_at: '2026-12-24T08:00:00.000Z' };
        const read = toCurrentVersion(of.type, plain({ ...store?.toStored(input, id), ...by }));
        expect([path, plain(store?.toInput(read as never))]).toEqual([path, input]);
      }
    }
    if (kind !== 'setting') expect(taken).toBeGreaterThan(of.fields.length);
  },
);

const NOW = new Date('2026-03-02T09:30:00.123Z');
const WISH = { ...EMPTY_WISH, street: 'Weg 1', postal_code: '12345', city: 'Ort', zone: 'Zone 1' };
const ORDERED = orderRequest({
  delivery: WISH as never,
  customer_reference: 'BV 7',
  invoice_address: 'Weg 2',
  buyer_reference: '991-01234-38',
  country: 'AT',
  site: 'Süd',
});
const RENTED = {
  ...RENTAL_WISH,
  tool_id: 7,
  tier: 'daily',
  insured: true,
  customer_number: 'K-10001',
  company_name: 'X',
  street: 'Weg 1',
  postal_code: '12345',
  city: 'Ort',
  notes: 'Tor',
  invoice_address: 'Weg 2',
  gross_amount: 76.16,
};
const ASKED = {
  name: 'Max',
  email: 'max@example.de',
  phone: '1',
  message: 'Wann?',
  postal_code: '12345',
  request_type: 'quote',
  items: [{ product_id: 1, quantity: 2 }],
};
const PRICED = priceOrder(
  orderRequest(),
  new Map([[1, { ...PRODUCT_V1, ...GRAVEL } as unknown as StoredProduct]]),
  { options: BUILT_IN_OPTIONS, now: NOW },
);

/** What customers send, and what is stored of it. */
const SENT: [ApiCall, object, StoredType, (body: never) => object][] = [
  [
    'POST /api/orders',
    ORDERED,
    ORDERS as never,
    (body: OrderRequest) => {
      if (!PRICED.ok) throw new Error(PRICED.message);
      const facts = { orderNumber: ORDER_V1.order_number, userId: undefined, site: undefined };
      const none = { customer: undefined, prepayment: undefined, truck: undefined };
      const delivery = body.delivery && { ...EMPTY_WISH, ...body.delivery };
      return newOrder({ ...facts, ...none }, body, { ...PRICED, delivery } as never, NOW);
    },
  ],
  [
    'POST /api/rental-bookings',
    RENTED,
    RENTAL_BOOKINGS as never,
    (body: RentalBookingRequest) =>
      newBooking({ number: 'M-7K2MQ-4XN8T', entry: 'entry-1' }, body, {
        tool: rentalTool({ id: 7 }),
        paysTrip: true,
        begins: body.start_day,
        settings: BUILT_IN_SETTINGS,
        booker: { address: '192.0.2.1' },
        now: NOW,
      }),
  ],
  [
    'POST /api/contact',
    ASKED,
    CONTACTS as never,
    ({ items: _, ...body }: { items?: unknown }) => newContact(body as never, NOW),
  ],
];

test.each(SENT)('reads back every value that %s takes', (call, body, type, written) => {
  const schema = CHANGES[call as 'POST /api/orders'].body;
  expect(schema.isValidSync(body), JSON.stringify(body)).toBe(true);
  let taken = 0;
  for (const path of leavesOf(body)) {
    for (const value of TYPED) {
      const typed = changedAt(body, path, value);
      if (!schema.isValidSync(typed)) continue;
      taken += 1;
      const sent = schema.cast(typed);
      const stored = written(sent as never) as DocumentData;
      const read = toCurrentVersion(type, stored) as DocumentData;
      expect([path, value, read]).toEqual([path, value, stored]);
      for (const [field, text] of Object.entries(sent)) {
        if (typeof text === 'string' && field in read) {
          expect([path, field, read[field]]).toEqual([path, field, text]);
        }
      }
    }
  }
  expect(taken).toBeGreaterThan(Object.keys(body).length);
});

describe('through the API', () => {
  const NUMBER = ORDER_V1.order_number;
  const api = apiWithoutMails();

  const store = (path: string, document: DocumentData) => api.firestore.doc(path).set(document);
  const read = (path: string, headers?: Record<string, string>) => api.read<object>(path, headers);

  test('reads back every value that a quote takes', async () => {
    await storeProducts(api.firestore, GRAVEL);
    const body = { content: { ...QUOTE_CONTENT, lines: [QUOTE_CONTENT.lines[1]] } };
    const schema = CHANGES['POST /api/admin/quotes'].body;
    let number = 0;
    let stored = 0;
    for (const path of leavesOf(body)) {
      const takenAt = TYPED.map((value) => changedAt(body, path, value)).filter((typed) =>
        schema.isValidSync({ ...typed, id: 'quote-000000' }),
      );
      for (const typed of new Set([takenAt[0], takenAt.at(-1)])) {
        if (!typed) continue;
        number += 1;
        const id = `quote-${String(number).padStart(6, '0')}`;
        const sent = await api.post('/api/admin/quotes', { ...typed, id }, api.asAdmin());
        // The totals may be refused, but a stored document must still be readable.
        if (!sent.ok) {
          expect([400, 422], String(path)).toContain(sent.status);
          continue;
        }
        stored += 1;
        const answer = (await sent.json()) as AdminQuote;
        expect(await read(`/api/admin/quotes/${answer.number}`, api.asAdmin())).toEqual(answer);
      }
    }
    expect(stored).toBeGreaterThan(Object.keys(body.content).length);
  });

  test('a manually created product may omit optional fields', async () => {
    await store('products/5', { id: 5, name: 'Lava', category: 'Neu', unit: 't' });
    expect(await read('/api/products/5')).toMatchObject({ name: 'Lava', specifications: [] });
  });

  test('an order’s payments are for admins, its sums for everybody who knows it', async () => {
    await store(`orders/${NUMBER}`, PAID_ORDER_V1);
    const sums = { paid_amount: 100, open_amount: 0, payment_state: 'none', credit_amount: 100 };
    const order = await read(`/api/orders/${NUMBER}`);
    expect(order).toMatchObject(sums);
    expect(order).not.toHaveProperty('payments');
    const first = { id: 'p-1', amount: 100, day: '2026-03-20' };
    const taken = { id: 'p-2', amount: -100, reverses: 'p-1' };
    const payments = [first, taken, { id: 'p-3', amount: 100 }];
    const reminders = [{ at: '2026-03-19T06:00:00.000Z' }];
    expect(await read('/api/admin/orders', api.asAdmin())).toMatchObject([
      { ...sums, payments, reminders },
    ]);
  });

  test('a changed document of a newer version keeps its version and unknown fields', async () => {
    const newer = { carrier: 'DHL', schema_version: 9 };
    await store(`orders/${NUMBER}`, { ...ORDER_V1, ...newer });
    const change = { from: 'processing', to: 'delivered' };
    await api.post(`/api/admin/orders/${NUMBER}/status`, change, api.asAdmin());
    const changed = { order_status: 'delivered', ...newer };
    expect(await api.stored(`orders/${NUMBER}`)).toMatchObject(changed);
  });

  describe('an unreadable document', () => {
    const { total_cents: _, ...broken } = ORDER_V1;
    const faults = () => api.log.filter(({ message }) => message.includes('cannot be read'));

    test('is a fault whose log entry names the field, but no value and no id', async () => {
      await store(`orders/${NUMBER}`, { ...broken, schema_version: 9 });
      expect((await api.call(`/api/orders/${NUMBER}`)).status).toBe(500);
      expect(faults()).toMatchObject([
        {
          message:
            'UnreadableDocument: a document of orders, version 9 (this program knows 1), cannot be read: total_cents',
        },
      ]);
      expect(JSON.stringify(api.log)).not.toMatch(/Muster|B-7K2MQ/);
    });

    test('is left out of a list and logged', async () => {
      await store(`orders/${NUMBER}`, broken);
      await store('orders/B-00000-00000', { ...ORDER_V1, order_number: 'B-00000-00000' });
      expect(await read('/api/admin/orders', api.asAdmin())).toHaveLength(1);
      expect(faults()).toMatchObject([{ message: expect.stringContaining('total_cents') }]);
    });

    test('is not for sale', async () => {
      await store('products/1', { ...PRODUCT_V1, price_cents: 28.9 });
      await store('products/2', { ...PRODUCT_V1, id: 2 });
      expect(await read('/api/products')).toMatchObject([{ id: 2 }]);
      expect(faults()).toMatchObject([
        { message: 'a document of products, version 1, cannot be read: price_cents' },
      ]);
      const body = { product_id: 1, quantity: 1 };
      expect((await api.post('/api/cart', body, { 'session-id': SESSION })).status).toBe(404);
    });

    test('still counts as an entry of its page', async () => {
      await storeOrders(api.firestore, ...Array.from({ length: 51 }, () => ({})));
      await store(`orders/${orderNumber(1)}`, broken);
      const first = await api.call('/api/admin/orders', { headers: api.asAdmin() });
      const next = first.headers.get(NEXT_PAGE_HEADER);
      expect(await read(`/api/admin/orders?after=${next}`, api.asAdmin())).toHaveLength(1);
    });
  });
});
