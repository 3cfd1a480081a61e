import type { AdminOrder, OrderDelivery } from '@shop/domain/order/order';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { json } from '../../../lib/api/fake-api.ts';
import { adminOrder, orderDelivery, type Routes } from '../../../test/office-fixture.tsx';
import { openAdmin } from '../../frame/admin-fixture.tsx';

const TODAY = 'GET /api/admin/deliveries?day=2026-11-23';

function order(number: string, delivery: Partial<OrderDelivery>, weight_kg?: number): AdminOrder {
  const item = { product_name: 'Kies 0/32', quantity: 3, unit: 't', unit_price: 1, total_price: 3 };
  return adminOrder({
    order_number: number,
    delivery_day: '2026-11-23',
    order_items: [{ ...item, ...(weight_kg && { weight_kg }) }],
    delivery: orderDelivery({ truck_access: 'yes', ...delivery }),
  });
}

const answer = (orders: AdminOrder[], day = '2026-11-23', is_cut = false) => {
  return () => json({ day, orders, is_cut });
};

const open = (routes: Routes = {}, query = '?lieferliste=heute') =>
  openAdmin(`bestellungen${query}`, routes);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z'), toFake: ['Date'] });
});

test('today’s deliveries are grouped by zone, with place, access, contact, note and load', async () => {
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
  await user.click(await screen.findByRole('button', { name: 'Heute liefern' }));
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

test('yesterday and tomorrow are a click away', async () => {
  const { user, visited } = open({
    [TODAY]: answer([]),
    'GET /api/admin/deliveries?day=2026-11-22': answer([], '2026-11-22'),
    'GET /api/admin/deliveries?day=2026-11-24': answer([], '2026-11-24'),
  });
  const pressed = () => screen.getByRole('button', { pressed: true }).textContent;
  expect(await screen.findByText('Montag, 23.11.2026')).toHaveTextContent('Heute, Montag');
  expect(pressed()).toBe('Heute');
  await user.click(screen.getByRole('button', { name: 'Morgen' }));
  expect(await screen.findByText('Dienstag, 24.11.2026')).toHaveTextContent('Morgen, Dienstag');
  expect(pressed()).toBe('Morgen');
  // Printed, the list may be read on another day.
  expect(screen.getByText('Morgen,')).toHaveAttribute('data-screen-only');
  await user.click(screen.getByRole('button', { name: 'Gestern' }));
  expect(await screen.findByText('Sonntag, 22.11.2026')).toHaveTextContent('Gestern, Sonntag');
  expect(visited.at(-1)).toBe('/admin/bestellungen?lieferliste=2026-11-22');
});

test('another day is chosen and kept in the address', async () => {
  const { user, visited } = open({
    [TODAY]: answer([]),
    'GET /api/admin/deliveries?day=2026-11-25': answer([order('B-ANDER-00001', {})], '2026-11-25'),
  });
  expect(await screen.findByText('Keine Lieferungen an diesem Tag')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Tag' });
  await user.clear(field);
  await user.type(field, '25.11.2026');
  expect(await screen.findByText('Mittwoch, 25.11.2026')).toBeVisible();
  expect(await screen.findByText('1 Lieferung, Gewicht unbekannt, mindestens 1 Lkw')).toBeVisible();
  expect(visited.at(-1)).toBe('/admin/bestellungen?lieferliste=2026-11-25');
  await user.click(screen.getByRole('button', { name: 'Alle Bestellungen' }));
  expect(await screen.findByText('1 Bestellung')).toBeVisible();
});

test('a list that is cut says so, an order without a place shows the company’s, and opens', async () => {
  const nowhere = { street: '', postal_code: '', city: '' };
  const { user } = open({ [TODAY]: answer([order('B-FAR00-00001', nowhere)], '2026-11-23', true) });
  expect(await screen.findByText(/mehr als 200 Bestellungen/)).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Ort nach AbspracheFirma: Bauweg 1, 12345 Musterstadt',
  );
  await user.click(screen.getByRole('button', { name: 'Details zur Bestellung B-FAR00-00001' }));
  expect(await screen.findByRole('dialog', { name: 'Bestellung B-FAR00-00001' })).toBeVisible();
});

test('the list is printed', async () => {
  const { user } = open({ [TODAY]: answer([]) });
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(await screen.findByRole('button', { name: 'Liste drucken' }));
  expect(print).toHaveBeenCalledOnce();
});
