/** Firestore's maximum of values that a query compares a field with. */
const MAX_VALUES = 30;

/** The values in as many parts as queries need. */
export const inChunks = <Value>(values: readonly Value[], size = MAX_VALUES): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
