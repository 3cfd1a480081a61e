import { type Html, html, htmlLines } from './html.ts';
import { COLORS, STYLES } from './look.ts';
import type { QrCode } from './mail-text.ts';

/** A labelled value, omitted if empty; `href` makes it a link. */
export interface Fact {
  label: string;
  value: string;
  href?: string;
}

/** A part of a mail in both of its forms; the plain text of some parts is empty. */
export interface Block {
  html: Html;
  text: string | readonly string[];
  /** The QR code shown by the HTML. */
  qrCode?: QrCode;
}

export const title = (shown: string, text = ''): Block => ({
  html: html`<h1 style="${STYLES.title}">${shown}</h1>\n`,
  text,
});

export const heading = (shown: string, text = '') => ({
  html: html`<h2 style="${STYLES.heading}">${shown}</h2>\n`,
  text,
});

export const paragraph = (shown: string | Html, text = typeof shown === 'string' ? shown : '') => ({
  html: html`<p style="${STYLES.text}">${shown}</p>\n`,
  text,
});

/** A text with its line breaks below a heading; empty without a text. */
export function writtenNote(label: string, text: string): Block[] {
  if (text === '') return [];
  const note = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${COLORS.plaster}" style="margin-bottom:16px;">
<tr><td style="padding:12px 16px;border-left:4px solid ${COLORS.signal};"><p style="${STYLES.note}">${htmlLines(text)}</p></td></tr>
</table>\n`;
  return [heading(label), { html: note, text: `${label}:\n${text}` }];
}

export function factTable(facts: readonly Fact[]): Block {
  const rows = given(facts).map(
    ({ label, value, href }) =>
      html`<tr><td width="112" valign="top" style="${STYLES.label}${STYLES.line}">${label}</td><td valign="top" style="${STYLES.value}${STYLES.line}">${href ? link(href, value) : value}</td></tr>\n`,
  );
  const table = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">\n${rows}</table>\n`;
  return { html: table, text: factLines(facts) };
}

/** A link as a button: a table, because not all mail programs colour a link's background. */
export function button(
  href: string,
  label: string,
  text: Block['text'] = `${label}: ${href}`,
): Block {
  const table = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px;"><tr><td bgcolor="${COLORS.signal}"><a href="${href}" style="${STYLES.button}">${label}</a></td></tr></table>\n`;
  return { html: table, text };
}

export const link = (href: string, label: string): Html =>
  html`<a href="${href}" style="${STYLES.link}">${label}</a>`;

export const factLines = (facts: readonly Fact[]): string[] =>
  given(facts).map(({ label, value }) => `${label}: ${value}`);

export function emailFact(email: string): Fact {
  const href = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  return { label: 'E-Mail', value: email, href };
}

export const phoneFact = (phone: string): Fact => ({
  label: 'Telefon',
  value: phone,
  href: `tel:${phone.replace(/[^\d+]/g, '')}`,
});

const given = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== '');
