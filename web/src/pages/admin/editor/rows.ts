import type { Specification } from '@shop/domain/product';

/** A row of technical data in the form; `key` stays the same when rows move. */
export interface SpecificationRow extends Specification {
  key: number;
}

export function specificationRows(specifications: readonly Specification[]): SpecificationRow[] {
  return specifications.map(({ label, value }, key) => ({ key, label, value }));
}

export function readRows(rows: readonly SpecificationRow[]): Specification[] {
  return rows.map(({ label, value }) => ({ label: label.trim(), value: value.trim() }));
}

export function emptyRow(rows: readonly SpecificationRow[]): SpecificationRow {
  return { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, label: '', value: '' };
}

/** The entries with one of them at another place. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const rest = entries.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...entries.slice(from, from + 1), ...rest.slice(to)];
}
