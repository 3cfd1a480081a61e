import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RentalBooking } from '@shop/domain/booking/booking';
import { moveProblem } from '@shop/domain/booking/booking-days';
import { bookingState } from '@shop/domain/booking/booking-state';
import { standing } from '@shop/domain/booking/rental-set';
import { toCents } from '@shop/domain/money/money';
import { addDays, type CalendarDay, formatDay, isCalendarDay } from '@shop/domain/time/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callApi } from '../../lib/api/client.ts';
import { edgedPanel } from '../../lib/theme/shared-styles.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';
import { useNotices } from '../../settings/shared/use-notices.ts';
import { CancelAction, Result } from '../../ui/cancel-action.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { usePriceTexts } from '../../ui/price.tsx';
import { NO_COSTS } from './booking-words.ts';
import { calendarOf } from './calendar-of.tsx';
import { freePieces, toolDaysKey, useToolDays, withoutBooking } from './tool-days.ts';
import { useBookingPrice } from './use-booking-price.ts';

interface BookingActionsProps {
  booking: RentalBooking;
  /** Token of the mail's link; without it the booking must belong to the signed-in customer. */
  token?: string | undefined;
  today: CalendarDay;
  now: () => Date;
  /** Called with the changed booking, and without one if the server refused. */
  onChange(changed?: RentalBooking): void;
}

/** Cancels or extends a booking, as long as its customer may. Loaded separately from the page. */
export default function BookingActions(props: BookingActionsProps) {
  const { booking_number: bookingNumber, group, tool_name, state, cancel_until } = props.booking;
  const { set = [] } = props.booking;
  const { token, onChange } = props;
  const isOffered = bookingState(state).isCancellable && cancel_until !== undefined;
  const stands = standing(set);
  // Lists do not tell of the others.
  const isPart = set.length > 0 ? stands.length > 1 : group !== undefined;
  const cancel =
    (whole_set: boolean) =>
    ({ signal }: { signal: AbortSignal }) =>
      callApi('POST /api/rental-bookings/{bookingNumber}/cancel', {
        params: { bookingNumber },
        body: { ...(token !== undefined && { token }), ...(whole_set && { whole_set }) },
        signal,
      });
  return (
    <>
      {bookingState(state).isExtendable && <ExtendBooking {...props} />}
      <CancelAction
        isOffered={isOffered}
        texts={cancelTexts(
          isPart ? 'Nur dieses Gerät' : 'Reservierung',
          [group ? tool_name : `${tool_name} (${bookingNumber})`],
          set.find(({ takes_trip }) => takes_trip)?.tool_name,
        )}
        cancel={cancel(false)}
        onChange={onChange}
      />
      {stands.length > 1 && (
        <CancelAction
          isOffered={isOffered && stands.every(({ is_cancellable }) => is_cancellable)}
          texts={cancelTexts(
            'Ganze Reservierung',
            stands.map((each) => each.tool_name),
          )}
          cancel={cancel(true)}
          onChange={onChange}
        />
      )}
    </>
  );
}

/** `heir` is the tool that transport is charged with afterwards. */
const cancelTexts = (what: string, names: readonly string[], heir?: string) => ({
  button: `${what} stornieren`,
  question: `Möchten Sie ${names.join(', ')} stornieren?${heir ? ` Bringen und Holen berechnen wir dann bei ${heir}.` : ''} Das lässt sich nicht rückgängig machen.`,
  done: `Storniert: ${names.join(', ')}. Sie erhalten dazu eine E-Mail. ${NO_COSTS}`,
  failed: 'Die Reservierung konnte nicht storniert werden. Bitte versuchen Sie es erneut.',
});

