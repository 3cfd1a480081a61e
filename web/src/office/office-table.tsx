import Box from '@mui/material/Box';
import type { ChangeEvent, ReactNode } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { square, VISUALLY_HIDDEN } from '../lib/theme/shared-styles.ts';

export interface Column<Entry> {
  /** Class of its cells and, on cards, their area; `actions` for the last. */
  name: string;
  title: string;
  /** Whether it names the row. */
  isHead?: boolean;
  isNumber?: boolean;
  cell(entry: Entry): ReactNode;
}

/** A column of boxes that select rows. */
export function choiceColumn<Entry>(
  nameOf: (entry: Entry) => string,
  isSelected: (entry: Entry) => boolean,
  onSelect: (entry: Entry, isSelected: boolean, isRange: boolean) => void,
): Column<Entry> {
  return {
    name: 'choice',
    title: 'Auswahl',
    cell: (entry) => (
      <label>
        <input
          type="checkbox"
          aria-label={`${nameOf(entry)} auswählen`}
          checked={isSelected(entry)}
          onChange={(event) => onSelect(entry, event.target.checked, hasShift(event))}
        />
      </label>
    ),
  };
}

/** Whether shift was held: selects all entries from the one before. */
export const hasShift = ({ nativeEvent }: ChangeEvent) =>
  'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;

interface OfficeTableProps<Entry> {
  /** Its name, or the id of its title. */
  label?: string;
  labelledBy?: string;
  columns: readonly Column<Entry>[];
  entries: readonly Entry[];
  idOf(entry: Entry): string;
  isSelected?(entry: Entry): boolean;
  /** A click anywhere in a row opens it, and focuses its button, which gets the focus back. */
  onOpen?(entry: Entry): void;
  /** Single-line rows. */
  isDense?: boolean;
  /** Styles by the cells' class: at every width, in the table, and on cards. */
  cells?: object;
  wide?: object;
  cards?: object;
  /** The grid of a card. */
  areas: string;
  areaColumns?: string;
}

/** A table of the office. On narrow screens its rows become cards. */
export function OfficeTable<Entry>(props: OfficeTableProps<Entry>) {
  const { label, labelledBy, columns, entries, idOf, isSelected, onOpen } = props;
  function open(entry: Entry, row: HTMLElement, pressed: EventTarget) {
    // The user is selecting text to copy it, or the row.
    if (window.getSelection()?.isCollapsed === false) return;
    if (pressed instanceof Element && pressed.closest('.choice')) return;
    row.querySelector<HTMLElement>('.actions button')?.focus({ preventScroll: true });
    onOpen?.(entry);
  }
  return (
    <Box component="table" aria-label={label} aria-labelledby={labelledBy} sx={stylesOf(props)}>
      <thead>
        <tr>
          {columns.map(({ name, title }) => (
            <th key={name} scope="col" className={name}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr
            key={idOf(entry)}
            data-selected={isSelected?.(entry)}
            onClick={({ currentTarget, target }) => onOpen && open(entry, currentTarget, target)}
          >
            {columns.map(({ name, isHead, cell }) => {
              const Cell = isHead ? 'th' : 'td';
              return (
                <Cell key={name} className={name} scope={isHead ? 'row' : undefined}>
                  {cell(entry)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function stylesOf<Entry>(props: OfficeTableProps<Entry>) {
  const { columns, onOpen, isDense, areas, areaColumns = 'minmax(0, 1fr) auto auto' } = props;
  const numbers = columns.flatMap(({ name, isNumber }) => (isNumber ? `& .${name}` : []));
  const places = columns.map(({ name }) => [`& tr > .${name}`, { gridArea: name }]);
  return {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { textAlign: 'left', verticalAlign: 'middle' },
    '& tbody th': { fontWeight: 600 },
    // A second line of a cell.
    '& small': { display: 'block', typography: 'body2', fontWeight: 400, color: 'text.secondary' },
    '& tr[data-selected="true"]': { bgcolor: COLORS.plaster },
    [numbers.join()]: { textAlign: 'right' },
    '& .choice label': { ...square(44), cursor: 'pointer' },
    '& .choice input': { width: 22, height: 22, m: 0, accentColor: COLORS.ink },
    ...(isDense && DENSE),
    ...(onOpen && { '& tbody tr': { cursor: 'pointer' } }),
    ...props.cells,
    '@media (min-width: 900px)': {
      '& th, & td': { px: 1.25, py: 1 },
      '& thead th': { borderBottom: `2px solid ${COLORS.ink}`, fontWeight: 600 },
      [`& .${columns[0]?.name}`]: { pl: 0 },
      '& .actions': { textAlign: 'right', pr: 0 },
      '& tbody tr': { borderBottom: `1px solid ${COLORS.slab}` },
      '& tbody tr:hover': { bgcolor: COLORS.plaster },
      ...(isDense && DENSE_TABLE),
      ...props.wide,
    },
    '@media (max-width: 899px)': {
      // Kept for screen readers.
      '& thead': VISUALLY_HIDDEN,
      '&, & tbody': { display: 'block' },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: areaColumns,
        gridTemplateAreas: areas,
        border: `1px solid ${COLORS.slab}`,
        borderRadius: 1,
        ...(isDense ? DENSE_CARD : CARD),
      },
      '& tbody th, & tbody td': { p: 0 },
      ...Object.fromEntries(places),
      ...props.cards,
    },
  };
}

const DENSE = {
  '& tbody th, & tbody td': { lineHeight: 1.2 },
  '& [data-color]': { fontSize: '0.875rem', whiteSpace: 'nowrap' },
};

const DENSE_TABLE = {
  fontSize: { md: '0.875rem', lg: '0.9375rem' },
  '& th, & td': { px: 1, py: '1px' },
  '& thead tr th': { py: 1 },
  '& tbody > tr': { height: 40, '@media (pointer: coarse)': { height: 44 } },
  '& .actions .MuiButton-root': {
    minWidth: 0,
    minHeight: 36,
    px: 1,
    py: 0,
    // Borders of neighbours would touch.
    borderColor: 'transparent',
    textDecoration: 'underline',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
};

const CARD = { alignItems: 'start', columnGap: 1.5, rowGap: 1, p: 1.5, mb: 1.5 };

const DENSE_CARD = { alignItems: 'center', columnGap: 1, rowGap: 0.5, px: 1.5, py: 1, mb: 1 };
