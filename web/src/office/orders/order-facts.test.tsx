import type { AdminOrder } from '@shop/domain/order/order';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderCustomer } from './order-facts.tsx';

const ORDER: AdminOrder = {
  id: 'B-00000-00000',
  order_number: 'B-00000-00000',
  created_at: '2026-03-02T09:30:00.123Z',
  payment_method: 'rechnung',
  order_status: 'delivered',
  subtotal_amount: 57.8,
  delivery_amount: 25,
  total_amount: 82.8,
  customer_name: 'Erika Muster',
  customer_email: 'erika@example.de',
  customer_phone: '069 90009-123',
  company_name: '',
  company_address: '',
  tax_number: '',
  notes: '',
  order_items: [],
  status_changes: [],
};

test('links to the customer by e-mail and phone', () => {
  render(<OrderCustomer order={ORDER} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'erika@example.de',
    '069 90009-123',
  ]);
});

test('omits the contact data of an erased customer', () => {
  const erased = { customer_name: 'Gelöscht', customer_email: '', customer_phone: '' };
  render(<OrderCustomer order={{ ...ORDER, ...erased }} />);
  expect(screen.getByText('Gelöscht')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText('E-Mail')).not.toBeInTheDocument();
});
