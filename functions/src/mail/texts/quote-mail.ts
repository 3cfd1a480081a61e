import { COMPANY } from '@shop/domain/company';
import { QUOTE_PARAM } from '@shop/domain/quote/quote';
import { formatEuro } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { signedLink } from '../../accounts/signed-link.ts';
import type { StoredQuote } from '../../stored/quote.ts';
import { button, factTable, heading, paragraph, title } from './blocks.ts';
import type { MailText } from './mail-text.ts';
import { greetingOf, orderTable, QUESTIONS } from './order-blocks.ts';
import { mailOf } from './page.ts';

/** Gives the customer the link to a quote: when it is sent, and before it ends. */
export function quoteMail(
  kind: 'quote' | 'quote_reminder',
  quote: StoredQuote,
  siteOrigin: string,
  linkKey: string,
): MailText {
  const { number, offer, link: nonce } = quote;
  const content = offer?.content ?? quote.content;
  const signed = { purpose: 'quote' as const, number, nonce };
  const token = offer ? signedLink(linkKey, signed, offer.sent_at.toDate()) : '';
  const link = `${siteOrigin}/angebot/${number}#${new URLSearchParams({ [QUOTE_PARAM]: token })}`;
  const day = formatDay(content.valid_until);
  const { wished_day = '' } = content.delivery ?? {};
  const isNew = kind === 'quote';
  const intro = isNew
    ? `hier ist unser Angebot ${number}. Es gilt bis zum ${day}.`
    : `unser Angebot ${number} gilt noch bis zum ${day}.`;
  const what = isNew ? 'Angebot' : 'Ihr Angebot endet bald:';
  return mailOf(`${what} ${number} von ${COMPANY.shortName}`, intro, [
    title(`Angebot ${number}`),
    paragraph(greetingOf(content.customer_name)),
    paragraph(
      `${intro} Ansehen, bestellen, ablehnen oder etwas fragen können Sie online, ohne Konto.`,
    ),
    button(link, 'Angebot ansehen', `Ihr Angebot: ${link}`),
    factTable([
      { label: 'Angebot', value: number },
      { label: 'Gültig bis', value: day },
      { label: 'Baustelle', value: content.site ?? '' },
      { label: 'Liefertag', value: wished_day && formatDay(wished_day) },
      { label: 'Gesamtbetrag', value: `${formatEuro(content.gross_cents ?? 0)} inkl. MwSt.` },
    ]),
    heading('Ihre Artikel'),
    orderTable(content),
    ...(isNew ? [paragraph('Das Angebot ist auch als PDF angehängt.')] : []),
    paragraph(QUESTIONS),
  ]);
}
