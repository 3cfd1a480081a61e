import { quantityText } from '../handover/delivered.ts';
import { type Cents, milli, sumCents, timesCents } from '../money/money.ts';
import { type VatRate, vatAmounts, vatCents } from '../money/vat.ts';
import { formatEuro } from '../text/format.ts';
import type { CalendarDay } from '../time/calendar.ts';
import type { Allowance, Invoice, InvoiceLine } from './invoice.ts';

/** What credit notes have left of an invoice: its lines in their positions, and its sums by rate. */
export type InvoiceLeft = Pick<Invoice, 'number' | 'lines' | 'allowances' | 'vat' | 'gross_cents'>;

/** The credited part of an invoice: quantities of its lines, or net amounts. */
export interface WantedCredit {
  lines: readonly { line: number; quantity: number }[];
  amounts: readonly { text: string; net_cents: Cents; vat_rate: VatRate }[];
}

/** Number and day of a correction, and why, as it is printed on it. */
export type CorrectionFacts = Record<'number' | 'reason', string> & { day: CalendarDay };

/** Credit notes of one invoice. */
export const MAX_CREDITS = 20;

export function leftOf(invoice: Invoice, credits: readonly Invoice[]): InvoiceLeft {
  const credited = credits.flatMap(({ lines }) => lines);
  const lines = invoice.lines.map((line, index) => {
    const all = [line, ...credited.filter(({ of_line }) => of_line === index)];
    return {
      ...line,
      quantity: sumCents(all.map(({ quantity }) => milli(quantity))) / 1000,
      net_cents: sumCents(all.map(({ net_cents }) => net_cents)),
    };
  });
  const vat = invoice.vat.map(({ rate }) => {
    const same = [invoice, ...credits].flatMap((each) => each.vat.filter((of) => of.rate === rate));
    return {
      rate,
      net_cents: sumCents(same.map(({ net_cents }) => net_cents)),
      vat_cents: sumCents(same.map((of) => of.vat_cents)),
    };
  });
  const gross_cents = sumCents([invoice, ...credits].map((each) => each.gross_cents));
  const taken = credits.flatMap((each) => each.allowances ?? []);
  const allowances = invoice.allowances?.map((each) => {
    const same = taken.filter(({ rate, reason }) => rate === each.rate && reason === each.reason);
    return { ...each, net_cents: sumCents([each, ...same].map(({ net_cents }) => net_cents)) };
  });
  const left = { number: invoice.number, lines, vat, gross_cents };
  return allowances ? { ...left, allowances } : left;
}

/** Whether a replacement invoice bills no more of any item than the credit notes left, which credited nothing else. */
export function keepsCredits(
  anew: Pick<Invoice, 'lines'>,
  left: InvoiceLeft,
  credits: readonly Invoice[],
): boolean {
  const milliOf = (all: readonly InvoiceLine[], goods: InvoiceLine) =>
    sumCents(all.flatMap((line) => (isSameLine(line, goods) ? milli(line.quantity) : [])));
  return (
    credits.every(({ lines }) => lines.every(({ of_line }) => of_line !== undefined)) &&
    left.lines.every((goods) => milliOf(anew.lines, goods) <= milliOf(left.lines, goods))
  );
}

const isSameLine = (a: InvoiceLine, b: InvoiceLine): boolean =>
  (['article_number', 'name', 'unit', 'unit_price_cents'] as const).every(
    (field) => a[field] === b[field],
  );

/** Share of the allowances that is credited with lines, in proportion to the lines left at their rate. */
function allowancesOf(left: InvoiceLeft, lines: readonly InvoiceLine[]): Allowance[] {
  const netAt = (all: readonly InvoiceLine[], wanted: VatRate) =>
    sumCents(all.flatMap((line) => (line.vat_rate === wanted ? line.net_cents : [])));
  const goods = lines.filter(({ of_line }) => of_line !== undefined);
  return (left.allowances ?? []).flatMap((each) => {
    const share = netAt(goods, each.rate) / (netAt(left.lines, each.rate) || 1);
    const net_cents = Math.round(each.net_cents * share);
    return net_cents === 0 ? [] : { ...each, net_cents };
  });
}

