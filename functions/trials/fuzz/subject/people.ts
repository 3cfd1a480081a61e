import { Timestamp } from 'firebase-admin/firestore';
import type { StoredOrder } from '../../../src/orders/stored-order.ts';
import { storedOrder } from '../../../test/office-data.ts';
import { contactRequest } from '../../../test/shop-data.ts';

/** Accounts that can be signed in; what belongs to each is in the database of every run. */
export const PEOPLE = ['anna', 'bernd', 'admin'] as const;
export type Person = (typeof PEOPLE)[number];

export const ORDER_OF: Record<Person | 'guest', string> = {
  anna: 'B-ANNA0-00001',
  bernd: 'B-BERND-00001',
  admin: 'B-ADM0N-00001',
  guest: 'B-GVEST-00001',
};

/** A session whose id the one who sends the requests cannot know, but names all the same. */
export const FOREIGN_SESSION = 'foreign-session-0123456789';

/** A mail about Anna's order that was given up. */
export const GIVEN_UP_MAIL = `${ORDER_OF.anna}-confirmation`;

/** Words that stand in nothing but somebody's data: whoever reads one was shown that data. */
export interface Canary {
  owner: Person | 'guest' | 'office';
  /** `order`: who has the number may read it. `own`: the person alone. `office`: admins alone. */
  shownTo: 'order' | 'own' | 'office';
  word: string;
}

const canary = (owner: Canary['owner'], shownTo: Canary['shownTo']): Canary => {
  return { owner, shownTo, word: `kanarie-${owner}-${shownTo}` };
};

const owners = [...PEOPLE, 'guest'] as const;
export const CANARIES: readonly Canary[] = [
  ...owners.flatMap((owner) => [canary(owner, 'order'), canary(owner, 'office')]),
  ...PEOPLE.map((owner) => canary(owner, 'own')),
  canary('office', 'office'),
];

/** What is stored of people before a run: an order each, a guest's too, profiles and a request. */
export function peoplesData(): Record<string, object> {
  const created_at = Timestamp.fromDate(new Date('2026-03-01T08:00:00Z'));
  const users = PEOPLE.map((person) => {
    const word = canary(person, 'own').word;
    const names = { name: word, given_name: word, phone: word, company_name: word };
    return [`users/${person}`, { ...names, created_at, schema_version: 1 }] as const;
  });
  const orders = owners.map((owner) => [`orders/${ORDER_OF[owner]}`, orderOf(owner)] as const);
  const message = canary('office', 'office').word;
  return {
    ...Object.fromEntries([...users, ...orders]),
    'contacts/foreign': { ...contactRequest({ message }), created_at, schema_version: 1 },
    [`outbox/${GIVEN_UP_MAIL}`]: {
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

function orderOf(owner: Person | 'guest'): StoredOrder {
  const { word: shown } = canary(owner, 'order');
  const { word: hidden } = canary(owner, 'office');
  return storedOrder({
    order_number: ORDER_OF[owner],
    user_id: owner === 'guest' ? null : owner,
    customer_name: shown,
    customer_phone: shown,
    company_name: shown,
    company_address: hidden,
    tax_number: hidden,
    notes: hidden,
  });
}
