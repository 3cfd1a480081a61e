import type { RentalPeriod } from '@shop/domain/booking/booking-days';
import { type CalendarDay, isCalendarMonth } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { useOpened } from '../../office/addresses.ts';
import { lazyCode } from '../../office/lazy-code.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { CsvLink, TabSection, ViewChoice } from '../../office/tab/tab-head.tsx';
import { useUrlFilter } from '../../office/tab/use-url-filter.ts';
import { Row } from '../../ui/layout.tsx';
import { BookingList } from './booking-list.tsx';
import { Calendar, ONLY_BOOKED } from './calendar.tsx';
import { DepositList } from './deposits.tsx';
import { Today } from './today.tsx';
import { Utilisation } from './utilisation.tsx';

const BookingDialog = lazyCode(() => import('./booking-dialog.tsx'), { dialog: 'Buchung' });
const NewBooking = lazyCode(() => import('./new-booking.tsx'), { dialog: 'Buchung' });

/** The tab opens with the calendar of the coming week. */
const VIEWS = [
  { id: '', label: 'Woche', days: 7 },
  { id: 'vier-wochen', label: '4 Wochen', days: 28 },
  { id: 'heute', label: 'Heute', days: 0 },
  { id: 'liste', label: 'Liste', days: 0 },
  { id: 'kautionen', label: 'Kautionen', days: 0 },
  { id: 'auslastung', label: 'Auslastung', days: 0 },
] as const;

const PARTS = {
  view: { param: 'ansicht', options: VIEWS },
  from: { param: 'ab', isDay: true },
  category: { param: 'kategorie' },
  booked: { param: 'gebucht', options: [{ id: ONLY_BOOKED, label: 'nur gebuchte' }] },
  month: { param: 'monat', allows: isCalendarMonth },
};

/** Bookings of rental tools: a calendar, today's work, and a searchable list. */
export default function RentalsTab() {
  const { filter, change } = useUrlFilter(PARTS);
  const { opened, open, close } = useOpened('booking');
  const [begun, setBegun] = useState<{ toolId?: number; day?: CalendarDay; downtime?: string }>();
  const [dragged, setDragged] = useState<{ number: string; to: RentalPeriod }>();
  // An earlier drag belongs to another booking, or was abandoned.
  const show = (number: string) => {
    setDragged(undefined);
    open(number);
  };
  const view = VIEWS.find(({ id }) => id === filter.view) ?? VIEWS[0];
  return (
    <TabSection
      id="rentals-title"
      title="Vermietung"
      action={
        <Row>
          <OfficeButton variant="contained" aria-haspopup="dialog" onClick={() => setBegun({})}>
            Neue Buchung
          </OfficeButton>
          <CsvLink file="rentals" />
        </Row>
      }
    >
      <ViewChoice views={VIEWS} shown={view.id} onShow={(id) => change({ view: id })} />
      {view.days > 0 && (
        <Calendar
          days={view.days}
          from={filter.from}
          category={filter.category}
          booked={filter.booked}
          onChange={change}
          onOpen={({ booking_number }) => show(booking_number)}
          onBook={(toolId, day) => setBegun({ toolId, day })}
          onMove={({ booking_number: number }, to) => {
            setDragged({ number, to });
            open(number);
          }}
        />
      )}
      {view.id === 'heute' && (
        <Today
          onOpen={show}
          onInspect={(toolId, day) => setBegun({ toolId, day, downtime: 'UVV-Prüfung' })}
        />
      )}
      {view.id === 'auslastung' && (
        <Utilisation month={filter.month} onMonth={(month) => change({ month })} />
      )}
      {view.id === 'liste' && <BookingList onOpen={show} />}
      {view.id === 'kautionen' && <DepositList onOpen={show} />}
      {opened !== undefined && (
        <BookingDialog
          key={opened}
          bookingNumber={opened}
          dragged={dragged?.number === opened ? dragged?.to : undefined}
          onClose={() => {
            setDragged(undefined);
            close();
          }}
        />
      )}
      {begun && (
        <NewBooking
          {...begun}
          onClose={() => setBegun(undefined)}
          onBooked={({ booking_number }) => {
            setBegun(undefined);
            open(booking_number);
          }}
        />
      )}
    </TabSection>
  );
}
