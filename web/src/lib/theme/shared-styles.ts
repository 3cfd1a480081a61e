import { COLORS } from './colors.ts';

/** Height of the office's header in px, all that stands above its tabs. */
export const OFFICE_HEADER = 48;

/** Element at the bottom of the screen, into which a page may put its main action. */
export const BOTTOM_BAR_ID = 'leiste';

/** Current height of the bars at the bottom of the screen. */
export const BOTTOM_BARS = 'var(--bottom-bars, 0px)';

/**
 * Phones in landscape, and desktops at 400 % zoom (256 px): nothing is sticky there, as it would take
 * up room that the page needs.
 */
export const LOW_SCREEN = '@media (max-height: 480px)';

/** A desktop at 200 % zoom, and a phone in landscape: wide, but low. */
export const ZOOMED = '@media (min-width: 600px) and (max-width: 899.95px) and (max-height: 600px)';

/** A link in small text, at least as high as a finger needs (24 px, WCAG 2.5.8). */
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

export const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const PLAIN_LIST = { m: 0, p: 0, listStyle: 'none' } as const;

/** Columns of these proportions from a breakpoint on, stacked below it; none grows with its content. */
export const columns = (from: 'sm' | 'md', ...parts: readonly number[]) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    [from]: parts.map((part) => `minmax(0, ${part}fr)`).join(' '),
  },
});

/** A panel with a coloured edge: signal if it needs an answer, joint for a remark. */
export const edgedPanel = (edge: 'signal' | 'joint') => ({
  p: 2,
  bgcolor: COLORS.plaster,
  borderLeft: `${edge === 'signal' ? 6 : 4}px solid ${COLORS[edge]}`,
});

export const CARD = { border: `1px solid ${COLORS.slab}`, borderRadius: 1, bgcolor: COLORS.white };

/** The head of a `details` element, with a mark of its own. */
export const SUMMARY = {
  display: 'flex',
  alignItems: 'center',
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
} as const;

export const CONTROL = {
  border: `1px solid ${COLORS.joint}`,
  borderRadius: 1,
  bgcolor: COLORS.white,
};

/** A radio button in a tile; the chosen one is framed. */
export const CHOICE = {
  p: 0.5,
  border: `1px solid ${COLORS.joint}`,
  borderRadius: 1,
  '&:has(:checked)': {
    borderColor: COLORS.ink,
    boxShadow: `inset 4px 0 0 ${COLORS.signal}, 0 0 0 1px ${COLORS.ink}`,
  },
};

export const WRAPPED = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** Puts two elements at the ends of a row, the second below the first if they do not fit. */
export const ENDS = { ...WRAPPED, justifyContent: 'space-between' };

/** A square with centred content; size in px. */
export const square = (size: number | Record<string, number>) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size,
  height: size,
  borderRadius: 1,
});

/** A framed link with a picture, a text and an arrow (class `arrow`). */
export const TILE = {
  display: 'flex',
  color: 'inherit',
  textDecoration: 'none',
  border: `2px solid ${COLORS.ink}`,
  borderRadius: 1,
  overflow: 'hidden',
  '& .arrow': { ...square(40), bgcolor: 'primary.main' },
  '&:hover .arrow': { bgcolor: 'primary.dark' },
} as const;
