import Typography from '@mui/material/Typography';
import type { AdminBooking, RentalToday } from '@shop/domain/booking/booking';
import { berlinDay, type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import { WORK } from '@shop/domain/work/todays-work';
import { useRentalToday } from '../../office/api/use-rentals.ts';
import { ListRow } from '../../office/list-row.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { Loaded } from '../../office/tab/paged-list.tsx';
import { Badge } from '../../ui/badge.tsx';
import { PlainList, Stack, Text } from '../../ui/layout.tsx';
import { BookingRows } from './booking-list.tsx';

interface TodayProps {
  onOpen(number: string): void;
  onInspect(toolId: number, day: CalendarDay): void;
}

const LISTS = [
  { name: 'requested', title: WORK.rental_requests.label, none: 'Keine Reservierung wartet.' },
  { name: 'overdue', title: 'Überfällig', none: 'Alles ist zurück.' },
  { name: 'out', title: 'Heute raus', none: 'Heute geht nichts hinaus.' },
  { name: 'back', title: 'Heute zurück', none: 'Heute kommt nichts zurück.' },
] as const;

/** What awaits a decision, goes out, comes back, is late, or has to be inspected. */
export function Today({ onOpen, onInspect }: TodayProps) {
  return (
    <Loaded query={useRentalToday()} many="Buchungen">
      {({ inspections, cut, ...lists }) => (
        <Stack gap={4}>
          {LISTS.map(({ name, title, none }) => (
            <Entries
              key={name}
              title={title}
              none={none}
              isCut={cut.includes(name)}
              bookings={lists[name]}
              onOpen={onOpen}
            />
          ))}
          {inspections.length > 0 && (
            <Inspections inspections={inspections} onInspect={onInspect} />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

interface EntriesProps {
  title: string;
  none: string;
  /** The list is incomplete. */
  isCut: boolean;
  bookings: readonly AdminBooking[];
  onOpen(number: string): void;
}

function Entries({ title, none, isCut, bookings, onOpen }: EntriesProps) {
  return (
    <section aria-label={title}>
      <Typography variant="h3">
        {title} ({isCut ? `die ersten ${bookings.length}` : bookings.length})
      </Typography>
      {bookings.length === 0 ? (
        <Text mt={1} muted>
          {none}
        </Text>
      ) : (
        <BookingRows bookings={bookings} onOpen={onOpen} />
      )}
    </section>
  );
}

function Inspections({
  inspections,
  onInspect,
}: Pick<RentalToday, 'inspections'> & Pick<TodayProps, 'onInspect'>) {
  const today = berlinDay(new Date());
  return (
    <section aria-label="UVV-Prüfung">
      <Typography variant="h3">UVV-Prüfung ({inspections.length})</Typography>
      <PlainList mt={1}>
        {inspections.map(({ tool_id, name, due }) => (
          <ListRow
            key={tool_id}
            head={
              <>
                <strong>{name}</strong>
                <Badge color={due < today ? 'red' : 'yellow'}>
                  {`${due < today ? 'überfällig seit' : 'fällig am'} ${formatDay(due)}`}
                </Badge>
              </>
            }
          >
            <OfficeButton
              aria-haspopup="dialog"
              aria-label={`Prüfung eintragen: ${name}`}
              onClick={() => onInspect(tool_id, due < today ? today : due)}
            >
              Prüfung eintragen
            </OfficeButton>
          </ListRow>
        ))}
      </PlainList>
    </section>
  );
}
