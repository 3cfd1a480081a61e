/** Hash of a text as Content-Security-Policy writes it: SHA-256 in base64. */
export type Hash = (text: string) => string;

/**
 * Allows a document exactly the inline styles it came with, and the empty one to which Emotion adds
 * its rules; the header allows any, since it is the same for every page.
 */
export function stylePolicy(styles: readonly string[], hash: Hash): string {
  const hashes = ['', ...styles].map((css) => `'sha256-${hash(css)}'`);
  const policy = `style-src-elem 'self' ${hashes.join(' ')}; style-src-attr 'none'`;
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}
