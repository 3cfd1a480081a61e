import { COMPANY } from '@shop/domain/company';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { orderMatchLabel, requestTypeLabel } from '@shop/domain/request/contact';
import { formatDate, formatEuro } from '@shop/domain/text/format';
import { orderedQuantity } from '@shop/domain/text/quantity';
import type { StoredContactRequest, StoredRequestedItem } from '../../stored/contact.ts';
import type { StoredNote } from '../../stored/notes.ts';
import {
  button,
  emailFact,
  type Fact,
  factTable,
  heading,
  paragraph,
  phoneFact,
  title,
  writtenNote,
} from './blocks.ts';
import { html, htmlLines } from './html.ts';
import { clockText, type MailText, manyLines, oneLine, plausibleReference } from './mail-text.ts';
import { greetingOf, QUESTIONS } from './order-blocks.ts';
import { mailOf } from './page.ts';

const CALL = 'Bitte rufen Sie an: Eine E-Mail-Adresse wurde nicht angegeben.';
const ANSWER = 'Eine Antwort auf diese E-Mail geht an den Absender der Anfrage.';

/** Notifies the company of a contact request, with everything that its sender wrote. */
export function contactNotice(contact: StoredContactRequest, siteOrigin: string): MailText {
  const label = requestTypeLabel(contact.request_type);
  const { order_match, order_number } = contact;
  const name = oneLine(contact.name);
  const subject = order_number
    ? `${label} von ${name} zur Bestellung ${oneLine(order_number)}`
    : `Neue Anfrage von ${name} (${label})`;
  const message = manyLines(contact.message);
  const items = factTable((contact.items ?? []).map(itemFact));
  return mailOf(subject, oneLine(message).slice(0, 120), [
    title('Neue Anfrage', subject),
    factTable(factsOf(contact, label)),
    ...(contact.items?.length
      ? [heading('Artikel'), { ...items, text: ['Artikel:', ...items.text] }]
      : []),
    ...writtenNote('Nachricht', message),
    ...(order_match ? [paragraph(orderMatchLabel(order_match))] : []),
    paragraph(contact.email ? ANSWER : CALL),
    button(`${siteOrigin}/admin/kontaktanfragen`, 'Zur Verwaltung'),
  ]);
}

function factsOf(contact: StoredContactRequest, label: string): Fact[] {
  return [
    { label: 'Art der Anfrage', value: label },
    { label: 'Eingegangen', value: clockText(contact.created_at) },
    { label: 'Auftragsnummer', value: oneLine(contact.order_number ?? '') },
    { label: 'Postleitzahl', value: contact.postal_code ?? '' },
    { label: 'Name', value: oneLine(contact.name) },
    emailFact(contact.email),
    phoneFact(oneLine(contact.phone)),
  ];
}

function itemFact(item: StoredRequestedItem): Fact {
  const { product_id, product_name, article_number, unit, unit_price_cents: price } = item;
  const cost = price === undefined ? 'Preis auf Anfrage' : `${formatEuro(price)} netto je ${unit}`;
  const article = `Art.-Nr. ${formatArticleNumber(product_id, article_number)}`;
  const value = `${product_name} (${article}), ${cost}`;
  return { label: orderedQuantity(item), value };
}

const RECEIVED =
  'vielen Dank für Ihre Anfrage. Sie ist bei uns eingegangen, und wir antworten in der Regel innerhalb von 24 Stunden.';
const NOT_YOU =
  'Haben Sie uns nicht geschrieben? Dann hat jemand Ihre E-Mail-Adresse angegeben, und Sie müssen nichts tun.';

/**
 * Confirms a request, with articles as the catalogue names them. Of the typed text, it repeats only plausible names: the
 * address may be somebody else's.
 */
export function contactReceipt(contact: StoredContactRequest, siteOrigin: string): MailText {
  const { items = [] } = contact;
  return mailOf(`Ihre Anfrage bei ${COMPANY.shortName}`, RECEIVED, [
    title('Ihre Anfrage ist eingegangen'),
    paragraph(greetingOf(contact.name)),
    paragraph(RECEIVED),
    factTable([
      { label: 'Art der Anfrage', value: requestTypeLabel(contact.request_type) },
      { label: 'Eingegangen', value: clockText(contact.created_at) },
      { label: 'Baustelle', value: plausibleReference(contact.site) },
    ]),
    ...(items.length > 0 ? [heading('Artikel'), factTable(items.map(itemFact))] : []),
    paragraph(QUESTIONS),
    paragraph(NOT_YOU),
    button(siteOrigin, 'Zum Shop'),
  ]);
}

/**
 * The office's answer to a contact request, exactly as written. Quotes nothing of the request: the
 * address may be somebody else's.
 */
export function contactReply(contact: StoredContactRequest, reply: StoredNote): MailText {
  const subject = `Ihre Anfrage: ${requestTypeLabel(contact.request_type)}`;
  const answer = manyLines(reply.text);
  const day = formatDate(contact.created_at.toDate().toISOString());
  const about = `Sie haben uns am ${day} über unsere Website geschrieben. Auf diese E-Mail können Sie antworten.`;
  const paragraphs = answer.split(/\n{2,}/).map((part) => paragraph(htmlLines(part)).html);
  return mailOf(subject, answer.slice(0, 120), [
    title('Ihre Anfrage'),
    { html: html`${paragraphs}`, text: answer },
    paragraph(about),
  ]);
}
