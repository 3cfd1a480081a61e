import { requestTypeLabel } from '@shop/domain/request/contact';
import { formatDate } from '@shop/domain/text/format';
import type { StoredContactRequest, StoredRequestText } from '../../stored/contact.ts';
import { paragraph, title } from './blocks.ts';
import { html, htmlLines } from './html.ts';
import { type MailText, manyLines } from './mail-text.ts';
import { mailOf } from './page.ts';

/**
 * The office's answer to a contact request, as it was written. It quotes nothing of the request: the
 * address may be somebody else's.
 */
export function contactReply(contact: StoredContactRequest, reply: StoredRequestText): MailText {
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
