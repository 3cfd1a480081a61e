/** What a mail says, for programs that show pages and for those that show text alone. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** A text of somebody else on one line: names stand in subjects and headers. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** A text of several lines, without what a terminal or a printer would take as a command. */
export function manyLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** Joins the parts of a plain text with an empty line between them; empty ones are left out. */
export function joinParts(...parts: (string | readonly string[])[]): string {
  const texts = parts.map((part) => (typeof part === 'string' ? part : part.join('\n')));
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`;
}
