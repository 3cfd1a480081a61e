/** A row of a form; its key stays the same when rows are added, removed or sorted. */
export type Row<Fields> = Fields & { key: number };

/** Entries as rows of a form. */
export function toRows<Fields extends object>(entries: readonly Fields[]): Row<Fields>[] {
  return entries.map((entry, key) => ({ ...entry, key }));
}

/** The rows with more of them at the end. */
export function withRows<Fields extends object>(
  rows: readonly Row<Fields>[],
  ...added: readonly Fields[]
): Row<Fields>[] {
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  return [...rows, ...added.map((entry, index) => ({ ...entry, key: next + index }))];
}

/** The entries with one of them at another place. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const rest = entries.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...entries.slice(from, from + 1));
}
