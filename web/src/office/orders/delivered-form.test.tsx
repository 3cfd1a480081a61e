import type { AdminOrder } from '@shop/domain/order/order';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { json, refusal } from '../../lib/api/fake-api.ts';
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
  await user.click(dialog.getByRole('button', { name: 'Mengen und Wiegescheine ändern' }));
  await user.click(dialog.getByRole('button', { name: 'Wiegeschein hinzufügen' }));
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  type(/^Nummer/, 'W-1');
  type(/^Brutto/, '26.340');
  type(/^Tara/, '14500');
  type(/^Uhrzeit/, '25:00');
  await user.click(dialog.getByRole('button', { name: 'Mengen eintragen' }));
  expect(dialog.getByLabelText(/^Uhrzeit/)).toHaveAccessibleDescription(/Uhrzeit wie 07:42/);
  type(/^Uhrzeit/, '0742');
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
  await user.click(dialog.getByRole('button', { name: 'Mengen und Wiegescheine ändern' }));
  const quantity = dialog.getByLabelText(/^Geliefert \(t\)/);
  fireEvent.change(quantity, { target: { value: '10' } });
  await user.click(dialog.getByRole('button', { name: 'Mengen eintragen' }));
  expect(await dialog.findByText(/um mehr als 10 % ab/)).toBeVisible();
  fireEvent.change(dialog.getByLabelText(/^Grund der Abweichung/), { target: { value: 'Bruch' } });
  await user.click(dialog.getByRole('button', { name: 'Mengen eintragen' }));
  expect(bodies(TELL)).toEqual([{ lines: [{ line: 0, quantity: 10, reason: 'Bruch' }] }]);
});

