import {
  bookingState,
  CALL_FIRST,
  heldText,
  isUrgent,
  NOT_RESERVED,
  nounOf,
  PRICE_FIRST,
  reservesNothing,
} from '@shop/domain/booking/booking-state';
import {
  bookingSums,
  damageText,
  depositText,
  isByArrangement,
} from '@shop/domain/booking/booking-sums';
import {
  HANDOVER_TEXTS,
  handoverTime,
  rentalLine,
  totalsOf,
} from '@shop/domain/booking/rental-line';
import { standing } from '@shop/domain/booking/rental-set';
import { type RenterFieldName, renterFacts, toldAs } from '@shop/domain/booking/renter';
import { type BookingMailKind, stateOfMail } from '@shop/domain/contract/mail';
import { toEuro } from '@shop/domain/money/money';
import { formatDay } from '@shop/domain/time/calendar';
import { pickupPlace } from '@shop/domain/tour/delivery-text';
import { withdrawalTold } from '@shop/domain/withdrawal/withdrawal-decision';
import type { Timestamp } from 'firebase-admin/firestore';
import {
  bookingAmounts,
  reservationOf,
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
  /** After `Ihre Reservierung M-…`. */
  headline: string;
  sentences: string;
}

const WITHOUT_COST = 'Kosten entstehen Ihnen dadurch nicht.';

function wordingOf(
  kind: Exclude<BookingMailKind, 'booking_notice'>,
  booking: StoredRentalBooking,
  entry: StoredBookingEntry | undefined,
  isSet: boolean,
  /** The tool, if it alone drops out of a reservation. */
  alone: string | undefined,
): Wording {
  const noun = nounOf(booking.state);
  const it = isSet ? 'die Geräte' : 'das Gerät';
  const isPickup = booking.method === 'pickup';
  const what = alone ?? 'Ihre Reservierung';
  const untouched = alone ? ' Die anderen Geräte dieser Reservierung betrifft das nicht.' : '';
  const isReserved = !reservesNothing(booking);
  const isOpen = isByArrangement(bookingAmounts(booking));
  const place = isPickup
    ? pickupPlace(it)
    : `Wir bringen ${it} und holen ${isSet ? 'sie' : 'es'} wieder ab.`;
  switch (kind) {
    case 'booking_requested':
      return {
        headline: 'ist eingegangen',
        sentences: `vielen Dank für Ihre ${isOpen ? 'unverbindliche ' : ''}Reservierung. ${isOpen ? `${PRICE_FIRST} ` : ''}Wir ${isReserved ? `halten ${it} für Sie frei` : 'prüfen sie'} und ${isOpen ? 'melden uns' : 'bestätigen sie'}${booking.hold_until ? ` ${heldUntil(booking, booking.hold_until)}` : ''}.${isReserved ? '' : ` ${NOT_RESERVED}`}${mustCall(booking) ? ` ${CALL_FIRST}` : ''}`,
      };
    case 'booking_confirmed':
      return { headline: 'ist bestätigt', sentences: `Ihre Reservierung ist bestätigt. ${place}` };
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
        sentences: `leider können wir ${what} nicht bestätigen. ${WITHOUT_COST}${untouched}`,
      };
    case 'booking_cancelled':
      return {
        headline: 'ist storniert',
        sentences: `${entry?.by_uid === '' ? 'Sie haben' : 'wir haben'} ${what} storniert. ${WITHOUT_COST}${untouched}`,
      };
    case 'booking_expired':
      return {
        headline: 'ist verfallen',
        sentences: `wir konnten Ihre Reservierung leider nicht rechtzeitig bestätigen und halten ${it} nicht länger frei. ${WITHOUT_COST} Möchten Sie weiterhin mieten, reservieren Sie bitte erneut.`,
      };
    case 'booking_moved':
      return {
        headline: 'wurde geändert',
        sentences: `wir haben Ihre ${noun} geändert. So steht sie jetzt bei uns:`,
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
        sentences: `Ihre ${noun} ist bis zum ${formatDay(booking.end_day)} verlängert.`,
      };
  }
}

