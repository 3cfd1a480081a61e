import type { ThemeOptions } from '@mui/material/styles';
import { COLORS } from './colors.ts';
import { RouterAnchor } from './router-anchor.tsx';
import { BOTTOM_BARS, LOW_SCREEN } from './shared-styles.ts';

// Ink next to signal: one of them stands out on every background of the site.
const RING = {
  outline: `3px solid ${COLORS.ink}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${COLORS.signal}`,
};
const RING_ON_DARK = { outlineColor: COLORS.signal, boxShadow: `0 0 0 2px ${COLORS.ink}` };

/** Restores the outline that MUI removes from its pressable elements. */
const focusRing = {
  '&:focus-visible': RING,
  '[data-ground="dark"] &:focus-visible': RING_ON_DARK,
};

const baseline = {
  html: {
    // Keeps focused elements and anchors clear of the sticky header and the bars, including a buy bar
    // that is about to appear.
    scrollPaddingBlock: `88px calc(max(${BOTTOM_BARS}, 48px) + 8px)`,
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
  // Forced colours drop backgrounds and shadows: states need another sign.
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
  '@media print': {
    '[data-screen-only]': { display: 'none !important' },
    'h1, h2, h3, h4, thead': { breakAfter: 'avoid' },
    'tr, li, dl > div': { breakInside: 'avoid' },
  },
} as const;

/** MUI's components in the look of the shop: flat, square, with real borders. */
export const COMPONENT_STYLES: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: { styleOverrides: baseline },
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: RouterAnchor },
    styleOverrides: { root: focusRing },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '8px 24px',
        textAlign: 'center',
        // Not box-shadow: the focus ring must not fade in.
        transition: 'background-color 250ms cubic-bezier(0.4, 0, 0.2, 1)',
        // With forced colours a button has no background and needs a border.
        '@media (forced-colors: active)': { border: '2px solid' },
        ...focusRing,
      },
      startIcon: { marginLeft: -4 },
      contained: {
        // Legible, since it says what is happening ("Bestellung wird verarbeitet...").
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
    defaultProps: { component: RouterAnchor },
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
  // At 400 % zoom a dialog's title and buttons would leave no room for its text.
  MuiDialogContent: {
    styleOverrides: { root: { [LOW_SCREEN]: { flex: 'none', overflow: 'visible' } } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0, variant: 'outlined' },
    styleOverrides: { outlined: { borderColor: COLORS.slab } },
  },
  MuiOutlinedInput: {
    // Only needed for floating labels.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: {
        '&.Mui-focused': {
          outline: `3px solid ${COLORS.ink}`,
          boxShadow: `0 0 0 5px ${COLORS.signal}`,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
      },
      // The focus ring is around the whole field.
      input: { '&:focus-visible': { boxShadow: 'none' } },
      notchedOutline: { borderColor: COLORS.joint, borderWidth: 1 },
    },
  },
  MuiAlert: { styleOverrides: { root: { border: '1px solid currentColor' } } },
};
