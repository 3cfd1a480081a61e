import { COLORS } from '../../../lib/theme/colors.ts';
import { VISUALLY_HIDDEN } from '../../../lib/theme/shared-styles.ts';

const card = {
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto 36px',
  gridTemplateAreas:
    '"picture name name choice" "picture category category choice" "price price visibility visibility" "changed changed actions actions"',
  alignItems: 'start',
  columnGap: 1.5,
  rowGap: 1,
  p: 1.5,
  mb: 1.5,
  border: `1px solid ${COLORS.slab}`,
  borderRadius: 1,
};

const cards = {
  // Only for screen readers.
  '& thead': VISUALLY_HIDDEN,
  '&, & tbody': { display: 'block' },
  '& tbody tr': card,
  '& tbody th, & tbody td': { p: 0 },
  '& tbody th': { gridArea: 'name' },
  '& .choice': { gridArea: 'choice', mt: -1, mr: -1 },
  '& .picture': { gridArea: 'picture' },
  '& .category': { gridArea: 'category', typography: 'body2' },
  '& .price': { gridArea: 'price', fontWeight: 600 },
  '& .visibility': { gridArea: 'visibility', textAlign: 'right' },
  '& .changed': { gridArea: 'changed', typography: 'body2', alignSelf: 'center' },
  '& .changed small': { display: 'inline', ml: 1 },
  '& .actions': { gridArea: 'actions' },
};

/** The table of items, or cards on narrow screens. */
export const itemTable = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 1.25, py: 1, textAlign: 'left', verticalAlign: 'middle' },
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': {
    display: 'block',
    typography: 'body2',
    fontWeight: 400,
    color: 'text.secondary',
  },
  '& .choice label': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    cursor: 'pointer',
  },
  '& input[type="checkbox"]': { width: 22, height: 22, m: 0, accentColor: COLORS.ink },
  '& .picture > *': { width: 72, height: 54, borderRadius: 1, overflow: 'hidden' },
  '& .picture img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& .visibility > *': { my: 0.25 },
  '& .changed': { color: 'text.secondary' },
  '& .actions': { whiteSpace: 'nowrap' },
  '& .actions a': { display: 'inline-block', py: 1.25, ml: 2 },
  '& tr[data-selected="true"]': { bgcolor: COLORS.plaster },
  '@media (min-width: 900px)': {
    '& thead th': { borderBottom: `2px solid ${COLORS.ink}`, fontWeight: 600 },
    '& thead th:nth-of-type(1), & thead th:nth-of-type(2)': { fontSize: 0 },
    '& .choice': { pl: 0, pr: 0, width: 44 },
    '& .picture': { width: 92 },
    '& thead th:nth-of-type(5), & .price': { textAlign: 'right', whiteSpace: 'nowrap' },
    '& .changed': { whiteSpace: 'nowrap' },
    '& thead th:last-of-type, & .actions': { textAlign: 'right', pr: 0 },
    '& tbody tr': { borderBottom: `1px solid ${COLORS.slab}` },
    '& tbody tr:hover': { bgcolor: COLORS.plaster },
  },
  '@media (max-width: 899px)': cards,
};