/** Informs the customer about their booking. Quotes none of their own words but a plausible name. */
export function bookingMail(
  kind: Exclude<BookingMailKind, 'booking_notice'>,
  booking: StoredRentalBooking,
  siteOrigin: string,
  /** Of the page that it links. */
  address: string,
  part?: string,
  told: readonly StoredRentalBooking[] = [booking],
): MailText {
  const { history, state, customer_name } = booking;
  const number = reservationOf(booking);
  const reached = stateOfMail(kind);
  const entry = reached
    ? history.findLast(({ what }) => what === reached)
    : history[Number(part ?? history.length - 1)];
  const { heirs, all } = partsOf(told, booking, entry);
  const { isExtendable: isOpen, blocks } = bookingState(state);
  const isSet = all.length > 1;
  // The number is that of the whole reservation.
  const only = booking.set && !isSet ? oneLine(booking.tool_name) : undefined;
  const alone = blocks ? undefined : only;
  const { headline, sentences } = wordingOf(kind, booking, entry, isSet, alone);
  const noun = NAMED_MIETE.includes(kind) ? 'Miete' : nounOf(state);
  const subject = `Ihre ${noun} ${number}${only ? `: ${only}` : ''} ${headline}`;
  // A request without obligation becomes a contract only when it is confirmed.
  const isContract =
    kind === 'booking_requested'
      ? !isByArrangement(bookingAmounts(booking))
      : kind === 'booking_confirmed' && booking.transport_agreed;
  return mailOf(subject, sentences, [
    title(`${alone ?? `Ihre ${noun}`} ${headline}`),
    paragraph(greetingOf(customer_name)),
    paragraph(sentences),
    ...writtenNote('Grund', manyLines(entry?.reason ?? '')),
    ...(isSet ? setBlocks(all, number) : ownBlocks(booking, blocks)),
    ...heirs.map((each) => paragraph(tripText(each))),
    ...(isOpen ? [paragraph(ownChanges(booking))] : []),
    paragraph(QUESTIONS),
    button(address, `${noun} ansehen`, `Ihre ${noun}: ${address}`),
    ...(isContract
      ? [
          withdrawalBlock(
            siteOrigin,
            isSet ? number : booking.booking_number,
            booking,
            [],
            'rental',
          ),
        ]
      : []),
  ]);
}

/** Mails about the tool itself, whatever the state. */
const NAMED_MIETE: readonly BookingMailKind[] = [
  'booking_handed_out',
  'booking_returned',
  'booking_deposit',
  'booking_damage',
];

const hasTrip = ({ history }: StoredRentalBooking, entry: StoredBookingEntry | undefined) =>
  entry?.what !== 'moved' && history.some(({ id, what }) => id === entry?.id && what === 'moved');

/** The bookings that a mail is about, and those that took over a transport charge, which is mentioned below. */
function partsOf(
  told: readonly StoredRentalBooking[],
  booking: StoredRentalBooking,
  entry: StoredBookingEntry | undefined,
) {
  const heirs = told.filter((each) => each !== booking && hasTrip(each, entry));
  return { heirs, all: told.filter((each) => !heirs.includes(each)) };
}

const tripText = (booking: StoredRentalBooking) =>
  `Bringen und Holen berechnen wir jetzt bei ${oneLine(booking.tool_name)}: ${lineOf(booking)}`;

const ownBlocks = (booking: StoredRentalBooking, hasCosts: boolean) => [
  ...(hasCosts ? [paragraph(lineOf(booking))] : []),
  factTable([numberFact(reservationOf(booking)), ...rentalFacts(booking)]),
  ...(hasCosts ? [heading('Kosten'), factTable(rentersCosts(booking))] : []),
];

