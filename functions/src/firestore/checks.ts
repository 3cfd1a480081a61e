import { Timestamp } from 'firebase-admin/firestore';

/** Whether a value read from Firestore is a `T`. */
export interface Check<T = unknown> {
  (value: unknown): boolean;
  /** Never set: carries the type. */
  readonly of?: T;
}

/** A check for every field of a stored object, so that none can be forgotten. */
export type Checks<Stored> = Readonly<Record<keyof Stored, Check>>;

type Of<C> = C extends Check<infer T> ? T : never;
type OptionalField<C> = { [F in keyof C]: undefined extends Of<C[F]> ? F : never }[keyof C];

/** The object whose fields have these checks. */
export type Checked<C> = { [F in Exclude<keyof C, OptionalField<C>>]: Of<C[F]> } & {
  [F in OptionalField<C>]?: Exclude<Of<C[F]>, undefined>;
};

export const isText: Check<string> = (value) => typeof value === 'string';
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
export const isInstant: Check<Timestamp> = (value) => value instanceof Timestamp;
/** Ids, quantities and cents: whole and not negative. */
export const isWhole: Check<number> = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
/** Cents of an amount that may be reversed or refunded. */
export const isSignedCents: Check<number> = Number.isSafeInteger;

/** Densities and measures. */
export const isPositive: Check<number> = (value) => Number.isFinite(value) && Number(value) > 0;

/** Quantities, of which an order's rest may be no whole number. */
export const isMeasure: Check<number> = (value) => Number.isFinite(value) && Number(value) >= 0;

export function oneOf<T>(values: readonly T[]): Check<T> {
  return (value) => (values as readonly unknown[]).includes(value);
}

export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value) => value === undefined || check(value);
}

export function orNull<T>(check: Check<T>): Check<T | null> {
  return (value) => value === null || check(value);
}

export function listOf<T>(check: Check<T>): Check<T[]> {
  return (value) => Array.isArray(value) && value.every(check);
}

export function mapOf<T>(check: Check<T>): Check<Readonly<Record<string, T>>> {
  return (value) => value instanceof Object && Object.values(value).every(check);
}

export function shapeOf<Stored>(checks: Checks<Stored>): Check<Stored> {
  return (value) => value instanceof Object && failingFields(value, checks).length === 0;
}

export function failingFields<Stored>(value: object, checks: Checks<Stored>): string[] {
  const failing: string[] = [];
  for (const field in checks) {
    if (!checks[field]((value as Stored)[field])) failing.push(field);
  }
  return failing;
}
