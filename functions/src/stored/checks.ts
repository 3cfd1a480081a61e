import { Timestamp } from 'firebase-admin/firestore';

export type Check = (value: unknown) => boolean;

/** A check for every field of a stored object, so that none can be forgotten. */
export type Checks<Stored> = Readonly<Record<keyof Stored, Check>>;

export const isText: Check = (value) => typeof value === 'string';
export const isFlag: Check = (value) => typeof value === 'boolean';
export const isInstant: Check = (value) => value instanceof Timestamp;
/** Ids, quantities and cents: whole and not negative. */
export const isWhole: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** Densities and measures. */
export const isPositive: Check = (value) => Number.isFinite(value) && Number(value) > 0;

export function oneOf(values: readonly unknown[]): Check {
  return (value) => values.includes(value);
}

export function optional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

export function orNull(check: Check): Check {
  return (value) => value === null || check(value);
}

export function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

export function shapeOf<Stored>(checks: Checks<Stored>): Check {
  return (value) => value instanceof Object && failingFields(value, checks).length === 0;
}

export function failingFields<Stored>(value: object, checks: Checks<Stored>): string[] {
  const fields = value as Record<string, unknown>;
  return Object.entries<Check>(checks).flatMap(([field, check]) =>
    check(fields[field]) ? [] : field,
  );
}
