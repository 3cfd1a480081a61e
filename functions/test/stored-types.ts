import type { DocumentData } from 'firebase-admin/firestore';
import { RATE_LIMITS } from '../src/rate-limit/stored-uses.ts';
import { ADMINS } from '../src/stored/admins.ts';
import { CARTS } from '../src/stored/cart.ts';
import { CATEGORIES } from '../src/stored/category.ts';
import { CHANGES } from '../src/stored/change.ts';
import { CONTACTS } from '../src/stored/contact.ts';
import { DELIVERY_AREAS } from '../src/stored/delivery-areas.ts';
import { ORDERS } from '../src/stored/order.ts';
import { ORDER_NOTES } from '../src/stored/order-notes.ts';
import { OUTBOX } from '../src/stored/outbox-entry.ts';
import { PICTURE_FILES } from '../src/stored/picture-file.ts';
import { PRODUCTS } from '../src/stored/product.ts';
import { RENTAL_TOOLS } from '../src/stored/rental-tool.ts';
import type { StoredType } from '../src/stored/stored-type.ts';
import { USERS } from '../src/stored/user.ts';
import {
  ADMINS_V1,
  AGREED_ORDER_V1,
  CANCELLED_ORDER_V1,
  CART_V1,
  CATEGORY_V1,
  CHANGE_V1,
  CONTACT_V1,
  DELIVERED_ORDER_V1,
  DELIVERY_AREAS_V1,
  DESCRIBED_PRODUCT_V1,
  ORDER_NOTES_V1,
  ORDER_V1,
  ORDERED_CART_V1,
  OUTBOX_ENTRY_V1,
  PAID_ORDER_V1,
  PICTURE_FILE_V1,
  PRODUCT_V1,
  QUOTE_V1,
  RATE_LIMIT_V1,
  RENTAL_TOOL_V1,
  SACKED_PRODUCT_V1,
  SELF_CANCELLED_ORDER_V1,
  UNLISTED_CHANGE_V1,
  USER_V1,
  WITHDRAWAL_V1,
} from './stored-fixtures.ts';

/** Each collection with one type, and documents of each of its versions. */
export const FIXTURES: [type: StoredType, fixtures: DocumentData[]][] = [
  [
    ORDERS,
    [
      ORDER_V1,
      DELIVERED_ORDER_V1,
      CANCELLED_ORDER_V1,
      SELF_CANCELLED_ORDER_V1,
      PAID_ORDER_V1,
      AGREED_ORDER_V1,
    ],
  ],
  [CARTS, [CART_V1, ORDERED_CART_V1]],
  [ORDER_NOTES, [ORDER_NOTES_V1]],
  [CONTACTS, [CONTACT_V1, QUOTE_V1, WITHDRAWAL_V1]],
  [USERS, [USER_V1]],
  [PRODUCTS, [PRODUCT_V1, SACKED_PRODUCT_V1, DESCRIBED_PRODUCT_V1]],
  [RENTAL_TOOLS, [RENTAL_TOOL_V1]],
  [RATE_LIMITS, [RATE_LIMIT_V1]],
  [OUTBOX, [OUTBOX_ENTRY_V1]],
  [ADMINS, [ADMINS_V1]],
  [CATEGORIES, [CATEGORY_V1]],
  [CHANGES, [CHANGE_V1, UNLISTED_CHANGE_V1]],
  [DELIVERY_AREAS, [DELIVERY_AREAS_V1]],
  [PICTURE_FILES, [PICTURE_FILE_V1]],
];
