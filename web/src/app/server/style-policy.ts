/** Hash of a text as Content-Security-Policy writes it: SHA-256 in base64. */
export type Hash = (text: string) => string;

/**
 * Allows a document exactly the inline styles it came with, and the empty one to which Emotion adds
 * its rules; the header allows any, since it is the same for every page.
 */
export function stylePolicy(styles: readonly string[], html: string, hash: Hash): string {
  const hashes = (texts: readonly string[]) =>
    texts.map((css) => `'sha256-${hash(css)}'`).join(' ');
  const attributes = styleAttributes(html);
  const ofAttributes = attributes.length > 0 ? `'unsafe-hashes' ${hashes(attributes)}` : "'none'";
  const policy = `style-src-elem 'self' ${hashes(['', ...styles])}; style-src-attr ${ofAttributes}`;
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** The different styles of single elements: a library hides a measuring field so. */
function styleAttributes(html: string): string[] {
  // In a text a quotation mark is written out: this finds attributes only.
  const values = [...html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) => unescaped(value));
  return [...new Set(values)];
}

/** Turns around what React does to the value of an attribute. */
function unescaped(value: string): string {
  return value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
