const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that is safe to send. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** Template tag for HTML that escapes its values unless they are markup. */
export function markup(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Markup | readonly Markup[])[]
): Markup {
  return new Markup(parts.reduce((before, part, i) => before + source(values[i - 1] ?? '') + part));
}

function source(value: string | number | Markup | readonly Markup[]): string {
  if (value instanceof Markup) return value.source;
  if (typeof value === 'object') return value.map((each) => each.source).join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