test('a slip that the shop knows already asks for a reason, which is sent with it', async () => {
  const message = 'Der Wiegeschein W-1 steht schon in der Bestellung B-7K3M9-QX2TP.';
  const weighed = {
    ...item,
    delivered_quantity: 11.84,
    slips: [
      {
        ...{ number: 'W-1', gross_kg: 26_340, tare_kg: 14_500, net_kg: 11_840 },
        ...{ weighed_at: '2026-11-23T07:42', plate: '' },
      },
    ],
  };
  const { bodies, user, dialog } = openOrder(
    { ...GONE, order_items: [weighed, { ...weighed, product_id: 2, product_name: 'Sand' }] },
    { [TELL]: () => json({ message, code: 'repeated_slip' }, { status: 409 }) },
  );
  await user.click(dialog.getByRole('button', { name: 'Mengen und Wiegescheine ändern' }));
  expect(dialog.getByText(/W-1 steht bei „Kies 0\/32“ und bei „Sand“/)).toBeVisible();
  const sand = within(dialog.getByRole('group', { name: /^Sand/ }));
  fireEvent.change(sand.getByLabelText(/^Nummer/), { target: { value: 'W-2' } });
  expect(dialog.queryByLabelText(/^Warum zählt/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Mengen eintragen' }));
  expect(await dialog.findByText(message)).toBeVisible();
  const reason = dialog.getByLabelText(/^Warum zählt der Wiegeschein noch einmal/);
  fireEvent.change(reason, { target: { value: 'Mischladung' } });
  await user.click(dialog.getByRole('button', { name: 'Mengen eintragen' }));
  expect(bodies(TELL)).toMatchObject([{ lines: [{}, {}] }, { slip_reason: 'Mischladung' }]);
  expect(bodies(TELL)[0]).not.toHaveProperty('slip_reason');
});

test('a quantity as ordered is told once', () => {
  const { dialog } = openOrder({ ...GONE, order_items: [{ ...item, delivered_quantity: 12 }] });
  const section = dialog.getByRole('region', { name: 'Gelieferte Mengen' });
  expect(section).toHaveTextContent('Kies 0/32: 12 t');
  expect(section).not.toHaveTextContent('statt');
});

test.each(['processing', 'on_the_way'])('what is %s has no delivered quantity yet', (status) => {
  const { dialog } = openOrder({ ...GONE, order_status: status });
  expect(dialog.queryByRole('region', { name: 'Gelieferte Mengen' })).toBeNull();
});

describe('marking an order as delivered asks what was delivered', () => {
  const MOVE = `POST /api/admin/orders/${NUMBER}/status`;
  const DELIVER = { name: 'Als geliefert markieren' };
  const STONES = { ...item, product_id: 2, product_name: 'Bordstein', unit: 'Stück', quantity: 40 };
  const UNDER_WAY = { order_status: 'on_the_way', order_items: [item, STONES] };

  async function ask(order: Partial<AdminOrder>, answer = () => json(adminOrder(GONE))) {
    const view = openOrder({ ...UNDER_WAY, ...order }, { [MOVE]: answer });
    await view.user.click(view.dialog.getByRole('button', DELIVER));
    const asked = await screen.findByRole('dialog', { name: /^Was wurde/ });
    return { ...view, asked: within(asked) };
  }

  test('one press takes all as ordered', async () => {
    const { bodies, user, asked } = await ask({});
    await user.click(asked.getByRole('button', DELIVER));
    expect(await screen.findByText('Der Status ist jetzt „Geliefert“.')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: /^Was wurde/ })).toBeNull();
    const delivered = [
      { line: 0, quantity: 12 },
      { line: 1, quantity: 40 },
    ];
    expect(bodies(MOVE)).toEqual([{ from: 'on_the_way', to: 'delivered', delivered }]);
  });

  test('two slips, and a line that was not delivered with its reason, go with the step', async () => {
    const { bodies, user, asked } = await ask({});
    for (const [index, gross] of ['20340', '20.500'].entries()) {
      await user.click(asked.getByRole('button', { name: 'Wiegeschein hinzufügen' }));
      const slip = within(asked.getByRole('group', { name: `Wiegeschein ${index + 1}` }));
      const typed = { Nummer: `W-${index}`, Brutto: gross, Tara: '14500', Uhrzeit: '7:42' };
      for (const [label, value] of Object.entries(typed)) {
        fireEvent.change(slip.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
      }
    }
    expect(asked.getByLabelText(/^Geliefert \(t\)/)).toHaveValue('11,84');
    const stones = asked.getByLabelText(/^Geliefert \(Stück\)/);
    fireEvent.change(stones, { target: { value: '0' } });
    await user.click(asked.getByRole('button', DELIVER));
    expect(await asked.findByText(/warum nicht geliefert wurde/)).toBeVisible();
    expect(bodies(MOVE)).toEqual([]);
    fireEvent.change(asked.getByLabelText(/^Grund/), { target: { value: 'Bruch' } });
    await user.click(asked.getByRole('button', DELIVER));
    await screen.findByText('Der Status ist jetzt „Geliefert“.');
    expect(bodies(MOVE)).toEqual([
      expect.objectContaining({
        delivered: [
          expect.objectContaining({
            quantity: 11.84,
            slips: [expect.anything(), expect.anything()],
          }),
          { line: 1, quantity: 0, reason: 'Bruch' },
        ],
      }),
    ]);
  });

  test('a refusal is told where it was typed, and loses nothing of it', async () => {
    const { user, asked } = await ask({}, () => refusal(409, 'Inzwischen geändert.'));
    fireEvent.change(asked.getByLabelText(/^Geliefert \(t\)/), { target: { value: '11,9' } });
    await user.click(asked.getByRole('button', DELIVER));
    expect(await asked.findByText('Inzwischen geändert.')).toBeVisible();
    expect(asked.getByLabelText(/^Geliefert \(t\)/)).toHaveValue('11,9');
  });

  test('goods that are not paid go out only if that is confirmed', async () => {
    const { bodies, user, asked } = await ask({
      order_status: 'processing',
      payment_method: 'vorkasse',
      payment_state: 'open',
      open_amount: 27.11,
    });
    expect(asked.getByText(/27,11\s€ sind noch offen/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Trotzdem als geliefert markieren' }));
    await screen.findByText('Der Status ist jetzt „Geliefert“.');
    expect(bodies(MOVE)).toEqual([expect.objectContaining({ despite_open_payment: true })]);
  });
});
