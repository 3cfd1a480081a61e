/** Pixels that the bar with call and e-mail takes at the foot of narrower screens. */
export const CONTACT_BAR_HEIGHT = 48;

/** From here on the margin beside the page is wider than its buttons, and they stand there. */
export const WITHOUT_CONTACT_BAR = '@media (min-width: 1340px)';
