/** Pixels that the bar with call and e-mail takes at the foot of narrower screens. */
export const CONTACT_BAR_HEIGHT = 48;

/** From here on the margin beside the page is wider than its buttons, and they stand there. */
export const WITHOUT_CONTACT_BAR = '@media (min-width: 1340px)';

/**
 * Phones on their side, and desks at 400 % zoom (256 px): nothing sticks to the edge there, since
 * it would take the room that the page needs.
 */
export const LOW_SCREEN = '@media (max-height: 480px)';

/** For what only screen readers need. */
export const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
