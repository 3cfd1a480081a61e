import { array, type ISchema, number, type ObjectSchema } from 'yup';
import { toCents, toEuro } from '../money/money.ts';
import { type Lines, textSchema } from '../text/validation.ts';
import { isCalendarDay } from '../time/calendar.ts';

/** Schemas for input from the office. None coerces types; `label` starts each German message. */

/** A text that may be missing; a blank one counts as missing. */
export function textOrNone(label: string, max: number, lines?: Lines) {
  return textSchema(lines)
    .typeError(`${label}: Text erwartet`)
    .nonNullable(`${label}: Text erwartet`)
    .max(max, `${label}: höchstens ${max} Zeichen`)
    .transform((value?: string) => value || undefined);
}

/** A number between the limits, both included. */
export function numberWithin(label: string, min: number, max: number) {
  const message = `${label}: Zahl von ${min.toLocaleString('de-DE')} bis ${max.toLocaleString('de-DE')} erwartet`;
  return number()
    .typeError(message)
    .nonNullable(message)
    .test(
      'within',
      message,
      (value) => typeof value !== 'number' || (value >= min && value <= max),
    );
}

/** A whole number between the limits, both included. */
export function wholeNumber(label: string, min: number, max: number) {
  return numberWithin(label, min, max).test(
    'whole',
    `${label}: ganze Zahl erwartet`,
    (value) => value === undefined || Number.isSafeInteger(value),
  );
}

const MAX_EURO = 1_000_000;

/** A number of at most two decimals. */
export function twoDecimals(label: string, min: number, max: number) {
  return numberWithin(label, min, max).test(
    'cents',
    `${label}: höchstens zwei Nachkommastellen`,
    (value) => typeof value !== 'number' || toEuro(toCents(value)) === value,
  );
}

/** An amount in whole cents, given in euro; at least `minEuro`. */
export function euroAmount(label: string, minEuro = 0.01) {
  return twoDecimals(label, minEuro, MAX_EURO);
}

/** A calendar day, `YYYY-MM-DD`. */
export function dayOf(label: string) {
  const message = `${label}: Bitte geben Sie ein Datum an`;
  return textSchema()
    .typeError(message)
    .nonNullable(message)
    .test('day', message, (value) => value === undefined || isCalendarDay(value));
}

/** A list of at most `max` entries. */
export function listOf<Entry>(label: string, max: number, entry: ISchema<Entry>) {
  return array(entry as ISchema<NonNullable<Entry>>)
    .typeError(`${label}: Liste erwartet`)
    .defined(`${label}: Liste erwartet`)
    .nonNullable(`${label}: Liste erwartet`)
    .max(max, `${label}: höchstens ${max} Einträge`);
}

/** Refuses unknown fields and anything but an object. */
export function record<Fields extends object>(label: string, fields: ObjectSchema<Fields>) {
  const message = `${label}: Die Angaben sind ungültig`;
  return fields.typeError(message).nonNullable(message).noUnknown(message);
}

/**
 * A check across several fields. yup runs it even if the fields themselves are invalid; an exception counts
 * as failed.
 */
export function across<Value>(check: (value: Value) => boolean): (value: unknown) => boolean {
  return (value) => {
    try {
      return check(value as Value);
    } catch {
      return false;
    }
  };
}

export const NO_REQUEST_ID = 'Die Kennung der Anfrage ist ungültig.';

/** Chosen by the browser, so that a repeated request counts once. */
export const requestIdSchema = textSchema()
  .typeError(NO_REQUEST_ID)
  .required(NO_REQUEST_ID)
  .matches(/^[A-Za-z0-9-]{8,40}$/, NO_REQUEST_ID);
