import { adminOf } from '../accounts/admin-guard.ts';
import { route } from '../http/route.ts';
import type { OutboxDeps } from '../mail/outbox.ts';
import type { AdminDeps } from './admin-order.ts';
import { bookPayment } from './book-payment.ts';
import { listOverdue, readOpenPayments } from './open-payments.ts';
import { remindOfPayment } from './remind-of-payment.ts';

/** Admin routes of payments; `adminGuard` protects all of `/api/admin`. */
export function paymentRoutes(deps: AdminDeps & OutboxDeps) {
  return [
    route('POST /api/admin/orders/{orderNumber}/payments', async ({ params, body, req }) => {
      const booked = await bookPayment(deps, params.orderNumber, body, adminOf(req).uid);
      return booked.ok ? { body: booked.order } : booked;
    }),
    route('POST /api/admin/orders/{orderNumber}/reminder', async ({ params, body, req }) => {
      const reminded = await remindOfPayment(deps, params.orderNumber, body, adminOf(req).uid);
      return reminded.ok ? { body: reminded.order } : reminded;
    }),
    route('GET /api/admin/open-payments', async () => ({ body: await readOpenPayments(deps) })),
    route('GET /api/admin/overdue-orders', async () => ({ body: await listOverdue(deps) })),
  ];
}
