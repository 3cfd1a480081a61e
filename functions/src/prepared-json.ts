import { createHash } from 'node:crypto';

/** A JSON text that is made once and sent often, with the tag that tells its versions apart. */
export interface PreparedJson {
  bytes: Buffer;
  etag: string;
}

export function prepareJson(value: unknown): PreparedJson {
  return prepareText(JSON.stringify(value));
}

/** The same for a text of another kind. */
export function prepareText(text: string): PreparedJson {
  const bytes = Buffer.from(text);
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, etag: `"${digest}"` };
}
