import { button, paragraph, title } from './blocks.ts';
import { html } from './html.ts';
import { joinParts, type MailText } from './mail-text.ts';
import { companyLines, page } from './page.ts';

const REST_WAITS =
  'Alle weiteren E-Mails warten und werden nach und nach versendet. Bestellungen und Anfragen gehen weiterhin ein und stehen in der Verwaltung.';
const WHAT_TO_DO =
  'Sind es mehr als üblich, sehen Sie bitte die neuesten Bestellungen durch: Vielleicht bestellt jemand automatisiert oder unter fremden E-Mail-Adressen. Ist so viel Betrieb normal, lässt sich die Obergrenze erhöhen (Einstellung MAILS_PER_HOUR).';
const ONCE = 'Diese Meldung kommt höchstens einmal am Tag.';

/** Tells the company that the shop has sent as many mails as it may within an hour. */
export function mailLimitNotice(mailsPerHour: number, siteOrigin: string): MailText {
  const subject = `Obergrenze erreicht: ${mailsPerHour} E-Mails in einer Stunde`;
  const reached = `Der Shop hat innerhalb einer Stunde ${mailsPerHour} E-Mails versendet und damit seine Obergrenze erreicht.`;
  const paragraphs = [reached, REST_WAITS, WHAT_TO_DO, ONCE];
  const content = html`${title('Der E-Mail-Versand ist gebremst')}${paragraphs.map(paragraph)}${button(`${siteOrigin}/admin`, 'Zur Verwaltung')}`;
  const text = joinParts(...paragraphs, `Zur Verwaltung: ${siteOrigin}/admin`, [
    '-- ',
    ...companyLines(),
  ]);
  return { subject, text, html: page(subject, reached, content) };
}
