import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { AdminBooking } from '@shop/domain/booking/booking';
import type { RentalPeriod } from '@shop/domain/booking/booking-days';
import { bookingState, heldText } from '@shop/domain/booking/booking-state';
import {
  bookingSums,
  damageText,
  depositText,
  entryLabel,
  isByArrangement,
} from '@shop/domain/booking/booking-sums';
import { renterFacts } from '@shop/domain/booking/renter';
import { berlinDay } from '@shop/domain/time/calendar';
import { dayText } from '@shop/domain/tour/delivery-text';
import {
  rentalWithdrawalNext,
  withdrawalWarnings,
} from '@shop/domain/withdrawal/withdrawal-decision';
import { useState } from 'react';
import { officePath, openedPath } from '../../office/addresses.ts';
import { LastCall } from '../../office/api/use-office-call.ts';
import { AdminDialog } from '../../office/dialog/admin-dialog.tsx';
import { MailLink, PhoneLink } from '../../office/dialog/contact-links.tsx';
import { History } from '../../office/history.tsx';
import { KeptPapers } from '../../office/kept-papers.tsx';
import { UndeliveredMails } from '../../office/mails.tsx';
import { OfficeNotes } from '../../office/notes.tsx';
import { Loaded } from '../../office/tab/paged-list.tsx';
import { LinkButton } from '../../office/tab/tab-head.tsx';
import { decisionEntry, WithdrawalForm, WithdrawnBadge } from '../../office/withdrawal-form.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Halves, Row, Stack } from '../../ui/layout.tsx';
import { BookingCustomer } from './booking-customer.tsx';
import { BookingMove } from './booking-move.tsx';
import { Records } from './booking-records.tsx';
import { BookingSteps } from './booking-steps.tsx';
import { BookingClaims } from './deposits.tsx';
import { bookingTitle, stateLabel, useBooking, useBookingCall } from './rental-bookings.ts';
import { SetList } from './set-list.tsx';

interface BookingDialogProps {
  bookingNumber: string;
  /** The period that it was dragged to. */
  dragged?: RentalPeriod | undefined;
  onClose(): void;
}

/** Everything about a booking: the next step, its days, its customer and its cost. */
export default function BookingDialog({ bookingNumber, dragged, onClose }: BookingDialogProps) {
  const query = useBooking(bookingNumber);
  const last = useState<string>();
  return (
    <LastCall value={last}>
      <AdminDialog
        title={query.data ? `${query.data.tool_name}: ${bookingTitle(query.data)}` : 'Buchung'}
        onClose={onClose}
        actions={null}
      >
        <Loaded query={query} one="Buchung">
          {(booking) => <BookingDetails booking={booking} dragged={dragged} />}
        </Loaded>
      </AdminDialog>
    </LastCall>
  );
}

type BookingProps = Pick<BookingDialogProps, 'dragged'> & { booking: AdminBooking };

function BookingDetails({ booking, dragged }: BookingProps) {
  const { kind, state, order_number } = booking;
  return (
    <Stack gap={4}>
      <Stack>
        <StateAndDays booking={booking} />
        <Notices booking={booking} />
        {booking.set && <SetList parts={booking.set} own={booking.booking_number} />}
        <UndeliveredMails about={booking.booking_number} />
        <BookingSteps booking={booking} />
      </Stack>
      {bookingState(state).isExtendable && (
        <BookingMove key={JSON.stringify(dragged)} booking={booking} dragged={dragged} />
      )}
      {kind === 'rental' && (
        <Halves gap={4}>
          <Stack align="start">
            <Customer booking={booking} />
            <BookingCustomer booking={booking} />
          </Stack>
          <Costs booking={booking} />
        </Halves>
      )}
      {kind === 'rental' && state !== 'requested' && <BookingClaims booking={booking} />}
      <Records booking={booking} />
      <KeptPapers number={booking.booking_number} customerName={booking.customer_name} />
      {order_number && (
        <LinkButton to={openedPath('order', order_number)}>Abrechnung {order_number}</LinkButton>
      )}
      <OfficeNotes of="rental-bookings" number={booking.booking_number} />
      <History entries={historyOf(booking)} />
    </Stack>
  );
}

