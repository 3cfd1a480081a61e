import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { BOOKING_TOKEN_PARAM, type RentalBooking } from '@shop/domain/booking/booking';
import { bookingState, nounOf } from '@shop/domain/booking/booking-state';
import {
  bookingSums,
  damageText,
  depositText,
  entryLabel,
} from '@shop/domain/booking/booking-sums';
import {
  HANDOVER_TEXTS,
  handoverTime,
  rentalLine,
  totalsOf,
} from '@shop/domain/booking/rental-line';
import { renterFacts } from '@shop/domain/booking/renter';
import { COMPANY } from '@shop/domain/company';
import { ORDER_TOKEN_HEADER } from '@shop/domain/order/order-request';
import { formatDateTime } from '@shop/domain/text/format';
import {
  addDays,
  berlinDay,
  type CalendarDay,
  formatDay,
  weekdayOf,
} from '@shop/domain/time/calendar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LineImage } from '../../cart/shared/line-image.tsx';
import { isRefusal } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { useLinkToken } from '../../lib/browser-storage/link-token.ts';
import { useConnection } from '../../lib/connection/shop-connection.ts';
import { useHead, usePageHead } from '../../lib/head/use-page-head.ts';
import {
  orderConfirmationPath,
  PATHS,
  rentalToolPath,
  WITHDRAWN_ORDER_PARAM,
} from '../../lib/paths.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { systemClock, useNow } from '../../lib/use-now.ts';
import { useAuth } from '../../session/session-context.ts';
import { Badge } from '../../ui/badge.tsx';
import {
  ConfirmationBanner,
  ConfirmationPair,
  ConfirmationParts,
  ContactInfo,
  NextSteps,
} from '../../ui/confirmation-parts.tsx';
import { Facts, OrderNotes } from '../../ui/facts.tsx';
import { Block, Line, Page, Row, Text } from '../../ui/layout.tsx';
import { LoadingPage } from '../../ui/loading-text.tsx';
import { NotFound } from '../../ui/message-page.tsx';
import { useIsGross } from '../../ui/price.tsx';
import { BREAKING_LABELS, PriceList, PriceRow } from '../../ui/price-row.tsx';
import { Titled } from '../../ui/titled.tsx';
import { bookingWords } from '../shared/booking-words.ts';
import { RentalSet } from './rental-set.tsx';

const loadActions = () => import('../shared/booking-actions.tsx');

/** How often the open page checks whether the office has decided. */
const LOOK_MS = 60_000;

export default function RentalBookingPage({ now = systemClock }: { now?: () => Date }) {
  const { bookingNumber = '' } = useParams();
  const token = useLinkToken(bookingNumber, BOOKING_TOKEN_PARAM);
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery('GET /api/rental-bookings/{bookingNumber}', { bookingNumber }),
    ...(token && {
      queryFn: ({ signal }) =>
        callApi('GET /api/rental-bookings/{bookingNumber}', {
          params: { bookingNumber },
          headers: { [ORDER_TOKEN_HEADER]: token },
          signal,
        }),
    }),
    refetchInterval: LOOK_MS,
  });
  if (data) return <Booking booking={data} token={token} now={now} />;
  if (isFetching) return <LoadingBooking />;
  return <BookingNotFound error={error} onRetry={refetch} />;
}

function LoadingBooking() {
  usePageHead('rentalBooking');
  return <LoadingPage>Miete wird geladen...</LoadingPage>;
}

function BookingNotFound({ error, onRetry }: { error: Error | null; onRetry(): unknown }) {
  const { isLost } = useConnection();
  const mayRetry = !isRefusal(error);
  return (
    <NotFound
      title="Miete nicht gefunden"
      back={{ to: PATHS.rentalList, label: 'Zu den Mietgeräten' }}
      onRetry={mayRetry ? onRetry : undefined}
    >
      Die angeforderte Miete konnte nicht gefunden werden.
      {isLost && mayRetry && (
        <p>
          Ohne Internetverbindung lässt sie sich nicht anzeigen. Versuchen Sie es später erneut.
        </p>
      )}
    </NotFound>
  );
}

interface BookingProps {
  booking: RentalBooking;
  token: string | undefined;
  now: () => Date;
}

