import Box from '@mui/material/Box';
import type { AdminBooking, FleetTool } from '@shop/domain/booking/booking';
import type { RentalPeriod } from '@shop/domain/booking/booking-days';
import { isHandoverDay } from '@shop/domain/delivery/rental-handover';
import { addDays, berlinDay, type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import { useCalendar } from '../../office/api/use-rentals.ts';
import { OfficeButton, TurnButton } from '../../office/office-button.tsx';
import { SpacedAlert } from '../../office/spaced-alert.tsx';
import { ALL } from '../../office/tab/list-toolbar.tsx';
import { Loaded } from '../../office/tab/paged-list.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Tick } from '../../ui/form/tick.tsx';
import { Quiet, Row, Text } from '../../ui/layout.tsx';
import { BookingGrid } from './booking-grid.tsx';
import { useClosedDays } from './period-form.tsx';
import { useTools } from './rental-bookings.ts';

interface CalendarProps {
  days: number;
  /** The first day; today if empty. */
  from: string;
  /** Shows only tools of this category, if one is given. */
  category: string;
  /** `ONLY_BOOKED`, or empty for all tools. */
  booked: string;
  onChange(filter: { from?: string; category?: string; booked?: string }): void;
  onOpen(booking: AdminBooking): void;
  onBook(toolId: number, day: CalendarDay): void;
  onMove(booking: AdminBooking, period: RentalPeriod): void;
}

export const ONLY_BOOKED = 'ja';

/** The coming days, or others in steps of whole weeks. */
export function Calendar(props: CalendarProps) {
  const { days, from, category, booked, onChange, onBook, ...actions } = props;
  const today = berlinDay(new Date());
  const fleet = useTools();
  const closed = useClosedDays();
  const first = from || today;
  const range = { from: first, to: addDays(first, days) };
  const calendar = useCalendar(range);
  const show = (day: CalendarDay) => onChange({ from: day === today ? '' : day });
  const categories = [...new Set(fleet.map((tool) => tool.category))].sort((a, b) =>
    a.localeCompare(b, 'de'),
  );
  return (
    <>
      <Row gap={1} mb={1.5}>
        <Row role="group" aria-label="Zeitraum" gap={1} sx={{ mr: 'auto' }}>
          <TurnButton name="Zurück" onClick={() => show(addDays(first, -days))} />
          <OfficeButton onClick={() => onChange({ from: '' })}>Ab heute</OfficeButton>
          <TurnButton name="Weiter" isForward onClick={() => show(addDays(first, days))} />
          <Text role="status" strong>
            {formatDay(first)} bis {formatDay(addDays(range.to, -1))}
          </Text>
        </Row>
        <Tick
          name="booked"
          label="nur gebuchte"
          checked={booked !== ''}
          onChange={(isChosen) => onChange({ booked: isChosen ? ONLY_BOOKED : '' })}
        />
        <Box sx={{ width: { xs: '100%', sm: 240 } }}>
          <FilterSelect
            label="Kategorie"
            value={category}
            options={[ALL, ...categories.map((id) => ({ id, label: id }))]}
            onPick={(picked) => onChange({ category: picked })}
          />
        </Box>
      </Row>
      <Loaded query={calendar} many="Buchungen">
        {({ bookings, is_cut }) => (
          <>
            {is_cut && (
              <SpacedAlert severity="warning" mb={1}>
                In diesem Zeitraum gibt es mehr als 400 Buchungen: Es fehlen welche, die später
                enden.
              </SpacedAlert>
            )}
            <BookingGrid
              tools={shownTools(fleet, bookings, category, booked !== '')}
              bookings={bookings}
              range={range}
              today={today}
              isClosed={(day) => !isHandoverDay(day, closed)}
              onBook={({ id }, day) => onBook(id, day)}
              {...actions}
            />
            <Quiet mt={1}>{LEGEND}</Quiet>
          </>
        )}
      </Loaded>
    </>
  );
}

const LEGEND =
  'Gebuchte Geräte stehen oben. Ein Balken reicht von der Übergabe bis zur Rückgabe. Gestrichelt umrandet: angefragt. Schraffiert: geschlossen oder Prüfung nach der Rückgabe. Mit der Maus lassen sich Buchungen ziehen, mit den Pfeiltasten wählen Sie einen Tag.';

/** The booked tools first; without the others if wanted, and without hidden ones that are not booked. */
function shownTools(
  fleet: readonly FleetTool[],
  bookings: readonly AdminBooking[],
  category: string,
  isOnlyBooked: boolean,
): FleetTool[] {
  const booked = new Set(bookings.flatMap(({ tool_id, blocked }) => (blocked ? [tool_id] : [])));
  const shown = fleet.filter(({ category: own }) => !category || own === category);
  const isFree = ({ visibility }: FleetTool) => visibility === 'visible' && !isOnlyBooked;
  return [
    ...shown.filter(({ id }) => booked.has(id)),
    ...shown.filter((tool) => !booked.has(tool.id) && isFree(tool)),
  ];
}
