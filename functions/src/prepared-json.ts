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

/** Prepares each thing once, for as long as somebody holds the thing. */
export function preparedOnce<T extends object>(show: (thing: T) => unknown) {
  const prepared = new WeakMap<T, PreparedJson>();
  return (thing: T): PreparedJson => {
    const known = prepared.get(thing) ?? prepareJson(show(thing));
    prepared.set(thing, known);
    return known;
  };
}
