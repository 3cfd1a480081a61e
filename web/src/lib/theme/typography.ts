import type { ThemeOptions } from '@mui/material/styles';

const BODY = "Barlow, 'Barlow Fallback', 'Barlow Roboto', Arial, sans-serif";

export const CONDENSED =
  "'Barlow Condensed', 'Barlow Condensed Fallback', 'Barlow Condensed Roboto', Arial, sans-serif";

const heading = {
  fontFamily: CONDENSED,
  fontWeight: 700,
  letterSpacing: '-0.005em',
  textWrap: 'balance',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
} as const;

/** Capitals are for overlines only: in names they would change units (`2,2 kW`, `1,9 t`). */
export const TYPOGRAPHY: NonNullable<ThemeOptions['typography']> = {
  fontFamily: BODY,
  fontWeightMedium: 600,
  fontWeightBold: 600,
  h1: { ...heading, fontSize: 'clamp(2.5rem, 1.75rem + 3vw, 4rem)', lineHeight: 1 },
  h2: { ...heading, fontSize: 'clamp(2rem, 1.6rem + 1.7vw, 2.875rem)', lineHeight: 1.05 },
  h3: { ...heading, fontSize: '1.5rem', lineHeight: 1.15 },
  h4: { ...heading, fontSize: '1.25rem', lineHeight: 1.2 },
  h5: { ...heading, fontSize: '1.125rem', lineHeight: 1.2 },
  h6: { ...heading, fontSize: '1.125rem', lineHeight: 1.2 },
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
