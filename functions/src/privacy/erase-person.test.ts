import { ofRenterFields } from '@shop/domain/booking/renter';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import type { Order } from '@shop/domain/order/order';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { writesNothing } from '../../test/answers.ts';
import { sharedApi } from '../../test/api-for-tests.ts';
import { storeAll } from '../../test/shop-data.ts';
import { orderNumber, storeContacts, storedInvoice, storeOrders } from '../../test/stored-data.ts';
import {
  CHANGE_V1,
  CUSTOMER_V2,
  DELIVERED_ORDER_V1,
  FIXTURES,
  INVOICED_ORDER_V1,
  KEPT_PAPER_V1,
  ORDER_NOTES_V1,
  ORDER_V1,
  ORDERED_CART_V1,
  OUTBOX_ENTRY_V1,
  RENTAL_BOOKING_V1,
  SENT_QUOTE_V1,
  USER_V1,
} from '../../test/stored-fixtures.ts';
import { failingAt } from '../../test/transactions.ts';
import { type StoredType, toCurrentVersion } from '../firestore/stored-type.ts';
import { customerOf } from '../stored/entry.ts';
import { type EraseOptions, erasePerson } from './erase-person.ts';
import type { PersonAccount } from './person-accounts.ts';

const EMAIL = 'erika@example.de';
const MAX = { customer_name: 'Max' };
const NOW: EraseOptions = { evenOpen: false, dryRun: false };

const api = sharedApi();
let accounts: Map<string, PersonAccount>;

beforeEach(() => {
  api.reset();
  accounts = new Map();
});

const store = (path: string, document: object) => api.firestore.doc(path).set(document);
const stored = (path: string) => api.stored(path);

function erase(
  options: Partial<EraseOptions> = {},
  email = EMAIL,
  runTransaction = api.deps.runTransaction,
) {
  const { firestore } = api;
  const find = async (address: string) => accounts.get(address);
  const withoutAccount = async (uids: readonly string[]) => {
    const existing = new Set([...accounts.values()].map(({ uid }) => uid));
    return uids.filter((uid) => !existing.has(uid));
  };
  const remove = async (uid: string) => {
    for (const [address, account] of accounts) if (account.uid === uid) accounts.delete(address);
  };
  const deps = { firestore, runTransaction, accounts: { find, withoutAccount, remove } };
  return erasePerson(deps, email, { ...NOW, ...options });
}

const INVOICED = {
  order_status: 'delivered',
  invoices: [storedInvoice({ number: 'RE-2026-00001' })],
};

/** Stores Erika's account, profile, guest order, account order and contact request, and Max's data. */
async function storePeople() {
  accounts.set(EMAIL, { uid: 'erika', isAdmin: false });
  await store('users/erika', USER_V1);
  await storeOrders(
    api.firestore,
    { ...INVOICED, customer_email: 'ERIKA@example.de ', notes: 'Am Tor klingeln' },
    { order_status: 'cancelled', customer_email: 'buero@example.de', user_id: 'erika' },
    { ...MAX, customer_email: 'max@example.de', user_id: 'max' },
  );
  await storeContacts(
    api.firestore,
    { email: ' Erika@Example.de' },
    { name: 'Max', email: 'max@example.de' },
  );
  for (const subject_id of [orderNumber(0), orderNumber(2), 'c0000', 'c0001']) {
    await store(`outbox/${subject_id}-notice`, { ...OUTBOX_ENTRY_V1, subject_id });
  }
  for (const index of [0, 2]) await store(`orderNotes/${orderNumber(index)}`, ORDER_NOTES_V1);
}