function Booking({ booking, token, now }: BookingProps) {
  const { booking_number: bookingNumber, state, group: number = bookingNumber } = booking;
  useHead({ title: `${nounOf(state)} ${number}`, isIndexed: false });
  const client = useQueryClient();
  const { user } = useAuth();
  const today = berlinDay(useNow(now));
  const { queryKey } = apiQuery('GET /api/rental-bookings/{bookingNumber}', { bookingNumber });
  const isOver = !bookingState(state).blocks;
  const isOwn = token !== undefined || user?.email === booking.customer_email;
  const BookingActions = useLoaded(loadActions, isOwn);
  const { title, text } = bookingWords(booking);
  // The outcome of cancelling already says everything that the banner would.
  const [hasOutcome, setHasOutcome] = useState(false);
  const reason = booking.history.at(-1)?.reason;
  return (
    <>
      <ConfirmationBanner
        icon={isOver ? 'close' : booking.is_late ? 'clock' : 'check'}
        title={title}
      >
        {!(isOver && hasOutcome) && (
          <>
            {text} {reason && `Grund: ${reason}`} <br />
          </>
        )}
        Ihre Mietnummer: <strong>{number}</strong>
      </ConfirmationBanner>
      <Page py={{ xs: 4, md: 6 }}>
        <ConfirmationParts>
          {booking.set && (
            <RentalSet
              parts={booking.set}
              own={bookingNumber}
              isDelivered={booking.method === 'delivery'}
            />
          )}
          <ConfirmationPair>
            <RentalFacts booking={booking} />
            <div>
              {isOver ? <NoCosts booking={booking} /> : <Costs booking={booking} />}
              {BookingActions && (
                <Row gap={2} align="start" mt={4}>
                  <BookingActions
                    booking={booking}
                    token={token}
                    today={today}
                    now={now}
                    onChange={(changed) => {
                      setHasOutcome(changed !== undefined);
                      // The response lacks the links to the other bookings.
                      if (changed && !changed.set) client.setQueryData(queryKey, changed);
                      else void client.invalidateQueries({ queryKey });
                    }}
                  />
                </Row>
              )}
            </div>
          </ConfirmationPair>
          <ConfirmationPair>
            {bookingState(state).isExtendable ? (
              <NextSteps steps={stepsOf(booking)} />
            ) : (
              <History booking={booking} />
            )}
            <CustomerFacts booking={booking} />
          </ConfirmationPair>
          <OrderNotes notes={booking.notes ?? ''} />
          <ConfirmationPair>
            {bookingState(state).isExtendable && <History booking={booking} />}
            <ContactInfo title="Fragen zu Ihrer Miete?" />
          </ConfirmationPair>
          {!isOver && (
            <Typography variant="body2" data-screen-only>
              {booking.cancel_until &&
                `Stornieren können Sie bis ${formatDateTime(booking.cancel_until)} Uhr kostenlos${isOwn ? '' : ', mit dem Link in unserer E-Mail'}. `}
              {isWithdrawable(booking, today) && (
                <>
                  Verbraucher können die Reservierung 14 Tage lang{' '}
                  <Link href={`${PATHS.withdrawal}?${WITHDRAWN_ORDER_PARAM}=${bookingNumber}`}>
                    widerrufen
                  </Link>
                  .
                </>
              )}
            </Typography>
          )}
        </ConfirmationParts>
      </Page>
    </>
  );
}

/** Whether its period may still run: 14 days from the contract, of which the last is a working day (§ 193 BGB). */
function isWithdrawable({ state, created_at, history }: RentalBooking, today: CalendarDay) {
  const agreed = history.find(({ what }) => what === 'confirmed')?.at ?? created_at;
  return state !== 'closed' && today <= addDays(berlinDay(new Date(agreed)), LAST_WITHDRAWAL_DAY);
}

/** Before it there are at most four holidays and days of the weekend in a row. */
const LAST_WITHDRAWAL_DAY = 18;

const dayText = (day: CalendarDay) => `${weekdayOf(day)}, ${formatDay(day)}`;

const when = (of: 'start' | 'end', booking: RentalBooking) => handoverTime(booking, of, dayText);

