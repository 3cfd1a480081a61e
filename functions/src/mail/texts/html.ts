/** Markup that may stand in a page: whatever came from outside is escaped in it. */
export interface Html {
  readonly html: string;
}

/** Builds markup; a text put into it is escaped, markup and lists of it stay as they are. */
export function html(strings: TemplateStringsArray, ...parts: (string | Html | Html[])[]): Html {
  const pieces = strings.map((piece, index) => piece + asHtml(parts[index] ?? ''));
  return { html: pieces.join('') };
}

/** A text of several lines as markup. */
export function htmlLines(text: string): Html {
  return { html: text.split('\n').map(escaped).join('<br>') };
}

function asHtml(part: string | Html | Html[]): string {
  if (typeof part === 'string') return escaped(part);
  return Array.isArray(part) ? part.map((piece) => piece.html).join('') : part.html;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
