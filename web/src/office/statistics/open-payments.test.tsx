import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../lib/api/fake-api.ts';
import { ADMIN_USER, adminOrder, page, STATS } from '../../test/admin-fixture.ts';
import { renderAt } from '../../test/render-at.tsx';
import AdminPage from '../frame/admin-page.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('the statistics name what is open, and the overdue orders', async () => {
  fakeApi({
    'GET /api/admin/stats': () => json(STATS),
    'GET /api/admin/orders': page([]),
    'GET /api/admin/contacts': page([]),
    'GET /api/admin/open-payments': () =>
      json({ open: { count: 3, amount: 1270 }, overdue: { count: 1, amount: 98.53 } }),
    'GET /api/admin/overdue-orders': () =>
      json([adminOrder({ open_amount: 98.53, due_day: '2026-11-09' })]),
  });
  renderAt('/admin', { '/admin/*': <AdminPage /> }, { user: ADMIN_USER });
  const list = await screen.findByRole('list', { name: 'Überfällige Bestellungen' });
  expect(list).toHaveTextContent('B-7K3M9-QX2TP, Anna Beispiel: 98,53 €, fällig am 09.11.2026');
  expect(within(list).getByRole('link', { name: 'B-7K3M9-QX2TP' })).toHaveAttribute(
    'href',
    '/admin/bestellungen?bestellung=B-7K3M9-QX2TP',
  );
  const section = screen.getByRole('region', { name: 'Offene Zahlungen' });
  expect(section).toHaveTextContent('1.270,00 € inkl. MwSt. aus 3 Bestellungen');
  expect(section).toHaveTextContent('98,53 € inkl. MwSt. aus 1 Bestellung');
});