describe('erasing a person', () => {
  test('anonymises their orders and deletes everything else, but nothing of others', async () => {
    await storePeople();
    const before = await api.everything();
    expect(await erase({}, ' Erika@example.DE')).toMatchObject({
      ok: true,
      person: { orderNumbers: [orderNumber(0), orderNumber(1)], contactIds: ['c0000'] },
    });
    const after = await api.everything();
    const ofMax = [`orderNotes/${orderNumber(2)}`, `outbox/${orderNumber(2)}-notice`];
    const left = [0, 1, 2].map((index) => `orders/${orderNumber(index)}`);
    left.push(...ofMax, 'contacts/c0001', 'outbox/c0001-notice');
    expect(Object.keys(after).sort()).toEqual(left.sort());
    for (const path of [`orders/${orderNumber(2)}`, 'contacts/c0001']) {
      expect(after[path]).toEqual(before[path]);
    }
    expect(JSON.stringify(after[`orders/${orderNumber(0)}`])).not.toMatch(/erika|Tor|069/i);
    expect(accounts.size).toBe(0);
  });

  test('finds a domain with umlauts, spelt out or as mail servers write it', async () => {
    await storeContacts(
      api.firestore,
      { email: 'info@Müller.example' },
      { email: 'info@xn--mller-kva.example' },
    );
    for (const email of ['info@müller.example', 'info@xn--mller-kva.example']) {
      const erasure = await erase({ dryRun: true }, email);
      expect(erasure).toMatchObject({ person: { contactIds: ['c0000', 'c0001'] } });
    }
  });

  test('keeps what the tax office may request of a private order', async () => {
    const address = { company_address: 'Gartenweg 3', invoice_address: 'Gartenweg 3' };
    const own = { ...address, tax_number: '12/345', customer_reference: 'Kst. 1', country: 'AT' };
    await storeOrders(api.firestore, { ...INVOICED, ...own });
    const before = await stored(`orders/${orderNumber(0)}`);
    await erase();
    expect(await stored(`orders/${orderNumber(0)}`)).toEqual({
      ...before,
      customer_name: 'Gelöscht',
      customer_email: '',
      customer_phone: '',
      company_address: '',
      tax_number: '',
      customer_reference: undefined,
      invoice_address: undefined,
      country: undefined,
      search_tokens: expect.not.arrayContaining(['er']),
    });
  });

  test('keeps a company as the recipient of its invoice', async () => {
    const address = { company_name: 'Muster GmbH', company_address: 'Hauptstraße 1' };
    const recipient = { ...address, tax_number: 'DE123456789' };
    await storeOrders(api.firestore, { ...INVOICED, ...recipient });
    await erase();
    expect(await stored(`orders/${orderNumber(0)}`)).toMatchObject(recipient);
  });

  test('keeps the price of a delivery, but neither its place nor its contact', async () => {
    const { express_cents, vat, gross_cents, delivery } = DELIVERED_ORDER_V1;
    await store(`orders/${orderNumber(0)}`, {
      ...DELIVERED_ORDER_V1,
      order_items: INVOICED_ORDER_V1.order_items,
      order_number: orderNumber(0),
      ...INVOICED,
      customer_email: EMAIL,
      delivery: { ...delivery, wished_day: '2026-03-05' },
    });
    await erase();
    const order = await stored(`orders/${orderNumber(0)}`);
    expect(order).toMatchObject({ express_cents, vat, gross_cents, total_cents: 13_280 });
    // The invoice quotes the slip; the office wrote the reason, and the plate is the customer's.
    expect(order?.order_items).toMatchObject([
      { delivered: { quantity: 1.84, slips: [{ number: 'W-1', net_kg: 1840, plate: '' }] } },
    ]);
    expect(JSON.stringify(order)).not.toContain('Lkw war voll');
    const kept = { zone: 'Zone 1', express: true, wished_day: '2026-03-05' };
    expect(order?.delivery).toEqual({ ...EMPTY_WISH, ...kept });
  });

  test('leaves a readable order', async () => {
    await storeOrders(api.firestore, { ...INVOICED });
    await erase();
    const path = `/api/orders/${orderNumber(0)}`;
    const { has_note: _, ...order } = await api.read<Order>(path, api.asAdmin());
    const shown = { customer_name: 'Gelöscht', customer_email: '', total_amount: 82.8 };
    expect(order).toMatchObject(shown);
    expect(await api.read('/api/admin/orders', api.asAdmin())).toMatchObject([order]);
    const csv = await (await api.call('/api/admin/orders.csv', { headers: api.asAdmin() })).text();
    expect(csv).toContain(';"Gelöscht";"";"";');
  });

  test('leaves no hash of the order request and no reason of an edit', async () => {
    const at = Timestamp.fromDate(api.clock.now);
    const cents = { from_cents: 1, to_cents: 2 };
    const what = 'edit' as const;
    const edit = { what, id: 'e', ...cents, lines: [], has_new_place: true, by_uid: 'chef', at };
    const history = [{ ...edit, reason: 'Erika zieht um' }];
    await storeOrders(api.firestore, { ...INVOICED, history });
    await store('carts/a', { ...ORDERED_CART_V1, order_number: orderNumber(0) });
    await erase();
    const { request_hash: _, ...cart } = ORDERED_CART_V1;
    expect(await stored('carts/a')).toEqual({ ...cart, order_number: orderNumber(0) });
    const order = await stored(`orders/${orderNumber(0)}`);
    expect(order?.history).toEqual([edit]);
  });

  test('finds documents beyond the first page', async () => {
    const email = 'max@example.de';
    await store('contacts/other-address', { email: 'bau@example.de', user_id: 'erika' });
    const others = Array.from({ length: 500 }, (_, index) => [`contacts/a${index}`, { email }]);
    await storeAll(api.firestore, others as [string, object][]);
    await store('contacts/z', { email: EMAIL });
    expect(await erase()).toMatchObject({ person: { contactIds: ['z'] } });
  });
});

