import type { DraftPaper, DraftPaperRequest } from '@shop/domain/contract/draft-paper';
import { DRAFT_NUMBER, type Invoice } from '@shop/domain/invoice/invoice';
import type { AdminDeps } from '../accounts/admin-names.ts';
import type { SessionDeps } from '../accounts/session.ts';
import { type Files, missing, paper } from '../documents/files.ts';
import { drawInTurn } from '../documents/issued-paper.ts';
import { keptQuote } from '../documents/kept-papers.ts';
import { route } from '../http/route.ts';
import { draftCredit } from '../invoices/correct-invoice.ts';
import type { InvoiceDeps } from '../invoices/invoice-chain.ts';
import type { Outcome } from '../lib/refusal.ts';
import { draftCollective } from '../orders/collective-invoices.ts';
import type { EditDeps } from '../orders/edit-order.ts';
import { readHeld } from './customer-quotes.ts';
import { draftQuote } from './office-quotes.ts';
import { holderOf } from './routes.ts';

/** A quote, for the holder of its link or an account that shows it. */
export const quoteFiles = (deps: AdminDeps & SessionDeps & { linkKey: string }): Files => ({
  '/api/quotes/:number/angebot.pdf': async (req) => {
    const holder = await holderOf(deps, { token: String(req.query.token ?? '') }, req);
    const held = await readHeld(deps, String(req.params.number), holder);
    if (!held.ok) throw missing();
    return paper(await keptQuote(deps, held.value));
  },
});

type DraftDeps = EditDeps & InvoiceDeps;

export const draftRoutes = (deps: DraftDeps) => [
  route('POST /api/admin/draft-paper', ({ body }) => draftPaper(deps, body)),
];

/** Draws the paper that would be sent by the functions that draw that one; it writes nothing and gives no number. */
async function draftPaper(
  deps: DraftDeps,
  { credit, collective, quote }: DraftPaperRequest,
): Promise<Outcome<DraftPaper>> {
  if (quote) {
    const drafted = await draftQuote(deps, quote);
    if (!drafted.ok) return drafted;
    const { quotePdf } = await import('../documents/order-papers.ts');
    const { sent_at: created_at } = drafted.value.offer;
    return drawn(() => quotePdf({ ...drafted.value, number: DRAFT_NUMBER, created_at }));
  }
  const invoice = credit
    ? await draftCredit(deps, credit.number, credit)
    : await draftCollective(deps, collective?.order_numbers ?? []);
  return invoice.ok ? drawnInvoice(invoice.value) : invoice;
}

async function drawnInvoice(invoice: Invoice): Promise<Outcome<DraftPaper>> {
  const { invoicePdf } = await import('../documents/invoice-paper.ts');
  return drawn(() => invoicePdf(invoice));
}

async function drawn(draw: () => Promise<Buffer>): Promise<Outcome<DraftPaper>> {
  return { ok: true, value: { pdf: (await drawInTurn(draw)).toString('base64') } };
}
