import type { Timestamp } from 'firebase-admin/firestore';

export const toIso = (instant: Timestamp): string => instant.toDate().toISOString();

/** Every field of `T`, even optional ones: leaving one out does not compile. */
export type AllFields<T> = { [Field in keyof Required<T>]: T[Field] };

/** Builds a `T` from all of its fields and drops those that are undefined. */
export function fromAllFields<T extends object>(fields: AllFields<T>): T {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as T;
}
