import type { AdminBooking, BookingStepRequest, FleetTool } from '@shop/domain/booking/booking';
import {
  blockedRange,
  clashingDays,
  countOut,
  type DayRange,
  type OutByMonth,
  type RentalPeriod,
} from '@shop/domain/booking/booking-days';
import type { RentalTool } from '@shop/domain/rental/rental';
import { type CalendarDay, isCalendarDay } from '@shop/domain/time/calendar';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { callApi } from '../../lib/api/client.ts';
import { useOfficeCall } from '../kit/api/use-office-call.ts';
import { useOfficeList, useOfficeQuery } from '../kit/api/use-office-query.ts';
import { BOOKINGS_KEY } from './use-rental-today.ts';

const OPENED_BOOKING_PARAM = 'buchung';

/** All tools by name, hidden ones too, which may still be booked. */
export function useTools(): readonly FleetTool[] {
  const { data = NO_TOOLS } = useOfficeQuery(
    [BOOKINGS_KEY, 'fleet'],
    'GET /api/admin/rental-fleet',
  );
  return data;
}
const NO_TOOLS: readonly FleetTool[] = [];

/** The bookings of some days, of `tool` alone if given. */
export function useCalendar(query: DayRange & { tool?: string }, enabled = true) {
  return useOfficeQuery([BOOKINGS_KEY, 'calendar', query], 'GET /api/admin/rental-calendar', {
    query: { ...query },
    enabled,
  });
}

export function useBookings(wanted: { search: string; state: string }) {
  return useOfficeList([BOOKINGS_KEY, 'list'], 'GET /api/admin/rental-bookings', wanted);
}

export function useBooking(bookingNumber: string) {
  return useOfficeQuery(
    [BOOKINGS_KEY, 'booking', bookingNumber],
    'GET /api/admin/rental-bookings/{bookingNumber}',
    { params: { bookingNumber } },
  );
}

/** A step of a booking, such as confirming it. */
export function useBookingStep(booking: AdminBooking, done: string, onDone?: () => void) {
  return useOfficeCall({
    call: (body: BookingStepRequest) =>
      callApi('POST /api/admin/rental-bookings/{bookingNumber}/step', {
        params: { bookingNumber: booking.booking_number },
        body,
      }),
    onDone: () => {
      onDone?.();
      return done;
    },
    failed: 'Die Buchung konnte nicht geändert werden.',
    what: 'Failed to change a booking',
  });
}

/** How many pieces of a tool these bookings occupy. */
function outOf(bookings: readonly AdminBooking[]): OutByMonth {
  return bookings.reduce<OutByMonth>(
    (out, { blocked, pieces }) => (blocked ? countOut(out, blocked, pieces) : out),
    new Map(),
  );
}

interface Wish extends RentalPeriod {
  tool: RentalTool | undefined;
  pieces: number;
  /** The booking that is being moved. */
  except?: string;
}

/** The days on which a wish clashes with other bookings; undefined until they are loaded. */
export function useClash({ tool, pieces, except, ...period }: Wish): CalendarDay[] | undefined {
  const isWhole = isPeriod(period);
  const range = isWhole ? blockedRange(period, tool?.buffer_days ?? 0) : { from: '', to: '' };
  const query = { ...range, tool: String(tool?.id) };
  const { data } = useCalendar(query, isWhole && tool !== undefined);
  if (!tool || !isWhole || !data) return undefined;
  const others = data.bookings.filter(({ booking_number }) => booking_number !== except);
  return clashingDays(outOf(others), range, pieces, tool.quantity_available);
}

export function isPeriod({ start_day, end_day }: RentalPeriod): boolean {
  return isCalendarDay(start_day) && isCalendarDay(end_day) && end_day >= start_day;
}

/** The booking whose details are open, kept in the URL for reloads, links and the back button. */
export function useOpenedBooking() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const isOpenedHere = useLocation().state?.isOpenedHere === true;
  function show(number: string | undefined, replace: boolean) {
    const next = new URLSearchParams(params);
    if (number === undefined) next.delete(OPENED_BOOKING_PARAM);
    else next.set(OPENED_BOOKING_PARAM, number);
    setParams(next, { replace, state: { keepScroll: true, isOpenedHere: !replace } });
  }
  return {
    number: params.get(OPENED_BOOKING_PARAM) ?? undefined,
    open: (number: string) => show(number, false),
    close: () => (isOpenedHere ? void navigate(-1) : show(undefined, true)),
  };
}

/** `Huber Bau GmbH`, or why a tool is unavailable. */
export function bookingTitle({ kind, company_name, customer_name, notes }: AdminBooking): string {
  return kind === 'downtime' ? (notes ?? 'Ausfall') : company_name || customer_name;
}

/** The days of use, without the following ones for checking the tool. */
export function usedRange(booking: AdminBooking): DayRange {
  return blockedRange(booking, 0);
}
