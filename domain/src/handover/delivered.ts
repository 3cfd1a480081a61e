import { milli } from '../money/money.ts';
import { formatNumber } from '../text/format.ts';
import { orderedQuantity } from '../text/quantity.ts';
import { type CalendarDay, formatDay } from '../time/calendar.ts';

/** A weighing slip of the gate: weights in whole kilograms, `weighed_at` as `2026-11-24T09:12` in Berlin. */
export interface WeighingSlip {
  number: string;
  gross_kg: number;
  tare_kg: number;
  net_kg: number;
  weighed_at: string;
  plate: string;
}

/** What was handed over for an ordered line. */
export interface Delivered {
  /** In the line's unit, to three decimals; the sum of its slips if there are any. */
  quantity: number;
  /** Why the delivered quantity differs from the ordered one. */
  reason?: string | undefined;
  slips?: WeighingSlip[] | undefined;
}

/** A delivered line of a request, identified by its index in the order. */
export interface DeliveredLine extends Delivered {
  line: number;
  /** The line's article, to find it again if it has moved. */
  product_id?: number | undefined;
}

/** Delivered lines with the current index of their articles in the order. */
export const inPlace = (
  items: readonly { product_id: number }[],
  lines: readonly DeliveredLine[],
): DeliveredLine[] =>
  lines.map((said) => {
    const { line, product_id } = said;
    if (product_id === undefined || items[line]?.product_id === product_id) return said;
    return { ...said, line: items.findIndex((item) => item.product_id === product_id) };
  });

/** Body of `POST /api/admin/orders/{orderNumber}/delivered`. */
export interface DeliveredRequest {
  lines: DeliveredLine[];
  /** The day of the handover; missing to leave it unchanged. */
  delivered_day?: CalendarDay | undefined;
  /** Why slips count that are on another line or order as well. */
  slip_reason?: string | undefined;
}

export const MAX_SLIPS = 20;
/** Relative difference above which a reason is required. */
const FREE_DIFFERENCE = 0.1;
const MAX_TIMES_ORDERED = 10;

/**
 * Why goods cannot have changed hands on a day that the office enters, as a German sentence: it is neither in the
 * future nor before the contract or the handover.
 */
export function handoverDayProblem(
  day: CalendarDay,
  { today, first }: { today: CalendarDay; first: CalendarDay },
): string | undefined {
  if (day > today) return `Das geht nur bis heute, ${formatDay(today)}.`;
  return day < first ? `Das geht erst ab dem ${formatDay(first)}.` : undefined;
}

/** Whether goods in this unit are weighed at the gate. */
export const isSoldByWeight = (unit: string | undefined): boolean => unit === 't' || unit === 'kg';

/** `11,84 t`. */
export const quantityText = (quantity: number, unit = '', pieces?: number): string =>
  orderedQuantity({ quantity, unit, pieces });

/** A slip's number for comparing and finding: its letters and digits in upper case, if it has any. */
export function slipKey(number: string): string {
  const key = number.normalize('NFKC').toUpperCase();
  return key.replace(/[^\p{L}\p{N}]/gu, '') || key;
}

/** The slips recorded on several lines, as German sentences by their keys. */
export function slipsOnSeveralLines(
  lines: readonly { product_name: string; slips?: readonly WeighingSlip[] | undefined }[],
): Map<string, string> {
  const first = new Map<string, string>();
  const repeated = new Map<string, string>();
  for (const { product_name, slips = [] } of lines) {
    for (const { number } of slips) {
      const key = slipKey(number);
      const other = first.get(key);
      if (other === undefined) first.set(key, product_name);
      else {
        const text = `Der Wiegeschein ${number} steht bei „${other}“ und bei „${product_name}“.`;
        repeated.set(key, text);
      }
    }
  }
  return repeated;
}

interface OrderedLine {
  product_name: string;
  quantity: number;
  unit?: string | undefined;
}

/** The net weight of slips, in their line's unit. */
export function weighedQuantity(slips: readonly WeighingSlip[], unit: string | undefined): number {
  const kg = slips.reduce((sum, { net_kg }) => sum + net_kg, 0);
  return unit === 'kg' ? kg : kg / 1000;
}

/** Whether a delivered quantity requires a reason. */
export const needsReason = (ordered: number, quantity: number): boolean =>
  quantity === 0 || Math.abs(quantity - ordered) > ordered * FREE_DIFFERENCE + 1e-9;

/** Why an ordered line cannot have a delivered quantity, as a German sentence. */
export function deliveredProblem(
  { product_name, quantity: ordered, unit }: OrderedLine,
  { quantity, reason, slips = [] }: Delivered,
): string | undefined {
  const about = (text: string) => `${product_name}: ${text}`;
  if (quantity >= ordered * MAX_TIMES_ORDERED) {
    return about(
      `Geliefert sein kann nicht das Zehnfache der Bestellung über ${quantityText(ordered, unit)}.`,
    );
  }
  if (slips.length > 0 && !isSoldByWeight(unit)) {
    return about('Wiegescheine gibt es nur zu Waren, die nach Gewicht verkauft werden.');
  }
  for (const { number: slip, gross_kg, tare_kg, net_kg } of slips) {
    if (net_kg !== gross_kg - tare_kg) {
      return about(
        `Das Nettogewicht des Wiegescheins ${slip} ist nicht Brutto minus Tara (${formatNumber(gross_kg - tare_kg)} kg).`,
      );
    }
  }
  if (new Set(slips.map((slip) => slipKey(slip.number))).size < slips.length) {
    return about('Ein Wiegeschein ist zweimal angegeben.');
  }
  if (slips.length > 0 && milli(weighedQuantity(slips, unit)) !== milli(quantity)) {
    return about(
      `Die gelieferte Menge ist nicht die Summe der Wiegescheine (${quantityText(weighedQuantity(slips, unit), unit)}).`,
    );
  }
  if (needsReason(ordered, quantity) && !reason) {
    return about(
      quantity === 0
        ? 'Bitte geben Sie an, warum nicht geliefert wurde.'
        : 'Die Menge weicht um mehr als 10 % ab. Bitte geben Sie den Grund an.',
    );
  }
  return undefined;
}
