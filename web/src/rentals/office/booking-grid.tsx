import Box from '@mui/material/Box';
import type { AdminBooking } from '@shop/domain/booking/booking';
import { type DayRange, daysIn, type RentalPeriod } from '@shop/domain/booking/booking-days';
import type { RentalTool } from '@shop/domain/rental/rental';
import { type CalendarDay, formatDay, weekdayOf } from '@shop/domain/time/calendar';
import { dayText } from '@shop/domain/tour/delivery-text';
import { type KeyboardEvent, useRef, useState } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { LOW_SCREEN } from '../../lib/theme/shared-styles.ts';
import { Bar, FIRST_LINE, inLanes } from './booking-bar.tsx';
import { bookingTitle, stateLabel } from './rental-bookings.ts';

interface BookingGridProps {
  tools: readonly RentalTool[];
  bookings: readonly AdminBooking[];
  range: DayRange;
  today: CalendarDay;
  isClosed(day: CalendarDay): boolean;
  onOpen(booking: AdminBooking): void;
  /** A free cell was chosen. */
  onBook(tool: RentalTool, day: CalendarDay): void;
  onMove(booking: AdminBooking, period: RentalPeriod): void;
}

interface Cell {
  row: number;
  column: number;
}

/**
 * Tools against days. One cell has the focus; arrow keys move it, Enter opens its booking or starts a
 * new one. With a mouse, bars are moved by dragging them and extended by dragging their end.
 */
export function BookingGrid(props: BookingGridProps) {
  const { tools, bookings, range, today, isClosed } = props;
  const days = daysIn(range);
  const [focus, setFocus] = useState<Cell>({ row: 0, column: Math.max(0, days.indexOf(today)) });
  const grid = useRef<HTMLDivElement>(null);
  const within = ({ row, column }: Cell): Cell => ({
    row: Math.min(Math.max(0, row), tools.length - 1),
    column: Math.min(Math.max(0, column), days.length - 1),
  });
  const active = within(focus);

  function go(event: KeyboardEvent): void {
    const next = KEYS[event.key]?.(active);
    if (!next) return;
    event.preventDefault();
    const to = within(next);
    setFocus(to);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${to.row}-${to.column}"]`)?.focus();
  }

  return (
    <Box sx={frame}>
      <Box
        ref={grid}
        role="grid"
        aria-label="Belegung"
        aria-rowcount={tools.length + 1}
        onKeyDown={go}
        sx={gridOf(days.length)}
      >
        <Box role="row" sx={{ ...line, ...head }}>
          <Box role="columnheader" sx={name}>
            Gerät
          </Box>
          {days.map((day) => (
            <Box
              key={day}
              role="columnheader"
              aria-label={dayText(day)}
              data-today={day === today}
              data-closed={isClosed(day)}
            >
              <small>{weekdayOf(day).slice(0, 2)}</small>
              <span>
                {formatDay(day).slice(0, 3)}
                {days.length === 7 && <span className="month">{formatDay(day).slice(3, 6)}</span>}
              </span>
            </Box>
          ))}
        </Box>
        {tools.map((tool, row) => (
          <ToolRow
            key={tool.id}
            {...props}
            tool={tool}
            days={days}
            own={bookings.filter(({ tool_id, blocked }) => tool_id === tool.id && blocked)}
            row={row}
            active={active.row === row ? active.column : undefined}
            onFocus={setFocus}
          />
        ))}
      </Box>
    </Box>
  );
}

const KEYS: Readonly<Record<string, (cell: Cell) => Cell>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: Number.POSITIVE_INFINITY }),
  PageUp: ({ row, column }) => ({ row: row - 5, column }),
  PageDown: ({ row, column }) => ({ row: row + 5, column }),
};

interface ToolRowProps extends BookingGridProps {
  tool: RentalTool;
  days: readonly CalendarDay[];
  /** The bookings of the tool. */
  own: readonly AdminBooking[];
  row: number;
  /** The column of the cell that can take the focus, if it is in this row. */
  active: number | undefined;
  onFocus(cell: Cell): void;
}

