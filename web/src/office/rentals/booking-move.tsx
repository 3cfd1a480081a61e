import Box from '@mui/material/Box';
import type { AdminBooking } from '@shop/domain/booking/booking';
import type { RentalPeriod } from '@shop/domain/booking/booking-days';
import { berlinDay } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { FilterSelect } from '../../components/filter-select.tsx';
import { Titled } from '../../components/titled.tsx';
import { WRAPPED } from '../../lib/theme/shared-styles.ts';
import { OfficeButton } from '../kit/office-button.tsx';
import { ResultAlert } from '../kit/tab/call-alerts.tsx';
import { PeriodForm, periodProblem, useClosedDays } from './period-form.tsx';
import { isPeriod, useBookingCall, useClash, useTools } from './rental-bookings.ts';

/** Moves or extends a booking, and names the days on which that does not fit. */
export function BookingMove({
  booking,
  dragged,
}: {
  booking: AdminBooking;
  dragged: RentalPeriod | undefined;
}) {
  const { booking_number, tool_id, state, kind, start_day, end_day } = booking;
  const tool = useTools().find(({ id }) => id === tool_id);
  const closed = useClosedDays();
  const [period, setPeriod] = useState<RentalPeriod>(dragged ?? { start_day, end_day });
  const [count, setCount] = useState(String(booking.pieces));
  const [reason, setReason] = useState('');
  const pieces = Number(count);
  const isStarted = state === 'handed_out';
  const isDowntime = kind === 'downtime';
  const isSame =
    period.start_day === start_day && period.end_day === end_day && pieces === booking.pieces;
  const clash = useClash({ tool, pieces, except: booking_number, ...period });
  const isTold = !isDowntime && booking.customer_email !== '';
  const { send, isSending, result } = useBookingCall('move', booking, {
    done: isTold ? 'Gespeichert. Der Kunde bekommt eine Nachricht.' : 'Gespeichert.',
    failed: 'Die Buchung konnte nicht verschoben werden.',
  });
  const problem = periodProblem(period, {
    closed,
    today: berlinDay(new Date()),
    isStarted,
    isDowntime,
  });
  const clashes = isSame ? [] : (clash ?? []);
  const canSave =
    !isSame &&
    isPeriod(period) &&
    !problem &&
    !isSending &&
    (clashes.length === 0 || reason.trim() !== '');
  return (
    <Titled
      title={isStarted ? 'Verlängern' : 'Verschieben oder verlängern'}
      variant="h3"
      heading="h3"
      mb={2}
    >
      <Box
        component="form"
        noValidate
        aria-label="Tage ändern"
        sx={{ display: 'grid', gap: 2 }}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          if (!canSave) return;
          send({
            ...period,
            pieces,
            ...(clashes.length > 0 && { despite_clash: reason }),
          });
        }}
      >
        <PeriodForm
          period={period}
          isStarted={isStarted}
          isDowntime={isDowntime}
          clash={clashes}
          reason={reason}
          onChange={setPeriod}
          onReason={setReason}
        />
        <Box sx={{ ...WRAPPED, alignItems: 'end', gap: 2 }}>
          {!isStarted && (tool?.quantity_available ?? 1) > 1 && (
            <Box sx={{ width: 120 }}>
              <FilterSelect
                label="Stückzahl"
                value={count}
                options={Array.from({ length: tool?.quantity_available ?? 1 }, (_, index) => {
                  return { id: String(index + 1), label: String(index + 1) };
                })}
                onPick={setCount}
              />
            </Box>
          )}
          <OfficeButton type="submit" isBlocked={!canSave} sx={{ minHeight: 44 }}>
            {isSending ? 'Wird gespeichert...' : 'Tage ändern'}
          </OfficeButton>
        </Box>
        <ResultAlert result={result} />
      </Box>
    </Titled>
  );
}
