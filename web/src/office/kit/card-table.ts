import { COLORS } from '../../lib/theme/colors.ts';
import { VISUALLY_HIDDEN } from '../../lib/theme/shared-styles.ts';

interface CardTable {
  /** Styles at every width; like the others, they address the cells by class. */
  cells: object;
  /** Styles of the table on wide screens. */
  wide: object;
  /** The grid of a card on narrow screens; `cardCells` styles its cells. */
  card: object;
  cardCells: object;
}

/** A table whose rows become cards on narrow screens; its last column has the class `actions`. */
export function cardTable({ cells, wide, card, cardCells }: CardTable) {
  return {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    ...cells,
    '@media (min-width: 900px)': {
      '& thead th': { borderBottom: `2px solid ${COLORS.ink}`, fontWeight: 600 },
      ...wide,
      '& thead th:last-of-type, & .actions': { textAlign: 'right', pr: 0 },
      '& tbody tr': { borderBottom: `1px solid ${COLORS.slab}` },
      '& tbody tr:hover': { bgcolor: COLORS.plaster },
    },
    '@media (max-width: 899px)': {
      // Kept for screen readers.
      '& thead': VISUALLY_HIDDEN,
      '&, & tbody': { display: 'block' },
      '& tbody tr': {
        display: 'grid',
        border: `1px solid ${COLORS.slab}`,
        borderRadius: 1,
        ...card,
      },
      '& tbody th, & tbody td': { p: 0 },
      ...cardCells,
    },
  };
}
