import { contactRequest, deliveryWish } from '@shop/domain/testing/sent';
import { Timestamp } from 'firebase-admin/firestore';
import { type StoredOrder, withSearchTokens } from '../../src/stored/order.ts';
import { storedOrder } from '../../test/stored-data.ts';
import { RENTAL_BOOKING_V1 } from '../../test/stored-fixtures.ts';

/** Accounts that can sign in; each owns data in the database. */
export const PEOPLE = ['anna', 'bernd', 'admin'] as const;
export type Person = (typeof PEOPLE)[number];
const CUSTOMERS = [...PEOPLE, 'guest'] as const;
type Customer = (typeof CUSTOMERS)[number];

export const ORDER_OF: Record<Customer, string> = {
  anna: 'B-ANNA0-00001',
  bernd: 'B-BERND-00001',
  admin: 'B-ADM0N-00001',
  guest: 'B-GVEST-00001',
};

/** One booking of a tool for each person. */
export const BOOKING_OF: Record<Customer, string> = {
  anna: 'M-ANNA0-00001',
  bernd: 'M-BERND-00001',
  admin: 'M-ADM0N-00001',
  guest: 'M-GVEST-00001',
};

/** A session that its owner keeps secret; some requests name it anyway. */
export const FOREIGN_SESSION = 'foreign-session-0123456789';

/** An undelivered mail about Anna's order. */
export const UNDELIVERED_MAIL = `${ORDER_OF.anna}-confirmation`;

/** A word that occurs in one person's data only: an answer that holds it leaks that data. */
export interface Canary {
  word: string;
  owner: Customer | 'company';
  /**
   * Who may see it: its owner and admins; for `order number` also whoever knows the number of the
   * order or booking; for `admins` only admins.
   */
  visibleTo: 'order number' | 'owner' | 'admins';
}

const canary = (owner: Canary['owner'], visibleTo: Canary['visibleTo']): Canary => {
  return { owner, visibleTo, word: `canary-${owner}-${visibleTo.replace(' ', '-')}` };
};

export const CANARIES: readonly Canary[] = [
  ...CUSTOMERS.flatMap((owner) => [canary(owner, 'order number'), canary(owner, 'admins')]),
  ...PEOPLE.map((owner) => canary(owner, 'owner')),
  canary('company', 'admins'),
];

/** Other people's documents by path: orders, profiles, a contact request, a cart and a mail. */
export function personalData(): Record<string, object> {
  const created_at = Timestamp.fromDate(new Date('2026-03-01T08:00:00Z'));
  const users = PEOPLE.map((person) => {
    const { word } = canary(person, 'owner');
    const remembered = { is_business: true, company_address: word, tax_number: word };
    const plans = [{ address: 'einfahrt?m2=40', name: word, saved_day: '2026-03-01' }];
    const names = {
      name: word,
      given_name: word,
      phone: word,
      company_name: word,
      remembered,
      plans,
    };
    return [`users/${person}`, { ...names, created_at, schema_version: 1 }] as const;
  });
  const orders = CUSTOMERS.map((owner) => [`orders/${ORDER_OF[owner]}`, orderOf(owner)] as const);
  const message = canary('company', 'admins').word;
  const note = { id: 'note-of-the-office-1', text: message, by_uid: 'admin' };
  return {
    ...Object.fromEntries([...users, ...orders]),
    ...Object.fromEntries(
      CUSTOMERS.map((owner) => [`rentalBookings/${BOOKING_OF[owner]}`, bookingOf(owner)]),
    ),
    [`rentalRecords/${BOOKING_OF.anna}`]: {
      despite_clash: message,
      notes: [{ ...note, at: created_at }],
      schema_version: 1,
    },
    'rentalDays/101-2026-03': {
      tool_id: 101,
      month: '2026-03',
      out: Array.from({ length: 31 }, (_, day) => (day >= 8 && day < 11 ? CUSTOMERS.length : 0)),
      schema_version: 1,
    },
    [`orderNotes/${ORDER_OF.anna}`]: { notes: [{ ...note, at: created_at }], schema_version: 1 },
    'contacts/of-anna': {
      ...contactRequest({ message: canary('anna', 'owner').word }),
      notes: [{ ...note, at: created_at }],
      user_id: 'anna',
      created_at,
      schema_version: 1,
    },
    'contacts/foreign': { ...contactRequest({ message }), created_at, schema_version: 1 },
    [`outbox/${UNDELIVERED_MAIL}`]: {
      kind: 'order_confirmation',
      subject_id: ORDER_OF.anna,
      state: 'given_up',
      created_at,
      next_try_at: created_at,
      tries: 20,
      give_up_at: created_at,
      given_up_at: created_at,
      schema_version: 1,
    },
    [`carts/${FOREIGN_SESSION}`]: {
      items: [{ id: '1', product_id: 1, quantity: 3 }],
      updated_at: created_at,
      expires_at: Timestamp.fromDate(new Date('2126-03-01T08:00:00Z')),
      schema_version: 1,
    },
  };
}

function orderOf(owner: Customer): StoredOrder {
  const { word: shown } = canary(owner, 'order number');
  const { word: hidden } = canary(owner, 'admins');
  const order = storedOrder({
    order_number: ORDER_OF[owner],
    user_id: owner === 'guest' ? null : owner,
    customer_name: shown,
    customer_phone: shown,
    company_name: shown,
    company_address: hidden,
    tax_number: hidden,
    customer_reference: shown,
    invoice_address: hidden,
    notes: shown,
    vat: [{ rate: 19, net_cents: 8280, vat_cents: 1573 }],
    gross_cents: 9853,
    delivery: {
      ...deliveryWish({ street: shown, city: shown, unloading_place: shown, truck_access: 'no' }),
      contact_name: shown,
      contact_phone: shown,
      truck: { total_t: 18, load_t: 9 },
      zone: 'Zone 1',
    },
  });
  return withSearchTokens(order);
}

function bookingOf(owner: Customer): object {
  const { word: shown } = canary(owner, 'order number');
  return {
    ...RENTAL_BOOKING_V1,
    booking_number: BOOKING_OF[owner],
    user_id: owner === 'guest' ? null : owner,
    customer_name: shown,
    company_name: shown,
    notes: shown,
    invoice_address: canary(owner, 'admins').word,
  };
}
