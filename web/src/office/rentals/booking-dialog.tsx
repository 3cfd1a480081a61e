import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminBooking, BookingMoveRequest, KeptRecord } from '@shop/domain/booking/booking';
import type { RentalPeriod } from '@shop/domain/booking/booking-days';
import {
  type BookingState,
  bookingState,
  canMoveBooking,
} from '@shop/domain/booking/booking-state';
import { toCents } from '@shop/domain/money/money';
import { dayText } from '@shop/domain/order/delivery-text';
import { formatDateTime, formatEuro, formatNumber } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Facts } from '../../components/facts.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { InputField } from '../../components/form/text-field.tsx';
import { Titled } from '../../components/titled.tsx';
import { callApi } from '../../lib/api/client.ts';
import { randomId } from '../../lib/random-id.ts';
import { columns, edgedPanel, PLAIN_LIST, WRAPPED } from '../../lib/theme/shared-styles.ts';
import { officePath } from '../kit/addresses.ts';
import { LastCall, useOfficeCall } from '../kit/api/use-office-call.ts';
import { AdminDialog } from '../kit/dialog/admin-dialog.tsx';
import { MailLink, PhoneLink } from '../kit/dialog/contact-links.tsx';
import { OfficeButton } from '../kit/office-button.tsx';
import { ResultAlert } from '../kit/tab/call-alerts.tsx';
import { Loaded } from '../kit/tab/paged-list.tsx';
import { LinkButton } from '../kit/tab/tab-head.tsx';
import { stateLabel } from './booking-grid.tsx';
import CloseForm from './close-form.tsx';
import { PeriodForm, periodProblem, useClosedDays } from './period-form.tsx';
import RecordForm, { Picture } from './record-form.tsx';
import {
  bookingTitle,
  isPeriod,
  useBooking,
  useBookingStep,
  useClash,
  useTools,
} from './rental-bookings.ts';

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
        <Loaded
          query={query}
          loading="Die Buchung wird geladen..."
          failed="Die Buchung konnte nicht geladen werden"
        >
          {(booking) => <BookingDetails booking={booking} dragged={dragged} />}
        </Loaded>
      </AdminDialog>
    </LastCall>
  );
}

function BookingDetails({
  booking,
  dragged,
}: {
  booking: AdminBooking;
  dragged: RentalPeriod | undefined;
}) {
  const { kind, state, is_late, start_day, end_day, pieces, history, deposit } = booking;
  const isDowntime = kind === 'downtime';
  const canMove = bookingState(state).isExtendable;
  const euro = (amount: number | undefined) => amount !== undefined && formatEuro(toCents(amount));
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ ...WRAPPED, gap: 1.5 }}>
          <Badge color={is_late ? 'red' : isDowntime ? 'grey' : bookingState(state).color}>
            {stateLabel(booking)}
          </Badge>
          <strong>
            {dayText(start_day)} bis {dayText(end_day)}
            {pieces > 1 && `, ${pieces} Stück`}
          </strong>
        </Box>
        {booking.withdrawal && (
          <Alert severity="warning">{`Widerrufen am ${formatDateTime(booking.withdrawal.received_at)}`}</Alert>
        )}
        {booking.despite_clash && (
          <Alert severity="info">{`Trotz Überschneidung gebucht: ${booking.despite_clash}`}</Alert>
        )}
        {booking.despite_inspection && (
          <Alert severity="info">{`Trotz fälliger UVV-Prüfung ausgegeben: ${booking.despite_inspection}`}</Alert>
        )}
        {booking.reserves_nothing && (
          <Alert severity="warning">
            Reserviert nichts: Von diesem Anschluss oder dieser E-Mail-Adresse sind schon sehr viele
            Geräte und Tage angefragt. Beim Bestätigen wird das Gerät reserviert, wenn es dann noch
            frei ist.
          </Alert>
        )}
        {booking.hold_until && state === 'requested' && (
          <span>{`Wartet auf Ihre Entscheidung, verfällt am ${formatDateTime(booking.hold_until)} Uhr.`}</span>
        )}
        <Steps booking={booking} />
      </Box>
      {canMove && <Move key={dragged?.end_day ?? end_day} booking={booking} dragged={dragged} />}
      {!isDowntime && (
        <Box sx={{ ...columns('sm', 1, 1), gap: 4 }}>
          <Facts
            title="Kunde"
            heading="h3"
            facts={[
              ['Name', booking.customer_name],
              ['Firma', booking.company_name],
              ['Telefon', booking.customer_phone && <PhoneLink phone={booking.customer_phone} />],
              ['E-Mail', booking.customer_email && <MailLink email={booking.customer_email} />],
              [
                'Anschrift',
                [booking.street, [booking.postal_code, booking.city].filter(Boolean).join(' ')]
                  .filter(Boolean)
                  .join(', '),
              ],
              ['Rechnung an', booking.invoice_address],
              ['Anmerkungen', booking.notes],
            ]}
          />
          <Facts
            title="Kosten"
            heading="h3"
            facts={[
              ['Mietdauer', booking.days === 1 ? '1 Tag' : `${booking.days} Tage`],
              ['Miete', euro(booking.rental_amount)],
              ['Versicherung', booking.insurance_amount > 0 && euro(booking.insurance_amount)],
              ['Transport', transportText(booking)],
              ['Netto', euro(booking.net_amount)],
              ['Brutto', euro(booking.gross_amount)],
              [
                'Kaution',
                `${formatEuro(toCents(booking.deposit_amount))}, ${DEPOSITS[deposit.state]}`,
              ],
            ]}
          />
        </Box>
      )}
      <Box sx={{ ...columns('sm', 1, 1), gap: 4 }}>
        {booking.handover && (
          <Record
            title="Übergabe"
            record={booking.handover}
            file={`/api/admin/rental-bookings/${booking.booking_number}/mietvertrag.pdf`}
          />
        )}
        {booking.return_record && (
          <Record
            title="Rückgabe"
            record={booking.return_record}
            file={`/api/admin/rental-bookings/${booking.booking_number}/rueckgabe.pdf`}
          />
        )}
      </Box>
      {booking.order_number && (
        <LinkButton to={officePath('bestellungen', '', { bestellung: booking.order_number })}>
          Abrechnung {booking.order_number}
        </LinkButton>
      )}
      <Titled title="Verlauf" variant="h3" heading="h3" mb={1}>
        <Box component="ul" sx={PLAIN_LIST}>
          {history.map(({ what, at, reason }) => (
            <li key={`${what}${at}`}>
              {`${formatDateTime(at)} Uhr: ${entryLabel(what)}`}
              {reason && ` (${reason})`}
            </li>
          ))}
        </Box>
      </Titled>
    </Box>
  );
}

