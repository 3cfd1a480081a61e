/** SHA-256 of a text in base64, as in a Content-Security-Policy. */
export type Hash = (text: string) => string;

/**
 * Allows a document exactly its own inline styles, and the empty element to which Emotion adds rules.
 * The HTTP header allows any inline style, as it is the same for all documents.
 */
export function stylePolicy(styles: readonly string[], html: string, hash: Hash): string {
  const hashes = (texts: readonly string[]) =>
    texts.map((css) => `'sha256-${hash(css)}'`).join(' ');
  const attributes = styleAttributes(html);
  const ofAttributes = attributes.length > 0 ? `'unsafe-hashes' ${hashes(attributes)}` : "'none'";
  const policy = `style-src-elem 'self' ${hashes(['', ...styles])}; style-src-attr ${ofAttributes}`;
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** The different values of `style` attributes, which some libraries render. */
function styleAttributes(html: string): string[] {
  // Quotation marks in texts are escaped, so this finds attributes only.
  const values = [...html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) => unescaped(value));
  return [...new Set(values)];
}

/** Reverses React's escaping of an attribute. */
const unescaped = (value: string): string =>
  value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
