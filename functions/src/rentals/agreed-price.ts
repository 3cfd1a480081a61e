import { broughtBack, type RentalPeriod } from '@shop/domain/booking/booking-days';
import { type AgreedPrices, bookingPrice, cheapestTier } from '@shop/domain/booking/booking-price';
import type { BookingAmounts } from '@shop/domain/booking/booking-sums';
import { fromStoredFields } from '@shop/domain/fields/field';
import type { Cents } from '@shop/domain/money/money';
import { grossCents, type VatRate } from '@shop/domain/money/vat';
import type { RentalTool } from '@shop/domain/rental/rental';
import { RENTAL_TIERS, type RentalTier, rentalDays } from '@shop/domain/rental/rental-price';
import { RENTAL_TOOL_FIELDS } from '@shop/domain/rental/rental-tool-fields';
import { type CalendarDay, isCalendarDay } from '@shop/domain/time/calendar';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { bookingAmounts, chargedOf, type StoredRentalBooking } from '../stored/rental-booking.ts';

type Agreed = RentalPeriod &
  Pick<StoredRentalBooking, 'prices' | 'pieces' | 'is_insured' | 'vat_rate'> & {
    tier?: RentalTier | undefined;
    chosen_tier?: RentalTier | undefined;
    transport_cents?: Cents | undefined;
    closed_days?: string[] | undefined;
  } & Pick<Partial<StoredRentalBooking>, 'withdrawal' | 'returned'>;

/**
 * The fields of a booking that depend on its days, at the agreed prices, transport included. Of a withdrawn one, what
 * is left to charge of the agreed days.
 */
export function pricedFields(booking: Agreed) {
  const { is_insured: insured, transport_cents: transportCents } = booking;
  const { outcome = 'none', used_days } = booking.withdrawal?.decisions?.at(-1) ?? {};
  const end_day =
    outcome === 'none' ? booking.end_day : (booking.returned?.due_day ?? booking.end_day);
  const closed = booking.closed_days && new Set(booking.closed_days);
  const prices = agreedPrices(booking);
  // Until 2026-11-30, the weekend price also applied without being chosen; such agreements stay.
  const { start_day } = booking;
  const days = rentalDays(start_day, end_day);
  const agreed =
    booking.tier === 'weekend'
      ? cheapestTier(prices, days, start_day, closed, RENTAL_TIERS)
      : undefined;
  const tier = booking.chosen_tier ?? agreed;
  const wish = { ...booking, end_day, tier, insured, transportCents, closed };
  const price = bookingPrice(prices, wish, booking.vat_rate as VatRate);
  const rental_cents = chargedOf(booking, price.rentalCents);
  const insurance_cents = chargedOf(booking, price.insuranceCents);
  const net_cents = rental_cents + insurance_cents + chargedOf(booking, transportCents ?? 0);
  return {
    tier: price.tier,
    days: used_days ?? price.days,
    rental_cents,
    insurance_cents,
    net_cents,
    gross_cents: grossCents(net_cents, price.vatRate),
    deposit_cents: price.depositCents,
  };
}

const NO_PERIOD = refuse('invalid', 'Bitte geben Sie Tage und Stückzahl der Miete an.');
const MAX_PIECES = 100;

/**
 * What a booking would cost with other days or pieces: the price that moving, extending or, if the tool is back,
 * closing it charges.
 */
export function priceOf(
  booking: StoredRentalBooking,
  query: { [Name in 'start_day' | 'end_day' | 'pieces']?: unknown },
): Outcome<BookingAmounts> {
  const { start_day = booking.start_day, end_day, pieces: counted = booking.pieces } = query;
  const pieces = Number(counted);
  if (!isDay(start_day) || !isDay(end_day) || end_day < start_day) return NO_PERIOD;
  if (!Number.isInteger(pieces) || pieces < 1 || pieces > MAX_PIECES) return NO_PERIOD;
  const wanted = { ...booking, start_day, end_day, pieces };
  const { returned } = booking;
  const back = returned && broughtBack({ ...booking, end_day: returned.due_day }, end_day);
  const asked = { ...wanted, ...(back && { end_day: back.end_day }) };
  return { ok: true, value: bookingAmounts({ ...asked, ...pricedFields(asked) }) };
}

const isDay = (value: unknown): value is CalendarDay =>
  typeof value === 'string' && isCalendarDay(value);

export function agreedPrices({ prices }: Pick<StoredRentalBooking, 'prices'>): AgreedPrices {
  return fromStoredFields<RentalTool>(RENTAL_TOOL_FIELDS, prices, PRICE_NAMES);
}

/** The booking with this price of transport; without one, by arrangement. */
export function withTransport(
  { transport_cents: _, transport_agreed: __, ...booking }: StoredRentalBooking,
  agreed?: Cents,
): StoredRentalBooking {
  const price = agreed !== undefined && { transport_cents: agreed, transport_agreed: true };
  const priced = { ...booking, ...price };
  return { ...priced, ...pricedFields(priced) };
}

export const PRICE_NAMES = [
  'daily_price',
  'weekly_price',
  'monthly_price',
  'weekend_price',
  'deposit_amount',
  'insurance_price',
  'extra_hour_price',
  'fuel_price',
  'cleaning_price',
] as const;
