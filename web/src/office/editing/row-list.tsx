import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../lib/announcer/announce.ts';
import { moveEntry } from '../../lib/move-entry.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { Icon } from '../../ui/icon.tsx';
import { useField } from '../form/form-fields.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import { OfficeButton } from '../office-button.tsx';

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
  empty?: Fields | undefined;
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
  const { value: rows, error, set } = useField<Row<Fields>[]>(name);
  const list = useRef<ListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  function change(next: Row<Fields>[]): void {
    // Rendered at once, so that further typing goes into the focused row.
    flushSync(() => set(next));
  }

  return {
    rows,
    list,
    addButton,
    isFull: rows.length >= max,
    /** An error about the list as a whole. */
    error,
    change,
    add(): void {
      if (empty === undefined) return;
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
      set(rows.map((row, other) => (other === index ? { ...row, ...fields } : row))),
  };
}

interface RowListProps<Fields extends object> {
  name: string;
  label: string;
  max: number;
  /** Values of an added row; without them, rows are added elsewhere. */
  empty?: Fields;
  addLabel?: string;
  /** Name of a row's remove button: `Eintrag 2`. */
  nameOf(row: Row<Fields>, index: number): string;
  isHidden?(row: Row<Fields>): boolean;
  /** Whether buttons move the rows, which then stand closer together. */
  canMove?: boolean;
  children(row: Row<Fields>, index: number, set: (fields: Partial<Fields>) => void): ReactNode;
}

export function RowList<Fields extends object>({
  name,
  label,
  addLabel,
  isHidden = () => false,
  canMove = false,
  children,
  ...options
}: RowListProps<Fields>) {
  const { rows, list, addButton, isFull, error, add, remove, change, set } = useRows(name, options);
  function move(from: number, to: number) {
    announce(`Zeile ${to + 1} von ${rows.length}.`);
    change(moveEntry(rows, from, to));
  }

  return (
    <div>
      <Box component="ul" aria-label={label} ref={list} sx={rowList}>
        {rows.map((row, index) =>
          isHidden(row) ? null : (
            <Box component="li" key={row.key} sx={canMove ? closeRow : rowStyle}>
              <Box sx={{ flex: canMove ? { xs: '1 1 100%', sm: 1 } : 1, minWidth: 0 }}>
                {children(row, index, (fields) => set(index, fields))}
              </Box>
              <Box sx={{ ml: 'auto', pt: canMove ? { sm: '33px' } : '33px' }}>
                {canMove && (
                  <MoveButtons
                    name={options.nameOf(row, index)}
                    index={index}
                    count={rows.length}
                    onMove={(to) => move(index, to)}
                  />
                )}
                <IconButton
                  aria-label={`${options.nameOf(row, index)} entfernen`}
                  onClick={() => remove(index)}
                >
                  <Icon name="close" size={20} />
                </IconButton>
              </Box>
            </Box>
          ),
        )}
      </Box>
      {error && <Box sx={{ mb: 2, color: 'error.main' }}>{error}</Box>}
      {addLabel && (
        <OfficeButton
          ref={addButton}
          startIcon={<Icon name="plus" size={20} />}
          disabled={isFull}
          onClick={add}
        >
          {addLabel}
        </OfficeButton>
      )}
    </div>
  );
}

const rowList = { listStyle: 'none', m: 0, mb: 2, p: 0, '&:empty': { display: 'none' } };

const rowStyle = {
  display: 'flex',
  alignItems: 'start',
  gap: 1,
  py: 2,
  borderBottom: `1px solid ${COLORS.slab}`,
};

const closeRow = {
  ...rowStyle,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  py: { xs: 2, sm: 0.75 },
  borderBottom: { xs: rowStyle.borderBottom, sm: 0 },
};
