import { adminOf } from '../accounts/admin-guard.ts';
import { route } from '../http/route.ts';
import { pageReply } from '../paging/list-page.ts';
import { bookPayment } from './book-payment.ts';
import { changeDeliveryDay } from './change-delivery-day.ts';
import type { StepDeps } from './change-order.ts';
import { changeStatus } from './change-status.ts';
import { findOrders, listDeliveries, readOrder, readWanted } from './find-orders.ts';
import { listOverdue, readOpenPayments } from './open-payments.ts';
import { addNote, readNotes } from './order-notes.ts';
import { remindOfPayment } from './remind-of-payment.ts';

/** Admin routes of orders; `adminGuard` protects all of `/api/admin`. */
export function adminOrderRoutes(deps: StepDeps) {
  return [
    route('GET /api/admin/orders', async ({ req }) => {
      const read = readWanted(req.query);
      return read.ok ? pageReply(await findOrders(deps, read.wanted)) : read;
    }),
    route('GET /api/admin/orders/{orderNumber}', async ({ params }) => {
      const read = await readOrder(deps, params.orderNumber);
      return read.ok ? { body: read.order } : read;
    }),
    route('POST /api/admin/orders/{orderNumber}/status', async ({ params, body, req }) => {
      const changed = await changeStatus(deps, params.orderNumber, body, adminOf(req).uid);
      return changed.ok ? { body: changed.order } : changed;
    }),
    route('POST /api/admin/orders/{orderNumber}/delivery-day', async ({ params, body, req }) => {
      const { uid } = adminOf(req);
      const changed = await changeDeliveryDay(deps, params.orderNumber, body, uid);
      return changed.ok ? { body: changed.order } : changed;
    }),
    route('GET /api/admin/deliveries', async ({ req }) => {
      const listed = await listDeliveries(deps, req.query.day);
      return listed.ok ? { body: listed.deliveries } : listed;
    }),
    route('GET /api/admin/orders/{orderNumber}/notes', async ({ params }) => {
      const read = await readNotes(deps, params.orderNumber);
      return read.ok ? { body: read.notes } : read;
    }),
    route('POST /api/admin/orders/{orderNumber}/notes', async ({ params, body, req }) => {
      const added = await addNote(deps, params.orderNumber, body, adminOf(req).uid);
      return added.ok ? { body: added.notes } : added;
    }),
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
