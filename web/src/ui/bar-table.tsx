import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { toCents } from '@shop/domain/money/money';
import type { FigureTable } from '@shop/domain/statistics/figures';
import { formatEuro, formatNumber } from '@shop/domain/text/format';
import { COLORS } from '../lib/theme/colors.ts';
import { VISUALLY_HIDDEN } from '../lib/theme/shared-styles.ts';

/** A value of each unit as text. */
export const FIGURE_UNITS: Record<FigureTable['unit'], (value: number) => string> = {
  euro: (value) => formatEuro(toCents(value)),
  tonnes: (value) => `${formatNumber(value)} t`,
  percent: (value) => `${formatNumber(value)} %`,
  count: formatNumber,
};

export interface BarTableProps extends Omit<FigureTable, 'note'> {
  /** Set if it is the table itself that shows bars. */
  hasBars?: boolean;
  /** Where the row of a customer leads. */
  pathOf?(customer: string): string;
}

/** The values as a table; with `hasBars`, each behind its number as a bar. */
export function BarTable({
  title,
  head,
  series,
  rows,
  unit,
  hasBars = false,
  pathOf,
}: BarTableProps) {
  const top = Math.max(1, ...rows.flatMap(({ values, isTotal }) => (isTotal ? [] : values)));
  const barOf = (value: number) => `${Math.round((100 * Math.max(0, value)) / top)}%`;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={title} sx={series.length > 3 ? wideTable : table}>
        <thead>
          <tr>
            {[head, ...series, ...(rows.some(({ days }) => days) ? ['Tage'] : [])].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(
            ({ name, values, days, invoice, customer, isPart = false, isTotal = false }) => (
              <tr key={customer ?? name} data-part={isPart} data-total={isTotal}>
                <th scope="row">
                  {invoice ? (
                    <MuiLink href={`/api/invoices/${invoice}/pdf`} target="_blank">
                      {name}
                    </MuiLink>
                  ) : customer && pathOf ? (
                    <MuiLink href={pathOf(customer)}>{name}</MuiLink>
                  ) : (
                    name
                  )}
                </th>
                {values.map((value, index) => (
                  <td
                    key={series[index]}
                    data-label={series[index]}
                    data-empty={value === 0}
                    style={
                      hasBars && !isPart && !isTotal
                        ? { backgroundSize: `${barOf(value)} 100%` }
                        : { background: 'none' }
                    }
                  >
                    {value === 0 && hasBars ? '–' : FIGURE_UNITS[unit](value)}
                  </td>
                ))}
                {days && <td style={{ background: 'none' }}>{days}</td>}
              </tr>
            ),
          )}
        </tbody>
      </Box>
    </Box>
  );
}

const table = {
  width: '100%',
  maxWidth: 960,
  borderCollapse: 'collapse',
  color: 'text.primary',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 0.75, px: 1, borderBottom: '1px solid', borderColor: 'divider' },
  '& th': { pl: 0, textAlign: 'left', fontWeight: 400 },
  '& th:first-of-type': { minWidth: { xs: '7rem', sm: '9.5rem' } },
  // Whose invoices follow.
  '& tr:has(+ [data-part="true"]):not([data-part="true"]) > *': { fontWeight: 600 },
  '& [data-part="true"] th': { pl: 2 },
  '& [data-total="true"] > *': { fontWeight: 600 },
  '& thead th': { fontWeight: 600 },
  '& td': {
    minWidth: { xs: '5.5rem', sm: '7rem' },
    backgroundRepeat: 'no-repeat',
    whiteSpace: 'nowrap',
  },
  '& td, & thead th:not(:first-of-type)': { textAlign: 'right' },
  '& td:nth-of-type(odd)': { backgroundImage: `linear-gradient(${COLORS.slab} 0 0)` },
  '& td:nth-of-type(even)': { backgroundImage: `linear-gradient(${COLORS.concrete} 0 0)` },
};

/** On phones each row is a list of what is not zero. */
const wideTable = {
  ...table,
  '@media (max-width: 599px)': {
    '& thead': VISUALLY_HIDDEN,
    '& tr, & tbody th, & td': { display: 'block' },
    '& tr': { py: 1, borderBottom: '1px solid', borderColor: 'divider' },
    '& td[data-empty="true"]': { display: 'none' },
    '& tbody th, & td': { border: 0, py: 0.25 },
    '& td': { display: 'flex', justifyContent: 'space-between' },
    '& td::before': { content: 'attr(data-label)' },
  },
};
