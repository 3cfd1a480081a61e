import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { AdminBooking } from '@shop/domain/booking/booking';
import { isHandoverDay, type RentalPeriod } from '@shop/domain/booking/booking-days';
import { BOOKING_STATES, bookingState } from '@shop/domain/booking/booking-state';
import { counted } from '@shop/domain/text/format';
import {
  addDays,
  berlinDay,
  type CalendarDay,
  formatDay,
  isCalendarDay,
  weekdayOf,
} from '@shop/domain/time/calendar';
import { useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Icon } from '../../components/icon.tsx';
import { LoadingText } from '../../components/loading-text.tsx';
import { PLAIN_LIST, WRAPPED } from '../../lib/theme/shared-styles.ts';
import { ENTRY_FACTS, entryRow } from '../kit/entry-styles.ts';
import { OfficeButton } from '../kit/office-button.tsx';
import { ALL, Choices, ListToolbar } from '../kit/tab/list-toolbar.tsx';
import {
  Loaded,
  LoadedText,
  NothingFound,
  NotLoaded,
  PagedEntries,
} from '../kit/tab/paged-list.tsx';
import { TabTitle } from '../kit/tab/tab-head.tsx';
import { type FilterParts, isTooShort, oneOf, useUrlFilter } from '../kit/tab/use-url-filter.ts';
import BookingDialog from './booking-dialog.tsx';
import { BookingGrid, stateLabel } from './booking-grid.tsx';
import NewBooking from './new-booking.tsx';
import { useClosedDays } from './period-form.tsx';
import {
  bookingTitle,
  useBookings,
  useCalendar,
  useOpenedBooking,
  useTools,
} from './rental-bookings.ts';
import { useRentalToday } from './use-rental-today.ts';
import { Utilisation } from './utilisation.tsx';

/** The tab opens with the calendar of a week. */
const VIEWS = [
  { id: '', label: 'Woche', days: 7 },
  { id: 'vier-wochen', label: '4 Wochen', days: 28 },
  { id: 'heute', label: 'Heute', days: 0 },
  { id: 'liste', label: 'Liste', days: 0 },
  { id: 'auslastung', label: 'Auslastung', days: 0 },
] as const;

interface Filter {
  view: string;
  from: string;
  search: string;
  state: string;
  month: string;
}

const PARTS: FilterParts<Filter> = {
  view: { param: 'ansicht', none: '', allows: oneOf(VIEWS.map(({ id }) => id)) },
  from: { param: 'ab', none: '', allows: isCalendarDay },
  search: { param: 'suche', none: '' },
  state: { param: 'stand', none: '', allows: oneOf(BOOKING_STATES) },
  month: { param: 'monat', none: '', allows: (text) => /^20\d\d-(0[1-9]|1[0-2])$/.test(text) },
};

