import type { AdminOrder } from '@shop/domain/order/order';
import { adminOrder } from '@shop/domain/testing/office';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { json } from '../../lib/api/fake-api.ts';
import { expectLink } from '../../test/expect-link.ts';
import { NUMBER, openOrder } from './order-fixture.tsx';

const TELL = `POST /api/admin/orders/${NUMBER}/delivered`;
const price = { unit_price: 20, total_price: 240 };
const item = { product_id: 1, product_name: 'Kies 0/32', quantity: 12, unit: 't', ...price };
const SLIP = {
  number: 'W-1',
  gross_kg: 26_340,
  tare_kg: 14_500,
  net_kg: 11_840,
  weighed_at: '2026-11-23T07:42',
  plate: '',
};
const SENT = { order_status: 'delivered', delivered_day: '2026-11-20' } as const;
const GONE: Partial<AdminOrder> = { ...SENT, order_items: [item] };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z'), toFake: ['Date'] });
});

const CHANGE = 'Tag, Mengen und Wiegescheine ändern';

test('a form that is open stays when a colleague writes the invoice', async () => {
  let order = adminOrder({ ...GONE, revision: 1 });
  const { press, type, client } = openOrder(order, {
    [`GET /api/admin/orders/${NUMBER}`]: () => json(order),
  });
  await press(CHANGE);
  type(/^Geliefert \(t\)/, '11');
  const written = { number: 'RE-2026-00001', kind: 'invoice', day: '2026-11-23', gross_amount: 1 };
  order = { ...order, revision: 2, claim: 'invoice', invoices: [written as never] };
  await client.invalidateQueries();
  expect(await screen.findByText('RE-2026-00001')).toBeVisible();
  expect(screen.getByLabelText(/^Geliefert \(t\)/)).toHaveValue('11');
});

test('adds slips up to the delivered quantity, sends it and shows it beside the ordered one', async () => {
  const told = { ...item, delivered_quantity: 11.84 };
  const { bodies, press, type, see, dialog } = openOrder(GONE, {
    [TELL]: () => json(adminOrder({ ...GONE, order_items: [told] })),
  });
  await see('Wie bestellt.');
  await press(CHANGE);
  await press('Wiegeschein hinzufügen');
  type(/^Nummer/, 'W-1');
  type(/^Brutto/, '26,34');
  type(/^Tara/, '14500');
  type(/^Uhrzeit/, '25:00');
  await press('Eintragen');
  expect(dialog.getByLabelText(/^Brutto/)).toHaveAccessibleDescription(/mehr als die Tara/);
  type(/^Tara/, '14,5');
  await press('Eintragen');
  expect(dialog.getByLabelText(/^Brutto/)).toHaveAccessibleDescription(/In ganzen kg/);
  type(/^Brutto/, '26.340');
  type(/^Tara/, '14500');
  expect(dialog.getByLabelText(/^Uhrzeit/)).toHaveAccessibleDescription(/Uhrzeit wie 07:42/);
  type(/^Uhrzeit/, '0742');
  await see('Netto 11.840 kg');
  expect(dialog.getByLabelText(/^Geliefert \(t\)/)).toHaveValue('11,84');
  await press('Eintragen');
  await see(/11,84 t statt 12 t/);
  const lines = [{ line: 0, product_id: 1, quantity: 11.84, slips: [SLIP] }];
  expect(bodies(TELL)).toEqual([{ delivered_day: '2026-11-20', lines }]);
});

test('requires a reason for a large difference before sending', async () => {
  const { bodies, press, type, see } = openOrder(GONE, { [TELL]: () => json(adminOrder(GONE)) });
  await press(CHANGE);
  type(/^Geliefert \(t\)/, '10');
  await press('Eintragen');
  await see(/um mehr als 10 % ab/);
  type(/^Grund der Abweichung/, 'Bruch');
  await press('Eintragen');
  expect(bodies(TELL)).toMatchObject([{ lines: [{ line: 0, quantity: 10, reason: 'Bruch' }] }]);
});

