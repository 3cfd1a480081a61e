import { REQUEST_TYPES } from '@shop/domain/contact';
import { deliveryCents } from '@shop/domain/delivery';
import { PAYMENT_METHODS } from '@shop/domain/order';
import fc from 'fast-check';
import { ALMOST_FREE, GRAVEL, JUST_FREE } from '../../../test/shop-data.ts';

const SOLD = [GRAVEL, ALMOST_FREE, JUST_FREE];

const quantity = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 50 }), weight: 5 },
  { arbitrary: fc.constantFrom(1, 9_999_999, 10_000_000), weight: 1 },
);

/** Units of a product that is sold, or of one that is not. */
export const cartAdd = fc.record({
  product_id: fc.constantFrom(1, 1, 3, 3, 20, 20, 7, 999),
  quantity,
});

const line = fc.record({ product: fc.constantFrom(...SOLD), quantity });
const text = fc.constantFrom('', 'Muster Bau GmbH', 'Bitte vorher anrufen.\nDanke!', 'Żółć 漢字 🏗');

const customer = fc.record({
  session_id: fc.constantFrom('{{session0}}', '{{session1}}', '{{session2}}'),
  customer_name: fc.constantFrom('Erika Muster', ' Ömer Çelik ', '山田'),
  customer_email: fc.constantFrom('erika@example.de', 'o.celik+bau@post.example'),
  customer_phone: fc.constant('069 90009-123'),
  company_name: text,
  company_address: text,
  tax_number: fc.constantFrom('', 'DE123456789'),
  payment_method: fc.constantFrom(...PAYMENT_METHODS),
  notes: text,
});

/** An order that the shop takes: what it says is what the catalogue says. */
export const order = fc
  .tuple(customer, fc.array(line, { minLength: 1, maxLength: 4 }))
  .map(([fields, lines]) => {
    const cents = lines.map((each) => (each.product.price_cents ?? 0) * each.quantity);
    const subtotal = cents.reduce((sum, amount) => sum + amount, 0);
    return {
      ...fields,
      total_amount: (subtotal + deliveryCents(subtotal)) / 100,
      order_items: lines.map(({ product, quantity: units }, index) => ({
        product_id: product.id,
        product_name: product.name,
        quantity: units,
        unit_price: (product.price_cents ?? 0) / 100,
        total_price: (cents[index] ?? 0) / 100,
      })),
    };
  });

/** A contact request that the shop takes; every sixth comes from a robot. */
export const contact = fc
  .record({
    name: fc.constantFrom('Erika Muster', 'Dr. Østergård'),
    email: fc.constant('erika@example.de'),
    phone: fc.constant('069 90009-123'),
    message: fc.constantFrom('Firma: Muster GmbH\n\nBitte rufen Sie an.', 'Guten Tag 👷'),
    request_type: fc.constantFrom(...REQUEST_TYPES),
    website: fc.constantFrom('', '', '', '', undefined, 'https://robot.example'),
  })
  .map(({ website, ...fields }) => (website === undefined ? fields : { ...fields, website }));
