import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { WRAPPED } from '../../lib/theme/shared-styles.ts';
import { Row } from '../../ui/layout.tsx';

interface SelectAllProps {
  /** Gets the focus after an action, as its button is then gone. */
  input: RefObject<HTMLInputElement | null>;
  selected: number;
  of: number;
  label: string;
  onSelectAll(isSelected: boolean): void;
  /** Buttons that act on the selection. */
  children: ReactNode;
}

/** Selects all entries of a list or none; shows the buttons for selected ones. */
export function SelectAll({ input, selected, of, label, onSelectAll, children }: SelectAllProps) {
  const isSome = selected > 0 && selected < of;
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isSome;
  }, [input, isSome]);
  return (
    <Box role="group" aria-label="Auswahl" data-screen-only sx={bar}>
      <Box component="label" sx={choice}>
        <input
          ref={input}
          type="checkbox"
          checked={of > 0 && selected === of}
          onChange={(event) => onSelectAll(event.target.checked)}
        />
        <span>{label}</span>
      </Box>
      {selected > 0 && <Row gap={1}>{children}</Row>}
    </Box>
  );
}

const bar = {
  ...WRAPPED,
  columnGap: 3,
  rowGap: 1,
  minHeight: 60,
  px: 1.5,
  py: 1,
  bgcolor: COLORS.plaster,
  borderRadius: 1,
};

const choice = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  cursor: 'pointer',
  '& input': { flex: 'none', width: 22, height: 22, m: 0, accentColor: COLORS.ink },
};
