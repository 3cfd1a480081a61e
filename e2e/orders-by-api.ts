import type { APIRequestContext } from '@playwright/test';
import { lineTotalCents } from '@shop/domain/cart/cart';
import { zoneOfPostalCode } from '@shop/domain/delivery/delivery-areas';
import type { DeliveryOptions } from '@shop/domain/delivery/delivery-options';
import { toEuro } from '@shop/domain/money/money';
import type { DeliveryWish } from '@shop/domain/order/delivery-wish';
import { orderTotals } from '@shop/domain/order/order-sums';
import { expect } from './shop-test.ts';

interface ApiOrder {
  name: string;
  email?: string;
  company?: string;
  address?: string;
  product: number;
  quantity: number;
  payment?: 'rechnung' | 'vorkasse';
  /** The building site's; without one the order has no delivery. */
  postalCode?: string;
}

const ORDERS: readonly ApiOrder[] = [
  {
    name: 'Gala-Bau Grünwald',
    company: 'Gala-Bau Grünwald GmbH',
    product: 401,
    quantity: 60,
    postalCode: '12355',
  },
  { name: 'Petra Probst', product: 1, quantity: 3, payment: 'vorkasse' },
  {
    name: 'Tomasz Beispiel',
    company: 'Beispiel Hoch- und Tiefbau KG',
    product: 203,
    quantity: 24,
    postalCode: '12345',
  },
  { name: 'Familie Muster', product: 105, quantity: 1, payment: 'vorkasse' },
  { name: 'Svenja Vorlage', company: 'Dachdeckerei Vorlage', product: 502, quantity: 400 },
];

/** Places orders of five customers to fill the admin area. */
export async function placeDemoOrders(request: APIRequestContext): Promise<void> {
  for (const [index, order] of ORDERS.entries()) {
    await orderByApi(request, { ...order, email: `kunde${index + 1}@example.org` });
  }
}

/** Places an order by the API as the request's user; returns the order number. */
export async function orderByApi(
  request: APIRequestContext,
  {
    name,
    email = 'kunde@example.org',
    company = '',
    address = '',
    product,
    quantity,
    payment = 'rechnung',
    postalCode,
  }: ApiOrder,
): Promise<string> {
  const {
    name: product_name,
    price,
    weight_kg,
  } = await (await request.get(`/api/products/${product}`)).json();
  const lineCents = lineTotalCents({ price, quantity });
  const item = { product_id: product, product_name, quantity, unit_price: price };
  const delivery = postalCode === undefined ? undefined : deliveryTo(postalCode);
  const answered = await request.get('/api/delivery-options');
  const options: DeliveryOptions = await answered.json();
  const zone = zoneOfPostalCode(options.areas, postalCode ?? '');
  const totals = orderTotals([{ quantity, weight_kg, totalCents: lineCents }], {
    options,
    method: 'delivery',
    zone,
  });
  const answer = await request.post('/api/orders', {
    data: {
      session_id: crypto.randomUUID(),
      customer_name: name,
      customer_email: email,
      customer_phone: '0151 23456789',
      company_name: company,
      company_address: address,
      tax_number: '',
      payment_method: payment,
      notes: '',
      total_amount: toEuro(totals.totalCents),
      order_items: [{ ...item, total_price: toEuro(lineCents) }],
      ...(delivery && { delivery }),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).order_number;
}

function deliveryTo(postal_code: string): DeliveryWish {
  return {
    method: 'delivery',
    street: 'Gartenstraße 7',
    postal_code,
    city: 'Musterau',
    truck_access: 'no',
    unloading_place: 'Vor dem Carport',
    wished_day: '',
    contact_name: 'Bernd Polier',
    contact_phone: '0171 234567',
    express: false,
  };
}
