import { COLORS } from '../lib/theme/colors.ts';
import { CONTROL, PRICE_NOTES } from '../lib/theme/shared-styles.ts';
import { FILLING } from './product-image.tsx';

const card = {
  position: 'relative',
  border: `1px solid ${COLORS.slab}`,
  borderRadius: 1,
  overflow: 'hidden',
  contain: 'content',
  // Cards out of view are not laid out or painted, but find-in-page still finds them.
  contentVisibility: 'auto',
  bgcolor: COLORS.white,
  '&:hover': { borderColor: COLORS.ink, boxShadow: `inset 0 -4px ${COLORS.signal}` },
  '&:has(a:focus-visible)': {
    outline: `3px solid ${COLORS.ink}`,
    boxShadow: `0 0 0 5px ${COLORS.signal}`,
  },
} as const;

const coveringLink = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
} as const;

// The link's box covers most of the picture, since audits of target sizes ignore `::after`: next to a
// sticky bar a smaller box would count as too small a target.
const tall = { display: 'block', mt: '-56%', pt: '56%' } as const;

/** Shared by both views. */
const parts = {
  // Restoring a scroll position needs the real heights, and printing needs all cards.
  '& > ul[data-restored] > li': { contentVisibility: 'visible' },
  '@media print': { '& > ul > li': { contentVisibility: 'visible !important' } },
  '& .item-picture img': FILLING,
  '& .item-kind': { typography: 'overline', m: 0, color: 'text.secondary' },
  '& .item-name a': coveringLink,
  '& .item-subtitle': { typography: 'body2', m: 0, mt: 0.5 },
  '& .item-subtitle span': { display: 'block', color: 'text.secondary' },
  // Above the link that covers the card.
  '& form': { position: 'relative', zIndex: 1, display: 'flex', gap: 1, minHeight: 44 },
  '& form input': { ...CONTROL, width: 56, font: 'inherit', textAlign: 'center' },
  '& form a': { display: 'grid', placeItems: 'center', textDecoration: 'none' },
  '& form button, & form a': {
    flex: 1,
    minWidth: 0,
    border: `1px solid ${COLORS.ink}`,
    borderRadius: 1,
    bgcolor: COLORS.white,
    color: COLORS.ink,
    typography: 'button',
    fontSize: '1rem',
    lineHeight: 1.1,
    cursor: 'pointer',
  },
  '& form button:hover, & form a:hover': { bgcolor: COLORS.signal },
  '& form[data-added] button': { bgcolor: COLORS.asphalt, color: COLORS.white },
  '& .item-corner': { position: 'absolute', top: 0, right: 0 },
} as const;

const name = { typography: 'h3', m: 0, mt: 0.5, hyphens: 'auto' } as const;

const description = {
  typography: 'body2',
  m: 0,
  mt: 1,
  display: '-webkit-box',
  color: 'text.secondary',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

const price = {
  fontWeight: 600,
  fontSize: '1.1875rem',
  fontVariantNumeric: 'tabular-nums',
  ...PRICE_NOTES,
} as const;

const inset = { xs: 1.5, sm: 2 };

const list = { display: 'grid', m: 0, p: 0, listStyle: 'none' } as const;

// In rem, so that with enlarged text a phone shows a single column.
const tiles = (width: number) => `repeat(auto-fill, minmax(min(100%, ${width}rem), 1fr))`;

export const GRID_STYLES = {
  ...list,
  gridTemplateColumns: { xs: tiles(10), sm: tiles(15.5) },
  gap: { xs: 2, md: 3 },
} as const;

/**
 * The styles of a list and its cards, set on the element around them: one Emotion class instead of
 * several per card, which would cost a phone many times what the elements do.
 */
export const LIST_STYLES = {
  grid: {
    ...parts,
    '& > ul': GRID_STYLES,
    '& > ul > li': {
      ...card,
      display: 'flex',
      flexDirection: 'column',
      containIntrinsicHeight: { xs: 'auto 260px', sm: 'auto 380px' },
    },
    // Heights with gross and base prices: averages, so that a reload finds the scroll position again.
    '& > ul > li:has(small)': {
      containIntrinsicHeight: { xs: 'auto 326px', sm: 'auto 450px' },
    },
    '& .item-picture': {
      aspectRatio: '3 / 2',
      minHeight: 0,
      borderBottom: `1px solid ${COLORS.slab}`,
    },
    '& .item-text': { p: inset, pb: 1, flex: 1 },
    '& .item-name': { ...name, fontSize: { xs: '1.125rem', sm: '1.5rem' } },
    '& .item-name a': { ...coveringLink, ...tall },
    // In two columns on a phone there is no room for it.
    '& .item-description': { ...description, display: { xs: 'none', sm: '-webkit-box' } },
    '& .item-price': { ...price, p: inset, pt: 1 },
    // Prices line up across a row, whatever stands above them.
    '& > ul > li:has(form)': {
      containIntrinsicHeight: { xs: 'auto 340px', sm: 'auto 400px' },
      '& .item-picture': { aspectRatio: { sm: '16 / 9' } },
      '& .item-kind, & .item-subtitle span:first-of-type': { display: 'none' },
      '& .item-text': { display: 'flex', flexDirection: 'column', pb: 0 },
      '& .item-subtitle': { mt: 'auto', pt: 0.5 },
      '& .item-subtitle, & .item-price small': { fontSize: { xs: '0.75rem', sm: '0.875rem' } },
      '& .item-price': { pb: 1, minHeight: '3.4em' },
    },
    '& li form': { m: inset, mt: 0 },
  },
  // For orders of many lines: low rows, each with a quantity field.
  list: {
    ...parts,
    '& > ul': { ...list, gridTemplateColumns: '1fr', gap: 0.5 },
    '& > ul > li': {
      ...card,
      display: 'grid',
      gridTemplateColumns: { xs: '72px minmax(0, 1fr)', sm: '96px minmax(0, 1fr) 11rem 13rem' },
      alignItems: 'center',
      columnGap: { xs: 1.5, sm: 2 },
      pr: 1.5,
      minHeight: 64,
      containIntrinsicHeight: { xs: 'auto 170px', sm: 'auto 62px' },
    },
    '& .item-picture': {
      position: 'relative',
      alignSelf: 'stretch',
      gridRow: { xs: 'span 3', sm: 'auto' },
    },
    '& .item-picture > img': { position: 'absolute' },
    '& .item-kind': { display: 'none' },
    '& .item-name': { ...name, m: 0, fontSize: '1.125rem', lineHeight: 1.15 },
    '& p.item-subtitle': { lineHeight: 1.3, m: 0 },
    '& .item-subtitle > span': { display: 'inline-block', mr: 1.5 },
    '& .item-text': { py: 0.25 },
    '& .item-price': { ...price, lineHeight: 1.3 },
    '& li form': { my: 0.5 },
  },
} as const;

export type ListView = keyof typeof LIST_STYLES;