test('requires a reason for a slip that the shop already knows, and sends it', async () => {
  const message = 'Der Wiegeschein W-1 steht schon in der Bestellung B-7K3M9-QX2TP.';
  const weighed = { ...item, delivered_quantity: 11.84, slips: [SLIP] };
  const order_items = [weighed, { ...weighed, product_id: 2, product_name: 'Sand' }];
  const { bodies, press, type, see, dialog } = openOrder(
    { ...GONE, order_items },
    { [TELL]: () => json({ message, code: 'repeated_slip' }, { status: 409 }) },
  );
  await press(CHANGE);
  await see(/W-1 steht bei „Kies 0\/32“ und bei „Sand“/);
  type(/^Nummer/, 'W-2', within(dialog.getByRole('group', { name: /^Sand/ })));
  expect(dialog.queryByLabelText(/^Warum zählt/)).toBeNull();
  await press('Eintragen');
  await see(message);
  type(/^Warum zählt der Wiegeschein noch einmal/, 'Mischladung');
  await press('Eintragen');
  expect(bodies(TELL)).toMatchObject([{ lines: [{}, {}] }, { slip_reason: 'Mischladung' }]);
  expect(bodies(TELL)[0]).not.toHaveProperty('slip_reason');
});

test('records an ordered quantity once', () => {
  const { dialog } = openOrder({ ...GONE, order_items: [{ ...item, delivered_quantity: 12 }] });
  const section = dialog.getByRole('region', { name: 'Gelieferte Mengen' });
  expect(section).toHaveTextContent('Kies 0/32: 12 t');
  expect(section).not.toHaveTextContent('statt');
});

