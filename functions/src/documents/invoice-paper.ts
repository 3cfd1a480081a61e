import { quantityText } from '@shop/domain/handover/delivered';
import { advanceTexts } from '@shop/domain/invoice/advance';
import { ciiXml, slipTexts } from '@shop/domain/invoice/cii';
import { shownInvoice } from '@shop/domain/invoice/corrections';
import {
  allowanceLabel,
  DELIVERY_TEXTS,
  DRAFT_NUMBER,
  deliveryText,
  hasXml,
  type Invoice,
  type InvoiceLine,
  paymentSentences,
  REASON_LABELS,
  zeroText,
} from '@shop/domain/invoice/invoice';
import type { Cents } from '@shop/domain/money/money';
import { withCountry } from '@shop/domain/order/buyer';
import { deliveredLabel, INVOICE_TITLES, isOfAdvance } from '@shop/domain/order/order';
import { TEXTS, toldAs } from '@shop/domain/order/order-fields';
import { kindOf } from '@shop/domain/order/order-kinds';
import { epcQrPayload } from '@shop/domain/payment/epc-qr';
import { type BankAccount, formatIban } from '@shop/domain/payment/payment-terms';
import { formatEuro } from '@shop/domain/text/format';
import { vatLabel } from '@shop/domain/text/vat-text';
import { berlinMidnight, formatDay } from '@shop/domain/time/calendar';
import { openPaper, type Paper } from './paper.ts';
import type { PaperFacts, PaperRow, PaperSum } from './paper-parts.ts';
import { printedFacts } from './printed-facts.ts';
import { recipientLines } from './reminder-letter.ts';

/**
 * The invoice as PDF/A-3; for business customers it embeds the XML (ZUGFeRD), but not in a draft. The same invoice
 * always gives the same file.
 */
export async function invoicePdf(written: Invoice): Promise<Buffer> {
  const invoice = shownInvoice(written);
  const { kind, number, day, buyer, delivery, cancels, bank, payable_cents } = invoice;
  const title = `${INVOICE_TITLES[kind]} ${number}`;
  const paper = await openPaper({
    title,
    at: berlinMidnight(day),
    seller: invoice.seller,
    ...(number !== DRAFT_NUMBER &&
      hasXml(written) && {
        eInvoice: {
          name: 'factur-x.xml',
          type: 'text/xml',
          description: 'Rechnung als XML (ZUGFeRD, EN 16931)',
          content: ciiXml(written, 'en16931'),
        },
      }),
  });
  paper.head({
    title,
    recipient: recipientLines(buyer.company, buyer.name, withCountry(buyer.address, buyer.country)),
    facts: headFacts(invoice),
  });
  if (cancels) paper.paragraph(`${REASON_LABELS[kind]}: ${cancels.reason}`);
  if (!delivery.is_pickup && delivery.address && delivery.address !== buyer.address) {
    paper.paragraph(`Lieferort: ${delivery.address}`);
  }
  await paper.table(
    [
      { label: 'Pos.', width: 10 },
      { label: 'Bezeichnung' },
      { label: 'Menge', width: 26, isNumber: true },
      { label: 'Einzelpreis', width: 24, isNumber: true },
      { label: 'MwSt.', width: 14, isNumber: true },
      { label: 'Betrag netto', width: 28, isNumber: true },
    ],
    invoice.lines.map((line, index) => lineRow(line, index, invoice)),
  );
  paper.sums(sumsOf(invoice));
  for (const text of advanceTexts(written)) paper.paragraph(text);
  // Delivery and other charges have no unit.
  if (invoice.lines.some(({ article_number, unit }) => !article_number && unit)) {
    paper.paragraph('Berechnet werden Waren, Miete und Transport, keine Bauleistungen.');
  }
  const untaxed = zeroText(written);
  if (untaxed) paper.paragraph(untaxed);
  for (const sentence of paymentSentences(written)) paper.paragraph(sentence);
  if (written.payable_cents > 0) await payBy(paper, bank, payable_cents, number);
  return paper.end();
}

