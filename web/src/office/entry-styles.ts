import { COLORS } from '../lib/theme/colors.ts';

/** An entry of a list, with its buttons on the right if there is room. */
export const entryRow = (from: 'sm' | 'md') => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', [from]: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1.5,
  py: 2,
  borderTop: `1px solid ${COLORS.slab}`,
});

/** Short facts side by side, below an entry's name. */
export const ENTRY_FACTS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  mt: 0.5,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
};
