import Box from '@mui/material/Box';
import { formatDay } from '@shop/domain/calendar';
import { formatNumber } from '@shop/domain/format';
import type { OrdersOfDay } from '@shop/domain/user';
import { COLORS } from '../../../lib/theme/colors.ts';

const DAYS_OF_WEEK = 7;

/** A bar for each day, over lines of whole numbers; whoever cannot see them has the table. */
export function OrdersChart({ days }: { days: readonly OrdersOfDay[] }) {
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

/** "03.11.": the year is known. */
function dayAndMonth(day: string): string {
  return formatDay(day).slice(0, 6);
}

/** At most so many lines above the ground line, so that they stay apart on a phone. */
const MOST_LINES = 4;

/** Lines over which bars of whole numbers are read: round and equally apart, up to `top`. */
interface CountScale {
  top: number;
  lines: number[];
}

/** The scale of counts up to `most`: steps of 1, 2 or 5 with zeros behind. */
export function countScale(most: number): CountScale {
  const step = roundStep(Math.max(most, 1) / MOST_LINES);
  const count = Math.max(1, Math.ceil(most / step));
  return { top: count * step, lines: Array.from({ length: count + 1 }, (_, n) => n * step) };
}

/** The smallest round step that is not smaller than `least`. */
function roundStep(least: number): number {
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  const step = [1, 2, 5].find((factor) => factor * magnitude >= least) ?? 10;
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

// Room for the counts on the left and for the days below; a label at the edge may stand out.
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
  // Grounds are taken away where the device sets its own colours, unless they are its own.
  '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
};
