import type { ThemeOptions } from '@mui/material/styles';

const BODY = "Barlow, 'Barlow Fallback', 'Barlow Roboto', Arial, sans-serif";

/** The font of headings, navigation, buttons and labels. */
export const CONDENSED =
  "'Barlow Condensed', 'Barlow Condensed Fallback', 'Barlow Condensed Roboto', Arial, sans-serif";

const heading = {
  fontFamily: CONDENSED,
  fontWeight: 700,
  textTransform: 'uppercase',
  textWrap: 'balance',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
} as const;

export const TYPOGRAPHY: NonNullable<ThemeOptions['typography']> = {
  fontFamily: BODY,
  fontWeightMedium: 600,
  fontWeightBold: 600,
  h1: { ...heading, fontSize: 'clamp(2.25rem, 1.6rem + 2.6vw, 3.5rem)', lineHeight: 1 },
  h2: { ...heading, fontSize: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)', lineHeight: 1.05 },
  h3: { ...heading, fontSize: '1.375rem', lineHeight: 1.15, fontWeight: 600 },
  h4: { ...heading, fontSize: '1.125rem', lineHeight: 1.2, fontWeight: 600 },
  h5: { ...heading, fontSize: '1rem', lineHeight: 1.2, fontWeight: 600 },
  h6: { ...heading, fontSize: '1rem', lineHeight: 1.2, fontWeight: 600 },
  body1: { fontSize: '1.0625rem', lineHeight: 1.55 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
  button: {
    fontFamily: CONDENSED,
    fontWeight: 600,
    fontSize: '1.125rem',
    lineHeight: 1.2,
    letterSpacing: '0.02em',
    textTransform: 'none',
  },
  overline: {
    fontFamily: CONDENSED,
    fontWeight: 600,
    fontSize: '0.9375rem',
    lineHeight: 1.2,
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
};
