import { createHash } from 'node:crypto';

/** The text of an answer, with the tag that tells its versions apart. */
export interface PreparedText {
  bytes: Buffer;
  etag: string;
}

/** Makes a text once that is sent often. */
export function prepareText(text: string): PreparedText {
  const bytes = Buffer.from(text);
  return { bytes, etag: tagOf(bytes) };
}

/** The same of a value as JSON. */
export function prepareJson(value: unknown): PreparedText {
  return prepareText(JSON.stringify(value));
}

/** An ETag: the same for the same content, another one for any other. */
export function tagOf(content: Buffer | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
