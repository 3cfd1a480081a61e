import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminBooking } from '@shop/domain/booking/booking';
import {
  type BookingState,
  bookingState,
  canMoveBooking,
} from '@shop/domain/booking/booking-state';
import { useState } from 'react';
import { InputField } from '../../components/form/text-field.tsx';
import { edgedPanel, WRAPPED } from '../../lib/theme/shared-styles.ts';
import { ResultAlert } from '../kit/tab/call-alerts.tsx';
import CloseForm from './close-form.tsx';
import RecordForm from './record-form.tsx';
import { STEP_TEXTS, useBookingCall } from './rental-bookings.ts';

/** A button for each step that needs no record of its own. */
export function BookingSteps({ booking }: { booking: AdminBooking }) {
  const { state, kind } = booking;
  const [record, setRecord] = useState<'handed_out' | 'returned' | 'closed'>();
  const [asked, setAsked] = useState<BookingState>();
  const [reason, setReason] = useState('');
  const { send, isSending, result } = useBookingCall('step', booking, STEP_TEXTS);
  const steps = bookingState(state).next.filter((to) => {
    if (kind === 'downtime') return to === 'cancelled';
    return to === 'confirmed' || to === 'declined' || to === 'cancelled';
  });
  const take = (to: BookingState) => {
    send({ from: state, to, ...(reason.trim() && { reason }) });
    setAsked(undefined);
  };
  return (
    <div>
      <Box sx={{ ...WRAPPED, gap: 1.5 }}>
        {kind === 'rental' &&
          RECORDED.filter((to) => canMoveBooking(state, to)).map((to) => (
            <Button key={to} aria-haspopup="dialog" onClick={() => setRecord(to)}>
              {bookingState(to).action}
            </Button>
          ))}
        {steps.map((to) => (
          <Button
            key={to}
            variant={to === 'confirmed' ? 'contained' : 'outlined'}
            aria-disabled={isSending}
            {...(to !== 'confirmed' && { sx: { color: 'error.main' } })}
            onClick={() => {
              if (isSending) return;
              if (to === 'confirmed') take(to);
              else setAsked(to);
            }}
          >
            {kind === 'downtime' ? 'Wieder freigeben' : bookingState(to).action}
          </Button>
        ))}
      </Box>
      {asked && (
        <Box
          component="form"
          sx={{ ...edgedPanel('signal'), display: 'grid', gap: 2, mt: 2 }}
          onSubmit={(event: React.FormEvent) => {
            event.preventDefault();
            if (reason.trim()) take(asked);
          }}
        >
          <InputField
            label={kind === 'downtime' ? 'Grund' : 'Grund (liest der Kunde)'}
            required
            value={reason}
            maxLength={300}
            onChange={({ target }) => setReason(target.value)}
          />
          <Box sx={{ ...WRAPPED, gap: 1.5 }}>
            <Button type="submit" aria-disabled={!reason.trim()}>
              {kind === 'downtime' ? 'Wieder freigeben' : bookingState(asked).action}
            </Button>
            <Button variant="text" onClick={() => setAsked(undefined)}>
              Abbrechen
            </Button>
          </Box>
        </Box>
      )}
      <ResultAlert result={result} />
      {record === 'closed' && <CloseForm booking={booking} onClose={() => setRecord(undefined)} />}
      {record && record !== 'closed' && (
        <RecordForm booking={booking} to={record} onClose={() => setRecord(undefined)} />
      )}
    </div>
  );
}

const RECORDED = ['handed_out', 'returned', 'closed'] as const;
