import Box from '@mui/material/Box';
import { formatNumber } from '@shop/domain/text/format';
import { COLORS } from '../../lib/theme/colors.ts';
import { BarTable, type BarTableProps, FIGURE_UNITS } from '../../ui/bar-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

const FILLS = [COLORS.asphalt, COLORS.signal];

/** Columns over time. The picture is hidden from screen readers, which get the table instead. */
export function ColumnChart(props: BarTableProps) {
  const { rows, series, unit } = props;
  const { top, lines } = countScale(Math.max(...rows.flatMap(({ values }) => values)));
  const labels = lines.map((value) => axisLabel(value, unit));
  // A sign is about as wide as a figure.
  const room = `${Math.max(...labels.map(({ length }) => length)) + 1}ch`;
  const share = (value: number) => `${(100 * Math.max(0, value)) / top}%`;
  return (
    <>
      <Box aria-hidden="true" sx={frame}>
        <Box sx={plot} style={{ marginLeft: room }}>
          {lines.map((count, index) => (
            <Box key={count} sx={line} style={{ bottom: share(count) }}>
              <span>{labels[index]}</span>
            </Box>
          ))}
          <Box sx={bars}>
            {rows.map(({ name, values, mark }) => (
              <Box
                key={name}
                sx={column}
                title={`${name}: ${values.map(FIGURE_UNITS[unit]).join(', ein Jahr davor ')}`}
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

const SIGNS: Record<BarTableProps['unit'], string> = {
  euro: '\u00a0€',
  tonnes: '\u00a0t',
  percent: '\u00a0%',
  count: '',
};

/** `500`, or `10.000 €`. */
export const axisLabel = (value: number, unit: BarTableProps['unit']): string =>
  formatNumber(value) + SIGNS[unit];

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

// Leaves room for the dates below.
const plot = {
  position: 'relative',
  height: 'calc(100% - 1.75rem)',
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
