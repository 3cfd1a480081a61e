/**
 * Folds a German text for searching: case, ß, accents and the two ways to write an umlaut fall
 * together, so that "Schüttgut", "schuettgut" and "schuttgut" are the same.
 */
export function foldGerman(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A test for texts that contain every word of the query, in any order; an empty query fits all. */
export function matcher(query: string): (...texts: (string | undefined)[]) => boolean {
  const words = foldGerman(query).split(' ').filter(Boolean);
  return (...texts) => {
    const folded = foldGerman(texts.filter(Boolean).join(' '));
    return words.every((word) => folded.includes(word));
  };
}
