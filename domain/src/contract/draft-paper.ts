import { type ObjectSchema, object } from 'yup';
import { textOrNone } from '../fields/input-fields.ts';
import { isInvoiceNumber } from '../invoice/invoice.ts';
import type { CreditRequest } from '../invoice/invoice-list.ts';
import { collectiveRequestSchema, creditSchema } from '../invoice/invoice-schema.ts';
import { isQuoteNumber, type QuoteContent } from '../quote/quote.ts';
import { quoteContentSchema } from '../quote/quote-schema.ts';
import { requiredObject, textSchema } from '../text/validation.ts';

/** Body of `POST /api/admin/draft-paper`: which paper to draw, without writing or sending it; exactly one of them. */
export interface DraftPaperRequest {
  /** The credit note on an invoice. */
  credit?: (Omit<CreditRequest, 'request_id'> & { number: string }) | undefined;
  /** The invoice that joins these orders. */
  collective?: { order_numbers: string[] } | undefined;
  /** The next version of a quote, or a new one without a number. */
  quote?: { number?: string | undefined; content: QuoteContent } | undefined;
}

export interface DraftPaper {
  /** Base64. */
  pdf: string;
}

const NO_PAPER = 'Die Angaben zum Entwurf sind ungültig.';
const unless = <Of extends object>(schema: ObjectSchema<Of>) =>
  schema.default(undefined).optional().noUnknown(NO_PAPER);

export const draftPaperSchema = requiredObject<DraftPaperRequest>(NO_PAPER, {
  credit: unless(
    creditSchema.omit(['request_id']).shape({
      number: textSchema()
        .required(NO_PAPER)
        .test('number', NO_PAPER, (number) => isInvoiceNumber(number)),
    }),
  ),
  collective: unless(collectiveRequestSchema.omit(['request_id'])),
  quote: unless(
    object({
      number: textOrNone('Angebot', 20).test(
        'number',
        NO_PAPER,
        (number) => number === undefined || isQuoteNumber(number),
      ),
      content: quoteContentSchema,
    }).typeError(NO_PAPER),
  ),
}).test('one', NO_PAPER, (body) => Object.values(body).filter(Boolean).length === 1);