function RentalFacts({ booking }: { booking: RentalBooking }) {
  const { state, pieces, tool_id, tool_name, image_url, method } = booking;
  const { returned_day: returned, order_number: bill } = booking;
  const { label, color } = bookingState(state);
  return (
    <Facts
      title={`Ihre ${nounOf(state)}`}
      facts={[
        ['Mietnummer', booking.group ?? booking.booking_number],
        [
          'Status',
          <Badge key="state" color={color}>
            {label}
          </Badge>,
        ],
        [
          'Gerät',
          <Line key="tool" gap={1.5} align="center">
            {image_url && <LineImage url={image_url} size={56} />}
            <span>
              {pieces > 1 && `${pieces} × `}
              <Link href={rentalToolPath(tool_id)}>{tool_name}</Link>
            </span>
          </Line>,
        ],
        ['Art.-Nr.', booking.article_number],
        ['Beginn', when('start', booking)],
        ['Rückgabe', returned ? dayText(returned) : when('end', booking)],
        ['Übergabe', HANDOVER_TEXTS[method]],
        ['Reserviert am', `${formatDateTime(booking.created_at)} Uhr`],
        [
          'Abrechnung',
          bill && (
            <Link key="bill" href={orderConfirmationPath(bill)}>
              {bill}
            </Link>
          ),
        ],
      ]}
    />
  );
}

function Costs({ booking }: { booking: RentalBooking }) {
  const [, [withDeposit, amountWithDeposit]] = totalsOf([booking]);
  return (
    <Titled title={booking.set ? 'Kosten dieses Geräts' : 'Kosten'} mb={2} sx={BREAKING_LABELS}>
      <Text mb={2} strong>
        {rentalLine(booking)}
      </Text>
      <PriceList>
        {bookingSums(booking, undefined, undefined, useIsGross()).map(
          ({ label, amount, isTotal, price }) => (
            <PriceRow key={label} label={label} total={isTotal && !booking.set} price={price}>
              {amount}
            </PriceRow>
          ),
        )}
        <PriceRow label={withDeposit}>{amountWithDeposit}</PriceRow>
      </PriceList>
      <Block mt={2}>
        {/* Apart from the price, since it is a security (§ 7 PAngV). */}
        <PriceList>
          <PriceRow label="Kaution, kein Teil des Preises">{depositText(booking)}</PriceRow>
          {booking.damage && (
            <PriceRow label="Schadenersatz, ohne MwSt.">{damageText(booking.damage)}</PriceRow>
          )}
        </PriceList>
      </Block>
    </Titled>
  );
}

function NoCosts({ booking }: { booking: RentalBooking }) {
  const isPaid = booking.deposit.state !== 'none';
  return (
    <Facts
      title="Kosten"
      facts={[
        ['Miete', 'entfällt'],
        ['Kaution', isPaid ? depositText(booking) : 'entfällt'],
      ]}
    />
  );
}

function CustomerFacts({ booking }: { booking: RentalBooking }) {
  const facts = renterFacts(booking, 'Baustelle').filter(({ name }) => name !== 'notes');
  return <Facts title="Kundendaten" facts={facts.map(({ label, value }) => [label, value])} />;
}

const YARD = `in unserem Mietpark, ${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.city}`;

function stepsOf(booking: RentalBooking): [title: string, text: string][] {
  const { state, start_day, end_day, method } = booking;
  const isPickup = method === 'pickup';
  const confirmation: [string, string] = [
    'Bestätigung',
    'Sie erhalten eine E-Mail, sobald wir entschieden haben, im Anhang den Termin für Ihren Kalender (.ics).',
  ];
  const handover: [string, string] = [
    'Übergabe',
    isPickup
      ? `${when('start', booking)}, ${YARD}. Bitte bringen Sie einen Ausweis und die Kaution mit.`
      : `Am ${formatDay(start_day)} bringen wir das Gerät. Wir rufen Sie vorher an.`,
  ];
  const giveBack: [string, string] = [
    'Rückgabe',
    isPickup
      ? `${when('end', booking)}. Unbeschädigt zurück: Sie erhalten die Kaution vollständig zurück.`
      : `Am ${formatDay(end_day)} holen wir das Gerät ab.`,
  ];
  return [
    ...(state === 'requested' ? [confirmation] : []),
    ...(state === 'handed_out' ? [] : [handover]),
    giveBack,
    ['Rechnung', 'Sie kommt nach der Rückgabe an Ihre E-Mail-Adresse.'],
  ];
}

function History({ booking }: { booking: RentalBooking }) {
  return (
    <Facts
      title="Verlauf"
      facts={booking.history.map(({ what, at, reason }) => [
        formatDateTime(at),
        reason ? `${entryLabel(what)}: ${reason}` : entryLabel(what),
      ])}
    />
  );
}
