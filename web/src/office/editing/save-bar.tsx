import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { BOTTOM_BARS, LOW_SCREEN } from '../../lib/theme/shared-styles.ts';
import type { Message } from './editor-notices.tsx';

interface SaveBarProps {
  isSaving: boolean;
  isDirty: boolean;
  message: Message | undefined;
  /** Beside the button. */
  children?: ReactNode;
}

/** The button that saves a form, and what became of the last attempt until something is typed. */
export function SaveBar({ isSaving, isDirty, message, children }: SaveBarProps) {
  const isError = message?.severity === 'error';
  return (
    <Box sx={bar}>
      <Box sx={{ ...text, ...(isError && { color: 'error.main' }) }}>
        {isDirty && !isError ? 'Noch nicht gespeichert.' : message?.text}
      </Box>
      {children}
      <Button type="submit" disabled={isSaving} sx={{ flex: 'none', minWidth: { sm: 180 } }}>
        {isSaving ? 'Wird gespeichert...' : 'Speichern'}
      </Button>
    </Box>
  );
}

const text = { flex: '1 1 200px', minWidth: 0, fontWeight: 600 };

/** Stays at the bottom of the screen. */
const bar = {
  position: 'sticky',
  bottom: BOTTOM_BARS,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  bgcolor: COLORS.white,
  borderTop: `2px solid ${COLORS.ink}`,
  [LOW_SCREEN]: { position: 'static' },
};
