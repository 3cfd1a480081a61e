import type { DeliveryArea } from '@shop/domain/delivery/delivery-areas';
import type { DeliveryTerms } from '@shop/domain/delivery/delivery-terms';
import { DELIVERY_ZONES } from '@shop/domain/delivery/delivery-zones';
import { type DeliveryWish, TRUCK_ACCESS } from '@shop/domain/order/order';
import fc from 'fast-check';

/** The fuzzed shop's areas: one of each zone; in zone 4, delivery is by offer. */
export const AREAS: readonly DeliveryArea[] = [
  { from: '12340', to: '12349', zone: 1 },
  { from: '12350', to: '12369', zone: 2 },
  { from: '12300', to: '12339', zone: 3 },
  { from: '12400', to: '12999', zone: 4 },
];

/** When every run begins: a Monday morning, on which express delivery is possible. */
export const NOW = new Date('2026-03-02T09:30:00.123Z');

/** Words that an order's delivery holds and no other field. */
const place = fc.record({
  street: fc.constantFrom('', 'Baustellenweg 12a', 'Straße des 17. Juni'),
  city: fc.constantFrom('', 'Musterstadt'),
  truck_access: fc.constantFrom(...TRUCK_ACCESS),
  unloading_place: fc.constantFrom('', 'Hinter der Garage\nnicht auf den Rasen', '🏗 漢字'),
  contact_name: fc.constantFrom('', 'Ömer Çelik'),
  contact_phone: fc.constantFrom('', '0171 234567'),
});

/** A delivery that is possible, and what its costs depend on. */
export interface Deliverable {
  wish?: DeliveryWish;
  terms: DeliveryTerms;
}

const zones = [
  { postal_code: '', zone: undefined },
  { postal_code: '12340', zone: DELIVERY_ZONES[0] },
  { postal_code: '12369', zone: DELIVERY_ZONES[1] },
  { postal_code: '12301', zone: DELIVERY_ZONES[2] },
];

const delivered = fc
  .record({
    place,
    zone: fc.constantFrom(...zones),
    wished_day: fc.constantFrom('', '2026-03-12', '2026-08-28'),
    express: fc.boolean(),
  })
  .map(({ place, zone: { postal_code, zone }, wished_day, express }): Deliverable => {
    const isExpress = express && zone?.express === true;
    const when = isExpress ? { wished_day: '', express: true } : { wished_day, express: false };
    return {
      wish: { method: 'delivery', ...place, postal_code, ...when },
      terms: { method: 'delivery', zone, express: isExpress },
    };
  });

const pickedUp = place.map((fields): Deliverable => {
  const wish = { ...fields, postal_code: '', wished_day: '2026-03-12', express: false };
  return { wish: { method: 'pickup', ...wish }, terms: { method: 'pickup' } };
});

/** A delivery that is possible on the goods of the fuzzed shop; often none is named. */
export const deliverable: fc.Arbitrary<Deliverable> = fc.oneof(
  { arbitrary: fc.constant<Deliverable>({ terms: { method: 'delivery' } }), weight: 4 },
  { arbitrary: delivered, weight: 5 },
  { arbitrary: pickedUp, weight: 1 },
);

/** Fields in place of those of a possible delivery: none of them may be stored as they are. */
export const tampered: fc.Arbitrary<Partial<Record<keyof DeliveryWish | 'zone', unknown>>> =
  fc.constantFrom<Record<string, unknown>[]>(
    { postal_code: '12400' },
    { postal_code: '99999' },
    { postal_code: '00123' },
    { postal_code: '1234' },
    { postal_code: '١٢٣٤٥' },
    { postal_code: 12_340 },
    { postal_code: '12340\n' },
    { zone: 'Zone 1' },
    { zone: { freeFromCents: 0 } },
    { wished_day: '2020-01-01' },
    { wished_day: '2026-03-02' },
    { wished_day: '2026-03-08' },
    { wished_day: '2026-04-03' },
    { wished_day: '2026-02-30' },
    { wished_day: '9999-12-31' },
    { wished_day: '2026-3-12' },
    { express: true, wished_day: '2030-01-01' },
    { express: true, postal_code: '' },
    { express: true, postal_code: '12301' },
    { express: true, method: 'pickup' },
    { express: 'yes' },
    { method: 'drone' },
    { method: ['pickup'] },
    { truck_access: 'maybe' },
    { contact_phone: null },
  );
