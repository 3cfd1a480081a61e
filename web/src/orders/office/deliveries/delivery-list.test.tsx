import type { OrderDelivery } from '@shop/domain/order/delivery-wish';
import type { AdminOrder } from '@shop/domain/order/order';
import { adminOrder } from '@shop/domain/testing/office';
import { orderDelivery } from '@shop/domain/testing/wire';
import type { StopsRequest } from '@shop/domain/tour/delivery-list';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin } from '../../../app/office/admin-fixture.tsx';
import { json, refusal } from '../../../lib/api/fake-api.ts';
import { expectLink } from '../../../test/expect-link.ts';
import { openOffice, type Routes } from '../../../test/office-fixture.tsx';
import { renderAt } from '../../../test/render-at.tsx';
import { DeliveryActions } from './delivery-actions.tsx';

const TODAY = 'GET /api/admin/deliveries?day=2026-11-23';

function order(
  number: string,
  delivery: Partial<OrderDelivery>,
  weight_kg = 0,
  fields: Partial<AdminOrder> = {},
): AdminOrder {
  const item = { product_name: 'Kies 0/32', quantity: 3, unit: 't', unit_price: 1, total_price: 3 };
  return adminOrder({
    order_number: number,
    delivery_day: '2026-11-23',
    order_items: [{ ...item, ...(weight_kg && { weight_kg }) }],
    delivery: orderDelivery({ truck_access: 'yes', ...delivery }),
    ...fields,
  });
}

const answer = (orders: AdminOrder[], day = '2026-11-23', is_cut = false) => {
  return () => json({ day, orders, is_cut, stops: [], revision: 0 });
};

const load = (day: string, kg = 0, stops = 0, pickups = 0) => ({ day, kg, stops, pickups });
const LOADS = 'GET /api/admin/delivery-days?day=';
const textOf = ({ textContent }: Element) => textContent?.replace(/\s/g, ' ').trim();

const open = (routes: Routes = {}, query = '?lieferliste=heute') =>
  openAdmin(`bestellungen${query}`, {
    [`${LOADS}2026-11-23`]: () =>
      json([
        load('2026-11-23', 500, 1),
        load('2026-11-24', 12_500, 2, 1),
        load('2026-11-25', 0, 0, 2),
      ]),
    ...routes,
  });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z'), toFake: ['Date'] });
});

test('groups today’s deliveries by zone, with place, access, contact, note and load', async () => {
  const pickup = { method: 'pickup', street: '', postal_code: '', city: '' } as const;
  const { user, visited } = open(
    {
      [TODAY]: answer([
        order('B-FAR00-00001', { truck_access: 'no' }, 4000),
        order('B-NEAR0-00001', { zone: 'Zone 1', contact_name: '', contact_phone: '' }, 3000),
        order('B-THIRD-00001', { zone: 'Zone 3', express: true }, 1000),
        order('B-P1CK0-00001', pickup, 1000),
      ]),
    },
    '',
  );
  await user.click(await screen.findByRole('button', { name: 'Lieferliste' }));
  expect(await screen.findByText('Montag, 23.11.2026')).toHaveTextContent('Heute, Montag');
  expect(visited.at(-1)).toBe('/admin/bestellungen?lieferliste=heute');
  expect(await screen.findByText(/^3 Lieferungen/)).toHaveTextContent(
    '3 Lieferungen, ca. 24 t, 4 Lkw, davon 2 bis 18 t; 1 Abholung',
  );
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Zone 1 · ca. 9\u00a0t, 1\u00a0Lkw',
    'Zone 2 · ca. 12\u00a0t, 2\u00a0Lkw bis 18\u00a0t',
    'Zone 3 · ca. 3\u00a0t, 1\u00a0Lkw',
    'Selbstabholung · ca. 3\u00a0t',
  ]);
  const [near, far, third, picked] = screen.getAllByRole('listitem');
  expect(far).toHaveTextContent(
    'Beispiel Bau GmbHAnna BeispielAm Hang 712355 NeudorfB-FAR00-00001Zufahrt: mit 40-t-Lkw nicht möglichAbladen: Hinter der GarageVor Ort: Paul Polier, 0171 234567Besteller: 069 / 12 34Zahlung: Vorkasse, noch nicht bezahlt: nur nach Rücksprache mit dem Büro übergebenAnmerkung: Bitte am Hoftor abladen.3 t Kies 0/32Ladung: ca. 12 t, 2 Lkw bis 18 t',
  );
  expect(far).not.toHaveTextContent('Express');
  expect(third).toHaveTextContent('Express');
  expect(near).toHaveTextContent('Vor Ort: Anna Beispiel, 069 / 12 34');
  expect(near).not.toHaveTextContent('Besteller');
  expect(picked).not.toHaveTextContent(/Zufahrt|Vor Ort/);
  expect(picked).toHaveTextContent('Kontakt: Paul Polier');
  expect(within(screen.getByRole('region', { name: 'Selbstabholung' })).getByRole('listitem')).toBe(
    picked,
  );
});

