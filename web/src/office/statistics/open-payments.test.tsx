import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../lib/api/fake-api.ts';
import { adminOrder, openOffice } from '../../test/office-fixture.tsx';
import { OpenPayments } from './open-payments.tsx';

test('the statistics name what is open, and the overdue orders', async () => {
  openOffice('/admin', <OpenPayments />, {
    'GET /api/admin/open-payments': () =>
      json({ open: { count: 3, amount: 1270 }, overdue: { count: 1, amount: 98.53 } }),
    'GET /api/admin/overdue-orders': () =>
      json([adminOrder({ open_amount: 98.53, due_day: '2026-11-09' })]),
  });
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
