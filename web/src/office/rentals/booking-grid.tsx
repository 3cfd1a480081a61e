import Box from '@mui/material/Box';
import type { AdminBooking } from '@shop/domain/booking/booking';
import { type DayRange, daysIn, type RentalPeriod } from '@shop/domain/booking/booking-days';
import { bookingState } from '@shop/domain/booking/booking-state';
import { dayText } from '@shop/domain/order/delivery-text';
import type { RentalTool } from '@shop/domain/rental/rental';
import {
  addDays,
  type CalendarDay,
  daysBetween,
  formatDay,
  weekdayOf,
} from '@shop/domain/time/calendar';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { bookingTitle, usedRange } from './rental-bookings.ts';

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

/**
 * Tools against days. One cell has the focus; arrow keys move it, Enter opens its booking or starts a
 * new one. With a mouse, bars are moved by dragging them and extended by dragging their end.
 */
export function BookingGrid(props: BookingGridProps) {
  const { tools, bookings, range, today, isClosed, onOpen, onBook } = props;
  const days = daysIn(range);
  const [focus, setFocus] = useState({ row: 0, column: Math.max(0, days.indexOf(today)) });
  const grid = useRef<HTMLDivElement>(null);
  const row = Math.min(focus.row, tools.length - 1);
  const column = Math.min(focus.column, days.length - 1);

  function go(event: KeyboardEvent): void {
    const steps: Record<string, readonly [number, number]> = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [row, 0],
      End: [row, days.length - 1],
      PageUp: [row - 5, column],
      PageDown: [row + 5, column],
    };
    const next = steps[event.key];
    if (!next) return;
    event.preventDefault();
    const to = {
      row: Math.min(Math.max(0, next[0]), tools.length - 1),
      column: Math.min(Math.max(0, next[1]), days.length - 1),
    };
    setFocus(to);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${to.row}-${to.column}"]`)?.focus();
  }

  const columns = `minmax(7.5rem, 15rem) repeat(${days.length}, minmax(${days.length > 7 ? '2rem' : '3rem'}, 1fr))`;
  return (
    <Box sx={frame}>
      <Box
        ref={grid}
        role="grid"
        aria-label="Belegung"
        aria-rowcount={tools.length + 1}
        onKeyDown={go}
        sx={{ minWidth: 'max-content' }}
      >
        <Box role="row" sx={{ ...line, gridTemplateColumns: columns, ...head }}>
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
              <span>{formatDay(day).slice(0, days.length > 7 ? 2 : 6)}</span>
            </Box>
          ))}
        </Box>
        {tools.map((tool, index) => {
          const own = bookings.filter(({ tool_id, blocked }) => tool_id === tool.id && blocked);
          const lanes = inLanes(own);
          const rows = Math.max(1, lanes.length);
          return (
            <Box
              key={tool.id}
              role="row"
              sx={{
                ...line,
                gridTemplateColumns: columns,
                gridTemplateRows: `repeat(${rows}, minmax(2.25rem, auto))`,
              }}
            >
              <Box role="rowheader" sx={{ ...name, gridRow: '1 / -1' }}>
                {tool.name}
                <small>{`${tool.quantity_available} Stück`}</small>
              </Box>
              {days.map((day, at) => {
                const there = own.filter(({ blocked }) => isWithin(day, blocked));
                const isActive = index === row && at === column;
                const press = () => {
                  setFocus({ row: index, column: at });
                  const [first] = there;
                  if (first) onOpen(first);
                  else onBook(tool, day);
                };
                return (
                  <Box
                    key={day}
                    role="gridcell"
                    aria-label={cellLabel(tool, day, there)}
                    data-cell={`${index}-${at}`}
                    data-today={day === today}
                    data-closed={isClosed(day)}
                    tabIndex={isActive ? 0 : -1}
                    onClick={press}
                    onKeyDown={(event: KeyboardEvent) => {
                      if (event.key !== 'Enter' && event.key !== ' ') return;
                      event.preventDefault();
                      press();
                    }}
                    sx={{ gridRow: '1 / -1', gridColumn: at + 2 }}
                  />
                );
              })}
              {lanes.flatMap((lane, laneIndex) =>
                lane.map((booking) => (
                  <Bar
                    key={booking.booking_number}
                    {...props}
                    booking={booking}
                    lane={laneIndex + 1}
                  />
                )),
              )}
            </Box>
          );
        })}
      </Box>
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

export function stateLabel({ kind, state, is_late }: AdminBooking): string {
  if (kind === 'downtime') return 'Nicht verfügbar';
  return is_late ? 'Überfällig' : bookingState(state).label;
}

/** Bookings in lanes: each goes into the first lane that is free on its first day. */
function inLanes(bookings: readonly AdminBooking[]): AdminBooking[][] {
  const lanes: AdminBooking[][] = [];
  const sorted = [...bookings].sort((a, b) => a.start_day.localeCompare(b.start_day));
  for (const booking of sorted) {
    const from = booking.blocked?.from ?? '';
    const lane = lanes.find((each) => (each.at(-1)?.blocked?.to ?? '') <= from);
    if (lane) lane.push(booking);
    else lanes.push([booking]);
  }
  return lanes;
}

/** The part of a booking that the mouse has grabbed. */
type Grip = { at: 'body' | 'end'; x: number; dayWidth: number };