/** The facts next to the address. */
function headFacts(invoice: Invoice): PaperFacts {
  const { kind, number, day, buyer, delivery, order, cancels } = invoice;
  const { is_pickup, from } = delivery;
  const joined = invoice.lines.some(({ of }) => of) && { kind: 'collective' as const };
  const of = { ...order, ...joined };
  const { numberLabel, isBill, joinsOthers } = kindOf(of);
  return [
    [kind === 'credit' ? 'Nummer' : 'Rechnungsnummer', number],
    [kind === 'credit' ? 'Datum' : 'Rechnungsdatum', formatDay(day)],
    [
      kind === 'credit' ? 'Zur Rechnung' : 'Storniert',
      cancels && `${cancels.number} vom ${formatDay(cancels.day)}`,
    ],
    ['Kundennummer', buyer.customer_number],
    [numberLabel, order.number],
    ['Mietnummer', order.booking_number],
    ['Bestellt am', isBill ? undefined : formatDay(order.day)],
    ['Übergeben am', joinsOthers ? undefined : from && formatDay(from)],
    [
      isOfAdvance(kind)
        ? 'Erhalten am'
        : joinsOthers
          ? 'Leistungszeitraum'
          : deliveredLabel({ ...of, delivery: { method: is_pickup ? 'pickup' : 'delivery' } }),
      [...new Set([(joinsOthers && from) || delivery.day, delivery.day])]
        .map(formatDay)
        .join(' bis '),
    ],
    ...printedFacts('invoice', invoice, TEXTS.reference),
    [toldAs('tax_number', 'customer'), buyer.tax_number],
  ];
}

function sumsOf(invoice: Invoice): PaperSum[] {
  const { allowances = [], payable_cents } = invoice;
  const vat = invoice.vat.map(({ rate, net_cents, vat_cents }) => {
    return { rate, netCents: net_cents, vatCents: vat_cents };
  });
  return [
    ...allowances.map((each) => {
      return { label: allowanceLabel(each), amount: formatEuro(-each.net_cents) };
    }),
    { label: 'Summe netto', amount: formatEuro(invoice.net_cents) },
    ...vat.map((of) => ({ label: vatLabel(of, vat), amount: formatEuro(of.vatCents) })),
    { label: 'Gesamtbetrag', amount: formatEuro(invoice.gross_cents), isBold: true },
    ...(invoice.prepaid_cents === 0
      ? []
      : [
          { label: 'Bereits bezahlt', amount: formatEuro(-invoice.prepaid_cents) },
          {
            label: payable_cents < 0 ? 'Zu erstatten' : 'Noch zu zahlen',
            amount: formatEuro(Math.abs(payable_cents)),
            isBold: true,
          },
        ]),
  ];
}

/** The head says once what all lines share. */
function lineRow(
  line: InvoiceLine,
  index: number,
  head: Pick<Invoice, (typeof DELIVERY_TEXTS)[number]>,
): PaperRow {
  const { ordered, reason, article_number, unit, quantity, pieces } = line;
  const of = line.of && { ...line.of };
  for (const name of DELIVERY_TEXTS) if (of && head[name]) of[name] = undefined;
  return {
    cells: [
      String(index + 1),
      line.name,
      quantityText(quantity, unit, pieces),
      formatEuro(line.unit_price_cents),
      `${line.vat_rate} %`,
      formatEuro(line.net_cents),
    ],
    small: [
      ...(of ? [deliveryText(of)] : []),
      ...(article_number ? [`Art.-Nr. ${article_number}`] : []),
      ...(ordered === undefined ? [] : [`Bestellt: ${quantityText(ordered, unit, pieces)}`]),
      ...(reason ? [`Abweichung: ${reason}`] : []),
      ...slipTexts(line),
    ],
    cents: line.net_cents,
  };
}

/** How to transfer an amount, by typing or scanning; has no code beyond SEPA's limits. */
export async function payBy(
  paper: Paper,
  bank: BankAccount,
  amountCents: Cents,
  reference: string,
): Promise<void> {
  paper.heading('So bezahlen Sie');
  const facts = [
    ['Betrag', formatEuro(amountCents)],
    ['Empfänger', bank.holder],
    ['IBAN', formatIban(bank.iban)],
    ['BIC', `${bank.bic} (${bank.name})`],
    ['Verwendungszweck', reference],
  ] as const;
  const code = epcQrPayload({ ...bank, amountCents, reference });
  if (!code.ok) return paper.facts(facts);
  await paper.transfer(facts, code.payload, {
    alt: `QR-Code für die Überweisung von ${formatEuro(amountCents)}, Verwendungszweck ${reference}`,
    hint: 'Oder scannen Sie den QR-Code mit Ihrer Banking-App.',
  });
}
