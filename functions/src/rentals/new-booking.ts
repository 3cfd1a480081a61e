import type { OfficeBookingRequest, RentalBookingRequest } from '@shop/domain/booking/booking';
import { blockedRange, type RentalPeriod } from '@shop/domain/booking/booking-days';
import { transportCents } from '@shop/domain/booking/booking-price';
import { renterFields } from '@shop/domain/booking/renter';
import { holdEnd, isAnsweredBefore } from '@shop/domain/booking/request-hold';
import { zoneOfPostalCode } from '@shop/domain/delivery/delivery-areas';
import { unchargedDays, weekendHours } from '@shop/domain/delivery/rental-handover';
import { toCents } from '@shop/domain/money/money';
import { toRentalTool } from '@shop/domain/office/current-product';
import type { StoredRentalTool } from '@shop/domain/office/stored-catalogue';
import { articleNumber } from '@shop/domain/rental/rental';
import type { Settings } from '@shop/domain/settings/settings';
import { rateOn } from '@shop/domain/settings/vat-rates';
import { workingDayAfter } from '@shop/domain/time/bank-days';
import { addDays, berlinDay, berlinMidnight } from '@shop/domain/time/calendar';
import { Timestamp } from 'firebase-admin/firestore';
import { fromAllFields } from '../firestore/all-fields.ts';
import { closedDays, holidaysFrom } from '../settings/closed-days.ts';
import { BY_CUSTOMER } from '../stored/order.ts';
import {
  type StoredRentalBooking,
  type StoredRentPrices,
  withBookingTokens,
} from '../stored/rental-booking.ts';
import { PRICE_NAMES, pricedFields } from './agreed-price.ts';
import { cancelUntil } from './booking-event.ts';

/** The customer at an address, with the same key for every attempt to send one form; or the admin who books. */
export type Booker =
  | {
      address: string;
      userId?: string | undefined;
      /** Verified: what makes the account a member of companies. */
      email?: string | undefined;
      idempotencyKey?: string | undefined;
      takenBy?: undefined;
    }
  | { takenBy: string; address?: undefined; idempotencyKey: string };

export type Wanted = RentalBookingRequest & Partial<OfficeBookingRequest>;

/** The number of the first booking, and the id of each one's first entry, which identifies the request. */
export interface RequestId {
  number: string;
  entry: string;
  /** The numbers of all bookings, if there are several. */
  set?: string[] | undefined;
}

export function bufferOf({ kind }: Wanted, { buffer_days = 0 }: StoredRentalTool): number {
  return kind === 'downtime' ? 0 : buffer_days;
}

interface Facts {
  tool: StoredRentalTool;
  /** Whether it pays for transport, as one booking of a reservation does per trip. */
  paysTrip: boolean;
  /** The first day of its reservation, until which all of it is held. */
  begins: string;
  settings: Settings;
  booker: Booker;
  now: Date;
}

/** The booking that is asked for, priced; the office's is confirmed at once. */
export function newBooking(
  id: RequestId,
  request: Wanted,
  { tool, paysTrip, begins, settings, booker, now }: Facts,
): StoredRentalBooking {
  const { kind = 'rental', tier, insured, early_start, transport_amount, ...wanted } = request;
  const { number, entry, set } = id;
  const shown = toRentalTool(tool);
  const isRequest = booker.takenBy === undefined;
  const { start_day, end_day, pieces, method, postal_code = '' } = wanted;
  const zone = zoneOfPostalCode(settings.deliveryAreas.areas, postal_code)?.name;
  const isFree = method === 'pickup' || !paysTrip;
  const charged = isFree ? 0 : transportCents(settings.rental, zone);
  const buffer_days = bufferOf(request, tool);
  const closed_days = [...closedDays(now, settings)].filter((day) => day >= start_day);
  const uncharged = unchargedDays({ rental: settings.rental, closed_days });
  const agreed = {
    start_day,
    end_day,
    pieces,
    closed_days: uncharged && [...uncharged],
    chosen_tier: tier,
    is_insured: Boolean(insured && tool.insurance_price_cents),
    transport_cents: transport_amount === undefined ? charged : toCents(transport_amount),
    vat_rate: rateOn(settings.vatRates.standard, settings.vatRates, berlinDay(now)),
    prices: pricesOf(tool),
  };
  const priced = pricedFields(agreed);
  const free = {
    ...priced,
    rental_cents: 0,
    insurance_cents: 0,
    net_cents: 0,
    gross_cents: 0,
    deposit_cents: 0,
  };
  const state = isRequest ? ('requested' as const) : ('confirmed' as const);
  const at = Timestamp.fromDate(now);
  return withBookingTokens(
    fromAllFields<Omit<StoredRentalBooking, 'months' | 'search_tokens'>>({
      ...agreed,
      ...(kind === 'rental' ? priced : free),
      booking_number: number,
      revision: undefined,
      last_changes: undefined,
      changed_at: undefined,
      kind,
      state,
      created_at: at,
      tool_id: tool.id,
      tool_name: tool.name,
      article_number: articleNumber(shown),
      image_url: tool.image_url,
      method,
      buffer_days,
      blocked: blockedRange(wanted, buffer_days),
      early_start: early_start ?? false,
      deposit: { state: 'none' },
      damage: undefined,
      claimed_at: undefined,
      ...renterFields(wanted),
      held_by: undefined,
      hold_until: isRequest ? holdUntil({ start_day: begins }, now, settings) : undefined,
      returned: undefined,
      overdue_from: undefined,
      cancel_until: cancelUntil(start_day, settings.rental.cancel_hours),
      history: [
        {
          id: entry,
          what: state,
          by_uid: booker.takenBy ?? BY_CUSTOMER,
          at,
          ...(set && { told_with: set[0] }),
        },
      ],
      before: undefined,
      transport_agreed: undefined,
      withdrawal: undefined,
      order_number: undefined,
      set,
      weekend: tier === 'weekend' ? weekendHours(settings.rental) : undefined,
      group: undefined,
      customer_number: wanted.customer_number,
      user_id: (isRequest && booker.userId) || null,
      schema_version: 1,
    }),
  );
}

function pricesOf(tool: StoredRentalTool): StoredRentPrices {
  const prices = PRICE_NAMES.flatMap((name) => {
    const cents = tool[`${name}_cents`];
    return cents === undefined ? [] : [[`${name}_cents`, cents]];
  });
  return Object.fromEntries(prices);
}

/** The end of the last of that many working days, but before the rental begins. */
function holdUntil(
  { start_day }: Pick<RentalPeriod, 'start_day'>,
  now: Date,
  settings: Settings,
): Timestamp {
  const today = berlinDay(now);
  const holidays = holidaysFrom(today, settings);
  const latest = addDays(workingDayAfter(today, { days: settings.rental.hold_days, holidays }), 1);
  const clock = { now, special: settings.specialDays.days };
  const isAnswered = isAnsweredBefore(start_day, clock, closedDays(now, settings));
  const end = holdEnd(start_day, latest, isAnswered);
  return Timestamp.fromDate(berlinMidnight(end));
}
