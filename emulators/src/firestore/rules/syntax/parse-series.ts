import type { TokenReader } from './token-reader.ts';

/** Items between commas up to the closing symbol; a comma may stand after the last. */
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
