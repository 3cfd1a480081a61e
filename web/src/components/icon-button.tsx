import type { SxProps, Theme } from '@mui/material';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { PRESSABLE } from '../lib/theme/pressable.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does: there is no text to say so. */
  'aria-label': string;
  sx?: SxProps<Theme>;
}

/** A sign that is pressed; large enough for a thumb. */
export function IconButton({ sx, ...rest }: IconButtonProps) {
  const styles = [iconButton, ...(Array.isArray(sx) ? sx : [sx])];
  return <Box component="button" type="button" {...rest} sx={styles} />;
}

const iconButton = {
  ...PRESSABLE,
  flex: '0 0 auto',
  minWidth: 44,
  minHeight: 44,
  p: 1,
  borderRadius: 1,
  transition: 'background-color 150ms cubic-bezier(0.4, 0, 0.2, 1)',
  '&:hover': { bgcolor: 'rgb(0 0 0 / 4%)', '@media (hover: none)': { bgcolor: 'transparent' } },
  '&:disabled': { pointerEvents: 'none', color: 'rgb(0 0 0 / 26%)' },
} as const;