describe('erasing a person whose account was deleted before', () => {
  const OWN = { ...INVOICED, user_id: 'erika' };

  beforeEach(() => store('users/erika', USER_V1));

  test('deletes the profile that their orders name', async () => {
    await storeOrders(api.firestore, OWN, OWN);
    expect(await erase()).toMatchObject({ ok: true, person: { profileIds: ['erika'] } });
    expect(await stored('users/erika')).toBeUndefined();
  });

  test('deletes it together with the account of a later sign-in', async () => {
    accounts.set(EMAIL, { uid: 'erika-2', isAdmin: false });
    await store('users/erika-2', USER_V1);
    await storeOrders(api.firestore, OWN, { ...OWN, user_id: 'erika-2' });
    await erase();
    const left = Object.keys(await api.everything());
    expect(left.sort()).toEqual([`orders/${orderNumber(0)}`, `orders/${orderNumber(1)}`]);
  });

  test.each([1, 2])('completes a run that was interrupted at order %i', async (failing) => {
    await storeOrders(api.firestore, OWN, OWN);
    const interrupted = erase({}, EMAIL, failingAt(failing, api.deps.runTransaction));
    await expect(interrupted).rejects.toThrow('the process ended');
    await erase();
    expect(JSON.stringify(await api.everything())).not.toMatch(/erika/i);
  });

  test('names that account’s orders under other addresses, and keeps them', async () => {
    const other = { ...OWN, customer_email: 'max@example.de' };
    await storeOrders(api.firestore, OWN, other);
    expect(await erase()).toMatchObject({
      person: { orderNumbers: [orderNumber(0)], otherOrderNumbers: [orderNumber(1)] },
    });
    expect(await stored(`orders/${orderNumber(1)}`)).toMatchObject(other);
  });
});

test('keeps and counts the profile of another person who ordered for them', async () => {
  accounts.set('max@example.de', { uid: 'max', isAdmin: false });
  await store('users/max', USER_V1);
  await storeOrders(api.firestore, { ...INVOICED, user_id: 'max' });
  expect(await erase()).toMatchObject({ person: { profileIds: [], keptProfileIds: ['max'] } });
  expect(await stored('users/max')).toEqual(USER_V1);
  expect(accounts.size).toBe(1);
});

test.each([1, 2, 3])(
  'erasing again completes a run that was interrupted in transaction %i',
  async (failing) => {
    await storePeople();
    await expect(erase({}, EMAIL, failingAt(failing, api.deps.runTransaction))).rejects.toThrow(
      'the process ended',
    );
    expect(accounts.size).toBe(1);
    expect(await erase()).toMatchObject({ ok: true });
    expect(JSON.stringify(await api.everything())).not.toMatch(/erika/i);
    expect(accounts.size).toBe(0);
  },
);

test('nothing is written in a dry run, nor for an admin', async () => {
  await storePeople();
  expect(await writesNothing(api, () => erase({ dryRun: true }))).toMatchObject({ ok: true });
  expect(accounts.size).toBe(1);
  accounts.set(EMAIL, { uid: 'erika', isAdmin: true });
  expect(await writesNothing(api, erase)).toEqual({ ok: false, reason: 'admin' });
});