function ExtendBooking({ booking, token, today, now, onChange }: BookingActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: toolDaysKey(booking.tool_id) });
  const { send, isSending, sent, failure, reset } = useSendOnce({
    call: (end_day: CalendarDay, { signal }) =>
      callApi('POST /api/rental-bookings/{bookingNumber}/extend', {
        params: { bookingNumber: booking.booking_number },
        body: { end_day, ...(token !== undefined && { token }) },
        signal,
      }),
    onSent: (extended) => {
      setIsOpen(false);
      onChange(extended);
      return reload();
    },
    onFailed: ({ status }) => {
      if (status) onChange();
      return reload();
    },
    failed: 'Die Miete konnte nicht verlängert werden. Bitte versuchen Sie es erneut.',
    what: 'Failed to extend',
  });
  return (
    <Stack data-screen-only align="start">
      {sent && (
        <Result severity="success">
          {`Ihre Miete ist bis zum ${formatDay(sent.answer.end_day)} verlängert. Sie erhalten dazu eine E-Mail.`}
        </Result>
      )}
      {failure && <Result severity="error">{failure.text}</Result>}
      {isOpen ? (
        <ExtensionForm
          booking={booking}
          today={today}
          now={now}
          isSending={isSending}
          onExtend={(day) => void send(day)}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        <Button
          variant="outlined"
          size="small"
          onClick={() => {
            reset();
            setIsOpen(true);
          }}
        >
          Miete verlängern
        </Button>
      )}
    </Stack>
  );
}

interface ExtensionFormProps extends Omit<BookingActionsProps, 'token' | 'onChange'> {
  isSending: boolean;
  onExtend(day: CalendarDay): void;
  onClose(): void;
}

/** Asks for a later end and shows whether the tool is free until then and what the rent would be. */
function ExtensionForm({ booking, today, now, isSending, onExtend, onClose }: ExtensionFormProps) {
  const { tool_id: id, end_day: current } = booking;
  const [day, setDay] = useState('');
  const isDay = isCalendarDay(day);
  const loadCalendar = useMemo(() => calendarOf(id, today), [id, today]);
  const { days, isFailed } = useToolDays(id, today, current, isDay ? addDays(day, 14) : current);
  const { special_days: special } = useNotices();
  const problem =
    isDay && days
      ? moveProblem(booking, { end_day: day }, today, days.closed, { now: now(), special })
      : undefined;
  const added = { start_day: current, end_day: day };
  const isFree =
    days && isDay && !problem && freePieces(withoutBooking(days, booking), added) >= booking.pieces;
  // If availability is unknown, the server decides.
  const mayExtend = isDay && !problem && (isFailed || isFree === true);
  return (
    <Box role="group" aria-label="Miete verlängern" sx={form}>
      <DateField
        label="Neues Mietende"
        value={day}
        earliest={addDays(current < today ? today : current, 1)}
        error={problem}
        loadCalendar={loadCalendar}
        onChange={setDay}
      />
      <Box aria-live="polite" sx={{ '& p': { m: 0 } }}>
        {isDay && isFree === false && !problem && (
          <p>Bis dahin ist das Gerät nicht frei. Bitte wählen Sie einen früheren Tag.</p>
        )}
        {isFree && <NewPrice booking={booking} end_day={day} />}
      </Box>
      <Row align="stretch">
        <Button size="small" disabled={!mayExtend || isSending} onClick={() => onExtend(day)}>
          {isSending ? 'Wird verlängert...' : 'Kostenpflichtig verlängern'}
        </Button>
        <Button variant="outlined" size="small" disabled={isSending} onClick={onClose}>
          Nicht verlängern
        </Button>
      </Row>
    </Box>
  );
}

interface NewPriceProps {
  booking: RentalBooking;
  end_day: CalendarDay;
}

function NewPrice({ booking, end_day }: NewPriceProps) {
  const { data: price } = useBookingPrice(booking.booking_number, { end_day });
  const { both, euro } = usePriceTexts();
  const until = `Bis zum ${formatDay(end_day)} ist das Gerät frei.`;
  if (!price) return <p>{until}</p>;
  const extras = [
    ...(price.transport_amount ? ['Bringen und Holen'] : []),
    ...(price.insurance_amount ? ['Versicherung'] : []),
  ].join(' und ');
  return (
    <Typography component="p">
      {until}{' '}
      {booking.tier === 'weekend' &&
        'Der Wochenendpreis gilt bis Montag; mieten Sie länger, gilt für alle Tage der Tagespreis. '}
      Die Miete{extras && ' allein'} kostet dann{' '}
      {both(toCents(price.rental_amount), price.vat_rate)}; bisher sind es{' '}
      {euro(toCents(booking.rental_amount), booking.vat_rate)}.
      {extras && ` Mit ${extras} sind es ${both(toCents(price.net_amount), price.vat_rate)}.`}
    </Typography>
  );
}

const form = { ...edgedPanel('signal'), display: 'grid', gap: 2, width: '100%', maxWidth: 480 };
