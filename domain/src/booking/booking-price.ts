import { DELIVERY_ZONES } from '../delivery/delivery-zones.ts';
import type { RentalTerms } from '../delivery/rental-handover.ts';
import { type Cents, timesCents, toCents } from '../money/money.ts';
import { grossCents, STANDARD_VAT_RATE, type VatRate } from '../money/vat.ts';
import type { RentalTool } from '../rental/rental.ts';
import {
  type RentalTier,
  type RentPrices,
  rentalCost,
  rentalDays,
  UNASKED_TIERS,
} from '../rental/rental-price.ts';
import type { CalendarDay } from '../time/calendar.ts';
import type { RentalPeriod } from './booking-days.ts';

/** Charges in addition to the rent. Each is priced per tool, and not offered for a tool without a price. */
export const RENTAL_EXTRAS = {
  insurance: { label: 'Maschinenbruchversicherung', unit: 'Tag', price: 'insurance_price' },
  extra_hours: { label: 'Mehrstunden (über 8 am Tag)', unit: 'Std.', price: 'extra_hour_price' },
  fuel: { label: 'Kraftstoff', unit: 'l', price: 'fuel_price' },
  cleaning: { label: 'Reinigung', unit: 'pauschal', price: 'cleaning_price' },
} as const;
export type RentalExtra = keyof typeof RENTAL_EXTRAS;
export const RENTAL_EXTRA_NAMES = Object.keys(RENTAL_EXTRAS) as readonly RentalExtra[];

/** Operating hours that a day's rent includes. */
export const HOURS_A_DAY = 8;

/** The cheapest of these tiers for exactly these days, by default without the weekend. */
export function cheapestTier(
  tool: RentPrices,
  days: number,
  start?: CalendarDay,
  closed?: ReadonlySet<CalendarDay>,
  tiers: readonly RentalTier[] = UNASKED_TIERS,
): RentalTier {
  const costs = tiers.map((tier) => rentalCost(tool, tier, days, start, closed));
  return costs.reduce((best, cost) => (cost.rentalCents < best.rentalCents ? cost : best)).tier;
}

/** What a booking costs, net except `grossCents`; excludes the deposit. */
export interface BookingPrice {
  tier: RentalTier;
  /** Those charged. */
  days: number;
  rentalCents: Cents;
  insuranceCents: Cents;
  /** Undefined if transport is by arrangement. */
  transportCents: Cents | undefined;
  netCents: Cents;
  grossCents: Cents;
  vatRate: VatRate;
  depositCents: Cents;
}

interface Priced extends RentalPeriod {
  pieces: number;
  /** The chosen tier; by default the cheapest is charged. */
  tier?: RentalTier | undefined;
  insured?: boolean | undefined;
  /** Net; zero for pickup, undefined if by arrangement. */
  transportCents: Cents | undefined;
  /** As of `unchargedDays`. */
  closed?: ReadonlySet<CalendarDay> | undefined;
}

/** Net price of delivering and collecting a tool in a zone; undefined without a priced zone. */
export function transportCents(terms: RentalTerms, zone: string | undefined): Cents | undefined {
  const { transport_1, transport_2, transport_3 } = terms;
  const index = DELIVERY_ZONES.findIndex(({ name }) => name === zone);
  const price = [transport_1, transport_2, transport_3][index];
  return price === undefined ? undefined : toCents(price);
}

/** The price of a booking, as shown and stored. */
export function bookingPrice(
  tool: RentPrices & Pick<RentalTool, 'insurance_price'>,
  { start_day, end_day, pieces, tier: chosen, insured, transportCents, closed }: Priced,
  rate: VatRate = STANDARD_VAT_RATE,
): BookingPrice {
  const lasts = rentalDays(start_day, end_day);
  const tier = chosen ?? cheapestTier(tool, lasts, start_day, closed);
  const cost = rentalCost(tool, tier, lasts, start_day, closed);
  const rentalCents = cost.rentalCents * pieces;
  const insuranceCents = insured ? toCents(tool.insurance_price ?? 0) * cost.days * pieces : 0;
  const netCents = rentalCents + insuranceCents + (transportCents ?? 0);
  return {
    tier: cost.tier,
    days: cost.days,
    rentalCents,
    insuranceCents,
    transportCents,
    netCents,
    grossCents: grossCents(netCents, rate),
    vatRate: rate,
    depositCents: cost.depositCents * pieces,
  };
}

/** A tool's net prices and deposit, in euro, as agreed on the day of booking. */
export type AgreedPrices = RentPrices &
  Pick<RentalTool, (typeof RENTAL_EXTRAS)[RentalExtra]['price']>;

/** Net amount of a number of units, rounded once. */
export const extraCents = (price = 0, amount = 0): Cents => timesCents(toCents(price), amount);

interface UsedTool {
  days: number;
  pieces: number;
  handover?: { meter_hours?: number | undefined };
  return_record?: { meter_hours?: number | undefined };
}

/** The extras known when a booking closes: operating hours beyond those included. */
export function closingExtras(booking: UsedTool): { [Extra in RentalExtra]?: number } {
  const { days, pieces, handover, return_record } = booking;
  const used = (return_record?.meter_hours ?? 0) - (handover?.meter_hours ?? 0);
  const isMeasured =
    handover?.meter_hours !== undefined && return_record?.meter_hours !== undefined;
  const beyond = isMeasured ? Math.max(0, used - HOURS_A_DAY * days * pieces) : 0;
  return beyond > 0 ? { extra_hours: Math.round(beyond * 10) / 10 } : {};
}
