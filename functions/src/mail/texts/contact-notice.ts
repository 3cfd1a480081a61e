import { orderedQuantity } from '@shop/domain/order/order';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { orderMatchLabel, requestTypeLabel } from '@shop/domain/request/contact';
import { formatDateTime, formatEuro } from '@shop/domain/text/format';
import type { StoredContactRequest, StoredRequestedItem } from '../../stored/contact.ts';
import {
  button,
  emailFact,
  type Fact,
  factLines,
  factTable,
  heading,
  paragraph,
  phoneFact,
  title,
  writtenNote,
} from './blocks.ts';
import { html } from './html.ts';
import { joinParts, type MailText, manyLines, oneLine } from './mail-text.ts';
import { companyLines, page } from './page.ts';

const ANSWER = 'Eine Antwort auf diese E-Mail geht an den Absender der Anfrage.';

/** Notifies the company of a contact request, with everything that its sender wrote. */
export function contactNotice(contact: StoredContactRequest, siteOrigin: string): MailText {
  const label = requestTypeLabel(contact.request_type);
  const { order_match, order_number } = contact;
  const name = oneLine(contact.name);
  const subject = order_number
    ? `${label} von ${name} zur Bestellung ${oneLine(order_number)}`
    : `Neue Anfrage von ${name} (${label})`;
  const facts = factsOf(contact, label);
  const message = manyLines(contact.message);
  const match = order_match ? orderMatchLabel(order_match) : '';
  const items = (contact.items ?? []).map(itemFact);
  const itemsBlock = items.length > 0 ? html`${heading('Artikel')}${factTable(items)}` : '';
  const content = html`${title('Neue Anfrage')}${factTable(facts)}${itemsBlock}${heading('Nachricht')}${writtenNote(message)}${match && paragraph(match)}${paragraph(ANSWER)}${button(`${siteOrigin}/admin/kontaktanfragen`, 'Zur Verwaltung')}`;
  const text = joinParts(
    subject,
    factLines(facts),
    items.length > 0 ? ['Artikel:', ...factLines(items)] : '',
    `Nachricht:\n${message}`,
    match,
    ANSWER,
    `Zur Verwaltung: ${siteOrigin}/admin/kontaktanfragen`,
    ['-- ', ...companyLines()],
  );
  return { subject, text, html: page(subject, oneLine(message).slice(0, 120), content) };
}

function factsOf(contact: StoredContactRequest, label: string): Fact[] {
  return [
    { label: 'Art der Anfrage', value: label },
    {
      label: 'Eingegangen',
      value: `${formatDateTime(contact.created_at.toDate().toISOString())} Uhr`,
    },
    { label: 'Bestellnummer', value: oneLine(contact.order_number ?? '') },
    { label: 'Postleitzahl', value: contact.postal_code ?? '' },
    { label: 'Name', value: oneLine(contact.name) },
    emailFact(contact.email),
    phoneFact(oneLine(contact.phone)),
  ];
}

function itemFact(item: StoredRequestedItem): Fact {
  const { product_id, product_name, article_number, unit, unit_price_cents: price } = item;
  const cost = price === undefined ? 'Preis auf Anfrage' : `${formatEuro(price)} je ${unit}`;
  const article = `Art.-Nr. ${formatArticleNumber(product_id, article_number)}`;
  const value = `${product_name} (${article}), ${cost}`;
  return { label: orderedQuantity(item), value };
}
