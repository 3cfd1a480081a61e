import Button from '@mui/material/Button';
import type { AdminBooking, SeenBooking } from '@shop/domain/booking/booking';
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
import { isTold, othersOf, useBookingCall } from './rental-bookings.ts';

const RECORDED = ['handed_out', 'returned', 'closed'] as const;
const DECIDED: readonly BookingState[] = ['confirmed', 'declined', 'cancelled'];

/** A button for each step that a booking can take next. */
export function BookingSteps({ booking }: { booking: AdminBooking }) {
  const { state, kind } = booking;
  const [record, setRecord] = useState<(typeof RECORDED)[number] | 'confirmed'>();
  const [asked, setAsked] = useState<{ to: BookingState; others: SeenBooking[] }>();
  // Confirming always applies to the whole reservation; declining and cancelling to one booking or to all.
  const others = othersOf(booking, (of) => of === state);
  const withOthers = (of: SeenBooking[]) => (of.length > 0 ? { others: of } : {});
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
  const ask = (to: BookingState, more: SeenBooking[] = []) => {
    if (isSending) return;
    forget();
    setAsked({ to, others: more });
  };
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
                if (to !== 'confirmed') ask(to);
                else if (isByArrangement(booking)) setRecord(to);
                else send({ from: state, to, ...withOthers(others) });
              }}
            >
              {others.length === 0
                ? label(to)
                : to === 'confirmed'
                  ? `Alle ${others.length + 1} bestätigen`
                  : `Nur dieses ${label(to).toLowerCase()}`}
            </Button>
          ))}
        {others.length > 0 &&
          decided
            .filter((to) => to !== 'confirmed' && canMoveBooking(state, to))
            .map((to) => (
              <Button
                key={`all-${to}`}
                variant="outlined"
                aria-disabled={isSending}
                onClick={() => ask(to, others)}
              >
                {`Alle ${others.length + 1} ${label(to).toLowerCase()}`}
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
          title={`${asked.others.length > 0 ? 'Ganze Reservierung' : 'Buchung'} ${label(asked.to).toLowerCase()}?`}
          reason={{
            label: isTold(booking) ? 'Grund (liest der Kunde)' : 'Grund',
            maxLength: 300,
            missing: 'Bitte nennen Sie den Grund.',
          }}
          confirm={label(asked.to)}
          isSending={isSending}
          result={result}
          onKeep={() => setAsked(undefined)}
          revision={booking.revision ?? 0}
          onConfirm={(reason, seen) =>
            send(
              { from: state, to: asked.to, reason, ...withOthers(asked.others) },
              { onSuccess: () => setAsked(undefined), seen },
            )
          }
        />
      )}
      {record === 'closed' && <CloseForm booking={booking} onClose={close} />}
      {record === 'confirmed' && <AgreedForm booking={booking} others={others} onClose={close} />}
      {record && record !== 'closed' && record !== 'confirmed' && (
        <RecordForm booking={booking} to={record} onClose={close} />
      )}
    </div>
  );
}
