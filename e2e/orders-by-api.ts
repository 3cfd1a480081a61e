import type { APIRequestContext } from '@playwright/test';
import { lineTotalCents } from '@shop/domain/cart';
import { toEuro } from '@shop/domain/money';
import { orderTotals } from '@shop/domain/order';
import { expect } from './shop-test.ts';

const ORDERS = [
  { name: 'Gala-Bau Grünwald', company: 'Gala-Bau Grünwald GmbH', product: 401, quantity: 60 },
  { name: 'Petra Probst', company: '', product: 1, quantity: 3 },
  { name: 'Tomasz Beispiel', company: 'Beispiel Hoch- und Tiefbau KG', product: 203, quantity: 24 },
  { name: 'Familie Muster', company: '', product: 105, quantity: 1 },
  { name: 'Svenja Vorlage', company: 'Dachdeckerei Vorlage', product: 502, quantity: 400 },
];

/** Lets five customers order through the API, so that the office has something to show. */
export async function placeDemoOrders(request: APIRequestContext): Promise<void> {
  for (const [index, demo] of ORDERS.entries()) {
    const { name, price } = await (await request.get(`/api/products/${demo.product}`)).json();
    const line = { price, quantity: demo.quantity };
    const { totalCents } = orderTotals([lineTotalCents(line)]);
    const item = {
      product_id: demo.product,
      product_name: name,
      quantity: demo.quantity,
      unit_price: price,
      total_price: toEuro(lineTotalCents(line)),
    };
    const answer = await request.post('/api/orders', {
      data: {
        session_id: `demo-session-of-customer-${crypto.randomUUID().slice(0, 8)}`,
        customer_name: demo.name,
        customer_email: `kunde${index + 1}@example.org`,
        customer_phone: '0151 23456789',
        company_name: demo.company,
        company_address: '',
        tax_number: '',
        payment_method: index % 2 ? 'vorkasse' : 'rechnung',
        notes: '',
        total_amount: toEuro(totalCents),
        order_items: [item],
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}
