import { BOOKING_TOKEN_PARAM } from '@shop/domain/booking/booking';
import {
  bookingState,
  CALL_FIRST,
  heldText,
  isUrgent,
  NOT_RESERVED,
  PRICE_FIRST,
  reservesNothing,
} from '@shop/domain/booking/booking-state';
import {
  bookingSums,
  damageText,
  depositText,
  isByArrangement,
} from '@shop/domain/booking/booking-sums';
import { rentalLine } from '@shop/domain/booking/rental-line';
import { type RenterFieldName, renterFacts, toldAs } from '@shop/domain/booking/renter';
import { type BookingMailKind, stateOfMail } from '@shop/domain/contract/mail';
import { handoverHours } from '@shop/domain/delivery/rental-handover';
import { toEuro } from '@shop/domain/money/money';
import { formatDay } from '@shop/domain/time/calendar';
import { PICKUP_PLACE } from '@shop/domain/tour/delivery-text';
import { withdrawalTold } from '@shop/domain/withdrawal/withdrawal-decision';
import type { Timestamp } from 'firebase-admin/firestore';
import {
  bookingAmounts,
  type StoredBookingEntry,
  type StoredRentalBooking,
  toDamage,
  toDeposit,
} from '../../stored/rental-booking.ts';
import {
  button,
  emailFact,
  type Fact,
  factTable,
  heading,
  paragraph,
  phoneFact,
  title,
  writtenNote,
} from './blocks.ts';
import { addressLine, clockText, type MailText, manyLines, oneLine } from './mail-text.ts';
import { afterGreeting, greetingOf, QUESTIONS } from './order-blocks.ts';
import { mailOf } from './page.ts';
import { withdrawalBlock } from './withdrawal-block.ts';

interface Wording {
  /** After `Ihre Miete M-…`. */
  headline: string;
  sentences: string;
}

const WITHOUT_COST = 'Kosten entstehen Ihnen dadurch nicht.';

function wordingOf(
  kind: Exclude<BookingMailKind, 'booking_notice'>,
  booking: StoredRentalBooking,
  entry: StoredBookingEntry | undefined,
): Wording {
  const isPickup = booking.method === 'pickup';
  const isReserved = !reservesNothing(booking);
  const isOpen = isByArrangement(bookingAmounts(booking));
  const place = isPickup ? PICKUP_PLACE : 'Wir bringen das Gerät und holen es wieder ab.';
  switch (kind) {
    case 'booking_requested':
      return {
        headline: 'ist angefragt',
        sentences: `vielen Dank für Ihre ${isOpen ? 'unverbindliche ' : ''}Mietanfrage. ${isOpen ? `${PRICE_FIRST} ` : ''}Wir ${isReserved ? 'halten das Gerät für Sie frei' : 'prüfen sie'} und melden uns${booking.hold_until ? ` ${heldUntil(booking, booking.hold_until)}` : ''}.${isReserved ? '' : ` ${NOT_RESERVED}`}${mustCall(booking) ? ` ${CALL_FIRST}` : ''}`,
      };
    case 'booking_confirmed':
      return { headline: 'ist bestätigt', sentences: `Ihre Miete ist bestätigt. ${place}` };
    case 'booking_handed_out':
      return {
        headline: 'hat begonnen',
        sentences: `Sie haben das Gerät übernommen. Bitte ${isPickup ? 'bringen Sie es' : 'halten Sie es'} bis zum ${formatDay(booking.end_day)} ${isPickup ? 'zurück' : 'zur Abholung bereit'}.`,
      };
    case 'booking_returned':
      return {
        headline: 'ist beendet',
        sentences: 'Sie haben das Gerät zurückgegeben. Vielen Dank; die Rechnung folgt.',
      };
    case 'booking_declined':
      return {
        headline: 'ist leider nicht möglich',
        sentences: `leider können wir Ihre Mietanfrage nicht annehmen. ${WITHOUT_COST}`,
      };
    case 'booking_cancelled':
      return {
        headline: 'ist storniert',
        sentences: `${entry?.by_uid === '' ? 'Sie haben' : 'wir haben'} Ihre Miete storniert. ${WITHOUT_COST}`,
      };
    case 'booking_expired':
      return {
        headline: 'ist verfallen',
        sentences: `wir konnten Ihre Mietanfrage leider nicht rechtzeitig bestätigen und halten das Gerät nicht länger frei. ${WITHOUT_COST} Möchten Sie es weiterhin mieten, fragen Sie bitte erneut an.`,
      };
    case 'booking_moved':
      return {
        headline: 'wurde geändert',
        sentences: 'wir haben Ihre Miete geändert. So steht sie jetzt bei uns:',
      };
    case 'booking_deposit':
      return {
        headline: '– Kautionsbeleg',
        sentences: `den Beleg zu Ihrer Kaution finden Sie im Anhang. Stand: ${depositLine(booking)}.`,
      };
    case 'booking_withdrawn':
      return {
        headline: '– Widerruf',
        sentences: afterGreeting(bookingWithdrawalTold(booking).join(' ')),
      };
    case 'booking_damage':
      return {
        headline: '– Schadensanzeige',
        sentences: `die Schadensanzeige zu Ihrem Mietgerät finden Sie im Anhang. Stand: ${damageLine(booking)}.`,
      };
    case 'booking_extended':
      return {
        headline: 'ist verlängert',
        sentences: `Ihre Miete ist bis zum ${formatDay(booking.end_day)} verlängert.`,
      };
  }
}

