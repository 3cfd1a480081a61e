import { toEuro } from '../money/money.ts';
import { STANDARD_VAT_RATE, type VatRate } from '../money/vat.ts';
import type { DeliveryArea } from './delivery-areas.ts';
import { DELIVERY_ZONES, type ZonePrice } from './delivery-zones.ts';
import { SMALL_TRUCK, type Truck } from './order-weight.ts';
import type { RentalConditions, RentalTerms } from './rental-handover.ts';

/** Frost zone I, II or III of RStO 12. */
export type FrostZone = 1 | 2 | 3;

/** What cart, checkout, pages and server obey and tell, as `GET /api/delivery-options` gives it; amounts net, in euro. */
export interface DeliveryOptions {
  areas: readonly DeliveryArea[];
  /** `YYYY-MM-DD`, without Sundays. */
  closed_days: readonly string[];
  /** Nearest zone first. */
  zone_prices: readonly ZonePrice[];
  /** For delivery on the day of the order. */
  express_surcharge: number;
  /** Stated in texts, not enforced. */
  minimum_order: number;
  /** Far above honest orders; larger ones need a quote. */
  max_order: number;
  /** Working days until a prepayment is due. */
  prepayment_days: number;
  rental: RentalTerms;
  rental_conditions: RentalConditions;
  /** VAT on booked tools, in percent. */
  vat_rate: VatRate;
  /** Truck for places that a 40-t truck cannot reach. */
  small_truck: Truck;
  /** Frost zone of the company's area (RStO 12); the planner's layers depend on it. */
  frost_zone: FrostZone;
}

/** What no setting of the office changes. */
export const FIXED_OPTIONS = { express_surcharge: 50, minimum_order: 100, max_order: 10_000_000 };

/** Before the office has set anything; pages show it until the current options have come. */
export const BUILT_IN_OPTIONS: DeliveryOptions = {
  ...FIXED_OPTIONS,
  areas: [],
  closed_days: [],
  zone_prices: DELIVERY_ZONES.flatMap(({ freeFromCents: free, otherwiseCents = 0 }) =>
    free === undefined ? [] : { free_from: toEuro(free), otherwise: toEuro(otherwiseCents) },
  ),
  prepayment_days: 2,
  rental: {
    hold_days: 2,
    open_piece_days: 140,
    cancel_hours: 12,
    transport_1: 60,
    transport_2: 95,
    transport_3: 150,
    charged_days: 'all',
    weekend_from: '12:00',
    weekend_until: '08:00',
  },
  rental_conditions: { insurance_cover: '', insurance_excess: '', late_fee: '' },
  vat_rate: STANDARD_VAT_RATE,
  small_truck: SMALL_TRUCK,
  frost_zone: 1,
};
