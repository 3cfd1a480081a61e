import { handoverHours, type WeekendHours } from '../delivery/rental-handover.ts';
import { sumCents, toCents, toEuro } from '../money/money.ts';
import { TIER_NAMES } from '../rental/rental-price.ts';
import { formatEuro, formatShortEuro } from '../text/format.ts';
import { type CalendarDay, formatDay, weekdayOf } from '../time/calendar.ts';
import type { RentalBooking, RentalMethod, SetPart } from './booking.ts';
import type { BookingPrice } from './booking-price.ts';

type Told = Pick<
  RentalBooking,
  | ('start_day' | 'end_day' | 'days' | 'pieces' | 'method' | 'tier')
  | `${'insurance' | 'transport' | 'gross' | 'deposit'}_amount`
>;

export const daysText = (days: number) => (days === 1 ? '1 Tag' : `${days} Tage`);

/** How a tool changes hands, in the same words on page, mail and paper. */
export const HANDOVER_TEXTS: Record<RentalMethod, string> = {
  pickup: 'Selbstabholung in unserem Mietpark',
  delivery: 'Wir bringen und holen',
};

/**
 * When a tool is rented and what that costs with all that was chosen, in one line: `Sa 28.11. bis Mo 30.11., 2 Tage zum
 * Wochenendpreis, 446,25 € brutto mit Bringen und Versicherung, Kaution 750 €`; the daily price is not named. Amounts in euro.
 */
export function rentalLine(rental: Told): string {
  const { start_day, end_day, pieces, method, tier, transport_amount, deposit_amount } = rental;
  const isDelivered = method === 'delivery';
  const isOpen = isDelivered && transport_amount === undefined;
  const chosen = [
    // Further tools of a reservation come on a trip that the first one pays for.
    ...(isDelivered && transport_amount ? ['Bringen'] : []),
    ...(rental.insurance_amount > 0 ? ['Versicherung'] : []),
  ].join(' und ');
  return [
    start_day === end_day ? shortDay(start_day) : `${shortDay(start_day)} bis ${shortDay(end_day)}`,
    daysText(rental.days) + (tier === 'daily' ? '' : ` zum ${TIER_NAMES[tier]}`),
    pieces > 1 && `${pieces} Stück`,
    `${formatEuro(toCents(rental.gross_amount))} brutto${chosen && ` mit ${chosen}`}`,
    isOpen && 'Bringen nach Absprache',
    deposit_amount > 0 && `Kaution ${formatShortEuro(toCents(deposit_amount))}`,
  ]
    .filter(Boolean)
    .join(', ');
}

interface Changing extends Pick<RentalBooking, 'start_day' | 'end_day' | 'method'> {
  weekend?: WeekendHours | undefined;
}

/** When a tool changes hands: the weekend's hours or, for pickups, those of the yard. */
export function handoverTime(
  { start_day, end_day, method, weekend }: Changing,
  of: 'start' | 'end',
  named = formatDay,
): string {
  const day = of === 'start' ? start_day : end_day;
  if (weekend && of === 'end') return `${named(day)}, bis ${weekend.until} Uhr`;
  if (weekend && weekdayOf(day) === 'Freitag') return `${named(day)}, ab ${weekend.from} Uhr`;
  const hours = method === 'pickup' && handoverHours(day);
  return hours ? `${named(day)}, ${hours} Uhr` : named(day);
}

/** The amounts of a price as a booking has them, in euro. */
export function pricedAmounts(price: BookingPrice, method: RentalMethod) {
  const { tier, days, transportCents } = price;
  return {
    tier,
    days,
    method,
    rental_amount: toEuro(price.rentalCents),
    insurance_amount: toEuro(price.insuranceCents),
    ...(transportCents !== undefined && { transport_amount: toEuro(transportCents) }),
    net_amount: toEuro(price.netCents),
    gross_amount: toEuro(price.grossCents),
    vat_rate: price.vatRate,
    deposit_amount: toEuro(price.depositCents),
  } satisfies Partial<RentalBooking>;
}

/** The totals of a reservation including VAT: without and with the deposits. */
export function totalsOf(parts: readonly Pick<SetPart, 'gross_amount' | 'deposit_amount'>[]) {
  const gross = sumCents(parts.map(({ gross_amount }) => toCents(gross_amount)));
  const deposit = sumCents(parts.map(({ deposit_amount }) => toCents(deposit_amount)));
  return [
    ['Gesamt ohne Kaution, inkl. MwSt.', formatEuro(gross)],
    ['Gesamt mit Kaution, inkl. MwSt.', formatEuro(gross + deposit)],
  ] as const;
}

/** `Sa 28.11.` */
const shortDay = (day: CalendarDay) =>
  `${weekdayOf(day).slice(0, 2)} ${formatDay(day).slice(0, 6)}`;
