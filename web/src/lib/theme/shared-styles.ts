/** Height in px of the contact buttons at the bottom of narrower screens. */
export const CONTACT_BAR_HEIGHT = 48;

/** Element beside the contact buttons, into which a page may put its main action. */
export const BOTTOM_BAR_ID = 'leiste';

/** From here on the contact buttons fit in the margin beside the page. */
export const WITHOUT_CONTACT_BAR = '@media (min-width: 1340px)';

/**
 * Phones in landscape, and desktops at 400 % zoom (256 px): nothing is sticky there, since it would
 * take up the room that the page needs.
 */
export const LOW_SCREEN = '@media (max-height: 480px)';

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
