import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { type Row, useRows } from '../editing/rows.ts';

interface RowListProps<Fields extends object> {
  name: string;
  label: string;
  max: number;
  empty: Fields;
  addLabel: string;
  /** Name of a row's remove button: `Eintrag 2`. */
  nameOf(row: Row<Fields>, index: number): string;
  /** Rows that are not shown. */
  isHidden?(row: Row<Fields>): boolean;
  children(row: Row<Fields>, index: number, set: (fields: Partial<Fields>) => void): ReactNode;
}

/** Rows of fields that are added and removed. */
export function RowList<Fields extends object>({
  name,
  label,
  addLabel,
  isHidden = () => false,
  children,
  ...options
}: RowListProps<Fields>) {
  const { rows, list, addButton, isFull, error, add, remove, set } = useRows(name, options);
  return (
    <div>
      <Box component="ul" aria-label={label} ref={list} sx={rowList}>
        {rows.map((row, index) =>
          isHidden(row) ? null : (
            <Box component="li" key={row.key} sx={rowStyle}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {children(row, index, (fields) => set(index, fields))}
              </Box>
              <IconButton
                aria-label={`${options.nameOf(row, index)} entfernen`}
                onClick={() => remove(index)}
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
        disabled={isFull}
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
