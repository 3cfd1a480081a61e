// Frozen: this is what lies in databases. Never edit a version; add the next one.
import { Timestamp } from 'firebase-admin/firestore';

const open = {
  items: [{ id: '1', product_id: 1, quantity: 2 }],
  updated_at: new Timestamp(1_772_443_800, 123_000_000),
  expires_at: new Timestamp(1_775_035_800, 123_000_000),
};

const ordered = { ...open, items: [], order_number: 'B-7K2MQ-4XN8T' };

export const CART_V1 = { ...open, schema_version: 1 };

/** The hash had no key. */
export const ORDERED_CART_V1 = {
  ...ordered,
  request_hash: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
  schema_version: 1,
};

export const CART_V2 = { ...open, schema_version: 2 };

export const ORDERED_CART_V2 = {
  ...ordered,
  request_hash: '7d865e959b2466918c9863afca942d0fb89d7c9ac0c99bafc3749504ded97730',
  schema_version: 2,
};
