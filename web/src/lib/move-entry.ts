/** The entries with the one at `from` moved to `to`. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const rest = entries.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...entries.slice(from, from + 1));
}
