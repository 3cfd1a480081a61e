import type { TokenReader } from './token-reader.ts';

/** Parses comma-separated items up to the closing symbol; a trailing comma is allowed. */
export function parseSeries<T>(
  reader: TokenReader,
  end: string,
  parseItem: (reader: TokenReader) => T,
): T[] {
  const items: T[] = [];
  while (!reader.accept(end)) {
    items.push(parseItem(reader));
    if (!reader.sees(end)) {
      reader.expect(',');
    }
  }
  return items;
}
