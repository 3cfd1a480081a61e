/**
 * Joins several entries in one spreadsheet cell: `Körnung: 0/32 mm | Gestein: Diabas`. A backslash escapes a
 * bar within an entry, a colon within a label, and a backslash.
 */
export const joinEntries = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replace(/[\\|]/g, '\\$&')).join(' | ');

/** The entries of a cell, without blank ones. */
export function splitEntries(cell: string): string[] {
  const entries = cell.match(/(?:\\.|[^|\\]|\\$)+/gs) ?? [];
  return entries.map((entry) => entry.replace(/\\([\\|])/g, '$1').trim()).filter(Boolean);
}

/** `Körnung: 0/32 mm`. */
export const joinPair = (label: string, value: string): string =>
  `${label.replace(/[\\:]/g, '\\$&')}: ${value}`;

/** Label and value; both empty without a colon. */
export function splitPair(entry: string): [label: string, value: string] {
  const [, label = '', value = ''] = /^((?:\\.|[^:\\])+):(.*)$/s.exec(entry) ?? [];
  return [label.replace(/\\([\\:])/g, '$1').trim(), value.trim()];
}
