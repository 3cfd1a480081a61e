// Frozen: this is what lies in databases. Never edit a version; add the next one.
import { Timestamp } from 'firebase-admin/firestore';

const placed = {
  order_number: 'B-7K2MQ-4XN8T',
  created_at: new Timestamp(1_772_443_800, 123_000_000),
  payment_method: 'rechnung',
  order_status: 'processing',
  subtotal_cents: 5780,
  delivery_cents: 2500,
  total_cents: 8280,
  customer_name: 'Erika Muster',
  customer_email: 'Erika@Muster-Bau.example',
  customer_phone: '069 90009-123',
  company_name: 'Muster GmbH',
  company_address: 'Hauptstraße 1\n60311 Frankfurt',
  tax_number: 'DE123456789',
  notes: 'Bitte anrufen',
  order_items: [
    {
      product_id: 1,
      product_name: 'Kies 16/32',
      unit: 't',
      quantity: 2,
      unit_price_cents: 2890,
      total_price_cents: 5780,
    },
  ],
  user_id: 'erika',
};

/** How the office moved it to `processing`. */
const MOVED_AT = new Timestamp(1_772_445_600, 0);

/** Named the admin by e-mail address. */
export const ORDER_V1 = {
  ...placed,
  status_changes: [
    { from: 'pending', to: 'processing', by: 'buero@muster-tiefbau.example', at: MOVED_AT },
  ],
  schema_version: 1,
};

/** Names the admin by id. */
export const ORDER_V2 = {
  ...placed,
  status_changes: [{ from: 'pending', to: 'processing', by_uid: 'office', at: MOVED_AT }],
  schema_version: 2,
};
