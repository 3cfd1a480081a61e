import { COMPANY } from '@shop/domain/company';
import { advanceTexts } from '@shop/domain/invoice/advance';
import { hasXRechnung, type Invoice, paymentSentences } from '@shop/domain/invoice/invoice';
import { INVOICE_TITLES } from '@shop/domain/order/order';
import { kindName, type OrderKind } from '@shop/domain/order/order-kinds';
import { formatEuro } from '@shop/domain/text/format';
import { berlinMidnight, formatDay } from '@shop/domain/time/calendar';
import { signedLink } from '../../accounts/signed-link.ts';
import type { StoredOrder } from '../../stored/order.ts';
import { button, factTable, paragraph, title } from './blocks.ts';
import type { MailText } from './mail-text.ts';
import { greetingOf, numberFacts, QUESTIONS } from './order-blocks.ts';
import { mailOf } from './page.ts';

/** The address that opens an invoice without signing in. */
function invoiceLink(siteOrigin: string, linkKey: string, { number, day }: Invoice): string {
  const token = signedLink(linkKey, { purpose: 'invoice', number }, berlinMidnight(day));
  return `${siteOrigin}/api/invoices/${number}/pdf?${new URLSearchParams({ token })}`;
}

const ABOUT: Record<OrderKind, string> = {
  order: 'Ihrer Bestellung',
  rental: 'Ihrer Miete',
  collective: 'Ihren Lieferungen',
};

/** Delivers an invoice or its cancellation, attached and as a signed link. */
export function invoiceMail(
  { order, invoice }: { order: StoredOrder; invoice: Invoice },
  siteOrigin: string,
  linkKey: string,
): MailText {
  const { kind, number, day, gross_cents, payable_cents } = invoice;
  const what = INVOICE_TITLES[kind];
  const link = invoiceLink(siteOrigin, linkKey, invoice);
  const intro = `anbei erhalten Sie die ${what} ${number} zu ${ABOUT[kindName(order)]}.`;
  const files = hasXRechnung(invoice)
    ? `Angehängt sind die ${what} als PDF und die XRechnung als XML.`
    : `Die ${what} ist als PDF angehängt.`;
  return mailOf(`${what} ${number} von ${COMPANY.shortName}`, intro, [
    title(`${what} ${number}`),
    paragraph(greetingOf(order.customer_name)),
    paragraph(`${intro} ${files}`),
    factTable([
      ...numberFacts(order),
      { label: kind === 'invoice' ? 'Rechnungsdatum' : 'Datum', value: formatDay(day) },
      {
        label: 'Gesamtbetrag',
        value: `${formatEuro(kind === 'credit' ? -gross_cents : gross_cents)} inkl. MwSt.`,
      },
      { label: 'Zu zahlen', value: payable_cents > 0 ? formatEuro(payable_cents) : '' },
    ]),
    ...[...advanceTexts(invoice), ...paymentSentences(invoice)].map((sentence) =>
      paragraph(sentence),
    ),
    paragraph(QUESTIONS),
    button(link, `${what} öffnen`, `${what}: ${link}`),
  ]);
}
