import { array, number, type ObjectSchema, object } from 'yup';
import { across } from '../fields/input-fields.ts';
import type { Cents } from '../money/money.ts';
import { formatNumber } from '../text/format.ts';
import { optionalText, requiredText } from '../text/validation.ts';
import { isCalendarDay } from '../time/calendar.ts';

/** A weighing slip of the gate: weights in whole kilograms, `weighed_at` as `2026-11-24T09:12` in Berlin. */
export interface WeighingSlip {
  number: string;
  gross_kg: number;
  tare_kg: number;
  net_kg: number;
  weighed_at: string;
  plate: string;
}

/** What was handed over of an ordered line. */
export interface Delivered {
  /** In the line's unit, to three decimals; the sum of its slips where there are any. */
  quantity: number;
  /** Why it is not what was ordered. */
  reason?: string | undefined;
  slips?: WeighingSlip[] | undefined;
}

/** A line of a request, by its place in the order. */
export interface DeliveredLine extends Delivered {
  line: number;
}

/** Body of `POST /api/admin/orders/{orderNumber}/delivered`. */
export interface DeliveredRequest {
  lines: DeliveredLine[];
}

export const MAX_SLIPS = 20;
/** A larger difference asks for a reason. */
const FREE_DIFFERENCE = 0.1;
const MAX_TIMES_ORDERED = 10;

/** Whether goods of a unit are weighed at the gate. */
export function isSoldByWeight(unit: string | undefined): boolean {
  return unit === 't' || unit === 'kg';
}

/** `11,84 t`. */
export function quantityText(quantity: number, unit = ''): string {
  return [formatNumber(quantity), unit].filter(Boolean).join(' ');
}

/** The net amount of a line, rounded once: 11.84 t at 24.50 € are 290.08 €. */
export function deliveredCents(unitPriceCents: Cents, quantity: number): Cents {
  return Math.round((unitPriceCents * milli(quantity)) / 1000);
}

const milli = (quantity: number) => Math.round(quantity * 1000);

interface OrderedLine {
  product_name: string;
  quantity: number;
  unit?: string | undefined;
}

/** The net weight of slips, in the unit of their line. */
export function weighedQuantity(slips: readonly WeighingSlip[], unit: string | undefined): number {
  const kg = slips.reduce((sum, { net_kg }) => sum + net_kg, 0);
  return unit === 'kg' ? kg : kg / 1000;
}

/** Whether a delivered quantity cannot stand without a reason. */
export function needsReason(ordered: number, quantity: number): boolean {
  return quantity === 0 || Math.abs(quantity - ordered) > ordered * FREE_DIFFERENCE + 1e-9;
}

/** Why a delivered quantity of an ordered line cannot be, as a German sentence. */
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
  if (new Set(slips.map((slip) => slip.number)).size < slips.length) {
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

const NO_DELIVERED = 'Die Angaben zur gelieferten Menge sind ungültig.';
const NO_QUANTITY = 'Gelieferte Menge: Zahl ab 0 mit höchstens drei Nachkommastellen erwartet';

function kilograms(label: string, min: number) {
  const message = `${label}: ganze Kilogramm von ${min} bis 100.000 erwartet`;
  return number()
    .typeError(message)
    .required(message)
    .test('kg', message, (kg) => Number.isInteger(kg) && kg >= min && kg <= 100_000);
}

const slip: ObjectSchema<WeighingSlip> = object({
  number: requiredText(
    'Nummer des Wiegescheins',
    30,
    'Bitte geben Sie die Nummer des Wiegescheins an.',
  ),
  gross_kg: kilograms('Brutto', 1),
  tare_kg: kilograms('Tara', 0),
  net_kg: kilograms('Netto', 1),
  weighed_at: requiredText('Zeit der Wägung', 16, 'Bitte geben Sie die Zeit der Wägung an.').test(
    'instant',
    'Zeit der Wägung: Datum und Uhrzeit erwartet',
    (text) =>
      isCalendarDay((text ?? '').slice(0, 10)) &&
      /^T([01]\d|2[0-3]):[0-5]\d$/.test((text ?? '').slice(10)),
  ),
  plate: optionalText('Kennzeichen', 20),
})
  .typeError(NO_DELIVERED)
  .required(NO_DELIVERED)
  .noUnknown(NO_DELIVERED);

const deliveredLine: ObjectSchema<DeliveredLine> = object({
  line: number()
    .typeError(NO_DELIVERED)
    .required(NO_DELIVERED)
    .test('line', NO_DELIVERED, (line) => Number.isInteger(line) && line >= 0),
  quantity: number()
    .typeError(NO_QUANTITY)
    .required(NO_QUANTITY)
    .test('quantity', NO_QUANTITY, (quantity) => {
      return quantity >= 0 && quantity <= 1e9 && milli(quantity) / 1000 === quantity;
    }),
  reason: optionalText('Grund', 200)
    .transform((text: string) => text || undefined)
    .default(undefined),
  slips: array(slip).typeError(NO_DELIVERED).max(MAX_SLIPS, `Höchstens ${MAX_SLIPS} Wiegescheine`),
})
  .typeError(NO_DELIVERED)
  .required(NO_DELIVERED)
  .noUnknown(NO_DELIVERED);

/** The delivered lines of a request, each once. */
export function deliveredLines(maxLines: number) {
  return array(deliveredLine)
    .typeError(NO_DELIVERED)
    .max(maxLines, NO_DELIVERED)
    .test(
      'once',
      NO_DELIVERED,
      across<DeliveredLine[] | undefined>((lines = []) => {
        return new Set(lines.map(({ line }) => line)).size === lines.length;
      }),
    );
}
