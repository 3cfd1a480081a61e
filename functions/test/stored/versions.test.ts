import { SEED_DOCUMENTS } from '@shop/seed/stored-documents';
import type { DocumentData } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { USERS } from '../../src/accounts/stored-user.ts';
import { CARTS } from '../../src/cart/stored-cart.ts';
import { PRODUCTS } from '../../src/catalogue/stored-product.ts';
import { CONTACTS } from '../../src/contacts/stored-contact.ts';
import { OUTBOX } from '../../src/mail/stored-message.ts';
import { ORDERS } from '../../src/orders/stored-order.ts';
import { RATE_LIMITS } from '../../src/rate-limit/stored-uses.ts';
import { RENTAL_TOOLS } from '../../src/rental/stored-rental-tool.ts';
import { type StoredType, upgraded } from '../../src/stored/stored-type.ts';
import { CART_V1, CART_V2, ORDERED_CART_V1, ORDERED_CART_V2 } from './carts.ts';
import { PRODUCT_V1, RENTAL_TOOL_V1 } from './catalogue.ts';
import { ORDER_V1, ORDER_V2 } from './orders.ts';
import { CONTACT_V1, MESSAGE_V1, USER_V1 } from './people.ts';
import { RATE_LIMIT_V1, RATE_LIMIT_V2 } from './rate-limits.ts';

const FIXTURES: [type: StoredType, fixtures: DocumentData[]][] = [
  [ORDERS, [ORDER_V1, ORDER_V2]],
  [CARTS, [CART_V1, ORDERED_CART_V1, CART_V2, ORDERED_CART_V2]],
  [CONTACTS, [CONTACT_V1]],
  [USERS, [USER_V1]],
  [PRODUCTS, [PRODUCT_V1]],
  [RENTAL_TOOLS, [RENTAL_TOOL_V1]],
  [RATE_LIMITS, [RATE_LIMIT_V1, RATE_LIMIT_V2]],
  [OUTBOX, [MESSAGE_V1]],
];

describe.each(FIXTURES)('$0.collection', (type, fixtures) => {
  test('has a fixture of every version so far', () => {
    const versions = Array.from({ length: type.version }, (_, index) => index + 1);
    expect(new Set(fixtures.map(({ schema_version }) => schema_version))).toEqual(
      new Set(versions),
    );
  });

  test('has a way from every older version', () => {
    const older = Array.from({ length: type.version - 1 }, (_, index) => String(index + 1));
    expect(Object.keys(type.upgrades)).toEqual(older);
  });

  test.each(fixtures)('upgrades once, to what needs no further upgrade', (fixture) => {
    const current = upgraded(type, fixture);
    expect(current.schema_version).toBe(type.version);
    expect(upgraded(type, current)).toEqual(current);
  });
});

test('what the seed loads is of the current version and can be read', () => {
  for (const { path, data } of SEED_DOCUMENTS) {
    const type = path.startsWith('products/') ? PRODUCTS : RENTAL_TOOLS;
    expect(upgraded(type, data)).toEqual(data);
  }
});