describe('a customer’s record', () => {
  const COMPANY = { ...CUSTOMER_V2, version: 2 };
  const PERSON = { ...COMPANY, is_company: false, name: 'Erika Muster', email: 'Erika@example.de' };
  const logged = (after: object, before: object | null) =>
    store(`changes/request-0002-${before ? 1 : 0}`, {
      ...CHANGE_V1,
      kind: 'customer',
      item_id: '10001',
      item_name: 'Erika Muster',
      before,
      after,
    });

  test.each([
    ['of a person is anonymised, as is the log', PERSON, /erika|max@|069|Bauweg|ATU|Abschlag/i],
    ['of a company loses contact and account', COMPANY, /erika@|069|Abschlag/i],
  ])('%s', async (_, customer, gone) => {
    await store('customers/10001', customer);
    await logged({ ...customer, version: 1, notes: 'Erika sagt' }, null);
    await logged(customer, { ...customer, version: 1 });
    expect(await erase()).toMatchObject({ person: { customerIds: ['10001'] } });
    const { item_name, after, before } = (await stored('changes/request-0002-1')) as never;
    expect(after).toEqual(await stored('customers/10001'));
    expect(JSON.stringify([await stored('customers/10001'), before])).not.toMatch(gone);
    expect(item_name === 'Gelöscht').toBe(!customer.is_company);
    expect((await customerOf(api.firestore, '10001').get()).data()).toMatchObject({ version: 2 });
  });

  test('of others loses the account of somebody only', async () => {
    const bert = { ...CUSTOMER_V2.members[1], email: 'bert@example.de', invited_day: '2026-03-02' };
    await store('customers/10001', {
      ...COMPANY,
      email: 'buero@example.de',
      members: [...CUSTOMER_V2.members, bert],
      invited_emails: [bert.email],
    });
    await erase({}, 'bert@example.de');
    expect(JSON.stringify(await stored('customers/10001'))).not.toContain('bert@');
    await erase({}, 'max@example.de');
    expect(await stored('customers/10001')).toMatchObject({
      email: 'buero@example.de',
      notes: COMPANY.notes,
      member_emails: ['erika@example.de'],
    });
  });
});

test('open orders, and delivered ones without an invoice, are named, and only anonymised with evenOpen', async () => {
  await storeOrders(api.firestore, { order_status: 'delivered' });
  await store(`orders/${orderNumber(9)}`, openOrder());
  const orderNumbers = [orderNumber(0), orderNumber(9)];
  const refused = { ok: false, reason: 'open_orders', orderNumbers };
  expect(await writesNothing(api, erase)).toEqual(refused);
  expect(await erase({ evenOpen: true })).toMatchObject({ ok: true });
  for (const number of orderNumbers) {
    expect(await stored(`orders/${number}`)).toMatchObject({ customer_name: 'Gelöscht' });
  }
});

test('bookings are anonymised like orders, with the office’s record and its pictures', async () => {
  const path = 'rentalBookings/M-7K2MQ-4XN8T';
  const said = ofRenterFields((name) => `Wort ${name}`);
  await store(path, { ...RENTAL_BOOKING_V1, ...said, customer_email: EMAIL, user_id: null });
  const name = 'a'.repeat(32);
  const pictures = [`/api/admin/rental-pictures/${name}-800.webp`];
  await store('rentalRecords/M-7K2MQ-4XN8T', { return_record: { pictures }, schema_version: 1 });
  for (const width of [400, 800]) await store(`rentalPictures/${name}-${width}`, { bytes: 'x' });
  await store('outbox/x', { ...OUTBOX_ENTRY_V1, subject_id: 'M-7K2MQ-4XN8T' });
  expect(await erase()).toMatchObject({ orderNumbers: ['M-7K2MQ-4XN8T'] });
  expect(await erase({ evenOpen: true })).toMatchObject({
    person: { bookingNumbers: ['M-7K2MQ-4XN8T'] },
  });
  expect(Object.keys(await api.everything())).toEqual([path]);
  const kept = JSON.stringify(await stored(path));
  expect(kept.match(/Wort \w+|erika|hash/gi)).toEqual(['Wort company_name']);
  const search_tokens = expect.arrayContaining(['m7k2mq4xn8t', 'rutt', 'gelo']);
  const { tool_id, months, prices, net_cents, schema_version } = RENTAL_BOOKING_V1;
  expect(await stored(path)).toMatchObject({
    tool_id,
    months,
    prices,
    net_cents,
    schema_version,
    search_tokens,
  });
});

