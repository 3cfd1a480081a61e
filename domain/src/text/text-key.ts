/** Key to compare texts by, ignoring case, whitespace and Unicode composition. */
export const textKey = (text: string): string =>
  text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
