import { berlinDay } from '@shop/domain/time/calendar';
import { adminOf, byAdmin, changesBy } from '../accounts/admin-guard.ts';
import { addNote, readNotes } from '../changes/notes.ts';
import { listPapers } from '../documents/kept-papers.ts';
import { pageReply } from '../firestore/list-page.ts';
import { route } from '../http/route.ts';
import { ORDER_NOTES } from './admin-order.ts';
import { assignOrder } from './assign-order.ts';
import { changeBilling } from './change-billing.ts';
import { changeStatus } from './change-status.ts';
import { writeOff } from './claim-ends.ts';
import { previewCollective, writeCollective } from './collective-invoices.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { type EditDeps, editOrder } from './edit-order.ts';
import {
  findOrders,
  keepStops,
  listDeliveries,
  readDayLoads,
  readOrder,
  readWanted,
} from './find-orders.ts';
import { bookPayment } from './payments.ts';
import { recordDelivered } from './record-delivered.ts';
import { recordEvent } from './record-event.ts';
import { listReminders, markPosted, remindOfPayment, runReminders } from './reminders.ts';
import { takeBackStep } from './take-back-step.ts';

/** Admin routes of orders; `adminGuard` protects all of `/api/admin`. */
export function adminOrderRoutes(deps: EditDeps) {
  const change = changesBy(deps);
  return [
    route('GET /api/admin/orders', async ({ req }) => {
      const read = readWanted(req.query, berlinDay(deps.now()));
      return read.ok ? pageReply(await findOrders(deps, read.value)) : read;
    }),
    route('GET /api/admin/orders/{orderNumber}', ({ params }) =>
      readOrder(deps, params.orderNumber),
    ),
    change('POST /api/admin/orders/{orderNumber}/status', changeStatus),
    change('POST /api/admin/orders/{orderNumber}/take-back', takeBackStep),
    change('POST /api/admin/orders/{orderNumber}/edit', editOrder),
    change('POST /api/admin/orders/{orderNumber}/withdrawal', decideWithdrawal),
    change('POST /api/admin/orders/{orderNumber}/billing', changeBilling),
    change('POST /api/admin/customers/{id}/orders', assignOrder),
    change('POST /api/admin/orders/{orderNumber}/delivered', recordDelivered),
    change('POST /api/admin/orders/{orderNumber}/events', recordEvent),
    route('GET /api/admin/deliveries', ({ req }) => listDeliveries(deps, req.query.day)),
    route('GET /api/admin/delivery-days', ({ req }) => readDayLoads(deps, req.query.day)),
    change('POST /api/admin/deliveries/{day}/stops', keepStops),
    route('GET /api/admin/orders/{orderNumber}/notes', ({ params }) =>
      readNotes(deps, ORDER_NOTES, params.orderNumber),
    ),
    change('POST /api/admin/orders/{orderNumber}/notes', (acting, number, body, uid) =>
      addNote(acting, ORDER_NOTES, number, body, uid),
    ),
    route('GET /api/admin/papers/{number}', async ({ params }) => ({
      body: await listPapers(deps.firestore, params.number),
    })),
    change('POST /api/admin/orders/{orderNumber}/payments', bookPayment),
    change('POST /api/admin/orders/{orderNumber}/reminder', remindOfPayment),
    change('POST /api/admin/orders/{orderNumber}/write-off', writeOff),
    route('GET /api/admin/reminder-run', async ({ req }) => {
      const found = await listReminders(deps, req.query);
      return found.ok ? pageReply(found.value) : found;
    }),
    route('POST /api/admin/reminder-run', (request) =>
      runReminders(byAdmin(deps, 'POST /api/admin/reminder-run', request), request.body),
    ),
    route('POST /api/admin/reminder-letters', async ({ body, req }) => {
      await markPosted(deps, body, adminOf(req).uid);
      return { body: null };
    }),
    route('GET /api/admin/collective-invoices', ({ req }) =>
      previewCollective(deps, req.query.until),
    ),
    route('POST /api/admin/collective-invoices', (request) =>
      writeCollective(
        byAdmin(deps, 'POST /api/admin/collective-invoices', request),
        request.body,
        adminOf(request.req).uid,
      ),
    ),
  ];
}
