import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/icon.tsx';
import { announce } from '../../lib/announcer/announce.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { type Row, withRows } from '../editing/rows.ts';

interface RowListProps<Fields extends object> {
  label: string;
  rows: readonly Row<Fields>[];
  max: number;
  /** A new row. */
  empty: Fields;
  addLabel: string;
  /** What the remove button of a row names: `Eintrag 2`. */
  nameOf(row: Row<Fields>, index: number): string;
  /** Of the list as a whole. */
  error?: string | undefined;
  /** Rows that are not shown. */
  isHidden?(row: Row<Fields>): boolean;
  onChange(rows: Row<Fields>[]): void;
  /** The fields of a row. */
  children(row: Row<Fields>, index: number, set: (fields: Partial<Fields>) => void): ReactNode;
}

/** Rows of fields that are added and removed. */
export function RowList<Fields extends object>({
  label,
  rows,
  max,
  empty,
  addLabel,
  nameOf,
  error,
  isHidden = () => false,
  onChange,
  children,
}: RowListProps<Fields>) {
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  function add() {
    // What is typed next goes into the new row.
    flushSync(() => onChange(withRows(rows, empty)));
    list.current?.lastElementChild?.querySelector('input')?.focus();
  }

  function remove(removed: Row<Fields>, index: number) {
    announce(`${nameOf(removed, index)} entfernt.`);
    onChange(rows.filter(({ key }) => key !== removed.key));
    addButton.current?.focus();
  }

  return (
    <div>
      <Box component="ul" aria-label={label} ref={list} sx={rowList}>
        {rows.map((row, index) =>
          isHidden(row) ? null : (
            <Box component="li" key={row.key} sx={rowStyle}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {children(row, index, (fields) =>
                  onChange(
                    rows.map((other) => (other.key === row.key ? { ...other, ...fields } : other)),
                  ),
                )}
              </Box>
              <IconButton
                aria-label={`${nameOf(row, index)} entfernen`}
                onClick={() => remove(row, index)}
                sx={{ mt: '33px' }}
              >
                <Icon name="close" size={20} />
              </IconButton>
            </Box>
          ),
        )}
      </Box>
      {error && <Box sx={{ mb: 2, color: 'error.main' }}>{error}</Box>}
      <Button
        ref={addButton}
        variant="outlined"
        size="small"
        startIcon={<Icon name="plus" size={20} />}
        disabled={rows.length >= max}
        onClick={add}
      >
        {addLabel}
      </Button>
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