/** Each tool of a reservation with its costs, and the totals of those still booked. */
function setBlocks(all: readonly StoredRentalBooking[], number: string) {
  const stands = standing(all);
  return [
    factTable([numberFact(number)]),
    ...all.flatMap((each) => [
      heading(`${each.pieces > 1 ? `${each.pieces} × ` : ''}${oneLine(each.tool_name)}`),
      factTable([...rentalFacts(each), ...(stands.includes(each) ? rentersCosts(each) : [])]),
    ]),
    ...(stands.length > 0 ? [heading('Ganze Reservierung'), factTable(totalFacts(stands))] : []),
  ];
}

const totalFacts = (all: readonly StoredRentalBooking[]): Fact[] =>
  totalsOf(
    all.map(({ gross_cents, deposit_cents }) => {
      return { gross_amount: toEuro(gross_cents), deposit_amount: toEuro(deposit_cents) };
    }),
  ).map(([label, value]) => ({ label, value }));

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
  const noun = nounOf(state);
  // Booked at short notice, it can be too late from the beginning.
  const isInTime = history.every(({ at }) => at.toMillis() < cancel_until.toMillis());
  return bookingState(state).isCancellable && isInTime
    ? `Auf der Seite Ihrer ${noun} können Sie sie verlängern und bis zum ${clockText(cancel_until)} stornieren.`
    : `Auf der Seite Ihrer ${noun} können Sie sie verlängern.`;
}

/** Notifies the company of a customer's booking, extension or cancellation, with everything they wrote. */
export function bookingNotice(
  booking: StoredRentalBooking,
  siteOrigin: string,
  part?: string,
  told: readonly StoredRentalBooking[] = [booking],
): MailText {
  const { booking_number, customer_name, history } = booking;
  const entry = history[Number(part)];
  const { heirs, all } = partsOf(told, booking, entry);
  const isSet = all.length > 1;
  const verb =
    { extended: 'verlängert', cancelled: 'storniert' }[String(entry?.what)] ?? 'eingegangen';
  const noun = nounOf(booking.state);
  const tools = all.map(({ tool_name }) => oneLine(tool_name)).join(', ');
  const subject = `${noun} ${booking_number} ${verb}: ${tools}`;
  const address = `${siteOrigin}/admin/vermietung?buchung=${booking_number}`;
  return mailOf(subject, oneLine(customer_name), [
    title(`${noun} ${verb}`, subject),
    ...all.map((each) =>
      paragraph(`${isSet ? `${oneLine(each.tool_name)}: ` : ''}${lineOf(each)}`),
    ),
    ...heirs.map((each) => paragraph(tripText(each))),
    factTable([
      numberFact(booking_number),
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
    factTable(isSet ? totalFacts(standing(all)) : costFacts(booking)),
    button(address, `${noun} öffnen`),
  ]);
}

/** All that matters, before the details. */
const lineOf = (booking: StoredRentalBooking) =>
  rentalLine({
    ...booking,
    ...bookingAmounts(booking),
    deposit_amount: toEuro(booking.deposit_cents),
  });

const numberFact = (value: string): Fact => ({ label: 'Mietnummer', value });

function rentalFacts(booking: StoredRentalBooking): Fact[] {
  const { start_day, end_day, pieces, method, state } = booking;
  const weekend = booking.tier === 'weekend' ? booking.weekend : undefined;
  const at = (of: 'start' | 'end') => handoverTime({ start_day, end_day, method, weekend }, of);
  return [
    { label: 'Status', value: bookingState(state).label },
    { label: 'Gerät', value: `${pieces > 1 ? `${pieces} × ` : ''}${booking.tool_name}` },
    { label: 'Beginn', value: at('start') },
    { label: 'Rückgabe', value: at('end') },
    { label: 'Übergabe', value: HANDOVER_TEXTS[method] },
  ];
}

/** For the renter: gross prices first, except for companies. */
const rentersCosts = (booking: StoredRentalBooking) => costFacts(booking, !booking.company_name);

function costFacts(booking: StoredRentalBooking, isGross = false): Fact[] {
  const { deposit_cents } = booking;
  return [
    ...bookingSums(bookingAmounts(booking), undefined, undefined, isGross).map(
      ({ label, amount: value }) => ({ label, value }),
    ),
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