const DEPOSITS = {
  none: 'noch nicht erhalten',
  held: 'erhalten',
  returned: 'zurückgegeben',
  kept: 'zum Teil einbehalten',
};

function transportText({ method, transport_amount }: AdminBooking) {
  if (method === 'pickup') return 'Abholung';
  return transport_amount === undefined ? 'nach Absprache' : formatEuro(toCents(transport_amount));
}

function entryLabel(what: AdminBooking['history'][number]['what']): string {
  if (what === 'moved') return 'Verschoben';
  return what === 'extended' ? 'Verlängert' : bookingState(what).label;
}

/** A button for each step that needs no record of its own. */
function Steps({ booking }: { booking: AdminBooking }) {
  const { state, kind } = booking;
  const [record, setRecord] = useState<'handed_out' | 'returned' | 'closed'>();
  const [asked, setAsked] = useState<BookingState>();
  const [reason, setReason] = useState('');
  const { send, isSending, result } = useBookingStep(booking, 'Gespeichert.');
  const steps = bookingState(state).next.filter((to) => {
    if (kind === 'downtime') return to === 'cancelled';
    return to === 'confirmed' || to === 'declined' || to === 'cancelled';
  });
  const take = (to: BookingState) => {
    send({ request_id: randomId(), from: state, to, ...(reason.trim() && { reason }) });
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

/** A record as signed. */
function Record({ title, record, file }: { title: string; record: KeptRecord; file: string }) {
  return (
    <div>
      <Facts
        title={title}
        heading="h3"
        facts={[
          ['Am', `${formatDateTime(record.at)} Uhr, ${record.by}`],
          ['Betriebsstunden', record.meter_hours !== undefined && formatNumber(record.meter_hours)],
          ['Tankfüllung', record.fuel_percent !== undefined && `${record.fuel_percent} %`],
          ['Zustand', record.condition],
          ['Zubehör', record.accessories.join(', ')],
          ['Unterschrift', record.signed_by],
        ]}
      />
      <Box sx={{ ...WRAPPED, gap: 1, mt: 1 }}>
        {record.pictures.map((url, index) => (
          <Picture key={url} url={url} name={`${title}, Foto ${index + 1}`} />
        ))}
        <Button href={file} target="_blank" variant="outlined" size="small">
          PDF
        </Button>
      </Box>
    </div>
  );
}

/** Moves or extends a booking, and names the days on which that does not fit. */
function Move({ booking, dragged }: { booking: AdminBooking; dragged: RentalPeriod | undefined }) {
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
  const { send, isSending, result } = useOfficeCall({
    call: (body: BookingMoveRequest) =>
      callApi('POST /api/admin/rental-bookings/{bookingNumber}/move', {
        params: { bookingNumber: booking_number },
        body,
      }),
    onDone: () => 'Gespeichert. Der Kunde bekommt eine Nachricht.',
    failed: 'Die Buchung konnte nicht verschoben werden.',
    what: 'Failed to move a booking',
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
            request_id: randomId(),
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
