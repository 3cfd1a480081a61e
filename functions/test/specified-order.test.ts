import { orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { beforeEach, expect, test } from 'vitest';
import { orderNumberOf } from './answers.ts';
import { apiForTests } from './api-for-tests.ts';
import { storeAreas, storeProducts } from './shop-data.ts';

/** The fields of an order and of its items that the specification names, and no others. */
const PRIVATE = orderRequest();
const BUSINESS = orderRequest({
  customer_name: 'Max Muster',
  customer_email: 'max@muster-bau.example',
  company_name: 'Muster Bau GmbH',
  company_address: 'Hauptstraße 1, 12340 Musterstadt',
  tax_number: 'DE123456789',
  payment_method: 'vorkasse',
  notes: 'Bitte anrufen',
});

const api = apiForTests();
beforeEach(async () => {
  await storeProducts(api.firestore, GRAVEL);
  await storeAreas(api.firestore);
});

test.each([
  ['a private customer', PRIVATE],
  ['a business customer', BUSINESS],
])(
  'an order of %s with only the specified fields costs and returns what it did',
  async (_, body) => {
    const number = await orderNumberOf(await api.post('/api/orders', body, api.signedIn('erika')));
    const { session_id: _session, total_amount, order_items: _items, ...fields } = body;
    const stored = (await api.stored(`orders/${number}`)) ?? {};
    const cents = { subtotal_cents: 5780, delivery_cents: 2500, total_cents: 8280 };
    expect(stored).toMatchObject({ ...fields, ...cents, order_status: 'pending' });
    for (const field of ['delivery', 'delivery_day', 'customer_reference', 'invoice_address']) {
      expect(stored).not.toHaveProperty(field);
    }

    const { customer_name, customer_email, customer_phone, company_name, payment_method } = fields;
    const customer = { customer_name, customer_email, customer_phone, company_name };
    const shown = { order_number: number, total_amount, order_status: 'pending', payment_method };
    const line = { product_name: 'Kies 16/32', quantity: 2, unit_price: 28.9, total_price: 57.8 };
    const whole = { ...shown, ...customer, id: number, order_items: [line] };
    expect(await api.read(`/api/orders/${number}`)).toMatchObject(whole);
    expect(await api.read('/api/users/orders', api.signedIn('erika'))).toMatchObject([shown]);
    const admin = api.asAdmin();
    expect(await api.read('/api/admin/orders', admin)).toMatchObject([{ ...shown, ...customer }]);

    const mailTo = (who: string) => api.mailer.mails.find(({ to }) => to.address === who);
    const [confirmation, notice] = [mailTo(body.customer_email), mailTo('office@shop.example')];
    expect(api.mailer.mails).toHaveLength(2);
    const net = [/Kies 16\/32: 2 t × 28,90\s€ = 57,80\s€/, /Lieferung: 25,00\s€/];
    const gross = [/Kies 16\/32: 2 t je 34,39\s€, zusammen 68,78\s€/, /Lieferung: 29,75\s€/];
    // Private customers get gross prices; the office always sees net ones.
    const told = [
      [confirmation, company_name ? net : gross],
      [notice, net],
    ] as const;
    for (const [mail, amounts] of told) {
      expect(mail?.subject).toContain(number);
      for (const amount of amounts) expect(mail?.text).toMatch(amount);
      expect(mail?.text).toMatch(/: 82,80\s€/);
      expect(mail?.text).not.toMatch(/Zone|Express|Selbstabholung/);
    }
    expect(confirmation?.text).toContain('Wir rufen Sie an und stimmen den Liefertermin');
  },
);