describe('marking an order as delivered asks for the quantities', () => {
  const MOVE = `POST /api/admin/orders/${NUMBER}/status`;
  const DELIVER = 'Als geliefert markieren';
  const STONES = { ...item, product_id: 2, product_name: 'Bordstein', unit: 'Stück', quantity: 40 };
  const UNDER_WAY = { order_status: 'on_the_way', order_items: [item, STONES] };

  async function ask(order: Partial<AdminOrder>, answer = () => json(adminOrder(GONE))) {
    const view = openOrder({ ...UNDER_WAY, ...order }, { [MOVE]: answer });
    expect(view.dialog.queryByRole('region', { name: 'Gelieferte Mengen' })).toBeNull();
    await view.press(DELIVER);
    const asked = await screen.findByRole('dialog', { name: /^Was wurde/ });
    return { ...view, asked: within(asked) };
  }

  test('only a part: what is empty was not delivered, and the dialog tells what is and links it', async () => {
    const lines = [{ product_name: 'Kies 0/32', unit: 't', quantity: 7.5 }];
    const part = { number: `${NUMBER}-1`, day: '2026-11-23', lines };
    const undoable = { at: '2026-11-23T08:00:00Z', can_take_back_until: '2026-11-23T08:10:00Z' };
    const event = { what: 'part' as const, ...part, by: 'chef@example.de', ...undoable };
    const order_items = [{ ...item, quantity: 4.5 }, STONES];
    const more = { order_items, deliveries: [part], history: [event] };
    const left = adminOrder({ ...UNDER_WAY, order_status: 'processing', ...more });
    const { bodies, press, type, see, dialog } = await ask({}, () => json(left));
    fireEvent.click(screen.getByLabelText('Nur ein Teil, der Rest bleibt offen'));
    type(/^Geliefert \(t\)/, '7,5');
    await press('Teil eintragen');
    await see(/„Wird bearbeitet“, 7,5 von 12 t, 0 von 40 Stück geliefert\.$/);
    expect(screen.queryByRole('dialog', { name: /^Was wurde/ })).toBeNull();
    const delivered = [
      { line: 0, product_id: 1, quantity: 7.5 },
      { line: 1, product_id: 2, quantity: 0 },
    ];
    const id = expect.stringMatching(/.{8}/);
    expect(bodies(MOVE)).toMatchObject([{ part: { id }, delivered }]);
    expectLink(part.number, expect.stringContaining(`bestellung=${part.number}`), dialog);
    await see(/^„Teillieferung“ lässt sich bis/);
  });

  test('a part starts with the lines of the next stage, and another can be chosen', async () => {
    const gravel = { ...item, stage: 'base' as const, wished_day: '2026-11-23' };
    const stones = { ...STONES, stage: 'paving' as const, wished_day: '2026-11-25' };
    const { bodies, press, asked } = await ask({ order_items: [stones, gravel] });
    expect(screen.getByLabelText('Nur ein Teil, der Rest bleibt offen')).toBeChecked();
    const [first, second] = asked.getAllByLabelText(/^Geliefert \(/);
    expect(first).toHaveValue('');
    expect(second).toHaveValue('12');
    fireEvent.change(asked.getByLabelText('Bauabschnitt'), {
      target: { value: 'Belag: Mittwoch, 25.11.2026' },
    });
    expect(first).toHaveValue('40');
    expect(second).toHaveValue('');
    await press('Teil eintragen');
    const delivered = [
      { line: 0, quantity: 40 },
      { line: 1, quantity: 0 },
    ];
    expect(bodies(MOVE)).toMatchObject([{ part: {}, delivered }]);
  });

  test('one press accepts all as ordered, and another day than today', async () => {
    const { bodies, press, type, see } = await ask({ created_at: '2026-11-19T08:00:00Z' });
    expect(screen.getByLabelText(/^Geliefert am/)).toHaveValue('23.11.2026');
    type(/^Geliefert am/, '18.11.2026');
    await press(DELIVER);
    await see('Das geht erst ab dem 19.11.2026.');
    type(/^Geliefert am/, '20.11.2026');
    await press(DELIVER);
    await see('Der Status ist jetzt „Geliefert“.');
    expect(screen.queryByRole('dialog', { name: /^Was wurde/ })).toBeNull();
    const delivered = [12, 40].map((quantity, line) => ({ line, product_id: line + 1, quantity }));
    expect(bodies(MOVE)).toEqual([
      { from: 'on_the_way', to: 'delivered', delivered_day: '2026-11-20', delivered },
    ]);
  });

  test('sends two slips, and an undelivered line with its reason, along with the step', async () => {
    const { bodies, user, press, type, see, asked } = await ask({});
    for (const [index, gross] of ['20340', '20.500'].entries()) {
      await user.click(asked.getByRole('button', { name: 'Wiegeschein hinzufügen' }));
      const slip = within(asked.getByRole('group', { name: `Wiegeschein ${index + 1}` }));
      const typed = { Nummer: `W-${index}`, Brutto: gross, Tara: '14500', Uhrzeit: '7:42' };
      for (const [label, value] of Object.entries(typed))
        type(new RegExp(`^${label}`), value, slip);
    }
    expect(asked.getByLabelText(/^Geliefert \(t\)/)).toHaveValue('11,84');
    type(/^Geliefert \(Stück\)/, '0');
    await press(DELIVER);
    await see(/warum nicht geliefert wurde/);
    expect(bodies(MOVE)).toEqual([]);
    type(/^Grund/, 'Bruch');
    await press(DELIVER);
    await see('Der Status ist jetzt „Geliefert“.');
    const delivered = [
      { quantity: 11.84, slips: [{}, {}] },
      { line: 1, product_id: 2, quantity: 0, reason: 'Bruch' },
    ];
    expect(bodies(MOVE)).toMatchObject([{ delivered }]);
  });

  test('unpaid goods go out only after confirmation', async () => {
    const unpaid = { payment_state: 'open', open_amount: 27.11 } as const;
    const { bodies, press, see } = await ask({ order_status: 'processing', ...unpaid });
    await see(/27,11\s€ sind noch offen/);
    await press('Trotzdem als geliefert markieren');
    await see('Der Status ist jetzt „Geliefert“.');
    expect(bodies(MOVE)).toMatchObject([{ despite_open_payment: true }]);
  });
});
