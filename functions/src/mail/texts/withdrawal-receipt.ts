import { COMPANY } from '@shop/domain/company';
import type { StoredContactRequest } from '../../stored/contact.ts';
import { button, type Fact, factTable, paragraph, title, writtenNote } from './blocks.ts';
import { clockText, type MailText, manyLines, oneLine } from './mail-text.ts';
import { mailOf } from './page.ts';

const RECEIVED =
  'Ihr Widerruf ist bei uns eingegangen. Diese E-Mail bestätigt den Eingang und seinen Inhalt; bitte heben Sie sie auf.';
const NEXT =
  'Wir prüfen Ihre Angaben und melden uns bei Ihnen, auch wegen der Rückgabe und der Erstattung.';
const NOT_YOU =
  'Haben Sie nichts widerrufen? Dann hat jemand Ihre E-Mail-Adresse angegeben: Antworten Sie bitte kurz auf diese E-Mail.';

/**
 * Confirms the receipt of a withdrawal with its content, date and time (§ 356a (4) BGB). What the sender
 * wrote has to be quoted, although the address may be somebody else's; it is therefore kept from becoming a
 * link.
 */
export function withdrawalReceipt(contact: StoredContactRequest, siteOrigin: string): MailText {
  const subject = `Eingangsbestätigung Ihres Widerrufs bei ${COMPANY.shortName}`;
  return mailOf(subject, RECEIVED, [
    title('Ihr Widerruf ist eingegangen'),
    paragraph('Guten Tag,'),
    paragraph(RECEIVED),
    factTable(factsOf(contact)),
    ...writtenNote('Ihre Erklärung', unlinked(manyLines(contact.message))),
    paragraph(NEXT),
    paragraph(NOT_YOU),
    button(`${siteOrigin}/widerrufsbelehrung`, 'Widerrufsbelehrung'),
  ]);
}

function factsOf({ created_at, name, email, order_number = '' }: StoredContactRequest): Fact[] {
  return [
    { label: 'Eingegangen', value: clockText(created_at) },
    { label: 'Name', value: unlinked(oneLine(name)) },
    { label: 'E-Mail', value: email },
    { label: 'Auftragsnummer', value: unlinked(oneLine(order_number)) },
  ];
}

const WORD_JOINER = '\u2060';

/** Looks the same, but keeps mail programs from turning address-like text into a link. */
const unlinked = (text: string): string => text.replace(/[.:@/](?=\S)/g, `$&${WORD_JOINER}`);
