import { WAITING_FOR, type WaitingFor } from '@shop/domain/cart/standing-order';
import { COMPANY } from '@shop/domain/company';
import { formatDay } from '@shop/domain/time/calendar';
import type { StoredQuote } from '../../stored/quote.ts';
import { button, paragraph, title } from './blocks.ts';
import type { MailText } from './mail-text.ts';
import { greetingOf, QUESTIONS } from './order-blocks.ts';
import { mailOf } from './page.ts';

/** Notifies an account that its standing order was skipped for a day, and why: `site.2026-03-09`. */
export function standingWaits(
  { content }: StoredQuote,
  siteOrigin: string,
  part: string,
): MailText {
  const [why = '', day = ''] = part.split('.');
  const reason = WAITING_FOR[why as WaitingFor];
  const intro = `Ihre Dauerbestellung zum ${formatDay(day)} haben wir ausgelassen: ${reason}`;
  const link = `${siteOrigin}/dashboard`;
  return mailOf(`Dauerbestellung zum ${formatDay(day)} ausgelassen, ${COMPANY.shortName}`, intro, [
    title('Dauerbestellung ausgelassen'),
    paragraph(greetingOf(content.customer_name)),
    paragraph(intro),
    paragraph('Sie läuft weiter; in Ihrem Konto können Sie sie ändern oder beenden.'),
    button(link, 'Zum Konto', `Ihr Konto: ${link}`),
    paragraph(QUESTIONS),
  ]);
}
