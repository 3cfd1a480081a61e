import Box from '@mui/material/Box';
import type { AdminBooking } from '@shop/domain/booking/booking';
import type { DayRange, RentalPeriod } from '@shop/domain/booking/booking-days';
import { bookingState } from '@shop/domain/booking/booking-state';
import { addDays, type CalendarDay, daysBetween } from '@shop/domain/time/calendar';
import { type PointerEvent, useRef, useState } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { bookingTitle, stateLabel } from './rental-bookings.ts';

/** Where a booking is drawn, in half days since the first day shown. */
interface Span {
  from: number;
  to: number;
  /** The end of the days for checking the tool. */
  checked: number;
}

/**
 * From the middle of the first day to the middle of the return day, on which the tool can be rented
 * again; a rental within one day takes all of it.
 */
export function spanOf(booking: AdminBooking, first: CalendarDay): Span {
  const { start_day, end_day, blocked, is_late } = booking;
  const half = (day: CalendarDay, part = 0) => 2 * daysBetween(first, day) + part;
  const from = half(start_day, end_day > start_day ? 1 : 0);
  const end = end_day > start_day ? half(end_day, 1) : half(end_day, 2);
  const free = blocked ? half(blocked.to) : end;
  // Until it is back, a late tool keeps all its days; one returned early leaves the rest.
  const to = is_late || free < end - 1 ? free : end;
  return { from, to, checked: Math.max(to, free) };
}

/** Bookings in lanes: each goes into the first lane that is free by then. */
export function inLanes(bookings: readonly AdminBooking[], first: CalendarDay): AdminBooking[][] {
  const lanes: AdminBooking[][] = [];
  const from = (booking: AdminBooking) => spanOf(booking, first).from;
  for (const booking of [...bookings].sort((a, b) => from(a) - from(b))) {
    const isFree = (last: AdminBooking | undefined) =>
      last !== undefined && spanOf(last, first).checked <= from(booking);
    const lane = lanes.find((each) => isFree(each.at(-1)));
    if (lane) lane.push(booking);
    else lanes.push([booking]);
  }
  return lanes;
}

interface BarProps {
  booking: AdminBooking;
  lane: number;
  range: DayRange;
  onOpen(booking: AdminBooking): void;
  onMove(booking: AdminBooking, period: RentalPeriod): void;
}

/** A booking drawn across its days. Hidden from screen readers, which have the cells. */
export function Bar({ booking, lane, range, onOpen, onMove }: BarProps) {
  const { state, kind, is_late, pieces } = booking;
  const span = spanOf(booking, range.from);
  const halves = 2 * daysBetween(range.from, range.to);
  const [first, last, checked] = [span.from, span.to, span.checked].map(
    (at) => Math.min(Math.max(0, at), halves) + FIRST_LINE,
  ) as [number, number, number];
  const { grip, by, canMove, canLengthen, ...drag } = useDrag(booking, last - first, {
    onOpen,
    onMove,
  });
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
          {...drag}
          sx={bar}
          style={{
            gridRow: lane,
            gridColumn: `${first} / ${last}`,
            ...(grip === 'body' && { transform: `translateX(${by}px)` }),
            ...(grip === 'end' && { marginRight: `${-by}px`, zIndex: 2 }),
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

/** The tools' names are before it. */
export const FIRST_LINE = 2;

/** The part of a booking that the mouse has grabbed. */
type Grip = { at: 'body' | 'end'; x: number; dayWidth: number };

/** Handlers with which a bar is pressed, moved by its body, or lengthened by its end. */
function useDrag(
  booking: AdminBooking,
  halves: number,
  { onOpen, onMove }: Pick<BarProps, 'onOpen' | 'onMove'>,
) {
  const [grip, setGrip] = useState<Grip>();
  const [shift, setShift] = useState(0);
  /** The browser also reports the end of a drag as a click. */
  const wasDragged = useRef(false);
  const canMove = booking.state === 'requested' || booking.state === 'confirmed';
  const canLengthen = bookingState(booking.state).isExtendable;
  function release(): void {
    setGrip(undefined);
    setShift(0);
  }
  return {
    grip: grip?.at,
    by: Math.round(shift * (grip?.dayWidth ?? 0)),
    canMove,
    canLengthen,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      const { width, right } = event.currentTarget.getBoundingClientRect();
      const isEnd = event.clientX > right - 10 && canLengthen;
      // Touch scrolls the calendar; bookings are then moved in their dialog.
      if (event.pointerType === 'touch' || event.button !== 0 || !(canMove || isEnd)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const dayWidth = (2 * width) / halves;
      setGrip({ at: isEnd ? 'end' : 'body', x: event.clientX, dayWidth });
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (grip) setShift(Math.round((clientX - grip.x) / grip.dayWidth));
    },
    onPointerUp() {
      release();
      if (!grip || shift === 0) return;
      wasDragged.current = true;
      const { start_day, end_day } = booking;
      onMove(booking, {
        start_day: grip.at === 'body' ? addDays(start_day, shift) : start_day,
        end_day: addDays(end_day, shift),
      });
    },
    onPointerCancel: release,
    onClick: () => wasDragged.current || onOpen(booking),
  };
}

const tone = (text: string, back: string) => ({ color: text, borderColor: text, bgcolor: back });

const bar = {
  position: 'relative',
  zIndex: 1,
  minWidth: 0,
  mx: '1px',
  my: '3px',
  px: 0.75,
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
  mr: '1px',
  my: '3px',
  border: `1px dashed ${COLORS.joint}`,
  borderRadius: 1,
  backgroundImage: `repeating-linear-gradient(45deg, ${COLORS.slab} 0 3px, transparent 3px 7px)`,
  pointerEvents: 'none',
};