describe('a marked person', () => {
  const MARK = 'Zirkelbaum';
  /** Fields without personal text: numbers, days, ids, codes, and names of goods and tools. */
  const CODES = new Set(
    [
      'by_uid saved_by posted_by user_id id request_id number order_number other invoice',
      'customer_number reverses to_books from to day start_day end_day due_day order_due_day until',
      'until_day supply_day ordered_day delivery_day overdue_from pay_by weighed_at saved_at months',
      'payment_method unit category zone product_name tool_name article_number image_url',
      // The company's own account.
      'bank',
    ].flatMap((names) => names.split(' ')),
  );

  /** The document with the mark in every text that its type still accepts with it. */
  function planted(type: StoredType, document: object): object {
    const isReadable = (changed: object) => {
      try {
        return Boolean(toCurrentVersion(type, changed));
      } catch {
        return false;
      }
    };
    const walk = (value: unknown, field: string, put: (changed: unknown) => object): unknown => {
      if (CODES.has(field)) return value;
      if (typeof value === 'string') {
        const isWord = value !== '' && isReadable(put(MARK));
        return isWord ? `${MARK} ${value}` : value;
      }
      const isPlain = Object.getPrototypeOf(value ?? 0) === Object.prototype;
      if (!Array.isArray(value) && !isPlain) return value;
      const walked = Object.entries(value as object).map(([key, each]) => {
        const putBack = (changed: unknown) =>
          put(
            Array.isArray(value)
              ? value.with(Number(key), changed)
              : { ...(value as object), [key]: changed },
          );
        return [key, walk(each, Array.isArray(value) ? field : key, putBack)] as const;
      });
      return Array.isArray(value) ? walked.map(([, each]) => each) : Object.fromEntries(walked);
    };
    return walk(document, '', (changed) => changed as object) as object;
  }

  const at = Timestamp.fromMillis(0);
  const by = { by_uid: 'chef', at };
  const decision = { ...by, id: 'd', outcome: 'none', reason: 'Zu spät' };
  const withdrawal = {
    received_at: at,
    request_id: 'c',
    is_other_email: false,
    decisions: [decision],
  };
  const undone = { ...by, id: 'p', number: '', day: '', lines: [], positions: [] };
  const part = { ...undone, what: 'part', net_cents: 1, taken_back: by };
  /** Makes each document belong to the person, and closed. */
  const THEIRS: Record<string, (id: string) => object> = {
    orders: (id) => ({
      order_number: id,
      company_name: '',
      customer_email: EMAIL,
      order_status: 'delivered',
      to_invoice: false,
      withdrawal,
      history: [{ ...part, number: `${id}-1` }],
    }),
    rentalBookings: (id) => ({
      booking_number: id,
      company_name: '',
      customer_email: EMAIL,
      state: 'closed',
      withdrawal,
    }),
    claims: () => ({ booking_number: orderNumber(0).replace('B', 'M') }),
    orderNotes: () => ({}),
    rentalRecords: () => ({}),
    contacts: () => ({ email: EMAIL }),
    customers: () => ({ id: 10_001, is_company: false, email: EMAIL, member_emails: [] }),
    users: () => ({}),
    standingOrders: (id) => (id === orderNumber(0) ? { email: EMAIL } : { uid: 'erika' }),
  };

  test('is nowhere after erasing, whatever was written about them', async () => {
    accounts.set(EMAIL, { uid: 'erika', isAdmin: false });
    let words = 0;
    for (const [type, fixtures] of FIXTURES) {
      const theirs = THEIRS[type.collection];
      if (!theirs) continue;
      for (const [index, fixture] of fixtures.entries()) {
        const number = orderNumber(index);
        const id =
          ({ customers: '10001', users: 'erika' } as Record<string, string>)[type.collection] ??
          (/rental|claims/.test(type.collection) ? number.replace('B', 'M') : number);
        const document = planted(type, { ...fixture, ...theirs(id) });
        words += JSON.stringify(document).split(MARK).length - 1;
        await store(`${type.collection}/${id}`, { ...document, ...theirs(id) });
      }
    }
    const content = { ...SENT_QUOTE_V1.content, customer_email: EMAIL, note: MARK };
    await store('quotes/AN-10001', { ...SENT_QUOTE_V1, content });
    await store('keptPapers/note', {
      ...KEPT_PAPER_V1,
      kind: 'delivery_note',
      about: [`${orderNumber(0)}-1`],
      filename: `${MARK}.pdf`,
    });
    // A company in which they once had an account.
    const company = { ...CUSTOMER_V2, id: 10_002, email: 'buero@example.de', members: [] };
    const left = { ...company, member_emails: [] };
    const member = { email: EMAIL, is_owner: false, may_order: true, may_see_invoices: false };
    const before = { ...company, members: [member], member_emails: [EMAIL] };
    await store('customers/10002', left);
    const change = { kind: 'customer', item_id: '10002', item_name: company.name };
    await store('changes/left-0', { ...CHANGE_V1, ...change, before, after: left });
    expect(words).toBeGreaterThan(100);
    expect(await erase({ evenOpen: true })).toMatchObject({ ok: true });
    const found = Object.entries(await api.everything()).flatMap(([path, document]) => {
      const says = new RegExp(`"[^"]*":[^:]{0,3}"[^"]*(${MARK}|${EMAIL})[^"]*"`, 'gi');
      return (JSON.stringify(document).match(says) ?? []).map((each) => `${path} ${each}`);
    });
    expect(found).toEqual([]);
  });
});

function openOrder() {
  const created_at = Timestamp.fromDate(api.clock.now);
  const order_number = orderNumber(9);
  return { ...ORDER_V1, order_number, created_at, customer_email: EMAIL };
}
