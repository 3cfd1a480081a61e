import type { CatalogueRentalTool, DemoTool } from '../catalogue-types.ts';

type BookingFacts = Pick<
  CatalogueRentalTool,
  | 'buffer_days'
  | 'insurance_price_cents'
  | 'extra_hour_price_cents'
  | 'fuel_price_cents'
  | 'cleaning_price_cents'
  | 'accessories'
  | 'weekend_price_cents'
>;

const DIESEL = { fuel_price_cents: 2_15 };
const PETROL = { fuel_price_cents: 2_25 };
/** With a meter of operating hours, and checked for a day after each return. */
const MACHINES: Readonly<Record<number, { fuel_price_cents: number } | null>> = {
  1: DIESEL,
  2: DIESEL,
  3: DIESEL,
  4: DIESEL,
  5: PETROL,
  103: DIESEL,
  105: DIESEL,
  106: DIESEL,
  402: PETROL,
  507: null,
};
const WITH_PETROL = [101, 102, 104, 204, 205, 301, 307, 401, 405];

/** What people rent for a job at home. */
const AT_WEEKENDS = [1, 2, 5, 101, 102, 104, 201, 204, 206, 301, 304, 401, 405];

const ACCESSORIES: Readonly<Record<number, readonly string[]>> = {
  1: ['Zündschlüssel', 'Tieflöffel 25 cm', 'Tieflöffel 40 cm', 'Grabenräumlöffel', 'Fettpresse'],
  2: ['Zündschlüssel', 'Tieflöffel 30 cm', 'Tieflöffel 50 cm', 'Grabenräumlöffel 100 cm'],
  3: ['Zündschlüssel', 'Tieflöffel 40 cm', 'Tieflöffel 60 cm', 'Grabenräumlöffel 120 cm'],
  4: ['Zündschlüssel', 'Erdschaufel', 'Palettengabel'],
  105: ['Fernbedienung', 'Ladekabel der Fernbedienung'],
  206: ['Absaughaube', 'Schleifteller'],
  301: ['Wasserschlauch', 'Werkzeugschlüssel'],
  302: ['Zusatzgriff', 'Schutzhaube'],
  303: ['Koffer', 'Zusatzgriff', 'Tiefenanschlag'],
  304: ['Koffer', 'Spitzmeißel', 'Flachmeißel'],
  305: ['Spitzmeißel', 'Flachmeißel', 'Transportwagen'],
  306: ['Bohrständer', 'Wasseranschluss', 'Koffer'],
  405: ['Saugschlauch mit Korb', 'Druckschlauch 20 m'],
  507: ['Zündschlüssel', 'Ladekabel'],
};

/**
 * A demo tool's booking data: an extra hour costs an eighth of the day, insurance a twelfth, a weekend one and a half.
 */
export function bookingFacts({ id, daily_price_cents }: DemoTool): BookingFacts {
  const isMachine = id in MACHINES;
  const isPowered = isMachine || WITH_PETROL.includes(id);
  const accessories = ACCESSORIES[id]?.join('\n');
  return {
    ...(isMachine && { buffer_days: 1, extra_hour_price_cents: toHalfEuro(daily_price_cents / 8) }),
    ...(isPowered && { insurance_price_cents: toHalfEuro(daily_price_cents / 12) }),
    ...(MACHINES[id] ?? (WITH_PETROL.includes(id) ? PETROL : {})),
    ...(AT_WEEKENDS.includes(id) && {
      weekend_price_cents: Math.round((1.5 * daily_price_cents) / 100) * 100,
    }),
    cleaning_price_cents: isMachine ? 65_00 : 25_00,
    ...(accessories && { accessories }),
  };
}

const toHalfEuro = (cents: number): number => Math.ceil(cents / 50) * 50;
