import { isInvoiceNumber } from '@shop/domain/invoice/invoice';
import { adminOf, byAdmin, changesBy } from '../accounts/admin-guard.ts';
import { pageReply } from '../firestore/list-page.ts';
import { route } from '../http/route.ts';
import { writeAdvance } from './advance-invoices.ts';
import { cancelInvoice, creditInvoice, readInvoiceLeft } from './correct-invoice.ts';
import { findInvoices, invoiceTotals, previewInvoices } from './find-invoices.ts';
import { type InvoiceDeps, UNKNOWN_INVOICE } from './invoice-chain.ts';
import { writeInvoices } from './write-invoices.ts';

/** The office's invoice calls; `adminGuard` protects all of `/api/admin`. */
export function invoiceRoutes(deps: InvoiceDeps) {
  const change = changesBy(deps);
  return [
    route('GET /api/admin/invoices', async ({ req }) => {
      const page = await findInvoices(deps, req.query);
      return page.ok ? pageReply(page.value) : page;
    }),
    route('GET /api/admin/invoice-totals', ({ req }) => invoiceTotals(deps, req.query)),
    route('GET /api/admin/invoice-preview', ({ req }) => previewInvoices(deps, req.query.order)),
    route('POST /api/admin/invoices', (request) =>
      writeInvoices(
        byAdmin(deps, 'POST /api/admin/invoices', request),
        request.body,
        adminOf(request.req).uid,
      ),
    ),
    change('POST /api/admin/invoices/{number}/cancel', cancelInvoice),
    change('POST /api/admin/orders/{orderNumber}/advance-invoice', writeAdvance),
    route('GET /api/admin/invoices/{number}/left', async ({ params: { number } }) =>
      isInvoiceNumber(number) ? readInvoiceLeft(deps, number) : UNKNOWN_INVOICE,
    ),
    change('POST /api/admin/invoices/{number}/credit', creditInvoice),
  ];
}
