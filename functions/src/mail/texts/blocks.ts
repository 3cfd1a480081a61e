import { type Html, html, htmlLines } from './html.ts';
import { COLORS, STYLES } from './look.ts';

/** A labelled value, left out when it is empty; `href` makes it a link. */
export interface Fact {
  label: string;
  value: string;
  href?: string;
}

export function title(text: string): Html {
  return html`<h1 style="${STYLES.title}">${text}</h1>\n`;
}

export function heading(text: string): Html {
  return html`<h2 style="${STYLES.heading}">${text}</h2>\n`;
}

export function paragraph(text: string | Html): Html {
  return html`<p style="${STYLES.text}">${text}</p>\n`;
}

/** A quoted text with its line breaks. */
export function writtenNote(text: string): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${COLORS.plaster}" style="margin-bottom:16px;">
<tr><td style="padding:12px 16px;border-left:4px solid ${COLORS.signal};"><p style="${STYLES.note}">${htmlLines(text)}</p></td></tr>
</table>\n`;
}

export function factTable(facts: readonly Fact[]): Html {
  const rows = given(facts).map(
    ({ label, value, href }) =>
      html`<tr><td width="112" valign="top" style="${STYLES.label}${STYLES.line}">${label}</td><td valign="top" style="${STYLES.value}${STYLES.line}">${href ? link(href, value) : value}</td></tr>\n`,
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">\n${rows}</table>\n`;
}

/** A link as a button. It is a table because not all mail programs colour a link's background. */
export function button(href: string, label: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px;"><tr><td bgcolor="${COLORS.signal}"><a href="${href}" style="${STYLES.button}">${label}</a></td></tr></table>\n`;
}

export function link(href: string, label: string): Html {
  return html`<a href="${href}" style="${STYLES.link}">${label}</a>`;
}

export function factLines(facts: readonly Fact[]): string[] {
  return given(facts).map(({ label, value }) => `${label}: ${value}`);
}

export function emailFact(email: string): Fact {
  const href = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  return { label: 'E-Mail', value: email, href };
}

export function phoneFact(phone: string): Fact {
  return { label: 'Telefon', value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` };
}

function given(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ value }) => value !== '');
}
