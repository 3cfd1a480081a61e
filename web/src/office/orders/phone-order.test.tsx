import type { OrderRequest } from '@shop/domain/order/order-request';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { json, refusal } from '../../lib/api/fake-api.ts';
import { product } from '../../test/fixtures.ts';
import { adminOrder, openOffice, orderDelivery, type Routes } from '../../test/office-fixture.tsx';
import PhoneOrder from './phone-order.tsx';

const TAKE = 'POST /api/admin/orders';

function open(earlier?: Parameters<typeof adminOrder>[0], routes: Routes = {}) {
  const onTaken = vi.fn();
  const dialog = (
    <PhoneOrder
      {...(earlier && { earlier: adminOrder(earlier) })}
      onClose={() => {}}
      onTaken={onTaken}
    />
  );
  const view = openOffice('/admin/bestellungen', dialog, {
    'GET /api/products': () => json([product({ id: 1, name: 'Kies 0/32', price: 20, unit: 't' })]),
    'GET /api/delivery-options': () => json({ areas: [], closed_days: [] }),
    [TAKE]: () => json({ order_number: 'B-22222-22222' }),
    ...routes,
  });
  const { user } = view;
  const add = async (number: string) => {
    await user.type(screen.getByRole('textbox', { name: /^Weiterer Artikel/ }), number);
    await user.click(screen.getByRole('button', { name: 'Hinzufügen' }));
  };
  const take = () => user.click(screen.getByRole('button', { name: 'Bestellung aufnehmen' }));
  return { ...view, onTaken, add, take, sent: () => view.bodies<OrderRequest>(TAKE) };
}

test('an order is typed, priced as in the shop and placed', async () => {
  const { user, add, take, sent, onTaken } = open();
  expect(screen.getByText(/Widerrufsbelehrung .+ auf Papier\. Ohne .+ Anschrift/)).toBeVisible();
  await take();
  expect(screen.getByText('Name ist erforderlich')).toBeVisible();
  expect(sent()).toEqual([]);
  const street = screen.getByRole('textbox', { name: 'Straße und Hausnummer' });
  fireEvent.change(street, { target: { value: 'Am Hang 7' } });
  expect(screen.getByText(/auf Papier\.$/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Paul Polier');
  await user.type(screen.getByRole('textbox', { name: /^Telefonnummer/ }), '069 1234');
  await take();
  expect(screen.getByText('Eine Bestellung braucht mindestens einen Artikel.')).toBeVisible();
  await add('10 001');
  await user.type(await screen.findByRole('textbox', { name: 'Menge in t' }), '2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lieferart' }), 'pickup');
  const amount = screen.getByRole('textbox', { name: 'Menge in t' });
  fireEvent.change(amount, { target: { value: '1000000' } });
  await take();
  expect(screen.getByText(/^Bestellungen über mehr als 10\.000\.000,00/)).toBeVisible();
  fireEvent.change(amount, { target: { value: '12' } });
  expect(screen.getByRole('status')).toHaveTextContent(/240,00.€ netto.+285,60.€ inkl\. MwSt\./);
  await take();
  expect(onTaken).toHaveBeenCalledWith({ order_number: 'B-22222-22222' });
  expect(sent()).toMatchObject([
    {
      customer_name: 'Paul Polier',
      customer_email: '',
      total_amount: 240,
      order_items: [{ product_id: 1, quantity: 12, unit_price: 20, total_price: 240 }],
      delivery: { method: 'pickup' },
    },
  ]);
});

test('prefills a known customer; shows the server’s refusal, and repeats it as one order', async () => {
  const site = orderDelivery({ street: 'Am Hang 7', postal_code: '', city: 'Neudorf' });
  const { add, take, sent, api, onTaken } = open(
    { customer_name: 'Anna Beispiel', customer_phone: '069 1', delivery: site },
    { [TAKE]: () => refusal(503, 'Gerade nicht.') },
  );
  expect(screen.queryByText(/auf Papier/)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Straße und Hausnummer' })).toHaveValue('Am Hang 7');
  await add('10001');
  await screen.findByRole('status');
  await take();
  expect(await within(screen.getByRole('dialog')).findByText('Gerade nicht.')).toBeVisible();
  api.routes[TAKE] = () => json({ order_number: 'B-22222-22222' });
  await take();
  expect(onTaken).toHaveBeenCalledOnce();
  const [first, again] = sent();
  expect(first).toMatchObject({ customer_name: 'Anna Beispiel', delivery: { city: 'Neudorf' } });
  expect(again).toEqual(first);
});
