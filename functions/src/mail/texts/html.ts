import { escapeHtml } from '@shop/domain/text/escape-html';

/** Markup in which everything from outside has been escaped. */
export interface Html {
  readonly html: string;
}

/** Template tag that builds markup: strings are escaped, `Html` is inserted as it is. */
export function html(strings: TemplateStringsArray, ...parts: (string | Html | Html[])[]): Html {
  let markup = strings[0] ?? '';
  for (let index = 0; index < parts.length; index += 1) {
    markup += asHtml(parts[index] ?? '') + (strings[index + 1] ?? '');
  }
  return { html: markup };
}

/** Plain text with line breaks as markup. */
export const htmlLines = (text: string): Html => ({
  html: text.split('\n').map(escapeHtml).join('<br>'),
});

function asHtml(part: string | Html | Html[]): string {
  if (typeof part === 'string') return escapeHtml(part);
  if (!Array.isArray(part)) return part.html;
  let markup = '';
  for (const piece of part) markup += piece.html;
  return markup;
}