function ToolRow(props: ToolRowProps) {
  const { tool, days, own, row, active, range, today, isClosed, onOpen, onBook, onFocus } = props;
  const lanes = inLanes(own, range.from);
  const rows = `repeat(${Math.max(1, lanes.length)}, minmax(2.25rem, auto))`;
  return (
    <Box role="row" sx={line} style={{ gridTemplateRows: rows }}>
      <Box role="rowheader" sx={{ ...name, gridRow: '1 / -1' }}>
        {tool.name}
        <small>{`${tool.quantity_available} Stück`}</small>
      </Box>
      {days.map((day, column) => {
        const there = own.filter(({ blocked }) => isWithin(day, blocked));
        const press = () => {
          onFocus({ row, column });
          const [first] = there;
          if (first) onOpen(first);
          else onBook(tool, day);
        };
        return (
          <Box
            key={day}
            role="gridcell"
            aria-label={cellLabel(tool, day, there)}
            data-cell={`${row}-${column}`}
            data-today={day === today}
            data-closed={isClosed(day)}
            tabIndex={active === column ? 0 : -1}
            onClick={press}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              press();
            }}
            style={{ gridRow: '1 / -1', gridColumn: `${2 * column + FIRST_LINE} / span 2` }}
          />
        );
      })}
      {lanes.flatMap((lane, index) =>
        lane.map((booking) => (
          <Bar key={booking.booking_number} {...props} booking={booking} lane={index + 1} />
        )),
      )}
    </Box>
  );
}

const isWithin = (day: CalendarDay, range: DayRange | undefined) =>
  range !== undefined && range.from <= day && day < range.to;

/** `Minibagger, Montag, 30.11.2026: 1 von 2 frei. Bestätigt: Huber Bau`. */
function cellLabel(tool: RentalTool, day: CalendarDay, there: readonly AdminBooking[]): string {
  const out = there.reduce((sum, { pieces }) => sum + pieces, 0);
  const free = `${tool.quantity_available - out} von ${tool.quantity_available} frei`;
  const names = there.map((booking) => `${stateLabel(booking)}: ${bookingTitle(booking)}`);
  return `${tool.name}, ${dayText(day)}: ${[free, ...names].join('. ')}`;
}

/** Scrolls by itself, so that the days stay in view above the tools. */
const frame = {
  maxHeight: 'calc(100dvh - 12rem)',
  overflow: 'auto',
  scrollPadding: '3.5rem 0 0 10rem',
  [LOW_SCREEN]: { maxHeight: 'none' },
  border: `1px solid ${COLORS.slab}`,
  borderRadius: 1,
  bgcolor: COLORS.white,
};

/** Days are equally wide, whatever is in them, and half days are columns of the grid. */
const gridOf = (days: number) => ({
  '--tool': { xs: '7.5rem', md: days > 7 ? '10rem' : '15rem' },
  '--days': `repeat(${2 * days}, minmax(0, 1fr))`,
  minWidth: `calc(var(--tool) + ${days * (days > 7 ? 2 : 2.125)}rem)`,
});

const line = {
  display: 'grid',
  gridTemplateColumns: 'var(--tool) var(--days)',
  borderTop: `1px solid ${COLORS.slab}`,
  '& > [role="gridcell"]': {
    borderLeft: `1px solid ${COLORS.slab}`,
    cursor: 'cell',
    '&:focus-visible': { outline: `3px solid ${COLORS.ink}`, outlineOffset: '-3px', zIndex: 3 },
    '&:hover': { bgcolor: '#fff3d1' },
  },
  '& > [data-closed="true"]': {
    backgroundImage: `repeating-linear-gradient(135deg, ${COLORS.concrete} 0 4px, transparent 4px 8px)`,
  },
  '& > [data-today="true"]': { boxShadow: `inset 3px 0 0 ${COLORS.signal}` },
};

const head = {
  position: 'sticky',
  top: 0,
  zIndex: 4,
  bgcolor: COLORS.plaster,
  border: 0,
  '& > [role="columnheader"]': {
    display: 'grid',
    gridColumn: 'span 2',
    justifyItems: 'center',
    py: 0.5,
    fontWeight: 600,
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums',
    '& small': { fontWeight: 400 },
    '& .month': { display: { xs: 'none', md: 'inline' } },
    '&:first-of-type': { gridColumn: 'span 1' },
  },
};

const name = {
  position: 'sticky',
  left: 0,
  zIndex: 3,
  display: 'grid !important',
  alignContent: 'center',
  justifyItems: 'start !important',
  px: { xs: 1, md: 1.5 },
  py: 0.25,
  bgcolor: COLORS.plaster,
  borderRight: `1px solid ${COLORS.joint}`,
  fontSize: '0.875rem',
  lineHeight: 1.2,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '& small': { color: 'text.secondary' },
};
