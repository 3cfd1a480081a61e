import { DELIVERY_ZONES, type DeliveryZone } from '@shop/domain/delivery-zones';
import { formatEuro } from '@shop/domain/format';

/** How far a zone reaches: `bis 15 km`, `15–30 km`; beyond the priced zones only the end is named. */
export function zoneDistance(zone: DeliveryZone): string {
  const nearer = DELIVERY_ZONES[DELIVERY_ZONES.indexOf(zone) - 1];
  return nearer && zone.freeFromCents !== undefined
    ? `${nearer.upToKm}–${zone.upToKm} km`
    : `bis ${zone.upToKm} km`;
}

/** A price of a zone; one that has none is agreed on. */
export function zonePrice(cents: number | undefined): string {
  return cents === undefined ? 'nach Angebot' : formatEuro(cents);
}