function StateAndDays({ booking }: BookingProps) {
  const { kind, state, is_late, start_day, end_day, pieces } = booking;
  const color = kind === 'downtime' ? 'grey' : bookingState(state).color;
  return (
    <Row>
      <Badge color={is_late ? 'red' : color}>{stateLabel(booking)}</Badge>
      <strong>
        {dayText(start_day)} bis {dayText(end_day)}
        {pieces > 1 && `, ${pieces} Stück`}
      </strong>
    </Row>
  );
}

function Notices({ booking }: BookingProps) {
  const { state, start_day, despite_clash, despite_inspection, hold_until, group } = booking;
  return (
    <>
      <Withdrawn booking={booking} />
      {despite_clash && (
        <Alert severity="info">{`Trotz Überschneidung gebucht: ${despite_clash}`}</Alert>
      )}
      {despite_inspection && (
        <Alert severity="info">{`Trotz fälliger UVV-Prüfung ausgegeben: ${despite_inspection}`}</Alert>
      )}
      {booking.reserves_nothing && (
        <Alert severity="warning">
          Reserviert nichts: Von diesem Anschluss oder dieser E-Mail-Adresse sind schon sehr viele
          Geräte und Tage angefragt. Beim Bestätigen wird das Gerät reserviert, wenn es dann noch
          frei ist.
        </Alert>
      )}
      {group && !booking.set && (
        <Alert severity="info">
          Mehrere Geräte für dieselben Tage:{' '}
          <Link href={officePath('vermietung', '', { ansicht: 'liste', suche: group })}>
            alle zu {group}
          </Link>
        </Alert>
      )}
      {hold_until && state === 'requested' && (
        <span>{`Wartet auf Ihre Entscheidung: gilt ${heldText(new Date(hold_until), start_day)} und verfällt dann.`}</span>
      )}
    </>
  );
}

/** The withdrawal, for the office to decide; that of a billed rental in its order. */
function Withdrawn({ booking }: BookingProps) {
  const { withdrawal, company_name, created_at, early_start, order_number, handover, state } =
    booking;
  const call = useBookingCall('withdrawal', booking, {
    done: 'Die Entscheidung ist eingetragen.',
    failed: 'Die Entscheidung konnte nicht eingetragen werden.',
  });
  if (!withdrawal) return null;
  if (order_number) return <WithdrawnBadge withdrawal={withdrawal} />;
  const begins = berlinDay(new Date(created_at));
  return (
    <WithdrawalForm
      withdrawal={withdrawal}
      warnings={[
        ...withdrawalWarnings({ ...withdrawal, company_name, begins }),
        ...(early_start ? [] : [NO_CONSENT]),
      ]}
      next={rentalWithdrawalNext(withdrawal, handover !== undefined, state === 'cancelled')}
      revision={booking.revision}
      call={call}
    />
  );
}

const NO_CONSENT =
  'Der Kunde hat keinen Beginn vor Ablauf der Widerrufsfrist gewünscht: Genutzte Tage lassen sich nicht berechnen (§ 357a Absatz 2 BGB).';

function Customer({ booking }: BookingProps) {
  const links = {
    customer_phone: <PhoneLink phone={booking.customer_phone} />,
    customer_email: <MailLink email={booking.customer_email} />,
  };
  return (
    <Facts
      title="Kunde"
      heading="h3"
      facts={renterFacts(booking, 'Anschrift').map(({ name, label, value }) => [
        label,
        value && (links[name as keyof typeof links] ?? value),
      ])}
    />
  );
}

function Costs({ booking }: BookingProps) {
  return (
    <Facts
      title={booking.order_number && !isByArrangement(booking) ? 'Abgerechnet' : 'Kosten'}
      heading="h3"
      facts={[
        ...bookingSums(booking).map(({ label, amount }): [string, string] => [label, amount]),
        ['Kaution', depositText(booking)],
        ['Schaden', booking.damage && damageText(booking.damage)],
      ]}
    />
  );
}

const historyOf = ({ history, withdrawal }: AdminBooking) =>
  history
    .flatMap(({ what, at, by = 'Kunde', reason, taken_back }) => [
      { at, by, text: `${entryLabel(what)}${reason ? ` (${reason})` : ''}` },
      ...(taken_back ? [{ ...taken_back, text: `Zurückgenommen: ${entryLabel(what)}` }] : []),
    ])
    .concat((withdrawal?.decisions ?? []).map(decisionEntry))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
