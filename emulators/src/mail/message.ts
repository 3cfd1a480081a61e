import PostalMime, { type Address, decodeWords, type Header } from 'postal-mime';

/** Who an SMTP client said the message is from and for, which may differ from its headers. */
export interface Envelope {
  from: string;
  to: readonly string[];
}

export interface Message {
  /** Counts up with each arrival. */
  id: string;
  /** `Name <address>` of the From header; the envelope's sender where there is none. */
  from: string;
  /** The addresses that the message was handed over for. */
  to: readonly string[];
  subject: string;
  /** When it arrived, ISO 8601. What the sender says stands in `headers.date`. */
  date: string;
  text: string | null;
  html: string | null;
  /** By camel-cased name (`messageId`); values of one that comes several times stand in lines. */
  headers: Readonly<Record<string, string>>;
}

/** Reads a message as it came over the wire. */
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
