/** Element at the bottom of the screen, into which a page may put its main action. */
export const BOTTOM_BAR_ID = 'leiste';

/** Height of the bars that are at the bottom of the screen now. */
export const BOTTOM_BARS = 'var(--bottom-bars, 0px)';

/**
 * Phones in landscape, and desktops at 400 % zoom (256 px): nothing is sticky there, since it would
 * take up the room that the page needs.
 */
export const LOW_SCREEN = '@media (max-height: 480px)';

/** A link in small text, as high as a finger needs at least (24 px, WCAG 2.5.8). */
export const LINK_TARGET = { display: 'inline-block', py: 0.5 } as const;

/** The lines of `PriceNotes` below a net price. */
export const PRICE_NOTES = {
  '& small': {
    display: 'block',
    typography: 'body2',
    fontWeight: 400,
    color: 'text.secondary',
    whiteSpace: 'normal',
  },
} as const;

/** For screen readers only. */
export const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
