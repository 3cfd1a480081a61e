import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import type { SaveRequest } from '@shop/domain/office/office';
import { adminOrder } from '@shop/domain/testing/office';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../lib/api/fake-api.ts';
import { expectLink } from '../../test/expect-link.ts';
import { openOffice, page, type Routes, saveAll } from '../../test/office-fixture.tsx';
import { OrderRecord } from './order-record.tsx';

const ORDER = adminOrder({ customer_email: 'e@bau.example', customer_name: 'Erika Muster' });
const ASSIGN = (id: number) => `POST /api/admin/customers/${id}/orders`;
const found = (search: string) =>
  `GET /api/admin/customers?${new URLSearchParams({ search })}&visibility=current`;
const KNOWN = { id: '10001', version: 1, input: { name: 'Beispiel Bau', members: [], sites: [] } };

const open = (order = ORDER, routes: Routes = {}) =>
  openOffice('/admin/bestellungen', <OrderRecord order={order} />, {
    [found('e@bau.example')]: page([KNOWN]),
    [found('DE123456789')]: page([KNOWN]),
    [found('Beispiel Bau GmbH')]: page([]),
    'POST /api/admin/customers': saveAll,
    ...routes,
  });

test('proposes customers with the same address, tax number or name, each once', async () => {
  const { press, bodies } = open(ORDER, {
    [ASSIGN(10_001)]: () => json({ ...ORDER, customer_number: 'K-10001' }),
  });
  await press('Kunde anlegen oder zuordnen');
  expect(await screen.findByRole('link', { name: 'Beispiel Bau' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await press('Zuordnen');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies(ASSIGN(10_001))).toEqual([{ order_number: ORDER.order_number }]);
});

test('asks for a reason beyond the credit, and sends it with the same choice', async () => {
  const refused = { message: 'Vom Kreditrahmen sind 0,00 € frei.', code: 'beyond_credit' };
  const answers = [json(refused, { status: 422 }), json({ ...ORDER, customer_number: 'K-10001' })];
  const { press, type, bodies } = open(ORDER, {
    [ASSIGN(10_001)]: () => answers.shift() as Response,
  });
  await press('Kunde anlegen oder zuordnen');
  await press('Zuordnen');
  await screen.findByRole('alertdialog');
  type(/^Grund/, 'Zahlt morgen');
  await press('Trotzdem');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const body = { order_number: ORDER.order_number };
  expect(bodies(ASSIGN(10_001))).toEqual([body, { ...body, credit_reason: 'Zahlt morgen' }]);
});

test('makes a customer of the order, and gives it to them', async () => {
  const { press, bodies } = open(ORDER, {
    [ASSIGN(12)]: () => json({ ...ORDER, customer_number: 'K-12' }),
  });
  await press('Kunde anlegen oder zuordnen');
  await press('Neuen Kunden anlegen');
  await waitFor(() => expect(bodies(ASSIGN(12))).toHaveLength(1));
  const [sent] = bodies<SaveRequest<CustomerInput>>('POST /api/admin/customers');
  const input = {
    is_company: true,
    name: 'Beispiel Bau GmbH',
    contact_name: 'Erika Muster',
    email: 'e@bau.example',
    phone: '069 / 12 34',
    vat_id: 'DE123456789',
    address: 'Bauweg 1\n12345 Musterstadt',
    members: [],
    sites: [],
    visibility: 'visible',
  };
  expect(sent?.changes).toEqual([{ version: 0, input }]);
});

test('leads to the customer of an order, and takes it away', async () => {
  const routes = { [ASSIGN(10_001)]: () => json(ORDER) };
  const { press, bodies } = open({ ...ORDER, customer_number: 'K-10001' }, routes);
  expectLink('Kunde K-10001', '/admin/kunden/kunde?id=10001');
  await press('Zuordnung lösen');
  await waitFor(() => expect(bodies(ASSIGN(10_001))).toMatchObject([{ is_removed: true }]));
});

test('assigns the record that it made when that failed, instead of making another', async () => {
  const answers = [json({ message: 'Nein.' }, { status: 503 }), json(ORDER)];
  const { press, bodies } = open(ORDER, { [ASSIGN(12)]: () => answers.shift() as Response });
  await press('Kunde anlegen oder zuordnen');
  await press('Neuen Kunden anlegen');
  await press('Dem neuen Kunden K-12 zuordnen');
  await waitFor(() => expect(bodies(ASSIGN(12))).toHaveLength(2));
  expect(bodies('POST /api/admin/customers')).toHaveLength(1);
});

test('offers what the record says otherwise of the invoice, with one press', async () => {
  const input = { ...KNOWN.input, is_company: true, name: 'Beispiel Bau GmbH', payment_days: 30 };
  const record = { ...input, buyer_reference: '991-01234-38', address: ORDER.company_address };
  const { press, bodies, see } = open(
    { ...ORDER, customer_number: 'K-10001' },
    {
      'GET /api/admin/customers/10001': () => json({ id: '10001', version: 1, input: record }),
      [ASSIGN(10_001)]: () => json(ORDER),
    },
  );
  await see('Anders als beim Kunden K-10001: Leitweg-ID, Konditionen.');
  await press('Vom Kunden übernehmen');
  const sent = { order_number: ORDER.order_number, as_record: true };
  await waitFor(() => expect(bodies(ASSIGN(10_001))).toEqual([sent]));
});
