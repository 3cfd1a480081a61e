import Button from '@mui/material/Button';
import type { AdminBooking } from '@shop/domain/booking/booking';
import {
  type BookingState,
  bookingState,
  canMoveBooking,
} from '@shop/domain/booking/booking-state';
import { entryLabel, isByArrangement } from '@shop/domain/booking/booking-sums';
import { useState } from 'react';
import { AskReason } from '../../office/dialog/ask-reason.tsx';
import { TakeBack } from '../../office/dialog/take-back.tsx';
import { ResultAlert } from '../../office/tab/call-alerts.tsx';
import { Row } from '../../ui/layout.tsx';
import CloseForm, { AgreedForm } from './close-form.tsx';
import RecordForm from './record-form.tsx';
import { isTold, useBookingCall } from './rental-bookings.ts';

const RECORDED = ['handed_out', 'returned', 'closed'] as const;
const DECIDED: readonly BookingState[] = ['confirmed', 'declined', 'cancelled'];

/** A button for each step that a booking can take next. */
export function BookingSteps({ booking }: { booking: AdminBooking }) {
  const { state, kind } = booking;
  const [record, setRecord] = useState<(typeof RECORDED)[number] | 'confirmed'>();
  const [asked, setAsked] = useState<BookingState>();
  const { send, isSending, result, forget } = useBookingCall('step', booking);
  const takeBack = useBookingCall('take-back', booking, {
    done: 'Der Schritt ist zurückgenommen.',
    failed: 'Der Schritt konnte nicht zurückgenommen werden.',
  });
  const last = booking.history.at(-1);
  const decided = kind === 'downtime' ? DECIDED.slice(-1) : DECIDED;
  const recorded = kind === 'downtime' ? [] : RECORDED;
  const label = (to: BookingState) =>
    kind === 'downtime' ? 'Wieder freigeben' : (bookingState(to).action ?? '');
  const close = () => setRecord(undefined);
  return (
    <div>
      <Row>
        {recorded
          .filter((to) => canMoveBooking(state, to))
          .map((to) => (
            <Button key={to} aria-haspopup="dialog" onClick={() => setRecord(to)}>
              {label(to)}
            </Button>
          ))}
        {decided
          .filter((to) => canMoveBooking(state, to))
          .map((to) => (
            <Button
              key={to}
              variant={to === 'confirmed' ? 'contained' : 'outlined'}
              aria-disabled={isSending}
              {...(to !== 'confirmed' && { sx: { color: 'error.main' } })}
              onClick={() => {
                if (isSending) return;
                forget();
                if (to !== 'confirmed') setAsked(to);
                else if (isByArrangement(booking)) setRecord(to);
                else send({ from: state, to });
              }}
            >
              {label(to)}
            </Button>
          ))}
      </Row>
      <ResultAlert result={result ?? takeBack.result} />
      {last && (
        <TakeBack
          step={entryLabel(last.what)}
          until={last.can_take_back_until}
          isTold={isTold(booking)}
          isSending={takeBack.isSending}
          onTakeBack={() => takeBack.send({ to: state, at: last.at })}
        />
      )}
      {asked && (
        <AskReason
          title={`Buchung ${label(asked).toLowerCase()}?`}
          reason={{
            label: isTold(booking) ? 'Grund (liest der Kunde)' : 'Grund',
            maxLength: 300,
            missing: 'Bitte nennen Sie den Grund.',
          }}
          confirm={label(asked)}
          isSending={isSending}
          result={result}
          onKeep={() => setAsked(undefined)}
          revision={booking.revision ?? 0}
          onConfirm={(reason, seen) =>
            send({ from: state, to: asked, reason }, { onSuccess: () => setAsked(undefined), seen })
          }
        />
      )}
      {record === 'closed' && <CloseForm booking={booking} onClose={close} />}
      {record === 'confirmed' && <AgreedForm booking={booking} onClose={close} />}
      {record && record !== 'closed' && record !== 'confirmed' && (
        <RecordForm booking={booking} to={record} onClose={close} />
      )}
    </div>
  );
}
