import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { AdminBooking } from '@shop/domain/booking/booking';
import type { RentalPeriod } from '@shop/domain/booking/booking-days';
import { bookingState } from '@shop/domain/booking/booking-state';
import type { BookingAmounts } from '@shop/domain/booking/booking-sums';
import { daysText } from '@shop/domain/booking/rental-line';
import { toCents } from '@shop/domain/money/money';
import { formatEuro } from '@shop/domain/text/format';
import { useState } from 'react';
import { InlineForm } from '../../office/form/inline-form.tsx';
import { useOfficeForm } from '../../office/form/use-office-form.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Tick } from '../../ui/form/tick.tsx';
import { Titled } from '../../ui/titled.tsx';
import { useBookingPrice } from '../shared/use-booking-price.ts';
import {
  type Circumstances,
  NO_CLASH,
  PeriodFields,
  periodProblems,
  pieceOptions,
  type TypedPeriod,
  useClosedDays,
} from './period-form.tsx';
import {
  isPeriod,
  isTold,
  othersOf,
  useBookingCall,
  useClash,
  useTools,
} from './rental-bookings.ts';

interface BookingMoveProps {
  booking: AdminBooking;
  /** The period it was dragged to. */
  dragged: RentalPeriod | undefined;
}

/** Moves or extends a booking, and names the days that clash. */
export function BookingMove({ booking, dragged }: BookingMoveProps) {
  const { booking_number, tool_id, state, kind, start_day, end_day, pieces } = booking;
  const tool = useTools().find(({ id }) => id === tool_id);
  const isStarted = state === 'handed_out';
  const others = othersOf(booking, (of) => bookingState(of).isExtendable);
  const [clash, setClash] = useState(NO_CLASH);
  const circumstances: Circumstances = {
    closed: useClosedDays(),
    moved: { start_day, end_day },
    isStarted,
    isDowntime: kind === 'downtime',
    clash,
  };
  const isSame = (values: TypedPeriod) =>
    values.start_day === start_day &&
    values.end_day === end_day &&
    Number(values.pieces) === pieces;
  const form = useOfficeForm({
    initial: {
      start_day,
      end_day,
      pieces: String(pieces),
      despite: '',
      whole: others.length > 0 ? 'yes' : '',
    },
    revision: booking.revision,
    ...(dragged && { typed: dragged }),
    problems: (values) => (isSame(values) ? {} : periodProblems(values, circumstances)),
    toRequest: ({ despite, whole, ...values }) => ({
      ...values,
      ...(whole && { others }),
      pieces: Number(values.pieces),
      ...(clash.length > 0 && { despite_clash: despite }),
    }),
    call: useBookingCall('move', booking, {
      done: isTold(booking) ? 'Gespeichert. Der Kunde bekommt eine Nachricht.' : 'Gespeichert.',
      failed: 'Die Buchung konnte nicht verschoben werden.',
    }),
  });
  const { values } = form;
  const told = isTold(booking) && 'Der Kunde bekommt das per E-Mail.';
  const known = useClash({ tool, except: booking_number, ...values });
  const found = isSame(values) ? NO_CLASH : (known ?? NO_CLASH);
  if (found.join() !== clash.join()) setClash(found);
  const isAsked = kind !== 'downtime' && !isSame(values) && isPeriod(values);
  const price = useBookingPrice(booking_number, pricedOf(values), isAsked);
  const title = isStarted ? 'Verlängern' : 'Verschieben oder verlängern';
  return (
    <Titled title={title} variant="h3" heading="h3" mb={2}>
      <InlineForm
        form={form}
        label="Tage ändern"
        submit="Tage ändern"
        // The new price must be visible before it is mailed.
        canSend={!isSame(values) && !price.isLoading}
        size="small"
        beside={
          !isStarted &&
          (tool?.quantity_available ?? 1) > 1 && (
            <Box sx={{ width: 120 }}>
              <FilterSelect
                label="Stückzahl"
                options={pieceOptions(tool)}
                {...form.pick('pieces')}
              />
            </Box>
          )
        }
      >
        <PeriodFields {...circumstances} form={form} />
        {others.length > 0 && (
          <Tick
            name="whole"
            label={isStarted ? 'Ganze Reservierung verlängern' : 'Ganze Reservierung verschieben'}
            checked={values.whole !== ''}
            onChange={(isWhole) => form.set({ whole: isWhole ? 'yes' : '' })}
          />
        )}
        {!isSame(values) && isPeriod(values) && (
          <Alert severity="info">
            {['Noch nicht gespeichert.', price.data && costText(booking, price.data), told]
              .filter(Boolean)
              .join(' ')}
          </Alert>
        )}
      </InlineForm>
    </Titled>
  );
}

const pricedOf = ({ start_day, end_day, pieces }: TypedPeriod) => ({ start_day, end_day, pieces });

/** The rental's price on the new days. */
const costText = ({ net_amount }: AdminBooking, { days, net_amount: next }: BookingAmounts) =>
  `${daysText(days)}: ${formatEuro(toCents(next))} netto, bisher ${formatEuro(toCents(net_amount))}.`;
