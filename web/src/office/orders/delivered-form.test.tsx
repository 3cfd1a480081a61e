import type { AdminOrder } from '@shop/domain/order/order';
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { json } from '../../lib/api/fake-api.ts';
import { adminOrder } from '../../test/office-fixture.tsx';
import { NUMBER, openOrder } from './order-fixture.tsx';

const TELL = `POST /api/admin/orders/${NUMBER}/delivered`;
const item = {
  product_id: 1,
  product_name: 'Kies 0/32',
  quantity: 12,
  unit: 't',
  unit_price: 20,
  total_price: 240,
};
const GONE: Partial<AdminOrder> = { order_status: 'delivered', order_items: [item] };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z'), toFake: ['Date'] });
});

test('slips make the delivered quantity, which is sent and shown beside what was ordered', async () => {
  const told = { ...item, delivered_quantity: 11.84 };
  const { bodies, user, dialog } = openOrder(GONE, {
    [TELL]: () => json(adminOrder({ ...GONE, order_items: [told] })),
  });
  expect(dialog.getByRole('region', { name: 'Gelieferte Mengen' })).toHaveTextContent(
    'Wie bestellt.',
  );
  await user.click(dialog.getByRole('button', { name: 'Mengen und Wiegescheine eintragen' }));
  await user.click(dialog.getByRole('button', { name: 'Wiegeschein hinzufügen' }));
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  type(/^Nummer/, 'W-1');
  type(/^Brutto/, '26.340');
  type(/^Tara/, '14500');
  type(/^Uhrzeit/, '7:42');
  expect(dialog.getByText('Netto 11.840 kg')).toBeVisible();
  expect(dialog.getByLabelText(/^Geliefert \(t\)/)).toHaveValue('11,84');
  await user.click(dialog.getByRole('button', { name: 'Mengen eintragen' }));
  expect(await dialog.findByText(/11,84 t statt 12 t/)).toBeVisible();
  expect(bodies(TELL)).toEqual([
    {
      lines: [
        {
          line: 0,
          quantity: 11.84,
          slips: [
            {
              number: 'W-1',
              gross_kg: 26_340,
              tare_kg: 14_500,
              net_kg: 11_840,
              weighed_at: '2026-11-23T07:42',
              plate: '',
            },
          ],
        },
      ],
    },
  ]);
});

test('a large difference asks for its reason before anything is sent', async () => {
  const { bodies, user, dialog } = openOrder(GONE, { [TELL]: () => json(adminOrder(GONE)) });
  await user.click(dialog.getByRole('button', { name: 'Mengen und Wiegescheine eintragen' }));
  const quantity = dialog.getByLabelText(/^Geliefert \(t\)/);
  fireEvent.change(quantity, { target: { value: '10' } });
  await user.click(dialog.getByRole('button', { name: 'Mengen eintragen' }));
  expect(await dialog.findByText(/um mehr als 10 % ab/)).toBeVisible();
  fireEvent.change(dialog.getByLabelText(/^Grund der Abweichung/), { target: { value: 'Bruch' } });
  await user.click(dialog.getByRole('button', { name: 'Mengen eintragen' }));
  expect(bodies(TELL)).toEqual([{ lines: [{ line: 0, quantity: 10, reason: 'Bruch' }] }]);
});

test('what is still in the yard has no delivered quantity', () => {
  const { dialog } = openOrder({ ...GONE, order_status: 'processing' });
  expect(dialog.queryByRole('region', { name: 'Gelieferte Mengen' })).toBeNull();
});