/** The requested credit as lines, still positive; crediting all of a line includes its last cent. */
function wantedLines({ lines }: InvoiceLeft, wanted: WantedCredit): InvoiceLine[] {
  const goods = wanted.lines.flatMap(({ line: of_line, quantity }) => {
    const line = lines[of_line];
    if (!line) return [];
    const { ordered: _, reason: __, slips: ___, ...kept } = line;
    const cents = timesCents(Math.abs(line.unit_price_cents), quantity);
    const most = Math.abs(line.net_cents);
    const ofLine = quantity === line.quantity ? most : Math.min(cents, most);
    return { ...kept, quantity, net_cents: Math.sign(line.net_cents) * ofLine, of_line };
  });
  const amounts = wanted.amounts.map(({ text: name, net_cents, vat_rate }) => {
    return { name, quantity: 1, unit: '', unit_price_cents: net_cents, net_cents, vat_rate };
  });
  return [...goods, ...amounts];
}

const netByRate = (left: InvoiceLeft, lines: readonly InvoiceLine[]) =>
  vatAmounts([
    ...lines.map(({ net_cents: netCents, vat_rate: rate }) => ({ netCents, rate })),
    ...allowancesOf(left, lines).map(({ net_cents, rate }) => ({ netCents: -net_cents, rate })),
  ]);

/** Why something cannot be credited, as a German sentence: it is more than is left of a line or a rate. */
export function creditProblem(left: InvoiceLeft, wanted: WantedCredit): string | undefined {
  for (const { line: index, quantity } of wanted.lines) {
    const line = left.lines[index];
    if (!line) return 'Diese Position hat die Rechnung nicht.';
    if (quantity > line.quantity) {
      return `Von „${line.name}“ lassen sich höchstens noch ${quantityText(line.quantity, line.unit)} gutschreiben.`;
    }
  }
  const rates = netByRate(left, wantedLines(left, wanted));
  if (rates.length === 0) return 'Bitte wählen Sie, was gutgeschrieben wird.';
  for (const { rate, netCents } of rates) {
    const most = left.vat.find((of) => of.rate === rate)?.net_cents ?? 0;
    if (netCents > most) {
      return `Zum Steuersatz ${rate} % sind von der Rechnung noch ${formatEuro(most)} netto übrig.`;
    }
    if (netCents <= 0) return 'Eine Rechnungskorrektur muss die Rechnung mindern.';
  }
  return undefined;
}

/** VAT of what is wanted, still positive; what takes all of a rate takes its last cent, too. */
function creditedVat(left: InvoiceLeft, lines: readonly InvoiceLine[]): Invoice['vat'] {
  return netByRate(left, lines).map(({ rate, netCents: net_cents }) => {
    const of = left.vat.find((each) => each.rate === rate);
    const most = of?.vat_cents ?? 0;
    const isAll = net_cents === of?.net_cents;
    return { rate, net_cents, vat_cents: isAll ? most : Math.min(vatCents(net_cents, rate), most) };
  });
}

/** Net amount of a credit note, less the share of a rebate. */
export const creditedNet = (left: InvoiceLeft, wanted: WantedCredit): Cents =>
  sumCents(netByRate(left, wantedLines(left, wanted)).map(({ netCents }) => netCents));

/** Gross amount of a credit note. */
export function creditedGross(left: InvoiceLeft, wanted: WantedCredit): Cents {
  const vat = creditedVat(left, wantedLines(left, wanted));
  return sumCents(vat.flatMap(({ net_cents, vat_cents }) => [net_cents, vat_cents]));
}

/** The credit note on a part of an invoice; ask `creditProblem` before. */
export function creditNoteOf(
  invoice: Invoice,
  left: InvoiceLeft,
  wanted: WantedCredit,
  facts: CorrectionFacts,
): Invoice {
  const lines = wantedLines(left, wanted);
  const allowances = allowancesOf(left, lines);
  return corrected(invoice, facts, 'credit', { lines, allowances, vat: creditedVat(left, lines) });
}

