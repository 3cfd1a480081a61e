import PostalMime, { type Address, type Attachment, decodeWords, type Header } from 'postal-mime';

/** Sender and recipients from the SMTP dialogue, which may differ from the headers. */
export interface Envelope {
  from: string;
  to: readonly string[];
}

export interface Message {
  /** Increases with each arrival. */
  id: string;
  /** `Name <address>` from the From header, or the envelope's sender. */
  from: string;
  /** The envelope's recipients. */
  to: readonly string[];
  subject: string;
  /** Time of arrival, ISO 8601. The sender's own date is `headers.date`. */
  date: string;
  text: string | null;
  html: string | null;
  attachments: readonly MessageAttachment[];
  /** By camel-cased name (`messageId`); repeated headers are joined with newlines. */
  headers: Readonly<Record<string, string>>;
}

export interface MessageAttachment {
  filename: string;
  contentType: string;
  /** Its name in the HTML part, as `cid:`; null for a plain attachment. */
  contentId: string | null;
  /** Encoded as Base64. */
  content: string;
}

export async function parseMessage(raw: Uint8Array, envelope: Envelope) {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  return {
    from: (email.from && fullAddress(email.from)) || envelope.from,
    to: envelope.to,
    subject: email.subject ?? '',
    text: email.text ?? null,
    html: email.html ?? null,
    attachments: email.attachments.map(toAttachment),
    headers: headersByName(email.headers),
  };
}

/** The HTML part with its pictures embedded. */
export function htmlWithPictures({ html, attachments }: Message): string | null {
  if (html === null) return null;
  return attachments.reduce((page, { contentId, contentType, content }) => {
    const isPicture = contentId !== null && /^image\/[\w.+-]+$/.test(contentType);
    return isPicture
      ? page.replaceAll(`"cid:${contentId}"`, `"data:${contentType};base64,${content}"`)
      : page;
  }, html);
}

function toAttachment({ filename, mimeType, contentId, content }: Attachment): MessageAttachment {
  return {
    filename: filename ?? '',
    contentType: mimeType,
    contentId: contentId?.replace(/^<|>$/g, '') ?? null,
    content: String(content),
  };
}

const fullAddress = ({ name, address = '' }: Address): string =>
  name ? `${name} <${address}>` : address;

function headersByName(headers: readonly Header[]): Record<string, string> {
  const byName: Record<string, string> = {};
  for (const { key, value } of headers) {
    const name = key.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
    const before = name in byName ? `${byName[name]}\n` : '';
    byName[name] = before + decodeWords(value);
  }
  return byName;
}
