import Box from '@mui/material/Box';
import type { AdminBooking } from '@shop/domain/booking/booking';
import type { RentalPeriod } from '@shop/domain/booking/booking-days';
import { isHandoverDay } from '@shop/domain/delivery/rental-handover';
import {
  addDays,
  berlinDay,
  type CalendarDay,
  formatDay,
  weekdayOf,
} from '@shop/domain/time/calendar';
import { useCalendar } from '../../office/api/use-rentals.ts';
import { OfficeButton, TurnButton } from '../../office/office-button.tsx';
import { SpacedAlert } from '../../office/spaced-alert.tsx';
import { ALL } from '../../office/tab/list-toolbar.tsx';
import { Loaded } from '../../office/tab/paged-list.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Quiet, Row, Text } from '../../ui/layout.tsx';
import { BookingGrid } from './booking-grid.tsx';
import { useClosedDays } from './period-form.tsx';
import { useTools } from './rental-bookings.ts';

interface CalendarProps {
  days: number;
  /** A day of the first week; today's if empty. */
  from: string;
  /** Shows only tools of this category, if one is given. */
  category: string;
  onChange(filter: { from?: string; category?: string }): void;
  onOpen(booking: AdminBooking): void;
  onBook(toolId: number, day: CalendarDay): void;
  onMove(booking: AdminBooking, period: RentalPeriod): void;
}

/** Whole weeks, starting on Mondays. */
export function Calendar({ days, from, category, onChange, onBook, ...actions }: CalendarProps) {
  const today = berlinDay(new Date());
  const fleet = useTools();
  const closed = useClosedDays();
  const first = mondayOf(from || today);
  const range = { from: first, to: addDays(first, days) };
  const calendar = useCalendar(range);
  const show = (day: CalendarDay) =>
    onChange({ from: mondayOf(day) === mondayOf(today) ? '' : day });
  const categories = [...new Set(fleet.map((tool) => tool.category))].sort((a, b) =>
    a.localeCompare(b, 'de'),
  );
  return (
    <>
      <Row gap={1} mb={1.5}>
        <Row role="group" aria-label="Zeitraum" gap={1} sx={{ mr: 'auto' }}>
          <TurnButton name="Zurück" onClick={() => show(addDays(first, -days))} />
          <OfficeButton onClick={() => onChange({ from: '' })}>Diese Woche</OfficeButton>
          <TurnButton name="Weiter" isForward onClick={() => show(addDays(first, days))} />
          <Text role="status" strong>
            {formatDay(first)} bis {formatDay(addDays(range.to, -1))}
          </Text>
        </Row>
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
              tools={fleet.filter(
                (tool) =>
                  (!category || tool.category === category) &&
                  (tool.visibility === 'visible' ||
                    bookings.some(({ tool_id }) => tool_id === tool.id)),
              )}
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
  'Ein Balken reicht von der Übergabe bis zur Rückgabe. Gestrichelt umrandet: angefragt. Schraffiert: geschlossen oder Prüfung nach der Rückgabe. Mit der Maus lassen sich Buchungen ziehen, mit den Pfeiltasten wählen Sie einen Tag.';

const WEEK = 'Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag,Sonntag'.split(',');
const mondayOf = (day: CalendarDay) => addDays(day, -WEEK.indexOf(weekdayOf(day)));
