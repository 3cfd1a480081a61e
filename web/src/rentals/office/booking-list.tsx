import type { AdminBooking } from '@shop/domain/booking/booking';
import { BOOKING_STATES, bookingState } from '@shop/domain/booking/booking-state';
import { formatDay } from '@shop/domain/time/calendar';
import { ListRow } from '../../office/list-row.tsx';
import { SearchedList } from '../../office/tab/searched-list.tsx';
import { listQuery, useUrlFilter } from '../../office/tab/use-url-filter.ts';
import { WithdrawnBadge } from '../../office/withdrawal-form.tsx';
import { Badge } from '../../ui/badge.tsx';
import { PlainList } from '../../ui/layout.tsx';
import { bookingTitle, stateLabel, useBookings } from './rental-bookings.ts';

const PARTS = {
  search: { param: 'suche' },
  state: {
    param: 'stand',
    label: 'Stand',
    options: BOOKING_STATES.map((id) => ({ id, label: bookingState(id).label })),
  },
};

/** All bookings and downtimes, newest first, searched by the server. */
export function BookingList({ onOpen }: Pick<BookingRowsProps, 'onOpen'>) {
  const url = useUrlFilter(PARTS);
  const list = useBookings(listQuery(url.filter));
  return (
    <SearchedList
      list={list}
      url={url}
      one="Buchung"
      many="Buchungen"
      hint="Findet Wortanfänge in Buchungs- und Kundennummer, Gerät, Firma, Name, E-Mail, Telefon und Anschrift."
      failed="Die Buchungen konnten nicht geladen werden"
      none="Neue Buchungen erscheinen hier."
    >
      <BookingRows bookings={list.items} onOpen={onOpen} />
    </SearchedList>
  );
}

interface BookingRowsProps {
  bookings: readonly AdminBooking[];
  onOpen(number: string): void;
}

export function BookingRows({ bookings, onOpen }: BookingRowsProps) {
  return (
    <PlainList mt={1}>
      {bookings.map((booking) => (
        <ListRow
          key={booking.booking_number}
          head={
            <>
              <strong>
                {booking.pieces > 1 && `${booking.pieces} × `}
                {booking.tool_name}
              </strong>
              <Badge color={booking.is_late ? 'red' : bookingState(booking.state).color}>
                {stateLabel(booking)}
              </Badge>
              {/* A billed rental is decided with its order. */}
              {booking.withdrawal && !booking.order_number && (
                <WithdrawnBadge withdrawal={booking.withdrawal} />
              )}
            </>
          }
          facts={[
            bookingTitle(booking),
            `${formatDay(booking.start_day)} bis ${formatDay(booking.end_day)}`,
            booking.method === 'delivery' ? `Bringen nach ${booking.city ?? '–'}` : 'Abholung',
            booking.booking_number,
            booking.group && `gehört zu ${booking.group}`,
          ]}
          name={`${booking.tool_name}, ${bookingTitle(booking)}`}
          onOpen={() => onOpen(booking.booking_number)}
        />
      ))}
    </PlainList>
  );
}
