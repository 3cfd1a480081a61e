import type { DraftPaper, DraftPaperRequest } from '@shop/domain/contract/draft-paper';
import { DRAFT_NUMBER, type Invoice } from '@shop/domain/invoice/invoice';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { isSignedLink } from '../accounts/signed-link.ts';
import { type Files, missing, paper } from '../documents/files.ts';
import { drawInTurn } from '../documents/issued-paper.ts';
import { keptQuote } from '../documents/kept-papers.ts';
import { route } from '../http/route.ts';
import { draftCredit } from '../invoices/correct-invoice.ts';
import type { InvoiceDeps } from '../invoices/invoice-chain.ts';
import type { Outcome } from '../lib/refusal.ts';
import { draftCollective } from '../orders/collective-invoices.ts';
import type { EditDeps } from '../orders/edit-order.ts';
import { quoteOf } from '../stored/quote.ts';
import { closedFor } from './customer-quotes.ts';
import { draftQuote } from './office-quotes.ts';

/** A quote, for the holder of its link, as long as that shows it. */
export const quoteFiles = (deps: AdminDeps & { linkKey: string }): Files => ({
  '/api/quotes/:number/angebot.pdf': async (req) => {
    const [number, token] = [String(req.params.number), String(req.query.token)];
    const isLink = isSignedLink(deps.linkKey, { purpose: 'quote', number }, token, deps.now());
    const quote = isLink && (await quoteOf(deps.firestore, number).get()).data();
    if (!quote || closedFor(quote, token, deps.now())) throw missing();
    return paper(await keptQuote(deps, quote));
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