/** Bookings of rental tools: a calendar, today's work, and a searchable list. */
export default function RentalsTab() {
  const { filter, change } = useUrlFilter(PARTS);
  const { number, open, close } = useOpenedBooking();
  const [begun, setBegun] = useState<{ toolId?: number; day?: CalendarDay; downtime?: string }>();
  const [dragged, setDragged] = useState<RentalPeriod>();
  const view = VIEWS.find(({ id }) => id === filter.view) ?? VIEWS[0];
  return (
    <section aria-labelledby="rentals-title">
      <TabTitle
        id="rentals-title"
        action={
          <OfficeButton variant="contained" aria-haspopup="dialog" onClick={() => setBegun({})}>
            Neue Buchung
          </OfficeButton>
        }
      >
        Vermietung
      </TabTitle>
      <Box role="group" aria-label="Ansicht" sx={{ ...WRAPPED, gap: 1, mb: 2 }}>
        {VIEWS.map(({ id, label }) => (
          <Button
            key={id}
            size="small"
            variant={id === view.id ? 'contained' : 'outlined'}
            aria-pressed={id === view.id}
            onClick={() => change({ view: id })}
          >
            {label}
          </Button>
        ))}
      </Box>
      {view.days > 0 && (
        <Calendar
          days={view.days}
          from={filter.from}
          onFrom={(from) => change({ from })}
          onOpen={({ booking_number }) => open(booking_number)}
          onBook={(toolId, day) => setBegun({ toolId, day })}
          onMove={({ booking_number }, period) => {
            setDragged(period);
            open(booking_number);
          }}
        />
      )}
      {view.id === 'heute' && (
        <Today
          onOpen={open}
          onInspect={(toolId, day) => setBegun({ toolId, day, downtime: 'UVV-Prüfung' })}
        />
      )}
      {view.id === 'auslastung' && (
        <Utilisation month={filter.month} onMonth={(month) => change({ month })} />
      )}
      {view.id === 'liste' && <BookingList filter={filter} change={change} onOpen={open} />}
      {number !== undefined && (
        <BookingDialog
          key={number}
          bookingNumber={number}
          dragged={dragged}
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
    </section>
  );
}

interface CalendarProps {
  days: number;
  from: string;
  onFrom(from: string): void;
  onOpen(booking: AdminBooking): void;
  onBook(toolId: number, day: CalendarDay): void;
  onMove(booking: AdminBooking, period: RentalPeriod): void;
}

/** Whole weeks, starting on Mondays. */
function Calendar({ days, from, onFrom, onOpen, onBook, onMove }: CalendarProps) {
  const today = berlinDay(new Date());
  const fleet = useTools();
  const closed = useClosedDays();
  const first = mondayOf(from || today);
  const range = { from: first, to: addDays(first, days) };
  const bookings = useCalendar(range);
  const { bookings: shown = [], is_cut } = bookings.data ?? {};
  const tools = fleet.filter(
    ({ id, visibility }) => visibility === 'visible' || shown.some(({ tool_id }) => tool_id === id),
  );
  const show = (day: CalendarDay) => onFrom(mondayOf(day) === mondayOf(today) ? '' : day);
  return (
    <>
      <Box role="group" aria-label="Zeitraum" sx={{ ...WRAPPED, gap: 1, mb: 1.5 }}>
        <IconButton
          aria-label="Zurück"
          onClick={() => show(addDays(first, -days))}
          sx={{ transform: 'rotate(90deg)' }}
        >
          <Icon name="chevron" size={20} />
        </IconButton>
        <OfficeButton onClick={() => onFrom('')}>Diese Woche</OfficeButton>
        <IconButton
          aria-label="Weiter"
          onClick={() => show(addDays(first, days))}
          sx={{ transform: 'rotate(-90deg)' }}
        >
          <Icon name="chevron" size={20} />
        </IconButton>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {formatDay(first)} bis {formatDay(addDays(range.to, -1))}
        </Typography>
      </Box>
      {bookings.error && !bookings.data ? (
        <NotLoaded
          title="Die Buchungen konnten nicht geladen werden"
          onRetry={() => void bookings.refetch()}
        />
      ) : (
        <>
          {!bookings.data && <LoadingText>Buchungen werden geladen...</LoadingText>}
          {is_cut && (
            <Typography role="alert" sx={{ mb: 1, fontWeight: 600 }}>
              In diesem Zeitraum gibt es mehr als 400 Buchungen: Es fehlen welche, die später enden.
            </Typography>
          )}
          <BookingGrid
            tools={tools}
            bookings={shown}
            range={range}
            today={today}
            isClosed={(day) => !isHandoverDay(day, closed)}
            onOpen={onOpen}
            onBook={({ id }, day) => onBook(id, day)}
            onMove={onMove}
          />
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            Gestrichelt umrandet: angefragt. Schraffiert: geschlossen oder Prüfung nach der
            Rückgabe. Mit der Maus lassen sich Buchungen ziehen, mit den Pfeiltasten wählen Sie
            einen Tag.
          </Typography>
        </>
      )}
    </>
  );
}

const WEEK = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
const mondayOf = (day: CalendarDay) => addDays(day, -WEEK.indexOf(weekdayOf(day)));

interface TodayProps {
  onOpen(number: string): void;
  onInspect(toolId: number, day: CalendarDay): void;
}

/** What awaits a decision, goes out, comes back, is late, or has to be inspected. */
function Today({ onOpen, onInspect }: TodayProps) {
  const today = berlinDay(new Date());
  const query = useRentalToday();
  return (
    <Loaded
      query={query}
      loading="Buchungen werden geladen..."
      failed="Die Buchungen konnten nicht geladen werden"
    >
      {({ requested, overdue, out, back, inspections, cut }) => (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Entries
            title="Anfragen"
            isCut={cut.includes('requested')}
            none="Keine Anfrage wartet."
            bookings={requested}
            onOpen={onOpen}
          />
          <Entries
            title="Überfällig"
            isCut={cut.includes('overdue')}
            none="Alles ist zurück."
            bookings={overdue}
            onOpen={onOpen}
          />
          <Entries
            title="Heute raus"
            isCut={cut.includes('out')}
            none="Heute geht nichts hinaus."
            bookings={out}
            onOpen={onOpen}
          />
          <Entries
            title="Heute zurück"
            isCut={cut.includes('back')}
            none="Heute kommt nichts zurück."
            bookings={back}
            onOpen={onOpen}
          />
          {inspections.length > 0 && (
            <section aria-label="UVV-Prüfung">
              <Typography variant="h3">UVV-Prüfung ({inspections.length})</Typography>
              <Box component="ul" sx={{ ...PLAIN_LIST, mt: 1 }}>
                {inspections.map(({ tool_id, name, due }) => (
                  <Box component="li" key={tool_id} sx={{ ...entryRow('sm'), py: 1 }}>
                    <Box sx={{ ...WRAPPED, gap: 1.5 }}>
                      <strong>{name}</strong>
                      <Badge color={due < today ? 'red' : 'yellow'}>
                        {`${due < today ? 'überfällig seit' : 'fällig am'} ${formatDay(due)}`}
                      </Badge>
                    </Box>
                    <OfficeButton
                      aria-haspopup="dialog"
                      aria-label={`Prüfung eintragen: ${name}`}
                      onClick={() => onInspect(tool_id, due < today ? today : due)}
                    >
                      Prüfung eintragen
                    </OfficeButton>
                  </Box>
                ))}
              </Box>
            </section>
          )}
        </Box>
      )}
    </Loaded>
  );
}

interface EntriesProps {
  title: string;
  /** There are more than are listed. */
  isCut: boolean;
  none: string;
  bookings: readonly AdminBooking[];
  onOpen(number: string): void;
}

function Entries({ title, isCut, none, bookings, onOpen }: EntriesProps) {
  return (
    <section aria-label={title}>
      <Typography variant="h3">
        {title} ({isCut ? `die ersten ${bookings.length}` : bookings.length})
      </Typography>
      {bookings.length === 0 ? (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{none}</Typography>
      ) : (
        <BookingRows bookings={bookings} onOpen={onOpen} />
      )}
    </section>
  );
}

function BookingRows({ bookings, onOpen }: Pick<EntriesProps, 'bookings' | 'onOpen'>) {
  return (
    <Box component="ul" sx={{ ...PLAIN_LIST, mt: 1 }}>
      {bookings.map((booking) => (
        <Box component="li" key={booking.booking_number} sx={{ ...entryRow('sm'), py: 1 }}>
          <div>
            <Box sx={{ ...WRAPPED, gap: 1.5 }}>
              <strong>
                {booking.pieces > 1 && `${booking.pieces} × `}
                {booking.tool_name}
              </strong>
              <Badge color={booking.is_late ? 'red' : bookingState(booking.state).color}>
                {stateLabel(booking)}
              </Badge>
            </Box>
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
    </Box>
  );
}

interface BookingListProps {
  filter: Filter;
  change(changed: Partial<Filter>): void;
  onOpen(number: string): void;
}

const STATES = [ALL, ...BOOKING_STATES.map((id) => ({ id, label: bookingState(id).label }))];

function BookingList({ filter, change, onOpen }: BookingListProps) {
  const search = isTooShort(filter.search) ? '' : filter.search.trim();
  const { state } = filter;
  const list = useBookings({ search, state });
  return (
    <>
      <ListToolbar
        label="Buchungen suchen"
        hint="Findet Wortanfänge in Buchungsnummer, Gerät, Firma und Name."
        search={filter.search}
        active={[search && 'search', state && 'state'].filter(Boolean)}
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
          <NothingFound
            list={list}
            title="Keine Buchungen gefunden"
            all="Alle Buchungen anzeigen"
            onShowAll={() => change({ search: '', state: '' })}
          />
        }
      >
        <BookingRows bookings={list.items} onOpen={onOpen} />
      </PagedEntries>
    </>
  );
}
