import { useField } from 'formik';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../lib/announcer/announce.ts';

/** A row of a form; its key stays the same when rows are added, removed or sorted. */
export type Row<Fields> = Fields & { key: number };

export function toRows<Fields extends object>(entries: readonly Fields[]): Row<Fields>[] {
  return entries.map((entry, key) => ({ ...entry, key }));
}

export function withRows<Fields extends object>(
  rows: readonly Row<Fields>[],
  ...added: readonly Fields[]
): Row<Fields>[] {
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  return [...rows, ...added.map((entry, index) => ({ ...entry, key: next + index }))];
}

interface RowsOptions<Fields> {
  empty: Fields;
  max: number;
  /** Name announced when a row is removed: `Eintrag 2`. */
  nameOf(row: Row<Fields>, index: number): string;
}

/**
 * A list of rows in the surrounding form. `list` is the element around the rows and `addButton` the
 * button below them: the focus moves into an added row, and to the button when a row is removed.
 */
export function useRows<Fields extends object, ListElement extends HTMLElement = HTMLUListElement>(
  name: string,
  { empty, max, nameOf }: RowsOptions<Fields>,
) {
  const [{ value: rows }, { error }, { setValue, setError }] = useField<Row<Fields>[]>(name);
  const list = useRef<ListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  function change(next: Row<Fields>[]): void {
    // Messages belong to rows by position.
    setError(undefined);
    // Rendered at once, so that what is typed next goes into the focused row.
    flushSync(() => void setValue(next, false));
  }

  return {
    rows,
    list,
    addButton,
    isFull: rows.length >= max,
    /** An error about the list as a whole. */
    error: typeof error === 'string' ? error : undefined,
    change,
    add(): void {
      change(withRows(rows, empty));
      list.current?.lastElementChild?.querySelector('input')?.focus();
    },
    remove(index: number): void {
      const removed = rows[index];
      if (removed) announce(`${nameOf(removed, index)} entfernt.`);
      change(rows.toSpliced(index, 1));
      addButton.current?.focus();
    },
    /** Sets fields of a row that are not text fields. */
    set: (index: number, fields: Partial<Fields>) =>
      void setValue(
        rows.map((row, other) => (other === index ? { ...row, ...fields } : row)),
        false,
      ),
  };
}
