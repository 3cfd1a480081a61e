import { array, number, type ObjectSchema, object } from 'yup';
import { across } from '../fields/input-fields.ts';
import { milli } from '../money/money.ts';
import { optionalText, requiredText } from '../text/validation.ts';
import { isCalendarDay } from '../time/calendar.ts';
import { type DeliveredLine, MAX_SLIPS, type WeighingSlip } from './delivered.ts';

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

/** Why a quantity differs, or a slip counts again. */
export const optionalReason = optionalText('Grund', 200)
  .transform((text: string) => text || undefined)
  .default(undefined);

const deliveredLine: ObjectSchema<DeliveredLine> = object({
  product_id: number().typeError(NO_DELIVERED).integer(NO_DELIVERED),
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
  reason: optionalReason,
  slips: array(slip).typeError(NO_DELIVERED).max(MAX_SLIPS, `Höchstens ${MAX_SLIPS} Wiegescheine`),
})
  .typeError(NO_DELIVERED)
  .required(NO_DELIVERED)
  .noUnknown(NO_DELIVERED);

/** The delivered lines of a request; each line may occur once. */
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
