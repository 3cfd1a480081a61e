import type { BankAccount } from '@shop/domain/payment/payment-terms';
import { formatDateTime } from '@shop/domain/text/format';
import { authorOf, type StoredChange } from '../../stored/change.ts';
import { button, type Fact, factTable, paragraph, title } from './blocks.ts';
import { type MailText, oneLine } from './mail-text.ts';
import { mailOf } from './page.ts';

const WHAT_TO_DO =
  'Stimmt das so? Wenn nicht: Machen Sie es in der Verwaltung rückgängig, beenden Sie dort unter „Benutzer“ die Sitzungen des Kontos, das es getan hat, und entziehen Sie ihm die Admin-Rolle.';
const WHY =
  'Diese Meldung geht bei jeder solchen Änderung an die feste Adresse der Firma. Sie lässt sich in der Verwaltung nicht abstellen.';

interface SecuritySubject {
  change: StoredChange;
  nameOf: (uid: string) => string;
}

/** Notifies the company that somebody has changed its bank account or its admins. */
export function securityNotice({ change, nameOf }: SecuritySubject, siteOrigin: string): MailText {
  const what = whatOf(change);
  const isOfAccount = change.kind === 'admin';
  const facts = [
    ...(isOfAccount ? [{ label: 'Konto', value: nameOf(change.item_id) }] : bankFacts(change)),
    { label: 'Von', value: authorOf(change, nameOf) },
    { label: 'Am', value: formatDateTime(change.at.toDate().toISOString()) },
  ];
  return mailOf(`Sicherheit: ${what}`, what, [
    title(what, what),
    factTable(facts),
    paragraph(WHAT_TO_DO),
    paragraph(WHY),
    button(`${siteOrigin}/admin`, 'Zur Verwaltung'),
  ]);
}

function whatOf({ kind, after }: StoredChange): string {
  if (kind !== 'admin') return 'Bankverbindung geändert';
  const { is_admin } = after as { is_admin?: boolean };
  if (is_admin === undefined) return 'Sitzungen eines Admins beendet';
  return is_admin ? 'Admin-Rolle gegeben' : 'Admin-Rolle entzogen';
}

/** Before the first change, the built-in account applied, which the company knows. */
function bankFacts({ before, after }: StoredChange): Fact[] {
  const textOf = ({ holder, name, iban }: BankAccount) => oneLine(`${holder}, ${name}, ${iban}`);
  return [
    { label: 'Bisher', value: before ? textOf(before as BankAccount) : '' },
    { label: 'Jetzt', value: textOf(after as BankAccount) },
  ];
}

const REST_WAITS =
  'Alle weiteren warten und werden nach und nach versendet. Bestellungen und Anfragen gehen weiterhin ein und stehen in der Verwaltung.';
const ONCE = 'Diese Meldung kommt höchstens einmal am Tag.';

/** Notifies the company that the shop has used up an audience's hourly mail quota. */
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
