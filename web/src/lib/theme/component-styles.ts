import type { ThemeOptions } from '@mui/material/styles';
import { COLORS } from './colors.ts';
import { CONTACT_BAR_HEIGHT, LOW_SCREEN, WITHOUT_CONTACT_BAR } from './shared-styles.ts';

// Ink beside signal: one of the two stands out on every ground of the site.
const RING = {
  outline: `3px solid ${COLORS.ink}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${COLORS.signal}`,
};
const RING_ON_DARK = { outlineColor: COLORS.signal, boxShadow: `0 0 0 2px ${COLORS.ink}` };

/** MUI removes the outline of what can be pressed; this gives it back. */
const focusRing = {
  '&:focus-visible': RING,
  '[data-ground="dark"] &:focus-visible': RING_ON_DARK,
};

const baseline = {
  html: {
    // What gets the focus, or is jumped to, comes to stand beside what sticks to the edges.
    scrollPaddingBlock: `88px ${CONTACT_BAR_HEIGHT + 8}px`,
    [WITHOUT_CONTACT_BAR]: { scrollPaddingBottom: 8 },
    [LOW_SCREEN]: { scrollPaddingBlock: 8 },
    WebkitTextSizeAdjust: '100%',
  },
  body: { backgroundColor: COLORS.white, overflowWrap: 'break-word' },
  '::selection': { backgroundColor: COLORS.signal, color: COLORS.ink },
  ':focus-visible': RING,
  '[data-ground="dark"] :focus-visible': RING_ON_DARK,
  'main:focus, main:focus-visible': { outline: 'none', boxShadow: 'none' },
  'img, svg': { maxWidth: '100%' },
  '[data-icon]': { display: 'block', flex: 'none' },
  // Where the device's own colours replace ours, grounds and shadows go: states need a line.
  '@media (forced-colors: active)': {
    'a[aria-current="page"]': {
      textDecoration: 'underline !important',
      textDecorationThickness: '3px !important',
      textUnderlineOffset: '0.35em',
    },
    '[aria-pressed="true"], .MuiTabs-indicator': {
      forcedColorAdjust: 'none',
      color: 'HighlightText !important',
      backgroundColor: 'Highlight !important',
    },
  },
  '@media print': { '[data-screen-only]': { display: 'none !important' } },
} as const;

/** How MUI's parts look here: flat, square, with real borders. */
export const COMPONENT_STYLES: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: { styleOverrides: baseline },
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: focusRing } },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '8px 24px',
        textAlign: 'center',
        // The focus ring, a shadow, must not fade in.
        transition: 'background-color 250ms cubic-bezier(0.4, 0, 0.2, 1)',
        // Forced colours remove the ground by which a button is known.
        '@media (forced-colors: active)': { border: '2px solid' },
        ...focusRing,
      },
      startIcon: { marginLeft: -4 },
      contained: {
        // Still legible: it says what is going on ("Bestellung wird verarbeitet...").
        '&.Mui-disabled': { backgroundColor: COLORS.concrete, color: COLORS.slate },
      },
      outlined: {
        border: '2px solid currentColor',
        color: 'inherit',
        '&:hover': { backgroundColor: 'rgb(255 179 16 / 18%)' },
        '&.Mui-disabled': { border: `2px solid ${COLORS.slab}`, color: COLORS.slate },
      },
      text: { padding: '8px 12px', color: 'inherit' },
      sizeSmall: { minHeight: 44, padding: '6px 16px', fontSize: '1.0625rem' },
      sizeLarge: { minHeight: 56, padding: '12px 32px', fontSize: '1.25rem' },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: { root: { minWidth: 44, minHeight: 44, borderRadius: 3 } },
  },
  MuiLink: {
    styleOverrides: {
      root: {
        color: 'inherit',
        textDecorationColor: COLORS.signalDark,
        textDecorationThickness: 2,
        textUnderlineOffset: '0.2em',
        '&:hover': { textDecorationThickness: 4 },
      },
    },
  },
  // At 400 % zoom nothing would be left of a dialog's text between its head and its buttons.
  MuiDialogContent: {
    styleOverrides: { root: { [LOW_SCREEN]: { flex: 'none', overflow: 'visible' } } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0, variant: 'outlined' },
    styleOverrides: { outlined: { borderColor: COLORS.slab } },
  },
  MuiOutlinedInput: {
    // They would tell a label that floats of what the browser fills in; ours stand still.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: {
        '&.Mui-focused': {
          outline: `3px solid ${COLORS.ink}`,
          boxShadow: `0 0 0 5px ${COLORS.signal}`,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
      },
      // The ring stands around the whole field.
      input: { '&:focus-visible': { boxShadow: 'none' } },
      notchedOutline: { borderColor: COLORS.joint, borderWidth: 1 },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: `3px solid ${COLORS.ink}`, outlineOffset: -6 } },
    },
  },
  MuiAlert: { styleOverrides: { root: { border: '1px solid currentColor' } } },
};
