import { DELIVERY_ZONES, type DeliveryZone } from './delivery-zones.ts';

/** Postcodes from `from` to `to`, both included, and the number of their zone: 1 is the nearest. */
export interface DeliveryArea {
  from: string;
  to: string;
  zone: number;
}

/** Whether a text is a German postcode: `01067` to `99998`. */
export const isPostalCode = (text: string): boolean => /^(?!00)\d{5}$/.test(text);

type Range = Pick<DeliveryArea, 'from' | 'to'>;

/** Maps the index of each area that overlaps an area starting before it to that earlier area. */
export function overlaps(areas: readonly Range[]): Map<number, Range> {
  const found = new Map<number, Range>();
  const whole = [...areas.entries()]
    .filter(([, { from, to }]) => isPostalCode(from) && isPostalCode(to) && from <= to)
    .sort(([, a], [, b]) => (a.from < b.from ? -1 : 1));
  let reaching: Range | undefined;
  for (const [index, area] of whole) {
    if (reaching && area.from <= reaching.to) found.set(index, reaching);
    if (!reaching || area.to > reaching.to) reaching = area;
  }
  return found;
}

/** Message for an invalid postcode. */
export const NO_POSTAL_CODE = 'Bitte geben Sie eine Postleitzahl mit fünf Ziffern an.';

/** Message for a postcode beyond the priced zones. */
export function outOfAreaMessage(postalCode: string): string {
  return `Nach ${postalCode} liefern wir nur auf Anfrage. Bitte fordern Sie ein Angebot an.`;
}

/** A postcode's zone; undefined if the company does not deliver there. */
export function zoneOfPostalCode(
  areas: readonly DeliveryArea[],
  postalCode: string,
  zones = DELIVERY_ZONES,
): DeliveryZone | undefined {
  const area = areas.find(({ from, to }) => from <= postalCode && postalCode <= to);
  return area && zones[area.zone - 1];
}
