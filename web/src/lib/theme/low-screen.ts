/**
 * Phones on their side, and desks at 400 % zoom (256 px): nothing sticks to the edge there, since
 * it would take the room that the page needs.
 */
export const LOW_SCREEN = '@media (max-height: 480px)';