/** Informs the customer about their booking. Quotes none of their own words but a plausible name. */
export function bookingMail(
  kind: Exclude<BookingMailKind, 'booking_notice'>,
  booking: StoredRentalBooking,
  siteOrigin: string,
  token: string,
  part?: string,
): MailText {
  const { booking_number, history, state, customer_name } = booking;
  const told = stateOfMail(kind);
  const entry = told
    ? history.findLast(({ what }) => what === told)
    : history[Number(part ?? history.length - 1)];
  const { headline, sentences } = wordingOf(kind, booking, entry);
  const page = `${siteOrigin}/mietbuchung/${booking_number}`;
  const { isExtendable: isOpen, blocks } = bookingState(state);
  const address = isOpen
    ? `${page}#${new URLSearchParams({ [BOOKING_TOKEN_PARAM]: token })}`
    : page;
  const subject = `Ihre Miete ${booking_number} ${headline}`;
  // A request without obligation becomes a contract only when it is confirmed.
  const isContract =
    kind === 'booking_requested'
      ? !isByArrangement(bookingAmounts(booking))
      : kind === 'booking_confirmed' && booking.transport_agreed;
  return mailOf(subject, sentences, [
    title(`Ihre Miete ${headline}`),
    paragraph(greetingOf(customer_name)),
    paragraph(sentences),
    ...writtenNote('Grund', manyLines(entry?.reason ?? '')),
    ...(blocks ? [paragraph(lineOf(booking))] : []),
    factTable(rentalFacts(booking)),
    ...(blocks ? [heading('Kosten'), factTable(costFacts(booking))] : []),
    ...(isOpen ? [paragraph(ownChanges(booking))] : []),
    paragraph(QUESTIONS),
    button(address, 'Miete ansehen', `Ihre Miete: ${address}`),
    ...(isContract ? [withdrawalBlock(siteOrigin, booking_number, booking, [], 'rental')] : []),
  ]);
}

function bookingWithdrawalTold({ withdrawal, state }: StoredRentalBooking): string[] {
  if (!withdrawal) return [];
  const { received_at, is_other_email, decisions = [] } = withdrawal;
  const isDelivered = bookingState(state).blocks && state !== 'confirmed';
  const contract = { isRental: true, isDelivered, is_other_email, paidCents: 0 };
  return withdrawalTold({ received_at: received_at.toDate().toISOString(), decisions }, contract);
}

/** As the booking's page and its papers tell it. */
const depositLine = ({ deposit_cents, deposit }: StoredRentalBooking) =>
  depositText({ deposit_amount: toEuro(deposit_cents), deposit: toDeposit(deposit) });

const damageLine = (booking: StoredRentalBooking) => {
  const damage = toDamage(booking);
  return damage ? damageText(damage) : 'kein Schaden mehr';
};