test('another day is a click away, or typed, and stays in the address', async () => {
  const days = ['2026-11-17', '2026-11-24'].map(
    (day) => [`GET /api/admin/deliveries?day=${day}`, answer([], day)] as const,
  );
  const { user, visited, press, see, type } = open({
    [TODAY]: answer([]),
    ...Object.fromEntries(days),
    'GET /api/admin/deliveries?day=2026-11-25': answer([order('B-ANDER-00001', {})], '2026-11-25'),
  });
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map(textOf);
  await see('Keine Lieferungen an diesem Tag');
  expect(screen.getByText('Montag, 23.11.2026')).toHaveTextContent('Heute, Montag');
  // Not in print: the printed list may be read on another day.
  expect(screen.getByText('Heute,')).toHaveAttribute('data-screen-only');
  expect(pressed()).toEqual(['Heute', 'Mo 23.11. 500 kg · 1 Halt']);
  const week = within(screen.getByRole('group', { name: 'Tage dieser Woche' }));
  expect(week.getAllByRole('button').map(textOf)).toEqual([
    'Mo 23.11. 500 kg · 1 Halt',
    'Di 24.11. 12,5 t · 2 Halte · 1 Abholung',
    'Mi 25.11. 2 Abholungen',
    ...['Do 26.11. …', 'Fr 27.11. …', 'Sa 28.11. …'],
  ]);
  await user.click(week.getByRole('button', { name: /^Di 24/ }));
  expect(await screen.findByText('Dienstag, 24.11.2026')).toBeVisible();
  expect(pressed()).toHaveLength(1);
  await press('Eine Woche zurück');
  expect(await screen.findByText('Dienstag, 17.11.2026')).toBeVisible();
  expect(visited.at(-1)).toBe('/admin/bestellungen?lieferliste=2026-11-17');
  type('Tag', '25.11.2026');
  await see('Mittwoch, 25.11.2026');
  await see('1 Lieferung, Gewicht unbekannt, mindestens 1 Lkw');
  await user.click(screen.getByRole('link', { name: 'Alle Bestellungen' }));
  await see('1 Bestellung');
});

test('a list that is cut says so and is printed, an order without a place shows the company’s, and opens', async () => {
  const nowhere = { street: '', postal_code: '', city: '' };
  const { press } = open({
    [TODAY]: answer([order('B-FAR00-00001', nowhere)], '2026-11-23', true),
  });
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  expect(await screen.findByText(/mehr als 500 Bestellungen/)).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Ort nach AbspracheFirma: Bauweg 1, 12345 Musterstadt',
  );
  await press('Liste drucken');
  expect(print).toHaveBeenCalledOnce();
  await press('Details zur Bestellung B-FAR00-00001');
  expect(await screen.findByRole('dialog', { name: 'Bestellung B-FAR00-00001' })).toBeVisible();
});

test('splits the notes of many orders into files of 200', () => {
  const orders = Array.from({ length: 450 }, (_, index) => order(`B-00000-${10_000 + index}`, {}));
  renderAt('/', {
    '/': <DeliveryActions orders={orders} selected={orders} onSelectAll={() => {}} />,
  });
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /drucken$/ });
  expect(links.map(({ textContent, href }) => [textContent, href.split(',').length])).toEqual([
    ['Lieferscheine 1 bis 200 drucken', 200],
    ['Lieferscheine 201 bis 400 drucken', 200],
    ['Lieferscheine 401 bis 450 drucken', 50],
  ]);
});

test('of several past days each order’s own is proposed', async () => {
  const both = ['2026-11-18', '2026-11-20'].map((delivery_day, at) => {
    const late = { order_status: 'on_the_way', payment_method: 'rechnung', delivery_day };
    return order(`B-00000-0000${at}`, {}, 0, late);
  });
  const status = (each: AdminOrder) => `POST /api/admin/orders/${each.order_number}/status`;
  const { press, api } = openOffice(
    '/admin/bestellungen',
    <DeliveryActions orders={both} selected={both} onSelectAll={() => {}} isOverdue />,
    Object.fromEntries(both.map((each) => [status(each), () => json(adminOrder())])),
  );
  await press(/^Als geliefert/);
  await press('Ja, 2 Bestellungen');
  const sent = () => api.requests.filter(({ call }) => call.endsWith('/status'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body }) => body)).toMatchObject([
    { delivered_day: '2026-11-18' },
    { delivered_day: '2026-11-20' },
  ]);
});

