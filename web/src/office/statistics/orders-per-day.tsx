import Box from '@mui/material/Box';
import type { OrdersOfDay } from '@shop/domain/contract/user';
import { counted, formatNumber } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { Disclosure } from '../../components/disclosure.tsx';
import { Titled } from '../../components/titled.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { useOfficeQuery } from '../kit/api/use-office-query.ts';
import { LoadedText } from '../kit/tab/paged-list.tsx';

export function OrdersPerDay() {
  const { data: days = [], isLoading } = useOfficeQuery(
    ['orders-per-day'],
    'GET /api/admin/orders-per-day',
  );
  const total = days.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <Titled title="Bestellungen der letzten 30 Tage">
      <Box sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
        <LoadedText isLoading={isLoading} loading="Bestellungen pro Tag werden geladen...">
          {summary(days, total)}
        </LoadedText>
      </Box>
      {total > 0 && (
        <>
          <OrdersChart days={days} />
          <OrdersPerDayTable days={days} />
        </>
      )}
    </Titled>
  );
}

function summary(days: readonly OrdersOfDay[], total: number): string {
  if (total === 0) return 'In dieser Zeit sind keine Bestellungen eingegangen.';
  const busiest = days.reduce((best, day) => (day.orders > best.orders ? day : best));
  const all = counted(total, 'Bestellung', 'Bestellungen');
  return `${all}, die meisten am ${formatDay(busiest.day)} (${formatNumber(busiest.orders)}).`;
}

function OrdersPerDayTable({ days }: { days: readonly OrdersOfDay[] }) {
  return (
    <Disclosure title="Als Tabelle anzeigen">
      <Box component="table" aria-label="Bestellungen pro Tag" sx={table}>
        <thead>
          <tr>
            <th scope="col">Tag</th>
            <th scope="col">Bestellungen</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, orders }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>{formatNumber(orders)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Disclosure>
  );
}

const table = {
  minWidth: 'min(100%, 360px)',
  borderCollapse: 'collapse',
  color: 'text.primary',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 0.75, px: 0, borderBottom: '1px solid', borderColor: 'divider' },
  '& th': { textAlign: 'left', fontWeight: 400 },
  '& thead th': { fontWeight: 600 },
  '& td, & thead th:last-of-type': { textAlign: 'right' },
};

const DAYS_OF_WEEK = 7;

/** Bar chart of the orders per day; hidden from screen readers, which get the table instead. */
function OrdersChart({ days }: { days: readonly OrdersOfDay[] }) {
  const { top, lines } = countScale(Math.max(...days.map(({ orders }) => orders)));
  const share = (orders: number) => `${(100 * orders) / top}%`;
  return (
    <Box aria-hidden="true" sx={frame}>
      <Box sx={plot}>
        {lines.map((count) => (
          <Box key={count} sx={line} style={{ bottom: share(count) }}>
            <span>{formatNumber(count)}</span>
          </Box>
        ))}
        <Box sx={bars}>
          {days.map(({ day, orders }, index) => (
            <Box key={day} sx={column} title={`${formatDay(day)}: ${formatNumber(orders)}`}>
              <Box sx={bar} style={{ height: share(orders) }} />
              {(days.length - 1 - index) % DAYS_OF_WEEK === 0 && <span>{dayAndMonth(day)}</span>}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** `03.11.` */
function dayAndMonth(day: string): string {
  return formatDay(day).slice(0, 6);
}

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
  '& > span': { position: 'absolute', right: '100%', pr: 1, transform: 'translateY(-50%)' },
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
  display: 'flex',
  alignItems: 'flex-end',
  px: { xs: '1px', sm: '3px' },
  '&:hover': { bgcolor: COLORS.concrete },
  '& > span': { position: 'absolute', top: '100%', left: '50%', translate: '-50%', pt: 0.5 },
};

const bar = {
  width: '100%',
  bgcolor: COLORS.asphalt,
  borderRadius: '2px 2px 0 0',
  // Forced colours remove the bars' own colour.
  '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
};
