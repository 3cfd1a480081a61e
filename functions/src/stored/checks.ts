import { Timestamp } from 'firebase-admin/firestore';

/** Whether a field's value can be worked with. */
export type Check = (value: unknown) => boolean;

export type Checks = Readonly<Record<string, Check>>;

export const isText: Check = (value) => typeof value === 'string';
export const isFlag: Check = (value) => typeof value === 'boolean';
export const isInstant: Check = (value) => value instanceof Timestamp;
/** Ids, quantities and cents: never a fraction, never below zero. */
export const isWhole: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

export function optional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

export function orNull(check: Check): Check {
  return (value) => value === null || check(value);
}

export function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

export function shapeOf(checks: Checks): Check {
  return (value) => {
    if (!(value instanceof Object)) return false;
    const fields = value as Record<string, unknown>;
    for (const field in checks) if (!checks[field]?.(fields[field])) return false;
    return true;
  };
}

/** The names of the fields that fail. */
export function faultyFields(value: object, checks: Checks): string[] {
  const fields = value as Record<string, unknown>;
  const failing: string[] = [];
  for (const field in checks) if (!checks[field]?.(fields[field])) failing.push(field);
  return failing;
}