interface BarProps extends Pick<BookingGridProps, 'range' | 'onOpen' | 'onMove'> {
  booking: AdminBooking;
  lane: number;
}

/** A booking drawn across its days. Hidden from screen readers, which have the cells. */
function Bar({ booking, lane, range, onOpen, onMove }: BarProps) {
  const [grip, setGrip] = useState<Grip>();
  const [shift, setShift] = useState(0);
  const { state, kind, is_late, pieces, blocked } = booking;
  const canMove = state === 'requested' || state === 'confirmed';
  const canLengthen = bookingState(state).isExtendable;
  const used = usedRange(booking);
  const shown = {
    from: used.from,
    to: blocked && blocked.to > used.to && is_late ? blocked.to : used.to,
  };
  const column = (day: CalendarDay) =>
    Math.min(Math.max(0, daysBetween(range.from, day)), daysBetween(range.from, range.to)) + 2;
  const [first, last] = [column(shown.from), column(shown.to)];
  const checked = column(blocked?.to ?? shown.to);

  function take(event: PointerEvent<HTMLElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    const isEnd = event.clientX > box.right - 10 && canLengthen;
    // Touch scrolls the calendar; bookings are then moved in their dialog.
    if (event.pointerType === 'touch' || event.button !== 0 || !(canMove || isEnd)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setGrip({ at: isEnd ? 'end' : 'body', x: event.clientX, dayWidth: box.width / (last - first) });
  }

  function drop(): void {
    setGrip(undefined);
    setShift(0);
    if (!grip || shift === 0) return;
    const { start_day, end_day } = booking;
    onMove(booking, {
      start_day: grip.at === 'body' ? addDays(start_day, shift) : start_day,
      end_day: addDays(end_day, shift),
    });
  }

  if (last <= first && checked <= first) return null;
  const by = (shift * (grip?.dayWidth ?? 0)).toFixed(0);
  return (
    <>
      {last > first && (
        <Box
          component="button"
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          data-tone={kind === 'downtime' ? 'grey' : is_late ? 'red' : bookingState(state).color}
          data-requested={state === 'requested'}
          title={`${stateLabel(booking)}: ${bookingTitle(booking)}`}
          onPointerDown={take}
          onPointerMove={({ clientX }: PointerEvent) => {
            if (grip) setShift(Math.round((clientX - grip.x) / grip.dayWidth));
          }}
          onPointerUp={drop}
          onPointerCancel={() => setGrip(undefined)}
          onClick={() => shift === 0 && onOpen(booking)}
          sx={bar}
          style={{
            gridRow: lane,
            gridColumn: `${first} / ${last}`,
            ...(grip?.at === 'body' && { transform: `translateX(${by}px)` }),
            ...(grip?.at === 'end' && { marginRight: `${-Number(by)}px`, zIndex: 2 }),
            cursor: canMove ? 'grab' : 'pointer',
          }}
        >
          {pieces > 1 && `${pieces} × `}
          {bookingTitle(booking)}
          {canLengthen && <Box component="span" className="end" />}
        </Box>
      )}
      {checked > Math.max(first, last) && (
        <Box
          aria-hidden="true"
          title="Prüfung nach der Rückgabe"
          sx={buffer}
          style={{ gridRow: lane, gridColumn: `${Math.max(first, last)} / ${checked}` }}
        />
      )}
    </>
  );
}

const frame = {
  overflowX: 'auto',
  border: `1px solid ${COLORS.slab}`,
  borderRadius: 1,
  bgcolor: COLORS.white,
};

const line = {
  display: 'grid',
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
    justifyItems: 'center',
    py: 0.5,
    fontWeight: 600,
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums',
    '& small': { fontWeight: 400 },
  },
};

const name = {
  position: 'sticky',
  left: 0,
  zIndex: 3,
  display: 'grid !important',
  alignContent: 'center',
  justifyItems: 'start !important',
  px: 1.5,
  py: 0.25,
  bgcolor: COLORS.plaster,
  borderRight: `1px solid ${COLORS.joint}`,
  fontSize: '0.875rem',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  '& small': { color: 'text.secondary' },
};

const tone = (text: string, back: string) => ({ color: text, borderColor: text, bgcolor: back });

const bar = {
  position: 'relative',
  zIndex: 1,
  mx: '2px',
  my: '3px',
  px: 1,
  overflow: 'hidden',
  border: '1px solid',
  borderRadius: 1,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'left',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[data-requested="true"]': { borderStyle: 'dashed', borderWidth: 2 },
  '&[data-tone="yellow"]': tone(COLORS.amber, '#fff3d1'),
  '&[data-tone="blue"]': tone(COLORS.blue, '#e4eef7'),
  '&[data-tone="green"]': tone(COLORS.green, '#e3f1e6'),
  '&[data-tone="red"]': tone(COLORS.red, '#fbe8e6'),
  '&[data-tone="grey"]': tone(COLORS.slate, COLORS.concrete),
  '& .end': { position: 'absolute', inset: '0 0 0 auto', width: 10, cursor: 'ew-resize' },
};

const buffer = {
  mr: '2px',
  my: '3px',
  border: `1px dashed ${COLORS.joint}`,
  borderRadius: 1,
  backgroundImage: `repeating-linear-gradient(45deg, ${COLORS.slab} 0 3px, transparent 3px 7px)`,
  pointerEvents: 'none',
};
