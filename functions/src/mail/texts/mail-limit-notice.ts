import { button, paragraph, title } from './blocks.ts';
import type { MailText } from './mail-text.ts';
import { mailOf } from './page.ts';

const REST_WAITS =
  'Alle weiteren warten und werden nach und nach versendet. Bestellungen und Anfragen gehen weiterhin ein und stehen in der Verwaltung.';
const ONCE = 'Diese Meldung kommt höchstens einmal am Tag.';

/** Tells the company that the shop has sent as many mails as it may to an audience within an hour. */
export function mailLimitNotice(audience: string, max: number, siteOrigin: string): MailText {
  const [mails, setting] =
    audience === 'office'
      ? [`${max} Meldungen an das Büro`, 'NOTICES_PER_HOUR']
      : [`${max} E-Mails an Kunden`, 'MAILS_PER_HOUR'];
  const subject = `Obergrenze erreicht: ${mails} in einer Stunde`;
  const reached = `Der Shop hat innerhalb einer Stunde ${mails} versendet und damit eine Obergrenze erreicht.`;
  const whatToDo = `Sind es mehr als üblich, sehen Sie bitte die neuesten Bestellungen und Anfragen durch: Vielleicht sendet sie jemand automatisiert oder unter fremden E-Mail-Adressen. Ist so viel Betrieb normal, lässt sich die Obergrenze erhöhen (Einstellung ${setting}).`;
  return mailOf(subject, reached, [
    title('Der E-Mail-Versand ist gebremst'),
    ...[reached, REST_WAITS, whatToDo, ONCE].map((text) => paragraph(text)),
    button(`${siteOrigin}/admin`, 'Zur Verwaltung'),
  ]);
}
