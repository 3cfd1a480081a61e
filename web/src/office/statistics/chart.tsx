import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { toCents } from '@shop/domain/money/money';
import type { FigureTable } from '@shop/domain/statistics/figures';
import { formatEuro, formatNumber } from '@shop/domain/text/format';
import { Disclosure } from '../../components/disclosure.tsx';
import { COLORS } from '../../lib/theme/colors.ts';

const UNITS: Record<FigureTable['unit'], (value: number) => string> = {
  euro: (value) => formatEuro(toCents(value)),
  tonnes: (value) => `${formatNumber(value)} t`,
  percent: (value) => `${formatNumber(value)} %`,
  count: formatNumber,
};
const FILLS = [COLORS.asphalt, COLORS.signal];

interface ChartProps extends Omit<FigureTable, 'note'> {
  /** Set if it is the table itself that shows bars. */
  hasBars?: boolean;
}

/** Columns over time. The picture is hidden from screen readers, which get the table instead. */
export function ColumnChart(props: ChartProps) {
  const { rows, series, unit } = props;
  const { top, lines } = countScale(Math.max(...rows.flatMap(({ values }) => values)));
  const share = (value: number) => `${(100 * Math.max(0, value)) / top}%`;
  return (
    <>
      <Box aria-hidden="true" sx={frame}>
        <Box sx={plot}>
          {lines.map((count) => (
            <Box key={count} sx={line} style={{ bottom: share(count) }}>
              <span>
                {count < 10_000 ? formatNumber(count) : `${formatNumber(count / 1000)} T`}
              </span>
            </Box>
          ))}
          <Box sx={bars}>
            {rows.map(({ name, values, mark }) => (
              <Box
                key={name}
                sx={column}
                title={`${name}: ${values.map(UNITS[unit]).join(', ein Jahr davor ')}`}
              >
                {values.map((value, index) => (
                  <i
                    key={series[index]}
                    style={{ height: share(value), background: FILLS[index] }}
                  />
                ))}
                {mark && <span>{mark}</span>}
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
      <Disclosure title="Als Tabelle anzeigen">
        <BarTable {...props} />
      </Disclosure>
    </>
  );
}

/** The values as a table; with `hasBars`, each behind its number as a bar. */
export function BarTable({ title, head, series, rows, unit, hasBars = false }: ChartProps) {
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
          {rows.map(({ name, values, days, invoice, isTotal = false }) => (
            <tr key={name} data-part={invoice !== undefined} data-total={isTotal}>
              <th scope="row">
                {invoice ? (
                  <MuiLink href={`/api/invoices/${invoice}/pdf`} target="_blank">
                    {name}
                  </MuiLink>
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
                    hasBars && !invoice && !isTotal
                      ? { backgroundSize: `${barOf(value)} 100%` }
                      : { background: 'none' }
                  }
                >
                  {value === 0 && hasBars ? '–' : UNITS[unit](value)}
                </td>
              ))}
              {days && <td style={{ background: 'none' }}>{days}</td>}
            </tr>
          ))}
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
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tr, & tbody th, & td': { display: 'block' },
    '& tr': { py: 1, borderBottom: '1px solid', borderColor: 'divider' },
    '& td[data-empty="true"]': { display: 'none' },
    '& tbody th, & td': { border: 0, py: 0.25 },
    '& td': { display: 'flex', justifyContent: 'space-between' },
    '& td::before': { content: 'attr(data-label)' },
  },
};

/** Grid lines above zero; more would be too crowded on a phone. */
const MAX_LINES = 4;

interface CountScale {
  top: number;
  /** Values of the grid lines, from 0 to `top`. */
  lines: number[];
}

/** A chart axis for whole numbers up to `max`, in steps of 1, 2 or 5 times a power of ten. */
export function countScale(max: number): CountScale {
  const step = roundStep(Math.max(max, 1) / MAX_LINES);
  const count = Math.max(1, Math.ceil(max / step));
  return { top: count * step, lines: Array.from({ length: count + 1 }, (_, n) => n * step) };
}

function roundStep(min: number): number {
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(min)));
  const step = [1, 2, 5].find((factor) => factor * magnitude >= min) ?? 10;
  return step * magnitude;
}

const frame = {
  height: { xs: 240, md: 300 },
  p: { xs: 2, sm: 3 },
  border: `1px solid ${COLORS.slab}`,
  borderRadius: 1,
  typography: 'body2',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
};

// Leaves room for the counts on the left and the dates below.
const plot = {
  position: 'relative',
  height: 'calc(100% - 1.75rem)',
  ml: 4.5,
  mr: { xs: 1, sm: 2 },
};

const line = {
  position: 'absolute',
  insetInline: 0,
  borderTop: `1px solid ${COLORS.slab}`,
  '& > span': {
    position: 'absolute',
    right: '100%',
    pr: 1,
    transform: 'translateY(-50%)',
    whiteSpace: 'nowrap',
  },
};

const bars = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  borderBottom: `1px solid ${COLORS.ink}`,
};

const column = {
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  alignItems: 'flex-end',
  px: { xs: '1px', sm: '3px' },
  '&:hover > i': { opacity: 0.7 },
  '& > span': { position: 'absolute', top: '100%', left: '50%', translate: '-50%', pt: 0.5 },
  '& > i': {
    flex: '1 1 0',
    borderRadius: '2px 2px 0 0',
    // Forced colours remove the bars' own colour.
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
};
