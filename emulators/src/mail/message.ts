import PostalMime, { type Address, decodeWords, type Header } from 'postal-mime';

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
  /** The recipients of the envelope. */
  to: readonly string[];
  subject: string;
  /** Time of arrival, ISO 8601. The sender's own date is `headers.date`. */
  date: string;
  text: string | null;
  html: string | null;
  /** By camel-cased name (`messageId`); repeated headers are joined with newlines. */
  headers: Readonly<Record<string, string>>;
}

/** Parses a message as received. */
export async function parseMessage(raw: Uint8Array, envelope: Envelope) {
  const email = await PostalMime.parse(raw);
  return {
    from: (email.from && fullAddress(email.from)) || envelope.from,
    to: envelope.to,
    subject: email.subject ?? '',
    text: email.text ?? null,
    html: email.html ?? null,
    headers: headersByName(email.headers),
  };
}

function fullAddress({ name, address = '' }: Address): string {
  return name ? `${name} <${address}>` : address;
}

function headersByName(headers: readonly Header[]): Record<string, string> {
  const byName: Record<string, string> = {};
  for (const { key, value } of headers) {
    const name = key.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
    const before = name in byName ? `${byName[name]}\n` : '';
    byName[name] = before + decodeWords(value);
  }
  return byName;
}