test('a past day is proposed as the day of supply', async () => {
  const number = 'B-00000-00001';
  const late = order(number, {}, 0, { order_status: 'on_the_way', payment_method: 'rechnung' });
  const { user, api } = open(
    {
      'GET /api/admin/deliveries?day=2026-11-20': answer([late], '2026-11-20'),
      [`POST /api/admin/orders/${number}/status`]: () => json(adminOrder()),
    },
    '?lieferliste=2026-11-20',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auswählen' }));
  expect(screen.getByLabelText(/^Geliefert oder abgeholt am/)).toHaveValue('20.11.2026');
  await user.click(screen.getByRole('button', { name: /^Als geliefert/ }));
  const sent = () => api.requests.find(({ call }) => call.endsWith(`${number}/status`))?.body;
  await waitFor(() => expect(sent()).toMatchObject({ delivered_day: '2026-11-20' }));
});

test('several get a day with one press, which can be undone, and those that cannot say why', async () => {
  const numbers = ['B-00000-00001', 'B-00000-00002', 'B-00000-00003'];
  const setDay = (number: string) => `POST /api/admin/orders/${number}/events` as const;
  const [first = '', second = '', third = ''] = numbers;
  const moved = (number: string, revision: number) =>
    order(number, {}, 0, { delivery_day: '2026-11-25', revision });
  const { api, user, press, see } = open({
    [TODAY]: answer(numbers.map((number) => order(number, {}, 0, { revision: 4 }))),
    [setDay(first)]: () => json(moved(first, 5)),
    [setDay(second)]: () => refusal(409, 'Ein Kollege war schneller.'),
    [setDay(third)]: () => json(moved(third, 5)),
  });
  const sent = () =>
    api.requests.flatMap(({ call, body }) => (call.endsWith('/events') ? [[call, body]] : []));
  const boxes = await screen.findAllByRole('checkbox', { name: /^B-00000.* auswählen$/ });
  await user.click(boxes[0] as Element);
  await user.keyboard('{Shift>}');
  await user.click(boxes[2] as Element);
  await user.keyboard('{/Shift}');
  await see(/^3 Bestellungen ausgewählt, /);
  await press('Liefertag festlegen');
  const days = within(screen.getByRole('group', { name: /^Liefertag der ausgewählten/ }));
  expect(days.getAllByRole('button')).toHaveLength(12);
  expect(days.getByRole('button', { name: /^Mo 23/, pressed: true })).toBeVisible();
  await user.click(days.getByRole('button', { name: /^Mi 25/ }));
  await see('2 Bestellungen: Liefertag 25.11.2026.');
  expect(await screen.findByText(/^Unverändert/)).toHaveTextContent(
    `Unverändert: ${second} – Ein Kollege war schneller.`,
  );
  const day = (each: string) => ({ what: 'delivery_day', day: each });
  expect(sent()).toEqual(numbers.map((number) => [setDay(number), day('2026-11-25')]));
  await press('Rückgängig');
  await see('2 Bestellungen: Liefertag 23.11.2026.');
  expect(sent().slice(3)).toEqual(
    [first, third].map((number) => [setDay(number), day('2026-11-23')]),
  );
});

test('several are moved after one question, and taken back by one press', async () => {
  const numbers = ['B-00000-00001', 'B-00000-00002'];
  const at = '2026-11-23T08:00:00.000Z';
  const step = { what: 'status', from: 'processing', to: 'on_the_way', by: 'x', at } as const;
  const history = [{ ...step, can_take_back_until: '2026-11-23T08:10:00.000Z' }];
  const steps = numbers.flatMap((order_number) => {
    const moved = adminOrder({ order_number, order_status: 'on_the_way', history });
    return [
      [`POST /api/admin/orders/${order_number}/status`, () => json(moved)],
      [
        `POST /api/admin/orders/${order_number}/take-back`,
        () => json(adminOrder({ order_number })),
      ],
    ];
  });
  const begun = { order_status: 'processing', payment_method: 'rechnung' } as const;
  const { user, press, see, api } = open({
    [TODAY]: answer(numbers.map((each) => order(each, {}, 0, begun))),
    ...Object.fromEntries(steps),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auswählen' }));
  await press('Als unterwegs markieren');
  await press('Ja, 2 Bestellungen');
  await press('Rückgängig');
  await see('2 Bestellungen zurückgenommen.');
  const back = api.requests.filter(({ call }) => call.endsWith('/take-back'));
  expect(back.map(({ body }) => body)).toEqual(numbers.map(() => ({ to: 'on_the_way', at })));
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
});

test('prints and marks all selected orders, and says why some stay unchanged', async () => {
  const processing = { order_status: 'processing' } as const;
  const { user, api } = open({
    [TODAY]: answer([
      order('B-00000-00001', {}, 0, { ...processing, payment_method: 'rechnung' }),
      order('B-00000-00002', {}, 0, { ...processing, payment_method: 'vorkasse' }),
      order('B-00000-00003', {}, 0, { ...processing, payment_method: 'rechnung' }),
      order('B-00000-00004', {}, 0, { order_status: 'delivered' }),
    ]),
    'POST /api/admin/orders/B-00000-00001/status': () => json(adminOrder()),
    'POST /api/admin/orders/B-00000-00003/status': () => refusal(409, 'Schon geändert.'),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auswählen' }));
  await user.click(screen.getByRole('checkbox', { name: 'B-00000-00004 auswählen' }));
  const printed = [1, 2, 3].map((n) => `B-00000-0000${n}`).join();
  expectLink('Lieferscheine drucken', `/api/admin/delivery-notes/${printed}.pdf`);

  await user.click(screen.getByRole('checkbox', { name: /^3 Bestellungen ausgewählt, / }));
  await user.click(screen.getByRole('button', { name: 'Als unterwegs markieren' }));
  const ask = await screen.findByRole('alertdialog', { name: /^4 Bestellungen: Als unterwegs/ });
  expect(api.requests.some(({ call }) => call.endsWith('/status'))).toBe(false);
  await user.click(within(ask).getByRole('button', { name: 'Ja, 2 Bestellungen' }));
  expect(await screen.findByText('1 Bestellung jetzt „Unterwegs“.')).toBeVisible();
  expect(screen.getByText(/^Unverändert/)).toHaveTextContent(
    'Unverändert: B-00000-00002 – wird im Voraus bezahlt und ist noch offen. B-00000-00003 – Schon geändert. B-00000-00004 – Eine Bestellung mit dem Status „Geliefert“ kann nicht auf „Unterwegs“ gesetzt werden.',
  );
  const sent = api.requests.find(({ call }) => call.endsWith('B-00000-00001/status'));
  expect(sent?.body).toEqual({ from: 'processing', to: 'on_the_way' });
});

test('buttons or dragging move the stops of a group, and their order is stored', async () => {
  const KEEP = 'POST /api/admin/deliveries/2026-11-23/stops';
  const orders = [1, 2, 3].map((n) => order(`B-00000-0000${n}`, {}));
  let stops: string[] = [];
  let revision = 3;
  const { user, api } = open({
    [TODAY]: () => json({ day: '2026-11-23', orders, is_cut: false, stops, revision }),
    [KEEP]: ({ body }) => {
      stops = (body as StopsRequest).order_numbers;
      revision += 1;
      return json({ stops, revision });
    },
  });
  const shown = () =>
    screen.getAllByRole('listitem').map((item) => /B-00000-0000(\d)/.exec(item.textContent)?.[1]);
  const button = { name: 'B-00000-00001 nach unten' };
  await user.click(await screen.findByRole('button', button));
  await waitFor(() => expect(shown()).toEqual(['2', '1', '3']));
  expect(screen.getByRole('button', button)).toHaveFocus();
  expect(stops).toEqual(['B-00000-00002', 'B-00000-00001', 'B-00000-00003']);
  const [first, , last] = screen.getAllByRole('listitem');
  const handle = within(last as HTMLElement).getByTitle('Ziehen, um die Reihenfolge zu ändern');
  fireEvent.dragStart(handle, { dataTransfer: { setDragImage: () => {} } });
  fireEvent.drop(first as HTMLElement);
  await waitFor(() => expect(shown()).toEqual(['3', '2', '1']));
  const kept = api.requests.filter(({ call }) => call === KEEP);
  expect(kept.map(({ headers }) => headers.get('seen-revision'))).toEqual(['3', '4']);
  api.routes[KEEP] = () => refusal(503, 'Gerade nicht.');
  await user.click(screen.getByRole('button', { name: 'B-00000-00001 nach oben' }));
  expect(await screen.findByText('Gerade nicht.')).toBeVisible();
  expect(shown()).toEqual(['3', '2', '1']);
});
