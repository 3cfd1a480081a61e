import type { AdminBooking, FleetTool, SeenBooking } from '@shop/domain/booking/booking';
import {
  blockedRange,
  clashingDays,
  countOut,
  type OutByMonth,
  type RentalPeriod,
} from '@shop/domain/booking/booking-days';
import { type BookingState, bookingState } from '@shop/domain/booking/booking-state';
import type { ApiRequest } from '@shop/domain/contract/call';
import type { RentalTool } from '@shop/domain/rental/rental';
import { type CalendarDay, isCalendarDay } from '@shop/domain/time/calendar';
import { callApi } from '../../lib/api/client.ts';
import { useOfficeCall } from '../../office/api/use-office-call.ts';
import { useOfficeList, useOfficeQuery, useShow } from '../../office/api/use-office-query.ts';
import { BOOKINGS_KEY, useCalendar } from '../../office/api/use-rentals.ts';

/** All tools by name, hidden ones too, which may still be booked. */
export function useTools(): readonly FleetTool[] {
  const { data = NO_TOOLS } = useOfficeQuery(
    [BOOKINGS_KEY, 'fleet'],
    'GET /api/admin/rental-fleet',
  );
  return data;
}
const NO_TOOLS: readonly FleetTool[] = [];

export function useBookings(wanted: { search: string; state: string }) {
  return useOfficeList([BOOKINGS_KEY, 'list'], 'GET /api/admin/rental-bookings', wanted);
}

const bookingKey = (bookingNumber: string) => [BOOKINGS_KEY, 'booking', bookingNumber];

export function useBooking(bookingNumber: string) {
  return useOfficeQuery(
    bookingKey(bookingNumber),
    'GET /api/admin/rental-bookings/{bookingNumber}',
    { params: { bookingNumber } },
  );
}

type Change = 'step' | 'move' | 'take-back' | 'withdrawal' | 'customer';
type ChangeCall<Name extends Change> = `POST /api/admin/rental-bookings/{bookingNumber}/${Name}`;
/** Undoing a step needs no id, as it names the step, and neither does a customer, who is the same if sent again. */
type Body<Name extends Change> = Omit<ApiRequest<ChangeCall<Name>>, 'request_id' | 'id'>;

interface Texts {
  done?: string;
  failed?: string;
}

/** Changes a booking, which is then shown as the server returns it. */
export function useBookingCall<Name extends Change>(
  name: Name,
  { booking_number: bookingNumber, revision }: AdminBooking,
  {
    done = 'Gespeichert.',
    failed = 'Die Buchung konnte nicht geändert werden.',
    onDone,
  }: Texts & { onDone?(): void } = {},
) {
  const show = useShow(bookingKey(bookingNumber));
  return useOfficeCall({
    call: (body: Body<Name>, request_id, seen = revision): Promise<AdminBooking> =>
      callApi<ChangeCall<Change>>(`POST /api/admin/rental-bookings/{bookingNumber}/${name}`, {
        params: { bookingNumber },
        seen,
        body: {
          ...body,
          ...(name === 'withdrawal'
            ? { id: request_id }
            : name !== 'take-back' && name !== 'customer' && { request_id }),
        } as unknown as ApiRequest<ChangeCall<Change>>,
      }),
    subject: (body) => ('to' in body ? String(body.to) : ''),
    onDone: (changed) => {
      show(changed);
      onDone?.();
      return done;
    },
    failed,
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
  pieces: string;
  /** The booking being moved. */
  except?: string;
}

/** The days on which a requested period clashes with other bookings; undefined until they are loaded. */
export function useClash({
  tool,
  pieces,
  except,
  start_day,
  end_day,
}: Wish): CalendarDay[] | undefined {
  const period = { start_day, end_day };
  const isWhole = isPeriod(period);
  const range = isWhole ? blockedRange(period, tool?.buffer_days ?? 0) : { from: '', to: '' };
  const query = { ...range, tool: String(tool?.id) };
  const { data } = useCalendar(query, isWhole && tool !== undefined);
  if (!tool || !isWhole || !data) return undefined;
  const others = data.bookings.filter(({ booking_number }) => booking_number !== except);
  return clashingDays(outOf(others), range, Number(pieces), tool.quantity_available);
}

/** The other bookings of the reservation in such a state, with the revisions shown. */
export const othersOf = (
  { set = [], booking_number: own }: AdminBooking,
  isIn: (state: BookingState) => boolean,
): SeenBooking[] =>
  set
    .filter(({ booking_number, state }) => booking_number !== own && isIn(state))
    .map(({ booking_number, revision = 0 }) => ({ booking_number, revision }));

export function isPeriod({ start_day, end_day }: RentalPeriod): boolean {
  return isCalendarDay(start_day) && isCalendarDay(end_day) && end_day >= start_day;
}

/** Whether its customer gets mails about changes. */
export const isTold = ({ kind, customer_email }: AdminBooking) =>
  kind === 'rental' && customer_email !== '';

/** `Huber Bau GmbH`, or why a tool is unavailable. */
export function bookingTitle({ kind, company_name, customer_name, notes }: AdminBooking): string {
  return kind === 'downtime' ? (notes ?? 'Ausfall') : company_name || customer_name;
}

export function stateLabel({ kind, state, is_late }: AdminBooking): string {
  if (kind === 'downtime') return 'Nicht verfügbar';
  return is_late ? 'Überfällig' : bookingState(state).label;
}
