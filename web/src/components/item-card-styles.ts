import { COLORS } from '../theme/colors.ts';

const card = {
  position: 'relative',
  border: `1px solid ${COLORS.slab}`,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: COLORS.white,
  '&:hover': { borderColor: COLORS.ink, boxShadow: `inset 0 -4px ${COLORS.signal}` },
  '&:has(a:focus-visible)': {
    outline: `3px solid ${COLORS.ink}`,
    boxShadow: `0 0 0 5px ${COLORS.signal}`,
  },
} as const;

const inset = { xs: 1.5, sm: 2 };

const price = {
  fontWeight: 600,
  fontSize: '1.1875rem',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** How an item looks in each view. */
export const CARD_STYLES = {
  grid: {
    card: { ...card, display: 'flex', flexDirection: 'column' },
    picture: { aspectRatio: '4 / 3', borderBottom: `1px solid ${COLORS.slab}` },
    text: { p: inset, pb: 1, flex: 1 },
    name: { mt: 0.5, fontSize: { xs: '1.1875rem', sm: '1.375rem' }, hyphens: 'auto' },
    // Two columns on a phone leave no room for it.
    description: { display: { xs: 'none', sm: '-webkit-box' } },
    price: { ...price, p: inset, pt: 1 },
  },
  list: {
    card: {
      ...card,
      display: 'grid',
      gridTemplateColumns: { xs: '96px 1fr', sm: '136px 1fr auto' },
      alignItems: 'center',
    },
    picture: { alignSelf: 'stretch', minHeight: 104, gridRow: { xs: 'span 2', sm: 'auto' } },
    text: { p: 2, pb: { xs: 0, sm: 2 } },
    name: { mt: 0.5 },
    description: { display: '-webkit-box' },
    price: { ...price, p: 2, pt: { xs: 1, sm: 2 }, whiteSpace: 'nowrap' },
  },
} as const;

const tiles = (width: number) => `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`;

/** Tiles, or lines below each other. */
export type ListView = keyof typeof CARD_STYLES;

/** How the items stand beside each other in each view. */
export const LIST_STYLES = {
  grid: {
    gridTemplateColumns: { xs: tiles(160), sm: tiles(248) },
    gap: { xs: 2, md: 3 },
  },
  list: { gridTemplateColumns: '1fr', gap: 1.5 },
} as const;