const mustCall = ({ hold_until, start_day }: StoredRentalBooking) =>
  hold_until !== undefined && isUrgent(hold_until.toDate(), start_day);

const heldUntil = ({ start_day }: StoredRentalBooking, until: Timestamp) =>
  heldText(until.toDate(), start_day);

function ownChanges({ state, cancel_until, history }: StoredRentalBooking): string {
  // Booked at short notice, it can be too late from the beginning.
  const isInTime = history.every(({ at }) => at.toMillis() < cancel_until.toMillis());
  return bookingState(state).isCancellable && isInTime
    ? `Auf der Seite Ihrer Miete können Sie sie verlängern und bis zum ${clockText(cancel_until)} stornieren.`
    : 'Auf der Seite Ihrer Miete können Sie sie verlängern.';
}

/** Notifies the company of a customer's booking, extension or cancellation, with everything they wrote. */
export function bookingNotice(
  booking: StoredRentalBooking,
  siteOrigin: string,
  part?: string,
): MailText {
  const { booking_number, customer_name, history } = booking;
  const what = history[Number(part)]?.what;
  const verb = { extended: 'verlängert', cancelled: 'storniert' }[String(what)] ?? 'angefragt';
  const subject = `Miete ${booking_number} ${verb}: ${oneLine(booking.tool_name)}`;
  const address = `${siteOrigin}/admin/vermietung?buchung=${booking_number}`;
  return mailOf(subject, oneLine(customer_name), [
    title(`Miete ${verb}`, subject),
    paragraph(lineOf(booking)),
    factTable([
      ...rentalFacts(booking),
      { label: 'Reserviert', value: reservesNothing(booking) ? 'erst mit Ihrer Bestätigung' : '' },
      {
        label: 'Entscheiden',
        value: booking.hold_until ? heldUntil(booking, booking.hold_until) : '',
      },
    ]),
    heading('Kunde'),
    factTable(renterTable(booking)),
    ...writtenNote('Anmerkungen', manyLines(booking.notes ?? '')),
    heading('Kosten'),
    factTable(costFacts(booking)),
    button(address, 'Miete öffnen'),
  ]);
}

/** All that matters, before the details. */
const lineOf = (booking: StoredRentalBooking) =>
  rentalLine({
    ...booking,
    ...bookingAmounts(booking),
    deposit_amount: toEuro(booking.deposit_cents),
  });

function rentalFacts(booking: StoredRentalBooking): Fact[] {
  const { start_day, end_day, pieces, method, state } = booking;
  const hours = (day: string) => {
    const open = handoverHours(day);
    return `${formatDay(day)}${open && method === 'pickup' ? `, ${open} Uhr` : ''}`;
  };
  return [
    { label: 'Mietnummer', value: booking.booking_number },
    { label: 'Status', value: bookingState(state).label },
    { label: 'Gerät', value: `${pieces > 1 ? `${pieces} × ` : ''}${booking.tool_name}` },
    { label: 'Beginn', value: hours(start_day) },
    { label: 'Rückgabe', value: hours(end_day) },
    { label: 'Übergabe', value: method === 'pickup' ? 'Abholung' : 'Anlieferung und Abholung' },
  ];
}

function costFacts(booking: StoredRentalBooking): Fact[] {
  const { deposit_cents } = booking;
  return [
    ...bookingSums(bookingAmounts(booking)).map(({ label, amount: value }) => ({
      label,
      value,
    })),
    {
      label: 'Kaution',
      value: deposit_cents > 0 ? depositLine(booking) : '',
    },
  ];
}

const LINKED: { [Name in RenterFieldName]?: (value: string) => Fact } = {
  customer_phone: phoneFact,
  customer_email: emailFact,
  invoice_address: (text) => ({ label: toldAs('invoice_address'), value: addressLine(text) }),
};

/** All but the notes, which are quoted. */
function renterTable(booking: StoredRentalBooking): Fact[] {
  const facts = renterFacts(booking, 'Einsatzort').filter(({ name }) => name !== 'notes');
  return facts.map(({ name, label, value }) => {
    return LINKED[name]?.(value) ?? { label, value: oneLine(value) };
  });
}
