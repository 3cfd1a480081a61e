import { escapeHtml } from '@shop/domain/escape-html';

/** Markup that may stand in a page: whatever came from outside is escaped in it. */
export interface Html {
  readonly html: string;
}

/** Builds markup; a text put into it is escaped, markup and lists of it stay as they are. */
export function html(strings: TemplateStringsArray, ...parts: (string | Html | Html[])[]): Html {
  let markup = strings[0] ?? '';
  for (let index = 0; index < parts.length; index += 1) {
    markup += asHtml(parts[index] ?? '') + (strings[index + 1] ?? '');
  }
  return { html: markup };
}

/** A text of several lines as markup. */
export function htmlLines(text: string): Html {
  return { html: text.split('\n').map(escapeHtml).join('<br>') };
}

function asHtml(part: string | Html | Html[]): string {
  if (typeof part === 'string') return escapeHtml(part);
  if (!Array.isArray(part)) return part.html;
  let markup = '';
  for (const piece of part) markup += piece.html;
  return markup;
}
