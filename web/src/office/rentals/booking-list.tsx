import Box from '@mui/material/Box';
import type { AdminBooking } from '@shop/domain/booking/booking';
import { BOOKING_STATES, bookingState } from '@shop/domain/booking/booking-state';
import { counted } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { Badge } from '../../components/badge.tsx';
import { PlainList, Row } from '../../components/layout.tsx';
import { ENTRY_FACTS, entryRow } from '../kit/entry-styles.ts';
import { OfficeButton } from '../kit/office-button.tsx';
import { ALL, Choices, ListToolbar } from '../kit/tab/list-toolbar.tsx';
import { LoadedText, NoEntries, NothingFound, PagedEntries } from '../kit/tab/paged-list.tsx';
import { isTooShort } from '../kit/tab/use-url-filter.ts';
import { bookingTitle, stateLabel, useBookings } from './rental-bookings.ts';

interface BookingListProps {
  filter: { search: string; state: string };
  change(changed: { search?: string; state?: string }): void;
  onOpen(number: string): void;
}

const STATES = [ALL, ...BOOKING_STATES.map((id) => ({ id, label: bookingState(id).label }))];

/** All bookings and downtimes, newest first, searched by the server. */
export function BookingList({ filter, change, onOpen }: BookingListProps) {
  const search = isTooShort(filter.search) ? '' : filter.search.trim();
  const { state } = filter;
  const list = useBookings({ search, state });
  const active = [search && 'search', state && 'state'].filter(Boolean);
  return (
    <>
      <ListToolbar
        label="Buchungen suchen"
        hint="Findet Wortanfänge in Buchungsnummer, Gerät, Firma und Name."
        search={filter.search}
        active={active}
        onSearch={(text) => change({ search: text })}
      >
        <Choices
          values={filter}
          rows={[{ name: 'state', label: 'Stand', options: STATES }]}
          onChange={change}
        />
      </ListToolbar>
      <LoadedText isLoading={list.isLoading} loading="Buchungen werden geladen...">
        {`${list.isTotalKnown ? '' : 'Mindestens '}${counted(list.total, 'Buchung', 'Buchungen')}`}
      </LoadedText>
      <PagedEntries
        list={list}
        failed="Die Buchungen konnten nicht geladen werden"
        empty={
          active.length > 0 ? (
            <NothingFound
              list={list}
              title="Keine Buchungen gefunden"
              all="Alle Buchungen anzeigen"
              onShowAll={() => change({ search: '', state: '' })}
            />
          ) : (
            <NoEntries title="Keine Buchungen">Neue Buchungen erscheinen hier.</NoEntries>
          )
        }
      >
        <BookingRows bookings={list.items} onOpen={onOpen} />
      </PagedEntries>
    </>
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
        <Box component="li" key={booking.booking_number} sx={{ ...entryRow('sm'), py: 1 }}>
          <div>
            <Row>
              <strong>
                {booking.pieces > 1 && `${booking.pieces} × `}
                {booking.tool_name}
              </strong>
              <Badge color={booking.is_late ? 'red' : bookingState(booking.state).color}>
                {stateLabel(booking)}
              </Badge>
            </Row>
            <Box sx={ENTRY_FACTS}>
              <span>{bookingTitle(booking)}</span>
              <span>
                {formatDay(booking.start_day)} bis {formatDay(booking.end_day)}
              </span>
              <span>
                {booking.method === 'delivery' ? `Bringen nach ${booking.city ?? '–'}` : 'Abholung'}
              </span>
              <span>{booking.booking_number}</span>
            </Box>
          </div>
          <OfficeButton
            aria-label={`${booking.tool_name}, ${bookingTitle(booking)} öffnen`}
            onClick={() => onOpen(booking.booking_number)}
          >
            Öffnen
          </OfficeButton>
        </Box>
      ))}
    </PlainList>
  );
}
