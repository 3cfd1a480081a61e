import type { SxProps, Theme } from '@mui/material';
import Box from '@mui/material/Box';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { PRESSABLE } from '../lib/theme/pressable.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  variant?: 'contained' | 'outlined' | 'text';
  size?: 'small' | 'medium' | 'large';
  color?: 'primary' | 'secondary';
  fullWidth?: boolean;
  /** In front of the text. */
  startIcon?: ReactNode;
  /** Makes it a link. */
  href?: string;
  /** A link's: stores what it leads to. */
  download?: boolean;
  /** What it is instead of a button or link. */
  component?: ElementType;
  sx?: SxProps<Theme>;
}

/**
 * What is pressed. In place of MUI's own, which brings a ripple, a spinner and a palette of variants
 * that costs every visitor 5 kB.
 */
export function Button({
  variant = 'contained',
  size = 'medium',
  color = 'primary',
  fullWidth = false,
  startIcon,
  sx,
  children,
  ...rest
}: ButtonProps) {
  const styles = [
    button,
    VARIANTS[variant],
    variant === 'contained' && { bgcolor: `${color}.main`, color: `${color}.contrastText` },
    SIZES[size],
    fullWidth && { width: '100%' },
    ...(Array.isArray(sx) ? sx : [sx]),
  ];
  return (
    <Box {...(rest.href ? { component: 'a' } : NATIVE)} {...rest} sx={styles}>
      {startIcon && (
        <Box component="span" sx={{ mr: 1, ml: -0.5 }}>
          {startIcon}
        </Box>
      )}
      {children}
    </Box>
  );
}

const NATIVE = { component: 'button', type: 'button' } as const;

const DISABLED = '&:disabled';

const button = {
  ...PRESSABLE,
  typography: 'button',
  minWidth: 64,
  minHeight: 48,
  px: 3,
  py: 1,
  border: 0,
  borderRadius: 1,
  textAlign: 'center',
  // Without its ground a button is known by its border.
  '@media (forced-colors: active)': { border: '2px solid' },
  transition: 'background-color 250ms cubic-bezier(0.4, 0, 0.2, 1)',
};

const VARIANTS = {
  contained: {
    '&:hover': { bgcolor: COLORS.signalDark },
    // Still read: it says what is going on ("Bestellung wird verarbeitet...").
    [DISABLED]: { bgcolor: COLORS.concrete, color: COLORS.slate },
  },
  outlined: {
    border: '2px solid currentColor',
    '&:hover': { bgcolor: 'rgb(255 179 16 / 18%)' },
    [DISABLED]: { color: COLORS.slate, borderColor: COLORS.slab },
  },
  text: { px: 1.5, '&:hover': { bgcolor: 'rgb(255 179 16 / 4%)' } },
};

const SIZES = {
  small: { minHeight: 44, px: 2, py: 0.75, fontSize: '1.0625rem' },
  medium: {},
  large: { minHeight: 56, px: 4, py: 1.5, fontSize: '1.25rem' },
};