/**
 * The cancellation of an invoice: all that its credit notes have left of it, with the opposite sign. Without any left,
 * it reverses invoice and credit notes line by line, as an e-invoice needs a line (BR-16).
 */
export function cancellationOf(
  invoice: Invoice,
  facts: CorrectionFacts,
  credits: readonly Invoice[] = [],
): Invoice {
  const left = leftOf(invoice, credits);
  const amounts = credits.flatMap(({ lines }) =>
    lines.filter(({ of_line }) => of_line === undefined),
  );
  const rest = [...left.lines.filter(({ quantity }) => quantity !== 0), ...amounts];
  const all = [...invoice.lines, ...credits.flatMap((each) => each.lines)];
  const lines = rest.length > 0 ? rest : all;
  const allowances = left.allowances?.filter(({ net_cents }) => net_cents !== 0);
  const { vat } = left;
  const cancelled = corrected(invoice, facts, 'cancellation', { lines, allowances, vat });
  if (!cancelled.cancels || credits.length === 0) return cancelled;
  const numbers = credits.map(({ number }) => number);
  return { ...cancelled, cancels: { ...cancelled.cancels, credits: numbers } };
}

/** Takes back what is left of an advance invoice, by rate. */
export function advanceCancellationOf(
  advance: Invoice,
  left: Invoice['vat'],
  facts: CorrectionFacts,
): Invoice {
  const vat = left.filter(({ net_cents, vat_cents }) => net_cents !== 0 || vat_cents !== 0);
  const lines = vat.flatMap(({ rate, net_cents }) => {
    const line = advance.lines.find(({ vat_rate }) => vat_rate === rate);
    return line ? { ...line, unit_price_cents: net_cents, net_cents } : [];
  });
  return corrected(advance, facts, 'advance_cancellation', { lines, allowances: [], vat });
}

function corrected(
  invoice: Invoice,
  { number, day, reason }: CorrectionFacts,
  kind: Invoice['kind'],
  {
    lines,
    allowances = [],
    vat,
  }: Pick<Invoice, 'lines' | 'vat'> & {
    allowances: Allowance[] | undefined;
  },
): Invoice {
  const { due_day: _, discount: __, allowances: ___, advances: ____, ...kept } = invoice;
  const net_cents = sumCents(vat.map((each) => each.net_cents));
  const gross_cents = net_cents + sumCents(vat.map(({ vat_cents }) => vat_cents));
  return withOppositeSign({
    ...kept,
    kind,
    number,
    day,
    cancels: { number: invoice.number, day: invoice.day, reason },
    lines,
    ...(allowances.length > 0 && { allowances }),
    vat,
    net_cents,
    gross_cents,
    prepaid_cents: 0,
    payable_cents: gross_cents,
  });
}

/** Subtracts from 0, as the negative of 0 would be printed as “-0,00 €”. */
function withOppositeSign(invoice: Invoice): Invoice {
  return {
    ...invoice,
    lines: invoice.lines.map((line) => ({
      ...line,
      quantity: 0 - line.quantity,
      net_cents: 0 - line.net_cents,
    })),
    ...(invoice.allowances && {
      allowances: invoice.allowances.map((each) => ({ ...each, net_cents: 0 - each.net_cents })),
    }),
    vat: invoice.vat.map(({ rate, net_cents, vat_cents }) => {
      return { rate, net_cents: 0 - net_cents, vat_cents: 0 - vat_cents };
    }),
    net_cents: 0 - invoice.net_cents,
    gross_cents: 0 - invoice.gross_cents,
    payable_cents: 0 - invoice.payable_cents,
  };
}

/** The amounts as papers show them: those of a credit note are positive (type 381 of EN 16931). */
export function shownInvoice(invoice: Invoice): Invoice {
  return invoice.kind === 'credit' ? withOppositeSign(invoice) : invoice;
}
