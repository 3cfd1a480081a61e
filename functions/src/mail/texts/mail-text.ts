/** A mail's content, as HTML and as plain text. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** User input on one line, for subjects and headers. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** User input on several lines, without control characters. */
export function manyLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** Joins the parts of a plain text with blank lines; empty parts are left out. */
export function joinParts(...parts: (string | readonly string[])[]): string {
  const texts = parts.map((part) => (typeof part === 'string' ? part : part.join('\n')));
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`;
}
