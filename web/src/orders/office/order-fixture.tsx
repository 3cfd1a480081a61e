import type { AdminOrder } from '@shop/domain/order/order';
import { adminOrder } from '@shop/domain/testing/office';
import { screen, within } from '@testing-library/react';
import { json } from '../../lib/api/fake-api.ts';
import { openOffice, type Routes } from '../../test/office-fixture.tsx';
import OrderDialog from './order-dialog.tsx';

export const NUMBER = 'B-7K3M9-QX2TP';

export function openOrder(order: Partial<AdminOrder>, routes: Routes = {}) {
  const view = openOffice(
    '/admin/bestellungen',
    <OrderDialog orderNumber={NUMBER} listed={adminOrder(order)} onClose={() => {}} />,
    {
      'GET /api/delivery-options': () => json({ areas: [], closed_days: ['2026-12-25'] }),
      [`GET /api/admin/orders/${NUMBER}/notes`]: () => json([]),
      [`GET /api/admin/papers/${NUMBER}`]: () => json([]),
      ...routes,
    },
  );
  return { ...view, dialog: within(screen.getByRole('dialog')) };
}
